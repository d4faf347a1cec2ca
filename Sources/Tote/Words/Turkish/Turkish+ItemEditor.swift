import ToteModel

extension Turkish {
  package func only(_ detail: UniqueDetail) -> String {
    switch detail {
    case .mark(.category): "kategorisi"
    case .mark(.store): "mağazası"
    case .mark(.note): "notu"
    case .price: "fiyatı"
    }
  }

  func addingGrammar(_ width: Int) -> String {
    width < 79
      ? "2 kg ad #kategori @mağaza ₺9,90 !not"
      : "miktar, ad, #kategori, @mağaza, ₺9,90 veya ₺4,50/x – sıra serbest, sonda !not"
  }

  var addingHelp: Palette.Section {
    Palette.Section(
      name: "Ekleme",
      rows: [
        Palette.Row(key: "2 kg elma", title: "miktar: kg, g, l, paket, şişe, demet…"),
        Palette.Row(key: "ekmek x3", title: "kaç tane"),
        Palette.Row(key: "#süt", title: "kategori; yenisini de yazabilirsiniz"),
        Palette.Row(key: "@Migros", title: "mağaza"),
        Palette.Row(key: "₺49,90", title: "fiyat; 49,90 TL de olur"),
        Palette.Row(key: "₺4,50/x", title: "tane fiyatı; tanesi ₺4,50 da olur; ya da ₺25/kg"),
        Palette.Row(key: "!olgun olsun", title: "not, satırın sonuna kadar"),
        Palette.Row(key: "\"7 up\"", title: "tırnak içindeki olduğu gibi ad olur"),
        Palette.Row(key: "#\"Evcil hayvan\"", title: "birden çok sözcük, @\"Yapı Market\" gibi"),
      ])
  }

  func categorize(_ items: [Item]) -> String { "\(summary(items)) için kategori" }
  func add(above: Bool, _ item: Item) -> String {
    "“\(item.name)” ürününün \(above ? "üstüne" : "altına") ekle"
  }
  func newCategory(_ category: Category) -> String { "\(name(category)): yeni kategori" }

  func newCategoryInLine(_ category: Category) -> String {
    "\(name(category)): yeni kategori; birden çok sözcük tırnak içinde: #\"Evcil hayvan\""
  }

  func changesPrefix(_ change: ItemEditor.PrefixChange, _ prefix: ItemDetails) -> String {
    let key = ItemEditorCommand.commit.key
    return switch change {
    case .kept(let marks): "\(key): sonraki eklemelerin hepsi \(marks.chip)."
    case .dropped(let mark): "\(key): \(prefix.chip(of: mark)) kalkar."
    }
  }

  func typeCategory(_ width: Int) -> String {
    width < 50 ? "Bir kategori yazın" : "Bir kategori yazın (boş: değişmez)"
  }

  func nameMissing(_ width: Int) -> String {
    width < 50 ? "Henüz ad yok" : "Henüz ad yok. Ad buysa tırnak içine alın."
  }

  func met(_ outcome: AddOutcome) -> String? {
    switch outcome {
    case .summed(let sum, let was?): "listede var: \(text(was)) → \(text(sum))"
    case .summed(let sum, nil): "listede: miktarsız → \(text(sum))"
    case .unticked: "listeye geri döner"
    case .there: "zaten listede"
    case .changed(let now, let was): "listede var, artık: \(now.changes(since: was))"
    case .apart(_, let beside): "listede ayrıca: \(beside.distinction)"
    case .new: nil
    }
  }

  func sentence(_ outcome: AddOutcome, _ item: Item) -> String {
    switch outcome {
    case .new(let category): "“\(item.name)” eklendi (\(name(category)))."
    case .apart(let category, let beside):
      "“\(item.name)” eklendi (\(name(category))). Listede ayrıca: \(beside.distinction)."
    case .summed(let sum, let was?): "\(item.name): \(text(was)) → \(text(sum))."
    case .summed(let sum, nil): "\(item.name): miktarsız → \(text(sum))."
    case .unticked: "“\(item.name)” yeniden listede."
    case .there: "“\(item.name)” zaten listede."
    case .changed(let now, let was):
      "“\(item.name)” zaten listede, artık: \(now.changes(since: was))."
    }
  }

  func added(_ counts: AddedCounts) -> String {
    sentence(
      [
        (counts.new, { "\($0) eklendi" }), (counts.updated, { "\($0) güncellendi" }),
        (counts.putBack, { "\($0) yeniden listede" }), (counts.there, { "\($0) zaten listedeydi" }),
      ], separator: ", ")
  }
}
