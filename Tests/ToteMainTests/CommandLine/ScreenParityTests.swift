// What the screen can do, the shell can do, unless this table says why not. A screen command missing from it fails
// here.

import FoundationEssentials
import Testing
import Tote

@testable import ToteMain

@Suite struct ScreenParityTests {
  /// How the shell does what a screen command does.
  enum Way {
    /// By this command, perhaps with an option.
    case shell(String)
    /// Not at all, for this reason.
    case none(Reason)
  }

  enum Reason {
    /// Moves a cursor, selects, or turns a page.
    case moving
    /// Closes or accepts what is being typed or shown.
    case closing
    /// Reloads, or changes how the screen looks.
    case screen
    /// Only the app does it, as `tote help` says.
    case appOnly
  }

  /// By id: a whole group such as `listPicker`, or one command.
  static let ways: [String: Way] = [
    "items.tick": .shell("done"), "items.add": .shell("add"), "items.addAbove": .none(.appOnly),
    "items.edit": .shell("edit"), "items.note": .shell("note edit"), "items.category": .shell("edit"),
    "items.price": .shell("edit"), "items.store": .shell("edit"),
    "items.delete": .shell("rm"), "items.clearTicked": .shell("clear"), "items.moveDown": .none(.appOnly),
    "items.moveUp": .none(.appOnly), "items.select": .none(.moving), "items.selectRange": .none(.moving),
    "items.selectAll": .none(.moving), "items.copy": .shell("ls"), "items.copyAll": .shell("export"),
    "items.copyMessage": .shell("list message"), "lists.cheapest": .shell("list cheapest"),
    "lists.print": .shell("print"),
    "lists.code": .shell("list qr"), "listCode": .none(.closing),
    "items.moveToList": .shell("mv"), "items.down": .none(.moving), "items.up": .none(.moving),
    "items.first": .none(.moving), "items.last": .none(.moving), "items.nextHeading": .none(.moving),
    "items.previousHeading": .none(.moving), "items.halfPageDown": .none(.moving),
    "items.halfPageUp": .none(.moving), "items.pageDown": .none(.moving), "items.pageUp": .none(.moving),
    "list.filter": .shell("ls"), "list.sort": .shell("ls --sort"), "list.group": .shell("ls --group"),
    "list.shop": .shell("ls --store"), "notes.sort": .shell("note ls --sort"),
    "notes.columns": .shell("note ls --columns"),
    "notes.deadLinks": .shell("note links --dead"),
    "searchPicker": .none(.moving),
    "list.clearSelection": .none(.moving), "lists.next": .none(.moving), "lists.previous": .none(.moving),
    "lists.all": .shell("lists --all"), "lists.home": .shell("home"), "lists.new": .shell("list new"),
    "lists.rename": .shell("list rename"),
    "lists.duplicate": .shell("list duplicate"), "lists.archive": .shell("list archive"),
    "lists.delete": .shell("list rm"), "lists.budget": .shell("list budget"),
    "listPicker.budget": .shell("list budget"), "listPicker.moveDown": .shell("list order"),
    "listPicker.moveUp": .shell("list order"), "field": .none(.closing),
    "filter": .none(.closing), "itemEditor": .none(.closing),
    "paste": .none(.closing),
    "listPicker.choose": .none(.moving), "listPicker.new": .shell("list new"),
    "listPicker.delete": .shell("list rm"), "listPicker.rename": .shell("list rename"),
    "listPicker.archive": .shell("list restore"), "listPicker.duplicate": .shell("list duplicate"),
    "listPicker.addAll": .shell("list add-set"),
    "listPicker.share": .shell("share"), "listPicker.leave": .shell("unshare"),
    "listPicker.join": .shell("share --join"), "listPicker.log": .shell("sync log"),
    "listPicker": .none(.moving),
    "sharingLog.accept": .shell("sync held"), "sharingLog.keep": .shell("sync held"),
    "sharingLog.retry": .none(.screen), "sharingLog": .none(.moving),
    "items.staple": .shell("repeat"), "items.repeat": .shell("repeat"), "items.buyAgain": .shell("add"),
    "items.aisles": .shell("catalogue"), "aisles.turn": .shell("add"), "aisles": .none(.moving),
    "buyAgain.forget": .none(.appOnly),
    "buyAgain": .none(.moving),
    "notes.today": .shell("note today"), "notes.open": .shell("note show"), "notes.new": .shell("note add"),
    "notes.fromTemplate": .shell("note add --template"),
    "notes.edit": .shell("note edit"),
    "notes.editOutside": .shell("note edit"), "notes.delete": .shell("note rm"),
    "notes.pin": .shell("note pin"),
    "notes.archive": .shell("note archive"), "notes.renameLinks": .shell("note rename"),
    "notes.sendBoxes": .shell("cook"), "notes.properties": .shell("note set"),
    "reader.editProperties": .shell("note set"), "propertyEditor": .none(.closing),
    "notes.restore": .shell("note restore"),
    "notes.emptyTrash": .shell("note rm --forever"), "notes.search": .shell("note search"),
    "notes.tags": .shell("note ls --tag"), "notes.folders": .shell("note ls --in"),
    "notes.moveToFolder": .shell("note move"), "reader.moveToFolder": .shell("note move"),
    "notes.nextFolder": .shell("note ls --archive"),
    "notes.previousFolder": .shell("note ls --trash"), "notes": .none(.moving),
    "noteSearch": .none(.closing), "reader.edit": .shell("note edit"),
    "reader.editOutside": .shell("note edit"),
    "reader.tick": .none(.appOnly), "reader.backlinks": .shell("note backlinks"),
    "reader.outline": .none(.moving), "noteOutline": .none(.moving),
    "reader.sendBoxes": .shell("cook"), "reader.cooked": .shell("cook --done"),
    "reader.pin": .shell("note pin"), "reader.archive": .shell("note archive"),
    "reader.renameLinks": .shell("note rename"),
    "reader": .none(.moving), "editor": .none(.closing), "textEditor": .none(.closing),
    "picker.renameTag": .shell("note tag rename"), "picker": .none(.moving), "palette": .none(.moving),
    "confirm": .none(.closing), "monthPicker": .none(.moving), "dayPicker": .none(.closing),
    "form": .none(.closing), "settingsForm": .none(.closing),
    "spending.open": .shell("spent --by"), "spending.price": .shell("price"),
    "spending.period": .shell("spent --since"),
    "spending.retry": .none(.screen), "spending": .none(.moving),
    "app.lists": .shell("lists"), "app.notes": .shell("note ls"), "app.spending": .shell("spent"),
    "app.undo": .shell("undo"), "app.redo": .shell("redo"), "app.history": .shell("history"),
    "app.settings": .shell("config"), "app.agenda": .shell("today"), "agenda.tick": .none(.appOnly),
    "agenda": .none(.moving),
    "app.meals": .shell("meals"), "meals.add": .shell("meals add"), "meals.send": .shell("meals send"),
    "meals.copy": .shell("meals copy"), "meals.remove": .shell("meals remove"),
    "meals.servings": .shell("meals add --for"), "meals.note": .shell("note edit"),
    "meals.nextWeek": .shell("meals --week"), "meals.previousWeek": .shell("meals --week"),
    "meals.open": .shell("note show"), "meals": .none(.moving),
    "app.help": .shell("help"),
    "app.palette": .none(.screen), "app.paletteAnywhere": .none(.screen),
    "app.quit": .none(.closing), "app.leave": .none(.closing), "app.save": .none(.screen),
    "app.suspend": .none(.screen), "tour.end": .none(.closing), "database": .none(.screen),
  ]

