import Dumping
import Screen

/// A person says what is wrong, and gets a test of it.
extension Inspection {
  /// Asks what the part of the state under the cursor should be.
  mutating func markPart() {
    guard changes.indices.contains(change), let step = here else {
      message = "Nothing changed here. M chooses a line of the screen."
      return
    }
    let path = changes[change].path
    guard let value = swiftSource(at: path, in: step.state) else {
      message = "This part no longer exists. Mark another, or a line of the screen with M."
      return
    }
    // The field has one line.
    ask(.part(path, shouldBe: Folding.folded(value)))
  }

  /// Shows the whole frame, at the program's own size.
  mutating func beginChoosingRow(_ environment: InspectionEnvironment<State, Action>) {
    guard let step = here else { return }
    let frame = environment.picture(step.state, environment.history.size(at: step.number) ?? size)
    (row, wholeFrame) = (frame.cursor?.point.row ?? 0, frame)
  }

  mutating func moveRow(by rows: Int) {
    guard let row, let wholeFrame else { return }
    self.row = max(0, min(wholeFrame.size.height - 1, row + rows))
  }

  mutating func chooseRow() {
    guard let row, let wholeFrame else { return }
    ask(.row(row, shouldBe: wholeFrame.text(ofRow: row)))
  }

  /// A place of a single row is found again wherever it moves; elsewhere it is the row that counts.
  mutating func choosePlace(at point: Point) {
    guard let wholeFrame else { return }
    let place = wholeFrame.place(at: point).flatMap { place in
      place.rect.height == 1 && wholeFrame.place(named: "\(place)") == place ? "\(place)" : nil
    }
    if let place, let text = wholeFrame.text(of: place) {
      ask(.place(place, shouldBe: text))
    } else {
      ask(.row(point.row, shouldBe: wholeFrame.text(ofRow: point.row)))
    }
  }

  private mutating func ask(_ bug: Fault) {
    (row, wholeFrame) = (nil, nil)
    (field, purpose) = (TextCursor(bug.expected), .expecting(bug))
  }

  /// Keeps what a person said.
  mutating func expect(_ bug: Fault, of text: String) {
    var bug = bug
    bug.expected = text
    field = nil
    guard let step = here else { return }
    self.bug = (bug, step.number)
    message = "\(bug.name.shortened(to: 30)) should be \(text.isEmpty ? "empty" : text). t writes the test."
  }

  // MARK: The play

  mutating func beginPlay(_ environment: InspectionEnvironment<State, Action>) {
    guard let play = environment.tests.play, let rehearsal = play.rehearsal, let step = here else {
      message = "A program that gives \u{201C}playing:\u{201D} can write tests that play."
      return
    }
    let number = bug?.step ?? step.number
    asked = number
    shortening = play.shortening(
      environment.history, upTo: number, bug: bug?.bug, picture: environment.picture, rehearsal: rehearsal)
  }

  mutating func shortenPlay(_ environment: InspectionEnvironment<State, Action>) {
    let hasTime = environment.slice()
    repeat { shortening?.tryNext() } while shortening?.isDone == false && hasTime()
    message = shortening?.progress ?? ""
    if shortening?.isDone != false { writePlay(environment) }
  }

  /// Writes the shortest play there is.
  mutating func writePlay(_ environment: InspectionEnvironment<State, Action>) {
    guard let shortening, let play = environment.tests.play else { return }
    self.shortening = nil
    let result = play.result(of: shortening, environment.history, upTo: asked, bug: bug?.bug)
    message = result.written(as: "Play\(asked)", environment.tests.write)
  }
}
