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
  private let name: Name

  /// A field, and the type that has it.
  package struct Field {
    package let name: String
    package let owner: Any.Type
  }

  private struct Name {
    /// `.rows[2].name`; `nil` within a case that carries several values.
    var expression: String? = ""
    /// The same with what is optional unwrapped: `.editor!.name`.
    var unwrapped = ""
    /// The cases around it, from the outside in.
    var cases: [Case] = []
    var fields: [Field] = []
    /// Rows of a list that isn't an array have no number to set them by.
    var isWritable = true
    /// The ids of the rows that it lies in.
    var ids: [String] = []
    /// Whether it lies within types of one module.
    var isOwn = true

    func followed(by text: String, unwrapped other: String? = nil) -> Name {
      var name = self
      name.expression = expression.map { $0 + text }
      name.unwrapped += other ?? text
      return name
    }

    /// Within the single value that a case carries.
    func inside(_ type: Any.Type, _ caseName: String) -> Name {
      var name = self
      name.cases.append(Case(enumeration: type, name: caseName, place: unwrapped))
      name.expression = expression.map { _ in "" }
      name.unwrapped = ""
      return name
    }
  }

  /// A case that a part lies in, and what follows the name of the value around it: `.lists.editor!.route`.
  package struct Case {
    package let enumeration: Any.Type
    package let name: String
    package let place: String
  }

  /// What follows the value's own name, or that of what the last of ``cases`` carries: `.rows[2].name`; `nil` where it can't be written,
  /// because it lies within a case that carries several values.
  package var expression: String? { name.expression }
  /// The cases around it, from the outside in.
  package var cases: [Case] { name.cases }
  /// The fields on the way to it.
  package var fields: [Field] { name.fields }
  /// Whether a test can set it.
  package var isWritable: Bool { name.isWritable }
  /// Whether it lies within types of the value's own module: what another keeps to itself can't be named.
  package var isOwn: Bool { name.isOwn }
  /// The ids of the rows that it lies in, from the outside in: a path has their numbers, which others may have at another time.
  package var ids: [String] { name.ids }
  /// Whether it is an array.
  package var isArray: Bool { value is any ArrayValue }

  /// The source of the id of a row, if its list finds rows by their ids.
  package func id(ofRow number: Int) -> String? {
    func open(_ rows: some RowsByID) -> String? {
      guard number < rows.count else { return nil }
      return rows.idSource(of: number)
    }
    return (value as? any RowsByID).flatMap { open($0) }
  }

  package init?(at path: String, in value: some Any) {
    self.init(path[...], value, Name(), module: Self.module(of: value))
  }

  private init(value: Any, name: Name) { (self.value, self.name) = (value, name) }

  private init?(_ path: Substring, _ value: Any, _ name: Name, module: Substring) {
    if path.isEmpty {
      self.init(value: value, name: name)
      return
    }
    // What is within an optional is reached by a question mark.
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let inner = mirror.children.first?.value else { return nil }
      self.init(path, inner, name.followed(by: "?", unwrapped: "!"), module: module)
      return
    }
    switch Shape(value) {
    case .record(let record):
      for (number, field) in record.fields.enumerated() {
        var label = field.label ?? (record.isCase && record.fields.count == 1 ? "" : "\(number)")
        if case .enumCase(let name) = record.kind { label = label.isEmpty ? name : "\(name).\(label)" }
        guard let rest = path.rest(after: label) else { continue }
        let around = name
        var name = name.followed(by: ".\(label)")
        if case .enumCase(let caseName) = record.kind, record.fields.count == 1 {
          name = around.inside(record.type, caseName)
        }
        // What has no label was named by nothing that a test could write.
        let isUnnamed = field.label == nil && record.kind != .tuple && !record.isCase
        if isUnnamed || record.isCase && record.fields.count > 1 { name.expression = nil }
        if !record.isCase, record.kind != .tuple {
          name.fields.append(Field(name: label, owner: record.type))
        }
        if record.kind != .tuple, Self.module(of: value) != module { name.isOwn = false }
        if let part = PartOfValue(rest, field.value, name, module: module) {
          self = part
          return
        }
      }
    case .list(let rows):
      guard let end = path.firstIndex(of: "]"), path.first == "[",
        let number = Int(path[path.index(after: path.startIndex)..<end]), number < rows.count, number >= 0,
        let rest = path.rest(after: "[\(number)]")
      else { return nil }
      var name = name
      if let id = PartOfValue(value: value, name: name).id(ofRow: number) {
        let isWhole = rest.isEmpty
        name = name.followed(by: "[id: \(id)]" + (isWhole ? "" : "?"), unwrapped: "[id: \(id)]!")
      } else {
        name = name.followed(by: "[\(number)]")
        if !(value is any ArrayValue) { name.isWritable = false }
      }
      let row = rows.row(number)
      func id(_ row: some Identifiable) -> String { swiftSource(of: row.id) }
      if let row = row as? any Identifiable { name.ids.append(id(row)) }
      self.init(rest, row, name, module: module)
      return
    case .pairs(let pairs):
      for (key, value) in pairs.entries {
        let place = "[\(summary(of: key))]"
        guard let rest = path.rest(after: place) else { continue }
        // A key's value is optional where it is read.
        let name = name.followed(by: place + (rest.isEmpty ? "" : "?"), unwrapped: place + "!")
        if let part = PartOfValue(rest, value, name, module: module) {
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
