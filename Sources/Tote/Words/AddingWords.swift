/// How a line of the add field is written, as people read it: below the empty field, in help, and in the shell.
package enum AddingWords {
  package static let pattern = "[amount][unit] name [#category] [@store] [price] [!note]"

  /// The words that fit into so many columns.
  static func grammar(_ width: Int) -> String {
    width < 68
      ? "2 kg name #dairy @store 1.99€ !note"
      : "amount, name, #category, @store, 1.99€, !note – in any order"
  }

  static let help = HelpPage.Section(
    name: "Adding",
    lines: [
      HelpPage.Line(key: "2 kg apples", help: "an amount: kg, l, cups, cans, packs …"),
      HelpPage.Line(key: "eggs x3", help: "so many of it"),
      HelpPage.Line(key: "#dairy", help: "a category, also one of your own"),
      HelpPage.Line(key: "@Lidl", help: "a store"),
      HelpPage.Line(key: "1.99€", help: "a price"),
      HelpPage.Line(key: "!ripe ones", help: "a note, to the end of the line"),
      HelpPage.Line(key: "\"7 up\"", help: "in quotes nothing is read: a name"),
      HelpPage.Line(key: "#\"My stuff\"", help: "several words, likewise @\"Whole Foods\""),
    ])
}
