// How many of something, in figures behind a known name and in words before it.

import Testing

@testable import ToteModel

@Suite struct KnownCountTests {
  @Test(arguments: [
    ("baguettes 4", "4x baguettes"), ("eggs 12", "12x eggs"), ("huevos 12", "12x huevos"),
    ("bananas 6 2.50€", "6x bananas 2.50€"), ("eggs 12 @Lidl", "12x eggs @Lidl"),
    ("three lemons", "3x lemons"), ("two toilet rolls", "2x toilet rolls"), ("dos panes", "2x panes"),
    ("deux citrons", "2x citrons"), ("üç limon", "3x limon"), ("twelve eggs @Lidl", "12x eggs @Lidl"),
    ("eleven lemons", "11x lemons"), ("onze citrons", "11x citrons"), ("oniki yumurta", "12x yumurta"),
    ("two large onions", "2x onions !large"), ("tres cebollas grandes", "3x cebollas grandes"),
    ("trois belles tomates", "3x belles tomates"), ("eggs @Lidl 12", "12x eggs @Lidl"),
    ("huevos #lácteos 12", "12x huevos #lácteos"), ("une dizaine de citrons", "10x citrons"),
    ("un par de limones", "2x limones"), ("2 livres de pommes", "1 kg pommes"),
    ("demi-livre de beurre", "0.25 kg beurre"), ("2 livres de cuisine", "2x livres de cuisine"),
    ("une livre de beurre", "0.5 kg beurre"), ("deux livres de beurre", "1 kg beurre"),
  ])
  func `how many of a known thing`(line: String, said: String) {
    #expect(ParsedItem(line)?.description == said)
  }

  @Test(arguments: [
    "size 42", "vitamin B 12", "flour 405", "three cheese pizza", "seven up", "pizza four cheese",
    "eggs 1979", "two good friends",
    "Alien 3", "one direction", "five spice", "quatre épices", "cinq épices",
  ])
  func `what is no known name keeps its number`(line: String) {
    let item = ParsedItem(line)
    #expect(item?.name == line && item?.amount == nil)
  }

  @Test(arguments: [
    ("1 (13.5 fl oz) can coconut milk", "1 can coconut milk !13.5 fl oz"),
    ("2 (14 oz) cans tomatoes", "2 cans tomatoes !14 oz"), ("1-inch piece ginger", "ginger !1-inch piece"),
    ("1 (2-inch) piece fresh ginger", "1x fresh ginger !2-inch piece"),
    ("2 cm piece of ginger, peeled", "ginger !2 cm piece, peeled"), ("a piece of cake", "1x cake"),
    ("3 cm trozo de jengibre", "jengibre !3 cm trozo"),
  ])
  func `sizes of recipes become the note`(line: String, said: String) {
    let item = ParsedItem(line)
    #expect(item?.description == said)
    #expect(item.flatMap { ParsedItem($0.description) } == item)
  }

  @Test(arguments: [
    ("citrons la pièce 0,50€", "citrons 0.50€/x"), ("tomates el kilo 2€", "tomates 2.00€/kg"),
    ("domates kilosu 30₺", "domates 30.00₺/kg"), ("beans the can 2€", "beans 2.00€/can"),
    ("the can 2€", "the can 2.00€"), ("limones a 0,50€", "limones 0.50€"),
    ("vitamina a 5€", "vitamina a 5.00€"),
  ])
  func `what a price is for, and what leads to it, may stand before it`(line: String, said: String) {
    #expect(ParsedItem(line)?.description == said)
  }

  @Test(arguments: [
    "eggs 12", "two large onions", "2 livres de pommes", "limones a", "three lemons", "deux citrons",
    "yumurta tanesi",
  ])
  func `a name that would be read so is written in quotes`(name: String) throws {
    let item = try #require(ParsedItem(name: name))
    #expect(ParsedItem(item.description) == item)
    #expect(ParsedItem(item.text(in: .turkish)) == item)
  }

  @Test(arguments: [
    ("2 yumurta tanesi 3₺", "2x yumurta 3.00₺/x"), ("yumurta tanesi 3,50₺", "yumurta 3.50₺/x"),
    ("yumurta adedi 3₺ @Migros", "yumurta @Migros 3.00₺/x"), ("2 yumurta 3₺ tanesi", "2x yumurta 3.00₺/x"),
  ])
  func `in Turkish the price of one may follow its word`(line: String, said: String) {
    #expect(QuickAdd(line, in: .turkish)?.item.description == said)
  }
}