  /// The command itself, else its group before the point.
  static func way(of command: String) -> String? {
    let group = String(command.prefix { $0 != "." })
    return [command, group].first { ways[$0] != nil }
  }

  static let commands = Set(App.commands.map(\.id))

  @Test func `the table of all commands has each row of the sources`() throws {
    var root = URL(filePath: #filePath).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
      root.deleteLastPathComponent()
    }
    let folder = root.appending(path: "Sources/Tote").path
    var count = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix("Keys.swift")
    {
      let text = try String(contentsOf: URL(filePath: "\(folder)/\(path)"), encoding: .utf8)
      for match in text.matches(of: #/(?:Self|Command)\(\s*"([A-Za-z]+\.[A-Za-z]+)"/#) {
        count += 1
        #expect(Self.commands.contains(String(match.1)), "\(match.1) in \(path)")
      }
    }
    #expect(count > 120)
  }

  @Test func `every command of the screen has a way in the shell, or a reason why not`() {
    #expect(Self.commands.count > 120)
    #expect(Self.commands.contains("items.tick") && Self.commands.contains("spending.period"))
    for command in Self.commands { #expect(Self.way(of: command) != nil, "\(command) has neither") }
  }

  @Test func `every way is there, and leads somewhere`() throws {
    let used = Set(Self.commands.compactMap(Self.way))
    #expect(Self.ways.keys.filter { !used.contains($0) } == [], "nothing on the screen is called so")
    for (name, way) in Self.ways {
      guard case .shell(let line) = way else { continue }
      var command = Command.tote
      for word in line.split(separator: " ").map(String.init) {
        if word.hasPrefix("--") {
          #expect(command.options.contains { $0.names.contains(word) }, "\(name): \(line)")
        } else {
          command = try #require(command.command(word), "\(name): \(line)")
        }
      }
      #expect(command.run != nil, "\(name): \(line)")
    }
  }
}
