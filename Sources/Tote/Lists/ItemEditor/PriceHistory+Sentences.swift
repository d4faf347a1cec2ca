import ToteModel

extension PriceHistory {
  /// The last price, the lowest, and where it is cheapest, for the line below the editor.
  var sentences: [String] {
    var sentences = [words.lastPrice(last)]
    if payments.count > 1 { sentences.append(words.lowestPrice(lowest)) }
    if let cheapest = cheapestStore, let store = cheapest.store {
      sentences.append(words.cheapest(store, cheapest.price.shown))
    }
    return sentences
  }
}
