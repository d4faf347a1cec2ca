import Screen

extension Words {
  func sentence(_ problem: KeyProblem) -> String {
    switch problem {
    case .noPreset(let name): return say("key-problem-no-preset", ["name": name])
    case .noCommand(let id):
      let sentence = say("key-problem-no-command", ["id": id])
      guard let closest = KeyProblem.closestCommand(to: id) else { return sentence }
      return "\(sentence) \(say("key-problem-did-you-mean", ["id": closest]))"
    case .noKey(let name, _):
      return say("key-problem-no-key", ["name": name, "examples": KeyProblem.examples])
    case .unsendable(let key, .sameAs(let other), _):
      return say("key-problem-same", ["key": key.shown, "other": other.shown])
    case .unsendable(let key, .withControl, _): return say("key-problem-unsendable", ["key": key.shown])
    case .isTaken(let key, let other, let id):
      return say(
        "key-problem-taken",
        ["key": key.shown, "other": title(ofCommand: other), "title": title(ofCommand: id)])
    case .isTyped(let key, let id):
      return say("key-problem-typed", ["key": key.shown, "title": title(ofCommand: id)])
    }
  }
}
