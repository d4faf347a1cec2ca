import ToteModel

extension Spanish {
  func sentence(_ problem: KeyProblem) -> String {
    switch problem {
    case .noPreset(let name): "No hay teclas llamadas “\(name)”. Hay vim, arrows y emacs."
    case .noCommand(let id):
      "Ningún comando se llama “\(id)”."
        + (KeyProblem.closestCommand(to: id).map { " ¿Querías decir “\($0)”?" } ?? "")
    case .noKey(let name, _):
      "“\(name)” no es una tecla. Las teclas se escriben así: \(KeyProblem.examples)."
    case .unsendable(let key, .sameAs(let other), _):
      "Los terminales no distinguen \(key.shown) de \(other.shown)."
    case .unsendable(let key, .withControl, _): "Los terminales no pueden enviar \(key.shown)."
    case .isTaken(let key, let other, let id):
      "\(key.shown) ya significa “\(title(ofCommand: other))”; no puede significar también “\(title(ofCommand: id))”."
    case .isTyped(let key, let id):
      "\(key.shown) se escribe como texto ahí; no puede significar “\(title(ofCommand: id))”."
    }
  }
}
