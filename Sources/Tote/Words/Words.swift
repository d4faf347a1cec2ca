import ToteModel

/// Everything the screen says. Keys in sentences come from the key tables, so they are always right.
protocol Words:
  AppWords, BuyAgainWords, CommandTitles, DetailsWords, EditWords, FigureWords, ItemEditorWords,
  ListPickerWords, ListWords,
  NoteWords, PastePreviewWords, SettingsWords, SharingWords, ShellWords, ShopWords, SpendingWords,
  StepWords, SystemErrorWords,
  TourWords,
  ValueEditorWords
{}
