import Screen

/// What the hues that a theme leaves to the program mean here.
extension Color {
  package static let amount = Color.amber
  package static let category = Color.violet
  package static let price = Color.leaf
  package static let store = Color.sky
}

extension Style {
  package static let amount = Style(.amount)
  package static let category = Style(.category)
  package static let price = Style(.price)
  package static let store = Style(.store)
}
