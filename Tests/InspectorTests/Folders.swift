import Composable
import Loop
import Screen

/// A program with a bug: what was fetched for a folder is shown, even if another has been opened meanwhile.
struct Folders: Equatable, Sendable {
  var open = "Inbox"
  var mails: [String] = []
  var filter: String?
  /// Whether the bug is mended.
  var isMended = false
}

enum FoldersAction: Equatable, Sendable {
  case opened(String)
  case fetched([String])
  case filterOpened, typed(String), filterClosed
}

struct FoldersEnvironment: Sendable {
  var fetch: @Sendable (String) async -> [String]
}

let foldersReducer = Reducer<Folders, FoldersAction, FoldersEnvironment> { state, action, environment in
  switch action {
  case .opened(let folder):
    state.open = folder
    return .run(name: "fetch") { send in send(.fetched(await environment.fetch(folder))) }
  case .fetched(let mails):
    if state.isMended, mails.first?.hasPrefix(state.open) == false { break }
    state.mails = mails
  case .filterOpened: state.filter = ""
  case .typed(let text): state.filter? += text
  case .filterClosed: state.filter = nil
  }
  return .none
}

private let folderKeys = Keymap([
  Command("inbox", keys: "i", action: FoldersAction.opened("Inbox")),
  Command("drafts", keys: "d", action: .opened("Drafts")),
  Command("filter", keys: "/", action: .filterOpened),
])

private let filterKeys = Keymap([Command("close", keys: "esc", action: FoldersAction.filterClosed)]) {
  event in
  guard case .key(let key) = event, case .character(let character) = key.code else { return nil }
  return .typed(String(character))
}

enum FolderPlace: Hashable, Sendable, CustomStringConvertible {
  case folder(String), title

  var description: String {
    switch self {
    case .folder(let name): "folder(\(name))"
    case .title: "title"
    }
  }
}

struct FoldersView: ComposedView {
  let state: Folders

  var body: some View {
    Rows(
      .fixed(1, Text(state.open).place(FolderPlace.title)),
      .fixed(1, Text("Inbox").place(FolderPlace.folder("Inbox"))),
      .fixed(1, Text("Drafts").place(FolderPlace.folder("Drafts"))),
      .fixed(1, Text(state.filter.map { "/" + $0 } ?? "")),
      .fill(Text(state.mails.joined(separator: "\n"))))
  }
}

/// - Parameter pause: How long the fetch of a folder takes.
func folders(
  size: Size = Size(60, 12), isMended: Bool = false,
  pause: @escaping @Sendable (String) -> Duration = { _ in .zero }
) -> Rehearsal<Folders, FoldersAction> {
  Rehearsal(
    size: size, initialState: Folders(isMended: isMended), reducer: foldersReducer,
    environment: { clock in
      FoldersEnvironment { folder in
        try? await clock.sleep(for: pause(folder))
        return ["\(folder) 1", "\(folder) 2"]
      }
    },
    view: FoldersView.init, keymap: { $0.filter == nil ? folderKeys : filterKeys },
    mouse: Mouse { (_: Folders, pointer: Pointer<FolderPlace>) in
      if case .folder(let name)? = pointer.press { .opened(name) } else { nil }
    }, history: .keeping(1000))
}
