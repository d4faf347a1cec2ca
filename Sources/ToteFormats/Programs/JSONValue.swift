import ToteModel

/// JSON as a tree, for the files of other programs, whose fields come in any order. Our own are read without one.
enum JSONValue: Sendable {
  case null
  case truth(Bool)
  /// As it is written: never floating-point.
  case number(String)
  case text(String)
  case array([JSONValue])
  case object([String: JSONValue], at: Int)

  init(from lexer: inout JSONLexer, depth: Int = 0) throws(ParseFault) {
    if depth == JSONLexer.depth { throw ParseFault(lexer.offset, .depth(depth)) }
    switch lexer.peek() {
    case UInt8(ascii: "{"):
      let start = lexer.offset
      var members: [String: JSONValue] = [:]
      try lexer.object(.object) { (lexer, key, _) throws(ParseFault) in
        members[key] = try JSONValue(from: &lexer, depth: depth + 1)
      }
      self = .object(members, at: start)
    case UInt8(ascii: "["):
      var values: [JSONValue] = []
      try lexer.array(.array) { (lexer) throws(ParseFault) in
        values.append(try JSONValue(from: &lexer, depth: depth + 1))
      }
      self = .array(values)
    case UInt8(ascii: "\""): self = .text(try lexer.string(.text))
    default:
      let start = lexer.offset
      try lexer.skip(depth: depth)
      switch lexer.bytes[start] {
      case UInt8(ascii: "n"): self = .null
      case UInt8(ascii: "t"): self = .truth(true)
      case UInt8(ascii: "f"): self = .truth(false)
      default: self = .number(String(decoding: lexer.bytes[start..<lexer.offset], as: UTF8.self))
      }
    }
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let members, _) = self { members[key] } else { nil }
  }

  func has(_ keys: String...) -> Bool { keys.allSatisfy { self[$0] != nil } }

  var offset: Int { if case .object(_, let offset) = self { offset } else { 0 } }

  /// A text, or a number as it is written; `nil` for a blank one.
  var text: String? {
    switch self {
    case .text(let text): text.isEmpty ? nil : text
    case .number(let number): number
    default: nil
    }
  }

  var array: [JSONValue]? { if case .array(let values) = self { values } else { nil } }

  /// The values of an array that are objects; `nil` unless all are, and there is one.
  var objects: [JSONValue]? {
    guard let array, !array.isEmpty else { return nil }
    return array.allSatisfy { if case .object = $0 { true } else { false } } ? array : nil
  }

  /// Some programs write 1 or "1".
  var isTrue: Bool {
    switch self {
    case .truth(let truth): truth
    case .number(let text), .text(let text): text == "1" || text == "true"
    default: false
    }
  }

  /// Blank, or nothing within.
  var isEmpty: Bool {
    switch self {
    case .null: true
    case .text(let text): text.isEmpty
    case .array(let values): values.isEmpty
    case .object(let members, _): members.isEmpty
    case .truth, .number: false
    }
  }
}

extension [JSONValue] {
  /// Rows that name what they belong to by its id only.
  func grouped(by key: String) -> [[JSONValue]] {
    var groups: [[JSONValue]] = []
    var places: [String: Int] = [:]
    for value in self {
      let id = value[key]?.text ?? ""
      let place = places[id] ?? groups.count
      if place == groups.count {
        places[id] = place
        groups.append([])
      }
      groups[place].append(value)
    }
    return groups
  }
}
