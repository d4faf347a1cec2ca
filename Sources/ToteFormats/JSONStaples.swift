import ToteModel

/// What `tote staples --show --json` prints: staples with the day on which each is due.

extension JSONFormat {
  package static func array(of staples: [(staple: Staple, due: Moment?)]) -> String {
    let writer = JSONRow(.staple)
    return array(staples) { staple, bytes in
      writer.write(staple.staple.fields, to: &bytes)
      bytes.removeLast()
      bytes += Array(", \"due\": \(staple.due.map { "\($0.milliseconds)" } ?? "null")}".utf8)
    }
  }
}
