// The whole program played by keys, without frames and so without the mouse, for tests of what reducers do. And rows for it, written as a person would
// type them.

import Composable
import Loop
import Screen

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// Draws nothing.
struct Darkness: View {
  func draw(on canvas: inout Canvas) {}
}

extension Stage {
  /// A program with these rows that paints nothing.
  static func blind(
    _ contents: DatabaseSnapshot = .toured, notes: [Note] = [], size: Size = Size(80, 24),
    environment change: (inout ToteEnvironment) -> Void = { _ in }
  ) -> Stage {
    Stage(
      size: size, initialState: App(), reducer: appReducer,
      environment: { clock in
        var environment = ToteEnvironment.preview(contents, notes: notes, clock: clock)
        change(&environment)
        return environment
      },
      view: { _ in Darkness() }, keymap: \.keymap, typeahead: \.typeahead,
      isOver: \.isOver, whenOpen: .started, whenOver: .ended,
      keepsShots: false)
  }

  /// The same after some keys.
  static func blind(
    _ contents: DatabaseSnapshot = .toured, notes: [Note] = [], _ script: String, size: Size = Size(80, 24)
  ) throws -> Stage {
    let stage = Stage.blind(contents, notes: notes, size: size) { _ in }
    try stage.play(script)
    return stage
  }

  /// The list that is open, line by line: `# Dairy`, `[ ] 2 l milk`, `▸[x] bread`, `● [ ] marked`.
  var rows: [String] { state.rows }
  /// The names of the items that show.
  var names: [String] { state.lines.items.map(\.name) }
  /// The name of the item under the cursor.
  var selected: String? { state.selectedItem?.name }
  /// What the last action has said.
  var message: String? { state.message?.text }
  /// The text of the field.
  var field: String? { state.fieldText }
  /// The name of the open list.
  var list: String? { state.openList?.name }
}

extension App {
  var rows: [String] {
    (0..<lines.count).compactMap { line -> String? in
      switch lines[line] {
      case .blank: nil
      case .heading(let heading, _): "# \(heading.title)"
      case .item(let item):
        (line == lists.cursor.position.selected ? "▸" : " ")
          + (lists.cursor.selection.contains(item.id) ? "●" : "")
          + "[\(item.isTicked ? "x" : " ")] "
          + [item.amount?.description, item.name].compactMap { $0 }.joined(separator: " ")
      }
    }
  }
}

extension DatabaseSnapshot {
  static let rowMoment = Moment(milliseconds: 1_790_000_000_000)

  /// Lists of items as they would be typed, with `x ` before ticked ones: `["Groceries": ["2 l milk", "x bread"]]`. The tour is
  /// done.
  static func lists(_ lists: KeyValuePairs<String, [String]>, plain: Bool = false) -> DatabaseSnapshot {
    var contents = DatabaseSnapshot.toured
    for (number, (name, lines)) in lists.enumerated() {
      let list = ShoppingList(
        id: ShoppingList.ID(high: 1, low: UInt64(number + 1)), name: name,
        rank: Rank.between(nil, nil, count: lists.count)[number], created: rowMoment)
      contents.lists.append(list)
      if plain {
        contents.settings.append(Setting(key: Arrangement.key(of: list.id), value: Arrangement.plain.stored))
      }
      let ranks = Rank.between(nil, nil, count: lines.count)
      for (index, line) in lines.enumerated() {
        let isTicked = line.hasPrefix("x ")
        var item = Item(
          ParsedItem(isTicked ? String(line.dropFirst(2)) : line)!,
          id: Item.ID(high: 2, low: UInt64(number * 1_000_000 + index + 1)), list: list.id,
          rank: ranks[index], created: Moment(milliseconds: rowMoment.milliseconds + Int64(index)))
        item.isTicked = isTicked
        item.category = item.category ?? Catalogue.category(of: item.name) ?? .other
        contents.items.append(item)
      }
    }
    return contents
  }

  /// One list without headings.
  static func groceries(_ lines: String...) -> DatabaseSnapshot { .lists(["Groceries": lines], plain: true) }
}
