extension MarkdownDocument {
  package struct Heading: Hashable, Sendable {
    /// The index of its block.
    package var block: Int
    package var level: Int
    package var text: String
  }

  /// Its headings that have a text, in order.
  package var headings: [Heading] {
    blocks.indices.compactMap { index in
      guard case .heading(let level) = blocks[index].kind else { return nil }
      let text = blocks[index].prose.plain
      return text.isEmpty ? nil : Heading(block: index, level: level, text: text)
    }
  }
}
