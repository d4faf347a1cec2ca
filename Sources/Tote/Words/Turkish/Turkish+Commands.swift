extension Turkish {
  func title(_ command: AppCommand) -> String {
    switch command {
    case .undo: "geri al"
    case .redo: "yinele"
    case .quit, .leave, .giveUp: "çık"
    case .saveNow: "şimdi kaydet"
    case .suspend: "askıya al"
    case .help: "yardım"
    case .endTour: "turu bitir"
    }
  }

  func title(_ command: HelpCommand) -> String {
    switch command {
    case .close: "kapat"
    case .down: "aşağı"
    case .up: "yukarı"
    case .pageDown: "sayfa aşağı"
    case .pageUp: "sayfa yukarı"
    case .halfPageDown: "yarım sayfa aşağı"
    case .halfPageUp: "yarım sayfa yukarı"
    case .first: "en başa"
    case .last: "en sona"
    case .tour: "turu yeniden göster"
    }
  }

  func title(_ command: DatabaseLoadingCommand) -> String { "yeniden dene" }

  func title(_ command: ListCommand) -> String {
    switch command {
    case .tick: "işaretle"
    case .add: "ekle"
    case .addAbove: "üstüne ekle"
    case .edit: "düzenle"
    case .openNote: "notunu aç"
    case .makeStaple: "düzenli al: haftada, 2 haftada, ayda, her zamanki"
    case .repeatEvery: "… haftada veya ayda bir al"
    case .categorize: "kategoriyi değiştir"
    case .changeStore: "mağazayı değiştir"
    case .delete: "sil"
    case .clearTicked: "işaretlileri çıkar"
    case .moveDown: "aşağı taşı"
    case .moveUp: "yukarı taşı"
    case .select: "tek tek seç, hepsine uygula"
    case .selectRange: "aralık seç"
    case .selectAll: "tümünü seç veya bırak"
    case .copy: "kopyala"
    case .copyAll: "tüm listeyi kopyala"
    case .moveToList: "başka listeye taşı"
    case .down: "aşağı"
    case .up: "yukarı"
    case .first: "en başa"
    case .last: "en sona"
    case .nextHeading: "sonraki başlık"
    case .previousHeading: "önceki başlık"
    case .halfPageDown: "yarım sayfa aşağı"
    case .halfPageUp: "yarım sayfa yukarı"
    case .pageDown: "sayfa aşağı"
    case .pageUp: "sayfa yukarı"
    case .filter: "filtrele"
    case .sort: "sırala"
    case .group: "kategoriye veya mağazaya göre grupla"
    case .clear: "seçimi veya filtreyi kaldır"
    case .nextList: "sonraki liste, \(Tab.lists.turned(by: 1).titles.command)"
    case .previousList: "önceki liste"
    case .allLists: "tüm listeler"
    case .newList: "yeni liste"
    case .renameList: "listeyi yeniden adlandır"
    case .duplicateList: "listeyi çoğalt"
    case .setBudget: "bütçesini belirle"
    case .archiveList: "listeyi arşivle"
    case .deleteList: "listeyi sil"
    }
  }

  func title(_ command: ListFilterCommand) -> String {
    switch command {
    case .keep: "listeye geç"
    case .down: "sonraki"
    case .up: "önceki"
    case .pageDown: "sayfa aşağı"
    case .pageUp: "sayfa yukarı"
    case .clear: "tümünü göster"
    }
  }

  func title(_ command: ItemEditorCommand) -> String {
    switch command {
    case .commit: "ekle"
    case .complete: "tamamla"
    case .nextSuggestion: "sonraki öneri"
    case .previousSuggestion: "önceki öneri"
    case .close: "bitti"
    }
  }

  func title<Action>(_ command: FieldCommand<Action>) -> String {
    switch command {
    case .commit: "kaydet"
    case .close: "iptal"
    }
  }

  func title(_ command: PastePreviewCommand) -> String {
    switch command {
    case .commit: "ekle"
    case .toggle: "seç ya da çıkar"
    case .more: "artır"
    case .fewer: "azalt"
    case .down: "aşağı"
    case .up: "yukarı"
    case .pageDown: "sayfa aşağı"
    case .pageUp: "sayfa yukarı"
    case .close: "iptal"
    }
  }

  func title(_ command: ListPickerCommand) -> String {
    switch command {
    case .choose: "aç"
    case .new: "yeni"
    case .delete: "sil"
    case .rename: "yeniden adlandır"
    case .archive: "arşivle"
    case .duplicate: "çoğalt"
    case .budget: "bütçe"
    case .share: "paylaş"
    case .leave: "paylaşmayı bırak"
    case .join: "katıl"
    case .log: "kayıt"
    case .moveDown: "aşağı taşı"
    case .moveUp: "yukarı taşı"
    case .down: "aşağı"
    case .up: "yukarı"
    case .pageDown: "sayfa aşağı"
    case .pageUp: "sayfa yukarı"
    case .first: "en başa"
    case .last: "en sona"
    case .close: "kapat"
    }
  }

  func title(_ command: SharingLogCommand) -> String {
    switch command {
    case .accept: "burada da sil"
    case .keep: "tut"
    case .scope: "tek liste veya hepsi"
    case .retry: "yeniden dene"
    case .down: "aşağı"
    case .up: "yukarı"
    case .pageDown: "sayfa aşağı"
    case .pageUp: "sayfa yukarı"
    case .first: "en başa"
    case .last: "en sona"
    case .close: "kapat"
    }
  }

  func title(_ command: BuyAgainCommand) -> String {
    switch command {
    case .select: "seç"
    case .selectAll: "önce zamanı gelenleri, sonra tümünü seç"
    case .more: "artır"
    case .less: "azalt"
    case .forget: "önerilerden çıkar"
    }
  }

  func title<Action>(_ command: SearchPickerCommand<Action>) -> String {
    switch command {
    case .choose: Action.chooseTitle
    case .down: "aşağı"
    case .up: "yukarı"
    case .pageDown: "sayfa aşağı"
    case .pageUp: "sayfa yukarı"
    case .close: "kapat"
    }
  }

  func title(_ command: NoteCommand) -> String {
    switch command {
    case .open: "aç"
    case .new: "yeni"
    case .edit: "düzenle"
    case .editOutside: "$EDITOR ile düzenle"
    case .delete: "sil"
    case .pin: "sabitle"
    case .archive: "arşivle, arşivden çıkar"
    case .renameLinks: "bağlantıları da güncelle"
    case .sendBoxes: "kutuları listeye ekle"
    case .restore: "geri yükle"
    case .emptyTrash: "çöp kutusunu boşalt"
    case .down: "aşağı"
    case .up: "yukarı"
    case .first: "en başa"
    case .last: "en sona"
    case .pageDown: "sayfa aşağı"
    case .pageUp: "sayfa yukarı"
    case .search: "ara"
    case .tags: "etiketler"
    case .nextFolder: "arşiv, çöp kutusu, notlar"
    case .previousFolder: "önceki klasör"
    case .showMore: "aramayı veya etiketi kaldır; notlara dön"
    case .nextTab: Tab.notes.turned(by: 1).titles.fromBefore
    case .previousTab: Tab.notes.turned(by: -1).titles.fromBehind
    }
  }

  func title(_ command: NoteSearchCommand) -> String {
    switch command {
    case .keep: "listeye geç"
    case .down: "aşağı"
    case .up: "yukarı"
    case .clear: "tümünü göster"
    }
  }

  func title(_ command: NoteLoadCommand) -> String { "yeniden dene" }

  func title(_ command: NoteReaderCommand) -> String {
    switch command {
    case .edit: "düzenle"
    case .close: "geri"
    case .tick: "işaretle"
    case .follow: "bağlantıyı aç"
    case .backlinks: "bağlantı veren notlar"
    case .editOutside: "$EDITOR ile düzenle"
    case .sendBoxes: "kutuları listeye ekle"
    case .pin: "sabitle"
    case .archive: "arşivle, arşivden çıkar"
    case .renameLinks: "bağlantıları da güncelle"
    case .down: "aşağı"
    case .up: "yukarı"
    case .nextStop: "sonraki kutu veya bağlantı"
    case .previousStop: "önceki kutu veya bağlantı"
    case .pageDown: "sayfa aşağı"
    case .pageUp: "sayfa yukarı"
    case .first: "en başa"
    case .last: "en sona"
    }
  }

  func title(_ command: NoteEditorCommand) -> String {
    switch command {
    case .toText: "metne geç"
    case .toTitle: "başlığa geç"
    case .endLine: "yeni satır"
    case .completeLink: "bağlantıyı tamamla"
    case .undo: "geri al"
    case .save: "kaydet"
    case .close: "bitti"
    }
  }

  func title<Action>(_ command: PickerCommand<Action>) -> String {
    switch command {
    case .choose: Action.chooseTitle
    case .down: "aşağı"
    case .up: "yukarı"
    case .pageDown: "sayfa aşağı"
    case .pageUp: "sayfa yukarı"
    case .close: "kapat"
    }
  }

  var showTag: String { "bunları göster" }
  var openBacklink: String { "aç" }
  var putBoxesHere: String { "buraya ekle" }
  var buyHere: String { "listeye ekle" }
  var enterShop: String { "seç" }
  var openBuyAgain: String { "tekrar al" }
  var openShop: String { "mağazada alışveriş" }

  var itemsGroup: String { "Ürünler" }
  var movingGroup: String { "Gezinme" }
  var showingGroup: String { "Görünüm" }
  var listsGroup: String { "Listeler" }
  var notesGroup: String { "Notlar" }
  var readingGroup: String { "Okuma" }
  var programGroup: String { "Uygulama" }
}
