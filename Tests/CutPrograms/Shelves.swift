import Composable
import FoundationEssentials
import Inspector
import Loop
import Screen

/// A program with rows that have ids, dictionaries, sets, and Foundation's values.
struct Shelves: Equatable, Sendable {
  enum Kind: String, Hashable, Sendable, CaseIterable { case fresh, dry }
  struct Jar: Equatable, Sendable, Identifiable {
    let id: UUID
    var name: String
    var until: Date?
    var weight: Decimal = 1
    var tags: Set<String> = []
  }
  struct Box: Equatable, Sendable, Identifiable {
    var id: Int
    var jars: IdentifiedArrayOf<Jar> = []
    var note: String??
  }

  var boxes: IdentifiedArrayOf<Box> = []
  var plan: [Kind: [Int: String]] = [:]
  var page: URL?
  var raw = Data([1, 2])
  var wait = Duration.milliseconds(1500)
  var range = 0..<3
  var letter: Character = "a"
  var cursor: Int?
  var half: Float = 0.5
}

enum ShelvesAction: Equatable, Sendable {
  case boxAdded, boxRemoved, jarAdded(Shelves.Jar), jarsArrived([Shelves.Jar]), fetchRequested
  case renamed(String), tagged(String), noted(String?), planned(Shelves.Kind, Int, String?), linked(URL?)
  case moved(by: Int), changed(Data, Duration, Range<Int>, Character)
}

let shelvesReducer = Reducer<Shelves, ShelvesAction, Void> { state, action, _ in
  switch action {
  case .boxAdded:
    state.boxes.append(Shelves.Box(id: state.boxes.count + 1))
    state.cursor = state.boxes.last?.id
  case .boxRemoved: if let id = state.cursor { state.boxes[id: id] = nil }
  case .jarAdded(let jar): if let id = state.cursor { state.boxes[id: id]?.jars.append(jar) }
  case .fetchRequested:
    return .run(name: "jars") { send in send(.jarsArrived([1, 2].map(sampleJar))) }
  case .jarsArrived(let jars):
    if let id = state.cursor { state.boxes[id: id]?.jars = IdentifiedArray(jars) }
  case .renamed(let name):
    guard let id = state.cursor, let jar = state.boxes[id: id]?.jars.first?.id else { break }
    state.boxes[id: id]?.jars[id: jar]?.name += name
    state.boxes[id: id]?.jars[id: jar]?.until = Date(timeIntervalSinceReferenceDate: 800_000_000.5)
    state.boxes[id: id]?.jars[id: jar]?.weight += 2.5
  case .tagged(let tag):
    guard let id = state.cursor, let jar = state.boxes[id: id]?.jars.last?.id else { break }
    state.boxes[id: id]?.jars[id: jar]?.tags.insert(tag)
  case .noted(let note): if let id = state.cursor { state.boxes[id: id]?.note = .some(note) }
  case .planned(let kind, let day, let text): state.plan[kind, default: [:]][day] = text
  case .linked(let page): state.page = page
  case .moved(let rows):
    let index = state.cursor.flatMap { state.boxes.index(id: $0) } ?? 0
    if !state.boxes.isEmpty {
      state.cursor = state.boxes[max(0, min(state.boxes.count - 1, index + rows))].id
    }
  case .changed(let raw, let wait, let range, let letter):
    (state.raw, state.wait, state.range, state.letter) = (raw, wait, range, letter)
    state.half /= 3
  }
  return .none
}

private func sampleJar(_ number: Int) -> Shelves.Jar {
  let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number)))
  return Shelves.Jar(id: id, name: "jar \(number)")
}

private let shelvesKeys = Keymap([
  Command("box", keys: "b", action: ShelvesAction.boxAdded),
  Command("remove", keys: "r", action: .boxRemoved),
  Command("jar", keys: "j", action: .jarAdded(sampleJar(7))),
  Command("jar8", keys: "k", action: .jarAdded(sampleJar(8))),
  Command("fetch", keys: "f", action: .fetchRequested),
  Command("name", keys: "n", action: .renamed("x")),
  Command("tag", keys: "t", action: .tagged("new")),
  Command("note", keys: "1", action: .noted("a\nb")),
  Command("note2", keys: "2", action: .noted(nil)),
  Command("plan", keys: "p", action: .planned(.fresh, 2, "Soup")),
  Command("plan2", keys: "q", action: .planned(.dry, 3, "Rice.[1]")),
  Command("plan3", keys: "w", action: .planned(.fresh, 2, nil)),
  Command("link", keys: "l", action: .linked(URL(string: "https://example.org/a?b=c"))),
  Command("up", keys: "u", action: .moved(by: -1)),
  Command("change", keys: "c", action: .changed(Data([3]), .seconds(90), 2..<9, "\"")),
])

func shelves() -> Rehearsal<Shelves, ShelvesAction> {
  Rehearsal(
    size: Size(40, 8), initialState: Shelves(), reducer: shelvesReducer, environment: { _ in () },
    view: { state in
      Text(
        state.boxes.map { box in "\(box.id) \(box.jars.map(\.name).joined(separator: ","))" }
          .joined(separator: "\n"))
    }, keymap: { _ in shelvesKeys })
}

extension DrivenProgram {
  static let shelves = DrivenProgram(
    "shelves", imports: ["import FoundationEssentials", "@testable import CutPrograms"], play: "shelves()",
    cutting: TestCut(reducer: "shelvesReducer", environment: "()", initialState: "Shelves()"),
    keys: ["b", "j", "k", "n", "t", "f", "p", "q", "l", "u", "c", "b", "1", "2", "w", "r"]
  ) { CutPrograms.shelves() }
}
