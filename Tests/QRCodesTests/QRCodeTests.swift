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
    (20, .low, 25, 6, 0xAADB_F758_8273_91B7), (20, .medium, 25, 2, 0x9E7C_ECFF_36DE_F27B),
    (150, .low, 45, 2, 0xBF1D_BDB2_E849_8B3D), (150, .medium, 49, 7, 0x961B_D847_BF35_942F),
    (500, .low, 77, 3, 0x1F80_85CD_1F32_353C), (500, .medium, 85, 5, 0x4278_6BEA_B49C_2606),
    (1500, .low, 129, 5, 0xA7FB_41DE_C68E_5831), (1500, .medium, 145, 3, 0x2F25_2F57_434B_DB36),
    (2952, .low, 177, 6, 0x5079_8CE9_070B_8B8D),
  ]

  @Test(arguments: others.indices)
  func `codes of all sizes are equal to the other encoder's`(index: Int) throws {
    let (count, level, size, mask, sum) = Self.others[index]
    let words = Array("äpfel 2 kg\n")
    var text = ""
    while text.utf8.count < count { text.append(words[text.count % words.count]) }
    while text.utf8.count > count { text.removeLast() }
    let code = try #require(QRCode(text, level: level, mask: mask))
    #expect(code.size == size)
    let found = rows(code).joined().utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    #expect(found == sum)
  }

  @Test func `the smallest size is taken, with as much correction as it has room for`() throws {
    #expect(QRCode.size(of: 17) == 21 && QRCode.size(of: 18) == 25)
    #expect(QRCode.size(of: 2953) == 177 && QRCode.size(of: 2954) == nil)
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
