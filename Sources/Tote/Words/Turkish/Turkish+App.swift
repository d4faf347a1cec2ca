import Screen
import ToteModel

extension Turkish {
  func restore(_ backup: Backup) -> String { "\(day(backup)) yedeğini aç" }

  func waysOut(_ latest: Backup?) -> String {
    let (restore, empty) = (DatabaseLoading.restoreKey.shown, DatabaseLoading.beginAnewKey.shown)
    let ways =
      latest.map { "\(restore) ile \(longDay($0)) yedeğini açın veya \(empty) ile sıfırdan başlayın." }
      ?? "Yedek yok; \(empty) ile sıfırdan başlayın."
    return "\(ways) Bozuk dosya başka bir adla saklanır."
  }

  func windowTitle(_ place: String) -> String { place + " – Tote" }

  func sentence(_ error: NoteError) -> String {
    switch error {
    case .notFound: "Bu not artık yok: başka yerde silinmiş."
    // Promises no retry: nothing tries again by itself.
    case .couldNotSave(.full): "Not kaydedilemedi. Disk dolu."
    case .couldNotSave(let reason): "Not kaydedilemedi. \(sentence(reason))"
    case .couldNotLoad(let reason): "Notlar okunamadı. \(sentence(reason))"
    }
  }

  func notSaved(_ failure: StorageError, file: String?) -> String {
    "✕ Kaydedilemedi. \(sentence(failure))" + (file.map { " Metniniz şu dosyada: \($0)." } ?? "")
  }

  func noteError(_ error: NoteError, message: String?, file: String?, isWriting: Bool) -> String {
    let sentences =
      file.map { [sentence(error), "Metniniz şu dosyada: \($0)."] }
      ?? [message, sentence(error)].compactMap { $0 }
    let words = "✕ \(sentences.joined(separator: " "))"
    guard isWriting, message == nil else { return words }
    return switch error {
    case .notFound: "\(words) \(NoteEditorCommand.close.key) ile yeni not olarak kaydedin."
    case .couldNotSave:
      "\(words) \(NoteEditorCommand.close.key) ile yeniden deneyin veya \(AppCommand.leave.key) ile kaydetmeden çıkın."
    case .couldNotLoad: words
    }
  }

  func unsavedChanges(_ count: Int) -> String {
    "\(number(count)) değişiklik kaydedilmedi. "
      + "\(AppCommand.saveNow.key) ile yeniden deneyin veya \(AppCommand.quit.key) ile kaydetmeden çıkın."
  }

  func undid(_ entry: Entry, on list: ShoppingList?) -> String {
    "Geri alındı: \(name(entry))\(place(list)). \(AppCommand.redo.key) ile yineleyin."
  }

  func redid(_ entry: Entry, on list: ShoppingList?) -> String {
    "Yinelendi: \(name(entry))\(place(list))."
  }

  func backUpFailed(_ error: StorageError) -> String { "Bugünkü yedek alınamadı. \(sentence(error))" }
  private func place(_ list: ShoppingList?) -> String { list.map { " (\($0.name))" } ?? "" }
}
