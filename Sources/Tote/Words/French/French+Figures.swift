import ToteModel

extension French {
  func day(_ year: Int64, _ month: Int, _ day: Int) -> String { "\(padded(day))/\(padded(month))/\(year)" }

  func longDay(_ year: Int64, _ month: Int, _ day: Int) -> String {
    "\(day == 1 ? "1er" : "\(day)") \(Self.months[month - 1]) \(year)"
  }

  private static let months = [
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre",
    "novembre", "décembre",
  ]
}
