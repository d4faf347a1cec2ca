import Loop
import Screen
import ScreenTesting

@testable import Tote
@testable import ToteModel
@testable import ToteFormats
@testable import Markdown

/// What the program looks like after some keys, at the sizes that people have: what the suites of faces compare.
func faces(
  _ contents: DatabaseSnapshot = .toured, notes: [Note] = [], _ script: String = "",
  sizes: [Size] = [Size(40, 10), Size(80, 24)],
  environment change: (inout ToteEnvironment) -> Void = { _ in }
) throws -> [Scene] {
  var states: [Size: App] = [:]
  for size in sizes {
    let stage = Stage(contents, notes: notes, size: size, environment: change)
    try stage.play(script)
    states[size] = stage.state
  }
  return Scene.matrix(sizes: sizes) { AppView(states[$0] ?? App()) }
}

/// The same with other keys, each from the beginning: a strip in which every frame names its keys.
func faces(
  _ contents: DatabaseSnapshot = .toured, notes: [Note] = [], after scripts: [String],
  size: Size = Size(80, 24)
) throws -> [Scene] {
  try scripts.map { script in
    let stage = Stage(contents, notes: notes, size: size)
    try stage.play(script)
    return Scene(script, stage.frame)
  }
}
