import Parts
import Screen
import Testing

/// How far something has come.
@Suite struct WorkProgressTests {
  private func line(_ progress: WorkProgress, _ width: Int, label: String = "") -> String {
    Frame(ProgressView(progress, label: label), size: Size(width, 1)).lines[0]
  }

  /// The columns of the bar that are bright.
  private func bright(_ progress: WorkProgress, _ width: Int) -> [Int] {
    let frame = Frame(ProgressView(progress), size: Size(width, 1))
    return (0..<width).filter { frame[$0, 0].style == .accent }
  }

  @Test func `with a known end it tells the part, the rate and what is left`() {
    let progress = WorkProgress(done: 30, total: 120, elapsed: .seconds(10))
    #expect(progress.fraction == 0.25 && progress.rate == 3 && progress.left == .seconds(30))
    #expect(line(progress, 40, label: "Fetching") == "Fetching ━━━━━━━━━ 25% · 3/s · 0:30 left")
    #expect(line(WorkProgress(done: 1, total: 9_000, elapsed: .seconds(1)), 40).hasSuffix("2:29:59 left"))
  }

  @Test func `what has no room is left out, the last first`() {
    let progress = WorkProgress(done: 30, total: 120, elapsed: .seconds(10))
    #expect(line(progress, 20) == "━━━━━━━━━━ 25% · 3/s")
    #expect(line(progress, 12) == "━━━━━━━━ 25%")
    #expect(line(progress, 8) == "━━━━━━━━")
  }

  @Test func `the bar is as long as the part that is done, and never longer`() {
    #expect(bright(WorkProgress(done: 1, total: 2), 24).count == 10)
    #expect(bright(WorkProgress(done: 9, total: 2), 25).count == 20)
    #expect(bright(WorkProgress(done: 0, total: 2), 24).isEmpty)
    #expect(WorkProgress(done: 0, total: 0).fraction == 1)
  }

  @Test func `without a known end it runs to and fro, and tells how much is done`() {
    #expect(line(WorkProgress(done: 7), 12) == "━━━━━━━━━━ 7")
    let places = (0..<40).map { bright(WorkProgress(done: 7, elapsed: .milliseconds(100 * $0)), 12).first }
    #expect(places.first == 0 && places[8] == 8 && places[16] == 0 && Set(places).count == 9)
    #expect(WorkProgress(done: 0, elapsed: .seconds(3)).rate == nil && WorkProgress(done: 5).left == nil)
  }

  @Test func `the rate is left out where it means nothing, and the time that is left stays`() {
    let progress = WorkProgress(done: 50, total: 100, elapsed: .seconds(5))
    let line = Frame(ProgressView(progress, showsRate: false), size: Size(40, 1)).lines[0]
    #expect(line.hasSuffix(" 50% · 0:05 left"))
  }
}
