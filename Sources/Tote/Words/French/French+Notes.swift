import Markdown
import ToteModel

extension French {
  var isInTrash: String {
    "Cette note est dans la corbeille. \(NoteReaderCommand.close.key), puis \(NoteCommand.restore.key) pour la restaurer."
  }

  var notesTab: TabWords { TabWords(title: notes, command: "notes") }
  var emptyPage: String { "Cette note est vide. \(NoteReaderCommand.edit.key) pour la modifier." }

  var noteHelp: Palette.Section {
    let send = NoteCommand.sendBoxes.key
    return Palette.Section(
      name: "Écrire",
      rows: [
        Palette.Row(key: "- [ ] lait", title: "une case ; \(send) ajoute les non cochées à une liste"),
        Palette.Row(key: "#enfants [[Soupe]]", title: "un tag et un lien vers une autre note"),
        Palette.Row(key: "portions: 4", title: "une recette : \(send) demande pour combien"),
        Palette.Row(
          key: "lun: [[Soupe]] x2", title: "un menu : \(send) ajoute ses recettes ; aussi : pour 6"),
      ])
  }

  func emptiness(of browser: NoteBrowser) -> (String, String) {
    if let search = browser.search, !search.field.isEmpty {
      return (
        "Aucun résultat pour \(quoted(search.field.text)).", "\(NoteCommand.showMore.key) pour tout afficher."
      )
    }
    if let tag = browser.tag {
      return ("Aucune note ici avec le tag #\(tag).", "\(NoteCommand.showMore.key) pour tout afficher.")
    }
    return switch browser.folder {
    case .notes: ("Aucune note pour l’instant.", "\(NoteCommand.new.key) pour en écrire une.")
    case .archive:
      (
        "Les archives sont vides.",
        "\(NoteCommand.nextFolder.key) pour la corbeille, \(NoteCommand.showMore.key) pour les notes."
      )
    case .trash: ("La corbeille est vide.", "\(NoteCommand.showMore.key) pour revenir aux notes.")
    }
  }

  func linkCount(_ count: Int) -> String {
    count == 0 ? "" : count == 1 ? "1 lien entrant" : "\(number(count)) liens entrants"
  }

  func alsoCalled(_ aliases: [String]) -> String { "aussi « \(aliases.joined(separator: " », « ")) »" }

  func linkedFrom(_ links: [NoteReader.Backlink], naming limit: Int) -> String {
    if links.isEmpty { return "" }
    let names = links.prefix(limit).map(\.name)
    let more = links.count - limit
    let rest = more < 1 ? "" : more == 1 ? " et 1 autre" : " et \(more) autres"
    return "citée dans \(names.joined(separator: ", "))\(rest)"
  }

  func place(of note: Note) -> String {
    note.trashed != nil ? "dans la corbeille" : note.isArchived ? "archivée" : day(note.modified)
  }

  func putBoxesOn(_ items: [ParsedItem]) -> String {
    "Ajouter \(items.count == 1 ? quoted(items[0].name) : self.items(items.count)) à"
  }

  func renameOffer(_ offer: RenameOffer) -> String {
    let count = offer.notes.count < 2 ? "Une note renvoie" : "\(offer.notes.count) notes renvoient"
    return
      "\(count) à \(quoted(offer.old)). \(NoteCommand.renameLinks.key) pour renommer aussi les liens, \(NoteCommand.showMore.key) pour les garder."
  }

  package func severalNotes(titled title: String) -> String {
    "Plusieurs notes s’appellent \(quoted(title)). Donnez-leur des titres différents, puis ajoutez le menu."
  }
  package func sameTitle(_ title: String) -> String {
    "Une autre note s’appelle aussi \(quoted(title)). Un lien vers ce titre demande laquelle."
  }

  func notes(_ count: Int, with corrected: String) -> String { "\(notes(count)) avec \(quoted(corrected))" }

  func nothingOnLine(_ stop: MarkdownPager.Stop) -> String {
    let next = NoteReaderCommand.nextStop.key
    return switch stop {
    case .task: "Aucune case sur cette ligne. \(next) pour aller à la suivante."
    case .link, .heading: "Aucun lien sur cette ligne. \(next) pour aller au suivant."
    }
  }

