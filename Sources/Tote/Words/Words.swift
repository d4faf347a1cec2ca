import ToteModel

/// Everything the screen says. Keys in sentences come from the key tables, so they are always right.
protocol Words:
  AppWords, BuyAgainWords, CommandTitles, DetailsWords, EditWords, FigureWords, ItemEditorWords,
  KeyProblemWords, ListPickerWords, ListWords, NoteWords, PaletteWords, PastePreviewWords,
  SettingsWords, SharingWords, ShellWords, ShopWords, SpendingWords, StepWords, SystemErrorWords,
  TourWords, ValueEditorWords
{}
