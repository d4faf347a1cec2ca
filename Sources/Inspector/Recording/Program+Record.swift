import Composable
import Loop
import Screen

extension Program {
  /// Writes what happens to a file, which a ``Replay`` plays again: events with their times, and what effects answered.
  ///
  /// What is typed is in the file, and in `answers` what effects read; the file is for its owner alone. `redacted` replaces letters
  /// and digits of both by others.
  ///
  ///     try program.record(to: "weather.recording", as: "weather 1.2", answers: .codable)
  ///     program.run(on: terminal)
  ///
  /// - Parameters:
  ///   - path: The file. A recording of that name is replaced, anything else is refused.
  ///   - name: The program and its version.
  ///   - answers: How the actions of effects become text.
  ///   - redacted: Whether what was typed is replaced.
  ///   - details: What else a replay needs to know, by names without blanks: `["language": "en"]`.
  public func record(
    to path: String, as name: String, answers: RecordedAnswer<Action> = .none,
    redacted: Bool = false, with details: [String: String] = [:]
  ) throws(RecordingError) {
    let file = try RecordingFile(path, replacing: .recordings)
    follow(
      Recorder(program: name, answers: answers, isRedacted: redacted, details: details) { file.append($0) })
  }

  func follow(_ recorder: Recorder<Action>) {
    follow(
      ProgramFollower(
        didSee: { recorder.saw($0, isText: $1, on: $2, at: $3) },
        didStep: { step in
          if let effect = step.effect { recorder.answered(effect, step.action, at: step.time) }
        },
        didStart: { recorder.note(.started($0.serial, name: "\($0.name)"), at: $1) },
        didEnd: { recorder.note(.ended($0.serial), at: $1) },
        didTell: { recorder.note(.told($0, $1), at: $2) },
        didPaint: { recorder.note(.frame($0.checksum), at: $1) }))
  }
}

extension Rehearsal {
  /// As for a program; what has happened before isn't in the file.
  package func record(to path: String, as name: String) throws(RecordingError) {
    try program.record(to: path, as: name)
  }
}

/// Turns what happens into lines.
final class Recorder<Action: Sendable> {
  private let program: String
  private let answers: RecordedAnswer<Action>
  private let isRedacted: Bool
  private let details: [String: String]
  private var hasBegun = false
  private let write: (String) -> Void
  /// The time of the last line, rounded to milliseconds. The next line's time is counted from here, so errors don't add up.
  private var last = Duration.zero
  private var names = RecordedNames()
  private var checksum = ""
  /// When the last character was typed, while its line isn't ended yet.
  private var typing: Duration?
  /// The frame that was painted meanwhile.
  private var painted: String?

  /// Characters that follow within this time are in one line.
  private static var pauseOfTyping: Duration { .seconds(2) }

  init(
    program: String, answers: RecordedAnswer<Action>, isRedacted: Bool, details: [String: String] = [:],
    write: @escaping (String) -> Void
  ) {
    (self.program, self.answers, self.isRedacted) = (program, answers, isRedacted)
    (self.details, self.write) = (details, write)
  }

  /// - Parameter place: The name of what the mouse pressed.
  func saw(_ event: Event, isText: Bool, on place: String?, at time: Duration) {
    // The first event is the size.
    if case .resize(let size) = event, !hasBegun {
      hasBegun = true
      return write(
        Recording.Header(program: program, size: size, isRedacted: isRedacted, details: details).text)
    }
    let event = isRedacted && isText ? Redaction.redacted(event) : event
    if isText, let character = event.typed { return type(character, at: time) }
    endTyping()
    if let place { write("# on \((isRedacted ? Redaction.redacted(place) : place).printable)\n") }
    note(.event(event), at: time)
  }

  /// Each character is written at once, so that a crash loses none.
  private func type(_ character: Character, at time: Duration) {
    if let typing, time - typing < Self.pauseOfTyping {
      write(String(character))
    } else {
      endTyping()
      write("\((time.rounded - last).pause) type \(character)")
      last = time.rounded
    }
    typing = time
  }

  private func endTyping() {
    guard typing != nil else { return }
    typing = nil
    write("\n")
    if let painted { write("\(Duration.zero.pause) \(Recording.Happening.frame(painted).text)\n") }
    painted = nil
  }

  func answered(_ effect: Int, _ action: Action, at time: Duration) {
    var text = answers.encode(action)
    if isRedacted, let plain = text {
      text = Redaction.redacted(json: plain)
      // Some texts are names, too: a replay would not know another.
      if text.flatMap(answers.decode) == nil { text = nil }
    }
    note(.answer(effect, text?.contains("\n") == true ? nil : text), at: time)
  }

  func note(_ happening: Recording.Happening, at time: Duration) {
    if case .frame(let new) = happening {
      if new == checksum { return }
      checksum = new
      if typing != nil { return painted = new }
    }
    endTyping()
    write("\((time.rounded - last).pause) \(names.text(of: happening))\n")
    last = time.rounded
  }
}

extension Event {
  /// The character, of a key that a line of typed text can hold.
  fileprivate var typed: Character? {
    guard case .key(let key) = self, key.modifiers.isEmpty, case .character(let character) = key.code else {
      return nil
    }
    return character == " " || key.description == String(character) ? character : nil
  }
}
