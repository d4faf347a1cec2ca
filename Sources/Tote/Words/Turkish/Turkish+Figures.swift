import ToteModel

extension Turkish {
  func day(_ year: Int64, _ month: Int, _ day: Int) -> String { "\(padded(day)).\(padded(month)).\(year)" }

  func longDay(_ year: Int64, _ month: Int, _ day: Int) -> String {
    "\(day) \(Self.months[month - 1]) \(year)"
  }

  private static let months = [
    "Ocak", "Şubat", "Mart", "Nisan", "Mayıs", "Haziran", "Temmuz", "Ağustos", "Eylül", "Ekim", "Kasım",
    "Aralık",
  ]
}
