/// What only German lines mean by their measures. `1 TL` would be a price in Turkey, `1 EL` an article in Spain, and a pound is a
/// currency or a little less elsewhere.
enum GermanMeasures {
  /// Whether a line is the heading of a German recipe: `Zutaten`.
  static func isHeading(_ line: String) -> Bool {
    guard line.utf8.count < 60 else { return false }
    let words = Folding.fold(line).split { !$0.isLetter }
    return words.contains("zutaten") && RecipeHeading(line)?.meaning == .items
  }

  /// `2 EL Öl` as `2 Esslöffel Öl`, for readers of other languages.
  static func translated(_ line: String) -> String {
    var words = line.split(separator: " ").map(String.init)
    for index in words.indices.dropFirst() where words[index - 1].last?.isNumber == true {
      guard let spoon = spoons[Folding.fold(words[index].filter { $0 != "." })] else { continue }
      words[index] = spoon
      return words.joined(separator: " ")
    }
    return line
  }

  /// Spells out what the words of a reader's line mean: `2 TL Salz`, `1 Pfund Äpfel`, `10 dag Wurst`, `6 Joghurt à 0,49 €`.
  static func spellOut(_ words: inout QuickAddTokens) {
    for index in (1..<max(1, words.count)).reversed() where words.isPlain(index) && words.isPlain(index - 1) {
      let text = words[index].text
      guard text.utf8.count <= 8 else { continue }
      let key = Folding.fold(text.hasSuffix(".") ? String(text.dropLast()) : text)
      if let spoon = spoons[key] {
        if counts(words[index - 1].text) { words[index].text = spoon }
      } else if let grams = weights[key] {
        spellOut(grams, at: index, &words)
      } else if text == "à", isPrice(words, at: index + 1) {
        words[index].text = "je"
      } else {
        spellOutMoney(key, at: index, &words)
      }
    }
  }

  /// `Eis 99 Cent`, `Brot Fr. 2.–`, `Käse 2,50 €/100 g`
  private static func spellOutMoney(_ key: String, at index: Int, _ words: inout QuickAddTokens) {
    let before = words[index - 1].text
    let follows = before.last?.isNumber == true
    switch key {
    case "cent", "ct":
      guard let number = Number(before), number.isWhole, number.rest.isEmpty, number.thousandths < 100_000
      else {
        return
      }
      words[index - 1].text = Number.text(thousandths: number.thousandths / 100)
      words[index].text = "€"
    case "fr", "sfr":
      let precedes = words.isPlain(index + 1) && words[index + 1].text.first?.isNumber == true
      if precedes || follows || before.hasSuffix("-") || before.hasSuffix("–") { words[index].text = "CHF" }
    default:
      guard follows, key.hasPrefix("€/"), key.last?.isNumber == true else { return }
      words[index - 1].text += "€"
      words[index].text = String(key.dropFirst())
    }
  }

  private static func spellOut(_ grams: Int64, at index: Int, _ words: inout QuickAddTokens) {
    let before = index - 1
    var thousandths: Int64
    if let number = Number(words[before].text), number.rest.isEmpty {
      thousandths = number.thousandths
    } else if let number = NumberWords(in: words, at: before), number.end == index {
      thousandths = number.thousandths
    } else {
      return
    }
    // `ein halbes Pfund`
    let isArticle = before > 0 && thousandths < 1000 && Folding.fold(words[before - 1].text) == "ein"
    thousandths *= grams
    words[before].text = Number.text(thousandths: thousandths)
    words[index].text = "g"
    if isArticle, before == 1 { words.dropFirst(1) }
  }

  /// Whether a spoon may follow: `2`, `½`, `zwei`, `1 gestr.`.
  private static func counts(_ text: String) -> Bool {
    text.last?.isNumber == true || NumberWords.begin(text) || sizes.contains(Folding.fold(text))
  }

  private static func isPrice(_ words: QuickAddTokens, at index: Int) -> Bool {
    guard words.isPlain(index) else { return false }
    return Number(words[index].text)?.decimals == 2 || PriceText(in: words, at: index) != nil
  }

  private static let spoons = ["el": "Esslöffel", "tl": "Teelöffel"]
  /// In grams: the pounds of markets, and the decagrams of Austria.
  private static let weights: [String: Int64] = ["pfund": 500, "pfd": 500, "dag": 10, "deka": 10]
  private static let sizes = Language.words { $0.sizesBeforeUnits }
}
