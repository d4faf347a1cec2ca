import Screen
import ToteModel

extension QuickAdd.Kind {
  /// Each part's colour, and its weight in a preview that is too narrow.
  private var look: (style: Style, weight: ItemPreview.Part.Weight) {
    switch self {
    case .amount: (.amount, .fact)
    case .name: (.bold, .fact)
    case .price: (.price, .fact)
    case .mark(.category): (.category, .category)
    case .mark(.store), .mark(.person): (.store, .store)
    case .mark(.note): (.note, .note)
    case .replaced: (.muted, .fact)
    }
  }

  var style: Style { look.style }
  var weight: ItemPreview.Part.Weight { look.weight }
}
