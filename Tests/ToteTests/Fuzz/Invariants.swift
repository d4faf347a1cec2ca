// What holds after whatever was pressed.

import Screen

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

extension App {
  /// What is wrong with what a key press can see; looks at no more than the screen.
  var mistakes: [String] {
    var mistakes: [String] = []
    func check(_ holds: Bool, _ words: @autoclosure () -> String) { if !holds { mistakes.append(words()) } }
    let (lines, position) = (lines, lists.cursor.position)
    let isOnHeading = listScreen.selectedHeading != nil
    check(
      lines.items.isEmpty || selectedItem != nil || isOnHeading, "the cursor stands on no item: \(position)")
    check(position.top <= position.selected, "the cursor is above the screen: \(position)")
    check(
      position.selected < position.top + max(1, listScreen.listSize.height),
      "the cursor is below the screen: \(position), \(listScreen.listSize.height) rows")
    check(!lines.items.isEmpty || position == ListPosition(), "no item, and \(position)")
    if let list = lists.list {
      check(workspace.records[list: list] != nil, "the open list is gone")
    } else {
      check(openLists.isEmpty, "no list is open, and there are some")
    }
    check(
      lists.cursor.selection.allSatisfy { workspace.records[item: $0]?.list == lists.list },
      "what is gone is selected")
    check(lists.filter != nil || lists.panel != .filter, "filtering without a filter")
    switch overlay {
    case .palette(let palette):
      check(
        palette.commands.list.count == 0 || palette.commands.current != nil,
        "the choice stands on no command")
    case .listPicker(let picker):
      check(picker.rows.isEmpty || picker.selected != nil, "the choice stands on no list")
      check(picker.rows.allSatisfy { workspace.records[list: $0.list.id] == $0.list }, "the choice is old")
    case .buyAgain(let buyAgain):
      check(buyAgain.list.count == 0 || buyAgain.selected != nil, "the choice stands on nothing")
    case .shopPicker(let picker):
      check(picker.rows.isEmpty || picker.selected != nil, "the choice stands on no shop")
    case .pastePreview(let preview):
      check(preview.list.count == preview.rows.count, "\(preview.list.count) pasted lines show")
      check(preview.rows.isEmpty || preview.list.current != nil, "the choice stands on no line")
    case .picker(let picker):
      check(picker.list.current != nil, "the choice is on no row")
    case .joinPicker(let picker):
      check(picker.offers.isEmpty || picker.list.current != nil, "the choice is on no list of the server")
    case .sharingLog(let log):
      check((0...log.rows.count).contains(log.page.offset.row), "the log is out of range")
    case .stepPicker(let picker):
      check(picker.steps.isEmpty || picker.list.current != nil, "the choice stands on no step")
    case .settingsForm(let settings):
      check(settings.form.focus.current != nil, "no setting has the keys")
    case .noteOutline(let outline): check(outline.list.current != nil, "the choice is on no heading")
    case .agenda(let agenda): check(agenda.list.current != nil, "the choice is on nothing that is due")
    case .propertyEditor(let editor): check(editor.form.focus.current != nil, "no property has the keys")
    case .aisleBrowser(let browser):
      check(browser.list.count == 0 || browser.list.current != nil, "the aisles have no row under the cursor")
    case .cheapestPicker(let picker):
      check(picker.found.isEmpty || picker.list.current != nil, "the choice stands on no store")
    case .mealCalendar(let calendar):
      let meals = calendar.week.days[calendar.cursor.day].count
      check((0..<max(1, meals)).contains(calendar.cursor.meal), "the cursor stands on no meal")
    case .mealPicker(let picker):
      check(picker.list.count == 0 || picker.list.current != nil, "the choice stands on no recipe")
    case .listCode(let code): check(!code.list.items.isEmpty, "a code of nothing")
    case .question, .dayPicker, .directoryPicker, .fieldPrompt, nil: break
    }
    check(!lists.$workspace.isHere && !notes.$workspace.isHere, "what was lent did not come back")
    return mistakes + noteMistakes
  }

