/// Colours of one's own for a theme's roles.

extension Shade {
  /// Any colour, with the nearest among the 256.
  public init(mixed hex: UInt32) {
    let parts = [hex >> 16 & 255, hex >> 8 & 255, hex & 255].map(Int.init)
    func distance(_ number: UInt8) -> Int {
      let other = Shade(number: number)
      return zip(parts, [other.red, other.green, other.blue]).reduce(0) { sum, pair in
        let difference = pair.0 - Int(pair.1)
        return sum + difference * difference
      }
    }
    self.init(hex, (16...255).min { distance($0) < distance($1) } ?? 16)
  }

  /// One of the 256 from 16 on: a cube of 6×6×6 colours, and 24 greys.
  public init(number: UInt8) {
    let place = UInt32(max(16, number) - 16)
    func level(_ step: UInt32) -> UInt32 { step == 0 ? 0 : 55 + 40 * step }
    if place >= 216 {
      let grey = 8 + 10 * (place - 216)
      self.init(grey << 16 | grey << 8 | grey, number)
    } else {
      self.init(level(place / 36) << 16 | level(place / 6 % 6) << 8 | level(place % 6), max(16, number))
    }
  }
}

extension Theme {
  /// A colour for a role: a shade, or one of the terminal's sixteen.
  public enum Paint: Hashable, Sendable {
    case shade(Shade)
    case color(Color)
  }

  /// The same theme with other colours for these roles. What else shows them, such as bold, stays.
  public func painted(_ paints: [Color: Paint]) -> Theme {
    if paints.isEmpty { return self }
    var looks: [Color: Look] = [:]
    for color in Color.allCases {
      var look = own(color)
      let isGround = color == .cursorRow || color == .selection
      switch paints[color] {
      case nil: break
      case .shade(let shade):
        look.style.foreground = .default
        (look.foreground, look.background) = isGround ? (nil, shade) : (shade, nil)
      case .color(let plain):
        look.style.foreground = plain
        (look.foreground, look.background) = (nil, nil)
      }
      looks[color] = look
    }
    return Theme(name, looks)
  }
}
