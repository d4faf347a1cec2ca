// Finds the version from which a body on the server was edited, and so tells its edits from what is only old. Other
// programs overwrite unconditionally and drop what they don't know.

import ToteFormats
import ToteModel

extension RemoteItem {
  /// All versions another program may have started from, newest first.
  private var versions: [Version] { [unanswered?.version, base].compactMap { $0 } + past }

  /// The version a body started from (`nil` if none is known here) and what the body says; throws if it is no item.
  ///
  /// A program may have started from its own last write, newer than the vector tells. So a text this Tote has already
  /// received from there is no edit, and stays whatever it has become since.
  func reading(
    _ task: TaskReading, beside local: Item?
  ) throws(TaskProblem) -> (base: TaskItem?, item: TaskItem, seen: VersionVector?) {
    let seen = task.task[raw: VersionVector.property].flatMap(VersionVector.init)
    let versions = versions
    if let seen, let lineage = Self.newest(of: versions, in: seen) {
      // The body on the server may be an old copy; being there doesn't make it newer.
      let others = versions[..<lineage].filter { !($0.seen?.isBefore(versions[lineage].seen) ?? false) }
      var version = versions[lineage]
      var putRight: Set<String> = []
      if version.seen?.hasGaps(of: seen) != true {
        version.item.isTicked = try likeliest(for: task)?.version.item.isTicked ?? version.item.isTicked
        // Another Tote has corrected what a program without a vector wrote; changes received from that weren't edits
        // here.
        if let base, let local, base.seen == nil {
          let (told, here) = (base.item.fields, TaskItem(local).fields)
          putRight = version.item.names(
            where: { told[$0.column] == here[$0.column] }, differingFrom: base.item)
          version.item = version.item.taking(base.item, in: putRight)
        }
      }
      // Ticked there and unchanged here: take it as it is there, unless its vector is older.
      if let base, local?.isTicked == base.item.isTicked, base.seen?.isAtMost(seen) ?? true {
        version.item.isTicked = base.item.isTicked
      }
      return try reading(task, from: version, beside: others, seen, putRight: putRight)
    }
    if let seen, let base, self.seen.isAtMost(seen) {
      return try reading(task, from: base, beside: [], seen)
    }
    // An edit back to an older text would have another time stamp, so this is a copy.
    if seen == nil, let copy = versions.firstIndex(where: { $0.marks.map(task.marks.isCopy) ?? false }) {
      return try reading(task, from: versions[copy], beside: Array(versions[..<copy]), seen)
    }
    guard let likeliest = try likeliest(for: task) else { return (nil, try TaskItem(task), seen) }
    // By its vector it started beside everything known here, so whatever is known wasn't edited there.
    let others = Array(seen == nil ? likeliest.newer : versions[...])
    return try reading(task, from: likeliest.version, beside: others, seen)
  }

  private static func newest(of versions: [Version], in seen: VersionVector) -> Int? {
    var newest: Int?
    for (place, version) in versions.enumerated() where version.seen?.isAtMost(seen) ?? false {
      if newest.map({ versions[$0].seen?.isBefore(version.seen) ?? false }) ?? true { newest = place }
    }
    return newest
  }

  /// - Parameters:
  ///   - others: Versions whose texts count as unedited.
  ///   - putRight: Fields that another Tote has corrected: their text isn't old there, even if it occurred before.
  private func reading(
    _ task: TaskReading, from version: Version, beside others: [Version], _ seen: VersionVector?,
    putRight: Set<String> = []
  ) throws(TaskProblem) -> (base: TaskItem?, item: TaskItem, seen: VersionVector?) {
    let item = try TaskItem(task, known: version.item)
    // What a Tote wrote into an old body, part of which was unseen here, has been merged since.
    let isOld = seen.map { $0.isAtMost(self.seen) && $0 != version.seen } ?? false
    let untouched = isOld ? TaskItem.untouched(in: task.task) : nil
    if untouched == nil, others.isEmpty { return (version.item, item, seen) }
    let known = others.map(\.item.fields)
    let fields = item.fields
    let old = version.item.names(
      where: { field in
        untouched?.contains(field.name) ?? false
          || !putRight.contains(field.name) && known.contains { $0[field.column] == fields[field.column] }
      }, differingFrom: item)
    var base = version.item.taking(item, in: old)
    if let untouched { base.isTicked = untouched.contains("ticked") == item.isTicked }
    return (base, item, seen)
  }

  /// A version to start from, and those that are newer.
  private typealias Beginning = (version: Version, newer: ArraySlice<Version>)

