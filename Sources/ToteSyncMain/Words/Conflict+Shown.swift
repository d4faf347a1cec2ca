import ToteModel
import ToteSync

/// A conflict is logged with stored field values; these are the values people read.
extension ItemMerge.Conflict {
  var shownKept: String { shown(kept) }
  var shownLost: String { shown(lost) }

  private func shown(_ stored: String) -> String {
    switch Item.schema.fields.first(where: { $0.name == field })?.kind {
    case .amount: Amount(stored: stored)?.shown ?? stored
    case .price: Price(stored: stored)?.shown ?? stored
    case .category: Category(rawValue: stored).name(in: .current)
    case .id, .text, .truth, .moment, .number, .rank, .tags, .titles, nil: stored
    }
  }
}
