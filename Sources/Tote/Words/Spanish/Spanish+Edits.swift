import ToteModel

extension Spanish {
  func name(_ kind: EditKind) -> String {
    switch kind {
    case .addItems(let items): "añadir \(name(items))"
    case .editItem(let item): "editar “\(item)”"
    case .tickItems(let items): "marcar \(name(items))"
    case .untickItems(let items): "desmarcar \(name(items))"
    case .moveItem(let item): "mover “\(item)”"
    case .moveItems(let items, let list): "mover \(name(items)) a “\(list)”"
    case .categorizeItems(let items, let category): "mover \(name(items)) a \(name(category))"
    case .deleteItems(let items): "eliminar \(name(items))"
    case .repeatItem(let name): "repetir “\(name)”"
    case .addStaples(let items): "añadir lo habitual: \(name(items))"
    case .forgetPurchase(let name): "olvidar “\(name)”"
    case .pricePurchase(let name): "poner precio a “\(name)”"
    case .clearItems(.one(let item)): "quitar “\(item)”"
    case .clearItems(.several(let count)): "quitar \(number(count)) artículos marcados"
    case .createList(let list): "crear la lista “\(list)”"
    case .renameList(let list): "renombrar la lista “\(list)”"
    case .duplicateList(let list): "duplicar la lista “\(list)”"
    case .archiveList(let list): "archivar la lista “\(list)”"
    case .unarchiveList(let list): "restaurar la lista “\(list)”"
    case .deleteList(let list): "eliminar la lista “\(list)”"
    case .setBudget(let list): "cambiar el presupuesto de la lista “\(list)”"
    case .orderLists: "reordenar las listas"
    case .orderAisles(let shop): "reordenar los pasillos de \(shop)"
    case .createNote(let name): "crear la nota “\(note(name))”"
    case .editNote(let name): "editar la nota “\(note(name))”"
    case .tickBox(let name): "cambiar una casilla de la nota “\(note(name))”"
    case .pinNote(let name): "fijar la nota “\(note(name))”"
    case .unpinNote(let name): "dejar de fijar la nota “\(note(name))”"
    case .archiveNote(let name): "archivar la nota “\(note(name))”"
    case .restoreNote(let name): "restaurar la nota “\(note(name))”"
    case .trashNotes(.one(let name)): "mover la nota “\(note(name))” a la papelera"
    case .trashNotes(.several(let count)): "mover \(notes(count)) a la papelera"
    case .renameLinks(let title): "actualizar los enlaces a “\(title)”"
    case .attachNote(let name, let item): "usar “\(note(name))” como nota de “\(item)”"
    case .importFile(let file): "importar \(file.isEmpty ? "la entrada estándar" : file)"
    case .repair: "reparar la base de datos"
    case .undoStep(_, let title): "deshacer: \(name(title))"
    }
  }

  func name(_ added: AddedCounts) -> String {
    enumeration(
      [
        (added.new, { "añadir \($0)" }), (added.updated, { "actualizar \($0)" }),
        (added.putBack, { "devolver \($0) a la lista" }),
      ], separator: ", ", last: " y ")
  }

  private func name(_ items: EditSubject) -> String {
    switch items {
    case .one(let name): "“\(name)”"
    case .several(let count): self.items(count)
    }
  }
}
