/// Walks through two values side by side, down to where they differ.
struct Comparison {
  struct Spot {
    var path = ""
    var oldLead = ""
    var lead = ""
    var trail = ""
    var indent = 0
    var isRoot = true

    func part(_ path: String, oldLead: String? = nil, lead: String, isLast: Bool) -> Spot {
      Spot(
        path: path, oldLead: oldLead ?? lead, lead: lead, trail: isLast ? "" : ",", indent: indent + 1,
        isRoot: false)
    }
  }

  /// The most lines shown of a value that was added or removed as a whole.
  static let wholeLimit = 200

  var changes: [Difference.Change] = []
  var structure = Structure()
  private var objects: Set<[ObjectIdentifier]> = []

  mutating func lines(_ old: Any, _ new: Any, at spot: Spot) -> [Line]? {
    guard type(of: old) == type(of: new) else { return replaced(old, new, at: spot) }
    // Lists of equatable rows find this out while they are compared.
    let isList = old is any EquatableListValue
    let equal = isList ? nil : areEqual(old, new)
    if equal == true { return nil }
    if spot.indent >= depthLimit {
      if equal == nil, structure.isSame(old, new) { return nil }
      return replaced(old, new, at: spot)
    }

    let found: [Line]?
    switch (Shape(old, isRoot: spot.isRoot), Shape(new, isRoot: spot.isRoot)) {
    case (.line(let oldText), .line(let newText)):
      found = oldText == newText ? nil : replaced(old, new, at: spot)
    case (.text(let oldText), .text(let newText)) where isBlock(oldText) || isBlock(newText):
      found = blocks(oldText, newText, at: spot)
    case (.text(let oldText), .text(let newText)):
      found = oldText == newText ? nil : replaced(old, new, at: spot)
    case (.record(let oldRecord), .record(let newRecord)) where oldRecord.isComparable(to: newRecord):
      // An object that contains itself.
      if let pair = objectPair(oldRecord, newRecord), objects.contains(pair) { return nil }
      found = records(oldRecord, newRecord, at: spot)
    case (.list(let oldRows), .list(let newRows)) where !oldRows.isEmpty && !newRows.isEmpty:
      found = lists(oldRows, newRows, at: spot)
    case (.members(let oldMembers), .members(let newMembers)):
      found = sets(oldMembers, newMembers, at: spot)
    case (.pairs(let oldPairs), .pairs(let newPairs)):
      found = dictionaries(oldPairs, newPairs, at: spot)
    case (.list(let oldRows), .list(let newRows)) where oldRows.isEmpty && newRows.isEmpty:
      found = nil
    default:
      found = replaced(old, new, at: spot)
    }
    return found ?? (equal == false ? alike(old, new, at: spot) : nil)
  }

  mutating func replaced(_ old: Any, _ new: Any, at spot: Spot) -> [Line] {
    let oldLines = whole(old, spot.oldLead, .removed, at: spot)
    let newLines = whole(new, spot.lead, .added, at: spot)
    if oldLines.map(\.body) == newLines.map(\.body) { return alike(old, new, at: spot) }
    changes.append(.init(path: spot.path, old: text(old, at: spot), new: text(new, at: spot)))
    return oldLines + newLines
  }

  mutating func removed(_ old: Any, at spot: Spot) -> [Line] {
    changes.append(.init(path: spot.path, old: text(old, at: spot), new: nil))
    return whole(old, spot.oldLead, .removed, at: spot)
  }

  mutating func added(_ new: Any, at spot: Spot) -> [Line] {
    changes.append(.init(path: spot.path, old: nil, new: text(new, at: spot)))
    return whole(new, spot.lead, .added, at: spot)
  }

  private func whole(_ value: Any, _ lead: String, _ mark: Line.Mark, at spot: Spot) -> [Line] {
    var dumper = Dumper(limit: Self.wholeLimit)
    var lines = dumper.lines(
      of: value, lead: lead, trail: spot.trail, indent: spot.indent, depth: spot.indent, isRoot: spot.isRoot)
    for index in lines.indices { lines[index].mark = mark }
    return lines
  }

  func text(_ value: Any, at spot: Spot) -> String {
    var dumper = Dumper(limit: Self.wholeLimit)
    return dumper.text(of: value, isRoot: spot.isRoot)
  }

