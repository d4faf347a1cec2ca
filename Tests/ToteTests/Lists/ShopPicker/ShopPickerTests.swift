import Screen
import Testing

@testable import Tote
@testable import ToteModel

/// Choosing a shop: those of the list first, narrowed by typing, or any other by name.
@Suite struct ShopPickerTests {
  static let contents: DatabaseSnapshot = {
    var contents = DatabaseSnapshot.lists([
      "Groceries": ["milk @Lidl", "bread @Lidl", "nails @\"Big Hardware\"", "eggs"],
      "Party": ["wine @Vineyard"],
    ])
    contents.purchases = [
      Purchase(name: "fish", last: Moment(milliseconds: 5), details: ItemDetails(store: "Market"))
    ]
    return contents
  }()

  private func picker(_ stage: Stage) throws -> ShopPicker {
    guard case .shopPicker(let picker)? = stage.state.overlay else {
      throw NotOpen()
    }
    return picker
  }
  struct NotOpen: Error {}

  private func told(_ stage: Stage) throws -> [String] {
    try picker(stage).rows.map { row in
      switch row {
      case .leave(let shop): "leave \(shop.name)"
      case .known(let shop, let open): "\(shop.name) \(open)"
      case .new(let shop): "new \(shop.name)"
      case .any: "any"
      }
    }
  }

  @Test func `where most is left comes first, then by name`() throws {
    let stage = try Stage.blind(Self.contents, "@")
    #expect(try told(stage) == ["Lidl 3", "Big Hardware 2", "Market 1", "Vineyard 1"])
    try stage.play("<Down><Enter>")
    #expect(stage.state.listScreen.shop?.name == "Big Hardware")
    try stage.play("@")
    #expect(try told(stage) == ["leave Big Hardware", "Lidl 3", "Big Hardware 2", "Market 1", "Vineyard 1"])
    // A shop that was left can be chosen even if no item names it, in its usual place.
    try stage.play("Kiosk<Enter><Esc>@")
    #expect(try told(stage) == ["Lidl 3", "Big Hardware 2", "Kiosk 1", "Market 1", "Vineyard 1"])
  }

  @Test func `the same keys on the same list lead to the same shop, wherever one was before`() throws {
    var contents = DatabaseSnapshot.lists(["Groceries": ["milk @Lidl", "fish @Market", "eggs"]])
    // The shop of the last purchase is the second by name.
    contents.purchases = [
      Purchase(name: "fish", last: Moment(milliseconds: 5), details: ItemDetails(store: "Market"))
    ]
    let stage = try Stage.blind(contents, "")
    for keys in ["", "@market<Enter><Esc>", "@lidl<Enter><Esc>", "@Kiosk<Enter><Esc>"] {
      try stage.play("\(keys)@<Enter>")
      #expect(stage.state.listScreen.shop?.name == "Lidl", "\(keys)")
      try stage.play("<Esc>")
    }
  }

  @Test func `in a shop it begins on another one, with the way out above`() throws {
    let stage = try Stage.blind(Self.contents, "@hard<Down><Up><Enter>@")
    #expect(try told(stage)[0] == "leave Big Hardware")
    #expect(try picker(stage).selected == .known(#require(Shop("Lidl")), open: 3))
    try stage.play("<Enter>")
    #expect(stage.state.listScreen.shop?.name == "Lidl")
    try stage.play("@<Home><pgup><Enter>")
    #expect(stage.state.listScreen.shop == nil)
  }

  @Test func `once all is bought in a shop, it begins on the next where something is left`() throws {
    let contents = DatabaseSnapshot.lists(["Groceries": ["milk @Lidl", "fish @Market", "nails @Hardware"]])
    let stage = try Stage.blind(contents, "@lidl<Enter><Space>@")
    #expect(try told(stage) == ["leave Lidl", "Hardware 1", "Market 1", "Lidl 0"])
    #expect(try picker(stage).selected == .known(#require(Shop("Hardware")), open: 1))
    try stage.play("<Enter><Space><Esc>@")
    #expect(try picker(stage).selected == .known(#require(Shop("Market")), open: 1))
    try stage.play("<Enter>@")
    #expect(try picker(stage).selected == .leave(#require(Shop("Market"))), "nothing is left elsewhere")
  }

