// Compares lists, sets and dictionaries, and folds what did not change in them.

extension Comparison {
  /// After this many lines, further changes in a list are only counted.
  private static let linesLimit = 1_000

  mutating func lists(_ old: any ListValue, _ new: any ListValue, at spot: Spot) -> [Line]? {
    let ends = (old as? any EquatableListValue)?.unchangedEnds(with: new) ?? sameEnds(old, new)
    let oldRange = ends.front..<old.count - ends.back
    let newRange = ends.front..<new.count - ends.back
    if oldRange.isEmpty, newRange.isEmpty { return nil }

    var entries = Entries(indent: spot.indent + 1)
    entries.unchanged = ends.front
    let steps = steps(old, oldRange, new, newRange)
    let unchanged = (old as? any EquatableListValue)?.unchanged(steps, in: new) ?? steps.map { _ in false }
    for (position, step) in steps.enumerated() {
      if entries.lines.count > Self.linesLimit {
        entries.more = steps.count - position
        break
      }
      let isLast = position == steps.count - 1 && ends.back == 0
      entries.add(unchanged[position] ? nil : lines(for: step, old, new, isLast: isLast, at: spot))
    }
    entries.unchanged += ends.back
    return entries.enclosed(at: spot)
  }

  private mutating func lines(
    for step: Step, _ old: any ListValue, _ new: any ListValue, isLast: Bool, at spot: Spot
  ) -> [Line]? {
    func part(_ number: Int, old oldNumber: Int? = nil) -> Spot {
      spot.part(
        spot.path + "[\(number)]", oldLead: "[\(oldNumber ?? number)]: ", lead: "[\(number)]: ",
        isLast: isLast)
    }
    switch step {
    case .kept(let oldNumber, let number):
      return lines(old.row(oldNumber), new.row(number), at: part(number, old: oldNumber))
    case .removed(let number, movedTo: nil):
      return removed(old.row(number), at: part(number))
    case .added(let number, movedFrom: nil):
      return added(new.row(number), at: part(number))
    case .removed(let number, movedTo: let destination?):
      let spot = part(number)
      changes.append(.init(path: spot.path, old: text(old.row(number), at: spot), new: nil))
      return [moved(old.row(number), "moved to [\(destination)]", .removed, at: spot)]
    case .added(let number, movedFrom: let origin?):
      let spot = part(number)
      changes.append(.init(path: spot.path, old: nil, new: text(new.row(number), at: spot)))
      let line = moved(new.row(number), "moved from [\(origin)]", .added, at: spot)
      // A row that moved shows its changes at its new position.
      return [line] + (lines(old.row(origin), new.row(number), at: spot) ?? [])
    }
  }

  private func moved(_ row: Any, _ note: String, _ mark: Line.Mark, at spot: Spot) -> Line {
    let text = spot.lead + summary(of: row, showsID: true) + spot.trail
    return Line(mark: mark, indent: spot.indent, text: text + "  // " + note)
  }

  private mutating func steps(
    _ old: any ListValue, _ oldRange: Range<Int>, _ new: any ListValue, _ newRange: Range<Int>
  ) -> [Step] {
    if let partners = partners(old, oldRange, new, newRange) {
      return Dumping.steps(old: oldRange, new: newRange, partners: partners)
    }
    if let rows = old as? any EquatableListValue {
      return Dumping.steps(old: oldRange, new: newRange) { rows.isRow($0, equalTo: new, $1) }
    }
    var structure = Structure()
    return Dumping.steps(old: oldRange, new: newRange) { structure.isSame(old.row($0), new.row($1)) }
  }

  private func partners(
    _ old: any ListValue, _ oldRange: Range<Int>, _ new: any ListValue, _ newRange: Range<Int>
  ) -> [Int?]? {
    if let rows = old as? any IdentifiableListValue {
      return rows.partners(own: oldRange, in: new, others: newRange)
    }
    // The rows of a list of `any Thing` may have ids, too.
    func id(_ row: Any) -> AnyHashable? {
      func open<T: Identifiable>(_ row: T) -> AnyHashable { AnyHashable(row.id) }
      return (row as? any Identifiable).map { open($0) }
    }
    let oldIDs = oldRange.lazy.map { id(old.row($0)) }.prefix { $0 != nil }.compactMap { $0 }
    guard oldIDs.count == oldRange.count else { return nil }
    let newIDs = newRange.lazy.map { id(new.row($0)) }.prefix { $0 != nil }.compactMap { $0 }
    guard newIDs.count == newRange.count, Set(newIDs).count == newIDs.count else { return nil }
    var places: [AnyHashable: Int] = [:]
    for (id, number) in zip(oldIDs, oldRange) where places.updateValue(number, forKey: id) != nil {
      return nil
    }
    return newIDs.map { places[$0] }
  }

