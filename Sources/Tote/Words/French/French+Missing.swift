extension French {
  var noItemHere: String { "Aucun article ici. \(ListCommand.add.key) pour en ajouter un." }
  var isHeading: String { "C’est un en-tête. \(ListCommand.down.key) pour aller à ses articles." }
  var noOpenList: String { "Aucune liste ouverte. \(ListCommand.newList.key) pour en créer une." }
  var noNoteHere: String { "Aucune note ici. \(NoteCommand.new.key) pour en écrire une." }
  var isInTrash: String {
    "Cette note est dans la corbeille. \(NoteReaderCommand.close.key), puis \(NoteCommand.restore.key) pour la restaurer."
  }
  var noLinksToRename: String { "Aucun lien à renommer." }
}
