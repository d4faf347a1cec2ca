import Dispatch
import Glibc
import Tote
import ToteModel

/// The database of the running app: what the live Environment's effects ask for, one at a time, on a queue of its own.
///
/// It opens the file when it is loaded, not before, so that the first frame waits for no disk. Where that fails nothing
/// stays open, and loading can be tried again.
package actor LiveStorage {
  package nonisolated let path: String
  package nonisolated let backups: Backups
  let patience: Int32
  private let makesFolder: Bool
  let executor = SerialQueueExecutor("tote.storage")
  private(set) var storage: Storage?
  /// Whether the file is open only to look into it, since there was no room to open it otherwise.
  private(set) var isOnlyReading = false
  /// What shows first, if anything does, read before it was asked for.
  private var pageAhead: (rows: Int, page: FirstPage?)?
  private var watch: FileWatch?
  private(set) var notificationCount = 0
  /// The next look for changes, where one is planned.
  private var nextLook: DispatchWorkItem?
  /// What is being done to keep the file small, and its next step, where one is planned.
  var upkeep: Upkeep?
  var nextStep: DispatchWorkItem?
  var savedSinceUpkeep = 0
  /// In seconds: not while the program starts.
  let upkeepDelay: Double
  private var listeners: [ObjectIdentifier: AsyncStream<Void>.Continuation] = [:]

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// A file that is not opened yet.
  ///
  /// - Parameter makesFolder: Whether its folder is made where it is missing; else the file cannot be opened.
  package init(path: String, backups: Backups, makesFolder: Bool = true) {
    self.init(path: path, backups: backups, patience: nil, makesFolder: makesFolder)
  }

  init(
    path: String, backups: Backups, patience: Int32?, makesFolder: Bool = true, upkeepDelay: Double = 2
  ) {
    self.upkeepDelay = upkeepDelay
    self.path = path
    self.makesFolder = makesFolder
    self.backups = backups
    self.patience = patience ?? Database.patience
  }

  deinit { for listener in listeners.values { listener.finish() } }

  /// Begins to open a file that is there and to read what shows first, so that both are done when the first page is asked for.
  /// What goes wrong is told by whoever needs the file: nothing is kept of it here.
  package nonisolated func openAhead(rows: Int) {
    guard access(path, F_OK) == 0 else { return }
    executor.queue.async { self.assumeIsolated { $0.readAhead(rows: rows) } }
  }

  private func readAhead(rows: Int) {
    pageAhead = try? (rows, openedForReading().firstPage(rows: rows))
  }

  /// Opens the file, unless it is open, and reads everything.
  func load() throws(StorageError) -> DatabaseSnapshot {
    // A file that somebody has put in the place of this one is another file.
    if storage?.hasMoved == true { shut() }
    do throws(StorageError) {
      let contents = try openedForReading().load()
      startWatching()
      beginUpkeep()
      return contents
    } catch {
      // Whatever it was, the next try is from the beginning.
      shut()
      throw error
    }
  }

  /// Opens the file, unless it is open, and reads what shows first.
  func firstPage(rows: Int) throws(StorageError) -> FirstPage? {
    // A file that somebody has put in the place of this one is another file.
    if storage?.hasMoved == true { shut() }
    // Once: whoever asks again wants to know what has changed.
    defer { pageAhead = nil }
    if let pageAhead, pageAhead.rows == rows { return pageAhead.page }
    return try openedForReading().firstPage(rows: rows)
  }

  func save(_ entries: [Entry]) throws(StorageError) -> Int64 {
    let last = try opened().apply(entries)
    savedSinceUpkeep += entries.count
    if savedSinceUpkeep >= Self.upkeepInterval || entries.contains(where: { !$0.forgottenNotes.isEmpty }) {
      beginUpkeep()
    }
    return last
  }

  func news(after sequence: Int64) throws(StorageError) -> ExternalChanges {
    try openedForReading().news(after: sequence)
  }

  func olderEntries(than start: Int64) throws(StorageError) -> JournalEnd {
    try openedForReading().olderEntries(than: start)
  }

  func purchases(since moment: Moment?) throws(StorageError) -> [PurchasedItem] {
    try openedForReading().purchases(since: moment)
  }

  func purchases(in shop: Shop) throws(StorageError) -> [PurchasedItem] {
    try openedForReading().purchases(in: shop)
  }

  /// Closes the file, in order behind all that was asked before. It blocks until that is done.
  package nonisolated func close() {
    executor.queue.sync {
      assumeIsolated { me in
        me.shut()
        for listener in me.listeners.values { listener.finish() }
      }
    }
  }

  /// Does some work while nothing is read or written here, after all that was asked before: no other program waits for a lock
  /// of this one meanwhile.
  package nonisolated func whileIdle(_ work: () -> Void) { executor.queue.sync(execute: work) }

  func shut() {
    stopWatching()
    stopUpkeep()
    storage?.close()
    storage = nil
    pageAhead = nil
    isOnlyReading = false
  }

  /// The file, to write into it.
  func opened() throws(StorageError) -> Storage {
    if let storage, !isOnlyReading { return storage }
    let opened = try Storage(
      path: path, backups: backups, schema: .current, patience: patience, makesFolder: makesFolder)
    if isOnlyReading {
      // There is room again.
      shut()
      storage = opened
      startWatching()
    }
    storage = opened
    return opened
  }

  /// The file, to look into it: on a full disk that is all that can be done, and what is changed is then not saved.
  func openedForReading() throws(StorageError) -> Storage {
    if let storage { return storage }
    do throws(StorageError) {
      return try opened()
    } catch {
      guard error == .full, let opened = try? Storage.forReading(path: path) else { throw error }
      storage = opened
      isOnlyReading = true
      return opened
    }
  }
}

