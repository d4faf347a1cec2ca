import Screen

/// What the command line asks for, as a value. Before the walk: `main` does what it says.
enum Invocation {
  case menu
  case program(Entry)
  case list
  case help
  case mistake(String)

  /// Reads the arguments after the program's own name.
  init(_ arguments: some Collection<String>) {
    guard let first = arguments.first else {
      self = .menu
      return
    }
    guard arguments.count == 1 else {
      self = .mistake("only one program at a time. \(Self.hint)")
      return
    }
    switch first {
    case "--list", "-l": self = .list
    case "--help", "-h": self = .help
    case _ where first.hasPrefix("-"): self = .mistake("there is no option \(first.printable). \(Self.hint)")
    default:
      let name = first.lowercased()
      if let entry = Entry.all.first(where: { $0.name == name }) {
        self = .program(entry)
      } else {
        let near = nearest(to: name, of: Entry.all.map(\.name)).map { "; did you mean \($0)?" } ?? "."
        self = .mistake("there is no program named \(first.printable)\(near) \(Self.hint)")
      }
    }
  }

  private static let hint = "Try gallery --list."

  /// The names, and what each is.
  static var listing: String {
    let width = Entry.all.map(\.name.columns).max() ?? 0
    return Entry.all.map { entry in
      entry.name + String(repeating: " ", count: width - entry.name.columns + 2) + entry.summary
    }.joined(separator: "\n")
  }

  static let usage = """
    gallery          opens the menu
    gallery NAME     opens one program
    gallery --list   names them all
    """
}

/// The name that takes the fewest slips of the finger to reach; nil where none is near.
func nearest(to word: String, of names: [String]) -> String? {
  let near = names.map { (name: $0, slips: slips(from: word, to: $0)) }.min { $0.slips < $1.slips }
  guard let near, near.slips <= max(1, near.name.count / 2) else { return nil }
  return near.name
}

/// How many characters to insert, delete or replace to make one word of the other.
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
