/// Foundation's values as Swift creates them, by the names of their types: this module doesn't know Foundation, and what they reflect of
/// themselves is no source.
func foundationSource(of value: Any) -> String? {
  let type = String(reflecting: type(of: value))
  guard let dot = type.firstIndex(of: "."), type[..<dot].hasPrefix("Foundation") else { return nil }
  switch type[type.index(after: dot)...] {
  case "UUID": return "UUID(uuidString: \(quoted("\(value)")))!"
  case "URL": return "URL(string: \(quoted("\(value)")))!"
  case "Decimal": return "Decimal(string: \(quoted("\(value)")))!"
  case "Date":
    let seconds = Mirror(reflecting: value).children.first?.value as? Double
    return seconds.map { "Date(timeIntervalSinceReferenceDate: \($0))" }
  case "Data":
    guard let bytes = value as? any Collection<UInt8>, bytes.count <= 64 else { return nil }
    return "Data([\(bytes.map { "\($0)" }.joined(separator: ", "))])"
  default: return nil
  }
}
