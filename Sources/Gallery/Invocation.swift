import FoundationEssentials
import Screen

enum Invocation {
  case menu
  case program(Entry, Options)
  case list
  case help
  case mistake(String)

  init(_ arguments: some Collection<String>) {
    guard let first = arguments.first else {
      self = .menu
      return
    }
    let rest = Array(arguments.dropFirst())
    switch first {
    case "--list" where rest.isEmpty, "-l" where rest.isEmpty: self = .list
    case "--help" where rest.isEmpty, "-h" where rest.isEmpty: self = .help
    case "--list", "-l", "--help", "-h": self = .mistake("\(first) stands alone. \(Self.hint)")
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
      self = .program(entry, Options())
      return
    }
    guard let wanted = entry.argument, arguments.count == 1 else {
      let count = entry.argument == nil ? "nothing" : "one argument"
      self = .mistake("\(entry.name) takes \(count). Try gallery --help.")
      return
    }
    var options = Options()
    switch entry.exhibit {
    case .videoGames: options.games = GamesSource(argument) ?? .sample
    case .firstRun: options.endpoint = URL(web: argument)
    case .counter, .weather, .recommendations, .guestBook, .partsTour: break
    }
    self =
      options == Options()
      ? .mistake("\(entry.name) takes a \(wanted), and \(argument.printable) is none. Try gallery --help.")
      : .program(entry, options)
  }

  private static let hint = "Try gallery --list."

  static var listing: String {
    let width = Entry.all.map(\.name.columns).max() ?? 0
    return Entry.all.map { entry in
      entry.name + String(repeating: " ", count: width - entry.name.columns + 2) + entry.summary
    }.joined(separator: "\n")
  }

  static let usage = """
    gallery                     opens the menu
    gallery NAME                opens one program
    gallery games FILE or URL   games from [{"title": …, "platform": …, "year": …}, …]
    gallery first-run URL       tells this address when it is done
    gallery --list              names them all

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
