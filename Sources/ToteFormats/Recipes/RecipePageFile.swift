import ToteModel

/// A saved web page whose data say what its recipe is: JSON-LD with a `Recipe` of schema.org, as recipe sites have it.
package struct RecipePageFile: Sendable {
  /// `nil` if the page has none that can be read.
  package let recipe: RecipeFile?
  /// How many blocks of data on the page are broken.
  package let brokenBlocks: Int

  /// Whether a text is a page and no note.
  package static func isPage(_ text: String) -> Bool {
    let start = text.prefix(1024).drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") || start.hasPrefix("<head")
      || start.hasPrefix("<?xml") && start.contains("<html")
      || start.hasPrefix("<!--") && start.contains("<html")
  }

  package init(_ page: String) {
    var recipes: [JSONValue] = []
    var broken = 0
    for block in Self.blocks(in: page) {
      guard let value = Self.value(of: block) else {
        broken += 1
        continue
      }
      Self.collect(from: value, into: &recipes)
    }
    let read = recipes.map { RecipeFile(schema: $0) }.filter { !$0.ingredients.isEmpty }
    (recipe, brokenBlocks) = (read.first, broken)
  }

  /// The contents of `<script type="application/ld+json">`.
  private static func blocks(in page: String) -> [Substring] {
    var blocks: [Substring] = []
    var rest = page[...]
    while let kind = rest.firstRange(of: "application/ld+json"),
      let start = rest[kind.upperBound...].firstIndex(of: ">")
    {
      let content = rest[rest.index(after: start)...]
      let end = content.firstRange(of: "</script") ?? content.firstRange(of: "</SCRIPT")
      blocks.append(content[..<(end?.lowerBound ?? content.endIndex)])
      rest = content[(end?.upperBound ?? content.endIndex)...]
    }
    return blocks
  }

  private static func value(of block: Substring) -> JSONValue? {
    // Many pages hide the data from old browsers, and break lines within texts.
    let shown = block.firstRange(of: "<![CDATA[").map { block[$0.upperBound...] } ?? block
    var bytes = shown.withoutStrayEscapes.map { $0 < 0x20 ? 0x20 : $0 }
    guard let start = bytes.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "[") }) else {
      return nil
    }
    bytes.removeFirst(start)
    var lexer = JSONLexer(bytes, at: 0)
    return try? JSONValue(from: &lexer)
  }

  /// Wherever it is: alone, in a list, in `@graph` or within the page that it is the main thing of.
  private static func collect(from value: JSONValue, into recipes: inout [JSONValue]) {
    switch value {
    case .array(let values): for value in values { collect(from: value, into: &recipes) }
    case .object(let members, _):
      if value["@type"]?.texts.contains(where: { $0.lowercased().hasSuffix("recipe") }) == true {
        return recipes.append(value)
      }
      for (_, member) in members.sorted(by: { $0.key < $1.key }) { collect(from: member, into: &recipes) }
    case .null, .truth, .number, .text: break
    }
  }
}

extension Substring {
  /// `\'` as JavaScript takes it and JSON doesn't.
  fileprivate var withoutStrayEscapes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    var isEscaped = false
    for byte in utf8 {
      if isEscaped, !Self.escapes.contains(byte) { bytes.removeLast() }
      bytes.append(byte)
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return bytes
  }

  private static let escapes = Array("\"\\/bfnrtu".utf8)
}

extension JSONValue {
  /// A text, or those of a list.
  var texts: [String] { array?.flatMap(\.texts) ?? text.map { [$0] } ?? [] }

  /// What is one thing or a list of them.
  var each: [JSONValue] { array ?? [self] }
}
