import ToteModel

extension Turkish {
  func sentence(_ problem: KeyProblem) -> String {
    switch problem {
    case .noPreset(let name): "“\(name)” adlı tuş takımı yok. Olanlar: vim, arrows, emacs."
    case .noCommand(let id):
      "“\(id)” adlı komut yok."
        + (KeyProblem.closestCommand(to: id).map { " “\($0)” mı demek istediniz?" } ?? "")
    case .noKey(let name, _):
      "“\(name)” bir tuş değil. Tuşlar şöyle yazılır: \(KeyProblem.examples)."
    case .unsendable(let key, .sameAs(let other), _):
      "Terminaller \(key.shown) ile \(other.shown) tuşunu ayırt edemez."
    case .unsendable(let key, .withControl, _): "Terminaller \(key.shown) gönderemez."
    case .isTaken(let key, let other, let id):
      "\(key.shown) zaten “\(title(ofCommand: other))” demek; “\(title(ofCommand: id))” için kullanılamaz."
    case .isTyped(let key, let id):
      "\(key.shown) orada metin olarak yazılır; “\(title(ofCommand: id))” için kullanılamaz."
    }
  }
}
