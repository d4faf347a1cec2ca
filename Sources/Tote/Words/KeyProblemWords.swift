protocol KeyProblemWords {
  func sentence(_ problem: KeyProblem) -> String
}
