import ToteModel

/// Everything that the screen says, by feature. A language is a type that says all of it. The keys in a sentence come from the key
/// tables, so that none names a key that does something else.
protocol Words:
  AppWords, BuyAgainWords, CommandTitles, EditWords, FigureWords, ItemEditorWords, ListPickerWords, ListWords,
  NoteWords, PastePreviewWords, SharingWords, ShellWords, ShopWords, SpendingWords, TourWords,
  ValueEditorWords
{
  /// Which language it is.
  var language: Language { get }
}
