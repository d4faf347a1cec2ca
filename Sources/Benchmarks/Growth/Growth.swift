import Glibc
import Synchronization
import Tote
import ToteModel
import ToteStorage

/// Compares a database after ten years of use with a new one that has the same rows.
func runGrowth(_ report: inout Report) async {
  guard let home = TemporaryHome() else { return }
  do {
    try appendToLongNote(home, &report)
    try growOld(home, &report)
  } catch {
    printError("benchmarks: \(error)")
  }
}

private func megabytes(_ path: String) -> Double {
  ["", "-wal"].reduce(0) { $0 + Double(PrivateFile.size(of: path + $1) ?? 0) } / 1e6
}

private let me = Entry.Writer.ID(high: 4, low: 9)

private func appendToLongNote(_ home: TemporaryHome, _ report: inout Report) throws {
  let path = "\(home.path)/long.db"
  let storage = try Storage(path: path)
  var note = Note(
    id: Note.ID(high: 1, low: 1), title: "Log",
    text: (0..<2_000).map { "line \($0) of a note that somebody has written once" }.joined(separator: "\n"),
    created: TenYears.end)
  func save(_ number: UInt64, _ change: Change) throws(StorageError) {
    let edit = Edit(
      id: Edit.ID(high: 1, low: number), title: EditTitle(.editItem("edit")), moment: TenYears.end,
      changes: [change])
    try storage.apply([Entry(edit, writer: me)])
  }
  try save(0, Change(adding: note))
  for number in 1...200 {
    let change = Change(note) { $0.text += "\nand one more line \(number)" }
    note.text += "\nand one more line \(number)"
    try save(UInt64(number), change)
  }
  storage.close()
  report.add("growth.append.200.size", megabytes(path), unit: "MB", bar: 3)
}

private func growOld(_ home: TemporaryHome, _ report: inout Report) throws {
  let path = "\(home.path)/old.db"
  var start = ContinuousClock.now
  // It takes minutes to create, so it is kept under this name for the next run and other tests.
  let kept = getenv("TOTE_TEN_YEARS").map { String(cString: $0) }
  if let kept, PrivateFile.size(of: kept) != nil {
    _ = system("cp '\(kept)' '\(path)'")
  } else {
    let storage = try Storage(path: path)
    var years = TenYears(seed: 20_261_122)
    try years.live(in: storage)
    storage.close()
    report.add("growth.tenyears.make", nanoseconds(start.duration(to: .now)) / 1e9, unit: "s")
    if let kept { _ = system("cp '\(path)' '\(kept)'") }
  }
  report.add("growth.tenyears.unfolded", megabytes(path), unit: "MB")
  let alone = "\(home.path)/alone.db"
  _ = system("cp '\(path)' '\(alone)'")
  try compactAlone(alone, &report)
  let before = OtherWriter(path)
  sleep(10)
  let quietWaits = before.end()
  addWaits("growth.quiet.wait", quietWaits, bar: nil, &report)
  let others = OtherWriter(path)
  var storage = try Storage(path: path)
  start = .now
  let compaction = try storage.compact(at: TenYears.end)
  report.add("growth.compact", nanoseconds(start.duration(to: .now)) / 1e9, unit: "s")
  let waits = others.end()
  report.add("growth.compact.writes", Double(waits.count), unit: "")
  addWaits("growth.compact.wait", waits, bar: 50, &report)
  report.add("growth.compact.lines", Double(compaction.foldedLines), unit: "")
  storage.close()
  report.add("growth.tenyears.size", megabytes(path), unit: "MB", bar: 60)

  let young = "\(home.path)/young.db"
  try copyRows(of: path, to: young)
  report.add("growth.new.size", megabytes(young), unit: "MB")
  let (old, new) = (try opening(path), try opening(young))
  report.add("growth.open", old / 1e6, unit: "ms")
  report.add("growth.open.new", new / 1e6, unit: "ms")
  report.add("growth.open.ratio", old / new, unit: "x", bar: 1.2)
  let (undo, undoNew) = (try undoing(path), try undoing(young))
  report.add("growth.undo", undo / 1e6, unit: "ms")
  report.add("growth.undo.new", undoNew / 1e6, unit: "ms")
  report.add("growth.undo.ratio", undo / undoNew, unit: "x", bar: 1.2)
  start = .now
  storage = try Storage(path: path)
  guard let note = try storage.read({ try $0.notes().first }) else { return }
  start = .now
  let forgetting = Edit(
    id: Edit.ID(high: 3, low: 3), title: .none, moment: TenYears.end, changes: [Change(forgetting: note.id)])
  try storage.apply([Entry(forgetting, kind: .aside, writer: me)])
  report.add("growth.forget", nanoseconds(start.duration(to: .now)) / 1e6, unit: "ms", bar: 50)
}

