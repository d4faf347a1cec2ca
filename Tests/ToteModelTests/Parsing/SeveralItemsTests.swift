import Testing

@testable import ToteModel

/// One line that names several things, and lines with commas that name one.
@Suite struct SeveralItemsTests {
  @Test(arguments: [
    ("1 can tuna, 2 cans corn", ["1 can tuna", "2 cans corn"]),
    ("2 kg potatoes,  6 eggs; 1.5 l milk", ["2 kg potatoes", "6 eggs", "1.5 l milk"]),
    ("tuna 1 can, ½ l cream 2.10€", ["tuna 1 can", "½ l cream 2.10€"]),
    ("6 huevos, 1,5 kg patatas", ["6 huevos", "1,5 kg patatas"]),
    ("2 eggs, 1 l milk !the blue one", ["2 eggs", "1 l milk !the blue one"]),
    ("2 l milk, bread, 6 eggs", ["2 l milk", "bread", "6 eggs"]),
    ("Tesco: milk, 6 eggs and bread @Aldi", ["milk @Tesco", "6 eggs @Tesco", "bread @Aldi"]),
    ("milk, eggs, bread", ["milk", "eggs", "bread"]), ("milk,eggs,bread", ["milk", "eggs", "bread"]),
    ("bread, butter, cheese and coffee", ["bread", "butter", "cheese", "coffee"]),
    ("bread, butter, and coffee", ["bread", "butter", "coffee"]), ("milk & bread", ["milk", "bread"]),
    ("3 bananas, 2 l milk plus yoghurt", ["3 bananas", "2 l milk", "yoghurt"]),
    ("Mjölk und bread", ["Mjölk und bread"]), ("milk und bread", ["milk", "bread"]),
    ("Milch, Brot und 6 Eier", ["Milch", "Brot", "6 Eier"]),
    ("Vollkornbrot und Kirschtomaten", ["Vollkornbrot", "Kirschtomaten"]),
    ("leche, pan y huevos", ["leche", "pan", "huevos"]), ("lait, pain et œufs", ["lait", "pain", "œufs"]),
    ("süt, ekmek ve yumurta", ["süt", "ekmek", "yumurta"]), ("2 l milk and bread", ["2 l milk", "bread"]),
    ("milk, bread, oatly, eggs", ["milk", "bread", "oatly", "eggs"]),
    ("half and half, milk", ["half and half", "milk"]), ("2 apples and 3 pears", ["2 apples", "3 pears"]),
    ("1 onion, chopped, 2 carrots, sliced", ["1 onion, chopped", "2 carrots, sliced"]),
    ("milk (the blue one), bread", ["milk (the blue one)", "bread"]),
    ("salmon, chopped tomatoes", ["salmon", "chopped tomatoes"]),
    ("chopped tomatoes, jam, bin bags", ["chopped tomatoes", "jam", "bin bags"]),
    ("pasta, minced beef and basil", ["pasta", "minced beef", "basil"]),
  ])
  func `parts that read as things are items each`(line: String, parts: [String]) {
    #expect(QuickAdd.parts(of: line) == parts)
    // And the line as a whole is the other reading.
    #expect(QuickAdd(line)?.isNamed == true)
  }

  @Test(arguments: [
    "oignons, émincés", "cebolla, picada", "1 onion, finely chopped", "toast, melted butter",
    "fish &amp; chips", "2 l milk &#38; bread", "kiwis #fruit & vegetables", "elma #meyve ve sebze",
    "baking powder, large", "2 onions, 1 chopped", "2 eggs, 1 beaten egg", "mac and cheese",
    "salt and pepper", "Salz und Pfeffer", "Essig und Öl",
    "salt and black pepper", "half and half", "fish and chips", "bread, sliced", "skinless, boneless chicken",
    "chicken, 2 breasts", "200 g chocolate, 70% cocoa", "2 l milk, 1.09€", "1,5 kg flour", "tomatoes, cherry",
    "1 tin tuna, 4 pack", "cheese and onion crisps", "yogur de fresa y plátano", "2 kg apples and pears",
    "1 kg beef, 500 g in cubes", "\"1 can tuna, 2 cans corn\"", "1 can tuna !in oil, 2 cans corn",
    "2 l milk, 3.5 milk", "1 lemon, 2 slices", "1 lemon, zest and juice", "butter, softened",
    "oil, for frying",
    "1 tbsp parsley and thyme", "1 tbsp parsley, thyme", "200 g chocolate, milk or dark", "sal y pimienta",
    "2 tbsp plus 1 tsp sugar", "nuts, such as walnuts", "sel et poivre", "tuz ve karabiber", "", ",",
    "1 can tuna, ",
  ])
  func `any other line is about one`(line: String) {
    #expect(QuickAdd.parts(of: line) == [line])
  }

  @Test func `names that the user has bought are things, too`() {
    #expect(QuickAdd.parts(of: "milk, oatly") == ["milk, oatly"])
    #expect(QuickAdd.parts(of: "milk, oatly") { $0 == "oatly" } == ["milk", "oatly"])
    let history = PurchaseHistory([
      PurchaseHistory.Entry(name: "Oatly", last: 0), PurchaseHistory.Entry(name: "milk and bread", last: 0),
    ])
    #expect(QuickAdd.parts(of: "2 oatly, zwonk", knows: history.knows) == ["2 oatly, zwonk"])
    #expect(QuickAdd.parts(of: "milk, OATLY", knows: history.knows) == ["milk", "OATLY"])
    // What was bought as one stays one.
    #expect(QuickAdd.parts(of: "milk and bread") == ["milk", "bread"])
    #expect(QuickAdd.parts(of: "milk and bread", knows: history.knows) == ["milk and bread"])
  }

  @Test func `what has to be looked up for parting a line are its parts, two of them, and all`() {
    #expect(QuickAdd.namesOfParts(of: "2 l milk") == [])
    #expect(
      QuickAdd.namesOfParts(of: "2 l milk, oatly and 3 eggs")
        == ["milk, oatly and 3 eggs", "milk", "oatly", "eggs", "milk", "oatly and 3 eggs"])
    #expect(PastedText.namesOfParts(of: ["[24/11/26, 18:02] Marta: milk, zwonk"]).contains("zwonk"))
  }

  @Test(arguments: [
    ("Fruit: apples, pears.", ["apples", "pears"]), ("Cebollas.", ["Cebollas"]),
    ("★ trash bags", ["trash bags"]),
    ("oats, a cos lettuce and bread", ["oats", "a cos lettuce", "bread"]),
    ("1 large chicken (half price, as I bought it late and froze it at once)", ["chicken"]),
    ("Let it rest for another hour.", []),
  ])
  func `a list is read as people write it down`(line: String, names: [String]) {
    let lines = PastedLine.lines(of: line, own: [], stores: [], in: .english)
    #expect(lines.filter(\.isToBuy).map(\.item.name) == names)
  }

  @Test func `a line of a paste is split however it came`() {
    #expect(PastedText.parts(ofLine: "- milk, bread and 6 eggs") == ["milk", "bread", "6 eggs"])
    let chat = PastedLine.lines(
      of: "[24/11/26, 18:02] Marta: get milk, bread", own: [], stores: [], in: .english)
    #expect(chat.map(\.item.name) == ["milk", "bread"])
    let lines = PastedLine.lines(of: "- milk, bread\n- eggs", own: [], stores: [], in: .english)
    #expect(lines.map(\.whole) == ["milk, bread", "milk, bread", nil])
  }
}
