import ToteModel

/// What `tote history --json` and `tote watch --json` print. The title is a sentence for people; the rest is the same in
/// every language.

extension JSONFormat {
  package static func array(of steps: [StepHistory.Step], title: (Entry) -> String) -> String {
    array(steps) { step, bytes in
      append(step.line, title(step.entry), to: &bytes)
      bytes += Array(", \"undone\": \(step.isUndone), \"next\": \(step.isNext)}".utf8)
    }
  }

  /// One line.
  package static func object(of line: JournalLine, title: String) -> String {
    var bytes: [UInt8] = []
    append(line, title, to: &bytes)
    bytes += Array(", \"action\": \"\(line.entry.kind.stored)\", \"rows\": [".utf8)
    var isFirst = true
    for change in line.entry.changes {
      guard let row = TouchedRow(change) else { continue }
      if !isFirst { bytes += Array(", ".utf8) }
      isFirst = false
      bytes += Array("{\"kind\": \"\(row.kind)\", \"id\": \"\(row.id)\", \"list\": ".utf8)
      bytes += Array((row.list.map { "\"\($0)\"" } ?? "null").utf8)
      bytes += Array(", \"name\": ".utf8)
      JSONRow.write(row.name, to: &bytes)
      bytes += Array(", \"change\": \"\(row.change)\"}".utf8)
    }
    bytes += Array("]}\n".utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func append(_ line: JournalLine, _ title: String, to bytes: inout [UInt8]) {
    let entry = line.entry
    bytes += Array(
      "{\"number\": \(line.number), \"moment\": \(entry.moment.milliseconds), \"program\": ".utf8)
    bytes += Array((entry.writer.program.map { "\"\($0.rawValue)\"" } ?? "null").utf8)
    bytes += Array(", \"title\": ".utf8)
    JSONRow.write(title, to: &bytes)
  }
}

extension Entry.Kind {
  fileprivate var stored: String {
    switch self {
    case .edit: "edit"
    case .undo: "undo"
    case .redo: "redo"
    case .aside: "aside"
    }
  }
}

/// A list, an item or a note that a change is about.
private struct TouchedRow {
  let kind: String
  let id: String
  let list: ShoppingList.ID?
  let name: String
  let change: String

  init?(_ change: Change) {
    switch change.after ?? change.before {
    case .list(let list)?: (kind, id, self.list, name) = ("list", "\(list.id)", list.id, list.name)
    case .item(let item)?: (kind, id, list, name) = ("item", "\(item.id)", item.list, item.name)
    case .note(let note)?: (kind, id, list, name) = ("note", "\(note.id)", nil, note.title)
    case .correction?, .purchase?, .setting?, .purchasedItem?, .staple?, nil: return nil
    }
    self.change = change.before == nil ? "added" : change.after == nil ? "removed" : "changed"
  }
}
