import Tote
import ToteModel

extension Turkish {
  var addHelp: CommandHelp {
    CommandHelp(
      summary: "Listeye ürün ekle",
      details: [
        "Tırnaksız sözcükler tek ürün sayılır; tırnak içindeki birkaç satırın her biri bir üründür. Uygulamadaki gibi okunur:",
        "  \(addingPattern)",
        "• Miktar, listedeki ürünün miktarına eklenir; işaretli ürünün işareti kalkar.",
        "• Birimler: \(Unit.names(in: language)). Sözcük olarak da yazılabilir. 2x500 g, 500 gramlık iki tane, 6'lı kola bir paket demektir.",
        "• Fiyat, önünde veya arkasında \(alternatives(Currency.signs)) olan veya satır sonunda iki ondalığı bulunan bir sayıdır "
          + "(6,49); neyin fiyatı olduğu yazılmadıkça tüm satırındır: ₺19,90/kg, ₺3/x, tanesi ₺3, 3,00 tanesi. "
          + "Yan yana yazılan fiyatların sonuncusu geçerlidir; satır sonundaki miktar da öyle: 2 l süt 3 l.",
        "• 1–9 tam litre, kilo, libre veya galondan sonra tanesi her biri demektir: 2 l süt ₺45 tanesi ₺90 eder. Başka bir ağırlık veya "
          + "hacimden sonra paketin fiyatıdır: 500 g peynir ₺180 tanesi.",
        "• Tırnak içindeki olduğu gibi alınır: \"7 up\" bir ad, @\"Yapı Market\" bir mağaza, #\"Evcil hayvan\" bir kategoridir.",
        "Kabuk #, $, ! ve tırnakları kendisi yorumlar: satırı tek tırnak içine alın.",
        "Tek sözcük - ise standart girdi yapıştırılan metin gibi okunur ve tek adımda eklenir: ya hepsi ya hiçbiri.",
      ],
      examples: [
        .init("tote add 2 kg elma", "iki kilo ekler, listede varsa iki kilo artırır"),
        .init("tote add '2 l süt' '6 yumurta' ekmek", "üç ürün ekler"),
        .init("tote add --list Parti 'cips x3 @Migros !tuzlu olsun'", "başka bir listeye ekler"),
        .init(
          "tote add '6 kutu \"7 up\" @\"Yapı Market\" ₺45,50'",
          "tırnak içinde tırnak: iki sözcüklü ad ve mağaza"),
        .init("tote add '12 yumurta tanesi ₺3'", "tane fiyatı; satırın tutarı ₺36 olur"),
        .init("tote add -q - < her-hafta.txt", "bir dosyanın her satırını ekler"),
      ])
  }

  var editHelp: CommandHelp {
    CommandHelp(
      summary: "Ürünü düzenle",
      details: [
        "ÜRÜN sözcüğünden sonrakiler ürünün yeni satırıdır ve tote add komutundaki gibi okunur: satırda olmayan bilgi silinir. "
          + "Ürün tote done komutundaki gibi belirtilir.",
        "Yeni satır verilmezse ürünün satırını yazdırır; böylece yalnızca bir bölümünü değiştirmek kolaylaşır.",
        "Listede yeni adda bir ürün varsa ikisi birleşir.",
      ],
      examples: [
        .init("tote edit süt 2 l yulaf sütü @Migros", "sütü değiştirir"),
        .init("tote edit süt $(tote edit süt) @Migros", "yalnızca mağazasını değiştirir"),
      ])
  }

  var doneHelp: CommandHelp {
    CommandHelp(
      summary: "Ürünleri işaretle",
      details: [
        "ÜRÜN, tam ad veya kimliktir; büyük-küçük harf ve aksan fark etmez, birden çok sözcüklü ad tırnak içine alınır. İki "
          + "ürünün adı aynıysa onları ayıran bilgiyi de yazın: 'süt @Migros'.",
        "İşaretlenen ürün alınmış sayılır. Yeniden eklenirse işareti kalkar.",
        "Tek sözcük - ise standart girdinin her satırı tek adımda işaretlenir: ya hepsi ya hiçbiri.",
      ],
      examples: [
        .init("tote done elma 'çeri domates'", "ikisini de işaretler"),
        .init("tote ls --json | jq -r '.[].name' | tote done -", "her şeyi işaretler"),
      ])
  }

  var untickHelp: CommandHelp {
    CommandHelp(
      summary: "Ürünlerin işaretini kaldır",
      details: [
        "Ürünler tote done komutundaki gibi belirtilir. İşaret on iki saat içinde kaldırılırsa ürün alınmamış sayılır; daha "
          + "sonra kaldırılırsa yeniden gerekiyor demektir.",
        "Aynı ürün bu arada listeye yeniden eklendiyse ikisi birleşir.",
        "Tek sözcük - ise standart girdinin her satırındaki ürünün işareti tek adımda kaldırılır: ya hepsi ya hiçbiri.",
      ],
      examples: [
        .init("tote untick elma", "elmayı yeniden listeye koyar"),
        .init("tote ls --ids is:ticked | cut -d ' ' -f 1 | tote untick -", "tüm işaretleri kaldırır"),
      ])
  }

