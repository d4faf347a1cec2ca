import Composable
import Parts
import Screen

/// An overlay of rows to choose from: a listing of the library, in a box.
protocol ListingOverlay: OverlayFeature where Action: ListingOverlayAction {
  var list: Listing<Action.RowID> { get set }
}

protocol ListingOverlayAction: OverlayFeatureAction {
  associatedtype RowID: Hashable & Sendable
  static func list(_ action: ListingAction<RowID>) -> Self
  var listing: ListingAction<RowID>? { get }
}

extension ListingOverlayAction {
  /// A view that tells its size is nothing that anybody did.
  var isAct: Bool {
    if case .resized = listing { return false }
    return delegate == nil
  }
}

extension ListingOverlay {
  var note: String { words.place(list.cursor, of: list.count, height: height) }
  var rowCount: Int { list.count == 0 ? OverlayBox.emptyRows : list.count }

  /// Runs what happens to its rows.
  mutating func run(_ action: ListingAction<Action.RowID>) -> Effect<Action> {
    Listing.reducer.run(action, in: &self, at: \.list, (), as: Action.list)
  }

  static var mouse: Mouse<Self, Action> { Listing<Action.RowID>.mouse.map(Action.list) { $0.list } }
}
