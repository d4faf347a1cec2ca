import Composable
import Markdown
import Screen
import ToteModel

package struct NoteReader: Equatable, Sendable {
  package var note: Note
  /// With the line that the next key acts on.
  package var pager: MarkdownPager
  /// The notes whose links led here.
  package var path: [Visit] = []
  package var backlinks: [Backlink] = []
  package var finder = NoteFinder()
  package var properties: ShownProperties

  /// A page as it was left through one of its links.
  package struct Visit: Equatable, Sendable {
    package var note: Note.ID
    package var pager: MarkdownPager
  }

  package struct Backlink: Equatable, Sendable {
    package var note: Note.ID
    package var name: String
  }

  init(_ note: Note, size: Size, path: [Visit] = [], among notes: some Collection<Note> = []) {
    self.note = note
    properties = ShownProperties(note.properties)
    pager = MarkdownPager(MarkdownDocument(note.text).embedding(notesOf: note, in: notes), size: size)
    self.path = path
  }

  init(_ visit: Visit, _ note: Note, path: [Visit]) {
    self.note = note
    properties = ShownProperties(note.properties)
    pager = visit.pager
    self.path = path
  }

  var visit: Visit { Visit(note: note.id, pager: pager) }

  func page(in room: Rect) -> NotePage { NotePage(room, properties: properties.lineCount) }

  mutating func update(
    _ note: Note, size: Size, among notes: some Collection<Note> = [], read document: MarkdownDocument? = nil
  ) {
    if note.properties != self.note.properties { properties.read(note.properties) }
    self.note = note
    // Without embedded notes, nothing else can have changed.
    if pager.text != note.text || pager.document.hasEmbeds {
      let known = document.flatMap { $0.isOf(note.text) ? $0 : nil }
      let document = (known ?? MarkdownDocument(note.text)).embedding(notesOf: note, in: notes)
      if document != pager.document { pager.replace(document) }
    }
    pager.resize(to: size)
  }
}

package enum NoteReaderAction: Equatable, Sendable {
  case moved(by: Int), pageMoved(by: Int), movedToStart, movedToEnd
  case stopMoved(by: Int)
  case linePressed(Int)
  /// A box, or one of the links of a line, was pressed.
  case boxPressed(line: Int), linkPressed(line: Int, link: Int)
  /// Counted through all properties.
  case propertyLinkPressed(Int)
  /// By its block.
  case headingChosen(Int)
  /// The title of a callout was pressed.
  case foldPressed(line: Int)
  case boxTicked, linkFollowed, closed
  case lineCopied, noteCopied
  case finder(NoteFinderAction)
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    case boxTicked(text: String)
    case linkFollowed(title: String)
    case addressFollowed(String)
    case copied(String)
    /// The line has no box, or no link.
    case nothingHere(MarkdownPager.Stop)
    case closed
  }
}

extension NoteReaderAction {
  /// Whether the text has the keys again.
  fileprivate var endsPropertyLink: Bool {
    switch self {
    case .stopMoved, .linkFollowed, .delegate: false
    case .moved, .pageMoved, .movedToStart, .movedToEnd, .linePressed, .boxPressed, .linkPressed,
      .propertyLinkPressed, .foldPressed, .headingChosen, .boxTicked, .closed, .lineCopied, .noteCopied,
      .finder:
      true
    }
  }
}

extension NoteReader {
  /// Ticks the box of the line, or folds the callout whose title it is.
  fileprivate mutating func tick() -> Effect<NoteReaderAction> {
    if let text = pager.toggled() { return .send(.delegate(.boxTicked(text: text))) }
    return pager.toggleFold() ? .none : .send(.delegate(.nothingHere(.task)))
  }

  /// After the links of properties, which stand above it, comes the text.
  fileprivate mutating func moveToStop(forward: Bool) {
    let before = (pager.position, pager.chosenLink)
    if let link = properties.link {
      let next = max(0, link + (forward ? 1 : -1))
      properties.link = next < properties.links.count ? next : nil
      return
    }
    pager.moveToStop(forward: forward)
    if !forward, before == (pager.position, pager.chosenLink), !properties.links.isEmpty {
      properties.link = properties.links.count - 1
    }
  }

  fileprivate mutating func follow() -> Effect<NoteReaderAction> {
    guard let link = properties.link else { return follow(pager.link) }
    let links = properties.links
    return follow(links.indices.contains(link) ? links[link] : nil)
  }

  fileprivate mutating func follow(_ target: MarkdownDocument.Target?) -> Effect<NoteReaderAction> {
    switch target {
    case .note(let title): return .send(.delegate(.linkFollowed(title: title)))
    case .url(let address) where NoteLink(address, isEncoded: true).kind == .web:
      return .send(.delegate(.addressFollowed(address)))
    case .url(let file): return .send(.delegate(.linkFollowed(title: file)))
    case .footnote:
      pager.followFootnote()
      return .none
    case .tag, nil: return pager.toggleFold() ? .none : .send(.delegate(.nothingHere(.link)))
    }
  }
}

let noteReaderReducer = Reducer<NoteReader, NoteReaderAction, Void> { state, action, _ in
  if action.endsPropertyLink { state.properties.link = nil }
  switch action {
  case .moved(let lines): state.pager.move(by: lines)
  case .pageMoved(let halves): state.pager.move(byHalfPages: halves)
  case .movedToStart: state.pager.select(0)
  case .movedToEnd: state.pager.selectLast()
  case .stopMoved(let steps): state.moveToStop(forward: steps > 0)
  case .linePressed(let line): state.pager.select(line)
  case .headingChosen(let block): state.pager.show(MarkdownPage.Place(block, 0))
  case .boxPressed(let line):
    state.pager.select(line)
    return state.tick()
  case .linkPressed(let line, let link):
    state.pager.select(line, link: link)
    return state.follow()
  case .propertyLinkPressed(let link):
    state.properties.link = link
    return state.follow()
  case .foldPressed(let line):
    state.pager.select(line)
    _ = state.pager.toggleFold()
  case .boxTicked: return state.tick()
  case .linkFollowed: return state.follow()
  case .lineCopied: return .send(.delegate(.copied(state.pager.line?.text.trimmed ?? "")))
  case .noteCopied: return .send(.delegate(.copied(state.note.text)))
  case .finder(let action): state.find(action)
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
