/// What a case carries: a single value, perhaps with a label; `nil` for a case that carries nothing, or several values.
package func payload(of value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .enum, let child = mirror.children.first, child.label == caseName(of: value)
  else { return nil }
  let payload = Mirror(reflecting: child.value)
  guard payload.displayStyle == .tuple else { return child.value }
  return payload.children.count == 1 ? payload.children.first?.value : nil
}

/// Whether two values of an enum are in the same case.
package func areInSameCase(_ value: Any, _ other: Any) -> Bool {
  caseName(of: value) == caseName(of: other) && Mirror(reflecting: value).displayStyle == .enum
}
