import Screen
import ToteModel

extension French {
  func restore(_ backup: Backup) -> String { "ouvrir la sauvegarde du \(day(backup))" }

  func waysOut(_ latest: Backup?) -> String {
    let (restore, empty) = (DatabaseLoading.restoreKey.shown, DatabaseLoading.beginAnewKey.shown)
    let ways =
      latest.map {
        "\(restore) pour ouvrir la sauvegarde du \(longDay($0)), \(empty) pour repartir d’une liste vide."
      }
      ?? "Il n’y a pas de sauvegarde ; \(empty) pour repartir d’une liste vide."
    return "\(ways) Le fichier endommagé est conservé sous un autre nom."
  }

  func windowTitle(_ place: String) -> String { "\(place) – Tote" }

  func sentence(_ error: NoteError) -> String {
    switch error {
    case .notFound: "Cette note n’existe plus : elle a été supprimée ailleurs."
    // Promises no retry: nothing tries again by itself.
    case .couldNotSave(.full): "La note n’est pas enregistrée. Le disque est plein."
    case .couldNotSave(let reason): "La note n’est pas enregistrée. \(sentence(reason))"
    case .couldNotLoad(let reason): "Impossible de lire les notes. \(sentence(reason))"
    }
  }

  func notSaved(_ failure: StorageError, file: String?) -> String {
    "✕ Non enregistré. \(sentence(failure))" + (file.map { " Votre texte est dans \($0)." } ?? "")
  }

  func noteError(_ error: NoteError, message: String?, file: String?, isWriting: Bool) -> String {
    let sentences =
      file.map { [sentence(error), "Votre texte est dans \($0)."] }
      ?? [message, sentence(error)].compactMap { $0 }
    let words = "✕ \(sentences.joined(separator: " "))"
    guard isWriting, message == nil else { return words }
    return switch error {
    case .notFound: "\(words) \(NoteEditorCommand.close.key) pour en faire une nouvelle note."
    case .couldNotSave:
      "\(words) \(NoteEditorCommand.close.key) pour réessayer, \(AppCommand.leave.key) pour quitter sans enregistrer."
    case .couldNotLoad: words
    }
  }

  func unsavedChanges(_ count: Int) -> String {
    "\(count < 2 ? "\(number(count)) modification non enregistrée" : "\(number(count)) modifications non enregistrées"). "
      + "\(AppCommand.saveNow.key) pour réessayer, \(AppCommand.quit.key) pour quitter sans enregistrer."
  }

  func undid(_ entry: Entry, on list: ShoppingList?) -> String {
    "Annulé : \(name(entry))\(place(list)). \(AppCommand.redo.key) pour rétablir."
  }

  func redid(_ entry: Entry, on list: ShoppingList?) -> String {
    "Rétabli : \(name(entry))\(place(list))."
  }

  func backUpFailed(_ error: StorageError) -> String {
    "La sauvegarde du jour a échoué. \(sentence(error))"
  }

  private func place(_ list: ShoppingList?) -> String { list.map { ", liste \(quoted($0.name))" } ?? "" }
}
