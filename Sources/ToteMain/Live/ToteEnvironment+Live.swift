import Composable
import FoundationEssentials
import Tote
import ToteFormats
import ToteModel
import ToteStorage

/// The Environment of the real program: effects reach the file, the clock and the terminal here. The terminal comes as
/// closures, so that tests need none.
extension ToteEnvironment {
  /// An environment on a file, which isn't touched before `load`.
  ///
  ///     let storage = LiveStorage(path: path, backups: Backups(folder: folder))
  ///     let environment = ToteEnvironment.live(storage, copy: handle.copy, suspend: handle.suspend)
  static func live(
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
    openFile: @escaping @Sendable (_ path: String) async -> BrowserOutcome = { _ in .none },
    openPage: @escaping @Sendable (_ page: String) async -> BrowserOutcome = { _ in .none },
    leftTexts: @escaping @Sendable () -> [LeftText] = { [] }
  ) -> ToteEnvironment {
    let copies = LiveBackups(path: storage.path, backups: storage.backups)
    return ToteEnvironment(
      edits: .live,
      clock: clock,
      firstPage: { (rows) throws(StorageError) in try await storage.firstPage(rows: rows) },
      load: { () throws(StorageError) in try await storage.load() },
      save: { (entries) throws(StorageError) in try await storage.save(entries) },
      changes: { (sequence) throws(StorageError) in try await storage.changes(after: sequence) },
      olderEntries: { (start) throws(StorageError) in try await storage.olderEntries(than: start) },
      steps: StepPickerEnvironment(
        steps: { (count) throws(StorageError) in try await storage.journal(ofLast: count) }),
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
      openPage: openPage,
      notes: .live(
        storage, openEditor: openEditor, discard: discard, openAddress: openAddress, openFile: openFile,
        leftTexts: leftTexts))
  }
}

extension NotesEnvironment {
  fileprivate static func live(
    _ storage: LiveStorage,
    openEditor: @escaping @Sendable (_ text: String, _ name: String, _ line: Int?) async -> EditorOutcome,
    discard: @escaping @Sendable (_ file: String) async -> Void,
    openAddress: @escaping @Sendable (_ address: String) async -> BrowserOutcome,
    openFile: @escaping @Sendable (_ path: String) async -> BrowserOutcome,
    leftTexts: @escaping @Sendable () -> [LeftText]
  ) -> NotesEnvironment {
    NotesEnvironment(
      fetchAll: { () throws(NoteError) in try await storage.notes() },
      search: { (query) throws(NoteError) in try await storage.search(query) },
      saveDraft: { (id, draft) throws(NoteError) in try await storage.saveDraft(draft, of: id) },
      drafts: { () throws(NoteError) in try await storage.drafts() },
      openEditor: openEditor,
      discard: discard,
      openAddress: openAddress, openFile: openFile,
      leftTexts: leftTexts,
      page: { HTMLMarkdown.content(of: $0) })
  }
}

extension EditEnvironment {
  static var live: Self { Self(uuid: { UUID() }, now: { .now }) }
}
