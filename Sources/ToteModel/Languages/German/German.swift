extension Vocabulary {
  static let german = Vocabulary(
    code: "de", name: "Deutsch", words: German(),
    figures: FigureStyle(decimalSign: ",", thousandsSign: ".", price: FigureStyle.signBehind),
    figuresAbroad: [
      ("CH LI", FigureStyle(decimalSign: ".", thousandsSign: "’") { "\($1.sign)\u{A0}\($0)" })
    ],
    isPlural: { $0 != 1000 },
    currency: .euro,
    units: UnitNames.table(
      """
      mg: mg, mg, Milligramm; g: g, g, gr, Gramm; kg: kg, kg, Kilo, Kilos, Kilogramm;
      oz: oz, oz, Unze, Unzen; lb: lb, lb; ml: ml, ml, Milliliter; cl: cl, cl, Zentiliter;
      dl: dl, dl, Deziliter; l: l, l, lt, ltr, Liter, Litern;
      tsp: TL, TL, Teel., Teelöffel, Teelöffeln, Kaffeelöffel, Kaffeelöffeln;
      dsp: Dessertlöffel, Dessertlöffel, Dessertlöffeln; tbsp: EL, EL, Essl., Esslöffel, Esslöffeln;
      cup: Tasse, Tassen, Cup, Cups; floz: fl oz; pint: Pint, Pints; quart: Quart, Quarts;
      gallon: Gallone, Gallonen; x: x, x, Stk., Stck., Stück, Stücke, Stücken;
      pack: Packung, Packungen, Pck., Pckg., Pkg., Pk., Pack, Packs, Päckchen, Paket, Pakete, Schachtel, Schachteln,
        Träger, Sixpack;
      can: Dose, Dosen, Dose(n), Büchse, Büchsen, Konserve, Konserven; bottle: Flasche, Flaschen, Fläschchen;
      bunch: Bund, Bund, Bd., Bnd., Bünde, Bündel, Büschel, Sträußchen, Bündchen; jar: Glas, Gläser, Gläschen;
      bag: Tüte, Tüten, Netz, Netze, Sack, Säcke, Säckchen, Sackerl, Tütchen, Sackerln; pouch: Beutel, Beutel;
      crate: Kiste, Kisten, Kasten, Kästen, Harass, Steige, Steigen, Stiege, Stiegen; roll: Rolle, Rollen;
      carton: Karton, Kartons, Tetrapak, Tetrapaks, Tetrapack; tray: Schale, Schalen, Schälchen, Tasserl;
      tub: Becher, Becher, Bechern, Be., Töpfchen; tube: Tube, Tuben; loaf: Laib, Laibe;
      bar: Tafel, Tafeln, Riegel; block: Block, Blöcke, Würfel, Würfeln; stick: Stick, Sticks;
      slice: Scheibe, Scheiben, Tranche, Tranchen; clove: Zehe, Zehen;
      pinch: Prise, Prisen, Pr., Msp., Messerspitze, Messerspitzen; handful: Handvoll, Handvoll, Hand voll, Hände voll;
      glass: Glas voll, Gläser voll; head: Kopf, Köpfe, Häuptel; bulb: Knolle, Knollen;
      stalk: Stange, Stangen; sprig: Zweig, Zweige, Stiel, Stiele, Stängel, Zweigen, Stielen;
      leaf: Blatt, Blätter, Blättern; dash: Schuss, Schuss, Spritzer; drop: Tropfen, Tropfen;
      knob: Stückchen, Stückchen; strip: Streifen, Streifen; sheet: Platte, Platten, Bogen, Bögen;
      ear: Kolben, Kolben; wedge: Spalte, Spalten, Schnitz, Schnitze; m: m, m, Meter, Metern
      """),
    // Most of these are one word: `Glasreiniger`.
    namesBehindUnits: [.jar: "reiniger bürste", .bag: "clips", .bottle: "öffner bürste"],
    loneUnits: "kilo liter",
    measuresInNames: "in zoll lagig",
    sizesBeforeUnits: """
      gehäufter gehäufte gehäuftes gehäuften gestrichener gestrichene gestrichenes gestrichenen großer große großes großen \
      kleiner kleine kleines kleinen guter gute gutes voller volle volles gestr. geh. gr. kl. dicke dünne mittlere
      """,
    sizesBehindUnits: "gehäuft gestrichen",
    pack: "er-pack er-träger er-kasten er-karton er-packung er-box",
    packEndings: "er",
    numbers: [
      250: "viertel", 500: "halb halbe halber halbes halben", 750: "dreiviertel", 1000: "ein eine einen",
      1500: "anderthalb eineinhalb", 2000: "zwei", 2500: "zweieinhalb", 3000: "drei", 3500: "dreieinhalb",
      4000: "vier", 5000: "fünf", 6000: "sechs", 7000: "sieben", 8000: "acht", 9000: "neun", 10_000: "zehn",
      11_000: "elf", 12_000: "zwölf",
    ],
    dozens: [12: "Dutzend"],
    halves: "halbe halber halbes", behindHalves: "und",
    plus: "plus", ranges: "bis oder",
    and: "und", of: "", from: "von", articles: "der die das den dem",
    readOwn: { GermanMeasures.spellOut(&$0) },
    about: "etwa circa ca zirka rund ungefähr", aboutBefore: "gut knapp",
    vague: """
      ein paar, einige, etwas, ein bisschen, ein wenig, bisschen, reichlich, viel, viele, ein Hauch, ein Klecks, ein Schluck, \
      nach Belieben, wenig, n bisschen
      """,
    pairs: """
      salz pfeffer, essig öl, pfeffer salz, öl essig, schinken käse, käse schinken, nuss nougat, kakao nuss, pommes mayo, \
      erbsen möhren, erbsen karotten, fisch chips
      """,
    tails: """
      für zum zur ohne mit oder nach je ca circa etwa evtl eventuell alternativ ersatzweise davon am bei wenn falls aus in als \
      wie z.b. plus möglichst
      """,
    intoParts: "in",
    lastOfTails: "",
    choices: "oder",
    sizes: declined("groß klein mittelgroß mittler dick dünn riesig") + " groß klein mittelgroß gr kl",
    adjectives: declined(
      """
      frisch reif rot grün weiß gelb schwarz braun süß sauer scharf mild roh ganz fest weich hart zart jung alt trocken hell \
      mager fett lang kurz dunkl saur
      """),
    openers: """
      bitte, bitte noch, noch, und noch, nicht vergessen, nicht vergessen:, vergiss nicht, wir brauchen, wir brauchen noch, \
      ich brauche, ich brauche noch, brauche, brauche noch, brauchen, brauchen noch, brauchen wir, bring, bring bitte, bringst du, \
      bring noch, bring auch, bring bitte noch, bringst du bitte, bringst du noch, bringst du auch, bringst du bitte noch, bringt ihr, \
      hi schatz, hallo schatz, schatz, kannst du auch, kannst du bitte noch, könntest du auch, könntest du bitte noch, hol bitte noch, \
      kannst du, kannst du noch, kannst du bitte, könntest du, könntest du noch, könntest du bitte, auch, auch noch, \
      außerdem, außerdem noch, dann noch, kauf, kauf bitte, kaufen, kaufen:, kaufst du, hol, hol bitte, hol noch, holst du, holen, \
      denk an, denk an die, denk an das, denk an den, denk bitte an, denkst du an, es fehlt, es fehlen, es fehlt noch, \
      es fehlen noch, fehlt noch, fehlen noch, uns fehlt, uns fehlen, besorgen, besorg, und, ach und, vielleicht, einkaufen
      """,
    closers: """
      bitte, danke, mitbringen, mitnehmen, kaufen, holen, besorgen, nicht vergessen, auch, auch noch, noch, fehlt, fehlen, \
      fehlt noch, fehlen noch, brauchen wir, brauchen wir noch, ist alle, sind alle, ist leer, ist aus, sind aus, nachkaufen, \
      bitte mitbringen, bitte kaufen, wäre gut, wäre toll, wäre super, wären gut, wären toll, wären super, mit, bitte mit, dazu
      """,
    purposes: "für zum zur",
    storeLinks: "bei, beim, von, vom, aus dem, aus der, im, in der, bei der",
    shops: """
      lidl, aldi, aldi nord, aldi süd, rewe, edeka, dm, rossmann, netto, penny, kaufland, norma, tegut, globus, denns, alnatura, \
      famila, marktkauf, combi, spar, interspar, eurospar, hofer, billa, billa plus, mpreis, unimarkt, bipa, migros, coop, \
      denner, volg, müller, budni, nahkauf, bofrost, ikea, obi, hornbach, bauhaus, toom, fressnapf, tchibo, bäcker, bäckerei, metzger, \
      metzgerei, fleischer, fleischerei, schlachter, apotheke, drogerie, wochenmarkt, markt, hofladen, bioladen, unverpacktladen, \
      reformhaus, baumarkt, getränkemarkt, kiosk, supermarkt, türken, asialaden, fischhändler, gärtnerei, späti
      """,
    each: "stück stk stck",
    basesBefore: [
      .piece: "je stückpreis", .kilogram: "kg-preis kilopreis", .litre: "literpreis",
    ], per: "das der die den pro je", at: "zu à für", forAll: "für",
    deposits: "pfand flaschenpfand dosenpfand einwegpfand mehrwegpfand depot",
    adverbs: "fein grob frisch sehr gut leicht dünn kurz klein",
    verbs: "weich kalt lauwarm warm zimmerwarm optional handwarm",
    ambiguousVerbs: "weich kalt warm lauwarm gekocht geschlagen getrennt",
    verbStems: """
      gehackt gerieben gewürfelt geschnitten geschält gepresst geschmolzen zerlassen zerdrückt abgetropft gewaschen entkernt halbiert \
      geviertelt gehobelt püriert geröstet gekocht getrennt verquirlt geschlagen zerkleinert aufgetaut eingeweicht entsteint geraspelt \
      gemahlen gesiebt blanchiert geputzt zerbröselt zerstoßen gezupft abgespült gepellt gerupft gemörsert gestiftelt zerpflückt
      """,
    verbEndings: "e er es en em",
    kitchenVerbs:
      "geschmolzen zerlassen abgetropft verquirlt aufgetaut eingeweicht gesiebt gepresst abgespült zerdrückt zimmerwarm",
    verbsBehind: "gewürfelt gehackt",
    shopVerbs:
      "gerieben gemahlen gehackt geschnitten gehobelt entkernt entsteint geschält püriert geröstet geraspelt",
    serving: """
      nach geschmack, nach belieben, nach bedarf, zum servieren, zum garnieren, zum braten, zum anbraten, zum bestreuen, \
      zum bestäuben, zum einfetten, zum ausrollen, zum abschmecken, zum würzen, zum frittieren, zum dekorieren, zum bestreichen, \
      zum kochen, zum backen, zum beträufeln, für die form, für das blech, für die arbeitsfläche, für die deko, zur deko, \
      zum andicken, zum einreiben
      """,
    usedParts: "saft schale abrieb zesten",
    pieces: "stück",
    servingsLabels: "portionen personen", servingsCounted: "portionen portion personen",
    forPeople: "für", people: "personen person leute esser gäste",
    perPerson: "pro person, je person, pro portion, pro kopf", yields: "ergibt reicht",
    bakedPieces: """
      stück stücke muffins kekse plätzchen cookies brötchen pfannkuchen waffeln crêpes burger pizzen bällchen frikadellen knödel \
      klöße gläser teilchen schnecken
      """,
    itemHeadings:
      "zutaten, zutaten für, das brauchst du, das braucht man, was du brauchst, du brauchst, man nehme, einkaufsliste für",
    listHeadings: "einkaufsliste, einkaufszettel, einkauf, einkaufen, zu kaufen",
    recipeNoise: """
      zum rezept, direkt zum rezept, rezept drucken, drucken, zubereitungszeit, arbeitszeit, backzeit, kochzeit, gesamtzeit, ruhezeit, \
      koch-/backzeit, vorbereitungszeit, schwierigkeit, schwierigkeitsgrad, niveau, kalorien, merken, speichern, teilen, bewerten, \
      bewertung, autor, autorin, küche, gang, kochbuch, rezept speichern, rezept bewerten, pin
      """,
    ratings: "bewertungen bewertung sterne stern stimmen kommentare",
    durations: "minuten minute min std stunde stunden",
    recipeParts: """
      für den, für die, für das, zum servieren, zum garnieren, für den teig, für die füllung, für die soße, für die sauce, \
      für das topping, außerdem, zum bestreuen
      """,
    stepHeadings: """
      zubereitung, anleitung, so geht's, so wird's gemacht, so wird es gemacht, schritte, arbeitsschritte, vorbereitung, \
      zubereitungsschritte, und so geht's
      """,
    stepHeadingStarts: "zubereitung der, zubereitung des, schritt 1, so gelingt",
    besideHeadings: """
      notizen, notiz, hinweise, hinweis, tipps, tipp, küchengeräte, küchenutensilien, nährwerte, nährwertangaben, quelle, quellen, \
      video, varianten, aufbewahrung, beschreibung, zubehör, utensilien, anmerkung, anmerkungen
      """,
    footnotes: "notiz hinweis fußnote",
    abbreviations: "ca gr kl el tl evtl usw bzw geh gestr",
    chatter: """
      danke, danke dir, danke schön, dankeschön, vielen dank, ok, okay, alles klar, ja, nein, nee, jo, jep, super, perfekt, prima, \
      toll, cool, bitte, gern, gerne, klar, mach ich, bin unterwegs, bin gleich da, bis gleich, bis später, bis dann, tschüss, \
      tschüß, ciao, hallo, hi, hey, moin, servus, grüezi, guten morgen, guten abend, das war's, das wars, das ist alles, sonst nichts, \
      sorry, tut mir leid, hab dich lieb, ich liebe dich, schatz, liebling, kuss, medien ausgeschlossen, \
      bild weggelassen, video weggelassen, audio weggelassen, sticker weggelassen, diese nachricht wurde gelöscht, \
      du hast diese nachricht gelöscht, foto, sprachnachricht, verpasster anruf, zugestellt, gelesen, gefällt, auch, und, lol, haha, \
      noch was, brauchst du noch was, brauchen wir noch was, bin im laden, bin beim einkaufen, lg, vg, liebe grüße, merci
      """,
    intervals: [
      .days(1): "tag tage tagen täglich",
      .weeks(1): "woche wochen wöchentlich", .weeks(2): "zweiwöchentlich zweiwöchig vierzehntägig",
      .months(1): "monat monate monaten monatlich", .months(3): "quartal vierteljährlich",
      .months(12): "jahr jahre jahren jährlich",
      .usual: "üblich üblicherweise gewöhnlich gewohnt", .never: "nie niemals",
    ],
    intervalLinks: "alle jede jeden jedes ein eine einen einmal mal pro im in der so oft wie",
    trips: "einkauf einkäufe einkaufen",
    months: "januar februar märz april mai juni juli august september oktober november dezember",
    untils: "bis, haltbar bis, mhd",
    untilsBehind: "",
    nearDays: "heute, morgen, übermorgen",
    weekdays: "montag dienstag mittwoch donnerstag freitag samstag/sonnabend sonntag",
    shortWeekdays: "mo di mi do fr sa so",
    mealNames: "frühstück mittag mittags mittagessen kaffee abend abends abendessen abendbrot nachtisch",
    mealPlan: "Essensplan",
    categories: [
      .produce: CategoryNames("Obst und Gemüse", "obst, gemüse, früchte, frisches"),
      .bakery: CategoryNames("Backwaren", "backwaren, brot, bäckerei, bäcker, gebäck"),
      .dairy: CategoryNames("Milchprodukte", "milchprodukte, milch, käse, eier, kühlregal, molkerei"),
      .meat: CategoryNames(
        "Fleisch und Fisch", "fleisch, fisch, wurst, metzger, metzgerei, fleischer, fleischtheke"),
      .frozen: CategoryNames("Tiefkühlkost", "tiefkühl, tiefkühlkost, tk, gefroren"),
      .pantry: CategoryNames("Vorräte", "vorräte, vorrat, konserven, lebensmittel, trockenwaren"),
      .drinks: CategoryNames("Getränke", "getränke, getränk, trinken"),
      .household: CategoryNames("Haushalt", "haushalt, putzen, reinigung, haushaltswaren"),
      .care: CategoryNames("Drogerie", "drogerie, pflege, hygiene, apotheke, körperpflege, kosmetik"),
      .other: CategoryNames("Sonstiges", "sonstiges, anderes, übriges"),
    ],
    catalogue: germanCatalogue,
    namesBeginLarge: true,
    endsWithHead: true,
    plurals: { word in
      if word.utf8.count == 2 { return [word] }
      if word.hasSuffix("chen") || word.hasSuffix("lein") || word.hasSuffix("s") && word.utf8.count < 5 {
        return [word + "e"]
      }
      if word.hasSuffix("e") { return [word + "n"] }
      if word.hasSuffix("el") || word.hasSuffix("er") { return [word + "n", word + "s"] }
      if word.hasSuffix("i") || word.hasSuffix("a") || word.hasSuffix("o") {
        return [word + "s", word + "n"]
      }
      return [word + "e", word + "en", word + "er", word + "s"]
    },
    phraseLinks: "mit gegen für aus in ohne zum zur auf nach am im vom beim bei als", ofWords: "von",
    descriptions: germanDescriptions + " " + declined(germanQualities), brands: germanBrands,
    stem: { word in
      let endings = ["ern", "en", "er", "es", "e", "n", "s"]
      let ending = endings.first { word.hasSuffix($0) && word.utf8.count - $0.utf8.count > 2 }
      return String(word.dropLast(ending?.utf8.count ?? 0))
    },
    namesFlavoursLast: true,
    compoundHeads: { word in
      // `Zitronentee` isn't a duck.
      if word.hasSuffix("tee") { return ["tee"] }
      // The only short heads that aren't more often the end of another word.
      let (least, length) = (4, word.utf8.count)
      guard length > 5 else { return [] }
      let long = length > least + 1 ? (2...length - least).map { String(word.dropFirst($0)) } : []
      return long + [3].map { String(word.suffix($0)) }.filter { ["eis", "mus"].contains($0) }
    })

  /// Each with the endings of adjectives: `frisch` as `frische frischer frisches frischen frischem frisch`.
  private static func declined(_ stems: String) -> String {
    stems.split { $0 == " " || $0 == "\n" }.map { stem in
      (["e", "er", "es", "en", "em"].map { stem + $0 } + [String(stem)]).joined(separator: " ")
    }.joined(separator: " ")
  }
}
