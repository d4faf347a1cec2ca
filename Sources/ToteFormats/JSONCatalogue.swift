import ToteModel

/// What `tote catalogue --json` prints: each thing with its category, and when it was last bought.
extension JSONFormat {
  package static func array(of aisles: [AisleCatalogue.Aisle]) -> String {
    let things = aisles.flatMap { aisle in aisle.things.map { (aisle.category, $0) } }
    return array(things) { thing, bytes in
      let (category, thing) = thing
      bytes += Array("{\"category\": ".utf8)
      JSONRow.write(category.rawValue, to: &bytes)
      bytes += Array(", \"name\": ".utf8)
      JSONRow.write(thing.name, to: &bytes)
      bytes += Array(", \"bought\": \(thing.lastBought.map { "\($0.milliseconds)" } ?? "null")}".utf8)
    }
  }
}
