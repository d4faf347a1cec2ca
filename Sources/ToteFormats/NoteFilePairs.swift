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
      .sorted { $0.id < $1.id }
    let byText = Dictionary(grouping: unknown, by: \.text)
    let byPath = Dictionary(grouping: unknown.filter { $0.place != nil }, by: { $0.place!.path })
    for file in strangers where left[file.path] != nil {
      let page = MirroredFile(file.bytes)
      if let id = page?.fields.id, agreements[id] == nil, !paired.contains(id) {
        pair(id, file)
      } else if let page, let same = known(file, page, byText, byPath) {
        pair(same.id, file)
      }
    }
    for file in strangers where left[file.path] != nil { pair(newID(), file) }
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

  /// The note of a file that is new here: the one that was imported from it, or one that says the same.
  private func known(
    _ file: NoteMirror.File, _ page: MirroredFile, _ byText: [String: [Note]], _ byPath: [String: [Note]]
  ) -> Note? {
    let title = Folding.fold(page.fields.title ?? file.place.stem)
    let same = byText[page.text]?.filter { !paired.contains($0.id) && Folding.fold($0.title) == title } ?? []
    if let imported = same.first(where: { $0.place?.path == file.path }) { return imported }
    if let imported = byPath[file.path]?.first(where: { !paired.contains($0.id) && $0.isKin(of: page.text) })
    {
      return imported
    }
    return same.first { $0.place == nil || left[$0.place!.path] == nil }
  }

  private static func id(in file: NoteMirror.File) -> Note.ID? { MirroredFile(file.bytes)?.fields.id }
}
