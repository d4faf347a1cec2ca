/// The headings of the help.
extension CommandGroup {
  var title: String {
    switch self {
    case .none: ""
    case .items: "Items"
    case .moving: "Move"
    case .showing: "Show"
    case .lists: "Lists"
    case .notes: "Notes"
    case .reading: "Reading"
    case .program: "Program"
    }
  }
}
