import Screen
import ToteModel

extension QuickAdd.Kind {
  /// The colour of each part of an item, wherever it shows, and its weight in a preview without room for all parts.
  private var look: (style: Style, weight: ItemPreview.Part.Weight) {
    switch self {
    case .amount: (.amount, .fact)
    case .name: (.bold, .fact)
    case .price: (.price, .fact)
    case .mark(.category): (.category, .category)
    case .mark(.store): (.store, .store)
    case .mark(.note): (.note, .note)
    case .replaced: (.muted, .fact)
    }
  }

  var style: Style { look.style }
  var weight: ItemPreview.Part.Weight { look.weight }
}
