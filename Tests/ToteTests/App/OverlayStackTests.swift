// Overlays cover each other: the last one has the keys, and closing it gives back the one before.

import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct OverlayStackTests {
  private func stage(_ keys: String) throws -> Stage {
    let stage = Stage(.shared) {
      $0.sync.offers = { () throws(SharingFailure) in OfferedList.samples }
      $0.sync.notes = { () throws(SharingFailure) in SharingNote.samples }
    }
    try stage.play(keys)
    return stage
  }

  @Test("closing gives back each in turn", arguments: ["+", "H"])
  func closing(key: String) throws {
    let stage = try stage("j")
    var below = [stage.state]
    for opening in ["Lj", key, "?"] {
      try stage.play(opening)
      below.append(stage.state)
    }
    #expect(stage.state.overlays.count == 3)
    for before in below.dropLast().reversed() {
      try stage.play("<Esc>")
      #expect(stage.state.overlay == before.overlay)
      #expect(stage.state.overlays.count == before.overlays.count)
    }
    #expect(stage.state == below[0])
  }

  @Test func `the keys and the mouse are those of the last one only`() throws {
    let stage = try stage("L")
    let (covered, lists) = (stage.state.overlay, stage.state.openLists)
    try stage.play("?jG<wheel(down,5,5)>D")
    #expect(stage.state.overlays.first == covered)
    #expect(stage.state.openLists == lists, "no list was deleted")
    guard case .palette(let help)? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(help.commands.field.text == "jGD")
  }

  @Test func `no help covers the help`() throws {
    let stage = try stage("L?")
    try stage.play("?")
    guard case .listPicker? = stage.state.overlay else { return #expect(Bool(false)) }
    #expect(stage.state.overlays.count == 1)
  }

  @Test(
    "choosing a list closes all of them", arguments: ["L+<Enter><Enter>", "L?<Esc><Enter>"])
  func choosing(keys: String) throws {
    #expect(try stage(keys).state.overlays.isEmpty)
  }

  @Test func `one that was covered has the room there is when it shows again`() throws {
    let stage = try stage("L")
    let before = stage.state.overlay?.feature.height
    try stage.play("?<resize 80x12><Esc>")
    let after = try #require(stage.state.overlay?.feature.height)
    #expect(try #require(before) > after)
    #expect(after == OverlayBox.rows(in: stage.state.layout.overlay.size))
  }
}
