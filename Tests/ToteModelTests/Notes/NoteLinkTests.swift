// Links as people and other programs write them, and where they lead.

import Testing

@testable import ToteModel

@Suite struct NoteLinkTests {
  private static func note(_ number: UInt64, _ title: String, _ aliases: [String] = []) -> Note {
    Note(id: Note.ID(high: 1, low: number), title: title, created: .zero, aliases: aliases)
  }

  @Test(
    arguments: [
      ("Soup", "Soup", .whole), ("Recipes/Soup", "Soup", .whole), ("Soup#Broth", "Soup", .heading(["Broth"])),
      ("a/b/Soup.md#x/y", "Soup", .heading(["x/y"])), ("Soup^1f", "Soup", .block("1f")),
      ("Soup#^1f", "Soup", .block("1f")), ("#Broth", "", .heading(["Broth"])),
      ("", "", .whole), ("#", "", .whole), ("C#", "C", .whole),
      ("Soup#Broth#By hand", "Soup", .heading(["Broth", "By hand"])),
      ("Soup.markdown", "Soup", .whole), (".md", ".md", .whole), ("Dr. No", "Dr. No", .whole),
    ] as [(String, String, NoteLink.Place)])
  func `a link may have a path, a place and an ending`(
    link: String, title: String, place: NoteLink.Place
  ) {
    #expect(NoteLink(link).title == title)
    #expect(NoteLink(link).place == place)
    #expect(NoteLink(link).kind == .note)
  }

  @Test(
    arguments: [
      ("photo.PNG", false, .attachment), ("Recipes/", false, .attachment), ("./a/", true, .attachment),
      ("a/b.pdf#page=3", false, .attachment),
      ("Version 2.0", false, .note),
      ("node.xyz", false, .note), ("node.xyz", true, .attachment), ("b%20c.pdf", true, .attachment),
      ("https://a.b/c.pdf", false, .web), ("Soup: hot", false, .note), ("mailto:a@b.cd", true, .web),
      ("Soup.md", true, .note), ("a.b/Soup", true, .note),
    ] as [(String, Bool, NoteLink.Kind)])
  func `files and addresses are no notes`(link: String, isEncoded: Bool, kind: NoteLink.Kind) {
    #expect(NoteLink(link, isEncoded: isEncoded).kind == kind)
  }

  @Test func `an address is decoded once its parts are known`() {
    let link = NoteLink("a/C%23%20x.md#A%20%26%20B", isEncoded: true)
    #expect(link.title == "C# x" && link.place == .heading(["A & B"]))
    #expect(NoteLink("50%25.md", isEncoded: true).title == "50%")
    #expect(NoteLink("50%.md", isEncoded: true).title == "50%")
    #expect(NoteLink("a%20b.png", isEncoded: true).file == "a b.png")
    #expect(NoteLink("a%20b").title == "a%20b")
  }

  @Test(arguments: [
    ("a/Soup.md#Top", "a/Stew.md#Top"), ("Soup", "Stew"), ("a/soup", "a/Stew"), ("Soups", nil),
    ("#Soup", nil),
    ("Soup.pdf", nil), ("https://a.b/Soup", nil),
  ])
  func `what isn't the title stays when the note is renamed`(link: String, renamed: String?) {
    #expect(NoteLink(link).renamed(link, from: "soup") { _ in "Stew" } == renamed)
  }

  @Test func `a title may have signs of a place or a folder`() {
    #expect(NoteLink("a/C#").renamed("a/C#", from: "A/C#") { _ in "Code" } == "Code")
    let (c, sharp) = (Self.note(1, "C"), Self.note(2, "C#"))
    #expect(Note.titled("c#", among: [c, sharp]) == sharp)
    #expect(Note.titled("c#", among: [c]) == c)
    #expect(Note.titled("Code/c.md", among: [c, sharp]) == c)
    #expect([sharp].target(of: NoteLink("C#")) == .note(sharp, .whole))
    let picture = Self.note(3, "cat.png")
    #expect([picture].target(of: NoteLink("cat.png")) == .note(picture, .whole))
  }

  @Test(
    arguments: [
      ("Soup", .note(note(1, "Soup"), .whole)), ("soup", .several),
      ("a/Soup#Broth", .note(note(1, "Soup"), .heading(["Broth"]))),
      ("PIE", .note(note(3, "Pie", ["Tart"]), .whole)), ("tart.md", .note(note(3, "Pie", ["Tart"]), .whole)),
      ("a/Stew.md#Top", .missing(title: "Stew")), ("#Top", .here(.heading(["Top"]))),
      ("a/cat.png", .attachment("a/cat.png")),
      ("https://a.b", .web("https://a.b")),
    ] as [(String, LinkTarget)])
  func `a link leads to the note spelt like it, or asks which of several`(link: String, target: LinkTarget) {
    let notes = [Self.note(1, "Soup"), Self.note(2, "SOUP"), Self.note(3, "Pie", ["Tart"])]
    #expect(notes.target(of: NoteLink(link)) == target)
    #expect(LinkTable(notes).target(of: NoteLink(link)) == target)
  }

  @Test(arguments: [
    ("Heat: low", "heat low", true), ("A & B", "A & B", true), ("Ünal's [x] #1", "unal's x 1", true),
    ("a b", "ab", false),
    ("Broth", "Broths", false),
  ])
  func `a heading is named without the signs that would end the link`(
    heading: String, name: String, isSame: Bool
  ) {
    #expect(NoteLink.Place.isHeading(heading, named: name) == isSame)
  }

  @Test(arguments: [
    ("Soup", "Soup.md", ["a/Soup.md", "Soup.md", "a/b/Soup.md"]),
    ("a/Soup", "a/Soup.md", ["a/b/Soup.md", "Soup.md", "a/Soup.md"]),
    ("b/soup#x", "a/b/Soup.md", ["Soup.md", "a/b/Soup.md", "c/d/b/Soup.md"]),
    ("./Soup", "in/Soup.md", ["Soup.md", "in/Soup.md"]),
    ("../Soup.md", "Soup.md", ["in/Soup.md", "Soup.md"]),
    ("/Soup", "Soup.md", ["in/Soup.md", "Soup.md"]),
    ("Soup", "in/deep/Soup.md", ["x/Soup.md", "in/deep/Soup.md"]),
    ("Soup", "b/Soup.md", ["b/c/Soup.md", "b/Soup.md"]),
    ("elsewhere/Soup", "b/Soup.md", ["b/Soup.md"]),
    ("Menu", "", ["b/Soup.md"]),
  ])
  func `of notes with the same name, the one in the folder of the link or nearest to it is meant`(
    link: String, found: String, paths: [String]
  ) {
    let files = Dictionary(uniqueKeysWithValues: paths.enumerated().map { (UInt64($0 + 2), $1) })
    // The title may be another than the name of the file.
    let notes = files.keys.sorted().map { Self.note($0, "Title \($0)") } + [Self.note(1, "Week")]
    let path: @Sendable (Note) -> String? = { note in
      note.title == "Week"
        ? "in/Week.md" : note.title.split(separator: " ").last.flatMap { UInt64($0) }.flatMap { files[$0] }
    }
    for target in [
      LinkTable(notes, path: path).target(of: NoteLink(link), from: notes.last),
      NoteSearchOnce(notes, path: path).target(of: NoteLink(link), from: notes.last),
    ] {
      if case .note(let note, _) = target { #expect(path(note) == found) } else { #expect(found.isEmpty) }
    }
  }
}
