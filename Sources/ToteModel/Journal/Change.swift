/// What an edit does to one row. It merges field by field, so undoing puts back only what it changed.
///
///     change.applied(to: .item(item))         // the item, ticked
///     change.inverse.applied(to: noted)       // unticked, keeping the note added meanwhile
package struct Change: Hashable, Sendable {
  /// `nil` if the change adds the row.
  package let before: Row?
  /// `nil` if the change removes the row.
  package let after: Row?
  package let key: Row.Key
  /// The edit of a note's text, which `before` and `after` then lack. The journal stores notes like this.
  let patch: TextPatch?

  package init(adding record: some Record) { self.init(nil, record.row, record.rowKey) }

  package init(removing record: some Record) { self.init(record.row, nil, record.rowKey) }

  /// Deletes a note for good; keeps only its id.
  package init(forgetting note: Note.ID) {
    self.init(removing: Note(id: note, title: "", created: .zero))
  }

  package init<Edited: Record>(_ record: Edited, _ edit: (inout Edited) -> Void) {
    var edited = record
    edit(&edited)
    self.init(record.row, edited.row, record.rowKey)
  }

  /// `nil` if both are, or if the rows have different keys.
  package init?(before: Row?, after: Row?) {
    guard let key = (before ?? after)?.key, after == nil || after?.key == key else { return nil }
    self.init(before, after, key)
  }

  init?(before: Row, after: Row, patch: TextPatch) {
    guard case .note = before, after.key == before.key else { return nil }
    self.init(before, after, before.key, patch)
  }

  private init(_ before: Row?, _ after: Row?, _ key: Row.Key, _ patch: TextPatch? = nil) {
    self.before = before
    self.after = after
    self.key = key
    self.patch = patch
  }

  package var inverse: Change { Change(after, before, key, patch?.inverse) }

  package var isEmpty: Bool { patch == nil && before?.fields == after?.fields }

  /// The row after this change.
  ///
  /// - An added row replaces an existing one; a removed row is gone whatever it became.
  /// - Of an edited row only the changed fields are set. It stays removed if it was removed meanwhile, unless
  ///   a note's text was edited, so that no writing is lost. A bare patch lacks the rest of that text.
  /// - A note's text that was also changed elsewhere is merged by lines (`TextMerge`).
  package func applied(to current: Row?) -> Row? {
    guard let before, let after else { return after }
    guard let current, current.key == key else { return hasNewText ? after : nil }
    let old = before.fields
    let new = after.fields
    var fields = current.fields
    if patch == nil, fields == old { return after }
    for (column, leader) in key.kind.schema.leaders.enumerated() where old[leader] != new[leader] {
      fields[column] = new[column]
    }
    var source = FieldArray(fields)
    let row = Row(key.kind, from: &source)
    guard case .note(let before) = before, case .note(let after) = after, case .note(let current) = current,
      case .note(var merged)? = row
    else { return row }
    merged.properties = .merging(
      base: before.properties, first: current.properties, later: after.properties)
    if let patch {
      merged.apply(patch, to: current, with: after, from: before)
    } else {
      merged.mergeText(of: current, with: after, from: before)
    }
    return .note(merged)
  }

  func isOf(_ notes: Set<Note.ID>) -> Bool {
    if case .note(let id) = key { notes.contains(id) } else { false }
  }

  private var hasNewText: Bool {
    guard case .note(let before)? = before, case .note(let after)? = after else { return false }
    return !before.text.utf8.elementsEqual(after.text.utf8)
  }
}

extension Note {
  fileprivate mutating func mergeText(of first: Note, with later: Note, from base: Note) {
    guard !TextMerge.isSame(base.text, later.text), !TextMerge.isSame(base.text, first.text) else { return }
    text = TextMerge(base: base.text, first: first.text, later: later.text).text
    mergeTags(of: first, with: later, from: base)
  }

  fileprivate mutating func apply(_ patch: TextPatch, to first: Note, with later: Note, from base: Note) {
    if let text = patch.applied(to: first.text) {
      (self.text, tags) = (text, later.tags)
    } else {
      text = patch.merged(into: first.text)
      mergeTags(of: first, with: later, from: base)
    }
  }

  private mutating func mergeTags(of first: Note, with later: Note, from base: Note) {
    // Only Markdown knows what is a tag, so this keeps the tags of both sides except those removed by either.
    let gone = Set(base.tags).subtracting(first.tags).union(Set(base.tags).subtracting(later.tags))
    tags = first.tags.filter { !gone.contains($0) }
    tags += later.tags.filter { !gone.contains($0) && !tags.contains($0) }
  }
}
