import ToteModel

extension Turkish {
  var lists: String { "Listeler" }
  package var firstList: String { "Alışveriş" }
  var allLists: String { "Tüm listeler" }
  var newList: String { "Yeni liste" }
  var renameList: String { "Listeyi yeniden adlandır" }
  var name: String { "Ad" }
  var namePlaceholder: String { "Nalbur" }
  var repeatLabel: String { "Sıklık" }
  func budgetLabels(_ list: String) -> [String] { ["\(list), günlük bütçe", "\(list), günlük", "Bütçe"] }
  func repeatTitle(_ item: String) -> String { "Düzenli al: \(item)" }
  var intervalExamples: String { "3 hafta, 2 ay, her zamanki, asla" }
  var never: String { "asla" }
  func budgetTitle(_ list: String) -> String { "Günlük bütçe: “\(list)”" }
  var budgetScope: String { "listedekiler ve 12 saatte alınanlar" }
  var budgetExample: String { "800₺, boş: bütçe yok" }
  var filterPlaceholder: String { "sözcük, @mağaza, #kategori, >50₺" }
  var buyAgain: String { "Tekrar al" }
  func addAndClose(_ count: Int, isShort: Bool) -> String {
    let add = count == 0 ? "ekle" : "\(count) ürün ekle"
    return isShort ? add : "\(add) ve kapat"
  }
  func selectDue(_ count: Int) -> String { "zamanı gelen \(count)" }
  func selectNotLater(_ count: Int, later: Int, forRecipes: Int) -> String {
    let rest = [
      later > 0 ? "\(later) henüz değil" : nil, forRecipes > 0 ? "\(forRecipes) tarifler için" : nil,
    ]
    return "\(count) (\(rest.compactMap { $0 }.joined(separator: ", ")))"
  }
  func selectAllBought(_ count: Int) -> String { "tümü (\(count))" }
  var selectNothing: String { "hiçbiri" }
  var moreOrDigits: String { "artır ya da rakam" }
  var clearSearch: String { "aramayı sil" }
  var noOtherList: String { "Başka liste yok. \(ListCommand.newList.key) ile oluşturun." }
  var nothingBoughtYet: String { "Henüz bir şey yok. İşaretledikleriniz hatırlanır ve burada önerilir." }
  var allBoughtIsOnList: String { "Daha önce aldıklarınızın hepsi zaten listede." }
  func isOnList(_ name: String) -> String { "“\(name)” zaten listede." }
  func onList(_ amount: String) -> String { "listede: \(amount)" }
  func alsoOnList(_ amount: String) -> String { "listede ayrıca: \(amount)" }
  var welcome: (String, String) {
    ("Tote uygulamasına hoş geldiniz.", "İhtiyaçlarınız için bir liste. Otomatik kaydedilir.")
  }
  var escapeShowsAll: String { ", tümü için \(ListCommand.clear.key)" }
  var listsTab: TabWords {
    TabWords(title: lists, command: "listeler", fromBefore: "ilk liste", fromBehind: "son liste")
  }

  var select: String { "seç" }
  var selectAll: String { "tümü" }
  var budget: String { "bütçe" }
  var group: String { "grupla" }
  var move: String { "taşı" }
  var clearSelection: String { "seçimi kaldır" }
  var showAll: String { "tümünü göster" }
  var restoreArchived: String { "arşivden çıkar" }
  var moveHere: String { "buraya taşı" }
  var toNewList: String { "yeni listeye" }

  var whichShop: String { "Hangi mağaza?" }
  var anyShop: String { "Herhangi bir mağaza" }
  func whereToBuy(_ name: String) -> String { "\(name) nereden alınacak?" }
  var notHere: String { "burada yok" }
  func leave(_ shop: Shop) -> String { "Mağazadan çık: \(shop.name)" }
  var youAreHere: String { "buradasınız" }
  func new(_ shop: Shop) -> String { "Yeni mağaza: “\(shop.name)”" }
  var enterNewShop: String { "yeni mağaza" }
  var typeShop: String { "mağaza adı yazın" }
  var noShopYet: String { "Henüz mağaza yok. Adını yazın." }
  var leaveShop: String { "çık" }
  var toShop: String { "mağaza" }
  var toAisle: String { "reyon" }
  var aisleLater: String { "geriye" }
  var aisleEarlier: String { "öne" }
  var tickAll: String { "tümünü işaretle" }
  var toItems: String { "ürünler" }
  var nextItem: String { "Sırada:" }
  func nothingToBuy(in shop: Shop) -> (String, String) {
    (
      "Burada alınacak bir şey yok: \(shop.name).",
      "\(AppCommand.shop.key) ile başka mağaza seçin, \(ListCommand.clear.key) ile listenin tümünü görün."
    )
  }

