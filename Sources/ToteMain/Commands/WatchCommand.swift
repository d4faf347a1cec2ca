import FoundationEssentials
import Screen
import Tote
import ToteFormats
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// `tote watch`: a line for each change as it happens, from any program, until the reader goes or a signal comes.
extension Command {
  static let watch = Command(
    name: "watch", help: { $0.help("help-of-watch") },
    options: [
      Option(
        "--since", "-s", value: Operand(.step, .text), help: { $0.say("history-command-watch-since-option") }),
      Option(
        "--list", "-l", value: Operand(.list, .list), help: { $0.say("history-command-watch-list-option") }),
      Option("--json", help: { $0.say("history-command-watch-json-option") }),
    ]
  ) { shell, arguments in
    let start = try arguments["--since"].map(stepNumber)
    // A named file must exist; the usual one may still come.
    _ = try shell.hasDatabase()
    let storage = try shell.openedForWatching()
    defer { storage.close() }
    let (list, last) = try storage.read { session in
      (
        try arguments["--list"].map { try NameLookup.list($0, among: session.lists(), in: session).id },
        try resumption(from: start, in: session)
      )
    }
    // Then writing to a closed pipe fails, instead of killing the program.
    signal(SIGPIPE, SIG_IGN)
    try Progress.whileInterruptible {
      let interruption = Progress.interruptionDescriptor()
      let follower = try JournalFollower(storage, after: last)
      repeat {
        while true {
          let lines = try follower.next()
          if lines.isEmpty { break }
          let names = try storage.read { try $0.lists() }
          for line in lines where line.isTold(of: list) {
            let text = arguments.has("--json") ? line.json : line.text(naming: names)
            guard try shell.output.isStillRead(afterWriting: text) else { return }
          }
        }
      } while try follower.wait(writingTo: STDOUT_FILENO, interruption: interruption) == .written
    }
  }

  /// The number after which to begin: by default, what comes from now on.
  private static func resumption(from start: Int64?, in session: CommandSession) throws -> Int64 {
    let (first, last) = try session.journalEnds()
    guard let start else { return last }
    if start > last { throw Refusal(.refused, words.journalEnds(at: last, before: start)) }
    if start + 1 < first { throw Refusal(.refused, words.journalBegins(at: first, after: start)) }
    return start
  }
}

extension Shell {
  /// A file that may not be written can be watched too.
  fileprivate func openedForWatching() throws(StorageError) -> Storage {
    do throws(StorageError) {
      return try opened()
    } catch {
      guard error == .readOnly else { throw error }
      return try Storage.forReading(path: places.database)
    }
  }
}

extension Output {
  /// Writes at once; `false` if the pipe is closed, or if a signal came while its reader stalled.
  fileprivate func isStillRead(afterWriting text: String) throws -> Bool {
    if Progress.write(Array(text.utf8), to: STDOUT_FILENO) { return true }
    if errno == EPIPE || errno == EINTR { return false }
    throw Unwritten(reason: SystemError.reason(errno))
  }
}

extension JournalLine {
  /// Whether it changed the list, or anything that people see; where the app was last isn't told.
  fileprivate func isTold(of list: ShoppingList.ID?) -> Bool {
    entry.changes.contains { change in
      guard let list else {
        return entry.kind != .aside || [.list, .item, .note].contains(change.key.kind)
      }
      return change.key == .list(list) || change.lists.contains(list)
    }
  }

  fileprivate var json: String { JSONFormat.object(of: self, title: words.told(entry)) }

  /// The number, the time, the program, what was done, and the lists, with tabs between.
  fileprivate func text(naming lists: [ShoppingList]) -> String {
    var named: [String] = []
    let touched = Set(entry.changes.flatMap(\.lists))
    for list in lists where touched.contains(list.id) { named.append(list.name) }
    let fields = [
      "\(number)", entry.moment.timestamp, entry.writer.program?.rawValue ?? "unknown", words.told(entry),
      named.joined(separator: ", "),
    ]
    return fields.map(\.printable).joined(separator: "\t") + "\n"
  }
}

extension Change {
  /// The lists it is about, before and after.
  fileprivate var lists: [ShoppingList.ID] {
    [before, after].compactMap { row in
      switch row {
      case .item(let item)?: item.list
      case .list(let list)?: list.id
      case .correction?, .purchase?, .setting?, .note?, .purchasedItem?, .staple?, nil: nil
      }
    }
  }
}
