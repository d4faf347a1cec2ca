/// Finds a property without reading the others, and says what of them search looks through.
extension NoteProperties {
  /// Whatever the case and accents of its name.
  ///
  /// - Parameter key: The name, folded.
  package func property(named key: String) -> NoteProperty? {
    if text.isEmpty || key.isEmpty { return nil }
    var found: NoteProperty?
    for lines in text.fields(mayBeginWith: Array(key.utf8)) {
      let field = NoteProperties(lines).fields.first
      if let field, Folding.fold(field.name) == key { found = field }
    }
    return found
  }

  /// What people wrote. What says the same as the note's title, dates and marks isn't repeated.
  package var searchedText: String {
    text.isEmpty ? "" : searchedFields.map { $0.value.texts.joined(separator: "\n") }.joined(separator: "\n")
  }

  var searchedFields: [NoteProperty] {
    fields.filter { field in
      if Self.unsearched.contains(field.name) { return false }
      if case .checkbox = field.value { return false }
      return true
    }
  }

  private static let unsearched = NoteFields.names
    .union(["modified", "updated", "alias", "Aliases"]).subtracting(["tags"])
}

extension String {
  /// The lines of each field whose first line may begin with a name, by a look at its first bytes.
  fileprivate func fields(mayBeginWith name: [UInt8]) -> [String] {
    var copy = self
    return copy.withUTF8 { bytes in
      var (fields, line): ([String], Int) = ([], 0)
      while line < bytes.count {
        var end = bytes.end(ofLine: line)
        if bytes[line...].mayBegin(with: name) {
          while end < bytes.count, bytes[end].goesOnAbove { end = bytes.end(ofLine: end) }
          let last = bytes[end - 1] == UInt8(ascii: "\n") ? end - 1 : end
          fields.append(String(decoding: bytes[line..<last], as: UTF8.self))
        }
        line = end
      }
      return fields
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Behind its break.
  fileprivate func end(ofLine start: Int) -> Int {
    self[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? count
  }
}

extension UInt8 {
  /// Whether no field begins with this.
  fileprivate var goesOnAbove: Bool { " \t\n-#]}".utf8.contains(self) }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Quotes and letters that aren't ASCII may stand for any.
  fileprivate func mayBegin(with name: [UInt8]) -> Bool {
    guard let first, first != UInt8(ascii: "\""), first != UInt8(ascii: "'") else { return !isEmpty }
    for (byte, wanted) in zip(self, name) {
      if byte >= 0x80 || wanted >= 0x80 { return true }
      if Folding.lower(byte) != wanted { return false }
    }
    return count > name.count
  }
}
