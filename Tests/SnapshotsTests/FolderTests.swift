import FoundationEssentials
import Screen
import ScreenTesting
import Testing

@testable import SnapshotsMain

@Suite struct FolderTests {
  /// A temporary package.
  private final class Package {
    let folder: SnapshotFolder
    init() throws {
      let root = FileManager.default.temporaryDirectory.appending(path: "snapshots-\(UUID())").path
      folder = SnapshotFolder(root: root)
      for path in ["", "Sources", "Tests"] {
        try FileManager.default.createDirectory(atPath: "\(root)/\(path)", withIntermediateDirectories: true)
      }
      try write("", to: "\(root)/Package.swift")
    }
    deinit { try? FileManager.default.removeItem(atPath: folder.root) }

    func write(_ text: String, to path: String) throws {
      let parent = String(path[..<path.lastIndex(of: "/")!])
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(filePath: path))
    }

    func put(_ name: SnapshotName, _ part: SnapshotFolder.Part, _ text: String = "") throws {
      try write(text, to: folder.path(name, part))
    }
  }

  private let one = SnapshotName(suite: "ATests", name: "one")
  private let two = SnapshotName(suite: "ATests", name: "two")
  private let other = SnapshotName(suite: "BTests", name: "one")

  private func text(_ line: String) -> String {
    Frame(Text(line), size: Size(8, 1)).text
  }

  @Test func `the package is found from any folder below it`() throws {
    let package = try Package()
    #expect(try SnapshotFolder(around: package.folder.root + "/Sources").root == package.folder.root)
    #expect(throws: Complaint.self) { try SnapshotFolder(around: "/") }
  }

  @Test func `accepting moves what waits over what was accepted`() throws {
    let package = try Package()
    try package.put(one, .accepted, text("old"))
    try package.put(one, .pending, text("new"))
    try package.put(other, .pending, text("more"))
    #expect(package.folder.names(.pending) == [one, other])
    try package.folder.accept(one)
    try package.folder.accept(other)
    #expect(package.folder.text(one, .accepted) == text("new"))
    #expect(package.folder.text(other, .accepted) == text("more"))
    #expect(package.folder.names(.pending).isEmpty)
    #expect(throws: Complaint("ATests/one is not pending any more.")) { try package.folder.accept(one) }
  }

  @Test func `rejecting removes what waits and leaves what was accepted`() throws {
    let package = try Package()
    try package.put(one, .accepted, text("old"))
    try package.put(one, .pending, text("new"))
    try package.folder.reject(one)
    #expect(package.folder.names(.pending).isEmpty)
    #expect(package.folder.text(one, .accepted) == text("old"))
  }

  @Test func `both sides are compared, also where the accepted one is broken`() throws {
    let package = try Package()
    try package.put(one, .accepted, text("old"))
    try package.put(one, .pending, text("new"))
    try package.put(two, .pending, text("new"))
    try package.put(other, .accepted, "no frame")
    try package.put(other, .pending, text("new"))
    #expect(try package.folder.compare(one).parts(0) == "differs in text")
    #expect(try package.folder.compare(two).parts(0) == "not accepted yet")
    let problem = try package.folder.compare(other).problem
    #expect(problem?.hasPrefix("The accepted one cannot be read: line 1") == true)
  }

  @Test func `pruning names what the last run did not ask for, and deletes only that`() throws {
    let package = try Package()
    for name in [one, two, other] { try package.put(name, .accepted) }
    for suite in ["ATests", "BTests"] {
      try package.write("", to: "\(package.folder.root)/Tests/\(suite).swift")
    }
    // Marks from before the sources changed, then one from after.
    for name in [one, two, other] { try package.put(name, .touched) }
    let past = Date(timeIntervalSinceNow: -1_000)
    for name in [two, other] {
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: package.folder.path(name, .touched))
    }
    let prune = Prune(package.folder)
    #expect(prune.unused == [two])
    #expect(prune.unknown == ["BTests"])
    #expect(
      prune.text(deleted: false) == """
        No test asks for these any more:
          ATests/two
        Delete them with --yes, if the last run was of all tests.
        Not run since the sources changed, so nothing is known of them; run swift test first:
          BTests
        """)
    for name in prune.unused { try package.folder.delete(name) }
    #expect(package.folder.names(.accepted) == [one, other])
    #expect(Prune(package.folder).unused.isEmpty)
  }

  @Test func `pruning knows suites that no source names any more`() throws {
    let package = try Package()
    let gone = SnapshotName(suite: "GoneTests", name: "one")
    let named = SnapshotName(suite: "Named", name: "one")
    for name in [one, gone, named] { try package.put(name, .accepted) }
    try package.write("", to: "\(package.folder.root)/Tests/Module/ATests.swift")
    try package.write(
      "assertFrame(frame, \"one\", suite: \"Named\")", to: "\(package.folder.root)/Tests/Others.swift")
    let prune = Prune(package.folder)
    #expect(prune.unused == [gone])
    #expect(prune.unknown == ["ATests", "Named"])
  }

  @Test func `the folder of a suite goes with its last snapshot`() throws {
    let package = try Package()
    try package.put(one, .accepted)
    try package.folder.delete(one)
    #expect(!FileManager.default.fileExists(atPath: package.folder.folder(.accepted) + "/ATests"))
  }

  @Test func `a name stands for a snapshot where only one has it`() throws {
    let names = [one, two, other]
    #expect(try SnapshotName.named("two", of: names, what: "pending") == two)
    #expect(try SnapshotName.named("BTests/one", of: names, what: "pending") == other)
    #expect(throws: Complaint("several snapshots are named one: ATests/one, BTests/one.")) {
      try SnapshotName.named("one", of: names, what: "pending")
    }
    #expect(throws: Complaint("there is no pending snapshot named three; see snapshots list.")) {
      try SnapshotName.named("three", of: names, what: "pending")
    }
  }
}
