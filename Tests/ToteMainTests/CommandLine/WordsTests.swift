// In every language, all texts fit and are translated, and every example runs.

import Testing
import Tote

@testable import ToteMain
@testable import ToteModel

@Suite struct CommandLineWordsTests {
  /// Every command with its parents.
  static let paths: [[Command]] = {
    func below(_ path: [Command]) -> [[Command]] {
      [path] + path[path.count - 1].commands.flatMap { below(path + [$0]) }
    }
    return below([.tote])
  }()

  /// The sentences of a help text, without what users type, which is the same in all languages.
  static func sentences(of path: [Command], in words: any CommandLineWords) -> [String] {
    let command = path[path.count - 1]
    let help = command.help(words)
    return [help.summary] + help.details + help.examples.map(\.meaning)
      + command.options.map { $0.help(words) }
  }

  @Test(arguments: Language.allCases)
  func `help fits into 80 columns, and says all that the table says`(language: Language) {
    let words = language.commandLineWords
    #expect(words.language == language)
    for path in Self.paths {
      let text = HelpText(path, in: words).text
      for line in text.split(separator: "\n") where line.count > 80 {
        // Examples are one line, however long.
        let isExample = path[path.count - 1].help(words).examples.contains { line == "  \($0.line)" }
        #expect(isExample, "\(path.map(\.name)): \(line)")
      }
      for option in path[path.count - 1].options {
        #expect(text.contains("  \(option.synopsis(in: words))  "), "\(option.name)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `sentences begin with a capital; what stands in a table has no full stop`(language: Language) throws {
    let words = language.commandLineWords
    for path in Self.paths {
      let command = path[path.count - 1]
      let help = command.help(words)
      for label in [help.summary] + command.options.map({ $0.help(words) }) {
        #expect(label.first?.isUppercase == true && label.last != ".", "\(path.map(\.name)): \(label)")
      }
      for detail in help.details where !detail.hasPrefix(CommandHelp.bullet) && !detail.hasPrefix("  ") {
        let begins =
          detail.first.map { $0.isUppercase || $0 == "-" } == true
          || ["md, ", "tote "].contains { detail.hasPrefix($0) }
        #expect(begins && (detail.last == "." || detail.last == ":"), "\(path.map(\.name)): \(detail)")
      }
      for example in help.examples { #expect(example.meaning.last != ".", "\(example.meaning)") }
    }
  }

  @Test(arguments: Language.allCases)
  func `every command has an example that can be read, and the same ones in every language`(
    language: Language
  ) throws {
    let words = language.commandLineWords
    for path in Self.paths {
      let command = path[path.count - 1]
      let examples = command.help(words).examples
      if command.run != nil { #expect(!examples.isEmpty, "\(command.name)") }
      #expect(examples.count == command.help(Speaker(.english)).examples.count, "\(command.name)")
      for example in examples {
        // Of a pipeline, check our own part.
        for part in example.line.split(separator: "|") {
          guard let words = CommandWords.split(String(part), home: ""), words.first == "tote" else {
            continue
          }
          var reading = try ArgumentParser(
            words.dropFirst().prefix { !$0.hasPrefix(">") && $0 != "<" }, of: .tote)
          try reading.checkOperands()
          guard reading.path.map(\.name) == ["tote", "add"], reading.arguments.operands != ["-"] else {
            continue
          }
          // An example that claims to be understood must be.
          let item = QuickAdd(reading.arguments.operands.joined(separator: " "))?.item
          #expect(item?.amount != nil, "\(example.line)")
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `what is typed behind an option is named as it is typed`(language: Language) {
    let words = language.commandLineWords
    for command in Self.paths.compactMap(\.last) {
      for option in command.options {
        guard case .choice(let values)? = option.value?.kind else { continue }
        let told = ([option.help(words)] + command.help(words).details).joined(separator: " ")
        let said = Set(told.split { !$0.isLetter && $0 != "." && $0 != "-" }.map(String.init))
        for value in values {
          #expect(
            said.contains(value) || told.contains("\(value) ") || told.contains(".\(value)"),
            "\(command.name) \(option.name) \(value): \(told)")
        }
      }
    }
  }

  @Test(arguments: Language.allCases)
  func `units are named in the language, and as they are understood`(language: Language) {
    let help = language.commandLineWords.addHelp.details.joined(separator: " ")
    for unit in Unit.allCases where unit != .piece {
      #expect(help.contains(unit.name(in: language)), "\(unit)")
      // A glass is one only before `of`.
      if unit == .glass { continue }
      #expect(QuickAdd("1 \(unit.name(in: language)) x", in: language)?.item.amount?.unit == unit, "\(unit)")
    }
  }

  @Test(arguments: Language.allCases)
  func `each operand has a name`(language: Language) {
    let named = language.phrases.files.flatMap(\.ids).filter { $0.hasPrefix("help-name-") }
    #expect(Set(named) == Set(Operand.Name.allCases.map { "help-name-\($0.rawValue)" }))
  }

  @Test func `one and several agree`() {
    let (english, spanish) = (Speaker(.english), Speaker(.spanish))
    #expect(english.unpricedToList(1).hasSuffix("lists it."))
    #expect(english.unpricedToList(2).hasSuffix("lists them."))
    #expect(spanish.unpricedToList(1).hasSuffix("lo muestra."))
    #expect(spanish.unpricedToList(2).hasSuffix("los muestra."))
    #expect(spanish.leftOutTicked(1) == "Se omitió 1 artículo marcado.")
  }

  @Test func `no option means two things`() {
    for path in Self.paths {
      let names = path.flatMap(\.options).flatMap(\.names)
      #expect(Set(names).count == names.count, "\(path.map(\.name))")
    }
  }

  @Test(arguments: Language.allCases)
  func `the manual can be made, and is in its language`(language: Language) {
    let words = language.commandLineWords
    let manual = Manual(of: .tote, version: "1", in: words).text
    for path in Self.paths.dropFirst() where path[path.count - 1].commands.isEmpty {
      for sentence in Self.sentences(of: path, in: words) {
        #expect(
          manual.contains(Manual.escaped(sentence.dropBullet))
            || manual.contains(Manual.escaped(sentence.capitalizedFirst)))
      }
    }
    for code in ExitCode.allCases { #expect(manual.contains(Manual.escaped(words.meaning(code)))) }
  }

  @Test func `no two languages say the same`() {
    var languages: [String: [Language]] = [:]
    for language in Language.allCases {
      let words = language.commandLineWords
      var said = Set(Self.paths.flatMap { Self.sentences(of: $0, in: words) })
      said.formUnion(ExitCode.allCases.map(words.meaning))
      said.formUnion(AllMessages.of(words))
      for sentence in said { languages[sentence, default: []].append(language) }
    }
    #expect(languages.count > 900)
    for (sentence, languages) in languages where languages.count > 1 {
      // A word or two, such as JSON, may be the same; a sentence may not.
      let words = sentence.split { !$0.isLetter }.filter { $0.count > 1 }
      #expect(words.count < 3 || AllMessages.areTyped(sentence), "\(languages) say \"\(sentence)\"")
    }
  }

  @Test func `every message is one sentence, or a label, without a blank at either end`() {
    for language in Language.allCases {
      for message in AllMessages.of(language.commandLineWords) {
        #expect(!message.isEmpty && message.first != " " && message.last != " ", "\(message)")
        #expect(!message.contains("  ") && !message.contains("Optional("), "\(message)")
      }
    }
  }
}

extension String {
  fileprivate var dropBullet: String {
    let text = hasPrefix(CommandHelp.bullet) ? dropFirst(CommandHelp.bullet.count) : self[...]
    return String(text.drop { $0 == " " })
  }
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
