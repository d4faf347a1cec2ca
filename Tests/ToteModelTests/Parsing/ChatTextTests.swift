// Messages as people copy them from the programs in which families write what to buy.

import Testing
import ToteModel

@Suite struct ChatTextTests {
  private func kept(_ text: String) -> [String] {
    PastedLine.lines(of: text, own: [], stores: [], in: .english).filter(\.isToBuy).map(\.item.description)
  }

  @Test(arguments: [
    "[24/11/26, 18:02] Marta: ", "[24/11/26, 18:02:33] Marta: ", "\u{200E}[24.11.26, 18:02:33] Marta Gómez: ",
    "[11/24/26, 6:02:33\u{202F}PM] Marta: ", "24/11/26, 18:02 - Marta: ", "11/24/26, 6:02 PM - Marta: ",
    "24.11.26, 18:02 - Marta: ", "24/11/26 18:02 - +34 600 11 22 33: ", "[24 Nov 2026, 18:02] Marta: ",
    "[2026-11-24 18:02] Marta: ",
  ])
  func `who wrote a message and when is no part of it`(stamp: String) {
    #expect(kept("\(stamp)mozzarella 2x\n\(stamp)3 eggs") == ["2x mozzarella", "3x eggs"])
  }

  @Test(arguments: [
    "Marta, [24.11.26 18:02]", "Marta Gómez, [24 Nov 2026 at 18:02:11]:", "24 Nov 2026, 18:02", "Today 18:02",
    "Marta 18:02", "Marta 24/11/2026, 18:02", "18:02",
  ])
  func `a sender above the messages is dropped whole`(sender: String) {
    #expect(kept("\(sender)\n2 l milk\n\(sender)\nbread") == ["2 l milk", "bread"])
  }

  @Test func `lines of a known sender need no time, but other words with a colon stay`() {
    #expect(
      kept("[24/11/26, 18:02] Marta: milk\nMarta: bread\nDairy: butter").prefix(2) == ["milk", "bread"])
  }

  @Test func `several things in one message are several items`() {
    #expect(kept("[24/11/26, 18:02] Marta: milk, bread, eggs") == ["milk", "bread", "eggs"])
    #expect(kept("[24/11/26, 18:02] Marta: cat food x6, ice cream") == ["6x cat food", "ice cream"])
    #expect(kept("cat food x6, ice cream\nmilk") == ["6x cat food", "ice cream", "milk"])
    // How it is prepared is no thing of its own.
    #expect(kept("[24/11/26, 18:02] Marta: 2 onions, chopped").count == 1)
  }

  @Test func `emoji before and behind go`() {
    #expect(kept("🍎 apples 🙏\n🥛 milk ❤️\n- 🥖 bread 👍🏽") == ["apples", "milk", "bread"])
  }

  @Test(arguments: [
    "Thanks!! 😘", "ok", "OK thank you", "on my way", "Gracias!", "merci beaucoup 😘", "Tamam, teşekkürler",
    "<Media omitted>", "image omitted", "This message was deleted", "‎sticker omitted", "D’accord",
  ])
  func `what people write between the things begins dropped`(line: String) {
    #expect(kept("milk\n\(line)\nbread") == ["milk", "bread"])
  }

  @Test func `what only sounds like it stays`() {
    let text = "no sugar cola\nok yogurt\n24 eggs\nThank you card\nKinder 18:2"
    #expect(kept(text).count == 5)
  }
}
