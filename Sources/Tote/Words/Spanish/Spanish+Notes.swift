import Markdown
import ToteModel

extension Spanish {
  var isInTrash: String {
    "Esta nota está en la papelera. Pulsa \(NoteReaderCommand.close.key) y luego \(NoteCommand.restore.key) para restaurarla."
  }

  var notesTab: TabWords { TabWords(title: notes, command: "notas") }
  var emptyPage: String { "Esta nota está vacía. Pulsa \(NoteReaderCommand.edit.key) para editarla." }

  var noteHelp: Palette.Section {
    let send = NoteCommand.sendBoxes.key
    return Palette.Section(
      name: "Escribir",
      rows: [
        Palette.Row(key: "- [ ] leche", title: "una casilla; \(send) añade las no marcadas a una lista"),
        Palette.Row(key: "#niños [[Sopa]]", title: "una etiqueta y un enlace a otra nota"),
        Palette.Row(key: "raciones: 4", title: "una receta: \(send) pregunta para cuántos"),
        Palette.Row(key: "lun: [[Sopa]] x2", title: "un menú: \(send) añade sus recetas; también: para 6"),
      ])
  }

  func emptiness(of browser: NoteBrowser) -> (String, String) {
    let more = NoteCommand.showMore.key
    if let search = browser.search, !search.field.isEmpty {
      return ("No hay resultados para “\(search.field.text)”.", "Pulsa \(more) para ver todo.")
    }
    if let tag = browser.tag {
      return ("Aquí no hay notas con la etiqueta #\(tag).", "Pulsa \(more) para ver todo.")
    }
    return switch browser.folder {
    case .notes: ("Aún no hay notas.", "Pulsa \(NoteCommand.new.key) para escribir una.")
    case .archive:
      (
        "No hay notas archivadas.",
        "Pulsa \(NoteCommand.nextFolder.key) para abrir la papelera o \(more) para volver a las notas."
      )
    case .trash: ("La papelera está vacía.", "Pulsa \(more) para volver a las notas.")
    }
  }

  func linkCount(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? "1 enlace aquí" : "\(number(count)) enlaces aquí"
  }

  func alsoCalled(_ aliases: [String]) -> String { "también “\(aliases.joined(separator: "”, “"))”" }

  func linkedFrom(_ links: [NoteReader.Backlink], naming limit: Int) -> String {
    if links.isEmpty { return "" }
    let names = links.prefix(limit).map(\.name)
    let rest = links.count > limit ? " y \(links.count - limit) más" : ""
    return "enlazada desde \(names.joined(separator: ", "))\(rest)"
  }

  func place(of note: Note) -> String {
    note.trashed != nil ? "en la papelera" : note.isArchived ? "archivada" : day(note.modified)
  }

  func putBoxesOn(_ items: [ParsedItem]) -> String { "Añadir \(boxes(items)) a" }

  func renameOffer(_ offer: RenameOffer) -> String {
    let count = offer.notes.count == 1 ? "Una nota enlaza" : "\(offer.notes.count) notas enlazan"
    let (rename, keep) = (NoteCommand.renameLinks.key, NoteCommand.showMore.key)
    return
      "\(count) a “\(offer.old)”. Pulsa \(rename) para actualizar los enlaces o \(keep) para dejarlos como están."
  }

  package func severalNotes(titled title: String) -> String {
    "Varias notas se llaman “\(title)”. Dales títulos distintos y añade después el plan."
  }
  package func sameTitle(_ title: String) -> String {
    "Otra nota también se llama “\(title)”. Un enlace a ella pregunta cuál."
  }

  func notes(_ count: Int, with corrected: String) -> String { "\(notes(count)) con “\(corrected)”" }

  func nothingOnLine(_ stop: MarkdownPager.Stop) -> String {
    let next = NoteReaderCommand.nextStop.key
    return switch stop {
    case .task: "No hay ninguna casilla en esta línea. Pulsa \(next) para ir a la siguiente."
    case .link, .heading: "No hay ningún enlace en esta línea. Pulsa \(next) para ir al siguiente."
    }
  }

