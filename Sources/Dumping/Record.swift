/// A value with fields: `Product(…)`, `.added(…)`, `(…)`.
struct Record {
  enum Kind: Equatable {
    case structure
    case object(ObjectIdentifier)
    case enumCase(String)
    case tuple
  }

  var kind: Kind
  var type: Any.Type
  var fields: [Field]

  init(_ kind: Kind, _ value: Any, _ fields: [Field]) {
    self.kind = kind
    self.type = Swift.type(of: value)
    self.fields = fields
  }

  /// The text before the parenthesis. A case names its type only at the root.
  func head(_ isRoot: Bool) -> String {
    switch kind {
    case .structure, .object: typeName(type)
    case .enumCase(let name): (isRoot ? typeName(type) : "") + "." + name
    case .tuple: ""
    }
  }

  var isCase: Bool {
    if case .enumCase = kind { true } else { false }
  }

  var object: ObjectIdentifier? {
    if case .object(let identity) = kind { identity } else { nil }
  }

  func isComparable(to other: Record) -> Bool {
    let kindsMatch: Bool
    switch (kind, other.kind) {
    case (.object, .object): kindsMatch = true
    default: kindsMatch = kind == other.kind
    }
    return kindsMatch && type == other.type && fields.map(\.label) == other.fields.map(\.label)
  }
}

struct Field {
  var label: String?
  var value: Any

  init(label: String?, value: Any) {
    self.label = label
    self.value = value
  }

  /// The fields of a value that are shown.
  static func all(of mirror: Mirror) -> [Field] {
    mirror.children.lazy.filter { ($0.value as? any Omittable)?.isOmitted != true }.map(Field.init)
  }

  private init(_ child: Mirror.Child) {
    if let property = child.label, property.hasPrefix("_"), let wrapped = Self.wrappedValue(of: child.value) {
      (label, value) = (String(property.dropFirst()), wrapped)
    } else {
      label = child.label.flatMap { $0.hasPrefix(".") ? nil : $0 }
      value = child.value
    }
  }

  /// The value of a property wrapper: a property is shown as it was declared.
  private static func wrappedValue(of value: Any) -> Any? {
    Mirror(reflecting: value).children.first { $0.label == "wrappedValue" }?.value
  }

  var lead: String { label.map { $0 + ": " } ?? "" }
}

// The only way to a case's name that a custom `description` cannot disguise. The standard library has used
// this runtime function for printing since Swift 3.
@_silgen_name("swift_EnumCaseName")
private func runtimeCaseName<T>(_ value: T) -> UnsafePointer<CChar>?

/// The name of an enum's case, or `nil` for an enum imported from C.
func caseName(of value: Any) -> String? {
  func open<T>(_ value: T) -> String? {
    runtimeCaseName(value).map { String(cString: $0) }
  }
  return open(value)
}

protocol Bounded {
  var source: String { get }
}

extension Range: Bounded {
  var source: String { summary(of: lowerBound) + "..<" + summary(of: upperBound) }
}

extension ClosedRange: Bounded {
  var source: String { summary(of: lowerBound) + "..." + summary(of: upperBound) }
}

extension PartialRangeFrom: Bounded {
  var source: String { summary(of: lowerBound) + "..." }
}

extension PartialRangeUpTo: Bounded {
  var source: String { "..<" + summary(of: upperBound) }
}

extension PartialRangeThrough: Bounded {
  var source: String { "..." + summary(of: upperBound) }
}

/// A duration in the largest unit that needs no fraction.
func source(of duration: Duration) -> String {
  let (seconds, rest) = duration.components
  let units: [(String, Int64)] = [
    ("seconds", 1), ("milliseconds", 1_000), ("microseconds", 1_000_000), ("nanoseconds", 1_000_000_000),
  ]
  for (unit, parts) in units {
    let size = 1_000_000_000_000_000_000 / parts
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: parts)
    if !overflows, rest % size == 0 { return ".\(unit)(\(whole + rest / size))" }
  }
  return ".init(secondsComponent: \(seconds), attosecondsComponent: \(rest))"
}
