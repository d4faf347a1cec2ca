import ToteModel

extension Spanish {
  func day(_ year: Int64, _ month: Int, _ day: Int) -> String { "\(padded(day))/\(padded(month))/\(year)" }

  func longDay(_ year: Int64, _ month: Int, _ day: Int) -> String {
    "\(day) de \(Self.months[month - 1]) de \(year)"
  }

  private static let months = [
    "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre",
    "noviembre", "diciembre",
  ]
}
