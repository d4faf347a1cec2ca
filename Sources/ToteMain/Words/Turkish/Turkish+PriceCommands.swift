import Tote
import ToteModel

extension Turkish {
  var priceHelp: CommandHelp {
    CommandHelp(
      summary: "Bir alışverişin fiyatını gir",
      details: [
        "ÜRÜN için fiyatı olmayan son alışverişe fiyat verir; ürün listeden çoktan çıkarılmış olsa da. Yalnızca sayı yazılırsa listenin para birimi kullanılır. Fiyat tote spent ve tote prices çıktılarına yansır, tote undo ile geri alınır.",
        "FİYAT yazılmazsa fiyatı olmayan alışverişleri sonuncusundan başlayarak gösterir. ÜRÜN, fiyatını düzeltmek için --json çıktısındaki herhangi bir alışverişin kimliği de olabilir. Böyle bir alışveriş yoksa çıkış kodu 3 olur.",
      ],
      examples: [
        .init("tote price", "fiyatı olmayanları gösterir"),
        .init("tote price süt '₺45'", "son alınan sütün fiyatını girer"),
        .init("tote price elma '₺60/kg'", "kilo fiyatı: tutar miktara göre hesaplanır"),
      ])
  }

  func allPriced(_ item: String?) -> String {
    item.map { "\(quoted($0)) için fiyatı olmayan alışveriş yok." } ?? "Tüm alışverişlerin fiyatı var."
  }
  func moreUnpriced(_ count: Int) -> String {
    "Bu ürünün daha eski \(number(count)) alışverişinin fiyatı yok."
  }
  func unpricedToList(_ count: Int) -> String { "\(unpriced(count)): listesi için tote price." }

  var pricesHelp: CommandHelp {
    CommandHelp(
      summary: "Ürünün fiyat geçmişini göster",
      details: [
        "Son fiyatı, en düşük fiyatı ve şu anda en ucuz mağazayı, ardından sonuncusundan başlayarak tüm alışverişleri gösterir. Fiyatlar kilo, litre veya adet başına karşılaştırılır.",
        "ÜRÜN, hangi listede olursa olsun daha önce işaretlenmiş bir ürünün adıdır. Bilinen fiyat yoksa çıkış kodu 3 olur.",
      ],
      examples: [
        .init("tote prices süt", "sütün en ucuz olduğu yeri gösterir"),
        .init("tote prices --json süt | jq '.[-1].price.value'", "son ödenen fiyatı yazdırır"),
      ])
  }

  var spentHelp: CommandHelp {
    CommandHelp(
      summary: "Harcamaları göster",
      details: [
        "İşaretlenen ürünlerin fiyatlarını toplar. Terminalde son satır genel toplamdır."
      ],
      examples: [
        .init("tote spent", "her ayı gösterir"),
        .init("tote spent --by store --since 2026-01-01", "bu yıl her mağazada ne harcandığını gösterir"),
        .init("tote spent --by item", "her ürüne ne harcandığını gösterir"),
      ])
  }
}
