import Screen
import ToteModel

/// Twelve months in the currency in which most was spent. The month under the cursor, or else this one, stands out.
struct SpendingChart: View, Equatable, Sendable {
  let months: [SpendingOverview.Row]
  let currency: Currency
  var selected: Int?

  func draw(on canvas: inout Canvas) { canvas.draw(chart, in: canvas.bounds) }

  private var chart: ColumnChart {
    let highlighted = selected ?? months.count - 1
    let bars = months.enumerated().map { index, month in
      let isHighlighted = index == highlighted
      return ColumnChart.Bar(
        words.shortMonth(month.part), Double(month.sum.coins(of: currency)),
        style: isHighlighted ? .accent : .muted, labelStyle: isHighlighted ? .accent : .muted)
    }
    return ColumnChart(bars, ticks: ticks)
  }

  /// None, half and all of a round sum.
  private var ticks: [ColumnChart.Tick] {
    let most = Self.round(months.map { $0.sum.coins(of: currency) }.max() ?? 0, currency)
    return [0, most / 2, most].compactMap { units in
      let price = Price(minorUnits: units, currency: currency)
      return price.map { ColumnChart.Tick(Double(units), units == 0 ? "0" : $0.wholeText(in: .current)) }
    }
  }

  /// The next round sum, which has a round half too.
  static func round(_ units: Int64, _ currency: Currency) -> Int64 {
    var step = 2 * currency.coins
    while step * 5 < units { step *= 10 }
    return step * max(1, (units + step - 1) / step)
  }

  /// The columns of the months.
  func places(in width: Int) -> [Range<Int>] { chart.places(in: width) }
}
