import ToteModel

extension ShellWords {
  /// One store, or two.
  package func stores(of trip: CheapestStores.Trip) -> String {
    trip.stores.count == 1
      ? trip.stores[0].name
      : say("cheapest-pair", ["first": trip.stores[0].name, "second": trip.stores[1].name])
  }
  /// Empty if a price is known of all.
  package func unpriced(on trip: CheapestStores.Trip, of cheapest: CheapestStores) -> String {
    let unknown = cheapest.count - trip.known
    return unknown == 0
      ? "" : say("cheapest-unpriced", ["unknown": counted(unknown), "count": counted(cheapest.count)])
  }
  package func noStorePrices(_ list: String) -> String { say("cheapest-none", ["list": list]) }
}

extension Words {
  func cheapestTitle(_ list: String) -> String { say("cheapest-title", ["list": list]) }
  var cheapestReading: String { say("cheapest-reading") }
  var walkThere: String { say("cheapest-walk") }
}
