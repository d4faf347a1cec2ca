/// A list kept as a pattern, such as what a barbecue needs: any list, mostly an archived one. All of it is added to another.

extension Sequence<Item> {
  /// Lines to add, ticked or not, with amounts as a recipe's for so many times as much.
  package func pattern(times scale: Scale) -> [ParsedItem] {
    compactMap { item in
      let line = ParsedItem(name: item.name, details: item.details)
      return scale.isOne ? line : line?.scaled(by: scale).rounded
    }
  }
}

extension Scale {
  /// `x2`, `2x`, `2` or `1.5`.
  package init?(times text: String) {
    let word = text.allSatisfy { $0.isNumber || $0.isPunctuation } ? "x\(text)" : text
    guard case .times(let scale) = Portion(behindLink: word) else { return nil }
    self = scale
  }
}
