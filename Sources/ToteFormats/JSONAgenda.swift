import ToteModel

/// What `tote today --json` prints: what is due in notes, and then what the lists want.
extension JSONFormat {
  private enum Row {
    case due(DueEntry)
    case wanted(WantedList)
  }

  package static func array(of due: [DueEntry], and lists: [WantedList]) -> String {
    array(due.map(Row.due) + lists.map(Row.wanted)) { row, bytes in
      switch row {
      case .due(let entry):
        bytes += Array("{\"note\": \"\(entry.id.note)\", \"title\": ".utf8)
        JSONRow.write(entry.noteName, to: &bytes)
        bytes += Array(", \"text\": ".utf8)
        JSONRow.write(entry.text, to: &bytes)
        bytes += Array(", \"task\": \(entry.id.box != nil), \"day\": \"\(entry.day.day)\"".utf8)
        bytes += Array(", \"overdue\": \(entry.isOverdue)}".utf8)
      case .wanted(let wanted):
        bytes += Array("{\"list\": \"\(wanted.list.id)\", \"name\": ".utf8)
        JSONRow.write(wanted.list.name, to: &bytes)
        bytes += Array(", \"remaining\": \(wanted.remaining), \"staples\": [".utf8)
        for (index, name) in wanted.due.enumerated() {
          if index > 0 { bytes += Array(", ".utf8) }
          JSONRow.write(name, to: &bytes)
        }
        bytes += Array("]}".utf8)
      }
    }
  }
}
