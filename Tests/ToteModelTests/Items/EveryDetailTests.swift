// Whatever can be said of an item, one thing after the other: taken over, typed, compared, found and undone. A detail that
// is new and was forgotten somewhere is named here.

import Testing
import ToteTesting

@testable import ToteModel

@Suite struct EveryDetailTests {
  @Test func `each property of the details is a field of the item`() {
    let properties = Mirror(reflecting: ItemDetails()).children.compactMap(\.label)
    #expect(Set(SingleDetail.all.map(\.name)) == Set(properties))
    for detail in SingleDetail.all { #expect(detail.details != ItemDetails(), "\(detail)") }
  }

  @Test(arguments: SingleDetail.all)
  func `what another says is taken over, and what it leaves open stays`(detail: SingleDetail) {
    var details = ItemDetails()
    details.update(with: detail.details)
    #expect(details == detail.details)
    details.update(with: ItemDetails())
    #expect(details == detail.details)
  }

  @Test(arguments: SingleDetail.all)
  func `what another says or leaves open can be told apart`(detail: SingleDetail) {
    let full = Item.full.details
    #expect(ItemDetails(values: full.values) == full)
    #expect(full.said(in: detail.details) == detail.alone(in: full))
    var rest = full.unsaid(in: detail.details)
    #expect(detail.alone(in: rest) == ItemDetails())
    rest.update(with: detail.alone(in: full))
    #expect(rest == full)
  }

  @Test(arguments: SingleDetail.all)
  func `the line that says it is understood as that, and not as the name`(detail: SingleDetail) throws {
    let item = try #require(ParsedItem(name: "apples", details: detail.details))
    let understood = try #require(QuickAdd(item.description))
    #expect(understood.item == item)
    #expect(understood.spans.count == 2)
  }

  @Test(arguments: SingleDetail.all)
  func `an item is told from others by it`(detail: SingleDetail) {
    #expect(detail.details.agrees(with: Item.full.details))
    #expect(ItemDetails().agrees(with: detail.details))
    #expect(!detail.details.agrees(with: ItemDetails()))
  }

  @Test(arguments: SingleDetail.all)
  func `undo takes it back, and leaves what others have said meanwhile`(detail: SingleDetail) throws {
    var plain = Item.full
    plain.details = ItemDetails()
    let change = Change(plain) { $0.details = detail.details }
    var said = plain
    said.details = detail.details
    #expect(change.applied(to: .item(plain)) == .item(said))
    #expect(change.inverse.applied(to: .item(said)) == .item(plain))
    let undone = try #require(change.inverse.applied(to: .item(.full))?.record as? Item)
    #expect(detail.alone(in: undone.details) == ItemDetails())
    #expect(properties(of: undone.details, and: Item.full.details, differ: true) == [detail.name])
  }

  /// The properties that hold a free text, found without the list that is tested.
  static let texts = SingleDetail.all.filter { detail in
    Mirror(reflecting: detail.details).children.contains {
      $0.label == detail.name && ($0.value as Any?) is String?
    }
  }

  @Test(arguments: texts)
  func `a free text is searched, tidied, and keeps things of one name apart`(detail: SingleDetail) {
    let item = Item(id: .zero, list: .zero, name: "x", details: detail.details, created: .zero)
    #expect(item.holds(Array(Folding.fold(detail.text).utf8)))
    let other = detail.details.mapTexts { "other " + $0 }
    #expect(other != detail.details)
    #expect(other.contradicts(detail.details) && detail.details.contradicts(other))
    #expect(!other.agrees(with: detail.details))
    #expect(!other.contradicts(ItemDetails()) && !ItemDetails().contradicts(other))
    #expect(!detail.details.contradicts(detail.details.mapTexts { $0.uppercased() }))
    #expect(detail.details.mapTexts { _ in "" } == ItemDetails())
  }

  @Test func `the texts are found`() { #expect(Self.texts.map(\.name).contains("store")) }

  @Test func `each sign marks a detail of its own, and each detail that is no number has a sign`() {
    for mark in DetailMark.allCases {
      #expect(SingleDetail.all.filter { $0.details[mark] != nil }.map(\.name) == [mark.rawValue])
      var details = ItemDetails()
      details[mark] = "frozen"
      #expect(details[mark] == "frozen")
      #expect(DetailMark(sign: mark.sign) == mark)
      #expect(Unicode.Scalar(mark.sign.value + 0xFEE0).flatMap { DetailMark(sign: $0) } == mark)
    }
    #expect(SingleDetail.all.count == DetailMark.allCases.count + 2)
    #expect(QuickAdd.Kind.allCases.count == SingleDetail.all.count + 1)
  }
}
