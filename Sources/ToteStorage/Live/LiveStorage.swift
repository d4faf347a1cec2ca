import Dispatch
import Glibc
import ToteModel

/// The running app's database: serves the live Environment's effects one at a time, on its own queue.
///
/// It opens the file on loading, not before, so that the first frame doesn't wait for the disk. If opening fails,
/// nothing stays open and loading can be tried again.
package actor LiveStorage {
  package nonisolated let path: String
  package nonisolated let backups: Backups
  let patience: Int32
  private let makesFolder: Bool
  let executor = SerialQueueExecutor("tote.storage")
  private(set) var storage: Storage?
  /// Whether the file is open only for reading, because there was no room to open it otherwise.
  private(set) var isOnlyReading = false
  private var pageAhead: (rows: Int, page: FirstPage?)?
  private var watch: FileWatch?
  private(set) var notificationCount = 0
  private var nextLook: DispatchWorkItem?
  var upkeep: Upkeep?
  var nextStep: DispatchWorkItem?
  var savedSinceUpkeep = 0
  /// In seconds, so that upkeep stays out of the start.
  let upkeepDelay: Double
  private var listeners: [ObjectIdentifier: AsyncStream<Void>.Continuation] = [:]

  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// - Parameter makesFolder: Whether to make a missing folder; without it the file can't be opened.
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

  /// Begins to open an existing file and read the first page, so that both are ready when asked for. Ignores errors:
  /// the next request for the file reports them.
  package nonisolated func openAhead(rows: Int) {
    guard access(path, F_OK) == 0 else { return }
    Database.setUp
    // A queue doesn't inherit what a task does.
    let conventions = Conventions.current
    executor.queue.async {
      Conventions.$current.withValue(conventions) { self.assumeIsolated { $0.readAhead(rows: rows) } }
    }
  }

  private func readAhead(rows: Int) {
    pageAhead = try? (rows, openedForReading().firstPage(rows: rows))
  }

  package func load() throws(StorageError) -> DatabaseSnapshot {
    if storage?.hasMoved == true { shut() }
    do throws(StorageError) {
      let contents = try openedForReading().load()
      startWatching()
      beginUpkeep()
      return contents
    } catch {
      // Let the next try start from scratch.
      shut()
      throw error
    }
  }

  package func firstPage(rows: Int) throws(StorageError) -> FirstPage? {
    if storage?.hasMoved == true { shut() }
    // Only once: a second request wants to know what has changed.
    defer { pageAhead = nil }
    if let pageAhead, pageAhead.rows == rows { return pageAhead.page }
    return try openedForReading().firstPage(rows: rows)
  }

  package func save(_ entries: [Entry]) throws(StorageError) -> Int64 {
    let last = try opened().apply(entries)
    savedSinceUpkeep += entries.count
    if savedSinceUpkeep >= Self.upkeepInterval || entries.contains(where: { !$0.forgottenNotes.isEmpty }) {
      beginUpkeep()
    }
    return last
  }

  package func changes(after sequence: Int64) throws(StorageError) -> ExternalChanges {
    try openedForReading().changes(after: sequence)
  }

  package func olderEntries(than start: Int64) throws(StorageError) -> JournalEnd {
    try openedForReading().olderEntries(than: start)
  }

  package func journal(ofLast edits: Int) throws(StorageError) -> [JournalLine] {
    try openedForReading().journal(ofLast: edits)
  }

  package func purchases(since moment: Moment?) throws(StorageError) -> [PurchasedItem] {
    try openedForReading().purchases(since: moment)
  }

  package func purchases(in shop: Shop) throws(StorageError) -> [PurchasedItem] {
    try openedForReading().purchases(in: shop)
  }

  /// Closes the file after all pending requests. Blocks until done.
  package nonisolated func close() {
    executor.queue.sync {
      assumeIsolated { me in
        me.shut()
        for listener in me.listeners.values { listener.finish() }
      }
    }
  }

  /// Runs work after all pending requests, while this reads and writes nothing and so holds no lock that another
  /// program waits for.
  package nonisolated func whileIdle(_ work: () -> Void) { executor.queue.sync(execute: work) }

  func shut() {
    stopWatching()
    stopUpkeep()
    storage?.close()
    storage = nil
    pageAhead = nil
    isOnlyReading = false
  }

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

  /// The storage, at least for reading: on a full disk that is all there is, and changes aren't saved.
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

// Changes by other programs.
extension LiveStorage {
  /// Yields an element each time another program has written, until the listener stops.
  package nonisolated func changes() -> AsyncStream<Void> {
    // One pending element covers all writes before it is taken.
    let (stream, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let token = Token()
    executor.queue.async { self.assumeIsolated { $0.addListener(listener, token) } }
    listener.onTermination = { [weak self] _ in
      guard let self else { return }
      executor.queue.async { self.assumeIsolated { $0.removeListener(token) } }
    }
    return stream
  }

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
    // Catches what was written between loading and now.
    lookForChanges()
  }

  private func stopWatching() {
    watch = nil
    nextLook?.cancel()
    nextLook = nil
  }

  /// Notifies the listeners if another program has committed something.
  ///
  /// The system reports a write to the log before it takes effect: the writer then waits for the disk, and no event
  /// follows when it is done. If the log shows such a write, this looks again, ever less often, for about a minute: by
  /// then it was either a long transaction, whose commit will be reported, or one rolled back. If it shows none,
  /// nothing is planned, and an idle program sleeps until the next event.
  func lookForChanges(again pause: Double = 0.002) {
    nextLook?.cancel()
    nextLook = nil
    guard watch != nil, let storage else { return }
    if isOnlyReading {
      // If others can write, there may be room again.
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
      // Let the listeners ask for the changes and learn what is wrong.
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

  /// In seconds. All pauses together last about twice as long.
  private static let longestPause = 33.0

  var hasPlannedLook: Bool { nextLook != nil }

  private func notifyListeners() {
    notificationCount += 1
    for listener in listeners.values { listener.yield() }
  }
}

extension LiveStorage {
  /// Renames the damaged file, puts a copy or nothing in its place, and returns the new name.
  package func setAside(_ replacement: Backup?, at moment: Moment) throws(StorageError) -> String {
    shut()
    return try DamagedFile(path: path).setAside(replacement: replacement, at: moment)
  }
}
