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
      if version.seen?.hasGaps(of: seen) != true {
        version.item.isTicked = versions[try likeliest(for: task) ?? lineage].item.isTicked
        // Another Tote has put right what a program without a vector had written: what came here from that was not edited here.
        if let base, let local, base.seen == nil {
          version.item = version.item.taking(base.item, whereSameIn: TaskItem(local))
        }
      }
      // Ticked there and left alone here: it is as it is there now, unless that is older by its vector.
      if let base, local?.isTicked == base.item.isTicked, base.seen?.isAtMost(seen) ?? true {
        version.item.isTicked = base.item.isTicked
      }
      return try reading(task, from: version, beside: others, seen)
    }
    if let seen, let base, self.seen.isAtMost(seen) {
      return try reading(task, from: base, beside: [], seen)
    }
    guard let place = try likeliest(for: task) else { return (nil, try TaskItem(task), seen) }
    // By its vector it began beside all that is known here. So whatever is known of it was not edited there.
    let others = Array(seen == nil ? versions[..<place] : versions[...])
    return try reading(task, from: versions[place], beside: others, seen)
  }

  /// The newest of those that a body has seen.
  private static func newest(of versions: [Version], in seen: VersionVector) -> Int? {
    var newest: Int?
    for (place, version) in versions.enumerated() where version.seen?.isAtMost(seen) ?? false {
      if newest.map({ versions[$0].seen?.isBefore(version.seen) ?? false }) ?? true { newest = place }
    }
    return newest
  }

  /// - Parameter others: The versions in which a text may stand that was not edited.
  private func reading(
    _ task: TaskReading, from version: Version, beside others: [Version], _ seen: VersionVector?
  ) throws(TaskProblem) -> (base: TaskItem?, item: TaskItem, seen: VersionVector?) {
    let item = try TaskItem(task, known: version.item)
    // What a Tote has written into an old body, of which not all was seen here, has been merged since.
    let isOld = seen.map { $0.isAtMost(self.seen) && $0 != version.seen } ?? false
    let untouched = isOld ? TaskItem.untouched(in: task.task) : nil
    var base = version.item.taking(item, whereIn: untouched ?? [], orKnownFrom: others.map(\.item))
    if let untouched { base.isTicked = untouched.contains("ticked") == item.isTicked }
    return (base, item, seen)
  }

  /// The version from which a body is most easily made, where somebody has dropped its vector.
  private func likeliest(for task: TaskReading) throws(TaskProblem) -> Int? {
    let versions = versions
    if versions.count == 1 { return 0 }
    var best: (place: Int, effort: Int?)?
    // What was sent may not have come there: it is the last but the past.
    let places =
      unanswered != nil && base != nil ? [1, 0] + versions.indices.dropFirst(2) : Array(versions.indices)
    for place in places {
      let effort = effort(from: versions[place].item, to: try TaskItem(task, known: versions[place].item))
      // It is as it was; and nobody writes what was there before.
      if effort == nil, place == places.first { return place }
      if best == nil || effort.map({ $0 < best?.effort ?? .max }) ?? false { best = (place, effort) }
    }
    return best?.place
  }

  /// How much somebody must have changed; `nil` for nothing. That a text becomes once more what it has been is less likely
  /// than that nobody has touched it since.
  private func effort(from old: TaskItem, to new: TaskItem) -> Int? {
    let (oldFields, newFields) = (old.fields, new.fields)
    if oldFields == newFields { return nil }
    let before = versions.map(\.item.fields)
    return Item.schema.fields.reduce(0) { effort, field in
      let new = newFields[field.column]
      if oldFields[field.column] == new || !field.isTelling { return effort }
      return effort + (before.contains { $0[field.column] == new } ? 2 : 1)
    }
  }
}

extension TaskItem {
  /// The same with what another says in some fields, and in those in which one of the known versions says so too.
  fileprivate func taking(
    _ item: TaskItem, whereIn names: Set<String>, orKnownFrom known: [TaskItem]
  ) -> TaskItem {
    if names.isEmpty, known.isEmpty { return self }
    let (new, known) = (item.fields, known.map(\.fields))
    return taking(item) { field in
      names.contains(field.name) || known.contains { $0[field.column] == new[field.column] }
    }
  }

  /// The same with what another says where a third says it too.
  fileprivate func taking(_ item: TaskItem, whereSameIn third: TaskItem) -> TaskItem {
    let (new, fields) = (item.fields, third.fields)
    return taking(item) { new[$0.column] == fields[$0.column] }
  }

  private func taking(_ item: TaskItem, where isTaken: (RecordField) -> Bool) -> TaskItem {
    let (old, new) = (fields, item.fields)
    let taken = Item.schema.fields.filter { field in
      field.isTelling && old[field.column] != new[field.column] && isTaken(field)
    }.map(\.name)
    if taken.isEmpty { return self }
    var fields = old
    for field in Item.schema.fields where taken.contains(field.rules.leader ?? field.name) {
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
