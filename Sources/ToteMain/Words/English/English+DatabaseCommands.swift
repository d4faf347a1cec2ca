import Tote
import ToteModel
import ToteStorage

extension English {
  var backupHelp: CommandHelp {
    CommandHelp(
      summary: "Back up the database",
      details: [
        "Makes a consistent snapshot, readable only by you. Without FILE it is saved beside the daily backups; the last ten "
          + "of each are kept. An existing file is never overwritten, and the folder must exist."
      ],
      examples: [
        .init("tote backup", "make a backup and print where it is"),
        .init("tote backup /media/stick/tote.db", "make a backup somewhere else"),
      ])
  }

  var checkHelp: CommandHelp {
    CommandHelp(
      summary: "Check the database",
      details: [
        "Checks:",
        "• every page, table and index of the file",
        "• that each item is on a list, in a place of its own",
        "• that search finds every item and note",
        "• that every change in the journal can be read",
        "• that only you can read the files",
        "Exits with 4 if a problem remains. A damaged page or a missing table can only be replaced from a "
          + "backup, which the app offers.",
        "The journal keeps a year of changes for undo, and at least 20,000. The app removes older ones when idle; --compact "
          + "does it now. Other programs can keep writing meanwhile.",
      ],
      examples: [
        .init("tote check", "list any problems"),
        .init("tote check --repair", "make a backup, then repair"),
        .init("tote check --compact", "make the file as small as possible"),
      ])
  }

  var whereHelp: CommandHelp {
    CommandHelp(
      summary: "Show where files are",
      details: [
        "With a PLACE (database, backups or log), prints only its path, for scripts.",
        "• The database is the file named by --db or TOTE_DB, or else $XDG_DATA_HOME/tote/tote.db.",
        "• Backups and log are in $XDG_STATE_HOME/tote.",
      ],
      examples: [
        .init("tote where", "show where the database, the backups and the log are"),
        .init("ls -l \"$(tote where backups)\"", "list the backups"),
      ])
  }

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
