import Testing

@testable import ToteModel

/// Lines as they stand on the kitchen tables of Germany, Austria and Switzerland.
@Suite struct GermanLineTests {
  @Test(arguments: [
    ("2 kg Äpfel", "2 kg | Äpfel"), ("6 Dosen Mais", "6 cans | Mais"), ("1 Pck. Mehl", "1 pack | Mehl"),
    ("ein Bund Petersilie", "1 bunch | Petersilie"), ("½ Bund Dill", "0.5 bunch | Dill"),
    ("zwei Becher Sahne", "2 tubs | Sahne"), ("1 Netz Zwiebeln", "1 bag | Zwiebeln"),
    ("2 Kästen Wasser", "2 crates | Wasser"), ("4 Scheiben Käse", "4 slices | Käse"),
    ("eine Tafel Schokolade", "1 bar | Schokolade"), ("1 Kopf Salat", "1 head | Salat"),
    ("1 Würfel Hefe", "1 block | Hefe"), ("3 Stück Butter", "3x | Butter"), ("10 Stk. Eier", "10x | Eier"),
    ("ein Dutzend Eier", "12x | Eier"), ("ein halbes Dutzend Eier", "6x | Eier"),
    ("anderthalb Liter Milch", "1.5 l | Milch"), ("eineinhalb Kilo Kartoffeln", "1.5 kg | Kartoffeln"),
    ("ein halbes Kilo Hack", "0.5 kg | Hack"), ("ein halbes Hähnchen", "0.5x | Hähnchen"),
    ("halber Liter Sahne", "0.5 l | Sahne"), ("etwa 500 g Spargel", "500 g | Spargel"),
    ("gut 1 kg Mehl", "1 kg | Mehl"), ("ein paar Äpfel", "Äpfel | !ein paar"),
    ("etwas Käse", "Käse | !etwas"),
    ("1,5 l Milch 1,19 €", "1.5 l | Milch | 1.19€"), ("6er-Pack Bier", "1 pack | Bier | !6x"),
    ("10er Eier", "1 pack | Eier | !10x"), ("6er Pack Joghurt", "1 pack | Joghurt | !6x"),
    ("½ Bund Petersilie", "0.5 bunch | Petersilie"), ("1 Pkg. Backpulver", "1 pack | Backpulver"),
    ("3 Stk. Zitronen", "3x | Zitronen"), ("250 g Mehl", "250 g | Mehl"),
    ("1 Sackerl Chips", "1 bag | Chips"),
    ("2 Dosen gehackte Tomaten", "2 cans | gehackte Tomaten"), ("Salz und Pfeffer", "Salz und Pfeffer"),
    ("1 Tetrapack Milch", "1 carton | Milch"), ("1 Harass Bier", "1 crate | Bier"),
    ("ein halber Kürbis", "0.5x | Kürbis"), ("Eier 10 Stück", "10x | Eier"),
    ("Küchenrolle x4", "4x | Küchenrolle"), ("Pfeffer (gemahlen)", "Pfeffer | !gemahlen"),
  ])
  func `an amount is read`(line: String, said: String) { expect(line, said) }

  @Test(arguments: [
    ("1 TL Salz", "1 tsp | Salz"), ("2 EL Öl", "2 tbsp | Öl"), ("1 gestr. TL Zimt", "1 tsp | Zimt | !gestr."),
    ("½ TL Zucker", "0.5 tsp | Zucker"), ("zwei EL Essig", "2 tbsp | Essig"),
    ("2 Pfund Äpfel", "1000 g | Äpfel"),
    ("ein Pfund Kaffee", "500 g | Kaffee"), ("ein halbes Pfund Butter", "250 g | Butter"),
    ("10 dag Extrawurst", "100 g | Extrawurst"), ("20 Deka Schinken", "200 g | Schinken"),
    ("1 Prise Salz", "1 pinch | Salz"), ("2 Zehen Knoblauch", "2 cloves | Knoblauch"),
    ("1 Zwiebel, gewürfelt", "1x | Zwiebel | !gewürfelt"),
    ("2 EL gehackte Petersilie", "2 tbsp | Petersilie | !gehackte"),
    ("Salz nach Geschmack", "Salz | !nach Geschmack"), ("Öl zum Braten", "Öl | !zum Braten"),
    ("1 große Zwiebel", "1x | Zwiebel | !große"), ("200 g Mehl, gesiebt", "200 g | Mehl | !gesiebt"),
    ("1 Dose Tomaten (400 g)", "1 can | Tomaten | !400 g"), ("Saft von 1 Zitrone", "1x | Zitrone | !Saft"),
  ])
  func `a measure of cooks and markets is read`(line: String, said: String) { expect(line, said) }

