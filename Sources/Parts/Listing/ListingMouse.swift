import Screen

/// What the mouse hits in a listing.
public enum ListingPlace<ID: Hashable & Sendable>: Hashable, Sendable, CustomStringConvertible {
  /// All of it; what is named below lies in front.
  case window
  case item(ID)
  /// The dot or the box of a row.
  case mark(ID)
  /// The sign of a row that can be folded.
  case fold(ID)
  case header(Int)
  case filter
  case scrollBar
  case retry

  /// `item(milk)`.
  public var description: String {
    switch self {
    case .window: "listing"
    case .item(let id): "item(\(id))"
    case .mark(let id): "mark(\(id))"
    case .fold(let id): "fold(\(id))"
    case .header(let column): "header(\(column))"
    case .filter: "filter"
    case .scrollBar: "scrollBar"
    case .retry: "retry"
    }
  }
}

extension Listing {
  /// Its mouse, and how it learns its size: `Listing<Int>.mouse.map(MailAction.list) { (mail: Mail) in mail.list }`.
  public static var mouse: Mouse<Listing, ListingAction<ID>> {
    Mouse { (_: Listing, pointer: Pointer<ListingPlace<ID>>) in action(for: pointer) }
      .adding(Mouse(sizes: { (_: Listing, _: ListingPlace<ID>, size) in .resized(size) }))
  }

  private static func action(for pointer: Pointer<ListingPlace<ID>>) -> ListingAction<ID>? {
    switch pointer {
    case .pressed(.scrollBar, .left, let point), .doublePressed(.scrollBar, let point),
      .dragged(.scrollBar, _, let point):
      return .dragged(toLine: point.row)
    case .wheel(.up, over: .some): return .scrolled(by: -3)
    case .wheel(.down, over: .some): return .scrolled(by: 3)
    case .wheel(.left, over: .some): return .movedAside(by: -1)
    case .wheel(.right, over: .some): return .movedAside(by: 1)
    default: break
    }
    switch pointer.press {
    case .item(let id): return .pressed(id)
    case .mark(let id): return .marked(id)
    case .fold(let id): return .foldToggled(id)
    case .header(let column): return .sorted(by: column)
    case .filter: return .filterBegun
    case .retry: return .retried
    case .window, .scrollBar, nil: return nil
    }
  }
}
