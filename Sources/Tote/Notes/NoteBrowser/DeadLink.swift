import ToteModel

/// A title that notes link to, although no note has it.
package struct DeadLink: Equatable, Sendable {
  package var title: String
  /// The notes that have the link.
  package var notes: [Note.ID]

  /// By title. Links of archived notes count, those in the trash don't.
  static func all(in notes: some Collection<Note>) -> [DeadLink] {
    let table = LinkTable(notes)
    var dead: [String: DeadLink] = [:]
    // In a lasting order, so that a title keeps its spelling.
    for note in notes.sorted(by: { $0.id < $1.id }) where note.trashed == nil {
      for link in note.links {
        let followed = FollowedLink(link, of: note, among: table)
        guard followed.isDead, let title = followed.title, !title.isEmpty else { continue }
        let key = Folding.fold(title)
        if dead[key]?.notes.contains(note.id) != true {
          dead[key, default: DeadLink(title: title, notes: [])].notes.append(note.id)
        }
      }
    }
    return dead.sorted { $0.key < $1.key }.map { key, link in
      DeadLink(title: link.title, notes: link.notes.sorted())
    }
  }
}
