import ToteModel

/// What overlays ask their parent for.
package enum OverlayDelegate: Equatable, Sendable {
  case closed
  /// A key that can do nothing there, and why.
  case refused(Message)
  case lists(ListPicker.Request)
  case itemsBought([ParsedItem])
  case purchaseForgotten(History.Entry)
  /// The shop to walk through, or none.
  case shopChosen(Shop?)
  /// The shop to buy an item in, or any.
  case storeChosen(Item.ID, Shop?)
  case pasteCommitted([ParsedItem])
  /// A tag, or all notes.
  case tagChosen(String?)
  case noteChosen(Note.ID)
  case boxesSent([ParsedItem], Cooking)
  /// A recipe is previewed before what it needs is added.
  case recipeSent(NoteRecipe, to: ShoppingList)
  case sharingAsked(SharingAct)
  case tourAsked
}
