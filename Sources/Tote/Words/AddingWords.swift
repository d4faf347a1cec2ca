/// The syntax of the add field, as shown below it and in the help.
protocol AddingWords {
  /// In the empty field.
  var addingExample: String { get }
  var categoryExample: String { get }
  /// What fits into this many columns.
  func addingGrammar(_ width: Int) -> String
  var addingHelp: HelpPage.Section { get }
}
