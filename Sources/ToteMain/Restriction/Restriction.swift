import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a restricted run refuses on the command line: files that its words name, and commands that reach outside by
/// themselves. `ToteEnvironment+Restricted.swift` is the same for the app.
enum Restriction {
  /// Throws for the first word that is refused. Only the account's own words may name the database.
  static func check(_ reading: Invocation.Reading, isGuest: Bool) throws(UsageError) {
    let path = reading.path
    if path.contains(where: \.reachesOutside) {
      throw UsageError(.restricted(path.map(\.name).joined(separator: " ")))
    }
    for option in path.flatMap(\.options) where reading.arguments.has(option.name) {
      let isAccounts = !isGuest && option.name == "--db"
      let value = reading.arguments[option.name] ?? ""
      guard !isAccounts, option.reachesOutside || option.value?.namesFile(value) == true else { continue }
      throw UsageError(.restricted(option.name))
    }
    let operands = reading.arguments.operands
    for (index, word) in operands.enumerated() {
      if path.last?.operand(at: index, of: operands.count)?.namesFile(word) == true {
        throw UsageError(.restrictedFile(word.printable))
      }
    }
  }

  /// What somebody who comes over ssh asks for, where `ForceCommand` gave tote no command; `nil` if that is nothing. The house
  /// reads the words itself, so that there is nothing in them for a shell.
  static func guestWords(
    _ own: Invocation.Reading, _ variables: Variables, of root: Command
  ) -> Result<ArraySlice<String>, UsageError>? {
    guard case .open = own.request, let line = variables.value("SSH_ORIGINAL_COMMAND"),
      !line.allSatisfy(\.isWhitespace)
    else { return nil }
    // No folder is meant by a tilde.
    guard let words = CommandWords.split(line, home: "~") else {
      return .failure(UsageError(.openQuote(line.printable)))
    }
    return .success(words.first == root.name ? words.dropFirst() : words[...])
  }
}

// The variables that may have come from a client.
extension Restriction {
  /// They say how the terminal is, and in which language and zone its person lives. None names a file, a folder or a
  /// program: those are the account's.
  private static func isKept(_ name: String, _ value: String) -> Bool {
    switch name {
    case "HOME", "USER", "LOGNAME", "SHELL", "PATH", "TERM", "COLORTERM", "NO_COLOR", "LANG",
      "SSH_CONNECTION",
      "SSH_ORIGINAL_COMMAND", "SSH_TTY":
      true
    // A zone by its name: behind a colon or a slash it would be a file.
    case "TZ": !value.hasPrefix(":") && !value.hasPrefix("/") && !value.contains("..")
    default: name.hasPrefix("LC_")
    }
  }

  static func kept(of variables: Variables) -> Variables {
    var kept = variables
    kept.value = { name in variables.value(name).flatMap { isKept(name, $0) ? $0 : nil } }
    return kept
  }

  /// The same for libraries and for `tote-sync`, which read them by themselves. Before any thread is there.
  static func clearEnvironment() {
    var dropped: [String] = []
    var entry = environ
    while let text = entry.pointee {
      let parts = String(cString: text).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      if !isKept(name, parts.count > 1 ? String(parts[1]) : "") { dropped.append(name) }
      entry += 1
    }
    for name in dropped { unsetenv(name) }
  }
}

extension Operand {
  fileprivate func namesFile(_ word: String) -> Bool {
    switch kind {
    case .file: true
    case .input: word != "-"
    default: false
    }
  }
}
