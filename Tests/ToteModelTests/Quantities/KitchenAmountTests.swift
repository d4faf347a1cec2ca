import Testing

@testable import ToteModel

/// Amounts on the screen are those of spoons, cups and scales.
@Suite struct KitchenAmountTests {
  @Test(arguments: [
    ("760.0050 ml", "760 ml"), ("1.167 tbsp", "1¼ tbsp"), ("0.417 cup", "½ cup"), ("2.9 cups", "3 cups"),
    ("12.4 tsp", "12 tsp"),
    ("0.125 tsp", "⅛ tsp"), ("1.333 cups", "1⅓ cups"), ("33.3330 g", "33.3 g"), ("8.3330 g", "8.33 g"),
    ("1.234 kg", "1.234 kg"),
    ("0.333 l", "0.333 l"), ("1.167 lb", "1.2 lb"), ("2.2 lb", "2.2 lb"), ("3.5 oz", "3½ oz"), ("6x", "6x"),
    ("500 g", "500 g"),
    ("0.01 tsp", "0.01 tsp"),
  ])
  func `an amount is shown as it can be measured out`(amount: String, shown: String) throws {
    let amount = try #require(Amount(amount))
    #expect(Language.$current.withValue(.english) { amount.shown } == shown)
    // What is stored and edited stays exact.
    #expect(Amount(amount.text(in: .english)) == amount)
  }
}
