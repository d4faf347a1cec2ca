// Whose text it is that an editor has left, and what comes of it.

import Testing

@testable import Tote
@testable import ToteModel

@Suite struct LeftTextTests {
  private func note(_ number: UInt64, _ title: String, _ text: String) -> Note {
    Note(id: .sample(number), title: title, text: text, created: .zero)
  }

  private func left(_ name: String, _ before: String?, _ text: String?) -> LeftText {
    LeftText(file: "/run/x/\(name).md", name: name, before: before, text: text)
  }

  /// The texts of these notes after it was taken in, with their titles.
  private func recovered(_ left: LeftText, _ notes: Note...) throws -> [String] {
    var workspace = Workspace(DatabaseSnapshot(), writer: Entry.Writer.ID(high: 7, low: 7))
    workspace.setNotes(notes)
    _ = try workspace.recover(left, EditEnvironment.numbered().context)
    return workspace.records.notes.values.map { "\($0.title): \($0.text)" }.sorted()
  }

  @Test func `it goes into the note that the editor got, whatever its title is now`() throws {
    let text = left("soup", "Boil.\n", "Boil.\nStir.\n")
    let tea = note(2, "Tea", "")
    #expect(try recovered(text, note(1, "Soup", "Boil."), tea) == ["Soup: Boil.\nStir.", "Tea: "])
    #expect(try recovered(text, note(1, "Stew", "Boil."), tea) == ["Stew: Boil.\nStir.", "Tea: "])
    #expect(try recovered(text, note(1, "Soup", "Boil.\n")) == ["Soup: Boil.\nStir.\n"])
  }

  @Test func `a note that was changed since has both changes`() throws {
    let text = left("leeksoup", "Boil.\n\nServe.\n", "Boil.\n\nServe hot.\n")
    let soup = note(1, "Leek soup!", "Simmer.\n\nServe.")
    #expect(try recovered(text, soup) == ["Leek soup!: Simmer.\n\nServe hot."])
  }

  @Test func `what the note has already is not taken in again`() throws {
    #expect(try recovered(left("soup", "Boil.\n", "Stir.\n"), note(1, "Soup", "Stir.")) == ["Soup: Stir."])
    #expect(try recovered(left("soup", "Boil.\n", "Boil.\n"), note(1, "Soup", "Stir.")) == ["Soup: Stir."])
  }

  @Test func `if it isn't known whose it is, it is a note of its own`() throws {
    let two = [note(1, "Soup", "One."), note(2, "soup", "Two.")]
    #expect(
      try recovered(left("soup", "Boil.\n", "Stir.\n"), two[0], two[1]) == [
        "Soup: One.", "soup: Stir.", "soup: Two.",
      ])
    #expect(try recovered(left("note", "\n", "Stir.\n"), note(1, "Soup", "")) == ["Soup: ", "note: Stir."])
    #expect(
      try recovered(left("soup", nil, "Stir.\n"), two[0]) == ["Soup: One.", "soup: Stir."])
  }
}
