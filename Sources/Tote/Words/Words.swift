import ToteModel

/// Everything that Tote says, by subject. A language is a type that says all of it; what it needs to know it is given, and
/// the keys it names come from the key tables, so that no sentence can name a key that does something else.
protocol Words:
  AddingWords, AppWords, AppSentences, CommandTitles, EditWords, FigureWords, ItemEditorWords, ItemWords,
  ListWords,
  ListSentences,
  MissingWords,
  NoteWording,
  NoteSentences, SharingWords, ShopWords, ShellWords, SpendingWords, TourWords
{
  /// Which language it is.
  var language: Language { get }
}