  @Test(arguments: [
    ("6 Joghurt à 0,49 €", "6x | Joghurt | 0.49€/x"), ("Joghurt je 0,49 €", "Joghurt | 0.49€/x"),
    ("Äpfel 2,99 €/kg", "Äpfel | 2.99€/kg"), ("Äpfel 2,99 € das Kilo", "Äpfel | 2.99€/kg"),
    ("Brötchen 0,35 € pro Stück", "Brötchen | 0.35€/x"), ("Brötchen 0,35 € das Stück", "Brötchen | 0.35€/x"),
    ("Hack kg-Preis 6,99 €", "Hack | 6.99€/kg"), ("Schokolade 3 für 2 €", "3x | Schokolade | 2.00€"),
    ("Milch CHF 1.60", "Milch | 1.60CHF"), ("Brot CHF 2.–", "Brot | 2.00CHF"),
    ("Brot Fr. 2.–", "Brot | 2.00CHF"),
    ("Brot 2.- CHF", "Brot | 2.00CHF"), ("Brot 2,- €", "Brot | 2.00€"), ("Brot 2,– €", "Brot | 2.00€"),
    ("Käse 2,50 € / 100 g", "Käse | 25.00€/kg"), ("Käse 2,50 €/100 g", "Käse | 25.00€/kg"),
    ("Wurst 100 g 1,79 €", "100 g | Wurst | 1.79€"), ("Eis für 3 €", "Eis | 3.00€"),
    ("Eis 99 Cent", "Eis | 0.99€"),
    ("Bier 6,99 € zzgl. 0,48 € Pfand", "Bier | 6.99€ | !zzgl. 0,48 € Pfand"),
  ])
  func `a price is read`(line: String, said: String) { expect(line, said) }

  @Test(arguments: [
    ("bitte noch Milch", "Milch"), ("Milch nicht vergessen!", "Milch"), ("nicht vergessen: Brot", "Brot"),
    ("wir brauchen noch Klopapier", "Klopapier"), ("kannst du noch Eier mitbringen", "Eier"),
    ("bringst du bitte noch Milch mit?", "Milch"),
    ("Schatz, Milch bitte", "Milch"), ("2 Flaschen Rotwein wären super", "2 bottles | Rotwein"),
    ("zwei Hand voll Spinat", "2 handfuls | Spinat"),
    ("Käse bei Lidl", "Käse | @Lidl"), ("Windeln aus dem dm", "Windeln | @dm"),
    ("Brot vom Bäcker", "Brot | @Bäcker"),
    ("Milch von Rewe", "Milch | @Rewe"), ("Käse aus Holland", "Käse aus Holland"),
  ])
  func `what people say round a thing is left out`(line: String, said: String) { expect(line, said) }

  @Test(arguments: [
    ("süt 30 TL", "süt | 30.00₺"), ("leche 2 el lunes", "leche 2 el lunes"), ("2 pfund x", "2x | pfund x"),
  ])
  func `others read their own words`(line: String, said: String) { expect(line, said, in: .english) }

  @Test func `a recipe is read whoever pastes it`() {
    let text =
      "Pfannkuchen\nFür 4 Portionen\nZutaten\n250 g Mehl\n1 TL Salz\n2 EL Öl\nZubereitung\nAlles verrühren."
    for language in Language.allCases {
      let lines = PastedLine.lines(of: text, own: [], stores: [], in: language).filter { $0.role == .toBuy }
      #expect(lines.map { $0.item.amount?.description } == ["250 g", "1 tsp", "2 tbsp"], "\(language)")
    }
  }

  private func expect(_ line: String, _ said: String, in language: Language = .german) {
    let item = QuickAdd(line, in: language)?.item
    let details = item?.details
    let parts = [
      item?.amount?.description, item?.name, details?.store.map { "@" + $0 }, item?.price?.description,
      details?.note.map { "!" + $0 },
    ]
    #expect(parts.compactMap { $0 }.joined(separator: " | ") == said)
  }
}
