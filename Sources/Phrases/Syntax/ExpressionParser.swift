/// What stands in braces.
extension EntryParser {
  /// A placeable, with its braces.
  mutating func placeable() throws(SyntaxProblem) -> Expression {
    try enter()
    let start = cursor.position
    cursor.position += 1
    cursor.skipBlank()
    if cursor.isAtEnd { throw .notClosed("{", "}", start) }
    if cursor.isAt("}") { throw .emptyPlaceable(start) }
    let expression = try selectionOrInline()
    cursor.skipBlank()
    guard cursor.take("}") else {
      throw cursor.isAtEnd
        ? .notClosed("{", "}", start) : .expected("}", found: cursor.found, cursor.position)
    }
    level -= 1
    return expression
  }

  /// Counts a level of braces or parentheses.
  private mutating func enter() throws(SyntaxProblem) {
    level += 1
    if level > Limits.nesting { throw .tooDeep(cursor.position) }
  }

  private mutating func selectionOrInline() throws(SyntaxProblem) -> Expression {
    let start = cursor.position
    let expression = try inline()
    let end = cursor.position
    cursor.skipBlank()
    if cursor.isAt("-"), cursor.byte(1) == UInt8(ascii: ">") {
      try requireSelector(expression)
      return Expression(offset: start, kind: .selection(expression, try variants()))
    }
    cursor.position = end
    if case .term(_, attribute: .some, _) = expression.kind { throw .termAttribute(start) }
    return expression
  }

  private func requireSelector(_ expression: Expression) throws(SyntaxProblem) {
    switch expression.kind {
    case .text, .number, .variable, .function, .term(_, attribute: .some, _): break
    case .message(let id, let attribute):
      throw .badSelector("“\(id)\(attribute.map { "." + $0 } ?? "")”", expression.offset)
    case .term(let id, _, _): throw .badSelector("“\(id)”", expression.offset)
    case .placeable, .selection: throw .badSelector("Braces in braces", expression.offset)
    }
  }

  /// An expression without variants.
  private mutating func inline() throws(SyntaxProblem) -> Expression {
    let start = cursor.position
    func expression(_ kind: Expression.Kind) -> Expression { Expression(offset: start, kind: kind) }
    switch (cursor.byte(), cursor.byte(1)) {
    case (UInt8(ascii: "\""), _): return expression(.text(try textLiteral()))
    case (let byte?, _) where byte.isDigit: return expression(.number(try numberLiteral()))
    case (UInt8(ascii: "-"), let byte?) where byte.isDigit: return expression(.number(try numberLiteral()))
    case (UInt8(ascii: "-"), _): return expression(try term())
    case (UInt8(ascii: "$"), _): return expression(try variable())
    case (UInt8(ascii: "{"), _): return expression(.placeable(try placeable()))
    case (let byte?, _) where byte.isLetter: return expression(try messageOrFunction())
    case (let byte?, _) where byte.isControl && cursor.lineEnd == nil: throw .control(byte, start)
    default: throw .notAnExpression(cursor.found, start)
    }
  }

  private mutating func variable() throws(SyntaxProblem) -> Expression.Kind {
    let start = cursor.position
    cursor.position += 1
    guard let name = cursor.takeName() else { throw .noName(after: "$", start) }
    if cursor.isAt("(") { throw .variableCall(name, start) }
    return .variable(name)
  }

  private mutating func term() throws(SyntaxProblem) -> Expression.Kind {
    let start = cursor.position
    cursor.position += 1
    guard let name = cursor.takeName() else { throw .noName(after: "-", start) }
    let attribute = try attributeName()
    let arguments = try arguments()
    return .term("-" + name, attribute: attribute, arguments?.named ?? [:])
  }

  private mutating func messageOrFunction() throws(SyntaxProblem) -> Expression.Kind {
    let start = cursor.position
    // A name, since a letter is here.
    let name = cursor.takeName() ?? ""
    let attribute = try attributeName()
    guard let arguments = try arguments() else { return .message(name, attribute: attribute) }
    let isFunction = attribute == nil && !name.utf8.contains { $0.isLetter && $0 & 0x20 != 0 }
    guard isFunction else { throw .notAFunction(name + (attribute.map { "." + $0 } ?? ""), start) }
    return .function(name, arguments.positional, named: arguments.named)
  }

  private mutating func attributeName() throws(SyntaxProblem) -> String? {
    let start = cursor.position
    guard cursor.take(".") else { return nil }
    guard let name = cursor.takeName() else { throw .noName(after: ".", start) }
    return name
  }
}

/// The arguments of a call.
extension EntryParser {
  typealias Arguments = (positional: [Expression], named: [String: PhraseValue])

  /// The arguments that follow, with their parentheses; `nil` if no parenthesis does.
  private mutating func arguments() throws(SyntaxProblem) -> Arguments? {
    let before = cursor
    cursor.skipBlank()
    guard cursor.isAt("(") else {
      cursor = before
      return nil
    }
    try enter()
    let start = cursor.position
    cursor.position += 1
    cursor.skipBlank()
    var arguments: Arguments = ([], [:])
    while !cursor.isAt(")") {
      if !cursor.isAtEnd { try argument(&arguments) }
      cursor.skipBlank()
      if cursor.isAt(")") { break }
      if cursor.isAtEnd { throw .notClosed("(", ")", start) }
      guard cursor.take(",") else { throw .expected(")", found: cursor.found, cursor.position) }
      cursor.skipBlank()
    }
    cursor.position += 1
    level -= 1
    return arguments
  }

  private mutating func argument(_ arguments: inout Arguments) throws(SyntaxProblem) {
    let start = cursor.position
    if let name = cursor.takeName() {
      cursor.skipBlank()
      if cursor.take(":") {
        cursor.skipBlank()
        let value = try literal(of: name)
        guard arguments.named.updateValue(value, forKey: name) == nil else { throw .namedTwice(name, start) }
        return
      }
      cursor.position = start
    }
    let expression = try inline()
    guard arguments.named.isEmpty else { throw .positionalAfterNamed(start) }
    arguments.positional.append(expression)
  }

  private mutating func literal(of name: String) throws(SyntaxProblem) -> PhraseValue {
    let start = cursor.position
    if cursor.isAt("\"") { return .text(try textLiteral()) }
    let first = cursor.isAt("-") ? cursor.byte(1) : cursor.byte()
    guard first?.isDigit == true else { throw .namedNotLiteral(name, start) }
    return .number(try numberLiteral())
  }
}
