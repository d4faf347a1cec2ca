// What is remembered of a mirror's last run, and that nothing in a folder of somebody else leads out of it. What is done with what
// is read is tested in ToteFormats.

import Glibc
import Testing
import ToteFormats
import ToteModel

@testable import ToteStorage

@Suite struct MirrorFolderTests {
  let home = TemporaryFolder()
  var folder: String { home.path + "/v" }
  var hidden: String { folder + "/.tote" }
  let note = Note(
    id: Note.ID(high: 1, low: 2), title: "Soup", text: "Leeks.", created: Moment(milliseconds: 1_000),
    modified: Moment(milliseconds: 5_000))
  let edit = Edit.ID(high: 7, low: 8)

  func database(key: Int64 = 1, journal: Int64 = 10) -> MirrorFolder.Database {
    MirrorFolder.Database(agreements: home.path + "/state/mirrors/tote.db-1", key: key, journal: journal)
  }

  func agreement(_ text: String, at path: String = "Soup.md") -> NoteMirror.Agreement {
    NoteMirror.Agreement(
      NoteMirror.File(path: path, bytes: Array(text.utf8)), title: "Soup", isPinned: true,
      aliases: ["Leek soup", "Potage"], isTrashed: text.isEmpty)
  }

  func mirror(_ database: MirrorFolder.Database? = nil, at path: String? = nil) throws -> MirrorFolder {
    try MirrorFolder(path ?? folder, of: database ?? self.database())
  }

  func agreements(
    _ database: MirrorFolder.Database? = nil, at path: String? = nil, saved: Set<Edit.ID> = []
  ) throws -> [Note.ID: NoteMirror.Agreement] {
    try mirror(database, at: path).agreements { saved.contains($0) }
  }

  /// The only file of agreements.
  var file: String {
    let names = TemporaryFolder.names(in: home.path + "/state/mirrors").filter { $0.hasSuffix(".db") }
    return home.path + "/state/mirrors/" + (names.first ?? "")
  }

  /// What was agreed on by the last run.
  func save(_ agreements: [Note.ID: NoteMirror.Agreement?], journal: Int64 = 10) throws {
    _ = try mirror()
    try kept().save(agreements, journal: journal)
  }

  func kept() throws -> MirrorAgreements {
    try MirrorAgreements(
      file, of: MirrorAgreements.Pair(folder: folder, databaseKey: 1, journal: 10), isRehearsal: false)
  }

  // MARK: What was agreed on

  @Test func `what was agreed on is there the next time, until it is forgotten`() throws {
    try save([note.id: agreement("Leeks.\n")])
    #expect(try agreements() == [note.id: agreement("Leeks.\n")])
    try save([note.id: agreement("")])
    #expect(try agreements() == [note.id: agreement("")])
    try save([note.id: NoteMirror.Agreement?.none])
    #expect(try agreements().isEmpty)
  }

  @Test func `what was agreed on before notes had properties stays, and lacks them`() throws {
    let bytes = Array("---\na: 1\n---\nLeeks.\n".utf8)
    let new = NoteMirror.Agreement(
      NoteMirror.File(path: "Soup.md", bytes: bytes), title: "Soup", properties: NoteProperties("a: 1"),
      place: "In/Soup.md")
    try save([note.id: new])
    #expect(try agreements()[note.id]?.properties?.text == "a: 1")
    #expect(try agreements()[note.id]?.place == "In/Soup.md")
    do {
      let old = try Database(path: file, mode: .readWrite)
      for table in ["agreement", "saving", "writing"] {
        try old.script("ALTER TABLE \(table) DROP COLUMN properties")
        try old.script("ALTER TABLE \(table) DROP COLUMN place")
      }
      try old.script("PRAGMA user_version = 1")
    }
    let kept = try #require(try agreements()[note.id])
    #expect(kept.properties == nil && kept.place == nil && kept.file == new.file)
    try save([note.id: new])
    #expect(try agreements() == [note.id: new])
  }

  @Test func `what was about to be saved holds if the journal has it, whatever came afterwards`() throws {
    try save([note.id: agreement("Leeks.\n")])
    let taken = plan(files: [NoteMirror.File(path: "Soup.md", bytes: Array("Onions.\n".utf8))])
    try kept().willCarryOut(taken, as: edit, from: [note.id: agreement("Leeks.\n")])
    #expect(try agreements() == [note.id: agreement("Leeks.\n")])
    let held = try agreements(saved: [edit])
    #expect(held[note.id]?.file.bytes == Array("Onions.\n".utf8))
    // Another run doesn't forget it, although that is cut off, too.
    try kept().willCarryOut(taken, as: Edit.ID(high: 9, low: 9), from: held)
    #expect(try agreements() == held)
    try save([note.id: agreement("Boil.\n")])
    #expect(try agreements(saved: [edit]) == [note.id: agreement("Boil.\n")])
  }

