import ToteModel

/// All texts of Tote. A language is a type that provides them. Keys come from the key tables, so texts can't
/// name the wrong ones.
protocol Words:
  AddingWords, AppWords, AppSentences, CommandTitles, EditWords, FigureWords, ItemEditorWords, ItemWords,
  ListWords,
  ListSentences,
  MissingWords,
  NoteWording,
  NoteSentences, SharingWords, ShopWords, ShellWords, SpendingWords, TourWords
{
  var language: Language { get }
}
