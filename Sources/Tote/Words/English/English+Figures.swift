import ToteModel

extension English {
  func day(_ year: Int64, _ month: Int, _ day: Int) -> String { "\(year)-\(padded(month))-\(padded(day))" }
  func longDay(_ year: Int64, _ month: Int, _ day: Int) -> String { self.day(year, month, day) }
}
