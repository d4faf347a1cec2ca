import Composable
import Screen

/// A field that offers what may be meant, below it while somebody types.
///
///     let cityField = Suggestions.reducer { typed in cities.filter { $0.hasPrefix(typed) } }
///
/// Its parent reads `text`, and handles `.submitted`.
public struct Suggestions: Equatable, Sendable {
  /// What was typed.
  public fileprivate(set) var field: TextCursor
  /// What is offered for it.
  public fileprivate(set) var offers = Offers()
  /// How many are offered at most.
  public let limit: Int

  /// Creates a field.
  public init(_ text: String = "", limit: Int = 5) { (field, self.limit) = (TextCursor(text), max(1, limit)) }

  /// What was typed or taken.
  public var text: String { field.text }

  fileprivate mutating func take(_ index: Int) {
    guard offers.texts.indices.contains(index) else { return }
    field = TextCursor(offers.texts[index])
    offers = Offers()
  }
}

/// What happens to a field with suggestions.
public enum SuggestionsAction: Equatable, Sendable, Codable {
  case edited(TextEdit)
  /// Down to the next that is offered, or up; before the first and after the last is the field.
  case moved(by: Int)
  /// Takes the one under the cursor, or the first.
  case taken
  case pressed(Int)
  /// Takes the one under the cursor, or submits what was typed.
  case entered
  /// Offers nothing until something is typed.
  case dismissed
  /// For the parent.
  case submitted(String)
}

extension Suggestions {
  /// The reducer of a field; `offers` says what may be meant by what was typed, which may be empty.
  public static func reducer(
    offers: @escaping @Sendable (_ typed: String) -> [String]
  ) -> Reducer<Suggestions, SuggestionsAction, Void> {
    Reducer { state, action, _ in
      switch action {
      case .edited(let edit):
        let before = state.text
        state.field.apply(edit)
        guard state.text != before else { return .none }
        // What was typed as a whole needs no offer.
        let texts = offers(state.text).filter { $0 != state.text }.prefix(state.limit)
        state.offers = Offers(Array(texts), canRest: true)
      case .moved(let steps): state.offers.turn(by: steps)
      case .taken: state.take(state.offers.index ?? 0)
      case .pressed(let index): state.take(index)
      case .entered:
        guard let index = state.offers.index else {
          state.offers = Offers()
          return .send(.submitted(state.text))
        }
        state.take(index)
      case .dismissed: state.offers = Offers()
      case .submitted: break
      }
      return .none
    }
  }

  /// Its keys; all others are typed.
  public var keymap: Keymap<SuggestionsAction> {
    let field = Keymap<SuggestionsAction>([
      Command(
        "suggestions.enter", title: offers.index == nil ? "done" : "take", keys: "enter", action: .entered,
        footer: true)
    ]) { TextEdit(field: $0).map { .edited($0) } }
    if offers.isEmpty { return field }
    return Keymap([
      Command("suggestions.complete", keys: "tab", action: .taken, footer: true),
      Command("suggestions.next", keys: "down", "ctrl+n", action: .moved(by: 1)),
      Command("suggestions.previous", keys: "up", "ctrl+p", action: .moved(by: -1)),
      Command("suggestions.hide", keys: "esc", action: .dismissed),
    ]).adding(field)
  }
  /// Its mouse: a press takes what is offered; the wheel goes through it.
  public static var mouse: Mouse<Suggestions, SuggestionsAction> {
    Mouse { (_: Suggestions, pointer: Pointer<SuggestionPlace>) in
      switch pointer {
      case .wheel(.up, over: .some): .moved(by: -1)
      case .wheel(.down, over: .some): .moved(by: 1)
      default: pointer.press.map { .pressed($0.index) }
      }
    }
  }
}

/// What the mouse hits below a field: one of what is offered.
public struct SuggestionPlace: Hashable, Sendable, CustomStringConvertible {
  /// Counted from the first.
  public let index: Int
  /// `suggestion(0)`.
  public var description: String { "suggestion(\(index))" }
}

/// The field, and below it what is offered. What is typed already is bright in it.
public struct SuggestionsView: View {
  private let state: Suggestions
  private let placeholder: String
  private let isSelected: Bool
  private let isFocused: Bool

  /// Creates the view of a field. Where all of it is selected, what is typed takes its place.
  public init(
    _ state: Suggestions, placeholder: String = "", isSelected: Bool = false, isFocused: Bool = true
  ) {
    (self.state, self.placeholder) = (state, placeholder)
    (self.isSelected, self.isFocused) = (isSelected, isFocused)
  }

  /// Draws the field and the rows below it.
  public func draw(on canvas: inout Canvas) {
    let width = canvas.size.width
    canvas.draw(
      Field(
        state.field, placeholder: placeholder, style: isFocused && isSelected ? .reverse : .underline,
        isFocused: isFocused),
      in: Rect(0, 0, width, 1))
    for (index, offer) in state.offers.texts.enumerated() where isFocused {
      let row = Rect(0, index + 1, width, 1)
      canvas.fill(row)
      canvas.place(SuggestionPlace(index: index), in: row)
      let typed = offer.lowercased().hasPrefix(state.text.lowercased()) ? state.text.count : 0
      canvas.draw(
        Line(Span(String(offer.prefix(typed)), .bold), Span(String(offer.dropFirst(typed)))),
        in: Rect(2, index + 1, max(0, width - 2), 1))
      guard index == state.offers.index else { continue }
      canvas.write("▸", at: row.origin)
      canvas.add(.cursorRow, in: row)
      canvas.setCursor(at: row.origin)
    }
  }

  /// One row, and one for each that is offered.
  public func size(within limit: Size) -> Size {
    Size(limit.width, min(limit.height, 1 + (isFocused ? state.offers.texts.count : 0)))
  }
}
