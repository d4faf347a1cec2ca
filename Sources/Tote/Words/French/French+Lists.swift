import ToteModel

extension French {
  var lists: String { "Listes" }
  package var firstList: String { "Courses" }
  var allLists: String { "Toutes les listes" }
  var newList: String { "Nouvelle liste" }
  var renameList: String { "Renommer la liste" }
  var name: String { "Nom" }
  var namePlaceholder: String { "Bricolage" }
  var repeatLabel: String { "Rythme" }
  func budgetLabels(_ list: String) -> [String] {
    ["\(list), budget par jour", "\(list), par jour", "Budget"]
  }
  func repeatTitle(_ item: String) -> String { "Ajout automatique : \(item)" }
  var intervalExamples: String { "3 semaines, 2 mois, habituel, jamais" }
  var never: String { "jamais" }
  func budgetTitle(_ list: String) -> String { "Budget du jour : \(quoted(list))" }
  var budgetScope: String { "sur la liste, ou acheté en 12 heures" }
  var budgetExample: String { "80 €, vide : aucun" }
  var filterPlaceholder: String { "mots, @magasin, #rayon, >5€" }
  var buyAgain: String { "Racheter" }
  func addAndClose(_ count: Int, isShort: Bool) -> String {
    let add = count == 0 ? "ajouter" : "ajouter \(count)"
    return isShort ? add : "\(add) et fermer"
  }
  func selectDue(_ count: Int) -> String { "\(count) à racheter" }
  func selectNotLater(_ count: Int, later: Int, forRecipes: Int) -> String {
    let rest = [
      later > 0 ? "\(later) pas encore" : nil, forRecipes > 0 ? "\(forRecipes) pour des recettes" : nil,
    ]
    return "\(count) (\(rest.compactMap { $0 }.joined(separator: ", ")))"
  }
  func selectAllBought(_ count: Int) -> String { "tout (\(count))" }
  var selectNothing: String { "rien" }
  var moreOrDigits: String { "plus, ou chiffres" }
  var clearSearch: String { "effacer la recherche" }
  var noOtherList: String { "Il n’y a pas d’autre liste. \(ListCommand.newList.key) pour en créer une." }
  var nothingBoughtYet: String { "Rien pour l’instant. Ce que vous cochez est mémorisé et proposé ici." }
  var allBoughtIsOnList: String { "Tout ce que vous avez déjà acheté est sur la liste." }
  func isOnList(_ name: String) -> String { "\(quoted(name)) est déjà sur la liste." }
  func onList(_ amount: String) -> String { "sur la liste : \(amount)" }
  func alsoOnList(_ amount: String) -> String { "aussi sur la liste : \(amount)" }
  var welcome: (String, String) {
    ("Bienvenue dans Tote.", "Notez ce qu’il vous faut : tout s’enregistre aussitôt.")
  }
  var escapeShowsAll: String { ", \(ListCommand.clear.key) pour tout afficher" }
  var listsTab: TabWords {
    TabWords(title: lists, command: "listes", fromBefore: "première liste", fromBehind: "dernière liste")
  }

  var select: String { "sélectionner" }
  var selectAll: String { "tout" }
  var budget: String { "budget" }
  var group: String { "grouper" }
  var move: String { "déplacer" }
  var clearSelection: String { "désélectionner" }
  var showAll: String { "tout afficher" }
  var restoreArchived: String { "restaurer" }
  var moveHere: String { "déplacer ici" }
  var toNewList: String { "vers une nouvelle liste" }

  var whichShop: String { "Quel magasin ?" }
  var anyShop: String { "Tous magasins" }
  func whereToBuy(_ name: String) -> String { "Où acheter \(name) ?" }
  var notHere: String { "pas ici" }
  func leave(_ shop: Shop) -> String { "Quitter \(shop.name)" }
  var youAreHere: String { "vous y êtes" }
  func new(_ shop: Shop) -> String { "Nouveau magasin \(quoted(shop.name))" }
  var enterNewShop: String { "nouveau magasin" }
  var typeShop: String { "tapez un magasin" }
  var noShopYet: String { "Aucun magasin pour l’instant. Tapez un nom." }
  var leaveShop: String { "quitter" }
  var toShop: String { "magasin" }
  var toAisle: String { "rayon" }
  var aisleLater: String { "après" }
  var aisleEarlier: String { "avant" }
  var tickAll: String { "tout cocher" }
  var toItems: String { "articles" }
  var nextItem: String { "Ensuite :" }
  func nothingToBuy(in shop: Shop) -> (String, String) {
    (
      "Rien à acheter chez \(shop.name).",
      "\(AppCommand.shop.key) pour choisir un autre magasin, \(ListCommand.clear.key) pour afficher toute la liste."
    )
  }

