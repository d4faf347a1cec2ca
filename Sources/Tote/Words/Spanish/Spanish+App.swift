import Screen
import ToteModel

extension Spanish {
  func restore(_ backup: Backup) -> String { "abrir la copia del \(day(backup))" }

  func waysOut(_ latest: Backup?) -> String {
    let (restore, empty) = (DatabaseLoading.restoreKey.shown, DatabaseLoading.beginAnewKey.shown)
    let ways =
      latest.map {
        "Pulsa \(restore) para abrir la copia de seguridad del \(longDay($0)) o \(empty) para empezar con una lista vacía."
      } ?? "No hay copia de seguridad. Pulsa \(empty) para empezar con una lista vacía."
    return "\(ways) El archivo dañado se conserva con otro nombre."
  }

  func windowTitle(_ place: String) -> String { "\(place) – Tote" }

  func sentence(_ error: NoteError) -> String {
    switch error {
    case .notFound: "Esta nota ya no existe: se eliminó desde otro lugar."
    // Promises no retry: nothing tries again by itself.
    case .couldNotSave(.full): "La nota no se guardó. El disco está lleno."
    case .couldNotSave(let reason): "La nota no se guardó. \(sentence(reason))"
    case .couldNotLoad(let reason): "No se pudieron leer las notas. \(sentence(reason))"
    }
  }

  func notSaved(_ failure: StorageError, file: String?) -> String {
    "✕ Sin guardar. \(sentence(failure))" + (file.map { " Tu texto está en \($0)." } ?? "")
  }

  func noteError(_ error: NoteError, message: String?, file: String?, isWriting: Bool) -> String {
    let sentences =
      file.map { [sentence(error), "Tu texto está en \($0)."] }
      ?? [message, sentence(error)].compactMap { $0 }
    let words = "✕ \(sentences.joined(separator: " "))"
    guard isWriting, message == nil else { return words }
    let close = NoteEditorCommand.close.key
    return switch error {
    case .notFound: "\(words) Pulsa \(close) para guardarla como nota nueva."
    case .couldNotSave:
      "\(words) Pulsa \(close) para reintentar o \(AppCommand.leave.key) para salir sin guardar."
    case .couldNotLoad: words
    }
  }

  func unsavedChanges(_ count: Int) -> String {
    "Hay \(count == 1 ? "un cambio" : "\(number(count)) cambios") sin guardar. "
      + "Pulsa \(AppCommand.saveNow.key) para reintentar o \(AppCommand.quit.key) para salir sin guardar."
  }

  func undid(_ entry: Entry, on list: ShoppingList?) -> String {
    "Se deshizo: \(name(entry))\(place(list)). Pulsa \(AppCommand.redo.key) para rehacer."
  }

  func redid(_ entry: Entry, on list: ShoppingList?) -> String {
    "Se rehizo: \(name(entry))\(place(list))."
  }

  func backUpFailed(_ error: StorageError) -> String {
    "Falló la copia de seguridad de hoy. \(sentence(error))"
  }

  private func place(_ list: ShoppingList?) -> String { list.map { " (en “\($0.name)”)" } ?? "" }
}
