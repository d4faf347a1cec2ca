import Screen
import ToteStorage

/// Does what the command line asks for, and returns the exit code. Results go to standard output, everything else to standard
/// error, with control characters made visible: a list's name comes from whoever may write on the server.
///
/// - Parameter state: The folder for what is neither the data nor a setting.
func run(_ invocation: SyncInvocation, state: String) async -> SyncExit {
  switch invocation.request {
  case .help:
    write(words.help, to: 1)
    return .done
  case .refuse(let problem):
    say(words.sentence(problem))
    return .usage
  case .logIn(let options):
    do throws(SyncFailure) {
      let result = try await options.logIn(.live(state: state))
      say(words.loggedIn(options.user, server: options.address.hostAndPort))
      if options.source == nil, case .file(let path) = result.account.secret {
        say(words.storedPassword(path))
      }
      for list in result.lists {
        write(list.access == .readOnly ? "\(list.name) (\(words.readOnly))" : list.name, to: 1)
      }
      if result.lists.isEmpty { say(words.noLists(canMake: result.account.home != nil)) }
      return .done
    } catch {
      say(error.sentence)
      return error.exit
    }
  }
}

private func say(_ sentence: String) { write("tote-sync: \(sentence)", to: 2) }

private func write(_ text: String, to descriptor: Int32) {
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    _ = FileBytes.write(String(line).printable + "\n", to: descriptor)
  }
}
