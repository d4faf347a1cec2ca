import Tote
import ToteModel
import ToteStorage

extension English {
  func sentence(_ issue: IntegrityCheck.Issue) -> String {
    switch issue {
    case .page(let text): "The file is damaged: \(text)."
    case .unreadableTables: "The file is damaged: its tables can't be read."
    case .index(let text): "An index doesn't match its table: \(text)."
    case .missingTable(let name): "The table \(name) is missing."
    case .missingIndex(let name): "The index \(name) is missing."
    case .missingLists(let lists, let items):
      lists.count == 1
        ? "\(self.items(items)) on a list that doesn't exist."
        : "\(self.items(items)) on \(number(lists.count)) lists that don't exist."
    case .sharedRanks(nil, _, let count):
      "\(counted(count, "list has", "lists have")) the same place as another."
    case .sharedRanks(_, let name, let count):
      "\(counted(count, "item has", "items have")) the same place as another on \(quoted(name))."
    case .wrongKeys(let count): "\(counted(count, "item", "items")) can't be found by name."
    case .noteWords(let count): "\(counted(count, "note", "notes")) can't be found by search."
    case .unreadableEntry(let number): "Change \(number) in the journal can't be read."
    }
  }

  func removedSteps(_ count: Int) -> String {
    "Removed \(counted(count, "old change", "old changes")) from the journal."
  }

  func backups(_ count: Int, _ size: String) -> String { "\(counted(count, "backup", "backups")), \(size)" }
  func size(_ size: FileSize) -> String {
    switch size {
    case .bytes(let count): counted(count, "byte", "bytes")
    case .kilobytes(let count): "\(number(count)) kB"
    case .megabytes(let tenths): "\(tenths / 10).\(tenths % 10) MB"
    }
  }
}
