import Composable
import Screen

/// Things within things, opened and closed: folders, replies, an outline. It knows only ids; `children` says what is in one, and is
/// asked when it opens.
///
///     var folders = Tree(roots: ["Inbox", "Work"], children: children)
public struct Tree<ID: Hashable & Sendable>: Equatable, Sendable {
  /// A thing that shows.
  public struct Row: Hashable, Sendable, Identifiable {
    /// What it is.
    public let id: ID
    /// How deep it is in others.
    public let depth: Int
    /// Whether what is in it shows.
    public fileprivate(set) var isOpen = false
    /// Whether there is anything in it.
    public let hasChildren: Bool
  }

  /// What shows, from the top.
  public private(set) var rows: [Row] = []
  /// The cursor.
  public var position = ListPosition()
  /// How many rows there is room for; pages are that long.
  public var height = 20

  /// Creates a tree of closed things.
  public init(roots: [ID], children: (ID) -> [ID]) {
    rows = roots.map { Row(id: $0, depth: 0, hasChildren: !children($0).isEmpty) }
  }

  /// What the cursor is on.
  public var selected: ID? { rows.indices.contains(position.selected) ? rows[position.selected].id : nil }

  /// Opens a row; what is in it follows.
  public mutating func open(_ index: Int, children: (ID) -> [ID]) {
    guard rows.indices.contains(index), !rows[index].isOpen, rows[index].hasChildren else { return }
    let depth = rows[index].depth + 1
    let new = children(rows[index].id).map { Row(id: $0, depth: depth, hasChildren: !children($0).isEmpty) }
    rows[index].isOpen = true
    rows.insert(contentsOf: new, at: index + 1)
    if position.selected > index { position.selected += new.count }
  }

  /// Closes a row, and all that is in it.
  public mutating func close(_ index: Int) {
    guard rows.indices.contains(index), rows[index].isOpen else { return }
    let end = rows[(index + 1)...].firstIndex { $0.depth <= rows[index].depth } ?? rows.endIndex
    rows[index].isOpen = false
    rows.removeSubrange(index + 1..<end)
    if position.selected >= end {
      position.selected -= end - index - 1
    } else if position.selected > index {
      position.selected = index
    }
  }

  /// The row that a row is in.
  func parent(of index: Int) -> Int? {
    rows[..<index].lastIndex { $0.depth < rows[index].depth }
  }

  fileprivate mutating func move(by steps: Int) {
    position.move(by: steps, count: rows.count, height: height)
  }
}

/// What happens to a tree.
public enum TreeAction<ID: Hashable & Sendable>: Equatable, Sendable {
  case moved(by: Int)
  case pageMoved(by: Int)
  /// Opens what is closed, then goes into it.
  case wentIn
  /// Closes what is open, then goes out of it.
  case wentOut
  case toggled
  case pressed(ID)
}

extension Tree {
  /// The reducer of a tree whose things contain what `children` says.
  public static func reducer(
    children: @escaping @Sendable (ID) -> [ID]
  ) -> Reducer<Tree, TreeAction<ID>, Void> {
    Reducer { tree, action, _ in
      let selected = tree.position.selected
      switch action {
      case .moved(let steps): tree.move(by: steps)
      case .pageMoved(let halves):
        tree.move(by: ListPosition.rows(inHalfPages: halves, height: tree.height))
      case .wentIn:
        guard tree.rows.indices.contains(selected), tree.rows[selected].hasChildren else { return .none }
        if tree.rows[selected].isOpen { tree.move(by: 1) } else { tree.open(selected, children: children) }
      case .wentOut:
        guard tree.rows.indices.contains(selected) else { return .none }
        if tree.rows[selected].isOpen {
          tree.close(selected)
        } else if let parent = tree.parent(of: selected) {
          tree.move(by: parent - selected)
        }
      case .toggled: tree.toggle(selected, children)
      case .pressed(let id):
        guard let row = tree.rows.firstIndex(where: { $0.id == id }) else { return .none }
        tree.move(by: row - selected)
        tree.toggle(row, children)
      }
      return .none
    }
  }

  private mutating func toggle(_ row: Int, _ children: (ID) -> [ID]) {
    guard rows.indices.contains(row) else { return }
    if rows[row].isOpen { close(row) } else { open(row, children: children) }
  }

  /// Its keys.
  public static var keymap: Keymap<TreeAction<ID>> {
    Keymap([
      Command("tree.down", keys: "j", "down", action: .moved(by: 1)),
      Command("tree.up", keys: "k", "up", action: .moved(by: -1)),
      Command("tree.open", keys: "l", "right", action: .wentIn, footer: true),
      Command("tree.close", keys: "h", "left", action: .wentOut, footer: true),
      Command("tree.openOrClose", keys: "space", "enter", action: .toggled),
      Command("tree.pageDown", keys: "pgdn", action: .pageMoved(by: 2)),
      Command("tree.pageUp", keys: "pgup", action: .pageMoved(by: -2)),
    ])
  }
}

/// What the mouse hits in a tree.
public struct TreePlace<ID: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  /// The thing in the row.
  public let id: ID
  /// `tree(Inbox)`.
  public var description: String { "tree(\(id))" }
}

/// The rows of a tree, indented. Only those that show are asked for.
public struct TreeView<ID: Hashable & Sendable>: View {
  private let tree: Tree<ID>
  private let isFocused: Bool
  private let label: (ID) -> Line

  /// Creates the view of a tree; `label` says how a thing is called.
  public init(_ tree: Tree<ID>, isFocused: Bool = true, label: @escaping (ID) -> Line) {
    (self.tree, self.isFocused, self.label) = (tree, isFocused, label)
  }

  /// Draws the rows.
  public func draw(on canvas: inout Canvas) {
    let list = List(count: tree.rows.count, position: tree.position, isFocused: isFocused, marker: "") {
      index, _ in
      let row = tree.rows[index]
      return Drawing { canvas in
        let indent = min(2 * row.depth, max(0, canvas.size.width - 4))
        canvas.write(row.hasChildren ? row.isOpen ? "▾" : "▸" : " ", at: Point(indent, 0), style: .muted)
        canvas.draw(label(row.id), in: Rect(indent + 2, 0, max(0, canvas.size.width - indent - 2), 1))
      }
    }
    canvas.draw(list.places { TreePlace(id: tree.rows[$0].id) }, in: canvas.bounds)
  }
}
