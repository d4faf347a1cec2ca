import Tote
import ToteModel

/// What may complete a line, taken from the command table, so that it offers exactly what the command accepts.
struct CompletionCandidates {
  private(set) var words: [(text: String, help: String)] = []
  /// Kinds of names to look up in the database.
  private(set) var names: [Operand.Kind] = []
  private(set) var hasFiles = false
  /// The part of the word before what is completed: `--format=`, `-l`.
  private(set) var head = ""
  private(set) var typed: String
  private(set) var values: [String: String] = [:]
  private(set) var operands: [String] = []
  private(set) var areOperands = false

  private var path: [Command]
  private var pending: Option?

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

  /// An option written together with its value, `--format=csv` or `-qlParty`, and the part before the value.
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
    case .file, .input: hasFiles = true
    case .filter:
      words += ItemQuery.State.allCases.map { ("is:\($0.rawValue)", "") }
      names.append(.filter)
    case .list, .archivedList, .anyList, .item, .openItem, .tickedItem, .boughtItem, .unpricedItem,
      .note, .noteFolder, .template, .store, .tag:
      names += [operand?.kind].compactMap { $0 }
    case .setting:
      words += SettingName.allCases.map { ($0.rawValue, $0.meaning) }
      // The many others, once it is clear that one of them is meant.
      if typed.hasPrefix("keys.") { words += App.commands.map { ("keys.\($0.id)", "") } }
      if typed.hasPrefix("colors.") {
        words += ["colors", "colors.dark", "colors.light"].flatMap { table in
          RoleColors.roles.map { ("\(table).\($0)", "") }
        }
      }
    case .settingValue: findValues(of: operands.first ?? "")
    case .text, .number, nil: break
    }
  }

  private mutating func findValues(of setting: String) {
    switch SettingAddress(typed: setting) {
    case .setting(.defaultList): names.append(.list)
    case .setting(.defaultStore): names.append(.store)
    case .setting(let name):
      switch name.row.kind {
      case .choice(let choices): words += choices.map { ($0, "") }
      case .flag: words += ["true", "false"].map { ($0, "") }
      case .number, .text: break
      }
    case .color: words += RoleColors.names.map { ($0, "") }
    case .keys, .unknown: break
    }
  }

  /// Names from the database that aren't on the line yet and wouldn't look like options, unless after `--`.
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

  var matchingWords: [(text: String, help: String)] {
    words.filter { $0.text.lowercased().hasPrefix(typed.lowercased()) }
  }

  /// Ignores case and accents, but not a space at the end.
  static func key(of text: String) -> String { Folding.fold(text) + (text.last == " " ? " " : "") }
}