  func noNote(titled title: String) -> String {
    "Aucune note \(quoted(title)). Appuyez encore sur \(NoteReaderCommand.follow.key) pour la créer."
  }

  func browserFailed(_ command: String, reason: String, copied address: String) -> String {
    "Impossible de lancer \(quoted(command)) : \(reason). Copié : \(address)."
  }
  func pinned(_ isPinned: Bool) -> String { isPinned ? "Note épinglée." : "Note désépinglée." }

  func archived(_ isArchived: Bool) -> String {
    isArchived
      ? "Note archivée. \(NoteCommand.nextFolder.key) pour voir les archives, \(AppCommand.undo.key) pour annuler."
      : "Note restaurée."
  }

  func emptyTrash(_ count: Int) -> String {
    "Appuyez encore sur \(NoteCommand.emptyTrash.key) pour supprimer définitivement \(count == 1 ? "la note" : "\(number(count)) notes"). C’est irréversible."
  }

  func deletedForEver(_ count: Int) -> String {
    count == 1 ? "Note supprimée définitivement." : "\(number(count)) notes supprimées définitivement."
  }

  func renamedLinks(_ count: Int) -> String {
    "Liens renommés dans \(count < 2 ? "une note" : "\(number(count)) notes")."
  }

  func recovered(_ name: String, hasConflict: Bool) -> String {
    hasConflict
      ? "Note récupérée : \(quoted(name)). Modifiée ailleurs aussi : elle contient les deux versions, entre ▼ et ▲."
      : "Brouillon récupéré : \(quoted(name)). \(AppCommand.open(.notes).key) pour l’afficher, \(AppCommand.undo.key) pour l’abandonner."
  }

  func attached(_ note: Note, to item: Item) -> String {
    "La note \(quoted(note.shownName)) existait déjà. Elle est maintenant rattachée à \(quoted(item.name))."
  }

  func noteGone(_ note: Note) -> String { "La note \(quoted(note.shownName)) a été supprimée ailleurs." }

  func leftFiles(_ files: [String]) -> String {
    files.count == 1
      ? "Un éditeur a laissé un texte ; tote note recover le reprend : \(files[0])"
      : "Un éditeur a laissé \(files.count) textes, dont \(files[0]) ; tote note recover les reprend"
  }

  package func editorFailed(_ failure: EditorFailure, file: String?) -> String {
    let sentence =
      switch failure {
      case .noTerminal: "Aucun terminal où ouvrir un éditeur."
      case .badCommand(let command):
        "Impossible de lancer l’éditeur \(quoted(command)) : un guillemet n’est pas fermé."
      case .noFile(let folder, let reason): "Impossible de créer un fichier dans \(folder) : \(reason)."
      case .cannotStart(let editor, let reason):
        "Impossible de lancer l’éditeur \(quoted(editor)) : \(reason)."
      case .lost(let editor, let reason): "L’éditeur \(quoted(editor)) ne répond plus : \(reason)."
      case .killed(let editor, let signal):
        "L’éditeur \(quoted(editor)) a été interrompu par le signal \(signal)."
      case .exited(let editor, let code): "L’éditeur \(quoted(editor)) s’est terminé avec le code \(code)."
      case .leftNoFile(let editor): "L’éditeur \(quoted(editor)) n’a laissé aucun fichier."
      case .leftNoText(let editor): "Le texte enregistré par \(quoted(editor)) n’est pas en UTF-8."
      case .leftTooMuch(let editor, let most):
        "Le texte enregistré par \(quoted(editor)) dépasse \(most) Mo."
      }
    return sentence + (file.map { " Votre texte est dans \($0)." } ?? " Rien n’a été modifié.")
  }

  func putBoxes(_ items: [ParsedItem], on list: ShoppingList) -> String {
    let place = "à la liste \(quoted(list.name))"
    let added =
      items.count == 1
      ? "Ajouté \(place) : \(items[0].name)." : "\(items.count) articles ajoutés \(place)."
    return "\(added) \(AppCommand.undo.key) pour annuler."
  }

  func boxesAreOnList(_ items: [ParsedItem], _ list: ShoppingList) -> String {
    let place = "sur la liste \(quoted(list.name))"
    return items.count == 1
      ? "Déjà \(place) : \(items[0].name)." : "\(items.count) articles déjà \(place)."
  }
}
