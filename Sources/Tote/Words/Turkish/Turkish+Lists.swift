import ToteModel

extension Turkish {
  // In quotes: no name takes an ending, but it must be told apart from the next words.
  func summary(_ items: [Item]) -> String {
    items.count == 1 ? "“\(items[0].name)”" : "\(items.count) ürün"
  }

  func tickedSummary(_ items: [Item]) -> String {
    items.count == 1 ? "“\(items[0].name)”" : "İşaretli \(items.count) ürün"
  }

  func sorted(_ sort: Arrangement.Sort) -> String? {
    switch sort {
    case .own: nil
    case .name: "ada göre sıralı"
    case .store: "mağazaya göre sıralı"
    case .newest: "önce en yeniler"
    }
  }

  var welcome: (String, String) {
    ("Tote uygulamasına hoş geldiniz.", "Alışveriş listeniz. Otomatik kaydedilir.")
  }

  var listsTab: TabWords {
    TabWords(title: lists, command: "listeler", fromBefore: "ilk liste", fromBehind: "son liste")
  }

  func noList(areArchived: Bool, canUndo: Bool) -> (String, String) {
    let undo = canUndo ? " veya \(AppCommand.undo.key) ile son değişikliği geri alın." : "."
    let (all, new) = (ListCommand.allLists.key, ListCommand.newList.key)
    return areArchived
      ? ("Tüm listeler arşivde.", "\(all) ile görün, \(new) ile yenisini oluşturun\(undo)")
      : ("Henüz liste yok.", "\(new) ile oluşturun\(undo)")
  }

  var signHelp: Palette.Section {
    Palette.Section(
      name: "Simgeler",
      rows: [
        Palette.Row(key: "3/7", title: "7 üründen 3’ü işaretli"),
        Palette.Row(key: ItemRow.stapleMark, title: "otomatik eklenir"),
        Palette.Row(key: ItemRow.noteMark, title: "notu var"),
      ])
  }

  var filterHelp: Palette.Section {
    Palette.Section(
      name: "Filtreleme",
      rows: [
        Palette.Row(key: "yulaf sütü", title: "iki sözcük de, sırası fark etmez"),
        Palette.Row(key: "\"yulaf sütü\"", title: "tam olarak bu sözcükler"),
        Palette.Row(key: "500 g", title: "miktar; kutu: kutuyla alınanlar"),
        Palette.Row(key: "@migros #süt", title: "mağaza, kategori"),
        Palette.Row(key: ">₺50 <₺90", title: "fiyat aralığı"),
        Palette.Row(key: "is:ticked", title: "sepettekiler"),
        Palette.Row(key: "is:unpriced", title: "fiyatı olmayanlar; is:priced: olanlar"),
        Palette.Row(key: "-süt", title: "süt dışında her şey; hepsiyle kullanılır"),
      ])
  }

  func notUnderstood(_ words: [String]) -> String {
    "anlaşılmadı: \(words.joined(separator: " "))"
  }

  func nothingFound(_ text: String) -> (String, String) {
    ("“\(text)” için sonuç yok.", "\(ListCommand.clear.key) ile listenin tümünü görün.")
  }

  func found(_ count: Int, on list: String) -> String { "“\(list)” listesinde \(number(count))" }

  var emptyList: Invitation {
    Invitation(
      heading: "Alınacak bir şey yok.", add: "ekleyin: 2 kg elma",
      again: "daha önce aldıklarınızdan seçin", more: "Bütün bir mesaj ya da tarif de yapıştırılabilir.")
  }

  func selected(_ count: Int) -> String {
    "\(selectedCount(count)). \(ListCommand.clear.key) ile seçimi kaldırın."
  }

  func selectedCount(_ count: Int) -> String { "\(number(count)) ürün seçili" }

  func selectedCount(_ count: Int, hidden: Int) -> String {
    hidden == 0 ? selectedCount(count) : "\(selectedCount(count)), \(hidden) tanesi görünmüyor"
  }

  package func left(_ totals: Totals) -> String {
    totals.count == 0 ? "boş" : "kalan: \(totals.remaining)/\(totals.count)"
  }

  package func withUnpriced(_ price: String, _ count: Int) -> String {
    count == 0 ? price : "\(price) (\(unpricedCount(count)))"
  }

