// Sequences of frames: written, read and compared frame by frame.

import Screen
import ScreenTesting
import Testing

@Suite struct StoryTests {
  let milk = Frame(Text("milk"), size: Size(4, 1))
  let silk = Frame(Text("silk", style: .bold), size: Size(4, 1))

  @Test func `a strip is written frame after frame, each below its label`() throws {
    let story = Story([Scene("open", milk), Scene("j, then k", silk)])
    #expect(
      story.text == """
        # open
        frame 4x1
        |milk|

        # j, then k
        frame 4x1
        |silk|
        style
        0  0-3 bold

        """)
    #expect(try Story(text: story.text) == story)
  }

  @Test func `a strip without labels is read too`() throws {
    let story = Story([Scene("", silk), Scene("", milk), Scene("two\nlines", silk)])
    #expect(try Story(text: story.text) == story)
    #expect(try Story(text: milk.text) == Story(milk))
    #expect(throws: FrameTextError.self) { try Story(text: "") }
  }

  @Test func `the difference goes frame by frame`() {
    let old = Story([Scene("open", milk), Scene("j", milk), Scene("k", milk)])
    let new = Story([Scene("open", milk), Scene("j", silk)])
    #expect(old.difference(from: old) == nil)
    #expect(
      new.difference(from: old) == """
        differs in text, style, frames

        frame 2, "j"

        row 0, text and style
        - |milk|
        + |silk|
           ^
        - plain
        + 0-3 bold

        frame 3, "k", only in the old
        frame 4x1
        |milk|

        """)
  }

  @Test func `a label that changed is a difference`() {
    #expect(
      Story([Scene("up", milk)]).difference(from: Story([Scene("down", milk)])) == """
        differs in label

        label of frame 1
        - down
        + up
        """)
  }

  @Test func `the matrix has each size, with colours and without`() {
    let scenes = Scene.matrix { size in Text("\(size)", style: size.width > 40 ? .red : .bold) }
    #expect(
      scenes.map(\.label) == ["40x10", "80x24", "80x24 without colour", "200x60", "200x60 without colour"])
    #expect(scenes[2].frame == scenes[1].frame.withoutColor())
    #expect(scenes[1].frame.size == Size(80, 24))
  }
}