// Changes that other programs make.
extension LiveStorage {
  /// Gives an element each time that another program has written, until whoever listens stops.
  nonisolated func changes() -> AsyncStream<Void> {
    // One that waits stands for all that come before it is taken.
    let (stream, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let token = Token()
    executor.queue.async { self.assumeIsolated { $0.addListener(listener, token) } }
    listener.onTermination = { [weak self] _ in
      guard let self else { return }
      executor.queue.async { self.assumeIsolated { $0.removeListener(token) } }
    }
    return stream
  }

  /// Identifies a listener.
  private final class Token: Sendable {}

  private func addListener(_ listener: AsyncStream<Void>.Continuation, _ token: Token) {
    listeners[ObjectIdentifier(token)] = listener
    if storage != nil { startWatching() }
  }

  private func removeListener(_ token: Token) {
    listeners[ObjectIdentifier(token)] = nil
    if listeners.isEmpty { stopWatching() }
  }

  var isWatching: Bool { watch != nil }

  private func startWatching() {
    guard watch == nil, !listeners.isEmpty, let file = storage?.file else { return }
    watch = FileWatch(file, on: executor.queue) { [weak self] in
      self?.assumeIsolated { $0.lookForChanges() }
    }
    // What was written between the load and now.
    lookForChanges()
  }

  private func stopWatching() {
    watch = nil
    nextLook?.cancel()
    nextLook = nil
  }

  /// Notifies the listeners if another program has committed something.
  ///
  /// The system reports a write to the log before it counts: the writer then waits for the disk, and nothing is reported
  /// when it has. Where the log shows such a write, this looks again, soon and then less and less often, for about a
  /// minute: by then it was no commit but a transaction that goes on, whose commit will be reported, or one that was
  /// taken back. Where it shows none, nothing is planned, and an idle program sleeps until the next report.
  func lookForChanges(again pause: Double = 0.002) {
    nextLook?.cancel()
    nextLook = nil
    guard watch != nil, let storage else { return }
    if isOnlyReading {
      // Whoever writes has found room.
      if (try? opened()) != nil { notifyListeners() }
      return
    }
    do throws(StorageError) {
      let activity = try storage.externalActivity()
      if activity.hasChanges { notifyListeners() }
      if activity.isCommitting { planLook(after: pause) }
    } catch .busy {
      planLook(after: pause)
    } catch {
      // The listeners ask for the changes, and are told what is wrong.
      notifyListeners()
    }
  }

  private func planLook(after pause: Double) {
    guard pause < Self.longestPause else { return }
    let look = DispatchWorkItem { [weak self] in
      self?.assumeIsolated { $0.lookForChanges(again: 2 * pause) }
    }
    nextLook = look
    executor.queue.asyncAfter(deadline: .now() + pause, execute: look)
  }

  /// In seconds. All pauses up to this one make about twice as much.
  private static let longestPause = 33.0

  var hasPlannedLook: Bool { nextLook != nil }

  private func notifyListeners() {
    notificationCount += 1
    for listener in listeners.values { listener.yield() }
  }
}

// A damaged file.
extension LiveStorage {
  /// Gives the damaged file another name, and puts a copy in its place, or nothing; the answer is the new name.
  func setAside(_ replacement: Backup?, at moment: Moment) throws(StorageError) -> String {
    shut()
    return try DamagedFile(path: path).setAside(replacement: replacement, at: moment)
  }
}
