import Synchronization

/// The name of a type as it is written in source: without the module, with outer types, `[Int]`, `Int?`.
package func typeName(_ type: Any.Type) -> String {
  let key = ObjectIdentifier(type)
  if let name = names.withLock({ $0[key] }) { return name }
  var scanner = TypeNameScanner(String(reflecting: type))
  let name = scanner.scan(until: [])
  names.withLock { $0[key] = name }
  return name
}

/// A long list has the same few types in every row.
private let names = Mutex<[ObjectIdentifier: String]>([:])

/// Reads a name as the runtime spells it, such as `Shop.State<Swift.Optional<Swift.Int>>`.
private struct TypeNameScanner {
  private let characters: [Character]
  private var position = 0

  init(_ name: String) { characters = Array(name) }

  private var current: Character? { position < characters.count ? characters[position] : nil }

  private func starts(with text: String) -> Bool {
    characters[position...].starts(with: text)
  }

  mutating func scan(until ends: Set<Character>) -> String {
    var result = ""
    while let character = current, !ends.contains(character) {
      if character == "-", starts(with: "->") {
        position += 2
        result += "->"
      } else if isPathStart(character) {
        result += path()
      } else if character == "(" {
        position += 1
        result += "(" + scan(until: [")"]) + ")"
        position += 1
      } else {
        position += 1
        result.append(character)
      }
    }
    return result
  }

  private func isPathStart(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "`"
      || character == "(" && (starts(with: "(unknown context") || starts(with: "(extension in"))
  }

  private mutating func path() -> String {
    var names: [String] = []
    var arguments: [String] = []
    var contexts = 0
    repeat {
      if current == "." || current == ":" { position += 1 }
      if current == "(" {
        contexts += starts(with: "(unknown") ? 1 : 0
        skipParentheses()
        // Two contexts in a row are a function, whose name is not part of the type's.
        if contexts == 2 { names = [""] }
        continue
      }
      contexts = 0
      names.append(identifier())
      arguments = current == "<" ? genericArguments() : []
      if current == ".", !arguments.isEmpty {
        names[names.count - 1] += "<\(arguments.joined(separator: ", "))>"
      }
    } while current == "." || current == ":" && characters[position - 1] == ")"
    return spell(names, arguments)
  }

  private func spell(_ names: [String], _ arguments: [String]) -> String {
    let isQualified = names.count > 1 && names[0] != "Any" && names[0] != "Self"
    let name = names.dropFirst(isQualified ? 1 : 0).joined(separator: ".")
    guard let first = arguments.first else { return name }
    switch (names, arguments.count) {
    case (["Swift", "Array"], 1):
      return "[\(first)]"
    case (["Swift", "Dictionary"], 2):
      return "[\(first): \(arguments[1])]"
    case (["Swift", "Optional"], 1):
      return first.contains("->") || first.contains(" ") && !"[(".contains(first.prefix(1))
        ? "(\(first))?" : "\(first)?"
    default:
      return "\(name)<\(arguments.joined(separator: ", "))>"
    }
  }

  private mutating func genericArguments() -> [String] {
    var arguments: [String] = []
    while let character = current, character != ">" {
      position += 1
      arguments.append(scan(until: [",", ">"]).trimmingLeadingBlank())
    }
    position += 1
    return arguments
  }

  private mutating func identifier() -> String {
    let start = position
    if current == "`" {
      position += 1
      while let character = current, character != "`" { position += 1 }
      position += 1
    } else {
      while let character = current, character.isLetter || character.isNumber || character == "_" {
        position += 1
      }
    }
    return String(characters[start..<min(position, characters.count)])
  }

  private mutating func skipParentheses() {
    while let character = current, character != ")" { position += 1 }
    position += 1
  }
}

extension String {
  fileprivate func trimmingLeadingBlank() -> String {
    String(drop { $0 == " " })
  }
}