  func items(_ count: Int) -> String { "\(count) ürün" }

  func noList(areArchived: Bool, canUndo: Bool) -> (String, String) {
    let undo = canUndo ? " veya \(AppCommand.undo.key) ile son değişikliği geri alın." : "."
    let (all, new) = (ListCommand.allLists.key, ListCommand.newList.key)
    return areArchived
      ? ("Tüm listeler arşivde.", "\(all) ile görün, \(new) ile yenisini oluşturun\(undo)")
      : ("Henüz liste yok.", "\(new) ile oluşturun\(undo)")
  }

  var signHelp: HelpPage.Section {
    HelpPage.Section(
      name: "İmler",
      lines: [
        HelpPage.Line(key: "3/7", help: "7’den 3’ü işaretli"),
        HelpPage.Line(key: words.unpricedMark(2), help: "2 ürünün fiyatı yok"),
        HelpPage.Line(key: ItemRow.stapleMark, help: "otomatik eklenir"),
        HelpPage.Line(key: ItemRow.noteMark, help: "notu var"),
      ])
  }

  var filterHelp: HelpPage.Section {
    HelpPage.Section(
      name: "Filtreleme",
      lines: [
        HelpPage.Line(key: "yulaf sütü", help: "iki sözcük de, sırası fark etmez"),
        HelpPage.Line(key: "\"yulaf sütü\"", help: "tam olarak bu sözcükler"),
        HelpPage.Line(key: "500 g", help: "miktar; kutu: kutuyla alınanlar"),
        HelpPage.Line(key: "@migros #süt", help: "mağaza, kategori"),
        HelpPage.Line(key: ">50₺ <90₺", help: "fiyat aralığı"),
        HelpPage.Line(key: "is:ticked", help: "sepettekiler; is:priced: fiyatı olanlar"),
        HelpPage.Line(key: "-süt", help: "süt dışında her şey; hepsiyle kullanılır"),
      ])
  }

  var isNotUnderstood: String { "anlaşılmadı" }
  func notUnderstood(_ words: [String]) -> String {
    "anlaşılmadı: \(words.joined(separator: " "))"
  }

  func nothingFound(_ text: String) -> (String, String) {
    ("“\(text)” için sonuç yok.", "\(ListCommand.clear.key) ile listenin tümünü görün.")
  }

  func emptyList(canBuyAgain: Bool) -> (String, String) {
    let add = "\(ListCommand.add.key) ile ekleyin: 2 kg elma"
    let again = canBuyAgain ? "\n\(AppCommand.buyAgain.key) ile daha önce aldıklarınızdan seçin" : ""
    return ("Alınacak bir şey yok.", add + again)
  }

