extension MarkdownDocument {
  /// The tags in a text without their sign, in order; the same tag may occur in several spellings.
  ///
  ///     MarkdownDocument.tags(in: "#Été, `#no` a#b #été") == ["Été", "été"]
  package static func tags(in text: String) -> [String] { MarkdownDocument(text).tags }

  /// The titles that a text links to, in order.
  ///
  ///     MarkdownDocument.noteLinks(in: "see [[Recipes|these]]") == ["Recipes"]
  package static func noteLinks(in text: String) -> [String] { MarkdownDocument(text).noteLinks.map(\.title) }
}
