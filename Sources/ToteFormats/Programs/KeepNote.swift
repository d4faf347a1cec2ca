import ToteModel

/// A note of Google Keep, as Takeout exports each in a file of its own. Only one with check boxes is a list.
///
///     {"title": "Saturday", "listContent": [{"text": "2 l milk", "isChecked": false}], "createdTimestampUsec": 1795274553123456}
struct KeepNote: ForeignFile {
  static let program = "Google Keep"
  private let note: JSONValue

  init?(_ file: JSONValue) {
    guard file.has("listContent") || file.has("textContent", "userEditedTimestampUsec") else { return nil }
    note = file
  }

  func lists(_ reading: inout FileReading) throws -> [FileList] {
    guard let boxes = note["listContent"]?.array else {
      try reading.note(ParseFault(note.offset, .field("listContent"), found: .nothingThere))
      return []
    }
    reading.tally.leaveOut("textContent", "labels", "attachments", "annotations", of: note)
    for state in ["isTrashed", "isArchived"] where note[state]?.isTrue == true {
      reading.tally.leaveOut(state)
    }
    let created = note["createdTimestampUsec"]?.text.flatMap { Int64($0) }
    let items = try reading.items(of: boxes) { box, _ in
      var item = ForeignItem(line: box["text"]?.text)
      item?.isTicked = box["isChecked"]?.isTrue ?? false
      item?.created = created.map { Moment(milliseconds: $0 / 1000) }
      return item
    }
    return [FileList(name: note["title"]?.text.flatMap { ItemName($0)?.text }, items: items)]
  }
}
