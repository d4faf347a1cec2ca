// `tote list qr`.

import PtyTesting
import Testing

@testable import QRCodes
@testable import Tote
@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

extension ShellTests {
  @Suite(.serialized) struct CodeCommandTests {
    let home = Home()

    @Test func `into a file goes a code of light ink, with the headings`() throws {
      try home.run("tote add -q -c -l Groceries -", input: "2 l milk\nbread\n")
      let code = try home.run("tote list qr")
      let text = "Groceries\n\nBakery:\nbread\n\nDairy:\n2 l milk"
      let drawn = try #require(QRCode(text))
      #expect(code.lines == drawn.lines(isInverted: true) && code.code == 0)
      #expect(try home.run("tote list qr Nowhere").code == 3)
    }

    @Test func `a list beyond any code is refused`() throws {
      let lines = (0..<400).map { "thing number \($0)" }.joined(separator: "\n")
      try home.run("tote add -q -c -l Groceries -", input: lines)
      let code = try home.run("tote list qr")
      #expect(code.code == 1 && code.words == "tote: The list is too long for a code.\n")
    }

    @Test func `in a terminal it is dark on light, or says how much is missing`() throws {
      try home.run("tote add -q -c -l Groceries -", input: "2 l milk\nbread\n")
      let terminal = try home.tote(["list", "qr"], width: 80, height: 30)
      #expect(try terminal.waitForEnd() == .exited(0))
      #expect(String(decoding: terminal.output, as: UTF8.self).contains("\u{1B}[30;107m"))
      let small = try home.tote(["list", "qr"], width: 80, height: 10)
      #expect(try small.waitForEnd() == .exited(1))
      #expect(String(decoding: small.output, as: UTF8.self).contains("Make the window taller"))
    }
  }
}