  private mutating func sameEnds(_ old: any ListValue, _ new: any ListValue) -> (front: Int, back: Int) {
    let common = min(old.count, new.count)
    var front = 0
    while front < common, structure.isSame(old.row(front), new.row(front)) { front += 1 }
    var back = 0
    while back < common - front,
      structure.isSame(old.row(old.count - 1 - back), new.row(new.count - 1 - back))
    { back += 1 }
    return (front, back)
  }

  mutating func sets(_ old: any Members, _ new: any Members, at spot: Spot) -> [Line]? {
    guard let (removed, added) = old.removedAndAdded(to: new) else { return nil }
    let unchanged = old.members.count - removed.count
    if old.members.isEmpty || new.members.isEmpty, !(removed.isEmpty && added.isEmpty) {
      return replaced(old, new, at: spot)
    }
    var entries = Entries(indent: spot.indent + 1)
    let members = removed.map { (key: $0, value: ($0, true)) } + added.map { (key: $0, value: ($0, false)) }
    let sorted = sortedByDump(members)
    for (position, entry) in sorted.enumerated() {
      let part = spot.part(spot.path, lead: "", isLast: position == sorted.count - 1 && unchanged == 0)
      let (member, isGone) = entry.value
      entries.add(isGone ? self.removed(member, at: part) : self.added(member, at: part))
    }
    entries.unchanged = unchanged
    return entries.enclosed(at: spot)
  }

  mutating func dictionaries(_ old: any Pairs, _ new: any Pairs, at spot: Spot) -> [Line]? {
    let found =
      (old as? any EquatablePairs)?.changes(to: new)
      ?? old.changes(to: new) { structure.isSame($0, $1) }
    guard let found, !found.changed.isEmpty else { return nil }
    if old.entries.isEmpty || new.entries.isEmpty { return replaced(old, new, at: spot) }
    var entries = Entries(indent: spot.indent + 1)
    let sorted = sortedByDump(found.changed.map { ($0.key, $0) })
    for (position, (key, change)) in sorted.enumerated() {
      let isLast = position == sorted.count - 1 && found.unchanged == 0
      let part = spot.part(spot.path + "[\(key)]", lead: key + ": ", isLast: isLast)
      switch (change.old, change.new) {
      case (let old?, let new?): entries.add(lines(old, new, at: part))
      case (let old?, nil): entries.add(removed(old, at: part))
      case (nil, let new?): entries.add(added(new, at: part))
      case (nil, nil): break
      }
    }
    entries.unchanged += found.unchanged
    return entries.enclosed(at: spot)
  }
}

private struct Entries {
  var indent: Int
  var lines: [Line] = []
  var unchanged = 0
  var more = 0

  init(indent: Int) { self.indent = indent }

  mutating func add(_ entry: [Line]?) {
    guard let entry else {
      unchanged += 1
      return
    }
    fold(isLast: false)
    lines += entry
  }

  private mutating func fold(isLast: Bool) {
    guard unchanged > 0 else { return }
    lines.append(Line(indent: indent, text: "… (\(unchanged) unchanged)" + (isLast ? "" : ",")))
    unchanged = 0
  }

  func enclosed(at spot: Comparison.Spot) -> [Line]? {
    guard !lines.isEmpty else { return nil }
    var rest = self
    if more > 0 {
      rest.lines.append(
        Line(indent: indent, text: "… (\(more) more to compare)" + (unchanged > 0 ? "," : "")))
    }
    rest.fold(isLast: true)
    return [Line(indent: spot.indent, text: spot.lead + "[")] + rest.lines
      + [Line(indent: spot.indent, text: "]" + spot.trail)]
  }
}
