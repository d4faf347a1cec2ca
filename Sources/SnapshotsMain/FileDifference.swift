import ScreenTesting

/// How two files of frames differ, for a terminal or for CI.
struct FileDifference {
  let text: String?

  init(old: String, new: String, only part: FrameDifference.Part?, inColor: Bool) throws {
    let wanted = part.map { Set([$0]) } ?? Set(FrameDifference.Part.allCases)
    let difference = try Story(text: new).difference(from: Story(text: old), only: wanted)
    text = inColor ? difference.map(Self.colored) : difference
  }

  /// What goes in red, what comes in green.
  private static func colored(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("- ")
        ? "\u{1B}[31m\(line)\u{1B}[0m" : line.hasPrefix("+ ") ? "\u{1B}[32m\(line)\u{1B}[0m" : "\(line)"
    }.joined(separator: "\n")
  }
}
