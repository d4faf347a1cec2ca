import Composable
import Glibc
import Synchronization

/// Compares a send through an effect on the pool with the least such a round trip can take.
func runRoundTrips(_ report: inout Report) async {
  let count = 2_000
  var hops: [Double] = []
  var trips: [Double] = []
  // Taking turns, so that other load affects both.
  for round in 0...9 {
    let hop = bareHops(count)
    let trip = roundTrips(count)
    if round > 0 {
      hops.append(hop)
      trips.append(trip)
    }
  }
  let hop = median(hops)
  report.add("core.hop.bare", hop / 1000, unit: "µs")
  report.add("core.async.roundtrip", median(trips) / 1000, unit: "µs")
  report.add("core.async.ratio", median(zip(trips, hops).map { $0 / $1 }), unit: "x", bar: 1.5)
}

private func bareHops(_ count: Int) -> Double {
  let bell = Bell()
  let start = ContinuousClock.now
  for _ in 0..<count {
    Task { bell.ring() }
    bell.wait()
  }
  return nanoseconds(start.duration(to: .now)) / Double(count)
}

private func roundTrips(_ count: Int) -> Double {
  let bell = Bell()
  let store = Store(initialState: Counter(), reducer: counter, environment: ())
  store.setWake { bell.ring() }
  let start = ContinuousClock.now
  for trip in 1...count {
    store.send(.ask)
    while store.state.count < trip {
      bell.wait()
      store.handleMail()
    }
  }
  return nanoseconds(start.duration(to: .now)) / Double(count)
}

final class Bell: Sendable {
  private let ends: (read: Int32, write: Int32)

  init() {
    var descriptors: [Int32] = [0, 0]
    pipe(&descriptors)
    ends = (descriptors[0], descriptors[1])
  }

  deinit {
    close(ends.read)
    close(ends.write)
  }

  func ring() {
    var byte: UInt8 = 1
    _ = write(ends.write, &byte, 1)
  }

  func wait() {
    var byte: UInt8 = 0
    _ = read(ends.read, &byte, 1)
  }
}
