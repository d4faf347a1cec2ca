import Dumping
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What of a program's types a test sees, as the symbols of a debug build tell: a private field has no setter for others, and takes its
/// type's initialiser away. Without symbols, everything passes for visible.
package struct Visibility: Sendable {
  /// The program that runs.
  package static let here = Visibility(symbols: Symbols.here)

  private let symbols: Symbols?

  init(symbols: Symbols?) { self.symbols = symbols }

  /// Whether a test sees an initialiser that these labels are enough for.
  func canCreate(_ type: Any.Type, _ labels: [String?]) -> Bool {
    guard let members = symbols?.members(of: type) else { return true }
    return members.initializers.contains { $0.takes(labels) }
  }

  func canSet(_ field: PartOfValue.Field) -> Bool {
    if let owner = field.owner as? any DerivedFields.Type, !owner.freeFields.contains(field.name) {
      return false
    }
    return symbols?.members(of: field.owner).map { $0.setters.contains(field.name) } ?? true
  }

  func canRead(_ field: PartOfValue.Field) -> Bool {
    symbols?.members(of: field.owner).map { $0.getters.contains(field.name) } ?? true
  }

  /// Why a value can't be written in a test; `nil` if it can.
  package func obstacle(in value: Any) -> String? { Dumping.obstacle(in: value, canCreate: canCreate) }

  /// Whether a test can name a part.
  func canRead(_ part: PartOfValue) -> Bool {
    part.expression != nil && part.cases.isEmpty && part.fields.allSatisfy(canRead)
  }

  /// Whether a test can set a part, by the way that leads to it.
  func canReach(_ part: PartOfValue) -> Bool {
    part.expression != nil && part.isWritable && part.fields.allSatisfy(canSet)
      && part.cases.allSatisfy { !isHidden($0.enumeration) }
  }
}

/// The functions that others may call, by their mangled names, as the file of the program has them.
final class Symbols: Sendable {
  /// What others see of a type.
  struct Members {
    struct Initializer {
      var labels: [String]
      var optional: Set<Int> = []

      /// Whether these are its labels, in their order, but for those that have a default.
      func takes(_ given: [String?]) -> Bool {
        var given = given[...]
        for (index, label) in labels.enumerated() {
          if let next = given.first, (next ?? "_") == label {
            given.removeFirst()
          } else if !optional.contains(index) {
            return false
          }
        }
        return given.isEmpty
      }
    }

    var initializers: [Initializer] = []
    var setters: Set<String> = []
    var getters: Set<String> = []
  }

  static let here: Symbols? = {
    #if DEBUG
      Symbols(file: "/proc/self/exe")
    #else
      // An optimised build keeps to itself what a test could see in a debug build.
      nil
    #endif
  }()

  private let names: [String]
  private let known = Mutex<[ObjectIdentifier: Members?]>([:])

  private init?(file: String) {
    guard let names = SymbolFile.names(in: file), !names.isEmpty else { return nil }
    self.names = names
  }

  /// `nil` for a type that the file doesn't have, such as one of a library that is loaded.
  func members(of type: Any.Type) -> Members? {
    known.withLock { known in
      if let members = known[ObjectIdentifier(type)] { return members }
      let members = find(type)
      known[ObjectIdentifier(type)] = .some(members)
      return members
    }
  }

  private func find(_ type: Any.Type) -> Members? {
    guard var mangled = _mangledTypeName(type), !isHidden(type) else { return nil }
    // Without the arguments of a generic type.
    if mangled.hasSuffix("G"), let end = mangled.range(ofFirst: "Vy") { mangled = mangled[..<end] + "V" }
    let prefix = "$s" + mangled
    guard let name = demangled(prefix) else { return nil }
    var members = Members()
    var isKnown = false
    var defaults: [(labels: [String], index: Int)] = []
    for symbol in names where symbol.hasPrefix(prefix) {
      guard let text = demangled(symbol) else { continue }
      isKnown = true
      if text.hasPrefix(name + ".init("), let arguments = Self.arguments(in: text.dropFirst(name.count + 6)) {
        // The defaults nil, [] and [:] have no symbols.
        let optional = arguments.indices.filter { arguments[$0].mayBeEmpty }
        members.initializers.append(
          Members.Initializer(labels: arguments.map(\.label), optional: Set(optional)))
      } else if text.hasPrefix("default argument "), let of = text.range(ofFirst: " of " + name + ".init("),
        let index = Int(text[..<of].dropFirst("default argument ".count)),
        let arguments = Self.arguments(in: text[of...].dropFirst(name.count + 10))
      {
        defaults.append((arguments.map(\.label), index))
      } else if text.hasPrefix(name + ".") {
        let rest = text.dropFirst(name.count + 1)
        let field = String(rest.prefix { $0 != "." })
        if rest.dropFirst(field.count).hasPrefix(".setter") { members.setters.insert(field) }
        if rest.dropFirst(field.count).hasPrefix(".getter") { members.getters.insert(field) }
      }
    }
    for (labels, index) in defaults {
      for place in members.initializers.indices where members.initializers[place].labels == labels {
        members.initializers[place].optional.insert(index)
      }
    }
    return isKnown ? members : nil
  }

  /// `a: Swift.Int, b: (Swift.Int) -> ()) -> …` has the labels a and b.
  private static func arguments(in text: Substring) -> [(label: String, mayBeEmpty: Bool)]? {
    var (arguments, depth, argument) = ([(label: String, mayBeEmpty: Bool)](), 0, "")
    func parsed() -> (label: String, mayBeEmpty: Bool) {
      let name = argument.drop { $0 == " " }.prefix { $0 != ":" }
      let isLabel = argument.contains(":") && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
      let type = isLabel ? argument.drop { $0 != ":" }.dropFirst(2) : argument.drop { $0 == " " }
      let kinds = ["Swift.Optional<", "Swift.Array<", "Swift.Dictionary<"]
      return (isLabel ? String(name) : "_", kinds.contains { type.hasPrefix($0) })
    }
    for character in text {
      switch character {
      case ")" where depth == 0: return argument.isEmpty ? arguments : arguments + [parsed()]
      case ",": if depth == 0 { arguments.append(parsed()); argument = ""; continue }
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      // An arrow closes nothing.
      case ">": if argument.last != "-" { depth -= 1 }
      default: break
      }
      argument.append(character)
    }
    return nil
  }

  private func demangled(_ name: String) -> String? {
    guard let text = demangle(name, name.utf8.count, nil, nil, 0) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

// The runtime's own, which has been there since Swift 4.
@_silgen_name("swift_demangle")
private func demangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?

extension StringProtocol {
  fileprivate func range(ofFirst text: String) -> Index? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index }
      index = self.index(after: index)
    }
    return nil
  }
}
