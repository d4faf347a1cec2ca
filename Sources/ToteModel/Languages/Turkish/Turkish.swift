extension Vocabulary {
  static let turkish = Vocabulary(
    code: "tr", name: "Türkçe", words: Turkish(),
    figures: FigureStyle(decimalSign: ",", thousandsSign: ".") {
      // A sign made of letters needs a blank.
      let sign = $1.sign
      return sign.utf8.first.map { $0 < 0x80 && sign != "$" } == true ? "\(sign)\u{A0}\($0)" : sign + $0
    },
    // Nouns stay singular behind a number.
    isPlural: { _ in false },
    currency: .lira,
    units: UnitNames.table(
      """
      mg: mg, mg, miligram; g: g, g, gram, gr, gramlık, gr'lık, g'lık; kg: kg, kg, kilo, kilogram, kiloluk, kg'lık; oz: oz, oz, ons; lb: lb, lb, libra;
      ml: ml, ml, mililitre; cl: cl, cl, santilitre; dl: dl, dl, desilitre; l: l, l, lt, litre, litrelik, lt'lik, l'lik;
      tsp: çay kaşığı; dsp: tatlı kaşığı; tbsp: yemek kaşığı, yemek kaşığı, yk; cup: su bardağı;
      floz: fl oz; pint: pint; quart: quart; gallon: galon; x: x, x, adet, tane;
      pack: paket, paket, koli, kasa; can: kutu; bottle: şişe; bunch: demet, demet, bağ, salkım, öbek; jar: kavanoz;
      bag: torba, torba, poşet; roll: rulo; carton: karton; tray: tabak, tabak, viyol, tepsi; tub: kâse; tube: tüp;
      loaf: somun; bar: tablet; block: kalıp; stick: çubuk; slice: dilim; clove: diş; pinch: tutam;
      handful: avuç; glass: çay bardağı; head: baş, baş, göbek; bulb: yumru; stalk: sap; sprig: dal; leaf: yaprak; dash: fıs; drop: damla; knob: topak; strip: şerit; sheet: tabaka; ear: koçan;
      wedge: kama; crate: sandık; pouch: doypack;
      m: m, m, metre
      """),
    namesBehindUnits: [
      .clove: "fırçası macunu ipi suyu jeli", .glass: "takımı", .leaf: "sarma sarması",
      .tray: "takımı böreği",
      .carton: "bardak tabak kutu koli", .tub: "takımı", .bar: "kılıfı", .stick: "kraker makarna",
    ],
    measuresInNames: "",
    sizesBeforeUnits: "tepeleme silme büyük küçük iri",
    sizesBehindUnits: "tepeleme silme dolusu",
    packEndings: "li lu",
    ranks: "sınıf kalite el cins boy",
    numbers: [
      250: "çeyrek", 500: "yarım", 1000: "bir", 2000: "iki", 3000: "üç", 4000: "dört", 5000: "beş",
      6000: "altı", 7000: "yedi", 8000: "sekiz", 9000: "dokuz", 10_000: "on", 11_000: "onbir",
      12_000: "oniki", 15_000: "onbeş", 20_000: "yirmi", 30_000: "otuz",
    ],
    dozens: [12: "düzine"],
    halves: "yarım", behindHalves: "yağlı gün pansiyon ekmekli", andHalf: "buçuk",
    plus: "artı", ranges: "veya ila",
    and: "ve", of: "", articles: "",
    about: "yaklaşık",
    vague: "biraz, birkaç tane, birkaç, bir miktar, bir parça",
    pairs: "tuz karabiber, tuz biber, zeytinyağı sirke",
    tails: "için varsa tercihen gibi göre isteğe",
    choices: "veya ya",
    sizes: "büyük küçük orta iri",
    adjectives:
      "taze olgun tatlı kuru tuzlu tuzsuz kırmızı yeşil beyaz siyah sarı sert yumuşak çiğ organik yağlı yağsız",
    openers: "bir de, ayrıca, unutma, lazım, alalım, al, ve",
    closers: "lazım, al, alalım, alır mısın, lütfen, unutma, alınacak, da al, de al",
    storeEndings: "dan den tan ten da de ta te",
    shops:
      "migros, bim, a101, şok, carrefoursa, file, macrocenter, hakmar, gratis, watsons, manav, kasap, fırın, eczane, pazar, bakkal",
    each: "tanesi adedi", basesBefore: [.piece: "tanesi adedi", .kilogram: "kilosu", .litre: "litresi"],
    per: "", forAll: "",
    deposits: "depozito",
    adverbs: "ince iri iyice",
    verbs: "",
    verbStems: """
      doğranmış kıyılmış rendelenmiş soyulmuş eritilmiş ezilmiş dilimlenmiş haşlanmış erimiş çırpılmış \
      yıkanmış süzülmüş ayıklanmış kavrulmuş çekilmiş bölünmüş
      """,
    kitchenVerbs: "eritilmiş erimiş çırpılmış süzülmüş",
    shopVerbs: "rendelenmiş dilimlenmiş ayıklanmış kavrulmuş çekilmiş",
    serving: """
      damak tadına göre, isteğe göre, üzeri için, servis için, süslemek için, isteğe bağlı, aldığı kadar, \
      yeteri kadar
      """,
    ownedParts: "suyu kabuğu rendesi", owningParts: "suyu kabuğu kabuğunun", genitives: "nin nun in un",
    pieces: "parça",
    servingsLabels: "porsiyon kişilik", servingsCounted: "porsiyon kişilik", forPeople: "", people: "",
    perPerson: "kişi başı, kişi başına", yields: "",
    bakedPieces: "kurabiye kurabiyeler poğaça börek adet dilim",
    itemHeadings: "malzemeler, malzeme, gerekli malzemeler",
    itemHeadingEnds: "için malzemeler, için gerekli malzemeler, tarifi malzemeleri",
    listHeadings: "alışveriş listesi, alınacaklar",
    recipeNoise: """
      tarife git, tarife geç, yazdır, hazırlama süresi, hazırlık süresi, pişirme süresi, toplam süre, \
      zorluk, mutfak, yazar, puanla, puan, kalori, besin, kaydet, paylaş
      """,
    ratings: "oy yorum yıldız değerlendirme puan",
    durations: "dakika dk saat sa",
    recipeParts: "servis için, süslemek için",
    recipePartEnds: "icin",
    stepHeadings: "hazırlanışı, hazırlanması, yapılması, tarif, yapılışı, hazırlanış, yapılış",
    stepHeadingStarts: "adım 1",
    stepHeadingEnds: "nasıl yapılır, yapılışı, hazırlanışı",
    besideHeadings:
      "ipuçları, öneriler, kaynak, ekipman, ekipmanlar, notlar, püf noktaları, besin değerleri, video",
    footnotes: "not dipnot",
    abbreviations: "",
    chatter: """
      teşekkürler, teşekkür ederim, sağ ol, sağol, tamam, olur, evet, hayır, harika, süper, lütfen, \
      geliyorum, yoldayım, görüşürüz, selam, merhaba, günaydın, öptüm, bu kadar, hepsi bu, \
      kusura bakma, medya dahil edilmedi, görüntü dahil edilmedi, bu mesaj silindi, bu mesajı sildiniz, \
      fotoğraf, sesli mesaj, canım, aşkım, tatlım, anneciğim, babacığım, yola çıktım, \
      birazdan gelirim, bir de, beğendi, rica ederim, eyvallah, ayrıca, iletildi, düzenlendi
      """,
    intervals: [
      .days(1): "gün günde günlük",
      .weeks(1): "hafta haftada haftalık", .months(1): "ay ayda aylık", .months(12): "yıl yılda yıllık",
      .usual: "zamanki", .never: "asla hiçbir hiç",
    ],
    intervalLinks: "her bir gibi sıklıkta",
    trips: "alışveriş alışverişte",
    months: "ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık",
    untils: "skt, son tarih",
    untilsBehind: "kadar",
    nearDays: "bugün, yarın, öbür gün/ertesi gün",
    weekdays: "pazartesi salı çarşamba perşembe cuma cumartesi pazar",
    shortWeekdays: "pzt sal çar per cum cmt paz",
    mealNames: "kahvaltı öğle öğlen ikindi akşam tatlı", mealPlan: "Yemekler",
    categories: [
      .produce: CategoryNames("Meyve ve sebze", "meyve, sebze, manav"),
      .bakery: CategoryNames("Fırın", "fırın, ekmek, pastane"),
      .dairy: CategoryNames("Süt ürünleri", "süt, peynir, yumurta"),
      .meat: CategoryNames("Et ve balık", "et, balık, tavuk, kasap"),
      .frozen: CategoryNames("Dondurulmuş gıda", "dondurulmuş, donuk"),
      .pantry: CategoryNames("Temel gıda", "temel, kiler, bakliyat"),
      .drinks: CategoryNames("İçecekler", "içecekler, içecek, meşrubat"),
      .household: CategoryNames("Ev ve temizlik", "temizlik, ev"),
      .care: CategoryNames("Kişisel bakım", "bakım, kişisel, hijyen, kozmetik, eczane"),
      .other: CategoryNames("Diğer", "diğer"),
    ],
    catalogue: turkishCatalogue,
    endsWithHead: true,
    plurals: { [$0 + "lar", $0 + "ler"] },
    descriptions: turkishDescriptions, brands: turkishBrands,
    stem: { word in
      word.utf8.count > 4 && (word.hasSuffix("lar") || word.hasSuffix("ler"))
        ? String(word.dropLast(3)) : word
    },
    ownedForms: { word in
      if word.utf8.count > 6, word.hasSuffix("lari") || word.hasSuffix("leri") {
        // `buz küpleri` are several of `buz küpü`.
        let one = String(word.dropLast(4))
        return [one, one + "i", one + "u"]
      }
      guard let ending = word.last, "iu".contains(ending) else { return [] }
      let owned = word.dropLast()
      var forms = [String(owned)]
      // Endings soften what stands before them: `ekmeği`, `kabı`.
      let hard: [Character: String] = ["g": "k", "b": "p", "d": "t"]
      if let last = owned.last, let before = hard[last] { forms.append(owned.dropLast() + before) }
      if owned.hasSuffix("s") { forms.append(String(owned.dropLast())) }
      return forms
    })
}
