extension XMLNode {
  package var document: String {
    var text = #"<?xml version="1.0" encoding="utf-8"?>"#
    write(to: &text, declares: true)
    return text
  }

  private static let prefixes = [
    (space: XMLName.dav("").space, prefix: "D"), (space: XMLName.caldav("").space, prefix: "C"),
    (space: XMLName.calendarServer("").space, prefix: "S"),
  ]

  private func write(to result: inout String, declares: Bool = false) {
    let tag = Self.written(name)
    result += "<" + tag
    if declares {
      for (space, prefix) in Self.prefixes { result += " xmlns:\(prefix)=\"\(space)\"" }
    }
    for (name, value) in attributes.sorted(by: { $0.key.local < $1.key.local }) {
      result += " \(Self.written(name))=\"\(value.escapedForXML)\""
    }
    if text.isEmpty && children.isEmpty {
      result += "/>"
      return
    }
    result += ">" + text.escapedForXML
    for child in children { child.write(to: &result) }
    result += "</\(tag)>"
  }

  private static func written(_ name: XMLName) -> String {
    guard !name.space.isEmpty else { return name.local }
    guard let prefix = prefixes.first(where: { $0.space == name.space })?.prefix else {
      preconditionFailure("no prefix for \(name.space)")
    }
    return "\(prefix):\(name.local)"
  }
}

extension String {
  /// Escapes markup. Characters that XML doesn't allow become U+FFFD.
  fileprivate var escapedForXML: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // Unescaped, a parser would turn it into a line feed.
      case "\r": result += "&#13;"
      case "\t", "\n": result.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
