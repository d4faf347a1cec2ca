import Composable
import FoundationEssentials
import Tote
import ToteModel

/// The Environment of the real program: effects reach the file, the clock and the terminal here. The terminal comes as
/// closures because this module doesn't know it.
extension ToteEnvironment {
  /// An environment on a file, which isn't touched before `load`.
  ///
  ///     let storage = LiveStorage(path: path, backups: Backups(folder: folder))
  ///     let environment = ToteEnvironment.live(storage, copy: handle.copy, suspend: handle.suspend)
  package static func live(
    _ storage: LiveStorage,
    clock: any Clock<Duration> = .continuous,
    sync: SyncEnvironment = .idle,
    settings: SettingsEnvironment = .idle,
    copy: @escaping @Sendable (String) -> Void = { _ in },
    suspend: @escaping @Sendable () -> Void = {},
    openEditor: @escaping @Sendable (_ text: String, _ name: String, _ line: Int?) async -> EditorOutcome = {
      _, _, _ in
      .failed(.noTerminal, file: nil)
    },
    discard: @escaping @Sendable (_ file: String) async -> Void = { _ in },
    openAddress: @escaping @Sendable (_ address: String) async -> BrowserOutcome = { _ in .none },
    leftTexts: @escaping @Sendable () -> [LeftText] = { [] }
  ) -> ToteEnvironment {
    let copies = LiveBackups(path: storage.path, backups: storage.backups)
    return ToteEnvironment(
      edits: EditEnvironment(uuid: { UUID() }, now: { .now }),
      clock: clock,
      firstPage: { (rows) throws(StorageError) in try await storage.firstPage(rows: rows) },
      load: { () throws(StorageError) in try await storage.load() },
      save: { (entries) throws(StorageError) in try await storage.save(entries) },
      changes: { (sequence) throws(StorageError) in try await storage.changes(after: sequence) },
      olderEntries: { (start) throws(StorageError) in try await storage.olderEntries(than: start) },
      steps: StepPickerEnvironment(
        steps: { (count) throws(StorageError) in try await storage.journal(ofLast: count) },
        local: { $0.adding(minutes: $0.minutesAhead) }),
      purchases: { (since) throws(StorageError) in try await storage.purchases(since: since) },
      purchasesInShop: { (shop) throws(StorageError) in try await storage.purchases(in: shop) },
      sync: sync,
      settings: settings,
      changed: { storage.changes() },
      backUp: { () throws(StorageError) in try await copies.backUp(at: .now) },
      backups: { await copies.intact() },
      setAside: { (replacement) throws(StorageError) in try await storage.setAside(replacement, at: .now) },
      copy: { text in .fireAndForget(name: "copy") { copy(text) } },
      suspend: { .fireAndForget(name: "suspend") { suspend() } },
      notes: .live(
        storage, openEditor: openEditor, discard: discard, openAddress: openAddress, leftTexts: leftTexts))
  }
}

extension Moment {
  package static var now: Moment { Moment(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) }
}