  func selected(_ count: Int) -> String {
    "\(selectedCount(count)). \(ListCommand.clear.key) ile seçimi kaldırın."
  }
  func selectedCount(_ count: Int) -> String { "\(count) ürün seçili" }
  func selectedCount(_ count: Int, hidden: Int) -> String {
    hidden == 0 ? selectedCount(count) : "\(selectedCount(count)), \(hidden) tanesi görünmüyor"
  }
  package func left(_ totals: Totals) -> String {
    totals.count == 0 ? "boş" : "kalan: \(totals.remaining)/\(totals.count)"
  }
  package func toPay(_ price: String) -> String { "ödenecek: \(price)" }
  package func withUnpriced(_ price: String, _ count: Int) -> String {
    count == 0 ? price : "\(price) (\(count) fiyatsız)"
  }
  var searchBought: String { "harfler arar, mağaza için @" }
  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = days == 0 ? "bugün" : days == 1 ? "dün" : "\(days) gün önce"
    return gap.map { "\(ago) · \($0 == 1 ? "her gün" : "\($0) günde bir")" } ?? ago
  }
  func leftOfBudget(_ price: String, isOver: Bool) -> String {
    isOver ? "bütçe \(price) aşıldı" : "bütçeden \(price) kaldı"
  }
  func leftToSpend(_ price: String, isOver: Bool) -> String { "\(price) \(isOver ? "aşıldı" : "kaldı")" }
  func basket(_ price: String) -> String { "sepet \(price)" }
  func inBasket(_ price: String) -> String { "sepette: \(price)" }
  func spentEarlier(_ price: String) -> String { "daha önce harcanan: \(price)" }
  func earlier(_ price: String) -> String { "daha önce \(price)" }
  func lastPrice(_ payment: PriceHistory.Payment) -> String {
    "son fiyat: \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }
  func lowestPrice(_ payment: PriceHistory.Payment) -> String {
    "en düşük: \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }
  func cheapest(_ store: String, _ price: String) -> String { "en ucuz: \(store), \(price)" }
  private func place(_ payment: PriceHistory.Payment) -> String { payment.store.map { " (\($0))" } ?? "" }
  func bought(_ count: Int) -> String { count == 1 ? "bir kez alındı" : "\(count) kez alındı" }
  func addPasted(_ count: Int) -> String { "\(count) ürün eklensin mi?" }
  func addItems(_ count: Int) -> String { "\(count) ürün ekle" }
  func toggleLine(isKept: Bool, isShort: Bool) -> String {
    let toggle = isKept ? "çıkar" : "seç"
    return isShort ? toggle : "\(toggle), sonraki"
  }
  func wasSent(_ meal: PastePreview.SentMeal) -> [String] {
    let day = daysAgo(meal.days, usually: nil)
    let part = meal.part.map { "\($0.planned) kişiliğin \($0.servings) kişiliği " } ?? ""
    return ["\(meal.title): \(part)\(day) \(meal.list) listesine eklendi", "\(part)\(day) eklendi"]
  }
  var wasLeftOut: [String] { ["bugün çıkarılmıştı", "çıkarıldı"] }
  var noSuchNote: [String] { ["bu başlıkta not yok", "not yok"] }
  var servings: String { "Kaç kişilik" }
  func servings(of meal: String, _ count: Int) -> String {
    "\(meal): \(count) kişilik"
  }
  func state(of row: ListPicker.Row) -> String { row.list.isArchived ? "arşivde" : left(row.totals) }
  func moveTo(_ name: String?, count: Int) -> String {
    "Listeye taşı" + (count == 1 ? name.map { ": \($0)" } ?? "" : ": \(count) ürün")
  }
  func place(_ row: Int, of count: Int, height: Int) -> String {
    count > height ? "\(row + 1)/\(count)" : ""
  }
  func range(_ first: Int, _ last: Int, of count: Int) -> String { "\(first)–\(last)/\(count)" }

  func nothingTicked(in shop: Shop?) -> String {
    shop.map { "Burada işaretli ürün yok: \($0.name)." } ?? "İşaretli ürün yok."
  }
  func allInBasketNow(in shop: Shop?) -> String {
    "\(shop.map { "\($0.name): her" } ?? "Her") şey sepette. \(ListCommand.clearTicked.key) ile kaldırın."
  }
  func tickedAll(_ items: [Item], under heading: String) -> String {
    "\(heading): \(summary(items)) işaretlendi. \(AppCommand.undo.key) ile geri alın."
  }
  func isInBasket(_ item: Item) -> String {
    "“\(item.name)” zaten sepette. İşaretini kaldırmak için \(ListCommand.tick.key) tuşuna yeniden basın."
  }
  var nothingToCopy: String { "Kopyalanacak bir şey yok." }
  var itemsGone: String { "Bu ürünler artık yok." }
  var noListToAddTo: String { "Ürün eklenecek liste yok. \(ListCommand.newList.key) ile oluşturun." }
  var noListToPasteTo: String {
    "Bunların ekleneceği liste yok. \(ItemEditorCommand.close.key) ile çıkıp \(ListCommand.newList.key) ile oluşturun."
  }
  var editedItemGone: String {
    "Bu ürün başka yerde silinmiş. \(ItemEditorCommand.commit.key) ile yeniden ekleyin."
  }
  var renamedListGone: String {
    "Bu liste başka yerde silinmiş. \(ListNameEditorCommand.commit.key) ile yenisini oluşturun."
  }
  var cannotMoveWhileFiltered: String {
    "Filtre açıkken ürünler taşınamaz. \(ListCommand.clear.key) ile filtreyi kaldırın."
  }
  func nameListToAdd(_ item: String) -> String {
    "“\(item)” için liste yok. Yeni listeye ad verin ya da \(ListNameEditorCommand.close.key) ile satırınıza dönün."
  }
  func cannotMoveWhileSorted(_ arrangement: Arrangement) -> String {
    "Sıralama: \(name(arrangement.sort)). Taşımak için \(ListCommand.sort.key) ile kendi sıranıza geçin."
  }
  func isAtEnd(_ item: Item, isFirst: Bool) -> String {
    "“\(item.name)” \(item.isTicked ? "sepette " : "")zaten \(isFirst ? "ilk" : "son") sırada."
  }
  func staysInCategory(_ item: Item) -> String {
    "“\(item.name)” kendi kategorisinde kalır. \(ListCommand.categorize.key) ile kategoriyi değiştirin. "
      + "Mağazada (\(AppCommand.shop.key)) başlık üzerinde \(ListCommand.moveDown.key) ve \(ListCommand.moveUp.key) reyonu taşır."
  }
  func deleted(_ items: [Item], notes: Int) -> String {
    let rest = notes == 0 ? "" : items.count == 1 ? " Notu duruyor." : " Notları duruyor."
    return "\(summary(items)) silindi. \(AppCommand.undo.key) ile geri alın.\(rest)"
  }
  func cleared(_ items: [Item], in shop: Shop?) -> String {
    let what = shop.map { "\($0.name) alışverişinden \(summary(items))" } ?? tickedSummary(items)
    return
      "\(what) listeden çıkarıldı. \(AppCommand.undo.key) ile geri alın."
  }
  func copied(_ items: [Item]) -> String { "\(summary(items)) kopyalandı." }
  func added(_ counts: AddedCounts) -> String {
    sentence(
      [
        (counts.new, { "\($0) eklendi" }), (counts.updated, { "\($0) güncellendi" }),
        (counts.putBack, { "\($0) yeniden listede" }), (counts.there, { "\($0) zaten listedeydi" }),
      ], separator: ", ")
  }
  func nameless(_ text: String) -> String { "Ad olarak kullanmak için \"\(text)\" yazın." }
  func editsOneItem(_ count: Int) -> String {
    "Düzenlemek için tek ürün seçin. \(ListCommand.clear.key) ile seçimi kaldırın."
  }
  func itemGone(_ name: String) -> String {
    "“\(name)” başka yerde silinmiş. \(ListCommand.add.key) ile yeniden ekleyin."
  }
  func categorized(_ items: [Item], as category: Category) -> String {
    "\(summary(items)) artık şu kategoride: \(name(category))."
  }
  func corrected(_ name: String, _ category: Category) -> String {
    "“\(name)” artık şu kategoride: \(self.name(category))."
  }
  func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> String {
    "\(summary(items)), \(isNew ? "yeni " : "")“\(list.name)” listesine taşındı."
  }
  func merged(_ count: Int) -> String { "\(count) tanesi listedekilerle birleştirildi." }
  func forgotPurchase(_ name: String) -> String {
    "“\(name)” önerilerden çıkarıldı. \(AppCommand.undo.key) ile geri alın."
  }
  func repeats(_ item: Item, every: Repeat?) -> String {
    every.map { "“\(item.name)” \(name($0)) otomatik eklenecek." }
      ?? "“\(item.name)” artık otomatik eklenmeyecek."
  }
  var changesRepetition: String { "\(ListCommand.makeStaple.key) sıklığı değiştirir." }
  func repeatsOnceKnown(_ item: Item) -> String {
    "“\(item.name)” üç ayrı gün alındıktan sonra \(name(.usual)) eklenecek."
  }
  func comesBack(_ item: Item, _ day: Moment) -> String {
    "“\(item.name)” \(longDay(day)) günü yeniden eklenecek."
  }
  func notAnInterval(_ text: String) -> String {
    "Anlaşılmadı. Örneğin: 3 hafta, 2 ay, her zamanki veya asla."
  }
  func notABudget(_ text: String) -> String { "Anlaşılmadı. Para birimiyle bir tutar yazın; örneğin 800₺." }
  func budgeted(_ list: ShoppingList, _ budget: Price?) -> String {
    budget.map { "“\(list.name)” listesinin bütçesi: \($0.shown)." }
      ?? "“\(list.name)” listesinin artık bütçesi yok."
  }
  func staplesCame(_ items: [Item]) -> String {
    "Zamanı gelenler: \(summary(items)). \(AppCommand.undo.key) ile geri alın."
  }
  package func name(_ every: Repeat) -> String {
    switch every {
    case .weeks(let count): count == 1 ? "her hafta" : "\(count) haftada bir"
    case .months(let count): count == 1 ? "her ay" : "\(count) ayda bir"
    case .usual: "her zamanki sıklıkta"
    }
  }
  func areOnListAlready(_ list: ShoppingList) -> String { "Zaten “\(list.name)” listesinde." }
  func standsByAisle(_ shop: Shop) -> String {
    "Mağazada liste reyonlara göre dizilir. \(ListCommand.clear.key) ile mağazadan çıkın."
  }
  func staysInStore(_ item: Item) -> String {
    "“\(item.name)” kendi mağazasında kalır. \(ListCommand.edit.key) ile mağazayı değiştirin."
  }
  func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> String {
    "“\(name(aisle))” zaten \(isFirst ? "ilk" : "son") sırada."
  }
  func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> String {
    "\(shop.name): önce “\(name(first))”, sonra “\(name(second))”. \(AppCommand.undo.key) ile geri alın."
  }
  func isBoughtElsewhere(_ name: String, _ store: String) -> String {
    "“\(name)” şuradan alınacak: \(store). Burada gösterilmez."
  }
  func isBought(_ name: String, in store: String?, isHidden: Bool) -> String {
    let place = store.map { "şuradan alınacak: \($0)" } ?? "herhangi bir mağazadan alınabilir"
    let hidden = isHidden ? " Burada gösterilmez." : ""
    return "“\(name)” artık \(place).\(hidden) \(AppCommand.undo.key) ile geri alın."
  }
  func leftShop(_ shop: Shop) -> String {
    "Mağazadan çıktınız: \(shop.name). \(AppCommand.shop.key) ile mağaza seçin."
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
  func deleted(_ list: ShoppingList, items count: Int) -> String {
    let contents = count == 0 ? "" : " ve içindeki \(count) ürün"
    return "“\(list.name)”\(contents) silindi. \(AppCommand.undo.key) ile geri alın."
  }
  func duplicated(_ list: ShoppingList) -> String {
    "Bu, “\(list.name)” listesinin işaretsiz kopyası. \(ListCommand.renameList.key) ile yeniden adlandırın."
  }
  func archived(_ list: ShoppingList) -> String {
    "“\(list.name)” arşivlendi. \(ListCommand.allLists.key) ile görün, \(AppCommand.undo.key) ile geri alın."
  }
  func unarchived(_ list: ShoppingList) -> String { "“\(list.name)” arşivden çıkarıldı." }
  func nameTaken(by list: ShoppingList) -> String {
    list.isArchived
      ? "“\(list.name)” arşivde zaten var. \(ListCommand.allLists.key) ile görün."
      : "“\(list.name)” adlı bir liste zaten var."
  }
  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String {
    "“\(list.name)” başka yerde \(isDeleted ? "silinmiş" : "arşivlenmiş")."
  }
}
