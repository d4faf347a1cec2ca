import Composable
import Inspector
import Loop
import Screen

/// A program that keeps much to itself: private fields and types, initialisers of its own, constants, a class, a function.
struct Secrets: Equatable, Sendable {
  /// Only its methods change it.
  struct Counter: Equatable, Sendable {
    private(set) var count = 0
    private var steps: [Int] = []
    var label = ""

    mutating func add(_ step: Int) {
      steps.append(step)
      count = steps.reduce(0, +)
    }
  }

  /// It is created otherwise than its fields are called.
  struct Temperature: Equatable, Sendable {
    var celsius: Double
    let unit = "°C"

    init(fahrenheit: Double) { celsius = (fahrenheit - 32) / 1.8 }
  }

  fileprivate enum Mode: Equatable, Sendable { case idle, busy(Job) }
  struct Job: Equatable, Sendable {
    var name: String
    private var code = 7

    fileprivate init(_ name: String) { self.name = name }
  }

  final class Box: Equatable, Sendable {
    let text: String
    init(text: String) { self.text = text }
    static func == (one: Box, other: Box) -> Bool { one.text == other.text }
  }

  var counter = Counter()
  var temperature: Temperature?
  fileprivate var mode = Mode.idle
  var box = Box(text: "a")
  var title = "T"
  private var clicks = 0

  mutating func click() { clicks += 1 }
  fileprivate var line: String { "\(title) \(counter.count) \(clicks) \(counter.label)" }
}

enum SecretsAction: Equatable, Sendable {
  case added(Int), named(String), heated(Double), began, boxed(String), clicked
  case ended(Secrets.Job)
}

let secretsReducer = Reducer<Secrets, SecretsAction, Void> { state, action, _ in
  switch action {
  case .added(let step): state.counter.add(step)
  case .named(let name): (state.counter.label, state.title) = (name, name.uppercased())
  case .heated(let degrees): state.temperature = Secrets.Temperature(fahrenheit: degrees)
  case .began:
    state.mode = .busy(Secrets.Job(state.title))
    let job = Secrets.Job(state.title)
    return .run(name: "job") { send in send(.ended(job)) }
  case .ended(let job):
    state.mode = .idle
    state.title = job.name + "!"
  case .boxed(let text): state.box = Secrets.Box(text: state.box.text + text)
  case .clicked: state.click()
  }
  return .none
}

private let secretsKeys = Keymap([
  Command("add", keys: "a", action: SecretsAction.added(2)),
  Command("name", keys: "n", action: .named("b")),
  Command("other", keys: "o", action: .named("c \"quoted\"\nand more")),
  Command("heat", keys: "h", action: .heated(100)),
  Command("begin", keys: "b", action: .began),
  Command("box", keys: "x", action: .boxed("y")),
  Command("click", keys: "c", action: .clicked),
])

func secrets() -> Rehearsal<Secrets, SecretsAction> {
  Rehearsal(
    size: Size(30, 4), initialState: Secrets(), reducer: secretsReducer, environment: { _ in () },
    view: { state in
      Text("\(state.line)\n\(state.temperature.map { "\($0.celsius)" } ?? "")\n\(state.box.text)")
    },
    keymap: { _ in secretsKeys })
}

extension DrivenProgram {
  static let secrets = DrivenProgram(
    "secrets", imports: ["@testable import CutPrograms"], play: "secrets()",
    cutting: TestCut(reducer: "secretsReducer", environment: "()", initialState: "Secrets()"),
    keys: ["a", "n", "o", "h", "b", "x", "c", "z"]
  ) { CutPrograms.secrets() }
}
