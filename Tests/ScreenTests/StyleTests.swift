// Styles: adding, NO_COLOR, and their names.

import Screen
import Testing

@Suite struct StyleTests {
  @Test func `every style is read from what it prints`() {
    for foreground in Color.allCases {
      for background in Color.allCases {
        for attributes in UInt8(0)...63 {
          let style = Style(foreground, on: background, .init(rawValue: attributes))
          #expect(Style(style.description) == style)
          #expect(style.foreground == foreground && style.background == background)
        }
      }
    }
  }

  @Test func `a style prints as words`() {
    #expect(Style.plain.description == "plain")
    #expect(Style(.brightRed, on: .blue, [.bold, .reverse]).description == "bold reverse bright-red on blue")
  }

  @Test func `words that name no style are refused`() {
    for text in ["", "on", "bold on", "purple", "default", "plain red", "on on", "red on bold"] {
      #expect(Style(text) == nil, "\(text)")
    }
  }

  @Test func `adding keeps the attributes of both and the later colours`() {
    #expect(Style.red.bold.adding(Style(.blue, .dim)) == Style(.blue, [.bold, .dim]))
    #expect(Style(.red, on: .black).adding(.reverse) == Style(.red, on: .black, .reverse))
  }

  @Test func `without colours the attributes remain`() {
    #expect(
      Style(.red, on: .blue, [.bold, .underline]).withoutColor == Style(.default, [.bold, .underline]))
  }
}
