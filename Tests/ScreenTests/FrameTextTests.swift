// Frames as text, there and back.

import Screen
import ScreenTesting
import Testing

@Suite struct FrameTextTests {
  let frame = Frame(size: Size(24, 3)) { canvas in
    canvas.write("Groceries", style: .bold)
    canvas.write("2 of 5", at: Point(18, 0), style: Style(.red, on: .blue, .dim))
    canvas.write("▸ [x] 牛乳 | cream", at: Point(0, 1))
    canvas.add(.reverse, in: Rect(0, 1, 24, 1))
    canvas.write("!", at: Point(23, 2), style: .failure)
    canvas.setCursor(at: Point(2, 1), .bar)
    canvas.setTitle("Tote \"1\\2\"")
  }

  @Test func `a frame is written as people read it`() {
    #expect(
      frame.text == #"""
        frame 24x3  cursor 2,1 bar  title "Tote \"1\\2\""
        |Groceries         2 of 5|
        |▸ [x] 牛乳 | cream      |
        |                       !|
        style
        0  0-8 bold, 18-23 dim red on blue
        1  0-23 reverse
        2  23 failure

        """#)
  }

  @Test func `a plain frame has no more than head and rows`() {
    #expect(Frame(Text("a"), size: Size(2, 1)).text == "frame 2x1\n|a |\n")
    #expect(Frame(size: Size(0, 2)).text == "frame 0x2\n||\n||\n")
    #expect(Frame(size: .zero).text == "frame 0x0\n")
  }

  @Test func `a frame is read from its text`() throws {
    #expect(try Frame(text: frame.text) == frame)
    #expect(try Frame(text: "frame 0x2\n||\n||") == Frame(size: Size(0, 2)))
  }

  @Test func `whatever frame is written, an equal one is read`() throws {
    var random = Seeded(6)
    for round in 0..<2_000 {
      let frame = Frame.random(&random)
      #expect(try Frame(text: frame.text) == frame, "round \(round)\n\(frame.text)")
    }
  }

  @Test func `every scalar that a cell can hold is read back`() throws {
    for start in stride(from: UInt32(0), to: 0x20000, by: 64) {
      let text = (start..<start + 64).compactMap(Unicode.Scalar.init).map { String($0) }
      let frame = Frame(size: Size(260, 1)) { canvas in
        var column = 0
        for scalar in text { column = canvas.write(scalar, at: Point(column, 0)) }
      }
      #expect(try Frame(text: frame.text) == frame, "from U+\(String(start, radix: 16))")
    }
  }

  @Test func `what is no frame is refused with its line`() {
    func reason(_ text: String) -> String {
      do {
        _ = try Frame(text: text)
        return "read"
      } catch {
        return "\(error)"
      }
    }
    #expect(reason("") == "line 1: there is no frame")
    #expect(reason("frame") == "line 1: a frame begins with its size, as in \"frame 80x24\"")
    #expect(reason("frame 2x1\n|a|") == "line 2: row 0 has 1 columns, not 2")
    #expect(reason("frame 1x2\n|a|") == "line 3: row 1 does not stand between bars")
    #expect(reason("frame 1x1\na|") == "line 2: row 0 does not stand between bars")
    #expect(reason("frame 1x1\n|\u{1B}|") == "line 2: no cell of a frame holds U+1B")
    #expect(reason("frame 1x1\n|e\u{200D}|") == "line 2: no cell of a frame holds U+65 U+200D")
    #expect(
      reason("frame 1x1  cursor 1,0\n|a|")
        == "line 1: the cursor is not within the frame, as in \"cursor 2,1 bar\"")
    #expect(reason("frame 1x1  title \"a\n|a|") == "line 1: the title is not quoted as it should be")
    #expect(reason("frame 1x1\n|a|\nstyle\n0  0-1 bold") == "line 4: there is no style in \"0-1 bold\"")
    #expect(reason("frame 1x1\n|a|\nstyle\n1  0 bold") == "line 4: a line of styles begins with its row")
    #expect(reason("frame 1x1\n|a|\nstyle\n0  0 pink") == "line 4: there is no style in \"0 pink\"")
    #expect(reason("frame 1x1\n|a|\nframe 1x1\n|a|") == "line 3: there is more than one frame")
  }
}
