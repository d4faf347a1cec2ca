import Composable
import Screen

extension Listing {
  /// Its keys: those of the filter while somebody types. Those of columns, of a tree and of trying again come only where there are such.
  public var keymap: Keymap<ListingAction<ID>> {
    if isTyping {
      return Keymap([
        Command("listing.done", keys: "enter", action: .filterEnded, footer: true),
        Command("listing.showAll", keys: "esc", action: .escaped, footer: true),
        Command("listing.down", keys: "down", action: .moved(by: 1)),
        Command("listing.up", keys: "up", action: .moved(by: -1)),
      ]) { TextEdit(field: $0).map { .filterEdited($0) } }
    }
    var keys: [Command<Void, ListingAction<ID>>] = []
    if case .failed = phase {
      keys.append(Command("listing.tryAgain", keys: "r", action: .retried, footer: true))
    }
    if marks != .boxes { keys.append(Command("listing.open", keys: "enter", action: .opened, footer: true)) }
    if marks != .none {
      keys.append(Command("listing.select", keys: "space", "v", action: .toggled, footer: true))
      keys.append(Command("listing.selectAll", keys: "V", action: .allToggled))
    }
    keys.append(Command("listing.filter", keys: "/", action: .filterBegun, footer: true))
    if isTree {
      keys.append(Command("listing.unfold", keys: "l", "right", action: .wentIn, footer: true))
      keys.append(Command("listing.fold", keys: "h", "left", action: .wentOut, footer: true))
    }
    if !columns.isEmpty {
      keys.append(Command("listing.sortByNextColumn", keys: "s", action: .sortedByNext, footer: true))
      keys.append(Command("listing.reverseOrder", keys: "S", action: .sortReversed))
      keys.append(Command("listing.columnsOnTheRight", keys: ">", action: .movedAside(by: 1)))
      keys.append(Command("listing.columnsOnTheLeft", keys: "<", action: .movedAside(by: -1)))
    }
    return Keymap(
      keys + [
        Command(
          "listing.clearFilterOr", title: "clear filter or selection, leave", keys: "esc", action: .escaped),
        Command("listing.down", keys: "j", "down", action: .moved(by: 1)),
        Command("listing.up", keys: "k", "up", action: .moved(by: -1)),
        Command("listing.pageDown", keys: "pgdn", "ctrl+d", action: .pageMoved(by: 2)),
        Command("listing.pageUp", keys: "pgup", "ctrl+u", action: .pageMoved(by: -2)),
        Command("listing.first", keys: "g", "home", action: .movedToStart),
        Command("listing.last", keys: "G", "end", action: .movedToEnd),
      ])
  }
}
