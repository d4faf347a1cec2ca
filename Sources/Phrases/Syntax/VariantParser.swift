/// The variants of a selection.
extension EntryParser {
  /// Parses `->` and the variants below it. Exactly one must be the default.
  mutating func variants() throws(SyntaxProblem) -> [Variant] {
    let arrow = cursor.position
    cursor.position += 2
    cursor.skipSpaces()
    guard cursor.lineEnd != nil else { throw .noVariants(arrow) }
    var variants: [Variant] = []
    var hasDefault = false
    while cursor.lineEnd != nil {
      let before = cursor
      cursor.skipBlank()
      guard cursor.isAt("*") || cursor.isAt("[") else {
        cursor = before
        break
      }
      let variant = try variant()
      if variant.isDefault, hasDefault { throw .twoDefaults(variant.offset) }
      hasDefault = hasDefault || variant.isDefault
      variants.append(variant)
    }
    if cursor.isAt("}") { throw .closedOnVariantLine(cursor.position) }
    if variants.isEmpty { throw .noVariants(arrow) }
    if !hasDefault { throw .noDefault(arrow) }
    return variants
  }

  private mutating func variant() throws(SyntaxProblem) -> Variant {
    let start = cursor.position
    let isDefault = cursor.take("*")
    guard cursor.take("[") else { throw .badKey(start) }
    cursor.skipBlank()
    let key = try key(start)
    cursor.skipBlank()
    guard cursor.take("]") else { throw .badKey(start) }
    cursor.skipSpaces()
    guard let value = try pattern() else { throw .noVariantText(start) }
    return Variant(key: key, offset: start, isDefault: isDefault, value: value)
  }

  private mutating func key(_ start: Int) throws(SyntaxProblem) -> Variant.Key {
    if let name = cursor.takeName() { return .word(name) }
    let first = cursor.isAt("-") ? cursor.byte(1) : cursor.byte()
    guard first?.isDigit == true else { throw .badKey(start) }
    return .number(try numberLiteral())
  }
}
