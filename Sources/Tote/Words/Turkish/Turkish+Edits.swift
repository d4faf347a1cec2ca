import ToteModel

extension Turkish {
  func name(_ kind: EditKind) -> String {
    switch kind {
    case .addItems(.one(let item)): "“\(item)” ekleme"
    case .addItems(.several(let count)): "\(items(count)) ekleme"
    case .editItem(let item): "“\(item)” ürününü düzenleme"
    case .tickItems(let items): "\(object(items)) işaretleme"
    case .untickItems(.one(let item)): "“\(item)” ürününün işaretini kaldırma"
    case .untickItems(.several(let count)): "\(number(count)) ürünün işaretini kaldırma"
    case .moveItem(let item): "“\(item)” ürününü taşıma"
    case .moveItems(let items, let list): "\(object(items)) “\(list)” listesine taşıma"
    case .categorizeItems(let items, let category): "\(object(items)) “\(name(category))” kategorisine taşıma"
    case .deleteItems(let items): "\(object(items)) silme"
    case .repeatItem(let item): "“\(item)” ürününü düzenli alma"
    case .addStaples(let items): "\(object(items)) otomatik ekleme"
    case .forgetPurchase(let item): "“\(item)” ürününü önerilerden çıkarma"
    case .pricePurchase(let item): "“\(item)” için fiyat girme"
    case .clearItems(.one(let item)): "“\(item)” ürününü listeden çıkarma"
    case .clearItems(.several(let count)): "işaretli \(number(count)) ürünü listeden çıkarma"
    case .createList(let list): "“\(list)” listesini oluşturma"
    case .renameList(let list): "“\(list)” listesini yeniden adlandırma"
    case .duplicateList(let list): "“\(list)” listesini çoğaltma"
    case .archiveList(let list): "“\(list)” listesini arşivleme"
    case .unarchiveList(let list): "“\(list)” listesini arşivden çıkarma"
    case .deleteList(let list): "“\(list)” listesini silme"
    case .setBudget(let list): "“\(list)” listesinin bütçesini değiştirme"
    case .orderLists: "listeleri sıralama"
    case .orderAisles(let shop): "reyonları sıralama (\(shop))"
    case .createNote(let name): "“\(note(name))” notunu oluşturma"
    case .editNote(let name): "“\(note(name))” notunu düzenleme"
    case .tickBox(let name): "“\(note(name))” notundaki onay kutusunu işaretleme"
    case .pinNote(let name): "“\(note(name))” notunu sabitleme"
    case .unpinNote(let name): "“\(note(name))” notunun sabitlemesini kaldırma"
    case .archiveNote(let name): "“\(note(name))” notunu arşivleme"
    case .restoreNote(let name): "“\(note(name))” notunu geri yükleme"
    case .trashNotes(.one(let name)): "“\(note(name))” notunu çöp kutusuna taşıma"
    case .trashNotes(.several(let count)): "\(number(count)) notu çöp kutusuna taşıma"
    case .renameLinks(let title): "“\(title)” bağlantılarını güncelleme"
    case .attachNote(let name, let item): "“\(note(name))” notunu “\(item)” ürününe bağlama"
    case .importFile(let file):
      "\(file.isEmpty ? "standart girdiyi" : "“\(file)” dosyasını") içe aktarma"
    case .repair: "veritabanını onarma"
    case .undoStep(_, let title): "geri alma: \(name(title))"
    }
  }

  func name(_ added: AddedCounts) -> String {
    enumeration(
      [
        (added.new, { "\($0) ekleme" }), (added.updated, { "\($0) güncelleme" }),
        (added.putBack, { "\($0) listeye geri koyma" }),
      ], separator: ", ", last: " ve ")
  }

  /// As a verb's object: the noun takes the ending, never the name.
  private func object(_ items: EditSubject) -> String {
    switch items {
    case .one(let name): "“\(name)” ürününü"
    case .several(let count): "\(number(count)) ürünü"
    }
  }
}
