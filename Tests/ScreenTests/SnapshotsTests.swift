// Snapshots in a temporary folder: what a run writes, never writes, and reports.

import Screen
import Testing

@testable import ScreenTesting

@Suite struct SnapshotsTests {
  let root = TemporaryFolder()
  let frame = Frame(Text("milk"), size: Size(4, 1))
  let other = Frame(Text("silk"), size: Size(4, 1))

  func snapshots(writes: Bool = true) -> Snapshots { Snapshots(root: root.path, writes: writes) }

  func check(_ frame: Frame, _ name: String = "name", writes: Bool = true, place: String = "T/A.swift:1")
    -> String?
  {
    let outcome = snapshots(writes: writes).check(Story(frame), suite: "Suite", name: name, place: place)
    if case .failed(let message) = outcome { return message }
    return nil
  }

  var accepted: String { root.path + "/Snapshots/Suite/name.frame" }
  var pending: String { root.path + "/.build/snapshots/pending/Suite/name.frame" }
  var touched: String { root.path + "/.build/snapshots/touched/Suite/name.frame" }

  @Test func `a new frame fails and waits to be accepted`() {
    #expect(
      check(frame) == """
        There is no accepted snapshot "name" in Suite yet.

        frame 4x1
        |milk|

        Pending: .build/snapshots/pending/Suite/name.frame
        To accept or reject it: swift run snapshots review
        """)
    #expect(Files.read(pending) == frame.text)
    #expect(Files.read(touched) == "")
    #expect(!Files.exists(accepted))
  }

  @Test func `an accepted frame passes and clears what was pending`() {
    #expect(Files.write(frame.text, to: accepted))
    #expect(Files.write(other.text, to: pending))
    #expect(check(frame) == nil)
    #expect(!Files.exists(pending))
    #expect(Files.exists(touched))
  }

  @Test func `a difference fails, and the accepted frame stays`() {
    #expect(Files.write(frame.text, to: accepted))
    #expect(
      check(other) == """
        Snapshot "name" in Suite differs in text

        row 0, text
        - |milk|
        + |silk|
           ^

        Pending: .build/snapshots/pending/Suite/name.frame
        To accept or reject it: swift run snapshots review
        """)
    #expect(Files.read(accepted) == frame.text)
    #expect(Files.read(pending) == other.text)
  }

  @Test func `under never nothing is written and nothing removed`() {
    #expect(
      check(frame, writes: false) == """
        There is no accepted snapshot "name" in Suite yet.

        frame 4x1
        |milk|

        Nothing was written: SNAPSHOTS=never.
        """)
    #expect(!Files.exists(root.path + "/.build"))
    #expect(Files.write(frame.text, to: accepted))
    #expect(Files.write(other.text, to: pending))
    #expect(
      snapshots(writes: false).check(Story(frame), suite: "Suite", name: "name", place: "T/A.swift:1")
        == .same)
    #expect(Files.exists(pending))
  }

  @Test func `two snapshots of one name are an error`() {
    _ = check(frame, place: "T/A.swift:1")
    #expect(
      check(frame, place: "T/B.swift:2")
        == "Two snapshots of this run are named \"name\" in Suite: here, and at T/A.swift:1. "
        + "Give one of them another name.")
    #expect(check(other, place: "T/A.swift:1")?.hasPrefix("Two snapshots") == true)
    #expect(check(frame, place: "T/A.swift:1")?.hasPrefix("There is no accepted") == true)
  }

  @Test func `a name that is no file name is refused`() {
    for name in ["", "a/b", "..", ".hidden", "a\nb", "a\0b"] {
      #expect(check(frame, name)?.contains("cannot be the name of a snapshot") == true, "\(name)")
    }
    #expect(!Files.exists(root.path + "/.build"))
  }

  @Test func `an accepted file that cannot be read says why`() {
    #expect(Files.write("frame 4x1\n|mil|\n", to: accepted))
    #expect(
      check(frame, writes: false)?.hasPrefix(
        "The accepted snapshot \"name\" in Suite cannot be read: line 2: row 0 has 3 columns, not 4.") == true
    )
  }

  @Test func `a pending file that cannot be written is said`() {
    #expect(Files.write("", to: root.path + "/.build"))
    #expect(check(frame)?.contains("Could not write") == true)
  }

  @Test func `the root of a package is found from its files`() {
    #expect(Files.write("", to: root.path + "/Package.swift"))
    #expect(Files.packageRoot(above: root.path + "/Tests/A/B.swift") == root.path)
    #expect(Files.packageRoot(above: "/nowhere/at/all.swift") == nil)
  }

  @Test func `assertFrame fails the test with the report, at its own line`() {
    withKnownIssue {
      assertFrame(frame, "new", in: snapshots())
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("There is no accepted snapshot \"new\" in SnapshotsTests yet.")
        == true
        && issue.sourceLocation?.fileName == "SnapshotsTests.swift"
    }
    #expect(Files.write(frame.text, to: root.path + "/Snapshots/SnapshotsTests/old.frame"))
    assertFrame(frame, "old", in: snapshots())
  }

  @Test func `assertFrames compares a strip in one file`() {
    let scenes = [Scene("open", frame), Scene("j", other)]
    #expect(Files.write(Story(scenes).text, to: root.path + "/Snapshots/Strips/story.frame"))
    assertFrames("story", scenes, suite: "Strips", in: snapshots())
    withKnownIssue { assertFrames("nothing", [], in: snapshots()) }
  }
}
