extension French {
  func title(_ command: AppCommand) -> String {
    switch command {
    case .undo: "annuler"
    case .redo: "rétablir"
    case .quit, .leave, .giveUp: "quitter"
    case .saveNow: "enregistrer maintenant"
    case .suspend: "suspendre"
    case .help: "aide"
    case .endTour: "terminer la visite"
    }
  }

  func title(_ command: HelpCommand) -> String {
    switch command {
    case .close: "fermer"
    case .down: "bas"
    case .up: "haut"
    case .pageDown: "page suivante"
    case .pageUp: "page précédente"
    case .halfPageDown: "demi-page vers le bas"
    case .halfPageUp: "demi-page vers le haut"
    case .first: "début"
    case .last: "fin"
    case .tour: "refaire la visite"
    }
  }

  func title(_ command: DatabaseLoadingCommand) -> String { "réessayer" }

  func title(_ command: ListCommand) -> String {
    switch command {
    case .tick: "cocher"
    case .add: "ajouter"
    case .addAbove: "ajouter avant"
    case .edit: "modifier"
    case .openNote: "ouvrir sa note"
    case .makeStaple: "achat régulier : semaine, 2 semaines, mois, habituel"
    case .repeatEvery: "ajout toutes les … semaines, tous les … mois"
    case .categorize: "changer de rayon"
    case .changeStore: "changer de magasin"
    case .delete: "supprimer"
    case .clearTicked: "retirer les cochés"
    case .moveDown: "déplacer vers le bas"
    case .moveUp: "déplacer vers le haut"
    case .select: "sélectionner un par un"
    case .selectRange: "sélectionner une plage"
    case .selectAll: "tout sélectionner, ou rien"
    case .copy: "copier"
    case .copyAll: "copier toute la liste"
    case .moveToList: "déplacer vers une autre liste"
    case .down: "bas"
    case .up: "haut"
    case .first: "début"
    case .last: "fin"
    case .nextHeading: "rayon suivant"
    case .previousHeading: "rayon précédent"
    case .halfPageDown: "demi-page vers le bas"
    case .halfPageUp: "demi-page vers le haut"
    case .pageDown: "page suivante"
    case .pageUp: "page précédente"
    case .filter: "filtrer"
    case .sort: "trier"
    case .group: "grouper par rayon ou magasin"
    case .clear: "effacer sélection ou filtre"
    case .nextList: "liste suivante, \(Tab.lists.turned(by: 1).titles.command)"
    case .previousList: "liste précédente"
    case .allLists: "toutes les listes"
    case .newList: "nouvelle liste"
    case .renameList: "renommer la liste"
    case .duplicateList: "dupliquer la liste"
    case .setBudget: "fixer le budget"
    case .archiveList: "archiver la liste"
    case .deleteList: "supprimer la liste"
    }
  }

  func title(_ command: ListFilterCommand) -> String {
    switch command {
    case .keep: "vers la liste"
    case .down: "suivant"
    case .up: "précédent"
    case .pageDown: "page suivante"
    case .pageUp: "page précédente"
    case .clear: "tout afficher"
    }
  }

  func title(_ command: ItemEditorCommand) -> String {
    switch command {
    case .commit: "ajouter"
    case .complete: "compléter"
    case .nextSuggestion: "suggestion suivante"
    case .previousSuggestion: "suggestion précédente"
    case .close: "terminer"
    }
  }

  func title<Action>(_ command: FieldCommand<Action>) -> String {
    switch command {
    case .commit: "enregistrer"
    case .close: "annuler"
    }
  }

  func title(_ command: PastePreviewCommand) -> String {
    switch command {
    case .commit: "ajouter"
    case .toggle: "garder ou retirer"
    case .more: "plus"
    case .fewer: "moins"
    case .down: "bas"
    case .up: "haut"
    case .pageDown: "page suivante"
    case .pageUp: "page précédente"
    case .close: "annuler"
    }
  }

  func title(_ command: ListPickerCommand) -> String {
    switch command {
    case .choose: "ouvrir"
    case .new: "nouvelle"
    case .delete: "supprimer"
    case .rename: "renommer"
    case .archive: "archiver"
    case .duplicate: "dupliquer"
    case .budget: "budget"
    case .share: "partager"
    case .leave: "ne plus partager"
    case .join: "rejoindre"
    case .log: "journal"
    case .moveDown: "descendre"
    case .moveUp: "monter"
    case .down: "bas"
    case .up: "haut"
    case .pageDown: "page suivante"
    case .pageUp: "page précédente"
    case .first: "début"
    case .last: "fin"
    case .close: "fermer"
    }
  }

