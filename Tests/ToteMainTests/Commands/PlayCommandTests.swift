// `tote play` gives the same frames everywhere and touches none of the user's data.

import FoundationEssentials
import PtyTesting
import Testing

@Suite(.waitsForPrograms) struct PlayCommandTests {
  let home = Home()

  @Test func `the last frame is what the program shows after the keys`() async throws {
    let played = try home.run("tote play --size 40x8 'a2 kg apples<Enter>milk<Enter><Esc><Space>'")
    #expect(
      played.output == """
         [Groceries] Notes ›     ▰▰▰▰▰▱▱▱▱▱ 1/2
         Fruit & vegetables · 1
        ▸  ☐ apples                        2 kg
         In the basket · 1 ────────────────────
           ✓ milk


         Space tick  a add  e edit  ? help

        """)
    #expect(played.words == "")
    #expect(played.code == 0)
  }

  @Test func `two programs beside each other share their lists`() async throws {
    let played = try home.run("tote play --every --size 38x7 'aoat milk<Enter><Esc><other><Space>'")
    #expect(played.code == 0)
    let scenes = "\n\(played.output)".components(separatedBy: "\n── ").dropFirst()
    func count(_ words: String, _ scene: String?) -> Int {
      (scene?.components(separatedBy: words).count ?? 0) - 1
    }
    // First it is typed at the left, then it is in both; then the right one ticks it.
    #expect(count("☐ oat milk", scenes.first { $0.hasPrefix("<Esc>") }) == 1)
    #expect(count("☐ oat milk", scenes.first { $0.hasPrefix("<other>") }) == 2)
    #expect(count("✓ oat milk", scenes.first { $0.hasPrefix("<Space>") }) == 1)
    #expect(count("✓ oat milk", scenes.last) == 2)
  }

  @Test func `the program speaks the language of the locale, or the one that is asked for`() async throws {
    let (play, french) = ("play --size 40x8 'amilk<Enter><Esc>'", ["LC_ALL": "fr_FR.UTF-8"])
    #expect(try home.run("tote \(play)").output.contains("Space tick"))
    #expect(try home.run("tote \(play)", environment: french).output.contains("Espace cocher"))
    #expect(
      try home.run("tote --language tr \(play)", environment: french).output.contains(
        "Boşluk işaretle"))
  }

  @Test func `the same keys give the same bytes, in every way of writing them`() async throws {
    for way in ["--text", "--ansi", "--svg", "--every", "--every --svg"] {
      let command = "tote play \(way) '2' 'xx' ; tote play \(way) 'amilk<Enter><Esc>du<wait 10s>'"
      #expect(try await home.script(command).output == home.script(command).output)
    }
    let ansi = try home.run("tote play --ansi 'amilk<Enter><Esc>'").output
    #expect(ansi.hasPrefix(" \u{1B}[") && ansi.contains("m[Groceries]"))
    #expect(try home.run("tote play --svg 'amilk<Enter><Esc>'").output.hasPrefix("<svg "))
    let moving = try home.run("tote play --every --svg 'amilk<Enter><Esc>'").output
    #expect(moving.contains("@keyframes") && moving.contains("milk &lt;"))
    // A frame for the start and for each key that changes something.
    let every = try home.run("tote play --every --size 30x6 'am<Enter>'").output
    #expect(every.split(separator: "\n").filter { $0.hasPrefix("── ") && !$0.hasSuffix("─") }.count >= 4)
  }

  @Test func `it needs no terminal, and neither reads nor makes a database`() async throws {
    #expect(
      try await home.script("TERM= tote play 'amilk<Enter>'; ls -A \"$HOME\" | wc -l").output.hasSuffix("0\n")
    )
    #expect(
      try await home.script("printf 'amilk\\n<Enter><Esc>' | tote play --size 30x6 -").output.contains(
        "☐ milk"))
  }

  @Test(arguments: [
    ("tote play 'a<foo>'", "No event is named \"foo\"."),
    ("tote play --size 80 j", "--size needs columns and rows"),
    ("tote play --size 0x5 j", "--size needs columns and rows"),
    ("tote play --svg --ansi j", "--ansi and --svg can't be combined"),
    ("tote play", "is missing an argument: SCRIPT"),
    ("tote play 'qj'", "The program had ended"),
  ])
  func `what cannot be played is told, with exit code 2`(command: String, words: String) async throws {
    let refused = try await home.script(command)
    #expect(refused.code == 2)
    #expect(refused.output == "")
    #expect(refused.words.contains(words), "\(refused.words)")
  }
}
