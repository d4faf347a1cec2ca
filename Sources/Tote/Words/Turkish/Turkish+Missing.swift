extension Turkish {
  var noItemHere: String { "Burada ürün yok. \(ListCommand.add.key) ile ekleyin." }
  var isHeading: String { "Bu bir başlık. \(ListCommand.down.key) ile ürünlerine gidin." }
  var noOpenList: String { "Açık liste yok. \(ListCommand.newList.key) ile oluşturun." }
  var noNoteHere: String { "Burada not yok. \(NoteCommand.new.key) ile yazın." }
  var isInTrash: String {
    "Bu not çöp kutusunda. \(NoteReaderCommand.close.key), sonra \(NoteCommand.restore.key) ile geri yükleyin."
  }
  var noLinksToRename: String { "Değiştirilecek bağlantı yok." }
}
