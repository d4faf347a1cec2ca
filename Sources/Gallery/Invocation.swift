import FoundationEssentials
import Screen

enum Invocation {
  /// Without a program, the menu.
  case open(Entry?, Options)
  case list
  case commands
  case help
  case mistake(String)

  init(_ arguments: some Collection<String>) {
    guard let first = arguments.first else {
      self = .open(nil, Options())
      return
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--list" where rest.isEmpty, "-l" where rest.isEmpty: self = .list
    case "--help" where rest.isEmpty, "-h" where rest.isEmpty: self = .help
    case "--commands" where rest.isEmpty: self = .commands
    case "--keys":
      guard let file = rest.first else {
        self = .mistake("--keys needs a FILE. Try gallery --help.")
        return
      }
      self = Invocation(rest.dropFirst())
      if case .open(let entry, var options) = self {
        options.keys = file
        self = .open(entry, options)
      }
    case "--list", "-l", "--help", "-h", "--commands": self = .mistake("\(first) stands alone. \(Self.hint)")
    case _ where first.hasPrefix("-"): self = .mistake("there is no option \(first.printable). \(Self.hint)")
    default:
      let name = first.lowercased()
      if let entry = Entry.all.first(where: { $0.name == name }) {
        self = Invocation(entry, rest)
      } else {
        let near = nearest(to: name, of: Entry.all.map(\.name)).map { "; did you mean \($0)?" } ?? "."
        self = .mistake("there is no program named \(first.printable)\(near) \(Self.hint)")
      }
    }
  }

  private init(_ entry: Entry, _ arguments: [String]) {
    guard let argument = arguments.first else {
      self = .open(entry, Options())
      return
    }
    guard let wanted = entry.argument, arguments.count == 1 else {
      let count = entry.argument == nil ? "nothing" : "one argument"
      self = .mistake("\(entry.name) takes \(count). Try gallery --help.")
      return
    }
    switch wanted {
    case .file: self = .open(entry, Options(file: argument))
    case .url:
      self =
        URL(web: argument).map { .open(entry, Options(endpoint: $0)) }
        ?? .mistake("\(entry.name) takes a URL, and \(argument.printable) is none. Try gallery --help.")
    }
  }

  private static let hint = "Try gallery --list."

  static var listing: String { columns(Entry.all.map { ($0.name, $0.summary) }) }

  /// What a file of keys can name.
  static var commandListing: String {
    var known: Set<String> = []
    return columns(
      Gallery.modes.flatMap(\.commands).filter { known.insert($0.id).inserted }.map { command in
        (command.id, command.keys.map(\.description).joined(separator: " "))
      })
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.columns).max() ?? 0
    return rows.map { $0 + String(repeating: " ", count: width - $0.columns + 2) + $1 }
      .joined(separator: "\n")
  }

  static let usage = """
    gallery                     opens the menu
    gallery NAME                opens one program
    gallery first-run URL       tells this address when it is done
    gallery log FILE            follows this file; so it does what is piped into it
    gallery --list              names them all
    gallery --keys FILE [NAME]  with keys of your own: {"gallery.leave": ["x", "f10"]}
    gallery --commands          names all commands, with their keys

    The weather needs a key from openweathermap.org in OPENWEATHER_API_KEY;
    OPENWEATHER_URL sends its questions elsewhere.
    """
}

/// The name with the fewest typing mistakes, or `nil` if none is near.
func nearest(to word: String, of names: [String]) -> String? {
  let near = names.map { (name: $0, slips: slips(from: word, to: $0)) }.min { $0.slips < $1.slips }
  guard let near, near.slips <= max(1, near.name.count / 2) else { return nil }
  return near.name
}

/// The Levenshtein distance of two words.
private func slips(from word: String, to name: String) -> Int {
  let name = Array(name)
  var row = Array(0...name.count)
  for (index, character) in word.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for column in name.indices {
      let replaced = diagonal + (name[column] == character ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, row[column] + 1, row[column + 1] + 1)
    }
  }
  return row[name.count]
}
