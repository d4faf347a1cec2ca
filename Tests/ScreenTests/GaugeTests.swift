// Meters, spinners, bars and sparklines, also with values that are not numbers.

import Screen
import Testing

@Suite struct GaugeTests {
  @Test func `a progress bar grows by eighths and says the percentage`() {
    #expect(lines(ProgressBar(0), 13, 1) == ["           0%"])
    #expect(lines(ProgressBar(0.5), 13, 1) == ["████      50%"])
    #expect(lines(ProgressBar(0.45), 15, 1) == ["████▌       45%"])
    #expect(lines(ProgressBar(1), 13, 1) == ["████████ 100%"])
    #expect(lines(ProgressBar(0.999), 13, 1) == ["███████▉  99%"])
    #expect(lines(ProgressBar(0.5), 4, 1) == ["50% "])
    for odd in [-1, Double.nan] { #expect(lines(ProgressBar(odd), 13, 1) == ["           0%"]) }
    for odd in [2, Double.infinity] { #expect(lines(ProgressBar(odd), 13, 1) == ["████████ 100%"]) }
  }
  @Test func `columns stand on a line beside a scale, and names become initials where there is little room`()
  {
    let chart = ColumnChart(
      [.init("Jan", 50), .init("Feb", 0), .init("Mar", 100)], ticks: [.init(0, "0"), .init(100, "€100")])
    #expect(
      lines(chart, 20, 6) == [
        "€100 ┄┄┄┄┄┄┄┄┄┄┄████", "                ████", "      ████      ████", "      ████      ████",
        "   0 ▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔", "      Jan  Feb  Mar ",
      ])
    #expect(lines(chart, 14, 3).last == "      J  F  M ")
    #expect(lines(chart, 6, 3).count == 3 && lines(ColumnChart([]), 5, 3)[1] == "▔▔▔▔▔")
    #expect(chart.places(in: 20).map(\.count) == [5, 5, 5])
    #expect(chart.places(in: 22) == chart.places(in: 20), "all are of one width")
    #expect(chart.places(in: 2).map(\.count) == [0, 1, 1])
    for odd in [-1, Double.nan, .infinity] {
      #expect(lines(ColumnChart([.init("x", odd)]), 3, 3)[0] == "   ")
    }
  }

  @Test func `a meter is empty only where nothing is done, and full only where all is`() {
    #expect(lines(Meter(12, of: 26), 5, 1) == ["▰▰▱▱▱"])
    #expect(lines(Meter(1, of: 1_000), 5, 1) == ["▰▱▱▱▱"])
    #expect(lines(Meter(999, of: 1_000), 5, 1) == ["▰▰▰▰▱"])
    #expect(lines(Meter(7, of: 7), 5, 1) == ["▰▰▰▰▰"])
    for nothing in [Meter(0, of: 7), Meter(0, of: 0), Meter(-1, of: 3)] {
      #expect(lines(nothing, 5, 1) == ["▱▱▱▱▱"])
    }
    #expect(Meter(1, of: 2).spans(columns: 4).map(\.style) == [.success, .track])
  }

  @Test func `a spinner turns for ever, and back`() {
    #expect(lines(Spinner(step: 0, label: "loading"), 10, 1) == ["⠋ loading "])
    #expect(lines(Spinner(step: 0, label: "loading"), 6, 1) == ["⠋ loa…"])
    #expect(lines(Spinner(step: 1), 1, 1) == ["⠙"])
    #expect(lines(Spinner(step: 10), 1, 1) == lines(Spinner(step: 0), 1, 1))
    #expect(lines(Spinner(step: -1), 1, 1) == lines(Spinner(step: 9), 1, 1))
    #expect(lines(Spinner(step: .min), 1, 1)[0] != " ")
  }

  @Test func `bars are as long as their values, beside names and numbers`() {
    let chart = BarChart([.init("milk", 12), .init("bread", 6), .init("eggs", 0, note: "none")])
    #expect(
      lines(chart, 20, 4) == [
        "milk  █████████   12", "bread ████▌        6", "eggs            none", "                    ",
      ])
    #expect(lines(BarChart([.init("a", 5)], maximum: 10), 13, 1) == ["a ████▌     5"])
    #expect(lines(BarChart([.init("a", .nan), .init("b", -1)]), 8, 2) == ["a    nan", "b     -1"])
    #expect(lines(BarChart([.init("strawberries", 1)]), 12, 1) == ["str… █████ 1"])
    #expect(lines(BarChart([]), 2, 1) == ["  "])
  }

