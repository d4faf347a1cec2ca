import ToteModel

/// What may stand at the end of a line that is being typed: read from the table of commands, so that what completion
/// candidates is what the command will take.
struct CompletionCandidates {
  /// Fixed words, such as commands and options, each with what it means.
  private(set) var words: [(text: String, help: String)] = []
  /// The kinds of names that the database has to be asked for.
  private(set) var names: [Operand.Kind] = []
  /// Whether the name of a file may stand there.
  private(set) var hasFiles = false
  /// What stands before the part that is offered, in the same word: `--format=`, `-l`.
  private(set) var head = ""
  /// What is typed of that part.
  private(set) var typed: String
  /// What stands before in the line.
  private(set) var values: [String: String] = [:]
  private(set) var operands: [String] = []
  private(set) var areOperands = false

  private var path: [Command]
  private var pending: Option?

  /// Reads the words that are whole, and the one at the end, which may be empty.
  init(behind words: some Sequence<String>, at last: String, of root: Command) {
    path = [root]
    typed = last
    for word in words { read(word) }
    findCandidates(at: last)
  }

  private var command: Command { path[path.count - 1] }
  private var options: [Option] { path.reversed().flatMap(\.options) }
  private func option(_ name: some StringProtocol) -> Option? {
    options.first { $0.names.contains(String(name)) }
  }

  private mutating func read(_ word: String) {
    if let option = pending {
      values[option.name] = word
      pending = nil
    } else if areOperands || word == "-" || !word.hasPrefix("-") {
      if operands.isEmpty, let next = command.command(word) {
        path.append(next)
      } else {
        operands.append(word)
      }
    } else if word == "--" {
      areOperands = true
    } else if let (option, head) = valued(word) {
      values[option.name] = String(word.dropFirst(head.count))
    } else if let option = option(word.hasPrefix("--") ? word : "-\(word.last ?? "-")"), option.value != nil {
      pending = option
    }
  }

  /// The option of a word that holds its value too, `--format=csv` or `-qlParty`, and what stands before the value.
  private func valued(_ word: String) -> (Option, head: String)? {
    if word.hasPrefix("--") {
      guard let equals = word.firstIndex(of: "="), let option = option(word[..<equals]), option.value != nil
      else { return nil }
      return (option, String(word[...equals]))
    }
    for (place, letter) in word.enumerated().dropFirst() {
      guard let option = option("-\(letter)") else { return nil }
      if option.value != nil {
        return place + 1 < word.count ? (option, String(word.prefix(place + 1))) : nil
      }
    }
    return nil
  }

  private mutating func findCandidates(at last: String) {
    if let option = pending {
      findCandidates(for: option.value)
    } else if !areOperands, last.hasPrefix("-") {
      if let (option, head) = valued(last) {
        self.head = head
        typed = String(last.dropFirst(head.count))
        findCandidates(for: option.value)
      } else {
        words = options.filter {
          !$0.isForApp || path.count == 1 || command.appOptions.contains($0.name)
        }.flatMap { option in
          option.names.map { ($0, option.help(ToteMain.words)) }
        }
      }
    } else if !command.commands.isEmpty, operands.isEmpty {
      words = summaries(of: command)
    } else {
      for operand in command.operands(behind: operands.count) { findCandidates(for: operand) }
    }
  }

  private func summaries(of command: Command) -> [(text: String, help: String)] {
    command.commands.map { ($0.name, $0.help(ToteMain.words).summary) }
  }

  private mutating func findCandidates(for operand: Operand?) {
    switch operand?.kind {
    case .choice(let choices): words += choices.map { ($0, "") }
    case .command:
      var below = path[0]
      for word in operands { below = below.command(word) ?? below }
      words = summaries(of: below)
    case .file: hasFiles = true
    case .filter:
      words += ItemQuery.State.allCases.map { ("is:\($0.rawValue)", "") }
      names.append(.filter)
    case .list, .archivedList, .item, .openItem, .tickedItem, .boughtItem, .note, .store, .tag:
      names += [operand?.kind].compactMap { $0 }
    case .text, .number, nil: break
    }
  }

  /// Of names that the database has, those that may stand here: none twice, none that the line has already, and behind
  /// no `--` none that would be taken for an option.
  func matching(_ names: [String]) -> [String] {
    let key = Self.key(of: typed)
    var known = Set(operands)
    return names.filter { name in
      !name.isEmpty && Self.key(of: name).hasPrefix(key)
        && (areOperands || pending != nil || !head.isEmpty || !name.hasPrefix("-"))
        && !name.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
        && known.insert(name).inserted
    }
  }

  /// Of the fixed words, those that begin with what was typed.
  var matchingWords: [(text: String, help: String)] {
    words.filter { $0.text.lowercased().hasPrefix(typed.lowercased()) }
  }

  /// Neither case nor accents count; a blank at the end does.
  static func key(of text: String) -> String { Folding.fold(text) + (text.last == " " ? " " : "") }
}
