extension Spanish {
  var noItemHere: String { "Aquí no hay ningún artículo. Pulsa \(ListCommand.add.key) para añadir uno." }
  var isHeading: String { "Esto es un encabezado. Pulsa \(ListCommand.down.key) para ir a sus artículos." }
  var noOpenList: String { "No hay ninguna lista abierta. Pulsa \(ListCommand.newList.key) para crear una." }
  var noNoteHere: String { "Aquí no hay ninguna nota. Pulsa \(NoteCommand.new.key) para escribir una." }
  var isInTrash: String {
    "Esta nota está en la papelera. Pulsa \(NoteReaderCommand.close.key) y luego \(NoteCommand.restore.key) para restaurarla."
  }
  var noLinksToRename: String { "No hay enlaces que cambiar." }
}