  /// What is wrong anywhere: everything is counted and looked for anew.
  var deepMistakes: [String] {
    var mistakes = mistakes
    func check(_ holds: Bool, _ words: @autoclosure () -> String) { if !holds { mistakes.append(words()) } }
    var ids: Set<Item.ID> = []
    for list in workspace.records.lists {
      let items = Array(workspace.records.items(of: list.id))
      for item in items { check(ids.insert(item.id).inserted, "an id stands twice") }
      let totals = workspace.records.totals(of: list.id)
      check(totals.count == items.count, "\(items.count) items, said to be \(totals.count)")
      check(totals.remaining == items.count { !$0.isTicked }, "what remains is counted wrong")
      var prices = PriceSums()
      let arrangement = workspace.records.arrangement(of: list.id)
      let visible = items.filter { arrangement.walk?.shows($0) ?? true }
      for item in visible where !item.isTicked {
        prices.add(item.details.linePrice, times: 1)
      }
      let toPay = workspace.records.lines(of: list.id).totals.toPay
      check(toPay == prices, "\(prices), said to be \(toPay)")
      let shown = workspace.records.lines(of: list.id)
      check(Array(shown.items) == visible.sorted(by: arrangement.isBefore), "the order is not \(arrangement)")
      check(Set(items.map(\.rank)).count == items.count, "two items have one rank")
      check(shown.isConsistent, "lines and items do not agree")
      var spaced = shown
      spaced.isSpaced = true
      check(spaced.isConsistent, "spaced lines and items do not agree")
      check(shown.groups == shown.countedAnew(arrangement), "headings counted wrong: \(arrangement)")
      var place = 0
      for group in shown.groups {
        var sums = PriceSums()
        for item in shown.items[place..<place + group.count] {
          sums.add(item.details.linePrice, times: 1)
        }
        // Without headings nobody asks what is to buy.
        if group.heading != nil { check(group.prices == sums, "\(sums), said to be \(group.prices)") }
        place += group.count
      }
    }
    check(
      ids.count == workspace.records.itemCount,
      "\(ids.count) items, said to be \(workspace.records.itemCount)")
    check(lines.isConsistent, "the lines of the filter and its items do not agree")
    if let filter = lists.filter, let list = lists.list {
      let anew = workspace.records.find(filter.query, on: list)
      check(filter.lines == anew, "the filter shows something else than it finds")
    }
    return mistakes + deepNoteMistakes
  }
}

extension ListLines {
  /// The groups as they are when all items that show are counted at once.
  func countedAnew(_ arrangement: Arrangement) -> [ListGroup] {
    GroupCounts(arrangement, items).groups.filter { $0.count > 0 }
  }

  /// Whether `line(of:)` and `index(at:)` are each other's inverse, and every line is what they say.
  var isConsistent: Bool {
    guard groups.reduce(0, { $0 + $1.count }) == items.count else { return false }
    for index in items.indices {
      let line = line(of: index)
      guard self.index(at: line) == index, case .item(let item) = self[line], item == items[index] else {
        return false
      }
    }
    for line in 0..<count {
      if case .heading = self[line], self.line(of: index(at: line)) != line + 1 { return false }
      // Air is over a heading, or over the next item.
      if case .blank = self[line], ![line + 1, line + 2].contains(self.line(of: index(at: line))) {
        return false
      }
    }
    return true
  }
}

extension Records {
  /// The rows without what is remembered beside all edits.
  var withoutSettings: Records {
    var records = self
    records.settings = [:]
    return records
  }
}

extension Records {
  /// The rows that differ, for a failure.
  func difference(from other: Records) -> String {
    let rows = [self, other].map { records in
      records.lists.map { "\($0)" }
        + records.lists.flatMap { Array(records.items(of: $0.id)) }.map { "\($0)" }
        + records.corrections.map { "\($0)" } + records.history.all.map { "\($0)" }
    }
    return rows[0].filter { !rows[1].contains($0) }.joined(separator: "\n") + "\ninstead of\n"
      + rows[1].filter { !rows[0].contains($0) }.joined(separator: "\n")
  }
}
