// Callouts that fold: `> [!note]- Title` begins folded, `> [!note]+ Title` doesn't.

extension MarkdownDocument {
  /// The callout whose title a block is, if it can be folded.
  package func foldable(at block: Int) -> Callout? {
    guard blocks.indices.contains(block), case .calloutTitle(let callout) = blocks[block].kind,
      callout.fold != nil
    else { return nil }
    return callout
  }

  /// The blocks below a callout's title.
  func content(ofCallout title: Int) -> Range<Int> {
    let depth = blocks[title].containers.count
    let end = blocks[(title + 1)...].firstIndex { $0.shared < depth } ?? blocks.count
    return title + 1..<end
  }

  /// The titles of those that begin folded.
  package var foldedAtFirst: Set<Int> {
    Set(blocks.indices.filter { foldable(at: $0)?.fold == .folded })
  }

  /// A callout with nothing but a title has nothing to fold.
  mutating func settleFolds() {
    for title in blocks.indices {
      guard case .calloutTitle(var callout) = blocks[title].kind, callout.fold != nil,
        content(ofCallout: title).isEmpty
      else { continue }
      callout.fold = nil
      blocks[title].kind = .calloutTitle(callout)
    }
  }

  /// The titles that stay folded when the text becomes another one. What is new begins as it says.
  func folded(_ folded: Set<Int>, after old: MarkdownDocument) -> Set<Int> {
    let titles = blocks.indices.filter { foldable(at: $0) != nil }
    if titles.isEmpty { return [] }
    let same = zip(blocks, old.blocks).prefix { $0.kind == $1.kind && $0.prose == $1.prose }.count
    let moved = blocks.count - old.blocks.count
    return Set(
      titles.filter { title in
        let before = title < same ? title : title - moved
        guard old.foldable(at: before) != nil, old.blocks[before].prose == blocks[title].prose else {
          return foldable(at: title)?.fold == .folded
        }
        return folded.contains(before)
      })
  }
}

extension MarkdownPager {
  /// Folds or unfolds the callout whose title is selected. Returns false if there is none.
  package mutating func toggleFold() -> Bool {
    guard let block = line?.block, document.foldable(at: block) != nil else { return false }
    turnFold(of: block)
    return true
  }

  /// Unfolds what hides a block.
  mutating func unfold(around block: Int) {
    for title in page.folded where document.content(ofCallout: title).contains(block) { turnFold(of: title) }
  }
}
