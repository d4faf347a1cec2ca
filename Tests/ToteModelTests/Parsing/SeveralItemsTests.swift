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
  ])
  func `each part that says how much of what is a thing of its own`(line: String, parts: [String]) {
    #expect(QuickAdd.parts(of: line) == parts)
  }

  @Test(arguments: [
    "milk, eggs, bread", "baking powder, large", "2 onions, 1 chopped", "2 eggs, 1 beaten egg",
    "chicken, 2 breasts", "200 g chocolate, 70% cocoa", "2 l milk, 1.09€", "1,5 kg flour",
    "1 tin tuna, 4 pack",
    "1 kg beef, 500 g in cubes", "\"1 can tuna, 2 cans corn\"", "1 can tuna !in oil, 2 cans corn",
    "2 l milk, 3.5 milk", "1 lemon, 2 slices", "", ",", "1 can tuna, ",
  ])
  func `any other line is about one`(line: String) {
    #expect(QuickAdd.parts(of: line) == [line])
  }
}
