import FoundationEssentials
import Tote
import ToteStorage
import ToteModel
import ToteFormats

/// How a command comes to the rows and leaves: one transaction each time, on the same file and by the same changes as the
/// screen. The file is closed before anything is printed, so that whoever reads a pipe slowly keeps nobody waiting.
extension Shell {
  /// Reads at one moment, whoever writes meanwhile. Where there is no file yet there is nothing, and none is made.
  func look<Result: Sendable>(_ work: (Sitting) throws -> Result) throws -> Result {
    let isThere = try hasDatabase()
    if !isThere { say(Self.noDatabase) }
    let storage = try isThere ? Storage.forReading(path: places.database) : Storage.inMemory()
    defer { storage.close() }
    return try storage.look(work)
  }

  /// Whether there is something to read. The usual file comes with the first thing that is written; one that somebody
  /// has named must be there, since its name may be a slip.
  func hasDatabase() throws(Refusal) -> Bool {
    if places.isThere { return true }
    if places.file != nil { throw Refusal(.storage, "There is no database \(places.database).") }
    return false
  }

  static let noDatabase = "There is no database yet."

  /// Reads and writes, or only rehearses it: then all is taken back.
  func edit<Result: Sendable>(isRehearsal: Bool = false, _ work: (Sitting) throws -> Result) throws -> Result
  {
    let storage = try isRehearsal && !places.isThere ? Storage.inMemory() : opened()
    defer { storage.close() }
    let result = try storage.edit(isRehearsal: isRehearsal, work)
    if !isRehearsal { hasDone.comesTrue() }
    // What was empty until now needs no copy: there is nothing that could be lost.
    if !isRehearsal, !storage.wasEmpty { afterwards.isCopyDue = true }
    return result
  }

  /// The file, to write into it; whoever opens it closes it.
  func opened() throws(StorageError) -> Storage {
    let words = words
    return try Storage.forCommand(
      path: places.database, backups: places.backups, makesFolder: places.isUsual,
      whenWaiting: {
        if words.isTerminal { try? words.write("tote: Another program is writing; waiting for it.\n") }
      })
  }

  /// Who writes: each command is a program of its own.
  static func writer() -> Entry.Writer.ID { Entry.Writer.ID(UUID()) }
}

extension Sitting {
  /// All lists; where there is none and nothing was ever done, the first one is made.
  func begunLists() throws -> [ShoppingList] {
    let lists = try lists()
    if !lists.isEmpty { return lists }
    var workspace = Workspace(DatabaseSnapshot(entries: try lastEntries()), writer: Shell.writer())
    workspace.begin(id: Edit.ID(UUID()), at: .now)
    try save(workspace.unsaved)
    return workspace.records.lists
  }

  /// Some of the rows as a workspace, which answers all that the screen's own asks: what is on a list, what was learnt, what
  /// was bought. The items come with their lists.
  func workspace(
    items: [Item] = [], lists: [ShoppingList], corrections: [CategoryCorrection] = [],
    purchases: [Purchase] = []
  ) -> Workspace {
    Workspace(
      DatabaseSnapshot(lists: lists, items: items, corrections: corrections, purchases: purchases),
      writer: Shell.writer())
  }

  /// Does an edit of this title, now. One that changes nothing leaves no trace.
  func perform(
    _ title: String, _ changes: [Change], reached: (_ done: Int, _ total: Int) throws -> Void = { _, _ in }
  ) throws {
    let changes = changes.filter { !$0.isEmpty }
    if changes.isEmpty { return }
    let edit = Edit(id: Edit.ID(UUID()), title: title, moment: .now, changes: changes)
    try save([Entry(edit, writer: Shell.writer())], progress: reached)
  }

  /// The rows of some kind with these keys.
  func rows<R: Record>(_ keys: some Sequence<Row.Key>, as type: R.Type = R.self) throws -> [R] {
    try keys.compactMap { try row($0)?.record as? R }
  }
}
