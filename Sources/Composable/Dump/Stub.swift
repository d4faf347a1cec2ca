public func dump<V>(_ v: V) -> String { "\(v)" }
public struct Difference { public struct Change { public var path = "", old: String?, new: String? }; public var text = "", changes: [Change] = [] }
public func difference<V>(_ a: V, _ b: V) -> Difference? { dump(a) == dump(b) ? nil : Difference(text: dump(b)) }
func typeName(_ t: Any.Type) -> String { "\(t)" }