  /// The version from which the body takes the least editing, when its vector was dropped.
  private func likeliest(for task: TaskReading) throws(TaskProblem) -> Beginning? {
    let versions = versions
    if versions.count == 1 { return (versions[0], []) }
    var best: (place: Int, effort: Int?)?
    // The unanswered write may not have arrived, so try it after the base.
    let places =
      unanswered != nil && base != nil ? [1, 0] + versions.indices.dropFirst(2) : Array(versions.indices)
    for place in places {
      let effort = effort(
        from: versions[place], to: try TaskItem(task, known: versions[place].item), task.marks)
      // Unchanged, and not an old copy.
      if effort == nil, place == places.first { return (versions[place], versions[..<place]) }
      if best == nil || effort.map({ $0 < best?.effort ?? .max }) ?? false { best = (place, effort) }
    }
    if let unseen = try unseen(beginningOf: task), unseen.effort < best?.effort ?? 0 {
      return unseen.beginning
    }
    guard let best else { return nil }
    return (versions[best.place], versions[..<best.place])
  }

  /// A version from a program without a vector, which a Tote overwrote before anybody here saw it: others may have
  /// started from it. Each of its fields must say what that Tote says or what was there before.
  private func unseen(
    beginningOf task: TaskReading
  ) throws(TaskProblem) -> (beginning: Beginning, effort: Int)? {
    let versions = versions
    for (place, version) in versions.enumerated() {
      let older = versions.dropFirst(place + 1)
      var known = VersionVector()
      for version in older { if let seen = version.seen { known.merge(seen) } }
      guard let seen = version.seen, !older.isEmpty,
        seen.gapCount(beyond: known) > older.count(where: { $0.seen == nil })
      else { continue }
      let item = try TaskItem(task, known: version.item)
      let (fields, before) = (item.fields, older.map(\.item.fields))
      let old = version.item.names(
        where: { field in before.contains { $0[field.column] == fields[field.column] } }, differingFrom: item)
      var beginning = version
      beginning.seen = nil
      beginning.item = version.item.taking(item, in: old)
      if older.contains(where: { $0.item.isTicked == item.isTicked }) {
        beginning.item.isTicked = item.isTicked
      }
      // Nobody writes back what was there before, so a version without news is something else.
      let effort = beginning.item.names(where: { _ in true }, differingFrom: item).count
      if effort == 0 { return nil }
      let isRestEdited = version.marks.map(task.marks.isEdited) ?? false
      return ((version: beginning, newer: versions[0...place]), 2 * (effort + (isRestEdited ? 1 : 0)))
    }
    return nil
  }

  /// How much must have been edited; `nil` for nothing. It is less likely that a text was changed back than that nobody
  /// has touched it: so if only a due date is new, the version was the one where all else is the same.
  private func effort(from old: Version, to new: TaskItem, _ marks: TaskMarks) -> Int? {
    let (oldFields, newFields) = (old.item.fields, new.fields)
    let isRestEdited = old.marks.map(marks.isEdited) ?? false
    if oldFields == newFields, !isRestEdited { return nil }
    let before = versions.map(\.item.fields)
    let edits = Item.schema.fields.reduce(isRestEdited ? 1 : 0) { effort, field in
      let new = newFields[field.column]
      if oldFields[field.column] == new || !field.isTelling { return effort }
      return effort + (before.contains { $0[field.column] == new } ? 2 : 1)
    }
    // More likely a due date was set in an old copy without a vector than the vector dropped and the item unticked.
    let isUnlikely = isRestEdited && old.seen != nil && old.item.isTicked != new.isTicked
    return 2 * edits + (isUnlikely ? 1 : 0)
  }
}

extension TaskItem {
  /// The telling fields in which another item differs.
  fileprivate func names(
    where isMeant: (RecordField) -> Bool, differingFrom other: TaskItem
  ) -> Set<String> {
    let (mine, others) = (fields, other.fields)
    return Set(
      Item.schema.fields.filter { $0.isTelling && mine[$0.column] != others[$0.column] && isMeant($0) }
        .map(\.name))
  }

  fileprivate func taking(_ item: TaskItem, in names: Set<String>) -> TaskItem {
    if names.isEmpty { return self }
    var fields = fields
    let new = item.fields
    for field in Item.schema.fields where names.contains(field.rules.leader ?? field.name) {
      fields[field.column] = new[field.column]
    }
    var source = FieldArray(fields)
    return Item(from: &source).map { TaskItem($0) } ?? self
  }
}

extension RecordField {
  /// Whether its value tells versions apart. Ticks are quickly set and unset and say nothing, nor do ranks.
  fileprivate var isTelling: Bool { kind != .truth && kind != .rank && rules.isExported }
}