  /// The lines for values that are not equal but look the same.
  private mutating func alike(_ old: Any, _ new: Any, at spot: Spot) -> [Line] {
    changes.append(.init(path: spot.path, old: text(old, at: spot), new: text(new, at: spot)))
    let look = spot.lead + summary(of: new, isRoot: spot.isRoot, showsID: true)
    return [Line(indent: spot.indent, text: "// Not equal, though both look like this: \(look)")]
  }

  // MARK: Records

  private mutating func records(_ old: Record, _ new: Record, at spot: Spot) -> [Line]? {
    let pair = objectPair(old, new)
    if let pair {
      guard pair[0] != pair[1] else { return nil }
      objects.insert(pair)
    }
    defer { if let pair { objects.remove(pair) } }
    if old.isCase, old.fields.count == 1, let lines = inlineCase(old, new, at: spot) { return lines }
    var path = spot.path
    if case .enumCase(let name) = new.kind { path = path.isEmpty ? name : path + "." + name }
    let differences = new.fields.indices.map { number -> [Line]? in
      let field = new.fields[number]
      let name = field.label ?? (new.isCase && new.fields.count == 1 ? "" : "\(number)")
      return lines(
        old.fields[number].value, field.value,
        at: spot.part(
          path.isEmpty || name.isEmpty ? path + name : path + "." + name, lead: field.lead,
          isLast: number == new.fields.count - 1))
    }
    guard differences.contains(where: { $0 != nil }) else { return nil }
    let head = Line(indent: spot.indent, text: spot.lead + new.head(spot.isRoot) + "(")
    return [head] + fields(of: new, differences, at: spot) + [
      Line(indent: spot.indent, text: ")" + spot.trail)
    ]
  }

  private func objectPair(_ old: Record, _ new: Record) -> [ObjectIdentifier]? {
    guard let one = old.object, let other = new.object else { return nil }
    return [one, other]
  }

  /// A case whose payload fits on its line, before and after.
  private mutating func inlineCase(_ old: Record, _ new: Record, at spot: Spot) -> [Line]? {
    let (oldPayload, newPayload) = (old.fields[0], new.fields[0])
    guard let oldText = inline(oldPayload.value, depth: spot.indent + 1),
      let newText = inline(newPayload.value, depth: spot.indent + 1), oldText != newText
    else { return nil }
    guard case .enumCase(let name) = new.kind else { return nil }
    let path = [spot.path, name, newPayload.label ?? ""].filter { !$0.isEmpty }.joined(separator: ".")
    changes.append(.init(path: path, old: oldText, new: newText))
    func line(_ mark: Line.Mark, _ lead: String, _ text: String) -> Line {
      let head = lead + new.head(spot.isRoot)
      return Line(mark: mark, indent: spot.indent, text: "\(head)(\(newPayload.lead)\(text))\(spot.trail)")
    }
    return [line(.removed, spot.oldLead, oldText), line(.added, spot.lead, newText)]
  }

  /// The fields that differ, with their neighbours and the id; the rest is folded.
  private func fields(of record: Record, _ differences: [[Line]?], at spot: Spot) -> [Line] {
    let fields = record.fields
    var result: [Line] = []
    var hidden: [Int] = []
    func close() {
      guard let last = hidden.last else { return }
      let trail = last == fields.count - 1 ? "" : ","
      // Folding a single field would save no line.
      let text =
        hidden.count == 1
        ? fields[last].lead + summary(of: fields[last].value) : "… (\(hidden.count) unchanged)"
      result.append(Line(indent: spot.indent + 1, text: text + trail))
      hidden = []
    }
    for (number, difference) in differences.enumerated() {
      let isNeighbour =
        number > 0 && differences[number - 1] != nil
        || number + 1 < fields.count && differences[number + 1] != nil
      let saysWhich = fields[number].label == "id" || record.isCase && isCase(fields[number].value)
      if difference == nil, !isNeighbour, !saysWhich {
        hidden.append(number)
        continue
      }
      close()
      if difference == nil { hidden = [number]; close() }
      result += difference ?? []
    }
    close()
    return result
  }
}
