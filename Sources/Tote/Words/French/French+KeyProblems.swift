import ToteModel

extension French {
  func sentence(_ problem: KeyProblem) -> String {
    switch problem {
    case .noPreset(let name): "Aucun jeu de touches \(quoted(name)). Il existe vim, arrows et emacs."
    case .noCommand(let id):
      "Aucune commande \(quoted(id))."
        + (KeyProblem.closestCommand(to: id).map { " Vouliez-vous dire \(quoted($0)) ?" } ?? "")
    case .noKey(let name, _):
      "\(quoted(name)) n’est pas une touche. Les touches s’écrivent ainsi : \(KeyProblem.examples)."
    case .unsendable(let key, .sameAs(let other), _):
      "Les terminaux ne distinguent pas \(key.shown) de \(other.shown)."
    case .unsendable(let key, .withControl, _): "Les terminaux ne peuvent pas envoyer \(key.shown)."
    case .isTaken(let key, let other, let id):
      "\(key.shown) correspond déjà à \(quoted(title(ofCommand: other))) et ne peut pas servir à \(quoted(title(ofCommand: id)))."
    case .isTyped(let key, let id):
      "\(key.shown) s’y saisit comme du texte et ne peut pas servir à \(quoted(title(ofCommand: id)))."
    }
  }
}