/// The maximum has no limit, because it mostly shows what else the machine is doing.
private func addWaits(_ name: String, _ waits: [Double], bar: Double?, _ report: inout Report) {
  let sorted = waits.sorted()
  guard let worst = sorted.last else { return }
  report.add("\(name).p50", median(waits) / 1e6, unit: "ms")
  report.add("\(name).p999", sorted[(sorted.count - 1) * 999 / 1_000] / 1e6, unit: "ms", bar: bar)
  report.add("\(name).worst", worst / 1e6, unit: "ms")
}

private func compactAlone(_ path: String, _ report: inout Report) throws {
  let storage = try Storage(path: path)
  defer { storage.close() }
  let start = ContinuousClock.now
  _ = try storage.compact(at: TenYears.end)
  report.add("growth.compact.alone", nanoseconds(start.duration(to: .now)) / 1e9, unit: "s")
}

/// Opens the file and reads what the screen shows.
private func opening(_ path: String) throws -> Double {
  var times: [Double] = []
  for _ in 0..<9 {
    let start = ContinuousClock.now
    let storage = try Storage(path: path)
    _ = try storage.load()
    times.append(nanoseconds(start.duration(to: .now)))
    storage.close()
  }
  return median(times)
}

/// Undoes one step as a command does. Both databases have just edited the same notes.
private func undoing(_ path: String) throws -> Double {
  let storage = try Storage(path: path)
  defer { storage.close() }
  let notes = try storage.read { try Array($0.notes().prefix(40)) }
  try storage.apply(
    notes.enumerated().map { number, note in
      Entry(
        Edit(
          id: Edit.ID(high: 2, low: UInt64(number)), title: EditTitle(.editItem("edit")),
          moment: TenYears.end,
          changes: [Change(note) { $0.text += "\nthe last line" }]), writer: me)
    })
  var times: [Double] = []
  for number in 0..<UInt64(notes.count) {
    let start = ContinuousClock.now
    try storage.edit { session in
      var history = try session.history { history, _ in !history.undoable.isEmpty }
      if let line = history.undo(id: Entry.ID(high: 5, low: number), at: TenYears.end, writer: me) {
        try session.save([line])
      }
    }
    times.append(nanoseconds(start.duration(to: .now)))
  }
  return median(times)
}

private func copyRows(of path: String, to copy: String) throws {
  let old = try Storage(path: path)
  defer { old.close() }
  let contents = try old.load()
  let notes = try old.read { try $0.notes() }
  var changes = contents.lists.map { Change(adding: $0) } + contents.items.map { Change(adding: $0) }
  changes += notes.map { Change(adding: $0) } + contents.purchases.map { Change(adding: $0) }
  changes += contents.settings.map { Change(adding: $0) }
  let storage = try Storage(path: copy)
  defer { storage.close() }
  let edit = Edit(
    id: Edit.ID(high: 7, low: 7), title: EditTitle(.importFile("import")), moment: TenYears.end,
    changes: changes)
  try storage.apply([Entry(edit, writer: me)])
}

/// Another program that saves small edits and records how long each takes.
private final class OtherWriter: Sendable {
  private let isOver = Atomic(false)
  private let times = Mutex<[Double]>([])
  private nonisolated(unsafe) var thread = pthread_t()
  private let path: String

  init(_ path: String) {
    self.path = path
    pthread_create(
      &thread, nil,
      { context in
        Unmanaged<OtherWriter>.fromOpaque(context!).takeUnretainedValue().run()
        return nil
      }, Unmanaged.passUnretained(self).toOpaque())
    while times.withLock({ $0.isEmpty }) { usleep(1_000) }
  }

  private func run() {
    guard let storage = try? Storage(path: path) else { return times.withLock { $0 = [.infinity] } }
    defer { storage.close() }
    var number = UInt64((try? storage.load().sequence) ?? 0)
    while !isOver.load(ordering: .relaxed) {
      number += 1
      let edit = Edit(
        id: Edit.ID(high: 6, low: number), title: EditTitle(.editItem("edit")), moment: TenYears.end,
        changes: [Change(adding: Setting(key: "other", value: "\(number)"))])
      let start = ContinuousClock.now
      let isSaved = (try? storage.apply([Entry(edit, writer: me)])) != nil
      let time = isSaved ? nanoseconds(start.duration(to: .now)) : .infinity
      times.withLock { $0.append(time) }
      usleep(5_000)
    }
  }

  /// Stops and returns the nanoseconds of each save.
  func end() -> [Double] {
    isOver.store(true, ordering: .relaxed)
    pthread_join(thread, nil)
    return times.withLock { $0 }
  }
}
