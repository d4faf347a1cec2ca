import Tote
import ToteModel

extension Turkish {
  var cookHelp: CommandHelp {
    CommandHelp(
      summary: "Tarifin malzemelerini listeye ekle",
      details: [
        "Tarif, onay kutuları olan ve kaç kişilik olduğunu belirten (örneğin 4 kişilik) bir nottur. İşaretsiz kutular tek "
          + "adımda eklenir; işaretliler eklenmez.",
        "• --for miktarları uyarlar. Taneyle alınanlar yukarı, 50 g veya 50 ml üstündeki miktarlar 5’in en yakın katına yuvarlanır.",
        "• Plan, tariflere bağlantı veren bir nottur. Tarifler birlikte eklenir: aynı ürünlerin miktarları toplanır.",
        "• Ne kadarının yapılacağı bağlantının ardına yazılır: [[Krep]] x2, [[Çorba]] 6 kişilik.",
        "• Bir tariften bu hafta, plan son eklendikten sonra ayrıca eklediğiniz kısım planda atlanır.",
        "• Eklenenler son alışverişteki mağazayı, notu ve kg veya adet fiyatını alır. Her zaman aldığınız miktar değişmez.",
        "NOT olarak başlık, başlığın ayırt edici ilk harfleri veya kimlik verilir.",
      ],
      examples: [
        .init("tote cook krep --for 6", "altı kişiye yetecek kadarını ekler"),
        .init("tote cook Hafta --dry-run", "haftanın tariflerinin ne ekleyeceğini gösterir"),
      ])
  }

  var cookForOption: String { "Kaç kişilik (varsayılan: son seferki ya da tarifteki kadar)" }

  func noBoxes(in note: String) -> String {
    "\(quoted(note)) notunda onay kutusu yok, bağlantı verdiği notlarda da yok."
  }
  func allBoxesTicked(in note: String) -> String {
    "\(quoted(note)) notundaki onay kutularının hepsi işaretli. Hiçbir şey eklenmedi."
  }
  func noServings(in note: String) -> String {
    "\(quoted(note)) notunda kaç kişilik olduğu yazmıyor. Şöyle bir satır ekleyin: 4 kişilik."
  }
  func planHasNoServings(_ note: String) -> String {
    "\(quoted(note)) bir plan. Her bağlantının ardına kaç kişilik olduğunu yazın: [[Çorba]] 6 kişilik."
  }
  func tooManyServings(_ limit: Int) -> String { "--for için 1 ile \(limit) arasında bir sayı gerekli." }
  func notScaled(_ recipe: String) -> String {
    "\(quoted(recipe)) notunda kaç kişilik olduğu yazmıyor. Miktarları değiştirilmedi."
  }
  func noNoteToCook(called title: String) -> String {
    "\(quoted(title)) atlandı: bu başlıkta bir not yok."
  }
  func alreadySent(_ recipe: String, to list: String) -> String {
    "\(quoted(recipe)) atlandı: bu hafta \(quoted(list)) listesine eklenmişti. Yeniden eklemek için tote cook komutuna yalnızca bu tarifi verin."
  }
  func partlySent(_ recipe: String, _ part: CoveredMeal.Part, to list: String) -> String {
    "\(quoted(recipe)): \(part.planned) kişiliğin \(part.servings) kişiliği bu hafta \(quoted(list)) listesine eklenmişti. Kalanı ekleniyor."
  }
  func cooksAsLast(for servings: Int) -> String {
    "Son seferki gibi \(servings) kişilik. --for ile değiştirin."
  }
  func nothingLeftToAdd(of plan: String) -> String {
    "\(quoted(plan)) planının tamamı bu hafta eklenmişti. Hiçbir şey eklenmedi."
  }
}
