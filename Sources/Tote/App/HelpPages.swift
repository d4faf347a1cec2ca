import Screen
import ToteModel

/// What the help shows beside the keys: how a line of the add field is written.
extension App {
  /// The help of what is on the screen, from a line on.
  func help(from top: Int = 0) -> Help { Help(helpTable, top: top, sections: room == .lists ? [adding] : []) }

  /// The last line of the help that can be the first on the screen.
  var helpLimit: Int { max(0, help().count - paneHeight) }

  mutating func moveHelp(to line: Int) { if helpTop != nil { helpTop = max(0, min(line, helpLimit)) } }
}

private let adding = Help.Section(
  "Adding",
  [
    ("2 kg apples", "an amount: kg, l, cups, cans, packs …"),
    ("eggs x3", "so many of it"),
    ("#dairy", "a category, also one of your own"),
    ("@Lidl", "a store"),
    ("1.99€", "a price"),
    ("!ripe ones", "a note, to the end of the line"),
    ("\"7 up\"", "in quotes nothing is read: a name"),
    ("#\"My stuff\"", "several words, likewise @\"Whole Foods\""),
  ])
