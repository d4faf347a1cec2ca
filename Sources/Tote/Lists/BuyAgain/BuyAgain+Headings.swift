import Parts
import Screen
import ToteModel

/// What is due comes first, under a heading of its own.
extension BuyAgain {
  /// Where a heading takes the place of a row that is needed more.
  private static let headingsFrom = 8

  /// Two, or none where they would part nothing.
  func headingCount(of offers: [BuyAgainOffer]) -> Int {
    let due = offers.count { isDue[$0.key] == true }
    return due > 0 && due < offers.count && rowsInBox >= Self.headingsFrom ? 2 : 0
  }

  /// After the offers, the search or the room have changed.
  mutating func listOffers(following: Bool = false) {
    let shown = shown
    let hasHeadings = headingCount(of: shown) > 0
    list.replaceRows(
      shown.map { offer in
        let section = isDue[offer.key] == true ? words.dueHeading : words.notDueHeading
        return ListingRow(offer.key, offer.name, section: hasHeadings ? section : nil)
      }, following: following)
  }

  mutating func fit(to room: Size) {
    if self.room == room { return }
    self.room = room
    listOffers(following: true)
  }
}
