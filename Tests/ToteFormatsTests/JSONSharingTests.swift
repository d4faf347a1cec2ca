// What tote-sync prints as JSON is what the app reads, and what the document says.

import Testing

@testable import ToteFormats
@testable import ToteModel

@Suite struct JSONSharingTests {
  private let offers = [
    OfferedList(name: "Groceries \"x\" ünïcode\u{1B}[31m", address: "/ada/tote-1/", isHere: true),
    OfferedList(name: "", address: "/b%20c/", isReadOnly: true),
  ]
  private let notes = [
    SharingNote(
      moment: Moment(milliseconds: 1_790_000_000_123), minutesAhead: -90,
      list: ShoppingList.ID(high: 1, low: 2), name: "Party",
      kind: "conflict", values: ["milk", "amount", "2000l", "1000l"], text: "milk: \\ changed"),
    SharingNote(
      moment: .zero, list: ShoppingList.ID(high: .max, low: 0), name: "", kind: "held", values: ["12"],
      text: ""),
  ]

  @Test func `what is written is read as it was`() {
    #expect(JSONFormat.offers(in: JSONFormat.array(of: offers)) == offers)
    #expect(JSONFormat.sharingNotes(in: JSONFormat.array(of: notes)) == notes)
    #expect(JSONFormat.offers(in: JSONFormat.array(of: [OfferedList]())) == [])
    #expect(JSONFormat.sharingNotes(in: JSONFormat.array(of: [SharingNote]())) == [])
    let list = ShoppingList.ID(high: 3, low: 4)
    #expect(JSONFormat.joinedList(in: JSONFormat.object(ofJoined: list)) == list)
  }

  @Test func `a field of a later version is passed over, and what is no JSON is nothing`() {
    let later = #"[{"name": "a", "colour": {"r": [1]}, "address": "/a/", "here": false, "readOnly": true}]"#
    #expect(JSONFormat.offers(in: later) == [OfferedList(name: "a", address: "/a/", isReadOnly: true)])
    for text in ["", "Groceries\n", "[", "[]]", #"[{"name": 1}]"#, #"[{"here": "yes"}]"#] {
      #expect(JSONFormat.offers(in: text) == nil, "\(text)")
      #expect(JSONFormat.joinedList(in: text) == nil, "\(text)")
    }
    #expect(JSONFormat.sharingNotes(in: #"[{"list": "no id"}]"#) == nil)
  }

  @Test func `the document names the fields in their order`() {
    #expect(JSONDocumentTests.table("offers").map { $0[0] } == JSONFormat.offerFields)
    #expect(JSONDocumentTests.table("sharingNotes").map { $0[0] } == JSONFormat.sharingNoteFields)
    func keys(_ text: String) -> [String] {
      text.split(separator: "\"").enumerated().filter { _, part in JSONFormat.allFields.contains(String(part))
      }
      .map { String($1) }
    }
    #expect(keys(JSONFormat.array(of: [OfferedList(name: "", address: "")])) == JSONFormat.offerFields)
    #expect(keys(JSONFormat.array(of: Array(notes.suffix(1)))) == JSONFormat.sharingNoteFields)
  }
}

extension JSONFormat {
  fileprivate static let offerFields = ["name", "address", "here", "readOnly"]
  fileprivate static let sharingNoteFields = [
    "moment", "minutesAhead", "list", "name", "kind", "values", "text",
  ]
  fileprivate static let allFields = Set(offerFields + sharingNoteFields)
}
