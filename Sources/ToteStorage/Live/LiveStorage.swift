import Dispatch
import Tote
import ToteModel

/// The file of a running program: what the live Environment's effects ask for, one at a time, on a thread of its own.
///
/// It opens the file when it is loaded, not before, so that the first frame waits for no disk. Where that fails nothing
/// stays open, and it can be asked again.
package actor LiveStorage {
  package nonisolated let path: String
  /// Where its copies are.
  package nonisolated let backups: Backups
  let patience: Int32
  private let makesFolder: Bool
  private let desk = Desk("tote.storage")
  private var storage: Storage?
  private var watch: FileWatch?
  /// How often those who listen were told.
  private(set) var timesTold = 0
  private var listeners: [ObjectIdentifier: AsyncStream<Void>.Continuation] = [:]

  /// All that happens here happens on one queue.
  package nonisolated var unownedExecutor: UnownedSerialExecutor { desk.asUnownedSerialExecutor() }

  /// A file that is not opened yet.
  ///
  /// - Parameter makesFolder: Whether its folder is made where it is missing; else the file cannot be opened.
  package init(path: String, backups: Backups, makesFolder: Bool = true) {
    self.init(path: path, backups: backups, patience: nil, makesFolder: makesFolder)
  }

  init(path: String, backups: Backups, patience: Int32?, makesFolder: Bool = true) {
    self.path = path
    self.makesFolder = makesFolder
    self.backups = backups
    self.patience = patience ?? Database.patience
  }

  deinit { for listener in listeners.values { listener.finish() } }

  /// Opens the file, unless it is open, and reads everything.
  func load() throws(StorageError) -> DatabaseSnapshot {
    // A file that somebody has put in the place of this one is another file.
    if storage?.hasMoved == true { shut() }
    do throws(StorageError) {
      let contents = try opened().load()
      startWatching()
      return contents
    } catch {
      // Whatever it was, the next try is from the beginning.
      shut()
      throw error
    }
  }

  func save(_ entries: [Entry]) throws(StorageError) -> Int64 { try opened().apply(entries) }

  func news(after sequence: Int64) throws(StorageError) -> ExternalChanges {
    try opened().news(after: sequence)
  }

  /// Closes the file, in order behind all that was asked before. It blocks until that is done.
  package nonisolated func close() {
    desk.queue.sync {
      assumeIsolated { me in
        me.shut()
        for listener in me.listeners.values { listener.finish() }
      }
    }
  }

  func shut() {
    watch = nil
    storage?.close()
    storage = nil
  }

  func opened() throws(StorageError) -> Storage {
    if let storage { return storage }
    let opened = try Storage(
      path: path, backups: backups, schema: .current, patience: patience, makesFolder: makesFolder)
    storage = opened
    return opened
  }
}

// What others write.
extension LiveStorage {
  /// Gives an element each time that another program has written, until whoever listens stops.
  nonisolated func changes() -> AsyncStream<Void> {
    // One that waits stands for all that come before it is taken.
    let (stream, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let token = Token()
    desk.queue.async { self.assumeIsolated { $0.listen(listener, as: token) } }
    listener.onTermination = { [weak self] _ in
      guard let self else { return }
      desk.queue.async { self.assumeIsolated { $0.forget(token) } }
    }
    return stream
  }

  /// What a listener is told apart by.
  private final class Token: Sendable {}

  private func listen(_ listener: AsyncStream<Void>.Continuation, as token: Token) {
    listeners[ObjectIdentifier(token)] = listener
    if storage != nil { startWatching() }
  }

  private func forget(_ token: Token) {
    listeners[ObjectIdentifier(token)] = nil
    if listeners.isEmpty { watch = nil }
  }

  /// Whether the folder is watched.
  var isWatching: Bool { watch != nil }

  private func startWatching() {
    guard watch == nil, !listeners.isEmpty, let file = storage?.file else { return }
    watch = FileWatch(file, on: desk.queue) { [weak self] in self?.assumeIsolated { $0.look() } }
    // What was written between the load and now.
    look()
  }

  /// Tells those who listen, if others have written. While another writes, nobody knows: then it looks again.
  func look(again pause: Double = 0.05) {
    guard watch != nil, let storage else { return }
    do throws(StorageError) {
      if try storage.hasNews() { tell() }
    } catch .busy {
      desk.queue.asyncAfter(deadline: .now() + pause) { [weak self] in
        self?.assumeIsolated { $0.look(again: min(2 * pause, 5)) }
      }
    } catch {
      // Whoever is told asks for the news, and is told what is wrong.
      tell()
    }
  }

  private func tell() {
    timesTold += 1
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