  @Test func `letters find the start of a word, and a name that is none of them is a new shop`() throws {
    let stage = try Stage.blind(Self.contents, "@hard")
    #expect(try told(stage) == ["Big Hardware 2", "new hard"])
    try stage.play("<ctrl+u>LIDL")
    #expect(try told(stage) == ["Lidl 3"])
    try stage.play("<ctrl+u>Corner  shop<Enter>")
    #expect(stage.state.listScreen.shop?.name == "Corner shop")
    #expect(stage.names == ["eggs"])
  }

  @Test func `letters in the midst of a name find it too, and a new store comes last`() throws {
    let stage = try Stage.blind(Self.contents, "@ar")
    #expect(try told(stage) == ["Big Hardware 2", "Market 1", "Vineyard 1", "new ar"])
    try stage.play("k<backspace>")
    #expect(try told(stage).first == "Big Hardware 2")
    // Names that begin with the text come before those that only contain it.
    try stage.play("<backspace><backspace>i")
    #expect(try told(stage) == ["Lidl 3", "Big Hardware 2", "Vineyard 1", "new i"])
    try stage.play("<Enter>")
    #expect(stage.state.listScreen.shop?.name == "Lidl")
  }

  @Test func `Enter is where the cursor is, also when what was typed is gone`() throws {
    for keys in ["@", "@@", "@x<backspace>", "@x<Esc>", "@<backspace>"] {
      let stage = try Stage.blind(Self.contents, "@hard<Enter>j\(keys)")
      #expect(try picker(stage).selected == .known(#require(Shop("Lidl")), open: 3), "\(keys)")
      let item = stage.selected
      try stage.play("<Down><Enter>")
      #expect(stage.state.listScreen.shop?.name == "Big Hardware" && stage.state.overlay == nil, "\(keys)")
      #expect(stage.selected == item && item == "nails", "nothing moves")
    }
  }

  @Test(arguments: [Size(80, 24), Size(40, 10)])
  func `the rows and the footer say what Enter will do`(size: Size) throws {
    let stage = Stage(Self.contents, size: size)
    func row() -> String? { stage.frame.lines.first { $0.contains("▸") && !$0.contains("☐") } }
    func footer() -> String { stage.frame.lines.last ?? "" }
    try stage.play("@")
    #expect(row()?.contains("Lidl") == true && footer().contains("Enter choose"))
    try stage.play("Lild")
    #expect(row()?.contains("New store “Lild”") == true && footer().contains("Enter new store"))
    try stage.play("<Esc><Enter>@")
    #expect(row()?.contains("Big Hardware") == true && footer().contains("Enter choose"))
    try stage.play("<Up>")
    #expect(row()?.contains("you are here · 3 items") == true && footer().contains("Enter choose"))
    try stage.play("<Up>")
    #expect(row()?.contains("Leave Lidl") == true && footer().contains("Enter leave"))
  }

  @Test func `Esc clears the field, then closes, and the list is as it was`() throws {
    let stage = try Stage.blind(Self.contents, "@xyz<Esc>")
    #expect(try told(stage).count == 4)
    try stage.play("<Esc>")
    #expect(stage.state.overlay == nil && stage.state.listScreen.shop == nil)
  }

  @Test func `without a list there is nothing to choose for`() throws {
    let stage = try Stage.blind(.toured, "D@")
    #expect(stage.state.overlay == nil || stage.state.lists.list != nil)
  }

  @Test func `where no shop is known, one can be named`() throws {
    let stage = try Stage.blind(.groceries("milk"), "@")
    #expect(try told(stage) == [])
    try stage.play("<Enter>")
    #expect(stage.state.overlay != nil)
    try stage.play("Lidl<Enter>")
    #expect(stage.state.listScreen.shop?.name == "Lidl")
  }
}
