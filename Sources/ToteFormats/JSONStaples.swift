import ToteModel

/// What `tote staples --show --json` prints: staples with the day on which each is due.

extension JSONFormat {
  package static func array(of staples: [(staple: Staple, due: Moment?)]) -> String {
    let writer = JSONRow(.staple)
    var bytes = Array("[".utf8)
    for (index, (staple, due)) in staples.enumerated() {
      bytes += Array((index == 0 ? "\n  " : ",\n  ").utf8)
      writer.write(staple.fields, to: &bytes)
      bytes.removeLast()
      bytes += Array(", \"due\": \(due.map { "\($0.milliseconds)" } ?? "null")}".utf8)
    }
    bytes += Array((staples.isEmpty ? "]\n" : "\n]\n").utf8)
    return String(decoding: bytes, as: UTF8.self)
  }
}
