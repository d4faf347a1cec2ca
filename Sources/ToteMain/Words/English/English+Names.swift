import Tote
import ToteModel

extension English {
  func noSuch(_ named: NameLookup.Named, _ name: String) -> String {
    switch named {
    case .list: "No list called \(quoted(name))."
    case .item(let list): "No item called \(quoted(name)) on \(quoted(list))."
    case .note: "No note called \(quoted(name))."
    case .category: "No category called \(quoted(name))."
    }
  }

  var similarNames: String { "Similar:" }
  var allNames: String { "There are:" }

  func matchesSeveral(_ named: NameLookup.Named, _ name: String, count: Int) -> String {
    switch named {
    case .list: "\(quoted(name)) matches \(number(count)) lists. Type more of the name, or an id:"
    case .item(let list):
      "\(quoted(name)) matches \(number(count)) items on \(quoted(list)). Add the amount or store, or use an id:"
    case .note: "\(quoted(name)) matches \(number(count)) notes. Type more of the title, or an id:"
    case .category: "\(quoted(name)) matches \(number(count)) categories. Type more of the name:"
    }
  }

  func emptyName(_ named: NameLookup.Named) -> String {
    switch named {
    case .list: "The name of the list is empty."
    case .item: "The name of the item is empty."
    case .note: "The title of the note is empty."
    case .category: "The name of the category is empty."
    }
  }

  func andMore(_ count: Int) -> String { "and \(number(count)) more" }
  func created(_ day: String) -> String { "created \(day)" }
  func changed(_ day: String) -> String { "changed \(day)" }
  var archivedList: String { "archived" }
  var noListYet: String { "No lists yet. tote add creates one." }

  var allListsAreArchived: String {
    "All lists are archived. tote add --create --list NAME ITEM creates a new one."
  }

  func needsQuotes(_ word: String, _ name: String, on list: String) -> String {
    "No item called \(quoted(word)) on \(quoted(list)). Quote a name of several words: '\(name)'"
  }

  func isOnOtherList(_ name: String, on list: String, other: String, option: String) -> String {
    "No item called \(quoted(name)) on \(quoted(list)). There is one on \(quoted(other)): add \(option)"
  }
}
