import ToteModel

extension French {
  package func only(_ detail: UniqueDetail) -> String {
    switch detail {
    case .mark(.category): "un seul rayon"
    case .mark(.store): "un seul magasin"
    case .mark(.note): "une seule note"
    case .price: "un seul prix"
    }
  }

  func addingGrammar(_ width: Int) -> String {
    switch width {
    case ..<70: "2 kg nom #rayon @Lidl 1,99 € !note"
    case ..<82: "quantité, nom, #rayon, @magasin, 1,99 € – ordre libre, puis !note"
    default: "quantité, nom, #rayon, @magasin, 1,99 € ou 0,45 €/x – ordre libre, puis !note"
    }
  }

  var addingHelp: Palette.Section {
    Palette.Section(
      name: "Ajout d’un article",
      rows: [
        Palette.Row(key: "2 kg de pommes", title: "une quantité : kg, l, tasses, boîtes, paquets…"),
        Palette.Row(key: "yaourts x3", title: "le nombre voulu"),
        Palette.Row(key: "#crémerie", title: "un rayon, connu ou nouveau"),
        Palette.Row(key: "@Lidl", title: "un magasin"),
        Palette.Row(key: "1,99 €", title: "un prix"),
        Palette.Row(key: "0,45 €/x", title: "le prix à la pièce ; ou bien 2,50 €/kg"),
        Palette.Row(key: "!bien mûres", title: "une note, jusqu’à la fin de la ligne"),
        Palette.Row(key: "\"7 up\"", title: "entre guillemets, un nom tel quel"),
        Palette.Row(key: "#\"Pour bébé\"", title: "en plusieurs mots, comme @\"Grand Frais\""),
      ])
  }

  func categorize(_ items: [Item]) -> String { "Rayon : \(summary(items))" }

  func add(above: Bool, _ item: Item) -> String {
    "Ajouter \(above ? "avant" : "après") \(quoted(item.name))"
  }

  func newCategory(_ category: Category) -> String { "Nouveau rayon : \(name(category))" }

  func newCategoryInLine(_ category: Category) -> String {
    "Nouveau rayon : \(name(category)). En plusieurs mots : #\"Pour bébé\""
  }

  func changesPrefix(_ change: ItemEditor.PrefixChange, _ prefix: ItemDetails) -> String {
    let key = ItemEditorCommand.commit.key
    return switch change {
    case .kept(let marks): "\(key) pour garder \(marks.chip) pour les ajouts suivants."
    case .dropped(let mark): "\(key) pour ne plus garder \(prefix.chip(of: mark))."
    }
  }

  func typeCategory(_ width: Int) -> String {
    width < 50 ? "Saisissez un rayon" : "Saisissez un rayon (vide : aucune modification)"
  }

  func nameMissing(_ width: Int) -> String {
    width < 50 ? "Pas encore de nom" : "Pas encore de nom. Si c’en est un, mettez-le entre guillemets."
  }

  func met(_ outcome: AddOutcome) -> String? {
    switch outcome {
    case .summed(let sum, let was?): "sur la liste : \(text(was)) → \(text(sum))"
    case .summed(let sum, nil): "sur la liste : sans quantité → \(text(sum))"
    case .unticked: "dans le panier : revient sur la liste"
    case .there: "déjà sur la liste"
    case .changed(let now, let was): "sur la liste, désormais : \(now.changes(since: was))"
    case .apart(_, let beside): "aussi sur la liste : \(beside.distinction)"
    case .new: nil
    }
  }

  func sentence(_ outcome: AddOutcome, _ item: Item) -> String {
    switch outcome {
    case .new(let category): "Ajouté : \(item.name) (\(name(category)))."
    case .apart(let category, let beside):
      "Ajouté : \(item.name) (\(name(category))). Aussi sur la liste : \(beside.distinction)."
    case .summed(let sum, let was?): "\(item.name) : \(text(was)) → \(text(sum))."
    case .summed(let sum, nil): "\(item.name) : sans quantité → \(text(sum))."
    case .unticked: "De nouveau sur la liste : \(item.name)."
    case .there: "Déjà sur la liste : \(item.name)."
    case .changed(let now, let was):
      "Déjà sur la liste : \(item.name), désormais \(now.changes(since: was))."
    }
  }

  func quoted(_ name: String) -> String { "« \(name) »" }

  func added(_ counts: AddedCounts) -> String {
    sentence(
      [
        (counts.new, { "\($0) \(counts.new == 1 ? "ajouté" : "ajoutés")" }),
        (counts.updated, { "\($0) mis à jour" }),
        (counts.putBack, { "\($0) remis sur la liste" }),
        (counts.there, { "\($0) déjà sur la liste" }),
      ], separator: ", ")
  }
}
