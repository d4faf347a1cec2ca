// Links as other programs write them.

import Testing

@testable import ToteModel

@Suite struct LinkedTitleTests {
  @Test(arguments: [
    ("Soup", "Soup"), ("Recipes/Soup", "Soup"), ("Soup#Broth", "Soup"), ("a/b/Soup.md#x/y", "Soup"),
    ("Soup^1f", "Soup"), ("#Broth", "#Broth"), ("Recipes/", ""), ("", ""),
  ])
  func `a link may have a path, a heading and an ending`(link: String, title: String) {
    #expect(LinkedTitle(link).title == title)
  }

  @Test func `the last heading is meant`() {
    #expect(LinkedTitle("Soup#Broth#By hand").heading == "By hand")
    #expect(LinkedTitle("Soup").heading.isEmpty && LinkedTitle("C#").heading.isEmpty)
  }

  @Test func `what isn't the title stays when the note is renamed`() {
    #expect(LinkedTitle("a/Soup.md#Top").renamed(from: "soup", to: "Stew") == "a/Stew.md#Top")
    #expect(LinkedTitle("Soup").renamed(from: "Soup", to: "Stew") == "Stew")
    #expect(LinkedTitle("a/C#").renamed(from: "A/C#", to: "Code") == "Code")
  }

  @Test func `a note with exactly that title comes first`() {
    func note(_ number: UInt64, _ title: String) -> Note {
      Note(id: Note.ID(high: 1, low: number), title: title, created: .zero)
    }
    let (c, sharp) = (note(1, "C"), note(2, "C#"))
    #expect(Note.titled("c#", among: [c, sharp]) == sharp)
    #expect(Note.titled("c#", among: [c]) == c)
    #expect(Note.titled("Code/c.md", among: [c, sharp]) == c)
  }

  @Test func `a link leads to the note spelt like it, or asks which of several`() {
    func note(_ number: UInt64, _ title: String) -> Note {
      Note(id: Note.ID(high: 1, low: number), title: title, created: .zero)
    }
    let (soup, other) = (note(1, "Soup"), note(2, "SOUP"))
    #expect([soup, other].target(of: "Soup") == .note(soup, heading: ""))
    #expect([soup, other].target(of: "soup") == .several)
    #expect([soup].target(of: "a/soup#Broth") == .note(soup, heading: "Broth"))
    #expect([soup].target(of: "a/Stew.md#Top") == .missing(title: "Stew"))
  }
}
