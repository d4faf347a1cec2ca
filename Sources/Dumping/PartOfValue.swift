/// The source of a part of a value, by the path that ``difference(_:_:)`` gives it: `rows[2].name`, `prices["milk"]`,
/// `route.detail.title`; `nil` if there is no such part.
///
///     #expect(swiftSource(at: "route.detail.title", in: program.state) == #""Drafts""#)
///
/// A case is written without its type: `.open("a")`. It reads what a test can't name: a field that is private, or one within a case.
public func swiftSource<Value>(at path: String, in value: Value) -> String? {
  guard let part = PartOfValue(at: path, in: value) else { return nil }
  var dumper = Dumper()
  return dumper.text(of: part.value)
}

/// A part of a value, and how Swift would name it.
package struct PartOfValue {
  package let value: Any
  /// What follows the value's own name: `.rows[2].name`; `nil` where it can't be written, because it lies within a case or in a type
  /// of another module.
  package let expression: String?
  /// Whether a test can set it: rows of a list that isn't an array have no number to set them by.
  package let isWritable: Bool
  /// Whether it is an array.
  package var isArray: Bool { value is any ArrayValue }

  package init?(at path: String, in value: some Any) {
    self.init(path[...], value, "", true, module: Self.module(of: value))
  }

  private init(value: Any, expression: String?, isWritable: Bool) {
    (self.value, self.expression, self.isWritable) = (value, expression, isWritable)
  }

  private init?(_ path: Substring, _ value: Any, _ expression: String?, _ isWritable: Bool, module: Substring)
  {
    if path.isEmpty {
      self.init(value: value, expression: expression, isWritable: isWritable)
      return
    }
    // What is within an optional is reached by a question mark.
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let inner = mirror.children.first?.value else { return nil }
      self.init(path, inner, expression.map { $0 + "?" }, isWritable, module: module)
      return
    }
    switch Shape(value) {
    case .record(let record):
      let isOwn = Self.module(of: value) == module
      for (number, field) in record.fields.enumerated() {
        var label = field.label ?? (record.isCase && record.fields.count == 1 ? "" : "\(number)")
        if case .enumCase(let name) = record.kind { label = label.isEmpty ? name : "\(name).\(label)" }
        guard let rest = path.rest(after: label) else { continue }
        let hasName = !record.isCase && (isOwn || record.kind == .tuple)
        let name = hasName ? expression.map { "\($0).\(label)" } : nil
        if let part = PartOfValue(rest, field.value, name, isWritable, module: module) {
          self = part
          return
        }
      }
    case .list(let rows):
      guard let end = path.firstIndex(of: "]"), path.first == "[",
        let number = Int(path[path.index(after: path.startIndex)..<end]), number < rows.count, number >= 0,
        let rest = path.rest(after: "[\(number)]")
      else { return nil }
      self.init(
        rest, rows.row(number), expression.map { "\($0)[\(number)]" },
        isWritable && value is any ArrayValue, module: module)
      return
    case .pairs(let pairs):
      for (key, value) in pairs.entries {
        let place = "[\(summary(of: key))]"
        guard let rest = path.rest(after: place) else { continue }
        // A key's value is optional where it is read.
        let name = expression.map { $0 + place + (rest.isEmpty ? "" : "?") }
        if let part = PartOfValue(rest, value, name, isWritable, module: module) {
          self = part
          return
        }
      }
    case .line, .text, .members: break
    }
    return nil
  }

  private static func module(of value: Any) -> Substring {
    String(reflecting: type(of: value)).prefix { $0 != "." }[...]
  }
}

private protocol ArrayValue {}
extension Array: ArrayValue {}

extension Substring {
  /// What follows a part of a path, without the dot before it.
  fileprivate func rest(after part: String) -> Substring? {
    guard hasPrefix(part) else { return nil }
    let rest = dropFirst(part.count)
    switch rest.first {
    case nil, "[": return rest
    case ".": return rest.dropFirst()
    default: return nil
    }
  }
}
