import Composable
import Screen

/// What a folder contains.
public struct FileEntry: Hashable, Sendable {
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
  /// Whether the folder is being read.
  public fileprivate(set) var isLoading = false
  /// Why it can't be read.
  public fileprivate(set) var problem: String?
  /// What was typed.
  public fileprivate(set) var field = TextCursor()
  /// How many rows there is room for.
  public var height = 10
  /// Whether names that begin with a point show.
  public fileprivate(set) var showsHidden = false
  fileprivate var position = ListPosition()
  /// Where the cursor goes once the folder is read: the one that was left.
  private var origin: String?

  /// Creates a picker. The parent sends it `.opened`, which reads the folder.
  public init(folder: String) { self.folder = folder }

  /// Those that fit what was typed.
  public var shown: [FileEntry] {
    let typed = field.text.lowercased()
    return entries.filter { entry in
      (showsHidden || !entry.name.hasPrefix(".") || typed.hasPrefix("."))
        && (typed.isEmpty || entry.name.lowercased().contains(typed))
    }
  }

  /// The path of an entry of the folder that shows.
  public func path(of entry: FileEntry) -> String {
    folder.hasSuffix("/") ? folder + entry.name : "\(folder)/\(entry.name)"
  }

  fileprivate mutating func enter(_ folder: String, from origin: String? = nil) {
    self.folder = folder
    self.origin = origin
    (entries, problem, field, position) = ([], nil, TextCursor(), ListPosition())
  }

  fileprivate mutating func take(_ entries: [FileEntry]) {
    isLoading = false
    self.entries = entries.sorted { one, other in
      one.isFolder != other.isFolder
        ? one.isFolder : (one.name.lowercased(), one.name) < (other.name.lowercased(), other.name)
    }
    guard let origin, let row = shown.firstIndex(where: { $0.name == origin }) else { return }
    position.select(row, count: shown.count, height: height)
  }

  /// The folder around the one that shows, and its name in there; `nil` at the top.
  fileprivate var outer: (folder: String, name: String)? {
    guard folder != "/", let slash = folder.lastIndex(of: "/") else { return nil }
    let outer = folder[..<slash]
    return (outer.isEmpty ? "/" : String(outer), String(folder[folder.index(after: slash)...]))
  }
}

/// What happens to a file picker.
public enum FilePickerAction: Equatable, Sendable {
  /// Reads the folder.
  case opened
  case loaded([FileEntry], folder: String)
  case failed(String, folder: String)
  case moved(by: Int)
  case edited(TextEdit)
  /// Goes into a folder, or chooses a file.
  case taken
  case wentOut
  case hiddenToggled
  case pressed(Int)
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
      state.isLoading = true
      let folder = state.folder
      return .run(name: "read folder") { send in
        send(.loaded(try await environment.entries(folder), folder: folder))
      } catch: { error, send in
        send(.failed("\(error)", folder: folder))
      }.cancellable(id: Reading(), inFlight: .replace)
    }
    func take(_ row: Int) -> Effect<FilePickerAction> {
      let shown = state.shown
      guard shown.indices.contains(row) else { return .none }
      let path = state.path(of: shown[row])
      guard shown[row].isFolder else { return .send(.chosen(path)) }
      state.enter(path)
      return read()
    }
    switch action {
    case .opened: return read()
    case .loaded(let entries, let folder): if folder == state.folder { state.take(entries) }
    case .failed(let problem, let folder):
      if folder == state.folder { (state.isLoading, state.problem) = (false, problem) }
    case .moved(let rows): state.position.move(by: rows, count: state.shown.count, height: state.height)
    case .edited(let edit):
      state.field.apply(edit)
      state.position = ListPosition()
    case .taken: return take(state.position.selected)
    case .pressed(let row):
      if row == state.position.selected { return take(row) }
      state.position.select(row, count: state.shown.count, height: state.height)
    case .wentOut:
      guard let outer = state.outer else { return .none }
      state.enter(outer.folder, from: outer.name)
      return read()
    case .hiddenToggled:
      state.showsHidden.toggle()
      state.position = ListPosition()
    case .chosen, .cancelled: break
    }
    return .none
  }

  /// Its keys; all others narrow.
  public static let keymap = Keymap<FilePickerAction>([
    Command("filePicker.open", keys: "enter", "right", action: .taken, footer: true),
    Command("filePicker.folderAbove", keys: "left", action: .wentOut, footer: true),
    Command("filePicker.down", keys: "down", "ctrl+n", action: .moved(by: 1)),
    Command("filePicker.up", keys: "up", "ctrl+p", action: .moved(by: -1)),
    Command("filePicker.pageDown", keys: "pgdn", action: .moved(by: 10)),
    Command("filePicker.pageUp", keys: "pgup", action: .moved(by: -10)),
    Command("filePicker.hiddenFiles", keys: "ctrl+t", action: .hiddenToggled),
    Command("filePicker.cancel", keys: "esc", action: .cancelled, footer: true),
  ]) { TextEdit(field: $0).map { .edited($0) } }
}

/// What the mouse hits in a file picker: a row, counted from the first that fits.
public struct FilePlace: Hashable, Sendable, CustomStringConvertible {
  /// The row.
  public let row: Int
  /// `file(2)`.
  public var description: String { "file(\(row))" }
}

/// The folder, what was typed, and what is in it.
public struct FilePickerView: View {
  private let state: FilePicker

  /// Creates the view of a file picker.
  public init(_ state: FilePicker) { self.state = state }

  /// Draws the path and the field above the entries.
  public func draw(on canvas: inout Canvas) {
    let shown = state.shown
    let list = List(count: shown.count, position: state.position) { row, _ in
      let entry = shown[row]
      return Text(entry.isFolder ? entry.name + "/" : entry.name, style: entry.isFolder ? .accent : .plain)
    }.places { FilePlace(row: $0) }
    let content: any View =
      if let problem = state.problem {
        Text("Can't be read: \(problem)", style: .failure, overflow: .wrap)
      } else if shown.isEmpty {
        Text(
          state.isLoading ? "…" : state.field.isEmpty ? "Nothing is in here." : "Nothing fits.", style: .muted
        )
      } else {
        list
      }
    canvas.draw(
      Rows(
        .fixed(1, Text(state.folder, style: .heading)),
        .fixed(state.field.isEmpty ? 0 : 1, Field(state.field, isFocused: false)), .fill(content)),
      in: canvas.bounds)
  }
}
