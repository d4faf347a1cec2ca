import Inspector
import Loop
import Screen
import Tote
import ToteModel
import ToteStorage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A run of the app in two files: what was done, and beside it the data as it was before, so that a replay begins with the
/// same lists. With what was typed replaced, there is no data.
struct RecordedRun {
  let file: String

  var data: String { file + ".db" }

  /// Throws if a file of something else would be replaced. Call it before the database is opened, which may be made then.
  func checkPlace(besides places: Places) throws(Refusal) {
    let database = places.resolvedDatabase
    let taken = [database] + SideFiles.suffixes.map { database + $0 }
    let isRecording = Recording.isThere(file)
    var status = stat()
    for path in [file, data] {
      let isThere = lstat(path, &status) == 0
      if taken.contains(Places.resolved(path))
        || isThere && !(isRecording && status.st_mode & S_IFMT == S_IFREG)
      {
        throw Refusal(.refused, words.cannotRecord(words.notARecording(path)))
      }
    }
  }

  /// Begins to write what happens. Copies the database, if there is one.
  func begin(
    _ program: Program<App, AppAction>, _ shell: Shell, _ errand: Errand?, isRedacted: Bool
  ) throws {
    let hasData = !isRedacted && shell.places.isThere
    if hasData { try copyData(shell.places.database) }
    try program.record(
      to: file, as: Invocation.version, redacted: isRedacted,
      with: Self.details(shell.settings, errand, at: .now, isRedacted: isRedacted))
    if !hasData { unlink(data) }
  }

  func discard() { for path in [file, data] { unlink(path) } }

  private func copyData(_ database: String) throws {
    let storage = try Storage.forReading(path: database)
    defer { storage.close() }
    try Backups.copy(storage, to: data) {}
  }

  /// All that is set and the time, as they decide what the screen shows.
  static func details(
    _ reading: SettingsReading, _ errand: Errand? = nil, at now: Moment, isRedacted: Bool
  ) -> [String: String] {
    var details = ["time": "\(now.milliseconds)"]
    if !isRedacted { details["shop"] = errand?.shop.name }
    if errand?.isAll == true { details["ends"] = "shop" }
    for row in SettingRow.all where !isRedacted || row.kind != .text {
      details[row.name.rawValue] = row.write(reading.settings).shown
    }
    return details
  }

  /// The program as it was recorded, which can be played.
  func replay() throws -> Replay<App, AppAction> {
    let recording = try Recording(contentsOf: file)
    let details = recording.header.details
    let (contents, notes) = try readData()
    let overrides = SettingName.allCases.compactMap { name in
      details[name.rawValue].map { SettingsReading.Override(name, $0, from: .standard) }
    }
    let settings = SettingsReading(overrides: overrides)
    let errand = details["shop"].flatMap { Shop($0) }.map { Errand($0, isAll: details["ends"] == "shop") }
    let now = details["time"].flatMap { Int64($0) }.map(Moment.init(milliseconds:)) ?? .now
    // An edit of a long list costs hundreds of kilobytes a state, and each frame another thirty.
    return Replay(recording, keeping: 500) { header in
      Rehearsal(
        size: header.size, initialState: App(settings, on: errand),
        reducer: appReducer,
        environment: { clock in ToteEnvironment.preview(contents, notes: notes, clock: clock, now: now) },
        view: AppView.init, keymap: { $0.speaking(\.keymap) },
        mouse: App.mouse, typeahead: \.typeahead, isOver: \.isOver, whenOpen: .started, whenOver: .ended,
        linear: settings.settings.linear, keepsShots: false)
    }
  }

  /// The program at the start of the run, for a test that plays keys itself.
  func rehearsal() throws -> Rehearsal<App, AppAction> { try replay().rehearsal }

  private func readData() throws -> (DatabaseSnapshot, [Note]) {
    guard access(data, F_OK) == 0 else {
      return (DatabaseSnapshot(settings: [Setting(key: "tour", value: "seen")]), [])
    }
    let storage = try Storage.forReading(path: data)
    defer { storage.close() }
    return (try storage.load(), try storage.notes())
  }
}
