// A key that means nothing is answered where keys are commands, and nowhere else.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct UnknownKeyTests {
  private func stage(_ keys: String) throws -> Stage {
    let stage = Stage.blind(.groceries("one"), notes: Note.records)
    stage.allowsUnboundKeys = true
    try stage.play(keys)
    return stage
  }

  @Test("it is named, with the way to all keys", arguments: ["", "2", "2G<Enter>", "v"])
  func answered(keys: String) throws {
    #expect(try stage(keys + "z").message == "z does nothing here. ? shows all keys.")
    #expect(try stage(keys + "<f9>").message == "F9 does nothing here. ? shows all keys.")
  }

  @Test(
    "what is too long to be pasted is refused with a word",
    arguments: ["", "a", "/", "N", "2", "2a", "L", "?"])
  func refusedPaste(keys: String) throws {
    let stage = try stage(keys)
    let before = stage.state
    try stage.play("<pasteRefused()>")
    #expect(stage.message == "That text is larger than 16 MB. Nothing was pasted.")
    // The way out is still there.
    try stage.play("<Esc><ctrl+c>")
    #expect(stage.state != before)
  }

  @Test func `pressing it again changes nothing, and the next act takes the answer away`() throws {
    let stage = try stage("z")
    let before = stage.state
    try stage.play("zzz")
    #expect(stage.state == before)
    try stage.play("j")
    #expect(stage.message == nil)
  }

  @Test(
    "not where letters are typed, nor for Escape, a paste or the mouse",
    arguments: [
      "aw<f9>", "/w<f9>", "Nw<f9>", "?w<f9>", "2aw<f9>", "2/w<f9>", "<Esc>", "<paste w>",
      "<click right,3,3>", "Lw",
    ])
  func silent(keys: String) throws {
    #expect(try stage(keys).message == nil)
  }
}
