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

  /// Moves to the next link of the line, or to the next line with a box or a link.
  package mutating func moveToStop(forward: Bool) {
    let next = chosenLink + (forward ? 1 : -1)
    if let line, line.links.indices.contains(next) { return chosenLink = next }
    var (task, link) = (self, self)
    let hasTask = task.jump(to: .task, forward: forward)
    let hasLink = link.jump(to: .link, forward: forward)
    guard hasTask || hasLink else { return }
    let taskIsNearer =
      hasTask
      && (!hasLink
        || abs(task.position.selected - position.selected) <= abs(link.position.selected - position.selected))
    let (left, before) = (self.link, position.selected)
    self = taskIsNearer ? task : link
    let links = line?.links ?? []
    if !forward {
      // Moving backwards, a line's last link comes first.
      chosenLink = max(0, links.count - 1)
    } else if position.selected == before + 1, links.count > 1, links.first == left {
      // A link that continues on the next line counts once.
      chosenLink = 1
    }
  }
}
