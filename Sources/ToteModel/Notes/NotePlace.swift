/// The file that a note came from: where it was below the folder that was imported or is mirrored, and what of it isn't in the note.
package struct NotePlace: Hashable, Sendable {
  /// Below the folder: `Kitchen/Soup.md`; `Kitchen/` as long as there is no file.
  package var path: String
  package var form: Form

  package init(_ path: String, _ form: Form = Form()) { (self.path, self.form) = (path, form) }

  /// With the slash behind it; empty at the top.
  package var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  package var name: String { String(path.dropFirst(folder.count)) }

  /// Otherwise the note has only been put in a folder.
  package var hasFile: Bool { path.utf8.last.map { $0 != UInt8(ascii: "/") } ?? false }

  /// The name without its ending.
  package var stem: String {
    let name = name
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// Whether a file that is somewhere below a folder may be this one, if the folder is one below that of the note's file.
  package func ends(with path: String) -> Bool {
    self.path.utf8.elementsEqual(path.utf8) || self.path.hasSuffix("/" + path)
  }

  /// How the file is written, as far as it isn't as Tote writes one.
  package struct Form: Hashable, Sendable, OptionSet {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let byteOrderMark = Form(rawValue: 1)
    /// Lines end as on Windows.
    package static let returns = Form(rawValue: 2)
    /// No blank line below the properties.
    package static let isTight = Form(rawValue: 4)
    /// The last line doesn't end.
    package static let isOpen = Form(rawValue: 8)
    /// Lines of dashes with nothing between them.
    package static let emptyProperties = Form(rawValue: 16)
    /// The properties end with dots.
    package static let dots = Form(rawValue: 32)
    /// It ends with the properties, and has no line for a text.
    package static let propertiesOnly = Form(rawValue: 64)
    /// The note's own fields, such as its id, are in the file and not among its properties: Tote made it.
    package static let ownFields = Form(rawValue: 128)
    /// A blank line between the lines of dashes, and nothing else.
    package static let blankProperties = Form(rawValue: 256)

    /// As they are stored. Never change them.
    private static let words: [(Form, String)] = [
      (.byteOrderMark, "bom"), (.returns, "crlf"), (.isTight, "tight"), (.isOpen, "open"),
      (.emptyProperties, "empty"), (.dots, "dots"), (.propertiesOnly, "bare"), (.ownFields, "own"),
      (.blankProperties, "blank"),
    ]

    package init(words: [String]) {
      self.init()
      for (form, word) in Self.words where words.contains(word) { insert(form) }
    }

    package var words: [String] { Self.words.filter { contains($0.0) }.map(\.1) }
  }
}
