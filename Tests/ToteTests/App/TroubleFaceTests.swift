import Loop
import Screen
import ScreenTesting
import Synchronization
import Testing

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// What stands there while the database is on its way, out of reach, or will not take what is written.
@Suite struct TroubleFaceTests {
  @Test func `loading shows its edges for a moment, and then that it takes long`() throws {
    let stage = Stage(size: Size(60, 12)) { environment in
      let clock = environment.clock
      environment.load = { () throws(StorageError) in
        try? await clock.sleep(for: .seconds(2))
        return .week
      }
    }
    var scenes: [Scene] = []
    for keys in ["<wait 99ms>", "<wait 1ms>", "<wait 300ms>", "j", "<wait 2s>"] {
      try stage.play(keys)
      scenes.append(Scene(keys, stage.frame))
    }
    assertFrames("loading", scenes)
  }

  @Test(arguments: [
    ("busy", StorageError.busy), ("full", .full), ("read only", .readOnly),
    ("newer", .newer(version: 9, known: 1)), ("cannot open", .cannotOpen(reason: "no such folder")),
    ("failed", .failed(reason: "disk I/O error")),
  ])
  func `an error says what happened and how to go on`(name: String, error: StorageError) throws {
    assertFrames(name, try faces { $0.load = { () throws(StorageError) in throw error } })
  }

  @Test(arguments: [("damaged", StorageError.damaged), ("no database", .notADatabase)])
  func `a damaged file can be replaced`(name: String, error: StorageError) throws {
    let copies = [Backup(path: "/b", day: "2026-11-20"), Backup(path: "/a", day: "2026-11-19")]
    assertFrames(
      name,
      try faces {
        $0.load = { () throws(StorageError) in throw error }
        $0.backups = { copies }
      })
    assertFrames("\(name) without a copy", try faces { $0.load = { () throws(StorageError) in throw error } })
  }

  @Test func `a save that fails stays on the screen until it succeeds`() throws {
    assertFrames(
      "failing save",
      try faces(.week, "j<Space>", sizes: Scene.sizes) {
        $0.save = { (_) throws(StorageError) in throw .full }
      })
  }

  @Test func `when the disk has room again everything is saved, and said to be`() throws {
    let isFull = Atomic(true)
    let stage = Stage(.week, size: Size(60, 14)) {
      $0.save = { (entries) throws(StorageError) in
        if isFull.load(ordering: .relaxed) { throw .full }
        return Int64(entries.count)
      }
    }
    var scenes: [Scene] = []
    for keys in ["<Space>", "<Space>", "<wait 5s>"] {
      try stage.play(keys)
      scenes.append(Scene(keys, stage.frame))
    }
    isFull.store(false, ordering: .relaxed)
    for keys in ["<ctrl+s>", "j"] {
      try stage.play(keys)
      scenes.append(Scene(keys, stage.frame))
    }
    assertFrames("saved again", scenes)
    #expect(stage.state.workspace.isSaved)
  }

  @Test func `a damaged file is set aside, and the lists are there again`() throws {
    let isSetAside = Atomic(false)
    let stage = Stage(size: Size(60, 14)) {
      $0.load = { () throws(StorageError) in
        guard isSetAside.load(ordering: .relaxed) else { throw .damaged }
        return .week
      }
      $0.backups = { [Backup(path: "/b", day: "2026-11-20")] }
      $0.setAside = { (_) throws(StorageError) in
        isSetAside.store(true, ordering: .relaxed)
        return "/home/ana/.local/share/tote/tote.db.damaged-2026-11-21"
      }
    }
    try stage.play("b")
    assertFrame(stage.frame, "set aside")
  }

  @Test func `leaving with something unsaved is asked about once`() throws {
    assertFrames(
      "leaving unsaved",
      try faces(.week, "<Space>q", sizes: [Size(40, 10), Size(80, 24)]) {
        $0.save = { (_) throws(StorageError) in throw .readOnly }
      })
  }

  @Test func `the header tells in one word that something is not saved, at every size, and else is silent`()
    throws
  {
    let stage = Stage(.week)
    try stage.play("")
    let failing = Stage(.week) { $0.save = { (_) throws(StorageError) in throw .full } }
    try failing.play("<Space>")
    for width in [10, 20, 40, 80, 100, 200] {
      for height in [3, 10, 14, 24] {
        for (stage, isSaved) in [(stage, true), (failing, false)] {
          var app = stage.state
          app.layOut(Size(width, height))
          let header = Frame(AppView(app), size: app.lists.screen).lines[0]
          #expect(header.contains("saved") == !isSaved, "\(app.lists.screen)")
          #expect(header.split(separator: " ").contains("unsaved") == !isSaved, "\(app.lists.screen)")
        }
      }
    }
  }
}
