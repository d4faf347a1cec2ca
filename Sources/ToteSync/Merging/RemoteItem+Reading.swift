/// How a body is read that somebody has written to the server: from which version its writer began, and so what is an edit in
/// it and what only old. Other programs write over what is there without a condition, and drop what they do not know.

import ToteFormats
import ToteModel

extension RemoteItem {
  /// Everything that may have been the beginning of what another program writes, the newest first.
  private var versions: [Version] { [unanswered?.version, base].compactMap { $0 } + past }

  /// What a body began from, and what it says beside that; it throws where that is no item. Where nothing is known of it here,
  /// there is no beginning.
  ///
  /// A program may have begun from its own last write, which is newer than what the vector says. So a text that this Tote has
  /// already had from there is no edit, and whatever it has become since stays.
  ///
  /// - Parameter local: The item as it is here.
  func reading(
    _ task: TaskReading, beside local: Item?
  ) throws(TaskProblem) -> (base: TaskItem?, item: TaskItem, seen: VersionVector?) {
    let seen = task.task[raw: VersionVector.property].flatMap(VersionVector.init)
    let versions = versions
    if let seen, let lineage = Self.newest(of: versions, in: seen) {
      // What is there may be an old copy: then it is no newer for being there.
      let others = versions[..<lineage].filter { !($0.seen?.isBefore(versions[lineage].seen) ?? false) }
      var version = versions[lineage]
      var putRight: Set<String> = []
      if version.seen?.hasGaps(of: seen) != true {
        version.item.isTicked = try likeliest(for: task)?.version.item.isTicked ?? version.item.isTicked
        // Another Tote has put right what a program without a vector had written: what came here from that was not edited here.
        if let base, let local, base.seen == nil {
          let (told, here) = (base.item.fields, TaskItem(local).fields)
          putRight = version.item.names(
            where: { told[$0.column] == here[$0.column] }, differingFrom: base.item)
          version.item = version.item.taking(base.item, in: putRight)
        }
      }
      // Ticked there and left alone here: it is as it is there now, unless that is older by its vector.
      if let base, local?.isTicked == base.item.isTicked, base.seen?.isAtMost(seen) ?? true {
        version.item.isTicked = base.item.isTicked
      }
      return try reading(task, from: version, beside: others, seen, putRight: putRight)
    }
    if let seen, let base, self.seen.isAtMost(seen) {
      return try reading(task, from: base, beside: [], seen)
    }
    // Nobody who edits something back writes that at the same time as before.
    if seen == nil, let copy = versions.firstIndex(where: { $0.marks.map(task.marks.isCopy) ?? false }) {
      return try reading(task, from: versions[copy], beside: Array(versions[..<copy]), seen)
    }
    guard let likeliest = try likeliest(for: task) else { return (nil, try TaskItem(task), seen) }
    // By its vector it began beside all that is known here. So whatever is known of it was not edited there.
    let others = Array(seen == nil ? likeliest.newer : versions[...])
    return try reading(task, from: likeliest.version, beside: others, seen)
  }

  /// The newest of those that a body has seen.
  private static func newest(of versions: [Version], in seen: VersionVector) -> Int? {
    var newest: Int?
    for (place, version) in versions.enumerated() where version.seen?.isAtMost(seen) ?? false {
      if newest.map({ versions[$0].seen?.isBefore(version.seen) ?? false }) ?? true { newest = place }
    }
    return newest
  }

  /// - Parameters:
  ///   - others: The versions in which a text may stand that was not edited.
  ///   - putRight: The fields that another Tote has put right: there it is no old text, though it may have stood before.
  private func reading(
    _ task: TaskReading, from version: Version, beside others: [Version], _ seen: VersionVector?,
    putRight: Set<String> = []
  ) throws(TaskProblem) -> (base: TaskItem?, item: TaskItem, seen: VersionVector?) {
    let item = try TaskItem(task, known: version.item)
    // What a Tote has written into an old body, of which not all was seen here, has been merged since.
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

  /// A version that somebody may have begun from, and those that are newer.
  private typealias Beginning = (version: Version, newer: ArraySlice<Version>)

  /// The version from which a body is most easily made, where somebody has dropped its vector.
  private func likeliest(for task: TaskReading) throws(TaskProblem) -> Beginning? {
    let versions = versions
    if versions.count == 1 { return (versions[0], []) }
    var best: (place: Int, effort: Int?)?
    // What was sent may not have come there: it is the last but the past.
    let places =
      unanswered != nil && base != nil ? [1, 0] + versions.indices.dropFirst(2) : Array(versions.indices)
    for place in places {
      let effort = effort(
        from: versions[place], to: try TaskItem(task, known: versions[place].item), task.marks)
      // It is as it was; and nobody writes what was there before.
      if effort == nil, place == places.first { return (versions[place], versions[..<place]) }
      if best == nil || effort.map({ $0 < best?.effort ?? .max }) ?? false { best = (place, effort) }
    }
    if let unseen = try unseen(beginningOf: task), unseen.effort < best?.effort ?? 0 {
      return unseen.beginning
    }
    guard let best else { return nil }
    return (versions[best.place], versions[..<best.place])
  }

  /// What another program had written without a vector, and a Tote has written over before anybody here has seen it: somebody may
  /// have begun from that. It must have said of each thing either what that Tote says, or what was there before.
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
      // Nobody writes what was there before; so with nothing new in it, it is something else.
      let effort = beginning.item.names(where: { _ in true }, differingFrom: item).count
      if effort == 0 { return nil }
      let isRestEdited = version.marks.map(task.marks.isEdited) ?? false
      return ((version: beginning, newer: versions[0...place]), 2 * (effort + (isRestEdited ? 1 : 0)))
    }
    return nil
  }

  /// How much somebody must have changed; `nil` for nothing. That a text becomes once more what it has been is less likely
  /// than that nobody has touched it since; so one who has set no more than a due date has begun from where all else is the same.
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
    // A due date is set in an old copy without a vector, more likely than by one who drops it and unticks at the same time.
    let isUnlikely = isRestEdited && old.seen != nil && old.item.isTicked != new.isTicked
    return 2 * edits + (isUnlikely ? 1 : 0)
  }
}

extension TaskItem {
  /// The fields in which another says something else, as far as they tell one version from another.
  fileprivate func names(
    where isMeant: (RecordField) -> Bool, differingFrom other: TaskItem
  ) -> Set<String> {
    let (mine, others) = (fields, other.fields)
    return Set(
      Item.schema.fields.filter { $0.isTelling && mine[$0.column] != others[$0.column] && isMeant($0) }
        .map(\.name))
  }

  /// The same with what another says in some fields.
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
  /// Whether its value tells one version from another. Ticking is quickly done and undone and says nothing, nor does the place
  /// of a row.
  fileprivate var isTelling: Bool { kind != .truth && kind != .rank && rules.isExported }
}
