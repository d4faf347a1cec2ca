/// An element of an XML document: what servers answer, and what they are asked. Reading one from bytes is the business of
/// whoever has a parser; here it is a value.
package struct XMLNode: Hashable, Sendable {
  package var name: XMLName
  package var attributes: [XMLName: String]
  package var children: [XMLNode]
  /// All text that stands in it directly.
  package var text: String

  package init(
    _ name: XMLName, _ children: [XMLNode] = [], text: String = "", attributes: [XMLName: String] = [:]
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  /// The first element of this name right below it.
  package subscript(name: XMLName) -> XMLNode? { children.first { $0.name == name } }

  /// The elements of this name right below it.
  package func all(_ name: XMLName) -> [XMLNode] { children.filter { $0.name == name } }

  /// Whether an element of this name stands anywhere below it.
  package func contains(_ name: XMLName) -> Bool { first(name) != nil }

  /// The first element of this name anywhere below it, or itself.
  package func first(_ name: XMLName) -> XMLNode? {
    if self.name == name { return self }
    for child in children {
      if let found = child.first(name) { return found }
    }
    return nil
  }

  /// Its text without the blanks around it: servers break lines where they like. `nil` where nothing is left.
  package var value: String? {
    let isBlank = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let utf8 = text.utf8
    guard let first = utf8.firstIndex(where: { !isBlank($0) }),
      let last = utf8.lastIndex(where: { !isBlank($0) })
    else { return nil }
    return String(text[first...last])
  }
}

/// The name of an element or an attribute, with the namespace it belongs to.
package struct XMLName: Hashable, Sendable {
  package var space: String
  package var local: String

  package init(_ space: String, _ local: String) {
    self.space = space
    self.local = local
  }

  /// A name of WebDAV (RFC 4918, 3744, 5689, 6578).
  package static func dav(_ local: String) -> XMLName { XMLName("DAV:", local) }
  /// A name of CalDAV (RFC 4791).
  package static func caldav(_ local: String) -> XMLName { XMLName("urn:ietf:params:xml:ns:caldav", local) }
  /// A name of the calendar server that Apple once published, which others have taken up.
  package static func calendarServer(_ local: String) -> XMLName {
    XMLName("http://calendarserver.org/ns/", local)
  }
  /// An attribute without a prefix belongs to no namespace.
  package static func plain(_ local: String) -> XMLName { XMLName("", local) }
}

/// Why a text cannot be read as XML.
package enum XMLFault: Error, Hashable, Sendable {
  case notUTF8
  case malformed(line: Int)
  /// It declares entities, by which a few bytes become gigabytes.
  case declaresEntities
  case tooDeep
  case tooLarge
}
