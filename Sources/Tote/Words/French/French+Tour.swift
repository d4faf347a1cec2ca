import Screen
import ToteModel

extension French {
  var tourEnded: String {
    "La visite est finie. \(AppCommand.help.key) pour afficher les raccourcis à tout moment."
  }

  func title(_ step: Tour.Step) -> String {
    "Visite guidée, étape \(step.rawValue + 1) sur \(Tour.Step.allCases.count)"
  }

  func text(_ step: Tour.Step) -> String {
    switch step {
    case .add:
      "pour ajouter : saisissez « 2 kg de pommes », puis \(ItemEditorCommand.commit.key) et \(ItemEditorCommand.close.key)"
    case .tick: "pour cocher ce qui est dans le panier ; encore pour décocher"
    case .delete: "pour supprimer un article, tout de suite et sans confirmation"
    case .undo: "pour annuler : tout s’annule, même après avoir quitté"
    case .help: "pour voir tous les autres raccourcis"
    }
  }
}
