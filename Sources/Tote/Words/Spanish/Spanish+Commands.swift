extension Spanish {
  func title(_ command: AppCommand) -> String {
    switch command {
    case .undo: "deshacer"
    case .redo: "rehacer"
    case .quit, .leave, .giveUp: "salir"
    case .saveNow: "guardar ya"
    case .suspend: "suspender"
    case .help: "ayuda"
    case .endTour: "omitir"
    }
  }

  func title(_ command: HelpCommand) -> String {
    switch command {
    case .close: "cerrar"
    case .down: "bajar"
    case .up: "subir"
    case .pageDown: "bajar una página"
    case .pageUp: "subir una página"
    case .halfPageDown: "bajar media página"
    case .halfPageUp: "subir media página"
    case .first: "al principio"
    case .last: "al final"
    case .tour: "repetir el recorrido"
    }
  }

  func title(_ command: DatabaseLoadingCommand) -> String { "reintentar" }

  func title(_ command: ListCommand) -> String {
    switch command {
    case .tick: "marcar"
    case .add: "añadir"
    case .addAbove: "añadir encima"
    case .edit: "editar"
    case .openNote: "abrir su nota"
    case .makeStaple: "hacer habitual: 1 semana, 2, 1 mes, como siempre"
    case .repeatEvery: "repetir cada … semanas o meses"
    case .categorize: "cambiar categoría"
    case .changeStore: "cambiar tienda"
    case .delete: "eliminar"
    case .clearTicked: "quitar lo marcado"
    case .moveDown: "mover abajo"
    case .moveUp: "mover arriba"
    case .select: "seleccionar de uno en uno"
    case .selectRange: "seleccionar un rango"
    case .selectAll: "seleccionar todo o nada"
    case .copy: "copiar"
    case .copyAll: "copiar toda la lista"
    case .moveToList: "mover a otra lista"
    case .down: "bajar"
    case .up: "subir"
    case .first: "al principio"
    case .last: "al final"
    case .nextHeading: "encabezado siguiente"
    case .previousHeading: "encabezado anterior"
    case .halfPageDown: "bajar media página"
    case .halfPageUp: "subir media página"
    case .pageDown: "bajar una página"
    case .pageUp: "subir una página"
    case .filter: "filtrar"
    case .sort: "ordenar"
    case .group: "agrupar por categoría o tienda"
    case .clear: "quitar selección o filtro"
    case .nextList: "lista siguiente, \(Tab.lists.turned(by: 1).titles.command)"
    case .previousList: "lista anterior"
    case .allLists: "todas las listas"
    case .newList: "nueva lista"
    case .renameList: "renombrar la lista"
    case .duplicateList: "duplicar la lista"
    case .setBudget: "fijar el presupuesto"
    case .archiveList: "archivar la lista"
    case .deleteList: "eliminar la lista"
    }
  }

  func title(_ command: ListFilterCommand) -> String {
    switch command {
    case .keep: "ir a la lista"
    case .down: "siguiente"
    case .up: "anterior"
    case .pageDown: "bajar una página"
    case .pageUp: "subir una página"
    case .clear: "ver todo"
    }
  }

  func title(_ command: ItemEditorCommand) -> String {
    switch command {
    case .commit: "añadir"
    case .complete: "completar"
    case .nextSuggestion: "sugerencia siguiente"
    case .previousSuggestion: "sugerencia anterior"
    case .close: "listo"
    }
  }

  func title<Action>(_ command: FieldCommand<Action>) -> String {
    switch command {
    case .commit: "guardar"
    case .close: "cancelar"
    }
  }

  func title(_ command: PastePreviewCommand) -> String {
    switch command {
    case .commit: "añadir"
    case .toggle: "incluir o quitar"
    case .more: "más"
    case .fewer: "menos"
    case .down: "bajar"
    case .up: "subir"
    case .pageDown: "bajar una página"
    case .pageUp: "subir una página"
    case .close: "cancelar"
    }
  }

  func title(_ command: ListPickerCommand) -> String {
    switch command {
    case .choose: "abrir"
    case .new: "nueva"
    case .delete: "eliminar"
    case .rename: "renombrar"
    case .archive: "archivar"
    case .duplicate: "duplicar"
    case .budget: "presupuesto"
    case .share: "compartir"
    case .leave: "dejar de compartir"
    case .join: "traer"
    case .log: "registro"
    case .moveDown: "mover abajo"
    case .moveUp: "mover arriba"
    case .down: "bajar"
    case .up: "subir"
    case .pageDown: "bajar una página"
    case .pageUp: "subir una página"
    case .first: "al principio"
    case .last: "al final"
    case .close: "cerrar"
    }
  }

  func title(_ command: SharingLogCommand) -> String {
    switch command {
    case .accept: "borrar también aquí"
    case .keep: "conservar"
    case .scope: "una lista o todas"
    case .retry: "reintentar"
    case .down: "bajar"
    case .up: "subir"
    case .pageDown: "bajar una página"
    case .pageUp: "subir una página"
    case .first: "al principio"
    case .last: "al final"
    case .close: "cerrar"
    }
  }

  func title(_ command: BuyAgainCommand) -> String {
    switch command {
    case .select: "seleccionar"
    case .selectAll: "seleccionar lo que toca, luego todo"
    case .more: "más"
    case .less: "menos"
    case .forget: "olvidar"
    }
  }

  func title<Action>(_ command: SearchPickerCommand<Action>) -> String {
    switch command {
    case .choose: Action.chooseTitle
    case .down: "bajar"
    case .up: "subir"
    case .pageDown: "bajar una página"
    case .pageUp: "subir una página"
    case .close: "cerrar"
    }
  }

  func title(_ command: NoteCommand) -> String {
    switch command {
    case .open: "abrir"
    case .new: "nueva"
    case .edit: "editar"
    case .editOutside: "editar en $EDITOR"
    case .delete: "eliminar"
    case .pin: "fijar"
    case .archive: "archivar, restaurar"
    case .renameLinks: "actualizar los enlaces"
    case .sendBoxes: "casillas a una lista"
    case .restore: "restaurar"
    case .emptyTrash: "vaciar papelera"
    case .down: "bajar"
    case .up: "subir"
    case .first: "al principio"
    case .last: "al final"
    case .pageDown: "bajar una página"
    case .pageUp: "subir una página"
    case .search: "buscar"
    case .tags: "etiquetas"
    case .nextFolder: "archivadas, papelera, notas"
    case .previousFolder: "carpeta anterior"
    case .showMore: "quitar búsqueda o etiqueta; volver a las notas"
    case .nextTab: Tab.notes.turned(by: 1).titles.fromBefore
    case .previousTab: Tab.notes.turned(by: -1).titles.fromBehind
    }
  }

  func title(_ command: NoteSearchCommand) -> String {
    switch command {
    case .keep: "ir a la lista"
    case .down: "bajar"
    case .up: "subir"
    case .clear: "ver todo"
    }
  }

  func title(_ command: NoteLoadCommand) -> String { "reintentar" }

  func title(_ command: NoteReaderCommand) -> String {
    switch command {
    case .edit: "editar"
    case .close: "volver"
    case .tick: "marcar"
    case .follow: "abrir enlace"
    case .backlinks: "enlaces a esta nota"
    case .editOutside: "editar en $EDITOR"
    case .sendBoxes: "casillas a una lista"
    case .pin: "fijar"
    case .archive: "archivar, restaurar"
    case .renameLinks: "actualizar los enlaces"
    case .down: "bajar"
    case .up: "subir"
    case .nextStop: "casilla o enlace siguiente"
    case .previousStop: "casilla o enlace anterior"
    case .pageDown: "bajar una página"
    case .pageUp: "subir una página"
    case .first: "al principio"
    case .last: "al final"
    }
  }

  func title(_ command: NoteEditorCommand) -> String {
    switch command {
    case .toText: "ir al texto"
    case .toTitle: "ir al título"
    case .endLine: "nueva línea"
    case .completeLink: "completar enlace"
    case .undo: "deshacer"
    case .save: "guardar"
    case .close: "listo"
    }
  }

  func title<Action>(_ command: PickerCommand<Action>) -> String {
    switch command {
    case .choose: Action.chooseTitle
    case .down: "bajar"
    case .up: "subir"
    case .pageDown: "bajar una página"
    case .pageUp: "subir una página"
    case .close: "cerrar"
    }
  }

  var showTag: String { "ver notas" }
  var openBacklink: String { "abrir" }
  var putBoxesHere: String { "añadir aquí" }
  var buyHere: String { "añadir a la lista" }
  var enterShop: String { "elegir" }
  var openBuyAgain: String { "volver a comprar" }
  var openShop: String { "comprar en una tienda" }

  var itemsGroup: String { "Artículos" }
  var movingGroup: String { "Moverse" }
  var showingGroup: String { "Vista" }
  var listsGroup: String { "Listas" }
  var notesGroup: String { "Notas" }
  var readingGroup: String { "Lectura" }
  var programGroup: String { "Aplicación" }
}
