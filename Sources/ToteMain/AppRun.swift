import Composable
import Loop
import Screen
import Terminal
import Tote
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The app in the terminal, from the first check to the last line it leaves behind.
struct AppRun {
  private typealias Log = Result<DebugLog, StorageError>

  private let shell: Shell
  private let options: AppOptions
  private let storage: LiveStorage
  private var places: Places { shell.places }
  private var settings: Settings { shell.settings.settings }

  init(_ shell: Shell, _ options: AppOptions) {
    (self.shell, self.options) = (shell, options)
    let places = shell.places
    storage = LiveStorage(path: places.database, backups: places.backups, makesFolder: places.isUsual)
  }

  /// Returns the exit code.
  func run() -> Int32 {
    let asked = options.recording.map { RecordedRun(file: places.path(of: $0)) }
    do { try asked?.checkPlace(besides: places) } catch {
      complain(error.lines)
      return error.code.rawValue
    }
    openAhead()
    // First of all: without a terminal, nothing should be made on the disk.
    let terminal: Terminal
    do {
      terminal = try Terminal(Appearance(settings), inline: options.isInline ? Inline(.fitting) : nil)
    } catch {
      complain([sentence(error)])
      return ExitCode.usage.rawValue
    }
    terminal.whileNothingIsHeld = { [storage] in storage.whileIdle($0) }
    let log = makeLog()
    let store = makeStore(on: terminal.handle, log)
    let program = makeProgram(store)
    let crashes = CrashRecordings(folder: places.state + "/crashes")
    let crashed = crashes.left()
    let recording: RecordedRun?
    do {
      recording = try begin(asked, or: crashes, program)
    } catch {
      terminal.leave()
      complain([words.cannotRecord((error as? StorageError)?.sentence ?? "\(error)")])
      return ExitCode.storage.rawValue
    }
    program.run(on: terminal)
    terminal.leave()
    end(recording)
    complain(crashed.map(words.crashed))
    // A clean close saves the next start from checking the file.
    storage.close()
    if case .failure(let error) = log { complain([words.noLog(error.sentence)]) }
    let report = store.state.speaking { ExitReport($0) }
    complain(report.lines)
    return report.code
  }

  private func sentence(_ error: TerminalError) -> String {
    if case .noTerminal = error, settings.restricted { return words.noTerminalOverSsh }
    return words.sentence(error)
  }

  /// Opening the file and reading the first page overlaps with opening the terminal: each takes some milliseconds.
  private func openAhead() {
    guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 else { return }
    storage.openAhead(rows: DatabaseLoading.firstRows)
  }

  private func makeLog() -> Log? {
    guard options.isDebugging else { return nil }
    return Log(catching: { () throws(StorageError) in try DebugLog(places.log) })
  }

  private func makeStore(on handle: TerminalHandle, _ log: Log?) -> Store<App, AppAction> {
    let executor = EffectQueueExecutor()
    return Store(
      initialState: App(shell.settings, on: options.errand),
      reducer: (try? log?.get()).map { log in appReducer.debug { log.write($0) } } ?? appReducer,
      environment: makeEnvironment(on: handle, clock: executor.clock), executor: executor)
  }

  private func makeEnvironment(on handle: TerminalHandle, clock: any Clock<Duration>) -> ToteEnvironment {
    let settings = LiveSettings(shell.settings, from: SettingsSource(.own, options: shell.options))
    let editor = makeEditor()
    return ToteEnvironment.live(
      storage, clock: clock, sync: .live(database: places.database),
      settings: settings.environment(handle), copy: handle.copy, suspend: handle.suspend,
      openEditor: { text, name, line in
        await handle.outside { settings.editor(from: editor).edit(text, name: name, line: line) }
      },
      discard: { file in editor.discard(file) },
      openAddress: { address in
        guard let browser = settings.browser(.own, address) else { return .none }
        return browser.needsTerminal ? await handle.outside { browser.run() } : browser.start()
      },
      openFile: { [mirrors = places.mirrors] file in
        guard NoteLink.mayOpen(file), let path = AttachmentFinder(agreements: mirrors).path(of: file) else {
          return .none
        }
        return Browser(.own, file: path)?.start() ?? .none
      },
      openPage: { [state = places.state] page in
        guard let browser = settings.browser(.own, page: PageFile.path(in: state)) else { return .none }
        if let reason = PageFile.write(page, in: state) {
          return .failed(command: PageFile.path(in: state), reason: reason)
        }
        return browser.needsTerminal ? await handle.outside { browser.run() } : browser.start()
      },
      leftTexts: { editor.leftBehind() }
    ).restricted(while: { settings.isRestricted })
  }

  private func makeEditor() -> ExternalEditor {
    var editor = ExternalEditor(.own, command: "vi")
    editor.whileNothingIsHeld = { [storage] in storage.whileIdle($0) }
    return editor
  }

  private func makeProgram(_ store: Store<App, AppAction>) -> Program<App, AppAction> {
    Program(
      store: store, view: AppView.init, keymap: { $0.speaking(\.keymap) },
      mouse: App.mouse, typeahead: \.typeahead, joined: { $0.joined(with: $1) }, isOver: \.isOver,
      whenOpen: .started, whenOver: .ended,
      // Longer than a save waits for another program, so that its outcome is known at the end.
      patience: .seconds(15), linear: settings.linear)
  }

  /// Begins the recording that was asked for, or else one that is kept only if the program crashes.
  private func begin(
    _ asked: RecordedRun?, or crashes: CrashRecordings, _ program: Program<App, AppAction>
  ) throws -> RecordedRun? {
    let recordsCrashes = settings.recordCrashes && !settings.restricted
    let recording = try asked ?? (recordsCrashes ? crashes.next() : nil)
    try recording?.begin(program, shell, options.errand, isRedacted: options.isRedacting)
    return recording
  }

  private func end(_ recording: RecordedRun?) {
    if let file = options.recording {
      complain([words.recorded(file, isRedacted: options.isRedacting)])
    } else {
      recording?.discard()
    }
  }

  /// Prints to standard error. File and list names may contain control characters, which must not reach the terminal.
  private func complain(_ lines: [String]) {
    let text = lines.map { "tote: \($0.printable)\n" }.joined()
    _ = FileBytes.write(text, to: STDERR_FILENO)
  }
}
