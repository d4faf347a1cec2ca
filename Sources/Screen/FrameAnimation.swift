/// Frames one after the other as one picture that moves: a story for a page, made of what the program really shows.
///
///     FrameAnimation([
///       .init(frame, caption: "a", seconds: 0.8),
///       .init(next, caption: "a 500 g apples", seconds: 0.1),
///     ]).svg()
///
/// Each row is in the picture once for each way it looks, and CSS shows it when its time has come. Where nothing moves, or
/// nobody wants it to, it is the first frame. The same scenes always make the same bytes.
public struct FrameAnimation: Equatable, Sendable {
  /// A frame, and how long it shows.
  public struct Scene: Equatable, Sendable {
    /// What shows.
    public var frame: Frame
    /// What stands below it, such as the keys that led to it.
    public var caption: String
    /// How long it shows.
    public var seconds: Double

    /// Creates a scene.
    public init(_ frame: Frame, caption: String = "", seconds: Double) {
      (self.frame, self.caption, self.seconds) = (frame, caption, max(0.01, seconds))
    }
  }

  /// From the first to the last; then it begins again.
  public var scenes: [Scene]

  /// Creates a picture of scenes.
  public init(_ scenes: [Scene]) { self.scenes = scenes }

  private static let padding = 16

  /// The picture, with a frame around it; the theme as in `Frame.svg`.
  public func svg(theme: Theme? = nil) -> String {
    let size = Size(
      scenes.map(\.frame.size.width).max() ?? 0, scenes.map(\.frame.size.height).max() ?? 0)
    let hasCaption = scenes.contains { !$0.caption.isEmpty }
    let (width, height) = (
      size.width * SVG.column + 2 * Self.padding,
      (size.height + (hasCaption ? 2 : 0)) * SVG.row + 2 * Self.padding
    )
    var times = Timeline(scenes.map(\.seconds))
    var body: [String] = []
    for row in 0..<size.height {
      body += shown(&times) { $0.size.height > row ? SVG.elements(of: $0, row) : [] }
    }
    body += shown(&times) { $0.cursor.map { [SVG.cursor($0)] } ?? [] }
    if hasCaption {
      body += times.groups(scenes.map { [Self.caption($0.caption, in: size)] })
    }
    let title = scenes.first?.frame.title.map { ["<title>\(SVG.escaped($0))</title>"] } ?? []
    let head = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"frame\" viewBox=\"0 0 \(width) \(height)\" "
        + "width=\"\(width)\" height=\"\(height)\">",
      "<style>\n\(SVG.style(theme))\n\(times.style)\n</style>",
    ]
    let ground = "<rect class=\"b0\" rx=\"10\" width=\"\(width)\" height=\"\(height)\"/>"
    let group = "<g transform=\"translate(\(Self.padding),\(Self.padding))\">"
    return (head + title + [ground, group] + body + ["</g>", "</svg>"]).joined(separator: "\n") + "\n"
  }

  private func shown(_ times: inout Timeline, _ part: (Frame) -> [String]) -> [String] {
    times.groups(scenes.map { part($0.frame) })
  }

  private static func caption(_ text: String, in size: Size) -> String {
    if text.isEmpty { return "" }
    let shown = text.columns > size.width ? String(text.suffix(size.width)) : text
    return "<text class=\"f\(Color.muted.rawValue)\" x=\"0\" y=\"\((size.height + 1) * SVG.row + 15)\" "
      + "xml:space=\"preserve\">\(SVG.escaped(shown))</text>"
  }
}

/// When parts of the picture show, as CSS. Parts that show at the same times share their rule.
private struct Timeline {
  private let starts: [Double]
  private let whole: Double
  private var rules: [String] = []

  init(_ seconds: [Double]) {
    var time = 0.0
    starts = seconds.map { seconds in
      defer { time += seconds }
      return time
    }
    whole = time
  }

  /// A group for each way that a part looks.
  mutating func groups(_ looks: [[String]]) -> [String] {
    var order: [String] = []
    var shown: [String: [Bool]] = [:]
    for (index, look) in looks.enumerated() {
      let text = look.joined(separator: "\n")
      if shown[text] == nil {
        shown[text] = Array(repeating: false, count: looks.count)
        order.append(text)
      }
      shown[text]![index] = true
    }
    return order.filter { !$0.isEmpty }.map { text in
      let times = shown[text]!
      return times.allSatisfy { $0 } ? text : "<g \(attributes(of: times))>\n\(text)\n</g>"
    }
  }

  /// Without animation, what shows at the beginning shows.
  private mutating func attributes(of times: [Bool]) -> String {
    var steps: [String] = []
    for (index, isShown) in times.enumerated() where index == 0 || isShown != times[index - 1] {
      steps.append("\(percent(starts[index]))%{visibility:\(isShown ? "visible" : "hidden")}")
    }
    let rule = steps.joined()
    let number = rules.firstIndex(of: rule) ?? rules.count
    if number == rules.count { rules.append(rule) }
    return "class=\"t\(number)\"" + (times.first == true ? "" : " visibility=\"hidden\"")
  }

  private func percent(_ time: Double) -> String {
    let thousandths = Int((time / whole * 100_000).rounded())
    let (whole, part) = thousandths.quotientAndRemainder(dividingBy: 1000)
    return part == 0 ? "\(whole)" : "\(whole)." + String(String(part + 1000).dropFirst())
  }

  var style: String {
    let frames = rules.enumerated().map { "@keyframes t\($0.offset){\($0.element)}" }
    let classes = rules.indices.map { ".t\($0){animation-name:t\($0)}" }.joined()
    let milliseconds = Int((whole * 1000).rounded())
    return frames.joined(separator: "\n") + """

      @media (prefers-reduced-motion:no-preference){[class^=t]{animation:\(milliseconds)ms step-end infinite}\(classes)}
      """
  }
}
