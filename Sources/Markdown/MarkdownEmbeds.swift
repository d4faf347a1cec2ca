// Texts that are shown in place of links.
extension MarkdownDocument {
  package struct Embedded: Sendable {
    package var document: MarkdownDocument
    package var blocks: Range<Int>
    /// Under which name links within it are found.
    package var title: String

    package init(_ document: MarkdownDocument, blocks: Range<Int>, title: String) {
      (self.document, self.blocks, self.title) = (document, blocks, title)
    }
  }

  /// The most blocks of a text that are shown in another.
  private static let mostBlocks = 200
  private static let deepest = 3

  /// Whether a link asks for its target to be shown in its place.
  package var hasEmbeds: Bool { links.contains { $0.isEmbed && $0.form == .wiki } }

  /// Shows texts below the links that embed them, if these are alone in their paragraph.
  package func embedding(_ find: (_ destination: String) -> Embedded?) -> MarkdownDocument {
    hasEmbeds ? embedding(find, inside: []) : self
  }

  /// - Parameter titles: The texts around it, since they could embed each other.
  private func embedding(_ find: (String) -> Embedded?, inside titles: [String]) -> MarkdownDocument {
    var document = self
    (document.blocks, document.starts) = ([], [])
    for (index, block) in blocks.enumerated() {
      document.blocks.append(block)
      document.starts.append(starts[index])
      guard let destination = block.embeddedDestination, titles.count < Self.deepest,
        let found = find(destination), !titles.contains(found.title)
      else { continue }
      document.embedded.append(found.document.source)
      let inner =
        found.document.hasEmbeds
        ? found.document.embedding(find, inside: titles + [found.title]) : found.document
      // The blocks that were put in follow the one that asked for them.
      let places = inner.places(ofOwn: found.blocks)
      var shared = block.containers.count
      for place in places.prefix(Self.mostBlocks) {
        document.blocks.append(inner.blocks[place].embedded(in: block, after: shared, title: found.title))
        document.starts.append(starts[index])
        shared = block.containers.count + 1
      }
      if places.count > Self.mostBlocks {
        let rest = Block(prose: Prose(verbatim: "…"))
        document.blocks.append(rest.embedded(in: block, after: shared, title: found.title))
        document.starts.append(starts[index])
      }
    }
    return document
  }

  /// The places of blocks, by their indices before others were put in, and of those that were put in below them.
  private func places(ofOwn blocks: Range<Int>) -> [Int] {
    var (places, own) = ([Int](), -1)
    for (place, block) in self.blocks.enumerated() {
      if !block.isEmbedded { own += 1 }
      if blocks.contains(own) { places.append(place) }
    }
    return places
  }
}

extension MarkdownDocument.Block {
  fileprivate var embeddedDestination: String? {
    guard kind == .paragraph, !isEmbedded, prose.spans.count == 1, prose.spans[0].traits.contains(.embed),
      case .note(let destination) = prose.spans[0].target
    else { return nil }
    return destination
  }

  /// Its boxes can't be ticked here, and its links lead where they lead there.
  fileprivate func embedded(in outer: Self, after shared: Int, title: String) -> Self {
    var block = self
    block.isEmbedded = true
    block.shared = shared == outer.containers.count ? shared : shared + self.shared
    if shared == outer.containers.count { block.isApart = false }
    let own = containers.map { container in
      guard case .item(_, let task?) = container else { return container }
      return .item(marker: task.isTicked ? "✓" : "☐", task: nil)
    }
    block.containers = outer.containers + [.embed] + own
    block.prose = prose.embedded(from: title)
    if case .table(var table) = kind {
      table.rows = table.rows.map { $0.map { $0.embedded(from: title) } }
      block.kind = .table(table)
    }
    return block
  }
}

extension MarkdownDocument.Prose {
  fileprivate func embedded(from title: String) -> Self {
    var prose = self
    for index in spans.indices {
      switch spans[index].target {
      case .note(let part) where part.hasPrefix("#"): prose.spans[index].target = .note(title + part)
      // Its footnotes may have the labels of others.
      case .footnote: prose.spans[index].target = nil
      default: break
      }
    }
    return prose
  }
}
