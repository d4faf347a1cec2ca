import Screen
import Terminal
import Tote
import ToteModel

extension French {
  func recorded(_ file: String, isRedacted: Bool) -> String {
    "Enregistré dans \(file)\(isRedacted ? "" : ", avec vos données dans \(file).db et tout ce que vous avez saisi"). Pour le rejouer : tote replay \(file)."
  }

  func noChapter(_ name: String, _ all: [String]) -> String {
    "Aucun chapitre \(quoted(name)). Il y a : " + all.joined(separator: ", ") + "."
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
