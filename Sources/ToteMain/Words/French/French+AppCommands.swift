import Screen
import Terminal
import Tote
import ToteModel

extension French {
  var playHelp: CommandHelp {
    CommandHelp(
      summary: "Simuler des frappes dans l’application et afficher le résultat",
      details: [
        "Un caractère désigne sa touche. Les autres touches s’écrivent <Enter>, <Esc>, <Space>, <ctrl+r> ou <f5>, et << donne <.",
        "• <paste MOTS> colle du texte",
        "• <resize 40x10> change la taille",
        "• <wait 2s> laisse passer du temps",
        "• <other> continue dans un second programme à côté, qui a les mêmes listes",
        "- lit le script sur l’entrée standard ; les retours à la ligne sont ignorés.",
        "L’application démarre avec des listes vides. Vos données ne sont ni lues ni modifiées.",
      ],
      examples: [
        .init(
          "tote play 'a2 kg de pommes<Enter>lait<Enter><Esc>'",
          "afficher une liste avec des pommes et du lait"),
        .init("tote play --svg --size 60x12 'alait<Enter><Esc>' >lait.svg", "en faire une image"),
      ])
  }

  var sizeOption: String { "Taille du terminal (par défaut : 80x24)" }
  var textOption: String { "Afficher l’écran en texte (par défaut)" }
  var ansiOption: String { "Afficher l’écran en couleur, pour un terminal" }
  var svgOption: String { "Produire une image de l’écran ; avec --every, une image animée" }
  var everyOption: String { "Afficher chaque écran, et pas seulement le dernier" }
  var afterOption: String { "Frappes faites avant, qui ne sont pas montrées" }
  var tourOption: String { "Commencer par la visite guidée, comme le premier jour" }

  var replayHelp: CommandHelp {
    CommandHelp(
      summary: "Rejouer ce que tote --record a écrit",
      details: [
        "Dans un terminal, l’inspecteur s’ouvre : les flèches gauche et droite parcourent ce qui a été fait et / cherche. Sinon, le dernier écran est affiché.",
        "Les données sont lues dans FICHIER.db, que tote --record écrit aussi, et ne sont pas modifiées. Ce que d’autres programmes ont fait entre-temps n’est pas rejoué.",
      ],
      examples: [
        .init("tote replay bogue.rec", "le parcourir pas à pas"),
        .init("tote replay bogue.rec --test 12...15", "afficher un test de ces actions"),
        .init("tote replay bogue.rec --check", "trouver le premier écran différent"),
      ])
  }

  var recordOption: String { "Dans l’application : écrire dans FICHIER ce qui est fait, pour tote replay" }
  var redactOption: String { "Avec --record : remplacer ce qui est saisi par d’autres lettres" }
  var untilOption: String { "S’arrêter après ce nombre d’actions" }
  var checkOption: String { "Comparer chaque écran avec celui qui a été enregistré" }
  var testOption: String { "Afficher un test des actions DE...À" }
  func cannotReplay(_ file: String, _ reason: String) -> String {
    "Impossible de rejouer \(quoted(file)) : \(reason)"
  }
  func cannotRecord(_ reason: String) -> String { "Impossible d’enregistrer : \(reason)" }
  func notARecording(_ file: String) -> String {
    "« \(file) » n’est pas un enregistrement et ne sera pas remplacé. Choisissez un autre nom."
  }
  func recorded(_ file: String, isRedacted: Bool) -> String {
    "Enregistré dans \(file)\(isRedacted ? "" : ", avec vos données dans \(file).db et tout ce que vous avez saisi"). Pour le rejouer : tote replay \(file)."
  }
  func crashed(_ file: String) -> String {
    "La dernière fois, l’application s’est mal terminée. Ce qui a été fait est dans \(file) ; tote replay \(file) le montre."
  }
  func replayedAsRecorded(_ count: Int) -> String {
    "Tous les écrans sont comme ils ont été enregistrés (actions : \(count))."
  }
  func badSteps(_ text: String) -> String {
    "\(quoted(text)) n’est pas un intervalle d’actions. Écrivez deux nombres, comme 12...15."
  }

  var guideHelp: CommandHelp {
    CommandHelp(
      summary: "Lire un chapitre du guide",
      details: [
        "Sans CHAPITRE, les affiche tous. tote help guide CHAPITRE fait de même. Le guide est en anglais."
      ],
      examples: [.init("tote guide notes", "comment écrire des notes")])
  }
  func noChapter(_ name: String, _ all: [String]) -> String {
    "Aucun chapitre \(quoted(name)). Il y a : " + all.joined(separator: ", ") + "."
  }

  var envHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher ce qu’il faut pour signaler un bogue",
      details: [
        "Version, système, terminal, langue, réglages et quantité de données, en anglais. Aucun de vos noms ni de vos textes n’y figure."
      ],
      examples: [.init("tote env", "afficher ce qu’il faut pour signaler un bogue")])
  }

  var logHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher ce que l’application a fait",
      details: [
        "tote --debug ouvre l’application et journalise chaque action avec ce qu’elle a modifié. Le journal peut contenir ce "
          + "qui est sur vos listes ; personne d’autre ne peut le lire."
      ],
      examples: [.init("tote log -n 5", "afficher les cinq dernières actions et leurs modifications")])
  }

  var lastOption: String { "Nombre d’actions à afficher (par défaut : 20)" }

  func cannotCombine(_ one: String, _ other: String) -> String {
    "\(one) et \(other) sont incompatibles."
  }

  var themeNeedsSVG: String { "--theme nécessite --svg." }

  func badSize(_ text: String) -> String {
    "--size attend des colonnes et des lignes, par exemple 80x24, et non \(quoted(text))."
  }

  func badScript(_ reason: String) -> String { "Impossible d’exécuter le script. \(reason)" }
  var beginning: String { "début" }
  var noLogYet: String { "Il n’y a pas encore de journal. tote --debug en crée un." }

  func sentence(_ error: TerminalError) -> String {
    switch error {
    case .noTerminal(.input):
      "L’entrée standard n’est pas un terminal. Lancez tote dans un terminal, sans redirection."
    case .noTerminal(.output):
      "La sortie standard n’est pas un terminal. Lancez tote dans un terminal, sans redirection."
    case .typeMissing:
      "TERM n’est pas définie : Tote ne sait rien de ce terminal. Essayez TERM=xterm-256color."
    case .typeUnknown(let type):
      "Le type de terminal \(quoted(type.printable)) indiqué par TERM est inconnu sur ce système. Essayez TERM=xterm-256color."
    case .typeTooSimple(let type):
      "Un terminal de type \(quoted(type.printable)) ne peut pas déplacer son curseur. Utilisez un autre terminal."
    case .noResources:
      "Le système manque de mémoire ou de descripteurs de fichiers. Fermez d’autres programmes et réessayez."
    }
  }

  func noLog(_ reason: String) -> String { "Rien n’a été journalisé. \(reason)" }
  func unsavedText(isIn file: String) -> String { "Texte non enregistré, venu d’un éditeur : \(file)" }

  func unsaved(_ count: Int, _ reason: String) -> String {
    "\(counted(count, "modification n’est pas enregistrée", "modifications ne sont pas enregistrées")). \(reason)"
  }

  func unsavedChange(_ title: String) -> String { "Non enregistré : \(title)" }
}
