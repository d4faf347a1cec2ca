import Dumping

/// A value as source in a place where its type is known: `.moved(by: 1)`.
func argumentSource(of value: Any) -> String {
  let whole = swiftSource(of: value)
  let type = typeName(Swift.type(of: value))
  return whole.hasPrefix(type + ".") ? String(whole.dropFirst(type.count)) : whole
}
