import Screen
import ToteModel

/// A heading with the price of its items. The basket's has a line after it.
struct HeadingRow: View {
  let heading: ListHeading
  let group: ListGroup
  /// Where stores are places.
  let isAtHome: Bool
  /// `nil` if the row is too narrow for them.
  var columns: ItemColumns?

  private var title: String { isAtHome && heading == .store(nil) ? words.noPlace : heading.title }
  private var number: String { " · \(words.number(group.count))" }
  private var sum: String { group.prices.shown }

  private var style: Style {
    switch heading {
    case .basket: .heading
    case .elsewhere: .muted.bold
    case .category: .category.bold
    case .store: .store.bold
    }
  }

  /// In columns, sums stand below each other, so what they don't count goes in front.
  private var sumInColumns: String {
    let unpriced = group.prices.unpriced
    return unpriced == 0 ? sum : "\(words.unpricedCount(unpriced)) · \(sum)"
  }

  var needs: RowNeeds {
    var needs = RowNeeds()
    if !sum.isEmpty { needs.heading = title.columns + number.columns + 2 + sumInColumns.columns }
    return needs
  }

  func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    var end = canvas.write(title.truncated(to: max(4, width - number.columns - 1)), style: style)
    end = canvas.write(number, at: Point(end, 0), style: .muted)
    if heading == .basket {
      canvas.write(
        String(repeating: "─", count: max(0, width - end - 2)), at: Point(end + 1, 0), style: .muted)
    }
    guard !sum.isEmpty else { return }
    let sumEnd = columns?.priceEnd ?? width - 1
    let whole = columns == nil ? words.withUnpriced(sum, group.prices.unpriced) : sumInColumns
    let text = sumEnd - whole.columns >= end + 2 ? whole : sum
    guard sumEnd - text.columns >= end + 2 else { return }
    let start = sumEnd - text.columns
    canvas.write(" \(text) ", at: Point(start - 1, 0), style: .muted)
    let sumStart = columns == nil ? start : sumEnd - sum.columns
    canvas.write(sum, at: Point(sumStart, 0), style: heading == .basket ? .muted : .price)
  }
}
