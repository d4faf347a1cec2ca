extension MarkdownPager {
  /// The link that Enter follows.
  package var link: MarkdownDocument.Target? {
    let links = line?.links ?? []
    return links.indices.contains(chosenLink) ? links[chosenLink] : links.first
  }

  /// Selects a line and one of its links, counted from the first.
  package mutating func select(_ line: Int, link: Int) {
    select(line)
    chosenLink = link
  }

  /// Selects the task with this box.
  package mutating func show(box offset: Int) {
    let block = document.blocks.firstIndex { block in
      block.containers[block.shared...].contains { $0.task?.offset == offset }
    }
    if let block { show(MarkdownPage.Place(block, 0)) }
  }

  /// Moves to the next link of the line, or to the next line with a box, a link or something to fold.
  package mutating func moveToStop(forward: Bool) {
    let next = chosenLink + (forward ? 1 : -1)
    if let line, line.links.indices.contains(next) { return chosenLink = next }
    let here = position.selected
    let reached = [Stop.task, .fold, .link].compactMap { stop -> MarkdownPager? in
      var pager = self
      return pager.jump(to: stop, forward: forward) ? pager : nil
    }
    guard
      let nearest = reached.min(by: { abs($0.position.selected - here) < abs($1.position.selected - here) })
    else { return }
    let left = link
    self = nearest
    let links = line?.links ?? []
    if !forward {
      // Moving backwards, a line's last link comes first.
      chosenLink = max(0, links.count - 1)
    } else if position.selected == here + 1, links.count > 1, links.first == left {
      // A link that continues on the next line counts once.
      chosenLink = 1
    }
  }
}
