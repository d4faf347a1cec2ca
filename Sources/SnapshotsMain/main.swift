import Composable
import FoundationEssentials
import Loop
import Screen
import ScreenTesting
import Terminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

func complain(_ text: String) {
  let line = Array("snapshots: \(text)\n".utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

func save(_ text: String, to path: String) throws(Complaint) {
  do {
    try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
  } catch {
    throw Complaint("cannot write \(path.printable).")
  }
}

/// Exits with 1 if they differ, as diff does.
func showDifference(_ old: String, _ new: String, only part: FrameDifference.Part?) throws {
  let difference = try FileDifference(
    old: try text(of: old), new: try text(of: new), only: part, inColor: isatty(STDOUT_FILENO) == 1)
  guard let text = difference.text else { return }
  print(text)
  exit(1)
}

func text(of path: String) throws(Complaint) -> String {
  guard let data = FileManager.default.contents(atPath: path) else {
    throw Complaint("cannot read \(path.printable).")
  }
  return String(decoding: data, as: UTF8.self)
}

func pending(_ selection: Invocation.Selection, in folder: SnapshotFolder) throws(Complaint) -> [SnapshotName]
{
  let names = folder.names(.pending)
  guard case .named(let words) = selection else { return names }
  var found: [SnapshotName] = []
  for word in words { found.append(try .named(word, of: names, what: "pending")) }
  return found
}

func review(_ folder: SnapshotFolder) throws {
  if folder.names(.pending).isEmpty { return print("Nothing is pending.") }
  let store = Store(initialState: Review(), reducer: reviewReducer, environment: .live(folder))
  do {
    let terminal = try Terminal()
    defer { terminal.leave() }
    Program(
      store: store, view: ReviewView.init, keymap: \.keymap, isOver: \.isOver, whenOpen: .opened
    ).run(on: terminal)
  } catch {
    throw Complaint("\(error)")
  }
  print(store.state.summary)
}

func run(_ command: Invocation) throws {
  if case .diff(let old, let new, let part) = command { return try showDifference(old, new, only: part) }
  let folder = try SnapshotFolder(around: FileManager.default.currentDirectoryPath)
  switch command {
  case .help: print(Invocation.usage)
  case .review: try review(folder)
  case .list:
    for name in folder.names(.pending) {
      let comparison = try folder.compare(name)
      let isNew = comparison.old.isEmpty && comparison.problem == nil
      print("\(isNew ? "new    " : "changed") \(name)")
    }
    print("\(folder.names(.pending).count) pending, \(folder.names(.accepted).count) accepted")
  case .accept(let selection):
    for name in try pending(selection, in: folder) {
      try folder.accept(name)
      print("accepted \(name)")
    }
  case .reject(let selection):
    for name in try pending(selection, in: folder) {
      try folder.reject(name)
      print("rejected \(name)")
    }
  case .prune(let deletes):
    let found = Prune(folder)
    if deletes { for name in found.unused { try folder.delete(name) } }
    print(found.text(deleted: deletes))
  case .report(let file):
    let names = folder.names(.pending)
    if names.isEmpty { return print("Nothing is pending.") }
    let path = file ?? "\(folder.root)/.build/snapshots/report.html"
    try save(Report(comparisons: try names.map { ($0, try folder.compare($0)) }).html, to: path)
    print("Wrote \(path.printable)")
  case .diff: break
  case .svg(let word, let file):
    let part: SnapshotFolder.Part =
      folder.names(.pending).contains { $0.name == word || "\($0)" == word }
      ? .pending : .accepted
    let name = try SnapshotName.named(word, of: folder.names(part), what: "such")
    let svg = strip(try Story(text: folder.text(name, part) ?? ""))
    if let file { try save(svg, to: file) } else { print(svg, terminator: "") }
  }
}

do {
  try run(try Invocation(Array(CommandLine.arguments.dropFirst())))
} catch {
  complain("\(error)")
  exit(2)
}
