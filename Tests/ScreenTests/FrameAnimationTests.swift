import Screen
import Testing

/// Frames as one picture that moves.
@Suite struct FrameAnimationTests {
  private func scene(_ lines: [String], _ caption: String = "", seconds: Double = 1) -> FrameAnimation.Scene {
    let frame = Frame(size: Size(6, 2)) { canvas in
      for (row, line) in lines.enumerated() { canvas.write(line, at: Point(0, row)) }
    }
    return FrameAnimation.Scene(frame, caption: caption, seconds: seconds)
  }

  @Test func `a row that stays is there once, and one that changes once for each look`() {
    let svg = FrameAnimation([
      scene(["Milk", "one"]), scene(["Milk", "two"]), scene(["Milk", "one"]),
    ]).svg()
    #expect(svg.matches(of: />Milk</).count == 1)
    #expect(svg.matches(of: />one</).count == 1 && svg.matches(of: />two</).count == 1)
  }

  @Test func `each look shows at its times, and what shows first shows without animation`() throws {
    let svg = FrameAnimation([
      scene(["a"], seconds: 1), scene(["b"], seconds: 2), scene(["a"], seconds: 1),
    ]).svg()
    #expect(
      svg.contains("@keyframes t0{0%{visibility:visible}25%{visibility:hidden}75%{visibility:visible}}"))
    #expect(svg.contains("@keyframes t1{0%{visibility:hidden}25%{visibility:visible}75%{visibility:hidden}}"))
    #expect(
      svg.contains("(prefers-reduced-motion:no-preference){[class^=t]{animation:4000ms step-end infinite}"))
    let lines = svg.split(separator: "\n").map(String.init)
    let (a, b) = (
      try #require(lines.firstIndex { $0.hasSuffix(">a</text>") }),
      try #require(lines.firstIndex { $0.hasSuffix(">b</text>") })
    )
    #expect(lines[a - 1] == "<g class=\"t0\">" && lines[b - 1] == "<g class=\"t1\" visibility=\"hidden\">")
  }

  @Test func `parts that show at the same times share their rule`() {
    let svg = FrameAnimation([scene(["a", "c"], "x"), scene(["b", "d"], "y")]).svg()
    #expect(svg.matches(of: /@keyframes/).count == 2)
  }

  @Test func `captions are escaped and cut at their beginning`() {
    let svg = FrameAnimation([scene(["a"], "<Enter> & more")]).svg(theme: .light)
    #expect(svg.contains(">&amp; more<") || svg.contains("&amp; more"))
    #expect(!svg.contains("<Enter>") && !svg.contains("prefers-color-scheme"))
  }

  @Test func `the same scenes make the same bytes, and no scene makes an empty picture`() {
    let scenes = (0..<20).map { scene(["row \($0 % 7)", "\($0)"], "\($0)", seconds: 0.1) }
    #expect(FrameAnimation(scenes).svg() == FrameAnimation(scenes).svg())
    #expect(FrameAnimation([]).svg().hasPrefix("<svg"))
  }
}