  func noNote(titled title: String) -> String {
    "No hay ninguna nota llamada “\(title)”. Pulsa \(NoteReaderCommand.follow.key) otra vez para crearla."
  }

  func browserFailed(_ command: String, reason: String, copied address: String) -> String {
    "No se puede ejecutar “\(command)”: \(reason). Se copió \(address)."
  }
  func pinned(_ isPinned: Bool) -> String { isPinned ? "Nota fijada." : "La nota ya no está fijada." }

  func archived(_ isArchived: Bool) -> String {
    isArchived
      ? "Nota archivada. Pulsa \(AppCommand.undo.key) para deshacer o \(NoteCommand.nextFolder.key) para ver las archivadas."
      : "Nota restaurada."
  }

  func emptyTrash(_ count: Int) -> String {
    "Pulsa \(NoteCommand.emptyTrash.key) otra vez para eliminar \(count == 1 ? "la nota de la papelera" : "\(number(count)) notas") para siempre. No se puede deshacer."
  }

  func deletedForEver(_ count: Int) -> String {
    count == 1 ? "Nota eliminada para siempre." : "Se eliminaron \(number(count)) notas para siempre."
  }

  func renamedLinks(_ count: Int) -> String {
    "Se actualizaron los enlaces de \(count == 1 ? "una nota" : "\(number(count)) notas")."
  }

  func recovered(_ name: String, hasConflict: Bool) -> String {
    hasConflict
      ? "Se recuperó “\(name)”. También se modificó desde otro lugar: tiene ambas versiones, entre ▼ y ▲."
      : "Borrador recuperado: “\(name)”. Pulsa \(AppCommand.open(.notes).key) para verlo o \(AppCommand.undo.key) para descartarlo."
  }

  func attached(_ note: Note, to item: Item) -> String {
    "“\(note.shownName)” ya existía. Ahora es la nota de “\(item.name)”."
  }

  func noteGone(_ note: Note) -> String { "“\(note.shownName)” se eliminó desde otro lugar." }

  func leftFiles(_ files: [String]) -> String {
    files.count == 1
      ? "Un editor dejó un texto; tote note recover lo recupera: \(files[0])"
      : "Un editor dejó \(files.count) textos, uno en \(files[0]); tote note recover los recupera"
  }

  package func editorFailed(_ failure: EditorFailure, file: String?) -> String {
    let sentence =
      switch failure {
      case .noTerminal: "No hay ninguna terminal donde abrir un editor."
      case .badCommand(let command): "No se puede ejecutar el editor “\(command)”: faltan comillas de cierre."
      case .noFile(let folder, let reason): "No se puede crear un archivo en \(folder): \(reason)."
      case .cannotStart(let editor, let reason): "No se puede ejecutar el editor “\(editor)”: \(reason)."
      case .lost(let editor, let reason): "El editor “\(editor)” no responde: \(reason)."
      case .killed(let editor, let signal): "La señal \(signal) interrumpió el editor “\(editor)”."
      case .exited(let editor, let code): "El editor “\(editor)” terminó con el código \(code)."
      case .leftNoFile(let editor): "El editor “\(editor)” no dejó ningún archivo."
      case .leftNoText(let editor): "El texto que dejó “\(editor)” no es UTF-8 válido."
      case .leftTooMuch(let editor, let most): "El texto que dejó “\(editor)” ocupa más de \(most) MB."
      }
    return sentence + (file.map { " Tu texto está en \($0)." } ?? " No se modificó nada.")
  }

  func putBoxes(_ items: [ParsedItem], on list: ShoppingList) -> String {
    let added = items.count == 1 ? "Se añadió" : "Se añadieron"
    return "\(added) \(boxes(items)) a “\(list.name)”. Pulsa \(AppCommand.undo.key) para deshacer."
  }

  func boxesAreOnList(_ items: [ParsedItem], _ list: ShoppingList) -> String {
    items.count == 1
      ? "\(boxes(items)) ya está en “\(list.name)”."
      : "Los \(boxes(items)) ya están en “\(list.name)”."
  }

  private func boxes(_ items: [ParsedItem]) -> String {
    items.count == 1 ? "“\(items[0].name)”" : "\(items.count) artículos"
  }
}
