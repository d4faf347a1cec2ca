/// The one function that needs no registering, since it is part of Fluent's syntax: `NUMBER($n, type: "ordinal")` makes
/// a selection choose by the forms of ordinal numbers.
enum BuiltInFunction {
  static let number = "NUMBER"

  static func named(_ name: String) -> PhraseFunction? { name == number ? numbered : nil }

  /// Refuses Fluent's other options, which would format a number: a program formats numbers itself.
  @Sendable private static func numbered(_ arguments: PhraseArguments) -> PhraseValue? {
    guard case .number(var number)? = arguments[0], arguments.positional.count == 1 else { return nil }
    guard arguments.named.allSatisfy({ $0.key == "type" }) else { return nil }
    switch arguments["type"] {
    case nil, .text("cardinal"): number.isOrdinal = false
    case .text("ordinal"): number.isOrdinal = true
    default: return nil
    }
    return .number(number)
  }
}
