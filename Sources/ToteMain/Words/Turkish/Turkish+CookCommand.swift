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
}
