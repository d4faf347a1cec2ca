// Folders of notes: their names, their counts, and where links lead once notes have moved.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct NoteDirectoryTests {
  @Test(
    arguments: [
      ("Work", "Work"), (" work / 2026  plans/ ", "Work/2026 plans"), ("work/plans/deep", "Work/Plans/deep"),
      ("", ""), ("/", ""), ("//a", "a"), (".git", nil), ("a/../b", nil), ("a.", nil), ("a:b", nil),
      ("b?/c", "b?/c"), ("B?", "b?"), ("Été", "Été"), ("e\u{301}te", "e\u{301}te"),
    ] as [(String, String?)])
  func `what is typed is spelt like the folders that are there`(typed: String, path: String?) {
    let known = ["Work", "Work/Plans", "b?"].map { NoteDirectory($0) }
    #expect(NoteDirectory(typed: typed, among: known)?.path == path)
  }

  @Test func `a folder holds those below it, whatever the case`() {
    let work = NoteDirectory("Work")
    #expect(work.holds(NoteDirectory("work/Plans/")) && work.holds(work) && NoteDirectory.top.holds(work))
    #expect(!work.holds(NoteDirectory("Workshop")) && !work.holds(.top))
    #expect(work.moved(NoteDirectory("work/Plans"), to: NoteDirectory("A/B")).path == "A/B/Plans")
    #expect(work.moved(work, to: NoteDirectory("Work/Old")).path == "Work/Old")
  }

  private func id(_ number: UInt64) -> Note.ID { Note.ID(high: 1, low: number) }

  private func note(_ number: UInt64, _ path: String?, isArchived: Bool = false) -> Note {
    Note(
      id: id(number), title: "Note \(number)", created: .zero, isArchived: isArchived,
      place: path.map { NotePlace($0) })
  }

  @Test func `folders are counted with those below them, as notes come and go`() {
    var table = NoteTable([
      note(1, "Work/a.md"), note(2, "Work/Plans/b.md"), note(3, "work/c.md"), note(4, nil), note(5, "d.md"),
      note(6, "Work/e.md", isArchived: true), note(7, "Work-x/"),
    ])
    func counts() -> [String] { table.directories.map { "\($0.directory.path) \($0.count)" } }
    #expect(counts() == ["Work 3", "Work/Plans 1", "Work-x 1"] && table.countAtTop == 2)
    table[id(2)]?.place = NotePlace("Home/b.md")
    table[id(7)] = nil
    table[id(1)]?.trashed = .zero
    table[id(6)]?.isArchived = false
    #expect(counts() == ["Home 1", "Work 2"] && table.countAtTop == 2)
    for number in 1...6 { table[id(UInt64(number))] = nil }
    #expect(table.directories.isEmpty && table.countAtTop == 0 && table.directoryCounts.isEmpty)
  }

  @Test func `a note keeps its file's name when it moves, and needs no file to be in a folder`() {
    let work = NoteDirectory("Work")
    #expect(
      NotePlace.moved(NotePlace("a/Soup.md", .isTight), to: work) == NotePlace("Work/Soup.md", .isTight))
    #expect(NotePlace.moved(NotePlace("a/Soup.md"), to: .top) == NotePlace("Soup.md"))
    let new = NotePlace.moved(nil, to: work)
    #expect(new == NotePlace("Work/", .ownFields) && new?.hasFile == false)
    #expect(NotePlace.moved(new, to: .top) == nil && NotePlace.moved(nil, to: .top) == nil)
    #expect(NotePlace("Work/Soup.md").numbered(2).path == "Work/Soup 2.md")
    var soup = Note(id: id(1), title: "Soup/Broth", created: .zero, place: new)
    #expect(soup.directory == work && soup.linkPath == "Work/Soup-Broth")
    soup.title = ""
    #expect(soup.linkPath == nil)
  }

  /// The link, the folder of the note that has it before and after, the path of its note before and after.
  @Test(
    arguments: [
      ("Plan", false, "a", "b", "c/Plan.md", "d/Plan.md", nil),
      ("c/Plan", false, "a", "a", "c/Plan.md", "d/Plan.md", "d/Plan"),
      ("c/Plan", false, "a", "a", "x/c/Plan.md", "y/c/Plan.md", nil),
      ("/c/Plan", false, "a", "a", "c/Plan.md", "d/Plan.md", "/d/Plan"),
      ("c/Plan", false, "a", "b", "c/Plan.md", "c/Plan.md", nil),
      ("../Plan.md", true, "a", "a/b", "Plan.md", "Plan.md", "../../Plan"),
      ("../c/Plan.md#x", true, "a", "a", "c/Plan.md", "a/Plan.md", "Plan"),
      ("./Plan.md", true, "a", "a", "a/Plan.md", "a/b/Plan.md", "./b/Plan"),
      ("Plan.md", true, "a", "b", "a/Plan.md", "a/Plan.md", "../a/Plan"),
      ("Plan.md", true, "a", "b", "a/Plan.md", "b/Plan.md", nil),
      ("c/Plan.md", true, "a", "b", "c/Plan.md", "c/Plan.md", nil),
    ] as [(String, Bool, String, String, String, String, String?)])
  func `a path still leads to its note`(
    link: String, isEncoded: Bool, from: String, to: String, before: String, after: String, path: String?
  ) {
    let moved = MovedLink(
      NoteLink(link, isEncoded: isEncoded), in: MovedLink.Move(NoteDirectory(from), NoteDirectory(to)))
    #expect(moved.paths(to: MovedLink.Move(before, after), leads: true).first == path)
  }

  @Test func `a name alone gets a path if it would lead to another note`() {
    let moved = MovedLink(NoteLink("Plan"), in: MovedLink.Move(.top, .top))
    #expect(moved.paths(to: MovedLink.Move("c/Plan.md", "d/Plan.md"), leads: false).first == "d/Plan")
  }

  @Test func `a picture that is named from folder to folder is still found`() {
    func path(_ link: String) -> String? {
      MovedLink(NoteLink(link, isEncoded: true), in: MovedLink.Move(NoteDirectory("a"), NoteDirectory("b/c")))
        .pathToFile
    }
    #expect(path("../img/x.png") == "../../img/x.png" && path("./x.png") == "../../a/x.png")
    #expect(path("img/x.png") == nil)
  }
}
