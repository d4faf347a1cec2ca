import ToteModel
import Tote

extension Turkish {
  var staplesHelp: CommandHelp {
    CommandHelp(
      summary: "Zamanı gelen düzenli ürünleri listesine ekle",
      details: [
        "Düzenli alınan ürün listesine otomatik eklenir: birkaç günde, haftada veya ayda bir ya da her zamanki sıklıkta. Uygulama "
          + "bunu günde bir kez yapar; bu komut hemen, tek adımda, son seferki miktar, mağaza ve fiyatla ekler. "
          + "Listedekiler olduğu gibi kalır.",
        "LİSTE verilirse yalnızca o listenin ürünleri eklenir. Ürünü düzenli yapan komut tote repeat.",
      ],
      examples: [
        .init("tote staples", "zamanı gelenleri ekler"),
        .init("tote staples --show", "düzenli ürünleri gösterir, zamanı en yakın olan başta"),
        .init("tote staples Alışveriş --dry-run", "bir listeye ne ekleneceğini gösterir"),
      ])
  }

  var repeatHelp: CommandHelp {
    CommandHelp(
      summary: "Ürünün otomatik eklenmesini sağla",
      details: [
        "SIKLIK, en çok 99 olmak üzere gün, hafta veya ay sayısıdır: her hafta, 10 gün, 2 ayda bir.",
        "• her zamanki: ne sıklıkta alındığı belli olunca o sıklıkta",
        "• asla: artık eklenmez",
        "Verilmezse ürünün ne sıklıkta eklendiğini yazdırır. ÜRÜN listede olmalı veya daha önce alınmış olmalıdır.",
      ],
      examples: [
        .init("tote repeat süt her hafta", "sütü her hafta listeye ekler"),
        .init("tote repeat 'tuvalet kâğıdı' 6 haftada bir", "istenen sayıda gün, hafta veya ay"),
        .init("tote repeat süt asla", "bunu durdurur"),
      ])
  }

  func nothingDue(next item: String, on day: String?) -> String {
    day.map { "Zamanı gelen yok. Sıradaki: \(item), \($0)." }
      ?? "Zamanı gelen yok; \(quoted(item)) ürününün ne sıklıkta alındığı henüz belli değil."
  }
}
