/// One level of a value, as a reader sees it. Only this file uses Mirror.
enum Shape {
  /// Always on one line.
  case line(String)
  /// May have several lines.
  case text(String)
  case record(Record)
  case list(any ListValue)
  case pairs(any Pairs)
  case members(any Members)

  init(_ value: Any, isRoot: Bool = false) {
    if let text = value as? String {
      self = .text(text)
      return
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: self = Self.optional(mirror, isRoot)
    case .collection: self = .list(value as? any ListValue ?? mirror.children.map(\.value))
    case .dictionary: self = (value as? any Pairs).map(Self.pairs) ?? .list(mirror.children.map(\.value))
    case .set: self = (value as? any Members).map(Self.members) ?? .list(mirror.children.map(\.value))
    case .enum: self = Self.enumeration(value, mirror, isRoot)
    case .tuple where mirror.children.isEmpty: self = .line("()")
    case .tuple: self = .record(Record(.tuple, value, Field.all(of: mirror)))
    case .class: self = Self.object(value, mirror)
    default: self = Self.plain(value, mirror, isRoot)
    }
  }

  private static func optional(_ mirror: Mirror, _ isRoot: Bool) -> Shape {
    guard let inner = mirror.children.first?.value else { return .line("nil") }
    let shape = Shape(inner, isRoot: isRoot)
    // Only a nil one level down could be mistaken for a nil at this level.
    guard Mirror(reflecting: inner).displayStyle == .optional, case .line(let text) = shape,
      text == "nil" || text.hasPrefix(".some(")
    else { return shape }
    return .line(".some(\(text))")
  }

  private static func enumeration(_ value: Any, _ mirror: Mirror, _ isRoot: Bool) -> Shape {
    guard let name = caseName(of: value) else { return described(value) }
    let record = Record(.enumCase(name), value, [])
    guard let child = mirror.children.first, child.label == name else { return .line(record.head(isRoot)) }
    let payload = Mirror(reflecting: child.value)
    let fields =
      payload.displayStyle == .tuple
      ? Field.all(of: payload) : [Field(label: nil, value: child.value)]
    // The payload of `case done(Void)`.
    guard !fields.isEmpty else { return .line(record.head(isRoot) + "(())") }
    return .record(Record(.enumCase(name), value, fields))
  }

  private static func object(_ value: Any, _ mirror: Mirror) -> Shape {
    if let path = value as? AnyKeyPath { return .line(path.debugDescription) }
    var fields: [Field] = []
    var level: Mirror? = mirror
    while let current = level {
      fields.insert(contentsOf: Field.all(of: current), at: 0)
      level = current.superclassMirror
    }
    if fields.isEmpty, value is any CustomStringConvertible { return described(value) }
    return .record(Record(.object(ObjectIdentifier(value as AnyObject)), value, fields))
  }

  private static func plain(_ value: Any, _ mirror: Mirror, _ isRoot: Bool) -> Shape {
    // Compares types, because every Hashable value can be cast to AnyHashable.
    if type(of: value) == AnyHashable.self, let hashable = value as? AnyHashable {
      return Shape(hashable.base, isRoot: isRoot)
    }
    switch value {
    case let text as Substring: return .text(String(text))
    case let text as StaticString: return .text(text.description)
    case let character as Character: return .line(quoted(String(character)))
    case let scalar as Unicode.Scalar: return .line(quoted(String(scalar)))
    case let duration as Duration: return .line((isRoot ? "Duration" : "") + source(of: duration))
    case let identifier as ObjectIdentifier: return .line(identifier.debugDescription)
    case let type as Any.Type: return .line(typeName(type) + ".self")
    case let range as any Bounded: return .line(range.source)
    default: break
    }
    if let source = foundationSource(of: value) { return .line(source) }
    // Some library numbers reflect the builtin value they wrap.
    if mirror.children.first?.label?.hasPrefix("_") == true {
      if value is any BinaryFloatingPoint { return described(value) }
      if value is any SIMD { return .line(String(describing: value)) }
    }
    if !mirror.children.isEmpty { return .record(Record(.structure, value, Field.all(of: mirror))) }
    if value is any CustomStringConvertible { return described(value) }
    let isFunction = mirror.displayStyle == nil
    return isFunction ? .line(typeName(type(of: value))) : .record(Record(.structure, value, []))
  }

  private static func described(_ value: Any) -> Shape {
    let isBuiltIn = value is any Numeric || value is Bool
    let text = blockLines(of: String(describing: value)).joined(separator: "\\n")
    return .line(isBuiltIn ? text : "\(typeName(type(of: value)))(\(text))")
  }
}