  @Test func `a sparkline shows the newest values, and the least that is not nothing`() {
    #expect(lines(Sparkline([1, 2, 4, 8]), 4, 1) == ["▁▂▄█"])
    #expect(lines(Sparkline([9, 9, 0, 8]), 2, 1) == [" █"])
    #expect(lines(Sparkline([0.001, 100]), 2, 1) == ["▁█"])
    #expect(lines(Sparkline([8, 16]), 2, 2) == [" █", "██"])
    #expect(lines(Sparkline([.nan, .infinity, -3]), 3, 1) == ["   "])
  }
}

@Suite struct BrailleLineTests {
  @Test func `a line leads from the lowest dot to the highest`() {
    #expect(lines(BrailleLine([0, 1]), 2, 1) == ["⡠⠊"])
    #expect(lines(BrailleLine([1, 0]), 2, 1) == ["⠑⢄"])
    #expect(lines(BrailleLine([0, 1, 0]), 4, 1).count == 1)
    #expect(lines(BrailleLine([0, 9]), 4, 2) == ["  ⡠⠊", "⡠⠊  "])
  }

  @Test func `equal values, and a single one, are a line through the middle`() {
    #expect(lines(BrailleLine([3, 3, 3]), 3, 1) == ["⠤⠤⠤"])
    #expect(lines(BrailleLine([7]), 3, 1) == ["⠤⠤⠤"])
  }

  @Test func `points stand where their time is, in whatever order they come`() {
    let early = lines(BrailleLine([(x: 0, y: 0), (x: 1, y: 1), (x: 10, y: 1)]), 10, 1)[0]
    let late = lines(BrailleLine([(x: 10, y: 1), (x: 0, y: 0), (x: 9, y: 0)]), 10, 1)[0]
    #expect(early.hasSuffix("⠉⠉⠉⠉⠉⠉⠉") && !early.hasPrefix("⠉"))
    #expect(late.hasPrefix("⣀⣀⣀⣀⣀⣀⣀") && !late.hasSuffix("⣀"))
  }

  @Test func `terminals without braille get signs of ASCII`() {
    #expect(lines(BrailleLine([0, 1, 2], isASCII: true), 3, 3) == ["  *", " * ", "*  "])
  }

  @Test func `nothing, and no number, draw nothing`() {
    #expect(lines(BrailleLine([Double]()), 2, 1) == ["  "])
    #expect(lines(BrailleLine([.nan, .infinity]), 2, 1) == ["  "])
    #expect(lines(BrailleLine([1, 2]), 0, 0) == [])
    let huge = lines(BrailleLine([-.greatestFiniteMagnitude, .greatestFiniteMagnitude]), 2, 1)
    #expect(huge == ["⡠⠊"])
    #expect(BrailleLine([1, 2]).size(within: Size(30, 9)) == Size(30, 2))
  }
}

/// A line with its axes.
@Suite struct LineChartTests {
  private let ticks = [ColumnChart.Tick(0, "0"), ColumnChart.Tick(10, "10°")]

  @Test func `the line stands on its axis, with the scale at the left and names below`() {
    let chart = LineChart([0, 5, 10], ticks: ticks, labels: ["Mon", "Wed"], isASCII: true)
    #expect(
      Frame(chart, size: Size(14, 5)).lines == [
        "10° +      ***", "    |  ****   ", "  0 +**       ", "    +---------", "     Mon   Wed",
      ])
  }

  @Test func `the scale reaches further than the values`() {
    let chart = LineChart([5, 5], ticks: ticks, isASCII: true)
    #expect(Frame(chart, size: Size(9, 4)).lines == ["10° +    ", "    |****", "  0 +    ", "    +----"])
  }

  @Test func `names that would touch are left out, and so is a scale without room`() {
    let chart = LineChart([1, 2], labels: ["January", "February", "March"])
    #expect(Frame(chart, size: Size(16, 4)).lines[3] == " January   March")
    let narrow = LineChart([1, 2], ticks: [ColumnChart.Tick(1, "1000 km")], isASCII: true)
    #expect(Frame(narrow, size: Size(8, 3)).lines[2] == "+-------")
  }

  @Test func `it draws at any size, and without values nothing`() {
    for width in 0...12 {
      for height in 0...5 {
        _ = Frame(LineChart([1, .nan, 3], ticks: ticks, labels: ["a"]), size: Size(width, height))
      }
    }
    #expect(Frame(LineChart([]), size: Size(4, 2)).lines == ["    ", "    "])
  }
}