  func items(_ count: Int) -> String { count < 2 ? "\(count) article" : "\(count) articles" }

  func noList(areArchived: Bool, canUndo: Bool) -> (String, String) {
    let undo = canUndo ? ", \(AppCommand.undo.key) pour annuler la dernière action." : "."
    let (all, new) = (ListCommand.allLists.key, ListCommand.newList.key)
    return areArchived
      ? ("Toutes les listes sont archivées.", "\(all) pour les afficher, \(new) pour en créer une\(undo)")
      : ("Aucune liste pour l’instant.", "\(new) pour en créer une\(undo)")
  }

  var signHelp: HelpPage.Section {
    HelpPage.Section(
      name: "Signes",
      lines: [
        HelpPage.Line(key: "3/7", help: "3 sur 7 cochés"),
        HelpPage.Line(key: words.unpricedMark(2), help: "2 sans prix"),
        HelpPage.Line(key: ItemRow.stapleMark, help: "ajout automatique"),
        HelpPage.Line(key: ItemRow.noteMark, help: "a une note"),
      ])
  }

  var filterHelp: HelpPage.Section {
    HelpPage.Section(
      name: "Filtre",
      lines: [
        HelpPage.Line(key: "lait avoine", help: "les deux mots, dans n’importe quel ordre"),
        HelpPage.Line(key: "\"lait d’avoine\"", help: "exactement ces mots"),
        HelpPage.Line(key: "500 g", help: "une quantité ; boîtes : ce qui est en boîte"),
        HelpPage.Line(key: "@lidl #crémerie", help: "un magasin, un rayon"),
        HelpPage.Line(key: ">2€ <5€", help: "une fourchette de prix"),
        HelpPage.Line(key: "is:ticked", help: "dans le panier ; is:priced : avec un prix"),
        HelpPage.Line(key: "-lait", help: "tout sauf le lait ; s’applique à tout ce qui précède"),
      ])
  }

  var isNotUnderstood: String { "non compris" }
  func notUnderstood(_ words: [String]) -> String {
    "non reconnu : \(words.joined(separator: " "))"
  }

  func nothingFound(_ text: String) -> (String, String) {
    ("Aucun résultat pour \(quoted(text)).", "\(ListCommand.clear.key) pour afficher toute la liste.")
  }

  func emptyList(canBuyAgain: Bool) -> (String, String) {
    let add = "\(ListCommand.add.key) pour ajouter un article : 2 kg de pommes"
    let again = canBuyAgain ? "\n\(AppCommand.buyAgain.key) pour retrouver vos anciens achats" : ""
    return ("Rien à acheter.", add + again)
  }

