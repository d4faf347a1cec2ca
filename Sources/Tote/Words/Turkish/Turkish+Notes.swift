import Markdown
import ToteModel

extension Turkish {
  var isInTrash: String {
    "Bu not çöp kutusunda. \(NoteReaderCommand.close.key), sonra \(NoteCommand.restore.key) ile geri yükleyin."
  }

  var notesTab: TabWords { TabWords(title: notes, command: "notlar") }
  var emptyPage: String { "Bu not boş. \(NoteReaderCommand.edit.key) ile düzenleyin." }

  var noteHelp: Palette.Section {
    let send = NoteCommand.sendBoxes.key
    return Palette.Section(
      name: "Yazma",
      rows: [
        Palette.Row(key: "- [ ] süt", title: "onay kutusu; \(send) işaretsizleri listeye ekler"),
        Palette.Row(key: "#çocuklar [[Çorba]]", title: "bir etiket, başka bir nota bağlantı"),
        Palette.Row(key: "4 kişilik", title: "tarif: \(send) kaç kişilik olacağını sorar"),
        Palette.Row(
          key: "Pzt: [[Çorba]] x2", title: "yemek planı: \(send) tariflerini ekler; 6 kişilik de olur"),
      ])
  }

  func emptiness(of browser: NoteBrowser) -> (String, String) {
    if let search = browser.search, !search.field.isEmpty {
      return ("“\(search.field.text)” için sonuç yok.", "\(NoteCommand.showMore.key) ile tümünü görün.")
    }
    if let tag = browser.tag {
      return ("Burada #\(tag) etiketli not yok.", "\(NoteCommand.showMore.key) ile tümünü görün.")
    }
    return switch browser.folder {
    case .notes: ("Henüz not yok.", "\(NoteCommand.new.key) ile yeni not yazın.")
    case .archive:
      (
        "Arşiv boş.",
        "\(NoteCommand.nextFolder.key) ile çöp kutusuna geçin, \(NoteCommand.showMore.key) ile notlara dönün."
      )
    case .trash: ("Çöp kutusu boş.", "\(NoteCommand.showMore.key) ile notlara dönün.")
    }
  }

  func linkCount(_ count: Int) -> String { count == 0 ? "" : "buraya \(number(count)) bağlantı" }

  func alsoCalled(_ aliases: [String]) -> String { "diğer başlıkları: \(aliases.joined(separator: ", "))" }

  func linkedFrom(_ links: [NoteReader.Backlink], naming limit: Int) -> String {
    if links.isEmpty { return "" }
    let names = links.prefix(limit).map(\.name)
    let rest = links.count > limit ? " ve \(links.count - limit) not daha" : ""
    return "bağlantı veren: \(names.joined(separator: ", "))\(rest)"
  }

  func place(of note: Note) -> String {
    note.trashed != nil ? "çöp kutusunda" : note.isArchived ? "arşivde" : day(note.modified)
  }

  func putBoxesOn(_ items: [ParsedItem]) -> String {
    "Listeye ekle: \(items.count == 1 ? items[0].name : "\(items.count) ürün")"
  }

  func renameOffer(_ offer: RenameOffer) -> String {
    "\(offer.notes.count) notta “\(offer.old)” bağlantısı var. "
      + "\(NoteCommand.renameLinks.key) ile güncelleyin veya \(NoteCommand.showMore.key) ile olduğu gibi bırakın."
  }

  package func severalNotes(titled title: String) -> String {
    "“\(title)” adında birden çok not var. Onlara farklı başlıklar verin, sonra planı ekleyin."
  }
  package func sameTitle(_ title: String) -> String {
    "“\(title)” adında başka bir not daha var. Ona giden bağlantı hangisi olduğunu sorar."
  }

  func notes(_ count: Int, with corrected: String) -> String { "“\(corrected)” ile \(notes(count))" }

  func nothingOnLine(_ stop: MarkdownPager.Stop) -> String {
    let next = "\(NoteReaderCommand.nextStop.key) ile sonrakine gidin."
    return switch stop {
    case .task: "Bu satırda onay kutusu yok. \(next)"
    case .link, .heading: "Bu satırda bağlantı yok. \(next)"
    }
  }

