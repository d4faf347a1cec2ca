import Composable
import Screen
import ToteModel

/// An empty field removes the value.
package struct ValueEditor: Equatable, Sendable {
  package enum Subject: Equatable, Sendable {
    case repetition(Item)
    /// With the currency of sums typed without one.
    case budget(ShoppingList, Currency?)
    /// Of an item on a list, with the currency of prices typed without one.
    case itemPrice(ItemLine, Currency?)
    /// Of a purchase, with the currency of prices typed without one.
    case price(PurchasedItem, Currency?)
    /// What is about to be cleared was paid with; empty for the sum of the prices.
    case receipt(Receipt, Currency?)
  }

  package enum Value: Equatable, Sendable {
    case repetition(Repeat?)
    /// Without a period, it stays as it was.
    case budget(Price?, BudgetPeriod?)
    case price(Price?)
    case receipt(Price?)
  }

  package let subject: Subject
  package var field: TextCursor
  package var isSelected = false

  package init(repeating item: Item, every: Repeat?) {
    subject = .repetition(item)
    field = TextCursor(every.map { words.name($0) } ?? "")
    isSelected = every != nil
  }

  package init(budgetOf list: ShoppingList, currency: Currency?) {
    subject = .budget(list, currency)
    field = TextCursor(list.budget.map { words.budget($0, every: list.budgetPeriod) } ?? "")
    isSelected = list.budget != nil
  }

  package init(pricing bought: PurchasedItem, currency: Currency?) {
    subject = .price(bought, currency)
    field = TextCursor(bought.price?.shown ?? "")
    isSelected = bought.price != nil
  }

  package init(pricing line: ItemLine, currency: Currency?) {
    subject = .itemPrice(line, currency)
    field = TextCursor(line.item.price?.shown ?? "")
    isSelected = line.item.price != nil
  }

  package init(paying receipt: Receipt, currency: Currency?) {
    subject = .receipt(receipt, currency)
    field = TextCursor()
  }

  /// `nil` if the text isn't understood.
  var value: Value? {
    let isEmpty = Folding.clean(field.text).isEmpty
    switch subject {
    case .repetition:
      return isEmpty ? .repetition(nil) : RepeatText(field.text).map { Value.repetition($0.every) }
    case .budget(let list, let currency):
      if isEmpty { return .budget(nil, nil) }
      return BudgetText(field.text, currency: currency).map { .budget($0.sum, $0.period ?? list.usualPeriod) }
    case .receipt(_, let currency):
      return isEmpty ? .receipt(nil) : Price(sum: field.text, currency: currency).map { .receipt($0) }
    case .itemPrice(_, let currency), .price(_, let currency):
      return isEmpty ? .price(nil) : Price(paid: field.text, currency: currency).map { Value.price($0) }
    }
  }
}

package enum ValueEditorAction: FieldAction {
  case edited(TextEdit)
  case committed, closed
  case delegate(Delegate)

  package enum Delegate: Equatable, Sendable {
    case decided(ValueEditor.Value)
    case refused
    case closed
  }
}

let valueEditorReducer = Reducer<ValueEditor, ValueEditorAction, Void> { state, action, _ in
  switch action {
  case .edited(let edit): state.field.apply(edit, replacing: &state.isSelected)
  case .committed:
    return .send(.delegate(state.value.map { ValueEditorAction.Delegate.decided($0) } ?? .refused))
  case .closed: return .send(.delegate(.closed))
  case .delegate: break
  }
  return .none
}

extension ValueEditorAction {
  package var edit: TextEdit? { if case .edited(let edit) = self { edit } else { nil } }
}