  @Test func `what was about to be written holds if it was, not if the notes weren't saved`() throws {
    try save([note.id: agreement("Leeks.\n")])
    let read = NoteMirror.File(path: "Soup.md", bytes: Array("Leeks.\nOnions.\n".utf8))
    var edited = note
    edited.text = "Garlic.\nLeeks."
    let plan = NoteMirror(
      agreements: [note.id: agreement("Leeks.\n")], files: [read], notes: [edited], now: .zero,
      newID: { Note.ID(high: 1, low: 3) }, tags: { _ in [] }
    ).plan
    let merged = Array("Garlic.\nLeeks.\nOnions.\n".utf8)
    #expect(plan.written.map(\.bytes) == [merged])
    try kept().willCarryOut(plan, as: edit, from: [:])
    func base() throws -> [UInt8]? { try agreements(saved: [edit])[note.id]?.file.bytes }
    write(read.bytes, to: folder + "/Soup.md")
    #expect(try base() == read.bytes)
    // Edited since, too.
    write(Array("Garlic.\nLeeks.\nOnions.\nBay.\n".utf8), to: folder + "/Soup.md")
    #expect(try base() == merged)
    write(Array("Leeks.\nOnions.\nBay.\n".utf8), to: folder + "/Soup.md")
    #expect(try base() == read.bytes)
    write(merged, to: folder + "/Soup.md")
    #expect(try agreements()[note.id]?.file.bytes == Array("Leeks.\n".utf8))
  }

  /// What a run would do with these files and the note.
  private func plan(files: [NoteMirror.File]) -> NoteMirror.Plan {
    NoteMirror(
      agreements: [note.id: agreement("Leeks.\n")], files: files, notes: [note], now: .zero,
      newID: { Note.ID(high: 1, low: 3) }, tags: { _ in [] }
    ).plan
  }

  @Test func `a file that was moved just before the end is found where it is`() throws {
    try save([note.id: agreement("Leeks.\n")])
    var renamed = note
    renamed.title = "Potage"
    let plan = NoteMirror(
      agreements: [note.id: agreement("Leeks.\n")],
      files: [NoteMirror.File(path: "Soup.md", bytes: Array("Leeks.\n".utf8))], notes: [renamed], now: .zero,
      newID: { Note.ID(high: 1, low: 3) }, tags: { _ in [] }
    ).plan
    #expect(plan.moves.map(\.to) == ["Potage.md"])
    try kept().willCarryOut(plan, as: edit, from: [:])
    write([], to: folder + "/Soup.md")
    #expect(try agreements()[note.id]?.file.path == "Soup.md")
    rename(folder + "/Soup.md", folder + "/Potage.md")
    #expect(try agreements()[note.id]?.file.path == "Potage.md")
  }

  @Test func `it is made anew for another database, one that was restored, and if it is damaged`() throws {
    let held = [note.id: agreement("Leeks.\n")]
    try save(held)
    #expect(try agreements() == held)
    #expect(try agreements(database(key: 2)).isEmpty)
    try save(held, journal: 12)
    #expect(try agreements(database(journal: 11)).isEmpty)
    try save(held)
    write(Array("What is this?".utf8), to: file)
    #expect(try agreements().isEmpty)
  }

  @Test func `it goes with a folder that is moved, not with a copy`() throws {
    let held = [note.id: agreement("Leeks.\n")]
    try save(held)
    _ = system("cp -r '\(folder)' '\(home.path)/copy'; mv '\(folder)' '\(home.path)/moved'")
    #expect(try agreements(at: home.path + "/moved") == held)
    #expect(try agreements(at: home.path + "/copy").isEmpty)
    #expect(try agreements(at: home.path + "/moved") == held)
    #expect(bytes(of: home.path + "/copy/.tote/key") != bytes(of: home.path + "/moved/.tote/key"))
  }

  @Test func `git leaves the hidden folder out`() throws {
    _ = try mirror()
    #expect(bytes(of: hidden + "/.gitignore") == Array("*\n".utf8))
  }

  enum Meddling: CaseIterable { case written, moved, removed, new }

