import Screen
import ToteModel

extension Words {
  /// The title of the help.
  var keys: String { say("app-keys") }
  /// In the empty field of the help.
  var searchKeys: String { say("app-search-keys") }
  /// In the header, while changes are being written.
  var savingNow: String { say("app-saving-now") }
  var unsaved: String { say("app-unsaved") }
  var draftSaved: String { say("app-draft-saved") }
  var openingLists: String { say("app-opening-lists") }
  /// In the footer: replaces a damaged file by an empty list.
  var startEmpty: String { say("app-start-empty") }
  var retryLoading: String { say("app-retry-loading") }
  var nothingToUndo: String { say("app-nothing-to-undo") }
  var nothingToRedo: String { say("app-nothing-to-redo") }
  var everythingIsSaved: String { say("app-everything-is-saved") }
  var savedAgain: String { say("app-saved-again") }
  var partlySavedAgain: String { say("app-partly-saved-again") }
  var saving: String { say("app-saving") }
  var pasteTooLong: String { say("app-paste-too-long") }
  func noCommand(on key: Key) -> String { say("app-no-command", ["key": key.shown]) }
  func setAside(_ path: String) -> String { say("app-set-aside", ["path": path]) }
}

extension Words {
  /// As on the keyboards where the language is spoken, by the names in `Key.description`.
  var keyNames: [String: String] {
    Dictionary(pairs(in: say("app-key-names"))) { first, _ in first }
  }
  /// In the footer: replaces it by a backup.
  func restore(_ backup: Backup) -> String { say("app-restore", ["day": day(backup)]) }
  /// What to do about a damaged file.
  func waysOut(_ latest: Backup?) -> String {
    let (restore, empty) = (DatabaseLoading.restoreKey.shown, DatabaseLoading.beginAnewKey.shown)
    guard let latest else { return say("app-ways-out-without-backup", ["empty": empty]) }
    return say("app-ways-out", ["restore": restore, "empty": empty, "day": longDay(latest)])
  }
  func windowTitle(_ place: String) -> String { "\(place) – Tote" }
  /// What happened and what to do.
  func sentence(_ error: NoteError) -> String {
    switch error {
    case .notFound: say("app-note-not-found")
    // Promises no retry: nothing tries again by itself.
    case .couldNotSave(.full): say("app-note-not-saved-full")
    case .couldNotSave(let reason): say("app-note-not-saved", ["reason": sentence(reason)])
    case .couldNotLoad(let reason): say("app-notes-not-read", ["reason": sentence(reason)])
    }
  }
  /// Why changes aren't saved, and the file with the only copy of a text.
  func notSaved(_ failure: StorageError, file: String?) -> String {
    let why = say("app-not-saved", ["reason": sentence(failure)])
    return file.map { "\(why) \(textIsIn($0))" } ?? why
  }
  /// First what to do, as narrow screens cut the end; last the file with the only copy of the text.
  func noteError(_ error: NoteError, message: String?, file: String?, isWriting: Bool) -> String {
    let sentences =
      file.map { [sentence(error), textIsIn($0)] } ?? [message, sentence(error)].compactMap { $0 }
    let words = "✕ \(sentences.joined(separator: " "))"
    guard isWriting, message == nil else { return words }
    return switch error {
    case .notFound: "\(words) \(say("app-note-saves-as-new"))"
    case .couldNotSave: "\(words) \(say("app-note-tries-again"))"
    case .couldNotLoad: words
    }
  }
  func unsavedChanges(_ count: Int) -> String { say("app-unsaved-changes", ["count": counted(count)]) }
  func undid(_ entry: Entry, on list: ShoppingList?) -> String {
    guard let list else { return say("app-undid", ["title": name(entry)]) }
    return say("app-undid-on-list", ["title": name(entry), "list": list.name])
  }
  func redid(_ entry: Entry, on list: ShoppingList?) -> String {
    guard let list else { return say("app-redid", ["title": name(entry)]) }
    return say("app-redid-on-list", ["title": name(entry), "list": list.name])
  }
  func backUpFailed(_ error: StorageError) -> String {
    say("app-back-up-failed", ["reason": sentence(error)])
  }
}

extension Message {
  static var nothingToUndo: Message { refused(words.nothingToUndo) }
  static var nothingToRedo: Message { refused(words.nothingToRedo) }
  static var everythingIsSaved: Message { Message(words.everythingIsSaved) }
  static var savedAgain: Message { Message(words.savedAgain) }
  static var partlySavedAgain: Message { Message(words.partlySavedAgain) }
  static var saving: Message { Message(words.saving) }
  static var pasteTooLong: Message { refused(words.pasteTooLong) }
  static var nowhereToSuspend: Message { refused(words.say("restricted-suspend")) }
  static func noCommand(on key: Key) -> Message { refused(words.noCommand(on: key)) }
  static func unsavedChanges(_ count: Int) -> Message { refused(words.unsavedChanges(count)) }
  static func undid(_ entry: Entry, on list: ShoppingList?) -> Message {
    Message(words.undid(entry, on: list))
  }
  static func redid(_ entry: Entry, on list: ShoppingList?) -> Message {
    Message(words.redid(entry, on: list))
  }
  static func setAside(_ path: String) -> Message { Message(words.setAside(path)) }
  static func backUpFailed(_ error: StorageError) -> Message { refused(words.backUpFailed(error)) }
}

extension NoteError {
  package var sentence: String { words.sentence(self) }
}

extension ShellWords {
  /// The file with the only copy of a text.
  func textIsIn(_ file: String) -> String { say("app-text-is-in", ["file": file]) }
}

extension Words {
  /// The lines of a text as pairs: what stands before and behind “ = ”.
  func pairs(in text: String) -> [(String, String)] {
    text.split(separator: "\n").compactMap { line -> (String, String)? in
      let parts = line.split(separator: " = ", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
  }

  /// A heading, and below it lines that explain something each.
  func help(_ text: String) -> Palette.Section {
    Palette.Section(
      name: String(text.prefix { $0 != "\n" }),
      rows: pairs(in: text).map { Palette.Row(key: $0, title: $1) })
  }
}

// Below the tabs of the sidebar.
extension Words {
  func name(_ period: BudgetPeriod) -> String { say("sidebar-period", ["period": period.rawValue]) }
  /// Of a budget.
  func left(_ price: String) -> String { say("sidebar-left", ["price": price]) }
  func of(_ price: String) -> String { say("sidebar-of", ["price": price]) }
  var sidebarStores: String { say("sidebar-stores") }
  var sidebarStaples: String { say("sidebar-staples") }
  /// When a staple is due.
  func sidebarDue(in days: Int) -> String {
    switch days {
    case ...0: say("sidebar-due-now")
    case 1: say("sidebar-due-tomorrow")
    default: say("sidebar-due-later", ["count": counted(days)])
    }
  }
}
