import CExpat
import Glibc
import ToteSync

/// Parses a document into a tree with expat. Network input may be hostile: entities are refused before use, depth and
/// size are limited.
struct XMLReader {
  var depth = 50
  /// Four times what 100,000 items need.
  var count = 4_000_000

  func read(_ bytes: [UInt8]) -> Result<XMLNode, XMLFault> {
    // Expat would only report a wrong byte, not that this isn't text.
    guard String(validating: bytes, as: UTF8.self) != nil else { return .failure(.notUTF8) }
    guard let parser = cexpat_parser() else { return .failure(.tooLarge) }
    defer { XML_ParserFree(parser) }
    let building = Building(parser, depth: depth, count: count)
    XML_SetUserData(parser, Unmanaged.passUnretained(building).toOpaque())
    XML_SetElementHandler(
      parser, { Building.of($0).begin($1, $2) }, { context, _ in Building.of(context).end() })
    XML_SetCharacterDataHandler(parser) { Building.of($0).add($1, count: Int($2)) }
    XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
      Building.of(context).stop(.declaresEntities)
    }
    // In pieces, since expat's lengths are Int32.
    var rest = bytes[...]
    var status = XML_STATUS_OK
    repeat {
      let piece = rest.prefix(1 << 20)
      rest = rest.dropFirst(piece.count)
      status = piece.withUnsafeBytes {
        XML_Parse(
          parser, $0.bindMemory(to: CChar.self).baseAddress, Int32($0.count), rest.isEmpty ? 1 : 0)
      }
    } while !rest.isEmpty && status == XML_STATUS_OK
    return withExtendedLifetime(building) {
      if let fault = building.fault { return .failure(fault) }
      guard status == XML_STATUS_OK, let root = building.root else {
        return .failure(.malformed(line: Int(XML_GetCurrentLineNumber(parser))))
      }
      return .success(root)
    }
  }
}

/// A growing tree; expat's handlers get it as their context.
private final class Building {
  private let parser: XML_Parser
  private let depth: Int
  private var left: Int
  private var open: [XMLNode] = []
  private var texts: [[UInt8]] = []
  private var names = KnownNames()
  private(set) var root: XMLNode?
  private(set) var fault: XMLFault?

  init(_ parser: XML_Parser, depth: Int, count: Int) {
    self.parser = parser
    self.depth = depth
    left = count
  }

  static func of(_ context: UnsafeMutableRawPointer?) -> Building {
    Unmanaged<Building>.fromOpaque(context!).takeUnretainedValue()
  }

  func begin(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard fault == nil, let name else { return }
    if open.count >= depth { return stop(.tooDeep) }
    if left == 0 { return stop(.tooLarge) }
    left -= 1
    var node = XMLNode(names.name(name))
    var next = attributes
    while let place = next, let key = place[0], let value = place[1] {
      node.attributes[names.name(key)] = String(cString: value)
      next = place + 2
    }
    open.append(node)
    texts.append([])
  }

  func end() {
    guard fault == nil, var node = open.popLast(), let text = texts.popLast() else { return }
    // White space between elements is only layout.
    if node.children.isEmpty || text.contains(where: { $0 > 0x20 }) {
      node.text = String(decoding: text, as: UTF8.self)
    }
    if open.isEmpty { root = node } else { open[open.count - 1].children.append(node) }
  }

  /// As bytes, since a character may be split between two calls.
  func add(_ bytes: UnsafePointer<XML_Char>?, count: Int) {
    guard fault == nil, !texts.isEmpty, let bytes else { return }
    texts[texts.count - 1] += UnsafeRawBufferPointer(start: bytes, count: count)
  }

  func stop(_ fault: XMLFault) {
    self.fault = self.fault ?? fault
    XML_StopParser(parser, XML_Bool(XML_FALSE))
  }
}

/// Interns names: an answer has a dozen of them, thousands of times.
private struct KnownNames {
  private var known: [(text: [UInt8], name: XMLName)] = []

  /// No calendar server uses more.
  private static let limit = 32

  mutating func name(_ text: UnsafePointer<XML_Char>) -> XMLName {
    let length = strlen(text)
    let known = known.first { $0.text.count == length && memcmp($0.text, text, length) == 0 }
    if let known { return known.name }
    let bytes = Array(UnsafeRawBufferPointer(start: text, count: length))
    let name = Self.read(bytes)
    if self.known.count < Self.limit { self.known.append((bytes, name)) }
    return name
  }

  /// Expat puts the namespace before a line feed.
  private static func read(_ text: [UInt8]) -> XMLName {
    let parts = text.split(separator: UInt8(ascii: "\n"), maxSplits: 1).map {
      String(decoding: $0, as: UTF8.self)
    }
    return parts.count == 2 ? XMLName(parts[0], parts[1]) : .plain(parts.first ?? "")
  }
}
