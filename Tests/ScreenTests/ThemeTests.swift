// Every role of a theme differs from the others and is readable on its backgrounds.

import Screen
import Testing

@Suite struct ThemeTests {
  @Test(arguments: [Theme.monochrome, .sixteen, .dark, .light])
  func `every role looks different from every other and from plain text`(theme: Theme) {
    let tints: Set<Color> = [.cursorRow, .selection]
    // Without colours, lines are told from text by being lines, and dim where the keys aren't.
    let roles = Color.roles.filter { $0 != .focus || theme != .monochrome }
    let styles = roles.map { tints.contains($0) ? Style(.default, on: $0) : Style($0) } + [.plain]
    let looks = styles.map { theme.look(of: $0) }
    for (index, look) in looks.enumerated() {
      for other in looks.indices where other > index && looks[other] == look {
        Issue.record("\(styles[index]) looks like \(styles[other])")
      }
    }
  }

  @Test(arguments: [
    (Theme.dark, [0x000000, 0x1E1E1E, 0x282C34]), (.light, [0xFFFFFF, 0xFAFAFA, 0xFDF6E3]),
  ])
  func `text can be read on every usual background and on every tint`(theme: Theme, backgrounds: [Int]) throws
  {
    let tints = try [Color.cursorRow, .selection].map {
      try #require(theme.look(of: Style(.default, on: $0)).background)
    }
    let grounds = backgrounds.map { RGB(hex: $0) } + tints.flatMap { [RGB($0), RGB(number: Int($0.number))] }
    for role in Color.roles where ![.heading, .cursorRow, .selection, .track].contains(role) {
      // Lines need less than text.
      let least = role == .focus ? 3 : 4.5
      let shade = try #require(theme.look(of: Style(role)).foreground)
      for ground in grounds {
        let contrasts = [RGB(shade), RGB(number: Int(shade.number))].map { $0.contrast(to: ground) }
        #expect(contrasts.allSatisfy { $0 >= least }, "\(role) on \(ground): \(contrasts)")
      }
    }
  }

  @Test(arguments: [Theme.dark, .light])
  func `the number of a shade is near to it, and no two shades share one`(theme: Theme) {
    let shades = Set(
      Color.roles.compactMap { theme.look(of: Style($0)).foreground ?? theme.look(of: Style($0)).background })
    #expect(Set(shades.map(\.number)).count == shades.count)
    for shade in shades {
      let distance = RGB(shade).distance(to: RGB(number: Int(shade.number)))
      #expect(distance < 70, "\(shade)")
    }
  }

  @Test func `a background that is shown by reversing has no patches of other colours`() {
    let leaf = Style(.leaf, on: .cursorRow)
    #expect(Theme.sixteen.look(of: leaf) == Look(style: .reverse))
    #expect(Theme.dark.look(of: leaf).foreground == Theme.dark.look(of: .leaf).foreground)
    #expect(Theme.dark.look(of: leaf).background == Theme.dark.look(of: .cursorRow).background)
  }

  @Test func `what is no role stays as it is, except without colours`() {
    let style = Style(.red, on: .brightBlue, [.bold, .strike])
    #expect(Theme.dark.look(of: style) == Look(style: style))
    #expect(Theme.monochrome.look(of: style) == Look(style: Style(.default, [.bold, .strike])))
  }
}

/// A colour by its contrast (WCAG 2).
private struct RGB: CustomStringConvertible {
  let parts: [Int]

  init(hex: Int) { parts = [hex >> 16 & 255, hex >> 8 & 255, hex & 255] }
  init(_ shade: Shade) { parts = [shade.red, shade.green, shade.blue].map(Int.init) }

  /// One of the 256 colours: a cube of six steps per axis, and a scale of greys.
  init(number: Int) {
    if number >= 232 {
      parts = Array(repeating: 8 + 10 * (number - 232), count: 3)
    } else {
      parts = [(number - 16) / 36, (number - 16) / 6 % 6, (number - 16) % 6].map {
        $0 == 0 ? 0 : 55 + 40 * $0
      }
    }
  }

  var description: String { parts.map { String($0) }.joined(separator: ",") }

  private var luminance: Double {
    let linear = parts.map { part in
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// The power of 2.4 = 12/5: the fifth root of the twelfth power, by Newton's method.
  private func power(_ base: Double) -> Double {
    let target = (1...12).reduce(1.0) { product, _ in product * base }
    var root = 1.0
    for _ in 0..<200 { root -= (root * root * root * root * root - target) / (5 * root * root * root * root) }
    return root
  }

  func contrast(to other: RGB) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  func distance(to other: RGB) -> Double {
    zip(parts, other.parts).map { Double(($0 - $1) * ($0 - $1)) }.reduce(0, +).squareRoot()
  }
}
