import Loop
import Parts
import Screen

extension GuestBook {
  var keymap: Keymap<GuestBookAction> {
    if confirm != nil { return Confirm.keymap.map(GuestBookAction.confirm).adding(guestBookAlwaysKeys) }
    if let form { return form.keymap.map(GuestBookAction.form).adding(guestBookAlwaysKeys) }
    let rows = list.keymap.map(GuestBookAction.list)
    return list.isTyping ? rows.adding(guestBookAlwaysKeys) : guestBookKeys.adding(rows)
  }

  /// One line a part. What lies over the list covers its places, so each hears only what it shows.
  static var mouse: Mouse<GuestBook, GuestBookAction> {
    Listing<Int>.mouse.map(GuestBookAction.list) { (book: GuestBook) in book.list }
      .adding(Form<Field>.mouse.map(GuestBookAction.form) { $0.form })
      .adding(Confirm.mouse.map(GuestBookAction.confirm) { $0.confirm })
      .adding(Toasts.mouse.map(GuestBookAction.toasts) { $0.toasts })
  }
}

let guestBookKeys = Keymap([
  Command("add", keys: "a", action: GuestBookAction.addRequested, group: "Guests", footer: true),
  Command("delete", keys: "d", "del", action: .deleteRequested, group: "Guests", footer: true),
]).adding(visitKeys.map(GuestBookAction.visit))

let guestBookAlwaysKeys = alwaysKeys.map(GuestBookAction.visit)
