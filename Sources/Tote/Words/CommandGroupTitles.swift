/// The headings of the help.
extension CommandGroup {
  package static let none = CommandGroup(title: "")
  static let items = CommandGroup(title: "Items")
  static let moving = CommandGroup(title: "Move")
  static let showing = CommandGroup(title: "Show")
  static let lists = CommandGroup(title: "Lists")
  static let notes = CommandGroup(title: "Notes")
  static let reading = CommandGroup(title: "Reading")
  static let program = CommandGroup(title: "Program")
}