  var clearHelp: CommandHelp {
    CommandHelp(
      summary: "İşaretlileri sil",
      details: [
        "Bir listenin işaretli ürünlerini siler. Alışverişler tote spent içinde kalır; tote undo ürünleri geri getirir."
      ],
      examples: [
        .init("tote clear", "ilk listenin işaretli ürünlerini siler"),
        .init("tote clear --store Migros", "yalnızca Migros’ta az önce işaretlenenleri siler"),
      ])
  }

  var mvHelp: CommandHelp {
    CommandHelp(
      summary: "Ürünleri başka bir listeye taşı",
      details: [
        "Ürünler tote done komutundaki gibi belirtilir. LİSTE içinde aynı ürün varsa ikisi birleşir ve yeni satırı yazdırılır.",
        "Tek ürün - ise standart girdinin her satırı tek adımda taşınır: ya hepsi ya hiçbiri.",
      ],
      examples: [
        .init("tote mv cips limonata Parti", "ikisini de başka bir listeye taşır"),
        .init(
          "tote ls --ids @fırın | cut -d ' ' -f 1 | tote mv --create - Cumartesi",
          "bir bölümünü yeni bir listeye taşır"),
      ])
  }

  var rmHelp: CommandHelp {
    CommandHelp(
      summary: "Ürünleri sil",
      details: [
        "Ürünler tote done komutundaki gibi belirtilir. tote undo ile geri alınır.",
        "Tek sözcük - ise standart girdinin her satırı tek adımda silinir: ya hepsi ya hiçbiri.",
      ],
      examples: [
        .init("tote rm süt", "ilk listeden sütü siler"),
        .init("tote rm -l Parti 'süt @Migros'", "başka bir listeden yalnızca Migros sütünü siler"),
      ])
  }

  func leftOut(_ count: Int, first: String) -> String {
    count == 1
      ? "Ürün olmayan bir satır atlandı: \(quoted(first))"
      : "Ürün olmayan \(number(count)) satır atlandı: \(quoted(first)), …"
  }
  func createdList(_ name: String, isDryRun: Bool) -> String {
    "\(quoted(name)) listesi \(isDryRun ? "oluşturulacaktı" : "oluşturuldu")."
  }
  func added(_ item: String, to list: String, isDryRun: Bool) -> String {
    "\(quoted(list)) listesine \(isDryRun ? "eklenecekti" : "eklendi"): \(item)"
  }
  func summed(_ item: String, _ sum: String, was: String?) -> String {
    was.map { "\(item): \($0) → \(sum)" } ?? "\(item): miktarsız → \(sum)"
  }
  func isAlready(_ item: String, on list: String, now news: String) -> String {
    "Zaten \(quoted(list)) listesinde: \(item), artık: \(news)"
  }
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String {
    let added = "\(quoted(list)) listesine \(items(count)) \(isDryRun ? "eklenecekti" : "eklendi")"
    return already == 0 ? added : "\(added); \(items(already)) zaten listede"
  }
  func second(_ detail: UniqueDetail, inName name: String) -> String {
    "Bir ürünün tek \(only(detail)) olur. İkincisi artık adın parçası: \(quoted(name))"
  }
  func replaced(_ prices: [Price], by price: Price) -> String {
    let old = prices.map(\.shown).joined(separator: ", ")
    return "Son fiyat geçerli: \(old) değil, \(price.shown)."
  }

  func tickedMany(_ count: Int, on list: String, already: Int) -> String {
    let ticked = "\(quoted(list)) listesinde \(items(count)) işaretlendi"
    return already == 0 ? ticked : "\(ticked); \(items(already)) zaten işaretliydi"
  }
  func untickedMany(_ count: Int, on list: String, already: Int) -> String {
    let unticked = "\(quoted(list)) listesinde \(number(count)) ürünün işareti kaldırıldı"
    return already == 0 ? unticked : "\(unticked); \(items(already)) zaten işaretsizdi"
  }
  func movedMany(_ count: Int, to list: String) -> String {
    "\(quoted(list)) listesine \(items(count)) taşındı"
  }
  func merged(_ line: String, isDryRun: Bool) -> String {
    "Listedekiyle \(isDryRun ? "birleşecekti" : "birleşti"): \(line)"
  }
  func mergedMany(_ count: Int, isDryRun: Bool) -> String {
    "\(items(count)) listedekilerle \(isDryRun ? "birleşecekti" : "birleşti")"
  }
  func nothingToClear(_ list: String, in shop: Shop?) -> String {
    shop.map { "\(quoted(list)) listesinde az önce işaretlenen ürün yok: \($0.name)." }
      ?? "\(quoted(list)) listesinde işaretli ürün yok."
  }

  func deletedMany(_ count: Int, on list: String, already: Int) -> String {
    let deleted = "\(quoted(list)) listesinden \(items(count)) silindi"
    return already == 0 ? deleted : "\(deleted); \(items(already)) zaten silinmişti"
  }

  func items(_ count: Int) -> String { "\(number(count)) ürün" }
}
