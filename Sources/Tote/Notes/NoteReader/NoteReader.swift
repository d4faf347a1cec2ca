import Composable
import Markdown
import Screen
import ToteModel

/// A note that is read: its page, the notes whose links led to it, and those that link to it.
package struct NoteReader: Equatable, Sendable {
  package var note: Note
  /// Its text on its page, and the line the next key acts on.
  package var pager: MarkdownPager
  /// The pages that were read before, by whose links one came here.
  package var path: [Visit] = []
  /// The notes that link to this one.
  package var backlinks: [Backlink] = []

  /// A page that was left by one of its links, as it was left.
  package struct Visit: Equatable, Sendable {
    package var note: Note.ID
    package var pager: MarkdownPager
  }

  package struct Backlink: Equatable, Sendable {
    package var note: Note.ID
    package var name: String
  }

  init(_ note: Note, size: Size, path: [Visit] = []) {
    self.note = note
    pager = MarkdownPager(note.text, size: size)
    self.path = path
  }

  /// A page to which one comes back.
  init(_ visit: Visit, _ note: Note, path: [Visit]) {
    self.note = note
    pager = visit.pager
    self.path = path
  }

  /// This page, to come back to.
  var visit: Visit { Visit(note: note.id, pager: pager) }

  /// The same page after the note has changed.
  mutating func update(_ note: Note, size: Size) {
    self.note = note
    if pager.text != note.text { pager.replaceText(note.text) }
    pager.resize(to: size)
  }
}

package enum NoteReaderAction: Equatable, Sendable {
  case moved(by: Int), pageMoved(by: Int), movedToStart, movedToEnd
  case stopMoved(by: Int)
  case rowPressed(Int)
  case boxTicked, linkFollowed, closed
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    /// The text with the box of the line ticked, or unticked.
    case boxTicked(text: String)
    /// A link to the note of this title.
    case linkFollowed(title: String)
    case addressFollowed(String)
    /// There is no box, or no link, on the line.
    case nothingHere(MarkdownPager.Stop)
    case closed
  }
}

let noteReaderReducer = Reducer<NoteReader, NoteReaderAction, Void> { state, action, _ in
  switch action {
  case .moved(let lines): state.pager.move(by: lines)
  case .pageMoved(let halves): state.pager.move(byHalfPages: halves)
  case .movedToStart: state.pager.select(0)
  case .movedToEnd: state.pager.selectLast()
  case .stopMoved(let steps): state.pager.moveToStop(forward: steps > 0)
  case .rowPressed(let row): state.pager.select(state.pager.position.top + row)
  case .boxTicked:
    return .send(.delegate(state.pager.toggled().map { .boxTicked(text: $0) } ?? .nothingHere(.task)))
  case .linkFollowed:
    switch state.pager.link {
    case .note(let title): return .send(.delegate(.linkFollowed(title: title)))
    case .url(let address): return .send(.delegate(.addressFollowed(address)))
    case .tag, nil: return .send(.delegate(.nothingHere(.link)))
    }
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}