  func leftOfBudget(_ price: String, isOver: Bool) -> String {
    isOver ? "bütçe \(price) aşıldı" : "bütçeden \(price) kaldı"
  }

  func leftToSpend(_ price: String, isOver: Bool) -> String { "\(price) \(isOver ? "aşıldı" : "kaldı")" }

  func lastPrice(_ payment: PriceHistory.Payment) -> String {
    "son fiyat: \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }

  func lowestPrice(_ payment: PriceHistory.Payment) -> String {
    "en düşük: \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }

  private func place(_ payment: PriceHistory.Payment) -> String { payment.store.map { " (\($0))" } ?? "" }

  func place(_ row: Int, of count: Int, height: Int) -> String {
    count > height ? "\(row + 1)/\(count)" : ""
  }

  func nothingTicked(in shop: Shop?) -> String {
    shop.map { "Burada işaretli ürün yok: \($0.name)." } ?? "İşaretli ürün yok."
  }

  func allInBasketNow(in shop: Shop?) -> String {
    "\(shop.map { "\($0.name): her" } ?? "Her") şey sepette. \(ListCommand.clearTicked.key) ile sepeti boşaltın."
  }

  func tickedAll(_ items: [Item], under heading: String) -> String {
    "\(heading): \(summary(items)) işaretlendi. \(AppCommand.undo.key) ile geri alın."
  }

  func isInBasket(_ item: Item) -> String {
    "“\(item.name)” zaten sepette. İşaretini kaldırmak için \(ListCommand.tick.key) tuşuna yeniden basın."
  }

  func cannotMoveWhileSorted(_ arrangement: Arrangement) -> String {
    "Sıralama: \(name(arrangement.sort)). Taşımak için \(ListCommand.sort.key) ile kendi sıranıza geçin."
  }

  func isAtEnd(_ item: Item, isFirst: Bool) -> String {
    "“\(item.name)” \(item.isTicked ? "sepette " : "")zaten \(isFirst ? "ilk" : "son") sırada."
  }

  func staysInCategory(_ item: Item) -> String {
    "“\(item.name)” kendi kategorisinde kalır. \(ListCommand.categorize.key) ile kategoriyi değiştirin. "
      + "Mağazada (\(ListCommand.shop.key)) başlık üzerinde \(ListCommand.moveDown.key) ve \(ListCommand.moveUp.key) reyonu taşır."
  }

  func deleted(_ items: [Item], notes: Int) -> String {
    let rest = notes == 0 ? "" : items.count == 1 ? " Notu duruyor." : " Notları duruyor."
    return "\(summary(items)) silindi. \(AppCommand.undo.key) ile geri alın.\(rest)"
  }

  func cleared(_ items: [Item], in shop: Shop?) -> String {
    let what = shop.map { "\($0.name): \(summary(items))" } ?? tickedSummary(items)
    return
      "\(what) listeden çıkarıldı. \(AppCommand.undo.key) ile geri alın."
  }

  func copied(_ items: [Item]) -> String { "\(summary(items)) kopyalandı." }

  func categorized(_ items: [Item], as category: Category) -> String {
    "\(summary(items)) artık şu kategoride: \(name(category))."
  }

  func corrected(_ name: String, _ category: Category) -> String {
    "“\(name)” artık şu kategoride: \(self.name(category))."
  }

  func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> String {
    "\(summary(items)), \(isNew ? "yeni " : "")“\(list.name)” listesine taşındı."
  }

  func comesBack(_ item: Item, _ day: Moment) -> String {
    "“\(item.name)” \(longDay(day)) günü yeniden eklenecek."
  }

  func staplesCame(_ items: [Item]) -> String {
    "Zamanı gelenler: \(summary(items)). \(AppCommand.undo.key) ile geri alın."
  }

  func arranged(_ arrangement: Arrangement) -> String {
    if arrangement.walk != nil { return "Her reyonda sıralama: \(name(arrangement.sort))." }
    let grouping =
      switch arrangement.grouping {
      case .category: "; gruplama: kategoriye göre"
      case .store: "; gruplama: mağazaya göre"
      case .none: ""
      }
    return "Sıralama: \(name(arrangement.sort))\(grouping)."
  }
}