  func noNote(titled title: String) -> String {
    "“\(title)” adlı not yok. Oluşturmak için yeniden \(NoteReaderCommand.follow.key) tuşuna basın."
  }

  func browserFailed(_ command: String, reason: String, copied address: String) -> String {
    "“\(command)” çalıştırılamıyor: \(reason). \(address) kopyalandı."
  }
  func pinned(_ isPinned: Bool) -> String { isPinned ? "Sabitlendi." : "Sabitleme kaldırıldı." }

  func archived(_ isArchived: Bool) -> String {
    isArchived
      ? "Arşivlendi. \(NoteCommand.nextFolder.key) ile arşivi açın, \(AppCommand.undo.key) ile geri alın."
      : "Arşivden çıkarıldı."
  }

  func emptyTrash(_ count: Int) -> String {
    "Yeniden \(NoteCommand.emptyTrash.key) tuşuna basarsanız \(count == 1 ? "çöp kutusundaki not" : "\(number(count)) not") kalıcı olarak silinir. Geri alınamaz."
  }

  func deletedForEver(_ count: Int) -> String {
    count == 1 ? "Kalıcı olarak silindi." : "\(number(count)) not kalıcı olarak silindi."
  }

  func renamedLinks(_ count: Int) -> String { "\(number(count)) nottaki bağlantılar güncellendi." }

  func recovered(_ name: String, hasConflict: Bool) -> String {
    hasConflict
      ? "“\(name)” kurtarıldı. Başka yerde de değişmiş: iki sürüm de notta, ▼ ile ▲ arasında."
      : "“\(name)” taslağı kurtarıldı. \(AppCommand.open(.notes).key) ile görün, \(AppCommand.undo.key) ile silin."
  }

  func attached(_ note: Note, to item: Item) -> String {
    "“\(note.shownName)” zaten vardı. Artık şu ürünün notu: \(item.name)."
  }

  func noteGone(_ note: Note) -> String { "“\(note.shownName)” başka yerde silinmiş." }

  func leftFiles(_ files: [String]) -> String {
    files.count == 1
      ? "Düzenleyicide bir metin kaldı; tote note recover onu alır: \(files[0])"
      : "Düzenleyicide \(files.count) metin kaldı, biri \(files[0]); tote note recover onları alır"
  }

  package func editorFailed(_ failure: EditorFailure, file: String?) -> String {
    let sentence =
      switch failure {
      case .noTerminal: "Düzenleyici açılacak bir terminal yok."
      case .badCommand(let command): "“\(command)” düzenleyicisi çalıştırılamıyor: tırnak kapatılmamış."
      case .noFile(let folder, let reason): "\(folder) klasöründe dosya oluşturulamıyor: \(reason)."
      case .cannotStart(let editor, let reason): "“\(editor)” düzenleyicisi çalıştırılamıyor: \(reason)."
      case .lost(let editor, let reason): "“\(editor)” düzenleyicisiyle bağlantı kesildi: \(reason)."
      case .killed(let editor, let signal):
        "“\(editor)” düzenleyicisi \(signal) numaralı sinyalle sonlandırıldı."
      case .exited(let editor, let code): "“\(editor)” düzenleyicisi \(code) koduyla kapandı."
      case .leftNoFile(let editor): "“\(editor)” düzenleyicisi dosya bırakmadı."
      case .leftNoText(let editor): "“\(editor)” düzenleyicisinden gelen metin geçerli UTF-8 değil."
      case .leftTooMuch(let editor, let most):
        "“\(editor)” düzenleyicisinden gelen metin \(most) MB sınırını aşıyor."
      }
    return sentence + (file.map { " Metniniz şu dosyada: \($0)." } ?? " Hiçbir şey değiştirilmedi.")
  }

  func putBoxes(_ items: [ParsedItem], on list: ShoppingList) -> String {
    "\(boxes(items)), “\(list.name)” listesine eklendi. \(AppCommand.undo.key) ile geri alın."
  }

  func boxesAreOnList(_ items: [ParsedItem], _ list: ShoppingList) -> String {
    "\(boxes(items)) zaten “\(list.name)” listesinde."
  }

  private func boxes(_ items: [ParsedItem]) -> String {
    items.count == 1 ? "“\(items[0].name)”" : "\(items.count) ürün"
  }
}
