// Whole texts as people copy them from their phones and from recipe sites.

import Testing
import ToteModel

@Suite struct CopiedTextTests {
  private func kept(_ text: String, in language: Language = .english) -> [String] {
    PastedLine.lines(of: text, own: [], stores: [], in: language).filter(\.isToBuy).map(\.item.description)
  }

  @Test func `an English chat from an iPhone`() {
    let text = """
      [24/11/26, 18:02:11] Marta: \u{200E}Messages and calls are end-to-end encrypted. Tap to learn more.
      [24/11/26, 18:02:33] Marta: mozzarella 2x
      [24/11/26, 18:02:40] Marta: cat food x6, ice cream
      \u{200E}[24/11/26, 18:03:01] Tom: \u{200E}image omitted
      [24/11/26, 18:03:20] Tom: On my way 🚗
      [24/11/26, 18:05:00] Marta: also
      4 limes 🍋
      [24/11/26, 18:05:30] Tom: Thanks!! 😘
      [24/11/26, 18:06:30] \u{200E}Tom changed the group description
      """
    #expect(kept(text) == ["2x mozzarella", "6x cat food", "ice cream", "4x limes"])
  }

  @Test func `an American chat from Android, with people who join and messages that were edited`() {
    let text = """
      11/24/26, 6:01\u{202F}PM - Marta created group "Shopping"
      11/24/26, 6:02\u{202F}PM - Tom joined using this group's invite link
      11/24/26, 6:02\u{202F}PM - Marta: 2 gallons milk
      11/24/26, 6:03\u{202F}PM - Marta: <Media omitted>
      11/24/26, 6:04\u{202F}PM - Tom Smith: ok will do
      11/24/26, 6:07\u{202F}PM - Marta: bananas <This message was edited>
      """
    #expect(kept(text) == ["2 gallons milk", "bananas"])
  }

  @Test func `what is said of another message begins dropped`() {
    #expect(kept("milk\nLoved “2 l milk”\nA aimé « pain »\nDelivered") == ["milk"])
  }

  @Test func `a line that names nobody may be an item all the same`() {
    #expect(kept("18:02 - milk\n18:03 - 2 lemons") == ["milk", "2x lemons"])
  }

  @Test func `a Spanish chat`() {
    let text = """
      24/11/26 18:05 - Mamá ❤️: 1 kg de tomates
      24/11/26, 6:06\u{202F}p. m. - Luis: papel higiénico
      24/11/26, 6:07\u{202F}p. m. - Luis se unió usando el enlace de invitación de este grupo.
      24/11/26 18:08 - Mamá ❤️: gracias cariño 😘
      24/11/26 18:08 - Luis: estoy de camino
      """
    #expect(kept(text, in: .spanish) == ["1 kg tomates", "papel higiénico"])
  }

  @Test func `a French chat`() {
    let text = """
      24/11/2026 à 18:02 - Sophie: 6 œufs
      24/11/2026 à 18:03 - Paul: <Médias omis>
      24/11/2026, 18:03 - Paul: ok j’arrive
      [24/11/2026 18:05:10] Paul: à tout à l’heure
      24/11/2026, 18:06 - Paul a rejoint le groupe
      """
    #expect(kept(text, in: .french) == ["6x œufs"])
  }

  @Test func `a Turkish chat`() {
    let text = """
      24.11.2026 18:02 - Ayşe: 1 kg domates, süt
      24.11.2026 18:03 - Mehmet: <Medya dahil edilmedi>
      [24.11.2026 ÖS 6:04:12] Ayşe: peynir
      24.11.2026 18:05 - Mehmet: tamam canım
      24.11.2026 18:06 - Mehmet gruba katıldı
      """
    #expect(kept(text, in: .turkish) == ["1 kg domates", "süt", "peynir"])
  }

  @Test func `an English recipe with footnotes and blanks before its commas`() {
    let text = """
      Thai Red Curry with Chicken
      5 from 231 votes
      Servings 4
      Ingredients
      Cups Metric
      1x
      Curry sauce:
      ▢ 1 (13.5 fl oz) can coconut milk (, full fat (Note 1))
      ▢ 1-inch piece ginger , grated
      ▢ ½–1 tsp sugar
      ▢ 350g/ 12 oz chicken thigh fillets , cut into bite size pieces
      ▢ 12 Thai basil leaves*
      Cook Mode Prevent your screen from going dark
      Instructions
      Heat oil
      Notes
      Basil
      """
    #expect(
      kept(text) == [
        "1 can coconut milk !13.5 fl oz, full fat", "ginger !1-inch piece, grated", "1 tsp sugar",
        "350 g chicken thigh fillets !cut into bite size pieces", "12x Thai basil leaves",
      ])
  }

  @Test func `a French recipe that counts people on a line of their own, and lists what to cook it in`() {
    let text = """
      Quiche lorraine
      Ingrédients
      6
      personnes
      1 pâte brisée
      200 g de lardons
      Ustensiles
      1 four
      Préparation
      Étape 1
      Étaler
      """
    #expect(kept(text, in: .french) == ["1x pâte brisée", "200 g lardons"])
  }

  @Test func `a Spanish recipe whose steps are a way to do it`() {
    let text = """
      Tortilla de patatas
      Raciones: 4
      Ingredientes
      Para la tortilla:
      6 huevos
      Modo de preparación
      Pelar patatas
      """
    #expect(kept(text, in: .spanish) == ["6x huevos"])
  }

  @Test func `a Turkish recipe whose headings say what it is`() {
    let text = """
      Mercimek Çorbası Tarifi
      4,8 (1.250 oy)
      Mercimek Çorbası Tarifi İçin Malzemeler
      1 adet soğan
      1 yemek kaşığı un
      Üzeri için;
      3 yemek kaşığı tereyağı
      Mercimek Çorbası Tarifi Nasıl Yapılır?
      Tencereye alın
      Afiyet olsun
      """
    #expect(kept(text, in: .turkish) == ["1x soğan", "1 tbsp un", "3 tbsp tereyağı"])
  }

  @Test func `equipment and notes are a list's own where nothing is a recipe`() {
    #expect(kept("notes\nvideo\nmilk , bread*").count == 4)
    #expect(!PastedText.isRecipe("equipment\nnotes\nvideo"))
  }
}
