// Codes, equal to what another encoder (qrencode) draws of the same texts.

import Testing

@testable import QRCodes

@Suite struct QRCodeTests {
  private func rows(_ code: QRCode) -> [String] {
    (0..<code.size).map { y in String((0..<code.size).map { code[$0, y] ? "#" : " " as Character }) }
  }

  @Test func `a small code is equal to the other encoder's, module by module`() throws {
    let code = try #require(QRCode("2 l milk", level: .low, mask: 7))
    #expect(
      rows(code) == [
        "#######   # # #######",
        "#     # # # # #     #",
        "# ### # # ##  # ### #",
        "# ### #     # # ### #",
        "# ### # ##### # ### #",
        "#     # ###   #     #",
        "####### # # # #######",
        "        #            ",
        "## #  ##  ### ### ## ",
        " # #   ##  # ##### ##",
        "   #### # ##   #  ###",
        "  #  # # ## #### # # ",
        "# ## ## ####  ##    #",
        "        #    ###  ###",
        "####### #  ## #####  ",
        "#     #   #   #  # # ",
        "# ### #     ### #  # ",
        "# ### # #    ####  ##",
        "# ### #  # # #### # #",
        "#     # # ###   #    ",
        "####### ###  # # # # ",
      ])
  }

  /// The bytes of the text, the level, the other encoder's size and mask, and a sum of its modules.
  private static let others: [(Int, QRCode.Level, Int, Int, UInt64)] = [
    (20, .low, 25, 7, 0x989F_73AB_ADF2_B2E7), (20, .medium, 25, 3, 0x1645_B3A4_9989_B77B),
    (150, .low, 45, 6, 0x6F1F_4D97_5D19_FCAF), (150, .medium, 49, 4, 0x0076_2042_C639_4D01),
    (500, .low, 77, 2, 0xB42A_5DF0_D205_2C89), (500, .medium, 85, 6, 0x6195_3791_0320_632D),
    (1500, .low, 129, 2, 0x6612_1228_9F79_FCD4), (1500, .medium, 145, 3, 0x0C8E_F247_11FD_A460),
    (2953, .low, 177, 5, 0x5509_CBB3_CA56_AD57),
  ]

  @Test(arguments: others.indices)
  func `codes of all sizes are equal to the other encoder's`(index: Int) throws {
    let (count, level, size, mask, sum) = Self.others[index]
    let words = Array("apfel 2 kg\n")
    let text = String((0..<count).map { words[$0 % words.count] })
    let code = try #require(QRCode(text, level: level, mask: mask))
    #expect(code.size == size)
    let found = rows(code).joined().utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    #expect(found == sum)
  }

  @Test func `the smallest size is taken, with as much correction as it has room for`() throws {
    func size(of count: Int, _ letter: String = "x") -> Int? {
      QRCode.size(of: String(repeating: letter, count: count))
    }
    #expect(size(of: 17) == 21 && size(of: 18) == 25)
    #expect(size(of: 2953) == 177 && size(of: 2954) == nil)
    // Beyond ASCII it says that it is UTF-8.
    #expect(size(of: 8, "ä") == 21 && size(of: 9, "ä") == 25)
    #expect(QRCode(String(repeating: "x", count: 2954)) == nil)
    let short = String(repeating: "x", count: 14)
    let masked = (0..<8).map { QRCode(short, level: .medium, mask: $0) }
    #expect(masked.contains(QRCode(short)))
    #expect(QRCode(short + "xxx")?.size == 21)
    #expect(QRCode("")?.size == 21)
  }

  @Test func `half blocks are two rows of modules each, with a light frame`() throws {
    let code = try #require(QRCode("2 l milk", level: .low, mask: 7))
    let lines = code.lines(quiet: 2)
    #expect(lines.count == 13 && lines.allSatisfy { $0.count == 25 })
    #expect(lines[0] == String(repeating: " ", count: 25))
    #expect(lines[1] == "  █▀▀▀▀▀█ ▄ █ █ █▀▀▀▀▀█  ")
    // The other way round, light modules are ink, and nothing is below the last row.
    let inverted = code.lines(quiet: 2, isInverted: true)
    #expect(inverted[0] == String(repeating: "█", count: 25))
    #expect(inverted[1] == "██ ▄▄▄▄▄ █▀█ █ █ ▄▄▄▄▄ ██")
    #expect(inverted.last == String(repeating: "▀", count: 25))
    #expect(code.lines().count == 15 && !code[-1, 0] && !code[21, 3])
  }
}
