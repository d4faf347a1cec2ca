/// An XML element as a value. This module has no parser.
package struct XMLNode: Hashable, Sendable {
  package var name: XMLName
  package var attributes: [XMLName: String]
  package var children: [XMLNode]
  package var text: String

  package init(
    _ name: XMLName, _ children: [XMLNode] = [], text: String = "", attributes: [XMLName: String] = [:]
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  package subscript(name: XMLName) -> XMLNode? { children.first { $0.name == name } }

  package func all(_ name: XMLName) -> [XMLNode] { children.filter { $0.name == name } }

  package func contains(_ name: XMLName) -> Bool { first(name) != nil }

  /// The first element of this name, at any depth or itself.
  package func first(_ name: XMLName) -> XMLNode? {
    if self.name == name { return self }
    for child in children {
      if let found = child.first(name) { return found }
    }
    return nil
  }

  /// The text, trimmed: servers break lines where they like. `nil` if empty.
  package var value: String? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let utf8 = text.utf8
    guard let first = utf8.firstIndex(where: { !isBlank($0) }),
      let last = utf8.lastIndex(where: { !isBlank($0) })
    else { return nil }
    return String(text[first...last])
  }
}

package struct XMLName: Hashable, Sendable {
  package var space: String
  package var local: String

  package init(_ space: String, _ local: String) {
    self.space = space
    self.local = local
  }

  /// WebDAV (RFC 4918, 3744, 5689, 6578).
  package static func dav(_ local: String) -> XMLName { XMLName("DAV:", local) }
  /// CalDAV (RFC 4791).
  package static func caldav(_ local: String) -> XMLName { XMLName("urn:ietf:params:xml:ns:caldav", local) }
  /// Apple's Calendar Server extensions, which others adopted.
  package static func calendarServer(_ local: String) -> XMLName {
    XMLName("http://calendarserver.org/ns/", local)
  }
  /// An attribute without a prefix has no namespace.
  package static func plain(_ local: String) -> XMLName { XMLName("", local) }
}

package enum XMLFault: Error, Hashable, Sendable {
  case notUTF8
  case malformed(line: Int)
  /// Entities can turn a few bytes into gigabytes.
  case declaresEntities
  case tooDeep
  case tooLarge
}
