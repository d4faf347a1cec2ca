import Screen
import ScreenTesting

/// What the command line asks for.
enum Invocation: Equatable {
  case help
  case review
  case list
  case accept(Selection)
  case reject(Selection)
  case prune(deletes: Bool)
  case report(file: String?)
  case svg(String, file: String?)
  case diff(String, String, only: FrameDifference.Part?)

  /// Which pending snapshots.
  enum Selection: Equatable {
    case all
    case named([String])
  }

  /// Parses the arguments after the program's own name.
  init(_ arguments: [String]) throws(Complaint) {
    guard let verb = arguments.first else {
      self = .help
      return
    }
    let rest = Array(arguments.dropFirst())
    switch (verb, rest.count) {
    case ("help", 0), ("--help", 0), ("-h", 0): self = .help
    case ("review", 0): self = .review
    case ("list", 0): self = .list
    case ("accept", 1...): self = .accept(try Self.selection(rest))
    case ("reject", 1...): self = .reject(try Self.selection(rest))
    case ("accept", 0), ("reject", 0): throw Complaint("\(verb) what? Give names, or --all.")
    case ("prune", 0): self = .prune(deletes: false)
    case ("prune", 1) where rest == ["--yes"]: self = .prune(deletes: true)
    case ("report", 0...1) where rest.first?.hasPrefix("-") != true: self = .report(file: rest.first)
    case ("svg", 1...2) where !rest[0].hasPrefix("-"): self = .svg(rest[0], file: rest.dropFirst().first)
    case ("diff", 2) where !rest[0].hasPrefix("-"): self = .diff(rest[0], rest[1], only: nil)
    case ("diff", 4) where rest[0] == "--only":
      guard let part = FrameDifference.Part(rawValue: rest[1]) else {
        let parts = FrameDifference.Part.allCases.map(\.rawValue).joined(separator: ", ")
        throw Complaint("\(rest[1].printable) is no part of a frame; there are \(parts).")
      }
      self = .diff(rest[2], rest[3], only: part)
    default:
      throw Complaint(
        "cannot make sense of \(arguments.joined(separator: " ").printable); try snapshots help.")
    }
  }

  private static func selection(_ words: [String]) throws(Complaint) -> Selection {
    if words == ["--all"] { return .all }
    if let option = words.first(where: { $0.hasPrefix("-") }) {
      throw Complaint("there is no option \(option.printable) here; give names, or --all alone.")
    }
    return .named(words)
  }

  static let usage = """
    snapshots review             look at what waits, and accept or reject it
    snapshots list               what waits, and how many are accepted
    snapshots accept NAME…       accept by name; --all accepts all that waits
    snapshots reject NAME…       remove what waits; --all removes it all
    snapshots prune [--yes]      name the accepted ones that no test asks for; --yes deletes them
    snapshots report [FILE]      what waits, as one page for the browser
    snapshots svg NAME [FILE]    a snapshot as a picture
    snapshots diff OLD NEW       how two files of frames differ; --only text, style, cursor, title or size
                                 (git difftool -x 'snapshots diff' for commits)
    """
}
