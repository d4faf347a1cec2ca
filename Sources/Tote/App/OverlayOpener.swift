import ToteModel

/// An overlay that a command of the app opens.
package enum OverlayOpener: Equatable, Sendable { case buyAgain, shop }

extension App {
  /// What a key opens; `nil` if there is nothing to show.
  mutating func overlay(openedBy opener: OverlayOpener, at now: Moment) -> Overlay? {
    switch opener {
    case .buyAgain: BuyAgain(over: &listScreen, at: now)?.overlay
    case .shop: ShopPicker(over: listScreen)?.overlay
    }
  }
}
