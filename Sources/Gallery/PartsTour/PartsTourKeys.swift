import Loop
import Parts
import Screen

extension PartsTour {
  var keymap: Keymap<PartsTourAction> {
    if visit.help.isShown { return visitHelpKeys.map(PartsTourAction.visit) }
    if isInside { return partKeys.adding(alwaysKeys.map(PartsTourAction.visit)) }
    if pages.isTyping {
      return pages.keymap.map(PartsTourAction.pages).adding(alwaysKeys.map(PartsTourAction.visit))
    }
    return partsTourKeys
  }

  /// Esc leads back from the parts that don't use it.
  private var partKeys: Keymap<PartsTourAction> {
    let keys: Keymap<PartsTourAction> =
      switch page {
      case .listing: listing.keymap.map(PartsTourAction.listing)
      case .table: tableKeys
      case .tree: Tree<String>.keymap.map(PartsTourAction.tree)
      case .viewport: viewportKeys
      case .suggestions: suggestions.keymap.map(PartsTourAction.suggestions)
      case .editor: editor.keymap.map(PartsTourAction.editor)
      case .select: select.keymap.map(PartsTourAction.select)
      case .multiSelect: MultiSelect<String>.keymap.map(PartsTourAction.multiSelect)
      case .month: monthPickerKeys.map(PartsTourAction.month)
      case .file: FilePicker.keymap.map(PartsTourAction.file)
      case .form: form.keymap.map(PartsTourAction.form)
      case .palette: Palette<PartsTourAction>.keymap.map(PartsTourAction.palette)
      case .confirm: confirmKeys.map(PartsTourAction.confirm)
      case .toasts: toastKeys
      case .progress, .charts: progressKeys
      }
    return keys["esc"] == nil ? keys.adding(leavingKeys) : keys
  }

  /// What is named on a page, whatever the part; what has the keys has the mouse, too.
  static var mouse: Mouse<PartsTour, PartsTourAction> {
    Mouse { tour, pointer in pointer.press.map { (place: ListingPlace<Page>) in tour.onPage(place.id) } }
      .adding(part(.listing) { (place: ListingPlace<String>) in .listing(.pressed(place.id)) })
      .adding(part(.tree) { (place: TreePlace<String>) in .tree(.pressed(place.id)) })
      .adding(part(.suggestions) { (place: SuggestionPlace) in .suggestions(.pressed(place.index)) })
      .adding(part(.select) { (place: SelectPlace<String>) in .select(.pressed(place.id)) })
      .adding(
        part(.multiSelect) { (place: SelectPlace<String>) in place.id.map { .multiSelect(.pressed($0)) } }
      )
      .adding(part(.month) { (day: CalendarDay) in .month(.pressed(day)) })
      .adding(part(.file) { (place: FilePlace) in .file(.pressed(place.row)) })
      .adding(part(.form) { (place: FormPlace<String>) in .form(.pressed(place.name)) })
      .adding(part(.palette) { (place: PalettePlace) in .palette(.pressed(place.row)) })
      .adding(part(.confirm) { (answer: Confirm.Answer) in .confirm(.pressed(answer)) })
      .adding(part(.toasts) { (place: ToastPlace) in .toasts(.gone(place.id)) })
      .adding(Mouse { $0.action(forTable: $1) })
      .adding(Mouse { $0.page == .editor ? DocumentEdit($1).map { .editor(.edited($0)) } : nil })
  }

  private func onPage(_ page: Page) -> PartsTourAction { isInside ? .wentOut : .pages(.pressed(page)) }

  private static func part<Name: Hashable & Sendable>(
    _ page: Page, _ action: @escaping (Name) -> PartsTourAction?
  ) -> Mouse<PartsTour, PartsTourAction> {
    Mouse { (tour: PartsTour, pointer: Pointer<Name>) in
      tour.page == page ? pointer.press.flatMap(action) : nil
    }
  }

  private func action(forTable pointer: Pointer<TablePlace>) -> PartsTourAction? {
    if case .wheel(let turn, over: .some) = pointer { return .tableMoved(by: turn == .up ? -3 : 3) }
    return switch pointer.press {
    case .header(let column): .tableSorted(by: column)
    case .row(let row): .tableMoved(by: row - table.rows.selected)
    case nil: nil
    }
  }
}

let partsTourKeys = Keymap([
  Command("useIt", keys: "enter", "right", "l", action: PartsTourAction.wentIn, group: "Parts", footer: true),
  Command("findAPart", keys: "/", action: .pages(.filterBegun), group: "Parts", footer: true),
  Command("showAllLeave", title: "show all, leave", keys: "esc", action: .pages(.escaped), group: "Parts"),
  Command("nextPart", keys: "down", "j", action: .pages(.moved(by: 1)), group: "Parts"),
  Command("previousPart", keys: "up", "k", action: .pages(.moved(by: -1)), group: "Parts"),
]).adding(visitKeys.map(PartsTourAction.visit))

private let leavingKeys = Keymap([
  Command("back", keys: "esc", "q", action: PartsTourAction.wentOut, footer: true)
])

private let tableKeys = Keymap([
  Command("sort", keys: "s", action: PartsTourAction.tableSorted(by: 0), footer: true),
  Command("down", keys: "down", "j", action: .tableMoved(by: 1)),
  Command("up", keys: "up", "k", action: .tableMoved(by: -1)),
  Command("last", keys: "end", "G", action: .tableMoved(by: PartsSample.tableRows)),
  Command("first", keys: "home", "g", action: .tableMoved(by: -PartsSample.tableRows)),
])

private let viewportKeys = Keymap([
  Command("down", keys: "down", "j", action: PartsTourAction.scrolled(columns: 0, rows: 1), footer: true),
  Command("up", keys: "up", "k", action: .scrolled(columns: 0, rows: -1)),
  Command("right", keys: "right", "l", action: .scrolled(columns: 6, rows: 0), footer: true),
  Command("left", keys: "left", "h", action: .scrolled(columns: -6, rows: 0)),
])

private let toastKeys = Keymap([
  Command("success", keys: "s", action: PartsTourAction.toasts(.show("Saved", .success)), footer: true),
  Command("warning", keys: "w", action: .toasts(.show("The disk is nearly full", .warning)), footer: true),
  Command("failure", keys: "f", action: .toasts(.show("No connection", .failure)), footer: true),
])

private let progressKeys = Keymap([
  Command("more", keys: "right", "+", action: PartsTourAction.progressed(by: 10), footer: true),
  Command("less", keys: "left", "-", action: .progressed(by: -10), footer: true),
])
