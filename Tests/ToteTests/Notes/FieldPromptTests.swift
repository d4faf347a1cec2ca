import Screen
import Testing

@testable import Tote
@testable import ToteModel

@Suite struct FieldPromptTests {
  @Test(arguments: [Size(100, 30), Size(80, 24), Size(40, 10)])
  func `what is typed shows, however short the explanation`(size: Size) throws {
    let stage = Stage(.groceries("tea"), notes: [.sample(1, "Soup", "some #food")], size: size)
    try stage.play("2#<Down>Rxyz")
    #expect(stage.frame.lines.contains { $0.contains("xyz") }, "\(stage.frame.lines)")
  }
}
