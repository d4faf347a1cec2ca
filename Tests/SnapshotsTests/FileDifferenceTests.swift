import Screen
import ScreenTesting
import Testing

@testable import SnapshotsMain

/// How two files of frames differ.
@Suite struct FileDifferenceTests {
  private let old = Story([Scene("a", Frame(Text("milk"), size: Size(5, 1)))]).text
  private let red = Story([Scene("a", Frame(Text("milk", style: .red), size: Size(5, 1)))]).text
  private let other = Story([Scene("a", Frame(Text("silk"), size: Size(5, 1)))]).text

  private func difference(
    _ old: String, _ new: String, only part: FrameDifference.Part? = nil, inColor: Bool = false
  ) throws -> String? {
    try FileDifference(old: old, new: new, only: part, inColor: inColor).text
  }

  @Test func `what differs is told, or only one part of it`() throws {
    #expect(try difference(old, old) == nil)
    #expect(try difference(old, other)?.hasPrefix("differs in text\n") == true)
    #expect(try difference(old, red, only: .text) == nil)
    #expect(try difference(old, red, only: .style)?.contains("0-3 red") == true)
    #expect(try difference(old, other, only: .style) == nil)
  }

  @Test func `on a terminal what goes is red and what comes is green`() throws {
    let lines = try #require(try difference(old, other, inColor: true)).split(separator: "\n")
    #expect(lines.contains("\u{1B}[31m- |milk |\u{1B}[0m") && lines.contains("\u{1B}[32m+ |silk |\u{1B}[0m"))
  }

  @Test func `a file that has no frames is said so`() {
    #expect(throws: FrameTextError.self) { try difference("milk", old) }
  }
}
