import Tote
import ToteStorage
import ToteModel
import ToteFormats

func runStorage(_ report: inout Report) async {
  guard let folder = TemporaryHome() else { return }
  for count in [10, 10_000, 100_000] {
    guard let path = folder.database(of: count) else {
      return printError("benchmarks: no database could be made")
    }
    runStorage(path, count, &report)
  }
}

private func runStorage(_ path: String, _ count: Int, _ report: inout Report) {
  let name = "storage.\(count)"
  let load = measure(rounds: 5, repetitions: 1, prepare: { try? Storage(path: path) }) { storage, _ in
    _ = try? storage?.load()
  }
  var made: Workspace?
  let records = measure(rounds: 5, repetitions: 1) {
    // Freed before the clock runs.
    made = nil
    return try? Storage(path: path).load()
  } _: { contents, _ in
    guard let contents else { return }
    made = Workspace(contents, writer: Entry.Writer.ID(high: 4, low: 2))
    made?.prepare(contents.lists[0].id)
  }
  report.add("\(name).shelf", records / 1e6, unit: "ms")
  report.add("\(name).load", load / 1e6, unit: "ms", bar: count == 100_000 ? 100 : nil)
  guard let disk = try? Storage(path: path), let contents = try? disk.load(),
    let memory = try? Storage.inMemory(),
    let item = contents.items.last
  else { return }
  disk.close()
  let all = contents.lists.map { Change(adding: $0) } + contents.items.map { Change(adding: $0) }
  func entry(_ number: UInt64, _ changes: [Change]) -> Entry {
    Entry(
      Edit(
        id: Edit.ID(high: 9, low: number), title: EditTitle(.editItem("edit")),
        moment: Moment(milliseconds: 1), changes: changes),
      writer: Entry.Writer.ID(high: 4, low: 2))
  }
  _ = try? memory.apply([entry(0, all)])
  var number: UInt64 = 0
  // In memory, to measure SQL without the disk.
  let edit = measure(rounds: 7, repetitions: 50, prepare: {}) { _, _ in
    number += 1
    _ = try? memory.apply([entry(number, [Change(item) { $0.note = "\(number)" }])])
  }
  report.add("\(name).edit.sql", edit / 1e6, unit: "ms", bar: count == 100_000 ? 1 : nil)
}
