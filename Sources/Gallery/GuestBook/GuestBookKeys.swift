import Loop
import Parts
import Screen

extension GuestBook {
  var keymap: Keymap<GuestBookAction> {
    if visit.help.isShown { return guestBookHelpKeys }
    if confirm != nil { return confirmKeys.map(GuestBookAction.confirm).adding(guestBookAlwaysKeys) }
    guard let form else { return guestBookKeys }
    return form.keymap.map(GuestBookAction.form).adding(guestBookAlwaysKeys)
  }

  /// What has the keys has the mouse, too.
  var hasPart: Bool { form != nil || confirm != nil || visit.help.isShown }

  static var mouse: Mouse<GuestBook, GuestBookAction> {
    Mouse { $0.action(for: $1 as Pointer<TablePlace>) }
      .adding(Mouse { $0.action(for: $1 as Pointer<FormPlace<Field>>) })
      .adding(Mouse { $0.action(for: $1 as Pointer<Confirm.Answer>) })
      .adding(Mouse { $0.action(for: $1 as Pointer<ToastPlace>) })
  }

  func action(for pointer: Pointer<TablePlace>) -> GuestBookAction? {
    if hasPart { return nil }
    switch pointer {
    case .pressed(.header(let column), .left, _), .doublePressed(.header(let column), _):
      return .sorted(by: column)
    case .pressed(.row(let row), .left, _): return .moved(by: row - table.rows.selected)
    case .doublePressed(.row, _): return .deleteRequested
    case .wheel(let turn, _): return .moved(by: turn == .up ? -1 : 1)
    default: return nil
    }
  }

  func action(for pointer: Pointer<FormPlace<Field>>) -> GuestBookAction? {
    pointer.press.map { .form(.pressed($0.name)) }
  }

  func action(for pointer: Pointer<Confirm.Answer>) -> GuestBookAction? {
    pointer.press.map { .confirm(.pressed($0)) }
  }

  func action(for pointer: Pointer<ToastPlace>) -> GuestBookAction? {
    pointer.press.map { .toasts(.gone($0.id)) }
  }
}

let guestBookKeys = Keymap([
  Command("add", keys: "a", action: GuestBookAction.addRequested, group: "Guests", footer: true),
  Command("delete", keys: "d", "del", action: .deleteRequested, group: "Guests", footer: true),
  Command("sortByName", keys: "n", action: .sorted(by: 0), group: "Guests"),
  Command("sortBySeats", keys: "s", action: .sorted(by: 1), group: "Guests"),
  Command("up", keys: "up", "k", action: .moved(by: -1), group: "Move"),
  Command("down", keys: "down", "j", action: .moved(by: 1), group: "Move"),
]).adding(visitKeys.map(GuestBookAction.visit))

let guestBookHelpKeys = visitHelpKeys.map(GuestBookAction.visit)
let guestBookAlwaysKeys = alwaysKeys.map(GuestBookAction.visit)
