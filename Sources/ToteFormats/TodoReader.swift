import ToteModel

/// Reads todo.txt. What has no place in an item (a priority, the day it was done, a second project, `due:`) is kept in its note. A line
/// without a name is skipped, and told.

extension TodoFormat {
  static func read(_ reading: inout FileReading) throws -> [FileList] {
    var lists = FileListBuilder()
    var offset = reading.start
    while offset < reading.end {
      let (line, next) = reading.line(at: offset)
      let words = try reading.accepts(line) ? words(of: reading.text(line)) : []
      if let first = words.first {
        if words.count == 1, first.utf8.count > 1, first.utf8.first == UInt8(ascii: "+") {
          lists.begin(text(first.dropFirstByte()))
        } else {
          let task = TodoLine(words)
          if let item = task.item {
            try reading.countItem(at: line.lowerBound)
            lists.add(item, to: task.project)
          } else {
            reading.skipNameless(at: line.lowerBound, reading.text(line))
          }
        }
      }
      offset = next
      try reading.reached(offset)
    }
    return lists.lists
  }
}

private struct TodoLine {
  var project: String?
  private var read = FileItem(name: "")
  private var name: [Substring] = []
  private var others: [String] = []

  /// `nil` without a name.
  var item: FileItem? {
    let joined = name.joined(separator: " ")
    let clean = CharacterReference.isTidy(joined) ? joined : Folding.clean(joined)
    if clean.isEmpty { return nil }
    var item = read
    item.name = CharacterReference.unescaped(clean)
    item.add(toNote: [Folding.clean(others.joined(separator: " "))])
    return item
  }

  init(_ words: [Substring]) {
    for word in words.dropFirst(takeHead(words)) { take(word) }
  }

  /// Takes `x`, the priority and the dates; returns how many words these are.
  private mutating func takeHead(_ words: [Substring]) -> Int {
    var index = 0
    if words[0] == "x" {
      read.isTicked = true
      index += 1
    }
    takePriority(words, &index)
    var dates: [Substring] = []
    while index < words.count, dates.count < (read.isTicked ? 2 : 1), Moment(day: words[index]) != nil {
      dates.append(words[index])
      index += 1
    }
    if read.isTicked, !dates.isEmpty { others.append("done:" + dates.removeFirst()) }
    read.created = dates.first.flatMap { Moment(day: $0) }
    // Some programs write it behind the dates when a task is done.
    if others.isEmpty || !TodoFormat.isPriority(others[0][...]) { takePriority(words, &index) }
    return index
  }

  private mutating func takePriority(_ words: [Substring], _ index: inout Int) {
    guard index < words.count, TodoFormat.isPriority(words[index]) else { return }
    others.append(String(words[index]))
    index += 1
  }

  private mutating func take(_ word: Substring) {
    let rest = word.dropFirstByte()
    switch word.utf8.first {
    case UInt8(ascii: "+") where !rest.isEmpty:
      if project == nil { project = TodoFormat.text(rest) } else { others.append(String(word)) }
    case UInt8(ascii: "@") where !rest.isEmpty:
      if read.store == nil { read.store = TodoFormat.text(rest) } else { others.append(String(word)) }
    default:
      guard let value = TodoFormat.value(in: word) else {
        name.append(word)
        return
      }
      if !take(String(word.dropLastBytes(value.utf8.count + 1)), value) { others.append(String(word)) }
    }
  }

  /// Returns false for an unknown key, and for one that was there before.
  private mutating func take(_ key: String, _ value: Substring) -> Bool {
    guard TodoFormat.keys.contains(key) else { return false }
    if key == TodoFormat.createdKey {
      guard read.created == nil, let day = Moment(day: value) else { return false }
      read.created = day
      return true
    }
    var filler = FieldFiller(name: key, text: TodoFormat.text(value))
    read.details = ItemDetails(read.details, fields: &filler)
    return filler.isFilled
  }
}

/// Fills one empty field.
private struct FieldFiller: FieldVisitor {
  let name: String
  let text: String
  var isFilled = false

  init(name: String, text: String) {
    self.name = name
    self.text = text
  }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value, _ rules: FieldRules) -> Value {
    value
  }

  mutating func visit<Value: FieldType>(_ name: String, _ value: Value?, _ rules: FieldRules) -> Value? {
    guard name == self.name, value == nil, let read = Value(readableText: text) else { return value }
    isFilled = true
    return read
  }
}

extension Substring {
  // By bytes: an accent behind a sign would make it another character.
  fileprivate func dropFirstByte() -> Substring { Substring(utf8.dropFirst()) }

  fileprivate func dropLastBytes(_ count: Int) -> Substring { Substring(utf8.dropLast(count)) }
}
