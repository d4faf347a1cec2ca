import ToteModel
import ToteStorage
import ToteSync

struct SyncInvocation: Equatable {
  enum Request: Equatable {
    case logIn(LoginOptions)
    /// As whom and where the database says, if the user confirms it.
    case logInAgain(source: SecretSource?, authorities: String?)
    case sharing(SharingCommand)
    case help
    case refuse(Problem)
  }

  enum Problem: Error, Equatable {
    case missingCommand, missingList, missingAddress, missingUser, twoPasswords
    case unknownCommand(String), unknownOption(String), missingValue(String), unexpected(String)
    case notALanguage(String)
    case address(WebAddress.Fault, String)
  }

  var request: Request
  /// Whether an open screen started this, not a person at the shell.
  var isForScreen = false
  /// In the app, to join a list.
  var joinKeys = ScreenKeys.join
  var language: Language
  var database: String?

  /// - Parameter settings: Those of `tote`, which speaks the same language.
  init(_ arguments: [String], variables: Variables, settings: Settings = Settings()) {
    language = settings.language ?? Language(variables)
    var reading = Reading()
    do throws(Problem) {
      try reading.read(arguments)
      language = try reading.language ?? language
      database = reading.values["--db"]
      isForScreen = reading.flags.contains("--screen")
      joinKeys = reading.values["--join-keys"] ?? joinKeys
      request = reading.wantsHelp ? .help : try reading.request(variables)
    } catch {
      // Refuse in the language that was asked for.
      language = (try? reading.language) ?? language
      request = .refuse(error)
    }
  }
}

private struct Reading {
  var words: [String] = []
  var values: [String: String] = [:]
  var wantsHelp = false

  var flags: Set<String> = []

  static let options: Set = [
    "--user", "--password-command", "--password-file", "--ca", "--language", "--db", "--as", "--join-keys",
  ]
  static let flags: Set = ["--json", "--delete-on-server", "--screen"]

  /// Options may come before or after the command: `--user ada`, `--user=ada`. After `--` there are none.
  mutating func read(_ arguments: [String]) throws(SyncInvocation.Problem) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        words += rest
        return
      }
      guard word.hasPrefix("-"), word != "-" else {
        words.append(word)
        continue
      }
      if word == "--help" {
        wantsHelp = true
        continue
      }
      if Self.flags.contains(word) {
        flags.insert(word)
        continue
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard Self.options.contains(parts[0]) else { throw .unknownOption(parts[0]) }
      guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw .missingValue(parts[0])
      }
      values[parts[0]] = value
    }
  }

  var language: Language? {
    get throws(SyncInvocation.Problem) {
      guard let code = values["--language"] else { return nil }
      guard let language = Language(code: code) else { throw .notALanguage(code) }
      return language
    }
  }

  private func sharingCommand(_ command: String) throws(SyncInvocation.Problem) -> SharingCommand {
    let operands = Array(words.dropFirst())
    func operand(_ index: Int) throws(SyncInvocation.Problem) -> String {
      guard operands.count > index else { throw .missingList }
      return operands[index]
    }
    let (result, most): (SharingCommand, Int) =
      switch command {
      case "logout": (.logOut, 0)
      case "share": (.share(list: try operand(0), name: values["--as"]), 1)
      case "join": (.join(operands.first, isJSON: flags.contains("--json")), 1)
      case "unshare":
        (.unshare(list: try operand(0), deletesOnServer: flags.contains("--delete-on-server")), 1)
      case "sync": (.sync(list: operands.first), 1)
      case "status": (.status(isJSON: flags.contains("--json")), 0)
      case "log": (.log(isJSON: flags.contains("--json")), 0)
      case "held":
        switch try operand(0) {
        case "accept": (.held(accept: true, list: try operand(1)), 2)
        case "keep": (.held(accept: false, list: try operand(1)), 2)
        case let word: throw .unexpected(word)
        }
      default: throw .unknownCommand(command)
      }
    guard operands.count <= most else { throw .unexpected(operands[most]) }
    return result
  }

  func request(_ variables: Variables) throws(SyncInvocation.Problem) -> SyncInvocation.Request {
    guard let command = words.first else { throw .missingCommand }
    if command != "login" { return .sharing(try sharingCommand(command)) }
    guard words.count < 3 else { throw .unexpected(words[2]) }
    // What is stored must work from any working folder.
    let places = Places(variables)
    let authorities = values["--ca"].map(places.path(of:))
    var source: SecretSource?
    switch (values["--password-command"], values["--password-file"]) {
    case (nil, nil): source = nil
    case (let command?, nil): source = .command(command)
    case (nil, let file?): source = .file(places.path(of: file))
    case (_?, _?): throw .twoPasswords
    }
    guard words.count == 2 else {
      if values["--user"] != nil { throw .missingAddress }
      return .logInAgain(source: source, authorities: authorities)
    }
    let address: WebAddress
    do throws(WebAddress.Fault) {
      address = try WebAddress(typed: words[1])
    } catch {
      throw .address(error, words[1])
    }
    guard let user = values["--user"] else { throw .missingUser }
    return .logIn(LoginOptions(address: address, user: user, source: source, authorities: authorities))
  }
}
