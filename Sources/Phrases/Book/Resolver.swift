/// Puts one phrase together.
///
/// What can't be had is replaced by its name as words, and told. Only what would take too long or too deep a stack ends
/// the whole phrase.
struct Resolver {
  /// A text whose placeables are being replaced, with its variables.
  struct Scope {
    let found: FoundPattern
    let variables: [String: PhraseValue]
    /// Terms see only what they are given, and may be given less than they know.
    let isTerm: Bool
  }

  /// What ends a phrase.
  struct LimitExceeded: Error {
    let sentence: String
  }

  let report: (@Sendable (PhraseProblem) -> Void)?
  /// The texts that are being put together, to notice one that contains itself.
  private var open: [FoundPattern] = []
  private var depth = 0
  private var placeables = 0
  private var told = 0

  init(report: (@Sendable (PhraseProblem) -> Void)?) { self.report = report }

  /// The whole phrase; `nil` if it exceeds a limit.
  mutating func phrase(_ found: FoundPattern, _ variables: [String: PhraseValue]) -> String? {
    let scope = Scope(found: found, variables: variables, isTerm: false)
    do throws(LimitExceeded) {
      open = [found]
      return try text(found.pattern, scope)
    } catch {
      report?(PhraseProblem(file: found.file.name, sentence: "“\(found.id)” \(error.sentence)"))
      return nil
    }
  }

  private mutating func text(_ pattern: Pattern, _ scope: Scope) throws(LimitExceeded) -> String {
    var whole = ""
    for element in pattern.elements {
      let part: String
      switch element {
      case .text(let text): part = text
      case .placeable(let expression): part = try value(expression, scope).text
      }
      guard whole.utf8.count + part.utf8.count <= Limits.textBytes else {
        throw LimitExceeded(
          sentence: "is longer than \(Limits.textBytes) bytes; shorten it or its variables.")
      }
      whole += part
    }
    return whole
  }

  private mutating func value(
    _ expression: Expression, _ scope: Scope
  ) throws(LimitExceeded) -> PhraseValue {
    placeables += 1
    guard placeables <= Limits.placeables else {
      throw LimitExceeded(sentence: "has more than \(Limits.placeables) placeables; shorten it.")
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.depth else {
      throw LimitExceeded(
        sentence: "refers to others more than \(Limits.depth) levels deep; shorten the chain.")
    }
    switch expression.kind {
    case .text(let text): return .text(text)
    case .number(let number): return written(.number(number), scope)
    case .placeable(let inner): return try value(inner, scope)
    case .variable(let name):
      if let value = scope.variables[name] { return written(value, scope) }
      tell(Self.noValue(name), expression, scope)
      return .text(StandIn.words(name))
    case .message(let id, let attribute):
      return try reference(id, attribute, scope.variables, isTerm: scope.isTerm, expression, scope)
    case .term(let id, let attribute, let variables):
      return try reference(id, attribute, variables, isTerm: true, expression, scope)
    case .function(let name, let arguments, let named):
      var values: [PhraseValue] = []
      for argument in arguments { values.append(try value(argument, scope)) }
      return call(name, PhraseArguments(values, named: named), expression, scope)
    case .selection(let selector, let variants):
      return .text(try text(try chosen(selector, variants, scope), scope))
    }
  }

  private mutating func reference(
    _ id: String, _ attribute: String?, _ variables: [String: PhraseValue], isTerm: Bool,
    _ expression: Expression, _ scope: Scope
  ) throws(LimitExceeded) -> PhraseValue {
    let name = attribute.map { "\(id).\($0)" } ?? id
    guard let found = scope.found.book.find(id, attribute: attribute, report) else {
      tell("There is no “\(name)” to refer to; add it, or correct its name.", expression, scope)
      return .text(StandIn.words(name))
    }
    guard !open.contains(where: { $0.id == name && $0.file === found.file }) else {
      tell("“\(name)” contains itself; delete this reference.", expression, scope)
      return .text(StandIn.words(name))
    }
    open.append(found)
    defer { open.removeLast() }
    return .text(try text(found.pattern, Scope(found: found, variables: variables, isTerm: isTerm)))
  }

  private static func noValue(_ name: String) -> String {
    "No value is given for $\(name); correct its name, or pass it from the program."
  }

  /// Reports a problem with its line, for which the file is read from its start: not more often than is of use.
  private mutating func tell(_ sentence: String, _ expression: Expression, _ scope: Scope) {
    guard let report, told < Limits.problems else { return }
    told += 1
    scope.found.file.placed([SyntaxProblem(expression.offset, sentence)]).forEach(report)
  }

  /// A number with the text that the book gives it.
  private func written(_ value: PhraseValue, _ scope: Scope) -> PhraseValue {
    guard case .number(var number) = value, number.text == nil else { return value }
    number.text = scope.found.book.writeNumber(number)
    return .number(number)
  }

  private mutating func call(
    _ name: String, _ arguments: PhraseArguments, _ expression: Expression, _ scope: Scope
  ) -> PhraseValue {
    guard let function = scope.found.book.functions[name] ?? BuiltInFunction.named(name) else {
      tell("There is no function \(name); correct its name, or register it.", expression, scope)
      return arguments[0] ?? .text(StandIn.words(name.lowercased()))
    }
    if let value = function(arguments) { return written(value, scope) }
    tell("\(name) can do nothing with these arguments; correct them.", expression, scope)
    return arguments[0] ?? .text(StandIn.words(name.lowercased()))
  }
}

/// Choosing a variant.
extension Resolver {
  /// The first variant whose key matches, or the default.
  private mutating func chosen(
    _ selector: Expression, _ variants: [Variant], _ scope: Scope
  ) throws(LimitExceeded) -> Pattern {
    var selected: PhraseValue?
    if case .variable(let name) = selector.kind, scope.variables[name] == nil {
      // A term may be given less than it knows; its default is for that.
      if !scope.isTerm { tell(Self.noValue(name), selector, scope) }
    } else {
      selected = try value(selector, scope)
    }
    let language = scope.found.book.language
    let variant = variants.first { variant in selected.map { variant.key.matches($0, language) } ?? false }
    // The parser lets no selection pass that has no default.
    return (variant ?? variants.first(where: \.isDefault))?.value ?? Pattern(elements: [])
  }
}

extension Variant.Key {
  fileprivate func matches(_ value: PhraseValue, _ language: PhraseLanguage) -> Bool {
    switch (self, value) {
    case (.number(let key), .number(let number)): key.equals(number)
    case (.word(let key), .number(let number)): key == language.form(of: number).rawValue
    case (.word(let key), .text(let text)): key == text
    case (.number, .text), (_, .list): false
    }
  }
}

extension PhraseLanguage {
  fileprivate func form(of number: PhraseNumber) -> PluralCategory {
    number.isOrdinal ? ordinalCategory(of: number) : category(of: number)
  }
}
