import Screen
import ToteModel

/// The parts of the tab as lines below each other, in two or three columns where there is room. View, cursor and mouse read it.
struct SpendingPage: Equatable, Sendable {
  enum Line: Equatable, Sendable {
    case blank
    case heading(String, note: String)
    /// Says which month is chosen, and its sum.
    case chartHeading
    case row(SpendingRow, SpendingWidths, stop: Int)
    case unpriced(Int, stop: Int)
    /// A line of the chart of months, whose stops begin at this one.
    case chart(line: Int, stop: Int)
  }

  /// Where the cursor can be.
  struct Stop: Equatable, Sendable {
    let part: SpendingOverview.Part
    /// Of the page.
    let column: Int
    /// Lines that are in view with the cursor.
    let lines: Range<Int>
    /// Among the months of the chart.
    var month: Int?
  }

  private(set) var columns: [[Line]] = [[]]
  private(set) var stops: [Stop] = []
  private let widths: [Int]
  private(set) var chartRows = 8
  private(set) var chart: SpendingChart?

  /// Between the columns.
  private static let gap = 4
  private static let (twoFrom, threeFrom) = (84, 130)
  /// At least, of the longest tables; more where there is room. All rows are in the shell's `spent`.
  private static let most = 10
  /// Longer rows are hard to read across.
  private static let widest = 96
  private static let leastTable = 45
  /// Where the header has no room for the period, a heading says it.
  private static let saysPeriodBelow = 60

  init(_ overview: SpendingOverview, in period: SpendingScreen.Period, size: Size) {
    let count = size.width >= Self.threeFrom ? 3 : size.width >= Self.twoFrom ? 2 : 1
    widths = Self.widths(of: count, in: size.width)
    /// The rows left for a table or the chart below what is there and its own heading.
    func room() -> Int { size.height - columns[column].count - 2 }
    add(SpendingBlock(monthsOf: overview))
    add(SpendingBlock(budgetsOf: overview))
    addUnpriced(overview.unpricedCount)
    chartRows = size.height < 12 ? 5 : count == 1 ? 8 : min(20, max(8, room()))
    addChart(overview)
    if count > 1 { columns.append([]) }
    let note = size.width < Self.saysPeriodBelow ? words.name(of: period) : ""
    add(SpendingBlock(words.spendingCategories, overview.categories, of: overview.total, note: note))
    if count > 2 { columns.append([]) }
    add(SpendingBlock(words.spendingStores, overview.stores, of: overview.total, most: Self.most))
    add(
      SpendingBlock(words.spendingItems, overview.items, of: overview.total, most: max(Self.most, room())))
  }

  /// Of three columns, the one with the chart is wide enough for the names of months.
  private static func widths(of count: Int, in width: Int) -> [Int] {
    let each = (width - (count - 1) * gap) / count
    if count < 3 { return Array(repeating: min(each, widest), count: count) }
    let first = max(each, min(68, width - 2 * (leastTable + gap)))
    let rest = (width - first - 2 * gap) / 2
    return [first, rest, rest]
  }

  /// The places of a column of the page.
  func places(of column: Int) -> Range<Int> {
    let left = widths[..<column].reduce(0) { $0 + $1 + Self.gap }
    return left..<left + widths[column]
  }

  var height: Int { columns.map(\.count).max() ?? 0 }

  private var column: Int { columns.count - 1 }

  private mutating func begin() { if !columns[column].isEmpty { columns[column].append(.blank) } }

  private mutating func add(_ block: SpendingBlock) {
    guard !block.rows.isEmpty else { return }
    begin()
    let heading = columns[column].count
    columns[column].append(.heading(block.title, note: block.note))
    for (index, row) in block.rows.enumerated() {
      let line = columns[column].count
      columns[column].append(.row(row, block.widths, stop: stops.count))
      // The first one shows its heading too.
      stops.append(Stop(part: row.part, column: column, lines: (index == 0 ? heading : line)..<line + 1))
    }
  }

  private mutating func addUnpriced(_ count: Int) {
    guard count > 0 else { return }
    begin()
    let line = columns[column].count
    columns[column].append(.unpriced(count, stop: stops.count))
    stops.append(Stop(part: .unpriced, column: column, lines: line..<line + 1))
  }

