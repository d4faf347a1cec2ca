extension English {
  var noItemHere: String { "There is no item here. \(ListCommand.add.key) adds one." }
  var isHeading: String { "This is a heading. \(ListCommand.down.key) goes to its items." }
  var noOpenList: String { "No list is open. \(ListCommand.newList.key) makes one." }
  var noNoteHere: String { "There is no note here. \(NoteCommand.new.key) writes one." }
  var isInTrash: String {
    "This note is in the trash. \(NoteReaderCommand.close.key), then \(NoteCommand.restore.key) restores it."
  }
  var noLinksToRename: String { "There are no links to rename." }
}
