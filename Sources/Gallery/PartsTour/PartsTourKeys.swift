import Loop
import Parts
import Screen

extension PartsTour {
  var keymap: Keymap<PartsTourAction> {
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
      case .columns: numbers.keymap.map(PartsTourAction.numbers)
      case .tree: tree.keymap.map(PartsTourAction.tree)
      case .viewport: ViewportPosition.keymap.map(PartsTourAction.viewport)
      case .splitter: splitter.keymap.map(PartsTourAction.splitter)
      case .suggestions: suggestions.keymap.map(PartsTourAction.suggestions)
      case .editor: editor.keymap.map(PartsTourAction.editor)
      case .boxes: boxes.keymap.map(PartsTourAction.boxes)
      case .month: MonthPicker.keymap.map(PartsTourAction.month)
      case .form: form.keymap.map(PartsTourAction.form)
      case .palette: Palette<PartsTourAction>.keymap.map(PartsTourAction.palette)
      case .confirm: Confirm.keymap.map(PartsTourAction.confirm)
      case .toasts: toasts.keymap.map(PartsTourAction.toasts).adding(toastKeys)
      case .progress, .charts: progressKeys
      }
    return keys["esc"] == nil ? keys.adding(leavingKeys) : keys
  }

  /// One line a part: its mouse, and whose page shows.
  static var mouse: Mouse<PartsTour, PartsTourAction> {
    Mouse { (tour: PartsTour, pointer: Pointer<ListingPlace<Page>>) in
      tour.isInside && pointer.press != nil ? .wentOut : nil
    }
    .adding(Listing<Page>.mouse.map(PartsTourAction.pages) { $0.pages })
    .adding(Listing<String>.mouse.map(PartsTourAction.listing) { $0.on(.listing, \.listing) })
    .adding(Listing<Int>.mouse.map(PartsTourAction.numbers) { $0.on(.columns, \.numbers) })
    .adding(Listing<String>.mouse.map(PartsTourAction.tree) { $0.on(.tree, \.tree) })
    .adding(ViewportPosition.mouse.map(PartsTourAction.viewport) { $0.viewport })
    .adding(Splitter.mouse.map(PartsTourAction.splitter) { $0.splitter })
    .adding(Suggestions.mouse.map(PartsTourAction.suggestions) { $0.suggestions })
    .adding(TextEditor.mouse.map(PartsTourAction.editor) { $0.editor })
    .adding(Listing<String>.mouse.map(PartsTourAction.boxes) { $0.on(.boxes, \.boxes) })
    .adding(MonthPicker.mouse.map(PartsTourAction.month) { $0.month })
    .adding(Form<String>.mouse.map(PartsTourAction.form) { $0.form })
    .adding(Palette<PartsTourAction>.mouse.map(PartsTourAction.palette) { $0.palette })
    .adding(Confirm.mouse.map(PartsTourAction.confirm) { $0.confirm })
    .adding(Toasts.mouse.map(PartsTourAction.toasts) { $0.toasts })
  }

  /// The part of a page while that shows: several are of one kind.
  private func on<Part>(_ page: Page, _ part: KeyPath<PartsTour, Part>) -> Part? {
    self.page == page ? self[keyPath: part] : nil
  }
}

let partsTourKeys = Keymap([
  Command(
    "parts.useIt", keys: "enter", "right", "l", action: PartsTourAction.wentIn, group: "Parts", footer: true),
  Command("parts.findAPart", keys: "/", action: .pages(.filterBegun), group: "Parts", footer: true),
  Command(
    "parts.showAllLeave", title: "show all, leave", keys: "esc", action: .pages(.escaped), group: "Parts"),
  Command("parts.nextPart", keys: "down", "j", action: .pages(.moved(by: 1)), group: "Parts"),
  Command("parts.previousPart", keys: "up", "k", action: .pages(.moved(by: -1)), group: "Parts"),
]).adding(visitKeys.map(PartsTourAction.visit))

private let leavingKeys = Keymap([
  Command("parts.back", keys: "esc", "q", action: PartsTourAction.wentOut, footer: true)
])

private let toastKeys = Keymap([
  Command("parts.success", keys: "s", action: PartsTourAction.toasts(.show("Saved", .success)), footer: true),
  Command(
    "parts.warning", keys: "w", action: .toasts(.show("The disk is nearly full", .warning)), footer: true),
  Command("parts.failure", keys: "f", action: .toasts(.show("No connection", .failure)), footer: true),
  Command(
    "parts.offer", keys: "d",
    action: .toasts(.show("Deleted 3 letters", .info, offer: Toasts.Offer("undo", "Undo", key: "u"))),
    footer: true),
])

private let progressKeys = Keymap([
  Command("parts.more", keys: "right", "+", action: PartsTourAction.progressed(by: 10), footer: true),
  Command("parts.less", keys: "left", "-", action: .progressed(by: -10), footer: true),
])
