/// How a line of the add field is written: below the empty field, in and in help.
protocol AddingWords {
  /// What the empty field shows.
  var addingExample: String { get }
  var categoryExample: String { get }
  /// The words that fit into so many columns.
  func addingGrammar(_ width: Int) -> String
  /// The section of the help about it.
  var addingHelp: HelpPage.Section { get }
}
