import Dumping

/// A value as source in a place where its type is known: `.moved(by: 1)`.
func argumentSource(of value: Any, limit: Int = .max) -> String {
  let whole = swiftSource(of: value, limit: limit)
  var type = typeName(Swift.type(of: value))
  // What an optional has is written without it.
  while type.hasSuffix("?") { type.removeLast() }
  return whole.hasPrefix(type + ".") ? String(whole.dropFirst(type.count)) : whole
}
