/// From one thing to tick or to follow to the next: lines with a box, and every link of a line.

extension MarkdownPager {
  /// The link that is followed from here.
  package var link: MarkdownDocument.Target? {
    let links = line?.links ?? []
    return links.indices.contains(chosenLink) ? links[chosenLink] : links.first
  }

  /// Goes to the next link of the line, or to the nearest line with something to tick or to follow.
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
      // Backwards the last link of a line comes first.
      chosenLink = max(0, links.count - 1)
    } else if position.selected == before + 1, links.count > 1, links.first == left {
      // A link that goes on in the next line has been passed already.
      chosenLink = 1
    }
  }
}
