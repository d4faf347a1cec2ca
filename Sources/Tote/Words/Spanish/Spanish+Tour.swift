import Screen
import ToteModel

extension Spanish {
  var tourEnded: String {
    "Fin del recorrido. Pulsa \(AppCommand.help.key) en cualquier momento para ver todos los atajos."
  }

  func title(_ step: Tour.Step) -> String {
    "Recorrido rápido, \(step.rawValue + 1) de \(Tour.Step.allCases.count)"
  }

  func text(_ step: Tour.Step) -> String {
    switch step {
    case .add:
      "añade: escribe “2 kg de manzanas” y termina con \(ItemEditorCommand.commit.key) y \(ItemEditorCommand.close.key)"
    case .tick: "marca lo que ya está en el carrito; otra vez, lo desmarca"
    case .delete: "elimina un artículo, al instante y sin preguntar…"
    case .undo: "…porque todo se puede deshacer, incluso después de salir"
    case .help: "muestra todos los demás atajos"
    }
  }
}
