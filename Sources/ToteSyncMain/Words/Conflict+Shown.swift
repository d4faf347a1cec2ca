import Tote
import ToteModel
import ToteSync

/// The values of a conflict, which is logged as its fields are stored, as people read them.
extension ItemMerge.Conflict {
  var shownKept: String { shown(kept) }
  var shownLost: String { shown(lost) }

  private func shown(_ stored: String) -> String {
    switch Item.schema.fields.first(where: { $0.name == field })?.kind {
    case .amount: Amount(stored: stored)?.shown ?? stored
    case .price: Price(stored: stored)?.shown ?? stored
    case .category: Category(rawValue: stored).name(in: .current)
    case .id, .text, .truth, .moment, .number, .rank, .tags, nil: stored
    }
  }
}
