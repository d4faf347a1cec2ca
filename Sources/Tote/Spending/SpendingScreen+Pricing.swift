import Screen
import ToteModel

/// Saying what a purchase has cost, in a field below the purchases.
extension SpendingScreen {
  var selectedPurchase: PurchasedItem? {
    detail.flatMap {
      $0.purchases.indices.contains($0.position.selected) ? $0.purchases[$0.position.selected] : nil
    }
  }

  mutating func beginPricing() {
    guard detail != nil else {
      // The list of what has no price is where prices are missing.
      if overview.unpricedCount > 0 { open(.unpriced) }
      return
    }
    guard let bought = selectedPurchase else { return }
    let currency =
      bought.price?.currency ?? overview.currency
      ?? workspace.records.knownCurrency(of: bought.list, in: .current)
    valueEditor = ValueEditor(pricing: bought, currency: currency)
  }

  mutating func finish(_ delegate: ValueEditorAction.Delegate, _ context: EditContext) {
    guard let editor = valueEditor, case .price(let bought, _) = editor.subject else { return }
    switch delegate {
    case .closed: valueEditor = nil
    case .refused: message = .notAPrice
    case .decided(.price(let price)):
      guard workspace.records.purchaseLog[bought.id] != nil else {
        valueEditor = nil
        message = .itemsGone
        return
      }
      guard let priced = workspace.pricePurchase(bought.id, at: price, context) else {
        return message = .priceDoesNotFit(bought.name)
      }
      valueEditor = nil
      if priced.price != bought.price { message = .priced(priced) }
      refresh(at: context.now)
    case .decided(.repetition), .decided(.budget), .decided(.receipt): break
    }
  }

  /// The field and the line above it.
  var panelRows: Int {
    if valueEditor == nil { return 0 }
    return ScreenMetrics.panelRows(screen.height >= ScreenMetrics.tallFrom ? 2 : 1, screen: screen)
  }
}
