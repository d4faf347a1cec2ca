import ToteModel

extension English {
  func sentence(_ problem: KeyProblem) -> String {
    switch problem {
    case .noPreset(let name): "There are no keys called \"\(name)\". There are vim, arrows and emacs."
    case .noCommand(let id):
      "No command is called \"\(id)\"."
        + (KeyProblem.closestCommand(to: id).map { " Did you mean \"\($0)\"?" } ?? "")
    case .noKey(let name, _):
      "\"\(name)\" isn't a key. Write keys as in \(KeyProblem.examples)."
    case .unsendable(let key, .sameAs(let other), _): "Terminals can't tell \(key.shown) from \(other.shown)."
    case .unsendable(let key, .withControl, _): "Terminals can't send \(key.shown)."
    case .isTaken(let key, let other, let id):
      "\(key.shown) already means “\(title(ofCommand: other))”, so it can't mean “\(title(ofCommand: id))” too."
    case .isTyped(let key, let id):
      "\(key.shown) is typed as text there, so it can't mean “\(title(ofCommand: id))”."
    }
  }
}
