import Composable
import Screen

/// What a folder contains.
public struct FileEntry: Hashable, Sendable, Codable {
  /// Its name in the folder.
  public var name: String
  /// Whether it is a folder.
  public var isFolder: Bool

  /// Creates an entry.
  public init(_ name: String, isFolder: Bool = false) { (self.name, self.isFolder) = (name, isFolder) }
}

/// What a file picker needs of the outside world.
public struct FilePickerEnvironment: Sendable {
  /// What a folder contains, in any order.
  public var entries: @Sendable (_ folder: String) async throws -> [FileEntry]

  /// Creates an environment.
  public init(entries: @escaping @Sendable (_ folder: String) async throws -> [FileEntry]) {
    self.entries = entries
  }
}

/// A file chosen from folders, which are walked through; typing narrows.
///
///     state.picker = FilePicker(folder: "/home/ada")        // then send it `.opened`
///
/// Its parent handles `.chosen`, which has the path, and `.cancelled`.
public struct FilePicker: Equatable, Sendable {
  /// The folder that shows.
  public fileprivate(set) var folder: String
  /// What it contains: folders first, then by name.
  public fileprivate(set) var entries: [FileEntry] = []
  /// What was typed.
  public fileprivate(set) var field = TextCursor()
  /// Whether names that begin with a point show.
  public fileprivate(set) var showsHidden = false
  /// The entries as rows, by their names.
  public fileprivate(set) var list = Listing<String>([], marks: .none, phase: .loading)
  /// Where the cursor goes once the folder is read: the one that was left.
  private var origin: String?

  /// Creates a picker. The parent sends it `.opened`, which reads the folder.
  public init(folder: String) { self.folder = folder }

  /// Those that fit what was typed.
  public var shown: [FileEntry] { list.shown.compactMap { row in entries.first { $0.name == row.id } } }

  /// Why the folder can't be read.
  public var problem: String? { if case .failed(let reason) = list.phase { reason } else { nil } }

  /// The path of something in the folder that shows.
  public func path(of name: String) -> String { folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)" }

  fileprivate mutating func enter(_ folder: String, from origin: String? = nil) {
    (self.folder, self.origin, entries, field) = (folder, origin, [], TextCursor())
    list.narrow(by: "")
    show()
  }

  fileprivate mutating func take(_ entries: [FileEntry]) {
    list.phase = .loaded
    self.entries = entries.sorted { one, other in
      one.isFolder != other.isFolder
        ? one.isFolder : (one.name.lowercased(), one.name) < (other.name.lowercased(), other.name)
    }
    show()
    if let origin { list.move(to: origin) }
  }

  fileprivate mutating func narrow() {
    show()
    list.narrow(by: field.text)
  }

  /// Hidden files show when they are asked for by their point.
  fileprivate mutating func show() {
    let isHidden = !showsHidden && !field.text.hasPrefix(".")
    list.replaceRows(
      entries.filter { !isHidden || !$0.name.hasPrefix(".") }
        .map { ListingRow($0.name, $0.isFolder ? $0.name + "/" : $0.name) })
  }

  /// The folder around the one that shows, and its name in there; `nil` at the top.
  fileprivate var outer: (folder: String, name: String)? {
    guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
    let outer = folder[..<slash]
    return (outer.isEmpty ? "/" : String(outer), String(folder[folder.index(after: slash)...]))
  }
}

/// What happens to a file picker.
public enum FilePickerAction: Equatable, Sendable, Codable {
  /// Reads the folder.
  case opened
  case loaded([FileEntry], folder: String)
  case failed(String, folder: String)
  case edited(TextEdit)
  /// What happens to the rows: `.opened` goes into a folder, or chooses a file.
  case list(ListingAction<String>)
  case wentOut
  case hiddenToggled
  /// For the parent: the path of a file.
  case chosen(String)
  /// For the parent.
  case cancelled
}

extension FilePicker {
  private struct Reading: Hashable, Sendable {}

