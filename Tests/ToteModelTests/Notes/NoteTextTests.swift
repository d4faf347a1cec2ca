// The tags of a text: each once, as it is spelled first.

import Testing

@testable import ToteModel

@Suite struct NoteTextTests {
  @Test func `of several spellings of a tag the first counts`() {
    #expect(NoteText("#Été #soup #ete #ÉTÉ", tagged: ["Été", "soup", "ete", "ÉTÉ"]).tags == ["Été", "soup"])
  }
}
