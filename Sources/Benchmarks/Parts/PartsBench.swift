import Parts
import Screen

/// Measures a listing with much in it against the same with what fills a screen.
func runParts(_ report: inout Report) {
  let size = Size(120, 40)
  let columns = [
    ListingColumn("Name", .share()), ListingColumn("City", .fit(4...20)),
    ListingColumn("Age", .fixed(4), align: .trailing),
  ]
  func table(_ count: Int) -> Listing<Int> {
    var listing = Listing(
      (0..<count).map { ListingRow($0, cells: ["name \($0)", "city", "42"]) }, columns: columns)
    _ = Listing.reducer(&listing, .resized(Size(120, 38)), ())
    _ = Listing.reducer(&listing, .moved(by: count / 2), ())
    return listing
  }
  func tree(_ count: Int) -> Listing<Int> {
    var listing = Listing([ListingRow(0, "root")] + (1...count).map { ListingRow($0, "node \($0)", in: 0) })
    _ = Listing.reducer(&listing, .moved(by: count / 2), ())
    return listing
  }
  func frame(_ listing: Listing<Int>) -> Double {
    measure(
      repetitions: 50, prepare: { ListingView(listing) }, { view, _ in _ = Frame(view, size: size) })
  }
  func key(_ listing: Listing<Int>) -> Double {
    final class Held {
      var listing: Listing<Int>
      init(_ listing: Listing<Int>) { self.listing = listing }
    }
    return measure(
      repetitions: 300, prepare: { Held(listing) },
      { held, step in _ = Listing.reducer(&held.listing, step % 3 == 0 ? .toggled : .moved(by: 1), ()) })
  }
  report.add("parts.table.40", frame(table(40)) / 1000, unit: "µs")
  report.add("parts.table.100000.ratio", frame(table(100_000)) / frame(table(40)), unit: "x", bar: 1.2)
  report.add("parts.tree.40", frame(tree(40)) / 1000, unit: "µs")
  report.add("parts.tree.100000.ratio", frame(tree(100_000)) / frame(tree(40)), unit: "x", bar: 1.2)
  report.add("parts.key.400", key(table(400)) / 1000, unit: "µs")
  report.add("parts.key.100000.ratio", key(table(100_000)) / key(table(400)), unit: "x", bar: 2)
}
