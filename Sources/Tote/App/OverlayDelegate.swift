import Parts
import ToteModel

package enum OverlayDelegate: Equatable, Sendable {
  case closed
  /// A key that does nothing there, and why.
  case refused(Message)
  case lists(ListPicker.Request)
  case itemsBought([ParsedItem])
  /// By its name: put on the list, or taken off again. The overlay stays open.
  case thingTurned(String)
  case purchaseForgotten(PurchaseHistory.Entry)
  case shopChosen(Shop?)
  /// `nil` is any shop.
  case storeChosen(Item.ID, Shop?)
  case atHomeChosen([ParsedItem], leavingOut: [ParsedItem], from: ShoppingList.ID)
  case pasteCommitted([ParsedItem], isRecipe: Bool)
  /// `nil` shows all notes.
  case tagChosen(String?)
  /// Opens a field for its new name.
  case tagRenameAsked(String)
  case tagRenamed(String, to: String)
  /// `nil` shows all notes, the top those in no folder.
  case directoryChosen(NoteDirectory?)
  case templateChosen(Note.ID)
  case templateAnswered(TemplateFilling)
  case directoryRenameAsked(NoteDirectory)
  case directoryRenamed(NoteDirectory, to: NoteDirectory)
  case notesMoved([Note.ID], to: NoteDirectory)
  case noteChosen(Note.ID)
  /// The reader shows the block of a heading.
  case headingChosen(Int)
  case propertiesEdited(of: Note.ID, NoteProperties, from: NoteProperties)
  /// Its note is written.
  case dayChosen(CalendarDay)
  /// Where a row of the agenda leads.
  case agendaChosen(AgendaPlace)
  /// Of the week of meals.
  case meals(MealRequest)
  /// A task is ticked, or a note that was due is done.
  case dueDone(DueEntry.ID)
  case boxesSent([ParsedItem], Cooking)
  /// A recipe is previewed before what it needs is added.
  case recipeSent(NoteRecipe, to: ShoppingList)
  case sharingAsked(SharingAct)
  /// A step to undo by itself, with what came after it.
  case stepChosen(Int64, in: StepHistory)
  /// Those that were changed in the form.
  case settingsChosen([SettingChange])
  /// Permanently.
  case notesDeleted([Note.ID])
  case tourAsked
  /// More or fewer keys in the footer.
  case hintsTurned
  /// By its id, empty for what is no command, and what it does.
  indirect case commandChosen(id: String, AppAction)
}