  func selected(_ count: Int) -> String {
    "\(selectedCount(count)). \(ListCommand.clear.key) pour désélectionner."
  }
  func selectedCount(_ count: Int) -> String {
    "\(items(count)) \(count < 2 ? "sélectionné" : "sélectionnés")"
  }
  func selectedCount(_ count: Int, hidden: Int) -> String {
    hidden == 0 ? selectedCount(count) : "\(selectedCount(count)), dont \(hidden) hors recherche"
  }
  package func left(_ totals: Totals) -> String {
    totals.count == 0 ? "vide" : "reste \(totals.remaining) sur \(totals.count)"
  }
  package func toPay(_ price: String) -> String { "\(price) à payer" }
  package func withUnpriced(_ price: String, _ count: Int) -> String {
    count == 0 ? price : "\(price) (\(count) sans prix)"
  }
  var searchBought: String { "les lettres cherchent, @ un magasin" }
  func daysAgo(_ days: Int64, usually gap: Int64?) -> String {
    let ago = days == 0 ? "aujourd’hui" : days == 1 ? "hier" : "il y a \(days) jours"
    return gap.map { "\(ago) · tous les \($0 == 1 ? "jours" : "\($0) jours")" } ?? ago
  }
  func leftOfBudget(_ price: String, isOver: Bool) -> String {
    isOver ? "budget dépassé de \(price)" : "reste \(price) de budget"
  }
  func leftToSpend(_ price: String, isOver: Bool) -> String { isOver ? "\(price) de trop" : "reste \(price)" }
  func basket(_ price: String) -> String { "panier \(price)" }
  func inBasket(_ price: String) -> String { "dans le panier : \(price)" }
  func spentEarlier(_ price: String) -> String { "\(price) dépensés plus tôt" }
  func earlier(_ price: String) -> String { "\(price) plus tôt" }
  func lastPrice(_ payment: PriceHistory.Payment) -> String {
    "dernier prix : \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }
  func lowestPrice(_ payment: PriceHistory.Payment) -> String {
    "prix le plus bas : \(payment.price.shown)\(place(payment)), \(longDay(payment.moment))"
  }
  func cheapest(_ store: String, _ price: String) -> String { "le moins cher : \(price) chez \(store)" }
  private func place(_ payment: PriceHistory.Payment) -> String { payment.store.map { " chez \($0)" } ?? "" }
  func bought(_ count: Int) -> String { count == 1 ? "acheté une fois" : "acheté \(count) fois" }
  func addPasted(_ count: Int) -> String { "Ajouter \(items(count)) ?" }
  func addItems(_ count: Int) -> String { "ajouter \(items(count))" }
  func toggleLine(isKept: Bool, isShort: Bool) -> String {
    let toggle = isKept ? "retirer" : "garder"
    return isShort ? toggle : "\(toggle), suivant"
  }
  func wasSent(_ meal: PastePreview.SentMeal) -> [String] {
    let part = meal.part.map { "\($0.servings) portions sur \($0.planned) " } ?? ""
    let since = "depuis \(meal.days < 2 ? daysAgo(meal.days, usually: nil) : "\(meal.days) jours")"
    return ["\(meal.title) : \(part)sur \(meal.list) \(since)", "\(part)sur la liste \(since)"]
  }
  var wasLeftOut: [String] { ["écarté plus tôt aujourd’hui", "déjà écarté"] }
  var noSuchNote: [String] { ["aucune note ne s’appelle ainsi", "note introuvable"] }
  var servings: String { "Portions" }
  func servings(of meal: String, _ count: Int) -> String {
    "\(meal) : \(count < 2 ? "\(count) portion" : "\(count) portions")"
  }
  func state(of row: ListPicker.Row) -> String { row.list.isArchived ? "archivée" : left(row.totals) }
  func moveTo(_ name: String?, count: Int) -> String {
    count == 1 ? "Déplacer \(name.map(quoted) ?? "l’article") vers" : "Déplacer \(items(count)) vers"
  }
  func place(_ row: Int, of count: Int, height: Int) -> String {
    count > height ? "\(row + 1) sur \(count)" : ""
  }
  func range(_ first: Int, _ last: Int, of count: Int) -> String { "\(first)–\(last) sur \(count)" }

  func nothingTicked(in shop: Shop?) -> String {
    shop.map { "Rien n’a été coché chez \($0.name)." } ?? "Rien n’est coché."
  }
  func allInBasketNow(in shop: Shop?) -> String {
    "\(shop.map { "\($0.name) : tout" } ?? "Tout") est dans le panier. \(ListCommand.clearTicked.key) le retire."
  }
  func tickedAll(_ items: [Item], under heading: String) -> String {
    "\(heading) : \(items.count == 1 ? "\(items[0].name) coché" : "\(items.count) articles cochés"). \(AppCommand.undo.key) pour annuler."
  }
  func isInBasket(_ item: Item) -> String {
    "\(quoted(item.name)) est déjà dans le panier. Encore \(ListCommand.tick.key) pour décocher."
  }
  var nothingToCopy: String { "Il n’y a rien à copier." }
  var itemsGone: String { "Ces articles n’existent plus." }
  var noListToAddTo: String { "Il faut d’abord une liste. \(ListCommand.newList.key) pour en créer une." }
  var noListToPasteTo: String {
    "Il faut d’abord une liste. \(ItemEditorCommand.close.key), puis \(ListCommand.newList.key) pour en créer une."
  }
  var editedItemGone: String {
    "Cet article a été supprimé ailleurs. \(ItemEditorCommand.commit.key) pour le rajouter."
  }
  var renamedListGone: String {
    "Cette liste a été supprimée ailleurs. \(ListNameEditorCommand.commit.key) pour en créer une nouvelle."
  }
  var cannotMoveWhileFiltered: String {
    "Déplacement impossible avec un filtre. \(ListCommand.clear.key) pour l’effacer."
  }
  func nameListToAdd(_ item: String) -> String {
    "Aucune liste pour \(quoted(item)). Nommez-en une ; \(ListNameEditorCommand.close.key) pour revenir à la saisie."
  }
  func cannotMoveWhileSorted(_ arrangement: Arrangement) -> String {
    "Tri \(name(arrangement.sort)) : déplacement impossible. \(ListCommand.sort.key) pour le tri manuel."
  }
  func isAtEnd(_ item: Item, isFirst: Bool) -> String {
    "Déjà en \(isFirst ? "premier" : "dernier")\(item.isTicked ? " dans le panier" : "") : \(item.name)."
  }
  func staysInCategory(_ item: Item) -> String {
    "\(quoted(item.name)) reste dans son rayon. \(ListCommand.categorize.key) pour en changer. "
      + "En magasin (\(AppCommand.shop.key)), \(ListCommand.moveDown.key) et \(ListCommand.moveUp.key) sur un en-tête déplacent le rayon."
  }
  func deleted(_ items: [Item], notes: Int) -> String {
    let rest = notes == 0 ? "" : notes == 1 ? " La note est conservée." : " Les notes sont conservées."
    let deleted = report(one: "Supprimé", many: "supprimés", items)
    return "\(deleted) \(AppCommand.undo.key) pour annuler.\(rest)"
  }
  func cleared(_ items: [Item], in shop: Shop?) -> String {
    let report =
      shop.map { self.report(one: "Retiré", many: "achetés chez \($0.name) retirés", items) }
      ?? report(one: "Retiré", many: "cochés retirés", items)
    return "\(report) \(AppCommand.undo.key) pour annuler."
  }
  func copied(_ items: [Item]) -> String { report(one: "Copié", many: "copiés", items) }
  func added(_ counts: AddedCounts) -> String {
    sentence(
      [
        (counts.new, { "\($0) \(counts.new == 1 ? "ajouté" : "ajoutés")" }),
        (counts.updated, { "\($0) mis à jour" }),
        (counts.putBack, { "\($0) remis sur la liste" }),
        (counts.there, { "\($0) déjà sur la liste" }),
      ], separator: ", ")
  }
  func nameless(_ text: String) -> String { "Pour en faire un nom, tapez \"\(text)\"." }
  func editsOneItem(_ count: Int) -> String {
    "Sélectionnez un seul article à modifier. \(ListCommand.clear.key) pour désélectionner."
  }
  func itemGone(_ name: String) -> String {
    "Article supprimé ailleurs : \(name). \(ListCommand.add.key) pour le rajouter."
  }
  func categorized(_ items: [Item], as category: Category) -> String {
    let place = "au rayon \(name(category))"
    return report(one: "Désormais \(place)", many: "désormais \(place)", items)
  }
  func corrected(_ name: String, _ category: Category) -> String {
    "Désormais au rayon \(self.name(category)) : \(name)."
  }
  func moved(_ items: [Item], to list: ShoppingList, isNew: Bool) -> String {
    let place = "vers \(isNew ? "la nouvelle liste " : "")\(quoted(list.name))"
    return report(one: "Déplacé \(place)", many: "déplacés \(place)", items)
  }
  func merged(_ count: Int) -> String { "\(count) ont été fusionnés avec des articles déjà présents." }
  func forgotPurchase(_ name: String) -> String { "Oublié : \(name). \(AppCommand.undo.key) pour annuler." }
  func repeats(_ item: Item, every: Repeat?) -> String {
    every.map { "Ajout automatique \(name($0)) : \(item.name)." }
      ?? "Plus d’ajout automatique : \(item.name)."
  }
  var changesRepetition: String { "\(ListCommand.makeStaple.key) change la fréquence." }
  func repeatsOnceKnown(_ item: Item) -> String {
    "Ajout automatique \(name(.usual)) après trois jours d’achat : \(item.name)."
  }
  func comesBack(_ item: Item, _ day: Moment) -> String {
    "Prochain ajout automatique de \(quoted(item.name)) : \(longDay(day))."
  }
  func notAnInterval(_ text: String) -> String {
    "Non compris. Par exemple : 3 semaines, 2 mois, habituel ou jamais."
  }
  func notABudget(_ text: String) -> String { "Non compris. Donnez un prix avec sa monnaie, comme 80 €." }
  func budgeted(_ list: ShoppingList, _ budget: Price?) -> String {
    budget.map { "Le budget de la liste \(quoted(list.name)) est de \($0.shown)." }
      ?? "La liste \(quoted(list.name)) n’a plus de budget."
  }
  func staplesCame(_ items: [Item]) -> String {
    "À racheter aujourd’hui : \(summary(items)). \(AppCommand.undo.key) pour annuler."
  }
  package func name(_ every: Repeat) -> String {
    switch every {
    case .weeks(let count): count == 1 ? "chaque semaine" : "toutes les \(count) semaines"
    case .months(let count): count == 1 ? "chaque mois" : "tous les \(count) mois"
    case .usual: "au rythme habituel"
    }
  }
  func areOnListAlready(_ list: ShoppingList) -> String { "Déjà sur la liste \(quoted(list.name))." }
  func standsByAisle(_ shop: Shop) -> String {
    "En magasin, la liste suit les rayons. \(ListCommand.clear.key) pour quitter \(shop.name)."
  }
  func staysInStore(_ item: Item) -> String {
    "\(quoted(item.name)) reste avec son magasin. \(ListCommand.edit.key) pour en changer."
  }
  func aisleIsAtEnd(_ aisle: Category, isFirst: Bool) -> String {
    "Déjà en \(isFirst ? "premier" : "dernier") : \(name(aisle))."
  }
  func movedAisle(_ first: Category, before second: Category, in shop: Shop) -> String {
    "\(shop.name) : \(quoted(name(first))), puis \(quoted(name(second))). \(AppCommand.undo.key) pour annuler."
  }
  func isBoughtElsewhere(_ name: String, _ store: String) -> String {
    "\(quoted(name)) est à acheter chez \(store) : masqué ici."
  }
  func isBought(_ name: String, in store: String?, isHidden: Bool) -> String {
    let place = store.map { "chez \($0)" } ?? "dans n’importe quel magasin"
    let hidden = isHidden ? " : masqué ici" : ""
    return
      "\(quoted(name)) est désormais à acheter \(place)\(hidden). \(AppCommand.undo.key) pour annuler."
  }
  func leftShop(_ shop: Shop) -> String {
    "Vous avez quitté \(shop.name). \(AppCommand.shop.key) pour choisir un magasin."
  }
  func arranged(_ arrangement: Arrangement) -> String {
    if arrangement.walk != nil { return "Tri \(name(arrangement.sort)) dans chaque rayon." }
    let grouping =
      switch arrangement.grouping {
      case .category: ", groupé par rayon"
      case .store: ", groupé par magasin"
      case .none: ""
      }
    return "Tri \(name(arrangement.sort))\(grouping)."
  }
  func deleted(_ list: ShoppingList, items count: Int) -> String {
    let contents =
      count == 0 ? "" : count == 1 ? " avec son article" : " avec ses \(count) articles"
    return "Liste \(quoted(list.name)) supprimée\(contents). \(AppCommand.undo.key) pour annuler."
  }
  func duplicated(_ list: ShoppingList) -> String {
    "Liste \(quoted(list.name)) dupliquée ; rien n’est coché. \(ListCommand.renameList.key) pour renommer la copie."
  }
  func archived(_ list: ShoppingList) -> String {
    "Liste \(quoted(list.name)) archivée. \(ListCommand.allLists.key) pour la revoir, \(AppCommand.undo.key) pour annuler."
  }
  func unarchived(_ list: ShoppingList) -> String { "Liste \(quoted(list.name)) restaurée." }
  func nameTaken(by list: ShoppingList) -> String {
    list.isArchived
      ? "Il existe déjà une liste archivée \(quoted(list.name)). \(ListCommand.allLists.key) pour la voir."
      : "Il existe déjà une liste \(quoted(list.name))."
  }
  func listGone(_ list: ShoppingList, isDeleted: Bool) -> String {
    "La liste \(quoted(list.name)) a été \(isDeleted ? "supprimée" : "archivée") ailleurs."
  }

  /// What was done to one item, or to several.
  private func report(one: String, many: String, _ items: [Item]) -> String {
    items.count == 1 ? "\(one) : \(items[0].name)." : "\(items.count) articles \(many)."
  }
}
