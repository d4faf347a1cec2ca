import Dumping
import FoundationEssentials
import Loop
import Screen

/// A run as one page for a browser: its frames, actions, causes, changes and effects, to be stepped through without the program.
///
///     let page = RunPage(of: replay.history, title: "mail 1.2", picture: replay.picture)
///     try page.html.write(…)
///
/// The page loads nothing and sends nothing: its content policy allows only the script that is in it.
public struct RunPage {
  /// The page.
  public let html: String

  /// Creates a page of all steps that a history has.
  ///
  /// - Parameters:
  ///   - title: The program and its version.
  ///   - test: A test of the run, which the reader can copy.
  ///   - picture: What a state looks like at a size: `program.picture`.
  public init<State, Action: Sendable>(
    of history: History<State, Action>, title: String, test: String? = nil,
    picture: (State, Size) -> Frame
  ) {
    var run = Run(title: title, test: test)
    run.add(history, picture)
    html = Self.page(title, run)
  }

  /// Creates a page of two runs beside each other, which begins where they part.
  ///
  /// - Parameters:
  ///   - title: The program and its version.
  ///   - parting: Where they part, as ``Replay/parting(from:)`` says it.
  public init<State, Action: Sendable>(
    of history: History<State, Action>, against other: History<State, Action>, parting: Parting?,
    title: String,
    picture: (State, Size) -> Frame
  ) {
    var run = Run(title: title, test: nil)
    run.add(history, picture)
    var second = Run(title: title, test: nil)
    second.add(other, picture)
    run.other = [second]
    run.parting = Run.Parting(
      at: parting?.number, lines: parting.map { $0.lines.map(\.printable) } ?? ["Both runs do the same."])
    html = Self.page(title, run)
  }

  private static func page(_ title: String, _ run: Run) -> String {
    SelfContainedPage(
      title: title, style: RunPageStyle.source, body: RunPageStyle.body, data: run.json,
      script: RunPageScript.source
    ).html
  }

  /// The data of a page, by short names: there may be ten thousand steps.
  struct Run: Codable, Equatable {
    var title: String
    var test: String?
    /// Every row that is in any frame: texts with classes, and their columns where a font may give them another width.
    var rows: [[Piece]] = []
    var steps: [Step] = []
    var effects: [Effect] = []
    /// The run beside this one, if any, and where they part.
    var other: [Run]?
    var parting: Parting?

    struct Parting: Codable, Equatable {
      var at: Int?
      var lines: [String]
    }

    struct Piece: Codable, Hashable {
      var t: String
      var c: String?
      var w: Int?
    }

    struct Step: Codable, Equatable {
      /// The number of the action, and the milliseconds since the start.
      var n: Int
      var at: Int
      /// What it came from, and the number of the action that caused it.
      var from: String
      var cause: Int?
      var action: String
      var changes: [[String?]]
      /// How many changes more there are.
      var more: Int?
      /// The rows of the frame that differ from the last: their numbers and places in `rows`. With `size`, all of them.
      var frame: [Int]
      var size: [Int]?
      var cursor: [Int]?
    }

    struct Effect: Codable, Equatable {
      var name: String
      var start: Int
      var end: Int?
    }
  }
}

extension RunPage.Run {
  init(title: String, test: String?) {
    (self.title, self.test) = (title.printable, test)
  }

  /// Longer texts and more changes of a single step are cut off.
  private static var longestText: Int { 300 }
  private static var mostChanges: Int { 25 }

  fileprivate mutating func add<State, Action>(
    _ history: History<State, Action>, _ picture: (State, Size) -> Frame
  ) {
    var places: [[Piece]: Int] = [:]
    var shown: Frame?
    var before = history.before
    func frame(of state: State, at number: Int) -> (rows: [Int], size: [Int]?, cursor: [Int]?) {
      let frame = picture(state, history.size(at: number) ?? Size(80, 24))
      let isNew = shown?.size != frame.size
      var changed: [Int] = []
      for row in 0..<frame.size.height {
        if !isNew, let shown, frame.hasSameRow(row, as: shown) { continue }
        let pieces = frame.runs(ofRow: row).map { run in
          let isPlain = run.text.utf8.count == run.columns
          return Piece(
            t: run.text, c: run.classes.isEmpty ? nil : run.classes, w: isPlain ? nil : run.columns)
        }
        let place = places[pieces] ?? rows.count
        if place == rows.count {
          rows.append(pieces)
          places[pieces] = place
        }
        changed += [row, place]
      }
      shown = frame
      return (
        changed, isNew ? [frame.size.width, frame.size.height] : nil,
        frame.cursor.map { [$0.point.column, $0.point.row] }
      )
    }
    let first = frame(of: before, at: 0)
    steps.append(
      Step(
        n: (history.steps.first?.number ?? 1) - 1, at: 0, from: "start", action: "", changes: [],
        frame: first.rows, size: first.size, cursor: first.cursor))
    for step in history.steps {
      let changes = difference(before, step.state)?.changes ?? []
      let drawn = frame(of: step.state, at: step.number)
      steps.append(
        Step(
          n: step.number, at: Int(step.time / .milliseconds(1)), from: step.origin.short,
          cause: step.origin.cause, action: Self.cut(swiftSource(of: step.action, limit: 20)),
          changes: changes.prefix(Self.mostChanges).map { change in
            [change.path, change.old.map { Self.cut($0.oneLine) }, change.new.map { Self.cut($0.oneLine) }]
          }, more: changes.count > Self.mostChanges ? changes.count - Self.mostChanges : nil,
          frame: drawn.rows, size: drawn.size, cursor: drawn.cursor))
      before = step.state
    }
    effects = history.effects.map { Effect(name: $0.given, start: $0.start, end: $0.end) }
  }

  private static func cut(_ text: String) -> String {
    text.count > longestText ? text.prefix(longestText) + "…" : text
  }

  fileprivate var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

extension StepOrigin {
  /// The number of the action it came from.
  var cause: Int? {
    switch self {
    case .effect(_, let starter): starter
    case .action(let number): number
    case .event, .program: nil
    }
  }
}
