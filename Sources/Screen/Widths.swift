/// The columns of one scalar by the C library's `wcwidth`, which ncurses asks too; any UTF-8 locale will do.

import CWidth

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package enum Widths {
  /// Our own, since the process may not have called `setlocale`.
  private nonisolated(unsafe) static let locale: locale_t? =
    newlocale(1 << LC_CTYPE, "C.UTF-8", nil) ?? newlocale(1 << LC_CTYPE, "en_US.UTF-8", nil)

  /// What `wcwidth` says: 0, 1, 2, or -1 where the C library does not know the scalar.
  static func askLibrary(_ scalar: UInt32) -> Int {
    // `uselocale` affects this thread only.
    let before = locale.flatMap { uselocale($0) }
    defer { if let before { uselocale(before) } }
    return Int(c_width(scalar))
  }

  package static func of(_ scalar: UInt32) -> Int {
    let known = simple(scalar)
    return known > 0 ? known : askLibrary(scalar)
  }

  /// The width of common scalars that never combine with each other; 0 for others. Tests compare the ranges.
  @inline(__always)
  static func simple(_ scalar: UInt32) -> Int {
    if scalar < 0x300 {
      if scalar >= 0x20 && scalar < 0x7F { return 1 }
      return scalar > 0xA0 && scalar != 0xA9 && scalar != 0xAD && scalar != 0xAE ? 1 : 0
    }
    switch scalar {
    case 0x391...0x3A1, 0x3A3...0x3C9, 0x400...0x482, 0x48A...0x52F: return 1
    case 0x2010...0x2027, 0x2500...0x259F, 0x2800...0x28FF: return 1
    case 0x20AC, 0x25B0...0x25B1, 0x25B8, 0x25BE, 0x25CB, 0x25CF, 0x25E6, 0x2610, 0x2713, 0x2715: return 1
    case 0x3001...0x3002, 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF: return 2
    case 0xAC00...0xD7A3, 0xFF01...0xFF60: return 2
    case 0x1F400...0x1F43E, 0x1F442...0x1F4FC, 0x1F600...0x1F64F, 0x1F90C...0x1F93A, 0x1F947...0x1F9FF:
      return 2
    default: return 0
    }
  }
}
