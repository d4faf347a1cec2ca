import ToteModel

/// Everything the screen says. Keys in sentences come from the key tables, so they are always right.
protocol Words:
  CommonWords, AppWords, BuyAgainWords, DetailsWords, EditWords, ItemEditorWords,
  KeyProblemWords, ListPickerWords, ListWords, NoteWords, PaletteWords, PastePreviewWords,
  SettingsWords, SharingWords, ShellWords, ShopWords, SpendingWords, StepWords,
  TourWords, ValueEditorWords
{}
