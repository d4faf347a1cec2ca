// What is remembered of a mirror's last run, also if it was cut off or the file is damaged. What is done with it is tested
// in ToteFormats.

import Glibc
import Testing
import ToteFormats
import ToteModel

@testable import ToteStorage

@Suite struct MirrorFolderTests {
  let home = TemporaryFolder()
  var hidden: String { home.path + "/v/.tote" }
  let note = Note(
    id: Note.ID(high: 1, low: 2), title: "Soup", text: "Leeks.", created: Moment(milliseconds: 1_000),
    modified: Moment(milliseconds: 5_000))

  func agreement(_ text: String) -> NoteMirror.Agreement {
    NoteMirror.Agreement(
      NoteMirror.File(path: "Soup.md", bytes: Array(text.utf8)), title: "Soup", isPinned: true,
      aliases: ["Leek soup", "Potage"], isTrashed: text.isEmpty)
  }

  func agreements() throws -> [Note.ID: NoteMirror.Agreement] {
    try MirrorFolder(home.path + "/v").agreements(notes: [note])
  }

  func kept() throws -> MirrorAgreements {
    _ = try MirrorFolder(home.path + "/v")
    return try MirrorAgreements(folder: hidden)
  }

  @Test func `what was agreed on is there the next time, until it is forgotten`() throws {
    try kept().save([note.id: agreement("Leeks.\n")])
    #expect(try agreements() == [note.id: agreement("Leeks.\n")])
    try kept().save([note.id: agreement("")])
    #expect(try agreements() == [note.id: agreement("")])
    try kept().save([note.id: NoteMirror.Agreement?.none])
    #expect(try agreements().isEmpty)
  }

  @Test func `what was about to be saved holds only if it was`() throws {
    try kept().save([note.id: agreement("Leeks.\n")])
    try kept().willSave([note.id: agreement("Onions.\n")], at: Moment(milliseconds: 4_999))
    #expect(try agreements() == [note.id: agreement("Leeks.\n")])
    try kept().willSave([note.id: agreement("Onions.\n")], at: note.modified)
    #expect(try agreements() == [note.id: agreement("Onions.\n")])
    try kept().save([note.id: agreement("Boil.\n")])
    #expect(try agreements() == [note.id: agreement("Boil.\n")])
  }

  @Test func `a damaged file is made anew, and git leaves the folder out`() throws {
    try kept().save([note.id: agreement("Leeks.\n")])
    write(Array("What is this?".utf8), to: hidden + "/agreed.db")
    #expect(try agreements().isEmpty)
    #expect(bytes(of: hidden + "/.gitignore") == Array("*\n".utf8))
  }

  @Test func `what happens to notes and folders is worth a look, and what editors write beside them is not`()
    throws
  {
    _ = try kept()
    let folder = home.path + "/v"
    let events = FolderEvents()
    #expect(events.watch([folder]))
    func isWorthALook() -> Bool { events.take(where: MirrorFolder.isNote) }
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
