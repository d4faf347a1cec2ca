import ToteModel

/// A note's file, taken apart so that writing the note back changes nothing else of it: what a mirror, an import and an export read
/// and write.
package struct MirroredFile: Equatable, Sendable {
  /// Empty if it wasn't read.
  private let source: [UInt8]
  /// Until something changes, the file is written as it was read, even if its line ends are mixed.
  private var isChanged: Bool
  package private(set) var form: NotePlace.Form
  package private(set) var properties: NoteProperties
  package private(set) var text: String
  /// What the properties say.
  package private(set) var fields: NoteFields

  /// `nil` if it is no UTF-8, or has bytes that no text has.
  package init?(_ bytes: [UInt8]) {
    (source, isChanged, form) = (bytes, false, [])
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { form.insert(.byteOrderMark) }
    guard !bytes.contains(0),
      let whole = String(
        validating: form.contains(.byteOrderMark) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    else { return nil }
    if whole.utf8.hasReturns { form.insert(.returns) }
    let lines = whole.plainLines
    var (head, rest) = Self.divided(lines)
    properties = NoteProperties(head.dropFirst().dropLast().joined(separator: "\n"))
    if rest == nil { form.insert(.propertiesOnly) }
    if !head.isEmpty {
      if head.count == 2 { form.insert(.emptyProperties) }
      if head.count > 2, properties.isEmpty { form.insert(.blankProperties) }
      if head.last == "..." { form.insert(.dots) }
      if rest?.utf8.first == 0x0A { rest?.removeFirst() } else { form.insert(.isTight) }
    }
    if rest?.utf8.last == 0x0A { rest?.removeLast() } else { form.insert(.isOpen) }
    text = String(rest ?? "")
    fields = NoteFields(properties)
  }

  /// The file of a note: as it was imported, but for what has changed since.
  package init(_ note: Note) {
    (source, isChanged) = ([], true)
    form = note.place?.form ?? .ownFields
    text = note.text
    properties = note.properties
    if form.contains(.ownFields) {
      properties = NoteFile(note).properties
    } else if !properties.isEmpty {
      properties.follow(note, at: note.modified)
    }
    fields = NoteFields(properties)
  }

  /// The lines of the front matter, and the text below; `nil` if the file ends with the front matter.
  private static func divided(_ whole: String) -> (head: [Substring], text: Substring?) {
    guard whole.utf8.starts(with: "---\n".utf8) else { return ([], whole[...]) }
    var (head, rest) = ([Substring](), whole[...])
    while let end = rest.utf8.firstIndex(of: 0x0A) {
      let line = rest[..<end]
      head.append(line)
      rest = rest[rest.utf8.index(after: end)...]
      if head.count > 1, line == "---" || line == "..." { return (head, rest) }
    }
    return rest == "---" || rest == "..." ? (head + [rest], nil) : ([], whole[...])
  }

  package var bytes: [UInt8] {
    if !isChanged { return source }
    var lines: [String] = []
    if hasFrontMatter {
      lines.append("---")
      if !properties.isEmpty {
        lines.append(properties.text)
      } else if form.contains(.blankProperties) {
        lines.append("")
      }
      lines.append(form.contains(.dots) ? "..." : "---")
      // A text that begins with a blank line needs another above it, or it would be taken for that.
      if !form.contains(.isTight) || text.utf8.first == 0x0A { lines.append("") }
    }
    if !form.contains(.propertiesOnly) || !text.isEmpty { lines.append(text) }
    let isOpen = form.contains(.isOpen) && text.utf8.last != 0x0A
    var whole = lines.joined(separator: "\n") + (isOpen ? "" : "\n")
    if form.contains(.returns) { whole = whole.replacing("\n", with: "\r\n") }
    return (form.contains(.byteOrderMark) ? [0xEF, 0xBB, 0xBF] : []) + Array(whole.utf8)
  }

  package var hasFrontMatter: Bool {
    !properties.isEmpty || !form.isDisjoint(with: [.emptyProperties, .blankProperties])
  }

  /// Whether a file that was read comes out as it was if it is written anew. Line ends of several kinds don't.
  package var isKept: Bool {
    var written = self
    written.isChanged = true
    return written.bytes == source
  }

  package mutating func take(_ properties: NoteProperties) {
    if properties == self.properties { return }
    (self.properties, fields, isChanged) = (properties, NoteFields(properties), true)
  }

  /// Writes what a note has and the file says otherwise. A field is added only beside others.
  package mutating func write(_ note: Note, now: Moment, tags: (String) -> [String]) {
    let hasNewText = text != note.text
    let repeatsTags = hasNewText && fields.tags == tags(text)
    if hasNewText { (text, isChanged) = (note.text, true) }
    if !hasFrontMatter { return }
    // Where the note was changed, the day of its change may have been, too.
    let isDated = hasNewText && MirroredFile(source)?.fields.changed != fields.changed
    var properties = properties
    properties.follow(note, hasNewText: hasNewText && !isDated, repeatsTags: repeatsTags, at: now)
    take(properties)
  }
}

// MARK: The note of a file

extension MirroredFile {
  /// Whether Tote made the file, and would make it again from the note alone.
  private var isOwn: Bool {
    guard let id = fields.id, let created = fields.created else { return false }
    let note = Note(
      id: id, title: fields.title ?? "", text: text, tags: fields.tags, created: created,
      modified: fields.changed,
      isPinned: fields.isPinned, isArchived: fields.isArchived,
      aliases: NoteAliases(fields.aliases ?? []).titles,
      properties: properties.without(NoteFields.names), place: NotePlace("", form.union(.ownFields)))
    return MirroredFile(note).bytes == source
  }

  /// The properties that a note of this file has.
  ///
  /// - Parameter old: The note so far.
  func properties(of old: Note?) -> (properties: NoteProperties, areBesideOwn: Bool) {
    let isOwn = old.map { fields.id != nil && $0.hasOwnFile } ?? self.isOwn
    if !isOwn { return (properties, false) }
    let names = old.map { NoteFields.names.subtracting($0.properties.names) } ?? NoteFields.names
    return (properties.without(names), true)
  }

  /// Where the file of a note is, if that has to be remembered.
  func place(at path: String, title: String, isOwn: Bool) -> NotePlace? {
    let place = NotePlace(path, isOwn ? form.union(.ownFields) : form)
    let isUsual = isOwn && form.isEmpty && place.folder.isEmpty && place.isNamed(after: title)
    return isUsual ? nil : place
  }

  /// The tags of a text and of the properties, unless these only repeat those of the file's text.
  func tags(of text: String, _ tags: (String) -> [String]) -> [String] {
    var all = tags(text)
    // Reading a text for its tags takes longer than all else.
    if fields.tags.isEmpty || fields.tags == (text == self.text ? all : tags(self.text)) { return all }
    var known = Set(all.map(Folding.fold))
    for tag in fields.tags {
      let word = tag.filter { !$0.isWhitespace && $0 != "#" }
      if !word.isEmpty, known.insert(Folding.fold(word)).inserted { all.append(word) }
    }
    return all
  }

  /// The note that a file becomes.
  ///
  /// - Parameters:
  ///   - path: Below the folder.
  ///   - old: The note that it was.
  ///   - modified: What the system says of the file.
  package func note(
    _ id: Note.ID, at path: String, old: Note? = nil, modified: Moment?, now: Moment,
    tags: (String) -> [String]
  ) -> Note {
    // A copy has the title of what it was copied from, too.
    let written = fields.id == nil || fields.id == id ? fields.title : nil
    let title = Folding.clean(written ?? NotePlace(path).stem)
    let (properties, isOwn) = properties(of: old)
    let changed = fields.changed ?? modified
    return Note(
      id: id, title: title, text: text, tags: self.tags(of: text, tags),
      created: old?.created ?? fields.created ?? changed ?? now, modified: changed ?? fields.created ?? now,
      isPinned: fields.isPinned, isArchived: fields.isArchived, item: old?.item,
      aliases: NoteAliases(fields.aliases ?? []).titles, properties: properties,
      place: place(at: path, title: title, isOwn: isOwn))
  }
}

extension MirroredFile {
  /// The note that a known one becomes by an import of its file. What the file doesn't say stays.
  ///
  /// - Parameter written: The note that the file would be by itself.
  package func imported(as written: Note, into old: Note, at path: String) -> Note {
    var note = old
    let (properties, isOwn) = properties(of: old)
    let before = isOwn ? fields : NoteFields(old.properties)
    (note.title, note.text, note.tags, note.properties) = (
      written.title, written.text, written.tags, properties
    )
    if fields.aliases != (isOwn ? nil : before.aliases) { note.aliases = written.aliases }
    if fields.isPinned != before.isPinned { note.isPinned = fields.isPinned }
    if fields.isArchived != before.isArchived { note.isArchived = fields.isArchived }
    note.place = place(at: path, title: written.title, isOwn: isOwn)
    // What was only put in a folder learns nothing from the usual file there.
    let found = NotePlace(path)
    if isOwn, let before = old.place, !before.hasFile, before.folder == found.folder,
      found.isNamed(after: written.title)
    {
      note.place = before
    }
    // The folder that is imported may be one below that of before.
    if let old = old.place, old.ends(with: path) { note.place?.path = old.path }
    note.trashed = nil
    return note
  }

  /// Adds tags to the properties.
  package static func tag(_ note: inout Note, with words: [String]) {
    let known = Set(note.tags.map(Folding.fold))
    let new = words.map { $0.filter { !$0.isWhitespace && $0 != "#" } }
      .filter { !$0.isEmpty && !known.contains(Folding.fold($0)) }
    if new.isEmpty { return }
    note.properties.set("tags", to: .list(NoteFields(note.properties).tags + new))
    note.tags += new
  }
}

extension Note {
  /// Whether its id and the like are in its file without being among its properties.
  var hasOwnFile: Bool { place?.form.contains(.ownFields) ?? true }
}

extension NotePlace {
  /// Perhaps with a number behind the title.
  package func isNamed(after title: String) -> Bool {
    let name = NoteFile.name(for: title)
    guard stem.hasPrefix(name) else { return false }
    let rest = stem.dropFirst(name.count)
    return rest.isEmpty || rest.first == " " && rest.dropFirst().allSatisfy(\.isNumber)
  }
}

extension String.UTF8View {
  /// Whether every line ends as on Windows.
  fileprivate var hasReturns: Bool {
    var (last, breaks): (UInt8, Int) = (0, 0)
    for byte in self {
      if byte == 0x0A {
        guard last == 0x0D else { return false }
        breaks += 1
      }
      last = byte
    }
    return breaks > 0
  }
}