  /// The reducer of a file picker.
  public static let reducer = Reducer<FilePicker, FilePickerAction, FilePickerEnvironment> {
    state, action, environment in
    func read() -> Effect<FilePickerAction> {
      state.list.phase = .loading
      let folder = state.folder
      return .run(name: "read folder") { send in
        send(.loaded(try await environment.entries(folder), folder: folder))
      } catch: { error, send in
        send(.failed("\(error)", folder: folder))
      }.cancellable(id: Reading(), inFlight: .replace)
    }
    switch action {
    case .opened, .list(.retried): return read()
    case .loaded(let entries, let folder): if folder == state.folder { state.take(entries) }
    case .failed(let problem, let folder): if folder == state.folder { state.list.phase = .failed(problem) }
    case .edited(let edit):
      state.field.apply(edit)
      state.narrow()
    case .list(.chosen(let name)):
      let path = state.path(of: name)
      guard state.entries.first(where: { $0.name == name })?.isFolder == true else {
        return .send(.chosen(path))
      }
      state.enter(path)
      return read()
    case .list(let action):
      return Listing.reducer.run(action, in: &state, at: \.list, (), as: FilePickerAction.list)
    case .wentOut:
      guard let outer = state.outer else { return .none }
      state.enter(outer.folder, from: outer.name)
      return read()
    case .hiddenToggled:
      state.showsHidden.toggle()
      state.show()
    case .chosen, .cancelled: break
    }
    return .none
  }

  /// Its keys; all others narrow.
  public static let keymap = Keymap<FilePickerAction>([
    Command("filePicker.open", keys: "enter", "right", action: .list(.opened), footer: true),
    Command("filePicker.folderAbove", keys: "left", action: .wentOut, footer: true),
    Command("filePicker.down", keys: "down", "ctrl+n", action: .list(.moved(by: 1))),
    Command("filePicker.up", keys: "up", "ctrl+p", action: .list(.moved(by: -1))),
    Command("filePicker.pageDown", keys: "pgdn", action: .list(.pageMoved(by: 2))),
    Command("filePicker.pageUp", keys: "pgup", action: .list(.pageMoved(by: -2))),
    Command("filePicker.readAgain", keys: "ctrl+r", action: .opened),
    Command("filePicker.hiddenFiles", keys: "ctrl+t", action: .hiddenToggled),
    Command("filePicker.cancel", keys: "esc", action: .cancelled, footer: true),
  ]) { TextEdit(field: $0).map { .edited($0) } }

  /// Its mouse: a press moves the cursor, another opens; a press on the path goes to the folder above.
  public static var mouse: Mouse<FilePicker, FilePickerAction> {
    Mouse { (_: FilePicker, pointer: Pointer<FolderPlace>) in pointer.press.map { _ in .wentOut } }
      .adding(Listing<String>.mouse.named("files").map(FilePickerAction.list) { $0.list })
  }
}

/// What the mouse hits above the entries: the path.
public struct FolderPlace: Hashable, Sendable, CustomStringConvertible {
  /// `folder`.
  public var description: String { "folder" }
}

/// The folder, what was typed, and what is in it.
public struct FilePickerView: View {
  private let state: FilePicker
  private let words: PartWords

  /// Creates the view of a file picker.
  public init(_ state: FilePicker, words: PartWords = .english) { (self.state, self.words) = (state, words) }

  /// Draws the path and the field above the entries.
  public func draw(on canvas: inout Canvas) {
    var words = words
    words.listing.empty = words.files.empty
    words.listing.nothingFound = words.files.nothingFound
    words.listing.loading = words.files.loading
    var shown = state.list
    if let problem = state.problem { shown.phase = .failed(words.files.failed(problem)) }
    var list = ListingView(shown, words: words) { row in
      Text(row.text, style: row.text.hasSuffix("/") ? .accent : .plain)
    }
    list.hasFilterRow = false
    canvas.draw(
      Rows(
        .fixed(1, Text(state.folder, style: .heading).place(FolderPlace())),
        .fixed(state.field.isEmpty ? 0 : 1, Field(state.field, isFocused: false)), .fill(list.named("files"))),
      in: canvas.bounds)
  }
}
