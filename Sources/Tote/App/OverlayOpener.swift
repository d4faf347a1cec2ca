import Screen
import ToteModel

/// The keys that open an overlay, among those of a tab.
package enum OverlayOpener: String, ScreenCommand {
  case buyAgain = "items.buyAgain"
  case shop = "list.shop"

  private var opening: OverlayOpening {
    switch self {
    case .buyAgain: BuyAgain.opening
    case .shop: ShopPicker.opening
    }
  }

  package var action: AppAction { .overlayAsked(self) }
  package var title: String { opening.title }
  package var group: CommandGroup { opening.group }
  package var keys: [Key] { opening.keys }

  /// Those of a tab.
  static func over(_ tab: Tab) -> [OverlayOpener] { allCases.filter { $0.opening.tab == tab } }
}

/// The key of an overlay: its title and heading, and over which tab it opens.
struct OverlayOpening {
  let title: String
  let group: CommandGroup
  let keys: [Key]
  let tab: Tab
}

extension App {
  /// What a key opens; `nil` if there is nothing to show.
  mutating func overlay(openedBy opener: OverlayOpener, at now: Moment) -> Overlay? {
    switch opener {
    case .buyAgain: BuyAgain(over: &listScreen, at: now)?.overlay
    case .shop: ShopPicker(over: listScreen)?.overlay
    }
  }
}
