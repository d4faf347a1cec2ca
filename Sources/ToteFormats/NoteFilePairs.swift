import ToteModel

/// Which file is which note's: where it was, else by the id in it, else by what is in it. What has no partner stands alone.
struct NoteFilePairs {
  struct Pair {
    let id: Note.ID
    var file: NoteMirror.File?
    var note: Note?
  }

  private(set) var pairs: [Pair] = []
  private var paired: Set<Note.ID> = []
  private var notes: [Note.ID: Note]
  private var left: [String: NoteMirror.File]

  init(
    agreements: [Note.ID: NoteMirror.Agreement], files: [NoteMirror.File], notes: [Note],
    newID: () -> Note.ID
  ) {
    self.notes = Dictionary(notes.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    left = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { one, _ in one })
    // An untouched file needn't be read for its id.
    var lost: [(id: Note.ID, agreement: NoteMirror.Agreement)] = []
    let live = agreements.filter { !$0.value.isTrashed }
    for (id, agreement) in Array(live) + agreements.filter(\.value.isTrashed) {
      let file = left[agreement.file.path]
      // A different file under the name of a deleted one belongs to another note.
      if let file,
        file == agreement.file || !agreement.isTrashed && !isOther(file, than: id, agreements)
      {
        pair(id, file)
      } else {
        lost.append((id, agreement))
      }
    }
    let strangers = left.values.sorted { $0.path < $1.path }
    let identified = strangers.compactMap { file in Self.id(in: file).map { ($0, file) } }
    let byID = Dictionary(identified) { one, _ in one }
    let byContent = Dictionary(strangers.map { ($0.bytes, $0) }) { one, _ in one }
    for (id, agreement) in lost.sorted(by: { $0.agreement.file.path < $1.agreement.file.path }) {
      let found = [byID[id], byContent[agreement.file.bytes]].compactMap { $0 }
      pair(id, found.first { left[$0.path] != nil })
    }
    let unknown = self.notes.values.filter { $0.trashed == nil && agreements[$0.id] == nil }
    let byText = Dictionary(grouping: unknown.sorted { $0.id < $1.id }, by: \.text)
    for file in strangers where left[file.path] != nil { meet(file, agreements, byText, newID) }
    for note in self.notes.values.sorted(by: { ($0.created, $0.id) < ($1.created, $1.id) })
    where note.trashed == nil { pairs.append(Pair(id: note.id, note: note)) }
  }

  /// Whether another file has come to where one was.
  private func isOther(
    _ file: NoteMirror.File, than id: Note.ID, _ agreements: [Note.ID: NoteMirror.Agreement]
  ) -> Bool {
    guard let found = Self.id(in: file), found != id else { return false }
    return agreements[found] != nil
  }

  private mutating func pair(_ id: Note.ID, _ file: NoteMirror.File?) {
    if let file { left[file.path] = nil }
    paired.insert(id)
    pairs.append(Pair(id: id, file: file, note: notes.removeValue(forKey: id)))
  }

  /// A file that is new here.
  private mutating func meet(
    _ file: NoteMirror.File, _ agreements: [Note.ID: NoteMirror.Agreement], _ byText: [String: [Note]],
    _ newID: () -> Note.ID
  ) {
    let page = MirroredFile(file.bytes)
    if let id = page?.fields.id, agreements[id] == nil, !paired.contains(id) { return pair(id, file) }
    let same = page.flatMap { page in
      byText[page.text]?.first {
        !paired.contains($0.id) && Folding.fold($0.title) == Folding.fold(page.fields.title ?? file.stem)
      }
    }
    pair(same?.id ?? newID(), file)
  }

  private static func id(in file: NoteMirror.File) -> Note.ID? { MirroredFile(file.bytes)?.fields.id }
}
