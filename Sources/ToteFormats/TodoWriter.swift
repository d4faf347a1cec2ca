import ToteModel

/// Writes todo.txt, one task a line.

extension TodoFormat {
  static func write(_ lists: [FileList], to writing: inout FileWriting) throws {
    for (list, start) in zip(lists, FileListBuilder.starts(of: lists)) {
      let project = list.name.map { "+" + word($0) }
      if start, let project { writing.append(project + "\n") }
      try writing.rowEnded()
      for item in list.items {
        write(item, project, to: &writing)
        try writing.rowEnded()
      }
    }
  }

  private static func write(_ item: FileItem, _ project: String?, to writing: inout FileWriting) {
    let day = item.created?.writtenDay
    if item.isTicked {
      writing.append("x ")
    } else if let day {
      writing.append(day + " ")
    }
    writing.append(name(item.name))
    if let project { writing.append(" " + project) }
    if let store = item.store { writing.append(" @" + word(store)) }
    var details = WordWriter()
    _ = ItemDetails(item.details, fields: &details)
    writing.append(details.text)
    // The first date of a done task is the day it was done, which isn't known here.
    if item.isTicked, let day { writing.append(" \(createdKey):" + day) }
    writing.append("\n")
  }

  /// Misleading words get a reference for their first character.
  private static func name(_ name: String) -> String {
    let words = words(of: CharacterReference.escaped(name))
    if !words.contains(where: isMisleading), !isHead(words[0]) { return words.joined(separator: " ") }
    return words.enumerated().map { index, word in
      if isMisleading(word) || (index == 0 && isHead(word)), let first = word.unicodeScalars.first {
        return CharacterReference.reference(to: first) + Substring(word.unicodeScalars.dropFirst())
      }
      return String(word)
    }.joined(separator: " ")
  }

  private static func isMisleading(_ word: Substring) -> Bool {
    word.utf8.first == UInt8(ascii: "+") || word.utf8.first == UInt8(ascii: "@") || value(in: word) != nil
  }

  private static func isHead(_ word: Substring) -> Bool {
    word == "x" || isPriority(word) || (word.utf8.count == 10 && Moment(day: word) != nil)
  }
}

private struct WordWriter: FieldVisitor {
  var text = ""

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value, _ rules: FieldRules) -> Value {
    value
  }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value?, _ rules: FieldRules) -> Value? {
    if let readable = value?.readableText, TodoFormat.keys.contains(name) {
      text += " \(name):" + TodoFormat.word(readable)
    }
    return value
  }
}
