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

  func recorded(_ file: String, isRedacted: Bool) -> String {
    "Enregistré dans \(file)\(isRedacted ? "" : ", avec vos données dans \(file).db et tout ce que vous avez saisi"). Pour le rejouer : tote replay \(file)."
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

  func unsaved(_ count: Int, _ reason: String) -> String {
    "\(counted(count, "modification n’est pas enregistrée", "modifications ne sont pas enregistrées")). \(reason)"
  }
}
