import ToteModel

extension ParsedItem {
  /// A line that may have been written for another program. Nobody buys so many of a thing as a year has: `1996 Income Tax Preparation` is a
  /// name. With a sign or a unit it is an amount: `1996x`, `1500 g`.
  init?(foreign line: String) {
    guard let read = ParsedItem(line) else { return nil }
    let first = line.utf8.prefix { $0 != UInt8(ascii: " ") }
    let isYear = first.count == 4 && first.allSatisfy { (0x30...0x39).contains($0) }
    guard isYear, read.amount?.unit == .piece, let year = Int64(Substring(first)),
      read.amount?.thousandths == year * 1000
    else {
      self = read
      return
    }
    var details = read.details
    details.amount = nil
    self.init(name: "\(year) \(read.name)", details: details)
  }
}