  func title(_ command: SharingLogCommand) -> String {
    switch command {
    case .accept: "supprimer ici aussi"
    case .keep: "garder"
    case .scope: "une liste ou toutes"
    case .retry: "réessayer"
    case .down: "bas"
    case .up: "haut"
    case .pageDown: "page suivante"
    case .pageUp: "page précédente"
    case .first: "début"
    case .last: "fin"
    case .close: "fermer"
    }
  }

  func title(_ command: BuyAgainCommand) -> String {
    switch command {
    case .select: "sélectionner"
    case .selectAll: "sélectionner le nécessaire, puis tout"
    case .more: "plus"
    case .less: "moins"
    case .forget: "oublier"
    }
  }

  func title<Action>(_ command: SearchPickerCommand<Action>) -> String {
    switch command {
    case .choose: Action.chooseTitle
    case .down: "bas"
    case .up: "haut"
    case .pageDown: "page suivante"
    case .pageUp: "page précédente"
    case .close: "fermer"
    }
  }

  func title(_ command: NoteCommand) -> String {
    switch command {
    case .open: "ouvrir"
    case .new: "nouvelle"
    case .edit: "modifier"
    case .editOutside: "modifier dans $EDITOR"
    case .delete: "supprimer"
    case .pin: "épingler"
    case .archive: "archiver, restaurer"
    case .renameLinks: "renommer aussi les liens"
    case .sendBoxes: "cases vers une liste"
    case .restore: "restaurer"
    case .emptyTrash: "vider la corbeille"
    case .down: "bas"
    case .up: "haut"
    case .first: "début"
    case .last: "fin"
    case .pageDown: "page suivante"
    case .pageUp: "page précédente"
    case .search: "rechercher"
    case .tags: "tags"
    case .nextFolder: "archives, corbeille, notes"
    case .previousFolder: "dossier précédent"
    case .showMore: "effacer recherche ou tag ; revenir aux notes"
    case .nextTab: Tab.notes.turned(by: 1).titles.fromBefore
    case .previousTab: Tab.notes.turned(by: -1).titles.fromBehind
    }
  }

  func title(_ command: NoteSearchCommand) -> String {
    switch command {
    case .keep: "vers la liste"
    case .down: "bas"
    case .up: "haut"
    case .clear: "tout afficher"
    }
  }

  func title(_ command: NoteLoadCommand) -> String { "réessayer" }

  func title(_ command: NoteReaderCommand) -> String {
    switch command {
    case .edit: "modifier"
    case .close: "retour"
    case .tick: "cocher"
    case .follow: "suivre le lien"
    case .backlinks: "liens vers cette note"
    case .editOutside: "modifier dans $EDITOR"
    case .sendBoxes: "cases vers une liste"
    case .pin: "épingler"
    case .archive: "archiver, restaurer"
    case .renameLinks: "renommer aussi les liens"
    case .down: "bas"
    case .up: "haut"
    case .nextStop: "case ou lien suivant"
    case .previousStop: "case ou lien précédent"
    case .pageDown: "page suivante"
    case .pageUp: "page précédente"
    case .first: "début"
    case .last: "fin"
    }
  }

  func title(_ command: NoteEditorCommand) -> String {
    switch command {
    case .toText: "aller au texte"
    case .toTitle: "aller au titre"
    case .endLine: "à la ligne"
    case .completeLink: "compléter le lien"
    case .undo: "annuler"
    case .save: "enregistrer"
    case .close: "terminer"
    }
  }

  func title<Action>(_ command: PickerCommand<Action>) -> String {
    switch command {
    case .choose: Action.chooseTitle
    case .down: "bas"
    case .up: "haut"
    case .pageDown: "page suivante"
    case .pageUp: "page précédente"
    case .close: "fermer"
    }
  }

  var showTag: String { "afficher ces notes" }
  var openBacklink: String { "ouvrir" }
  var putBoxesHere: String { "ajouter ici" }
  var buyHere: String { "ajouter à la liste" }
  var enterShop: String { "choisir" }
  var openBuyAgain: String { "racheter" }
  var openShop: String { "courses en magasin" }

  var itemsGroup: String { "Articles" }
  var movingGroup: String { "Navigation" }
  var showingGroup: String { "Affichage" }
  var listsGroup: String { "Listes" }
  var notesGroup: String { "Notes" }
  var readingGroup: String { "Lecture" }
  var programGroup: String { "Application" }
}