  private mutating func addChart(_ overview: SpendingOverview) {
    guard let currency = overview.currency else { return }
    chart = SpendingChart(months: overview.year, currency: currency)
    begin()
    let heading = columns[column].count
    columns[column].append(.chartHeading)
    for line in 0..<chartRows { columns[column].append(.chart(line: line, stop: stops.count)) }
    for (month, row) in overview.year.enumerated() {
      stops.append(
        Stop(part: row.part, column: column, lines: heading..<heading + 1 + chartRows, month: month))
    }
  }
}

/// Rows of one kind below a heading.
struct SpendingBlock {
  let title: String
  let note: String
  let rows: [SpendingRow]
  let widths: SpendingWidths

  private init(_ title: String, note: String = "", _ rows: [SpendingRow]) {
    (self.title, self.note, self.rows, widths) = (title, note, rows, SpendingWidths(rows))
  }

  init(monthsOf overview: SpendingOverview) {
    let most = overview.months.map(\.sum.coins).max() ?? 0
    let isEmpty = most == 0
    let (sameDays, lastMonth) = (overview.months[1].sum, overview.months[2].sum)
    // The last month says nothing where nothing was bought, or twice the same where all was before this day.
    let told = overview.months.enumerated().filter { index, month in
      index == 0 || !month.sum.isEmpty && (index == 2 || sameDays != lastMonth)
    }
    let rows = told.map { index, month in
      var note = ""
      if index == 0 { note = Self.difference(month.sum, overview.months[1].sum) }
      return SpendingRow(
        part: month.part, name: words.name(month.part), sum: month.sum.isEmpty ? "–" : month.sum.shown,
        note: note, share: Self.share(month.sum.coins, of: most), style: index == 0 ? .accent : .muted)
    }
    self.init(words.spendingThisMonth, isEmpty ? [] : rows)
  }

  init(budgetsOf overview: SpendingOverview) {
    self.init(
      words.spendingBudgets,
      overview.budgets.map { budget in
        let use = budget.use
        return SpendingRow(
          part: budget.part, name: budget.list.name, sum: words.use(use),
          note: use.unpriced == 0 ? "" : words.unpricedCount(use.unpriced),
          share: Self.share(use.spent.minorUnits, of: use.budget.minorUnits),
          style: use.left < 0 ? .warning : .accent)
      })
  }

  init(
    _ title: String, _ rows: [SpendingOverview.Row], of total: PriceSums, most: Int = .max, note: String = ""
  ) {
    let largest = rows.first?.sum.coins ?? 0
    let shown = rows.prefix(most).map { row in
      SpendingRow(
        part: row.part, name: words.name(row.part), sum: row.sum.shown,
        note: Self.percent(row.sum.coins, of: total.coins), share: Self.share(row.sum.coins, of: largest),
        style: .muted)
    }
    let count = rows.count > most ? words.part(words.number(most), of: words.number(rows.count)) : ""
    self.init(title, note: note.isEmpty ? count : note, shown)
  }

  private static func share(_ part: Int64, of whole: Int64) -> Double {
    whole == 0 ? 0 : Double(part) / Double(whole)
  }

  private static func percent(_ part: Int64, of whole: Int64) -> String {
    part == 0 ? "" : "\(max(1, Int((share(part, of: whole) * 100).rounded())))%"
  }

  /// How much more or less than before; nothing where there is no one currency to compare.
  private static func difference(_ now: PriceSums, _ before: PriceSums) -> String {
    guard let before = before.prices.first, now.prices.count <= 1, before.minorUnits > 0,
      now.prices.allSatisfy({ $0.currency == before.currency })
    else { return "" }
    let percent = Int((share(now.coins, of: before.minorUnits) * 100).rounded()) - 100
    return percent == 0 ? "=" : percent > 0 ? "+\(percent)%" : "−\(-percent)%"
  }
}

struct SpendingRow: Equatable, Sendable {
  let part: SpendingOverview.Part
  let name: String
  let sum: String
  /// Before the sum: a share or a difference.
  let note: String
  /// Of its bar.
  let share: Double
  let style: Style
}

/// Common to all rows of a block, so that its bars begin and end below each other.
struct SpendingWidths: Equatable, Sendable {
  let name, note, sum: Int

  init(_ rows: [SpendingRow]) {
    name = rows.map(\.name.columns).max() ?? 0
    note = rows.map(\.note.columns).max() ?? 0
    sum = rows.map(\.sum.columns).max() ?? 0
  }
}
