// Other titles of notes, by which they are found.

import Testing

@testable import ToteModel

@Suite struct NoteAliasTests {
  private func note(
    _ number: UInt64, _ title: String, _ aliases: [String] = [], trashed: Moment? = nil
  ) -> Note {
    Note(
      id: Note.ID(high: 1, low: number), title: title, created: Moment(milliseconds: Int64(number)),
      trashed: trashed, aliases: aliases)
  }

  @Test func `a note is found by an alias if none has that title`() {
    let soup = note(1, "Soup", ["Potage", "Çorba"])
    let other = note(2, "Stew", ["soup"])
    let gone = note(3, "Old", ["Potage"], trashed: .zero)
    #expect(Note.titled("corba", among: [soup, other, gone]) == soup)
    #expect(Note.titled("potage", among: [soup, other, gone]) == soup)
    #expect(Note.titled("SOUP", among: [soup, other, gone]) == soup)
    #expect(Note.titled("soup", among: [other, gone]) == other)
    #expect([soup, note(4, "Bisque", ["potage"])].ambiguousTitle(among: ["Soup", "Potage"]) == "Potage")
  }

  @Test func `a search finds it, in the title as well`() {
    let soup = note(1, "Soup", ["Potage chaud"])
    #expect(NoteQuery("chau").finds(soup) && NoteQuery("title:potage").finds(soup))
    #expect(!NoteQuery("bisque").finds(soup))
  }

  @Test func `each is there once, without blanks around it or breaks in it`() {
    var aliases = NoteAliases([" Soup ", "soup", "", "a\nb"])
    #expect(aliases.titles == ["Soup", "a b"])
    #expect(aliases.remove("SOUP") && !aliases.remove("soup") && aliases.titles == ["a b"])
  }
}