  @Test(arguments: Meddling.allCases)
  func `a file that changes between the look and the writing is left for the next time`(
    _ meddling: Meddling
  ) throws {
    mkdir(folder, 0o700)
    let path = folder + "/Soup.md"
    if meddling != .new { write(Array("Leeks.\n".utf8), to: path) }
    let mirror = try mirror()
    let files = try mirror.files()
    var edited = note
    switch meddling {
    case .written, .new: edited.text = "Onions."
    case .moved: edited.title = "Potage"
    case .removed: edited.trashed = .zero
    }
    let plan = NoteMirror(
      agreements: meddling == .new ? [:] : [note.id: NoteMirror.Agreement(files[0], title: "Soup")],
      files: files, notes: [edited], now: .zero, newID: { Note.ID(high: 1, low: 3) }, tags: { _ in [] }
    ).plan
    #expect(plan.written.count + plan.moves.count + plan.removed.count == 1)
    let theirs = Array("Somebody else was here.\n".utf8)
    write(theirs, to: path)
    var steps = 0
    let agreed = try mirror.carryOut(plan, journal: 1) { steps += 1 }
    #expect(TemporaryFolder.names(in: folder).sorted() == [".tote", "Soup.md"] && bytes(of: path) == theirs)
    // What is agreed on is written down, and nothing else.
    #expect(steps == 1)
    if meddling != .removed { #expect(agreed[note.id] == nil) }
  }

  // MARK: Folders of others

  @Test func `a folder's own word on what was agreed is not heard`() throws {
    mkdir(folder, 0o700)
    mkdir(hidden, 0o700)
    let database = try Database(path: hidden + "/agreed.db")
    try database.script(
      "CREATE TABLE agreement (note, saved, path, title, pinned, archived, aliases, trashed, file)")
    try database.run(
      "INSERT INTO agreement VALUES (?, 0, '../outside.md', '', 0, 0, '', 0, ?)", Value(note.id), .bytes([1]))
    #expect(try agreements().isEmpty)
  }

  @Test(arguments: [
    "../out.md", "/tmp/out.md", "a/../../out.md", "a//b.md", ".x/a.md", ".a.md", "", "a.sh", "x\n.md",
  ])
  func `what was agreed on for a path that leads out, or isn't a note's, doesn't count`(path: String) throws {
    #expect(!NoteMirror.File.isPath(path))
    try save([note.id: agreement("Leeks.\n", at: path)])
    #expect(try agreements().isEmpty)
  }

  @Test func `triggers in our own file are refused`() throws {
    try save([:])
    try Database(path: file).script("CREATE TRIGGER mine AFTER INSERT ON agreement BEGIN SELECT 1; END")
    #expect(throws: FileFault.self) { try mirror() }
  }

  @Test func `a hidden folder that is a link is refused, and what it leads to is left alone`() throws {
    for place in [folder, home.path + "/other"] { mkdir(place, 0o700) }
    symlink("../other", hidden)
    #expect(throws: FileFault.self) { try mirror() }
    #expect(TemporaryFolder.names(in: home.path + "/other").isEmpty)
  }

  @Test func `a link in the place of a key or of a list for git isn't written through`() throws {
    for place in [folder, hidden] { mkdir(place, 0o700) }
    write(Array("mine".utf8), to: home.path + "/victim")
    for name in ["key", ".gitignore"] { symlink(home.path + "/victim", hidden + "/" + name) }
    #expect(throws: FileFault.self) { try mirror() }
    #expect(bytes(of: home.path + "/victim") == Array("mine".utf8))
    symlink(home.path + "/new", hidden + "/dangling")
    #expect(PrivateFile.size(of: home.path + "/new") == nil)
  }

  @Test func `what turns into a link or a pipe after the look is neither followed nor waited for`() throws {
    mkdir(folder, 0o700)
    let open = try OpenFolder(folder)
    write(Array("secret".utf8), to: home.path + "/victim")
    symlink(home.path + "/victim", folder + "/Soup.md")
    mkfifo(folder + "/Tea.md", 0o600)
    #expect(try open.read("Soup.md", atMost: 100) == nil)
    #expect(try open.read("Tea.md", atMost: 100) == nil)
    #expect(throws: FileFault.self) { try open.write([1], to: "Soup.md", isSynced: false) }
    mkdir(home.path + "/other", 0o700)
    symlink(home.path + "/other", folder + "/Kitchen")
    #expect(throws: FileFault.self) { try open.place(of: "Kitchen/Soup.md", isMade: true) }
    #expect(bytes(of: home.path + "/victim") == Array("secret".utf8))
  }

  @Test func `a folder that was renamed while it was open stays the one that is read`() throws {
    mkdir(folder, 0o700)
    write([1], to: folder + "/Soup.md")
    let open = try OpenFolder(folder)
    rename(folder, home.path + "/away")
    mkdir(folder, 0o700)
    write([2], to: folder + "/Soup.md")
    #expect(try open.read("Soup.md", atMost: 10)?.bytes == [1])
  }

  @Test func `folders nested without end are named, and stop nothing else`() throws {
    mkdir(folder, 0o700)
    _ = system("cd '\(folder)'; mkdir -p $(seq -s / 100)")
    write([0x78], to: folder + "/Soup.md")
    let mirror = try mirror()
    #expect(try mirror.files().map(\.path) == ["Soup.md"])
    #expect(mirror.skipped.count == 1 && mirror.hasSkipped(mirror.skipped[0].path + "/deep.md"))
    #expect(!mirror.hasSkipped("Soup.md"))
  }

  // MARK: Watching

  @Test func `what happens to notes and folders is worth a look, and what editors write beside them is not`()
    throws
  {
    _ = try mirror()
    let events = FolderEvents()
    #expect(events.watch([folder]))
    func isWorthALook() -> Bool { events.take(where: NoteMirror.File.isName) }
    #expect(!isWorthALook())
    write([], to: folder + "/.Soup.md.swp")
    write([], to: folder + "/Soup.md~")
    #expect(!isWorthALook())
    write([], to: folder + "/4913")
    write([], to: folder + "/Soup.MD")
    #expect(isWorthALook() && !isWorthALook())
    mkdir(folder + "/Kitchen", 0o700)
    #expect(isWorthALook())
    rename(folder + "/Soup.MD", folder + "/Kitchen/Soup.MD")
    #expect(isWorthALook())
  }
}
