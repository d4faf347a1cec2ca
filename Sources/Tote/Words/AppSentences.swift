import Screen
import ToteModel

/// About undo, saving and quitting.
protocol AppSentences {
  var nothingToUndo: String { get }
  var nothingToRedo: String { get }
  var everythingIsSaved: String { get }
  var savedAgain: String { get }
  var partlySavedAgain: String { get }
  var saving: String { get }
  var textIsNotSaved: String { get }
  var pasteTooLong: String { get }
  var tourEnded: String { get }
  func noCommand(on key: Key) -> String
  func unsavedChanges(_ count: Int) -> String
  func undid(_ entry: Entry, on list: ShoppingList?) -> String
  func redid(_ entry: Entry, on list: ShoppingList?) -> String
  func setAside(_ path: String) -> String
  func backUpFailed(_ error: StorageError) -> String
}
