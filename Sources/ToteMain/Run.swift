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

/// Runs what the command line asks for, in the language and with the conventions of its reader; returns the exit code.
func run(_ invocation: Invocation, variables: Variables = .own, streams: Streams = .standard) -> Int32 {
  Language.$current.withValue(invocation.language) {
    Currency.$ofCountry.withValue(invocation.currency) {
      Conventions.$current.withValue(invocation.settings.settings.conventions) {
        perform(invocation, variables, streams)
      }
    }
  }
}

private func perform(_ invocation: Invocation, _ variables: Variables, _ streams: Streams) -> Int32 {
  if case .open(let options) = invocation.request {
    return open(invocation, options)
  }
  let shell = Shell(
    places: invocation.places, variables: variables, settings: invocation.settings,
    options: invocation.options, streams: streams)
  switch invocation.request {
  case .open: return ExitCode.usage.rawValue
  case .run(let path, let arguments):
    // A shell that completes a line shows what it gets, and `config` ends with what is wrong.
    if !path.contains(where: { [Command.completion.name, Command.config.name].contains($0.name) }) {
      shell.saySettingsProblems()
    }
    return shell.run { try path.last?.run?($0, arguments) }.rawValue
  case .help(let path):
    return shell.run { try $0.output.write(HelpText(path, width: min($0.output.width, 100)).text + "\n") }
      .rawValue
  case .version: return shell.run { try $0.print(Invocation.build) }.rawValue
  case .refuse(let error):
    shell.say(error.sentence())
    return ExitCode.usage.rawValue
  }
}

private func open(_ invocation: Invocation, _ options: AppOptions) -> Int32 {
  let places = invocation.places
  let recording = options.recording.map { RecordedRun(file: places.path(of: $0)) }
  do { try recording?.checkPlace(besides: places) } catch {
    complain(error.lines)
    return error.code.rawValue
  }
  let settings = LiveSettings(invocation.settings, from: SettingsSource(.own, options: invocation.options))
  let storage = LiveStorage(path: places.database, backups: places.backups, makesFolder: places.isUsual)
  // Opening the file and reading the first page overlaps with opening the terminal: each takes some milliseconds.
  if isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0 {
    storage.openAhead(rows: DatabaseLoading.firstRows)
  }
  // First of all: without a terminal, nothing should be made on the disk.
  let terminal: Terminal
  do {
    terminal = try Terminal(Appearance(invocation.settings.settings))
  } catch {
    complain([words.sentence(error)])
    return ExitCode.usage.rawValue
  }
  terminal.whileNothingIsHeld = { storage.whileIdle($0) }
  let log =
    options.isDebugging ? Result(catching: { () throws(StorageError) in try DebugLog(places.log) }) : nil
  let handle = terminal.handle
  var ownEditor = ExternalEditor(.own, command: "vi")
  ownEditor.whileNothingIsHeld = { storage.whileIdle($0) }
  let editor = ownEditor
  let executor = EffectQueueExecutor()
  let store = Store(
    initialState: App(invocation.settings),
    reducer: (try? log?.get()).map { log in appReducer.debug { log.write($0) } } ?? appReducer,
    environment: ToteEnvironment.live(
      storage, clock: executor.clock,
      sync: .live(database: places.database), settings: settings.environment(handle),
      copy: handle.copy, suspend: handle.suspend,
      openEditor: { text, name, line in
        await handle.outside { settings.editor(from: editor).edit(text, name: name, line: line) }
      },
      discard: { file in editor.discard(file) },
      openAddress: { address in
        guard let browser = settings.browser(.own, address) else { return .none }
        return browser.needsTerminal ? await handle.outside { browser.run() } : browser.start()
      },
      leftTexts: { editor.leftBehind() }),
    executor: executor)
  let program = Program(
    store: store, view: AppView.init, keymap: { $0.speaking(\.keymap) },
    mouse: App.mouse, typeahead: \.typeahead, joined: { $0.joined(with: $1) }, isOver: \.isOver,
    whenOpen: .started, whenOver: .ended,
    // Longer than a save waits for another program, so that its outcome is known at the end.
    patience: .seconds(15), linear: invocation.settings.settings.linear)
  let crashes = CrashRecordings(folder: places.state + "/crashes")
  let crashed = crashes.left()
  let run: RecordedRun?
  do {
    run =
      try recording
      ?? (invocation.settings.settings.recordCrashes ? crashes.next() : nil)
    try run?.begin(program, invocation, isRedacted: options.isRedacting)
  } catch {
    terminal.leave()
    complain([words.cannotRecord((error as? StorageError)?.sentence ?? "\(error)")])
    return ExitCode.storage.rawValue
  }
  program.run(on: terminal)
  terminal.leave()
  if let file = options.recording {
    complain([words.recorded(file, isRedacted: options.isRedacting)])
  } else {
    run?.discard()
  }
  complain(crashed.map(words.crashed))
  // A clean close saves the next start from checking the file.
  storage.close()
  if case .failure(let error) = log { complain([words.noLog(error.sentence)]) }
  let report = store.state.speaking { ExitReport($0) }
  complain(report.lines)
  return report.code
}

/// Prints to standard error. File and list names may contain control characters, which must not reach the terminal.
private func complain(_ lines: [String]) {
  let text = lines.map { "tote: \($0.printable)\n" }.joined()
  _ = FileBytes.write(text, to: STDERR_FILENO)
}
