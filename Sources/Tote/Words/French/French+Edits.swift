import ToteModel

extension French {
  func name(_ kind: EditKind) -> String {
    switch kind {
    case .addItems(let items): "ajout \(of(items))"
    case .editItem(let item): "modification \(of(.one(item)))"
    case .tickItems(let items): marked(items, "coché", "cochés")
    case .untickItems(let items): marked(items, "décoché", "décochés")
    case .moveItem(let item): "déplacement \(of(.one(item)))"
    case .moveItems(let items, let list): "déplacement \(of(items)) vers \(quoted(list))"
    case .categorizeItems(let items, let category): "passage \(of(items)) au rayon \(name(category))"
    case .deleteItems(let items): "suppression \(of(items))"
    case .repeatItem(let item): "réglage de l’ajout automatique \(of(.one(item)))"
    case .addStaples(let items): "ajout automatique \(of(items))"
    case .forgetPurchase(let item): "oubli des achats \(of(.one(item)))"
    case .pricePurchase(let item): "ajout du prix \(of(.one(item)))"
    case .clearItems(.one(let item)): "retrait \(of(.one(item)))"
    case .clearItems(.several(let count)): "retrait de \(number(count)) articles cochés"
    case .createList(let list): "création de la liste \(quoted(list))"
    case .renameList(let list): "renommage de la liste \(quoted(list))"
    case .duplicateList(let list): "duplication de la liste \(quoted(list))"
    case .archiveList(let list): "archivage de la liste \(quoted(list))"
    case .unarchiveList(let list): "restauration de la liste \(quoted(list))"
    case .deleteList(let list): "suppression de la liste \(quoted(list))"
    case .setBudget(let list): "modification du budget de la liste \(quoted(list))"
    case .orderLists: "réorganisation des listes"
    case .orderAisles(let shop): "réorganisation des rayons de \(shop)"
    case .createNote(let name): "création \(ofNote(name))"
    case .editNote(let name): "modification \(ofNote(name))"
    case .tickBox(let name): "case cochée ou décochée dans la note \(quoted(note(name)))"
    case .pinNote(let name): "épinglage \(ofNote(name))"
    case .unpinNote(let name): "désépinglage \(ofNote(name))"
    case .archiveNote(let name): "archivage \(ofNote(name))"
    case .restoreNote(let name): "restauration \(ofNote(name))"
    case .trashNotes(.one(let name)): "mise à la corbeille \(ofNote(name))"
    case .trashNotes(.several(let count)): "mise à la corbeille de \(notes(count))"
    case .renameLinks(let title): "renommage des liens vers \(quoted(title))"
    case .attachNote(let name, let item):
      "rattachement \(ofNote(name)) à l’article \(quoted(item))"
    case .importFile(let file): "importation de \(file.isEmpty ? "l’entrée standard" : quoted(file))"
    case .repair: "réparation de la base de données"
    case .undoStep(_, let title): "annulation : \(name(title))"
    }
  }

  func name(_ added: AddedCounts) -> String {
    enumeration(
      [
        (added.new, { "ajout de \($0)" }), (added.updated, { "mise à jour de \($0)" }),
        (added.putBack, { "retour de \($0) sur la liste" }),
      ], separator: ", ", last: " et ")
  }

  // With the noun before the name: no name asks for an elision.
  private func of(_ items: EditSubject) -> String {
    switch items {
    case .one(let name): "de l’article \(quoted(name))"
    case .several(let count): "de \(self.items(count))"
    }
  }

  private func marked(_ items: EditSubject, _ one: String, _ many: String) -> String {
    switch items {
    case .one(let name): "\(quoted(name)) \(one)"
    case .several(let count): "\(self.items(count)) \(count < 2 ? one : many)"
    }
  }

  private func ofNote(_ name: String) -> String { "de la note \(quoted(note(name)))" }
}
