import ToteModel

/// What `tote list cheapest --json` prints: a trip to each store, and to the best two.
extension JSONFormat {
  package static func array(of cheapest: CheapestStores) -> String {
    array(cheapest.trips) { trip, bytes in
      bytes += Array("{\"stores\": [".utf8)
      for (index, store) in trip.stores.enumerated() {
        if index > 0 { bytes += Array(", ".utf8) }
        JSONRow.write(store.name, to: &bytes)
      }
      bytes += Array("], \"sum\": ".utf8)
      JSONRow.write(trip.sum, to: &bytes)
      bytes += Array(", \"priced\": \(trip.known), \"unpriced\": \(cheapest.count - trip.known)}".utf8)
    }
  }
}
