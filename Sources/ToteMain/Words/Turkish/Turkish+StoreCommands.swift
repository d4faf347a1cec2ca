import ToteModel
import Tote

extension Turkish {
  var storeHelp: CommandHelp {
    CommandHelp(
      summary: "Tote’nin bir mağaza hakkında bildiklerini gör ve değiştir",
      examples: [
        .init("tote store aisles Lidl", "Lidl’daki reyonların sırasını gösterir")
      ])
  }

  var storeAislesHelp: CommandHelp {
    CommandHelp(
      summary: "Bir mağazanın reyon sırasını göster veya belirle",
      details: [
        "Reyonları, uygulamadaki ve tote ls --store komutundaki sırayla, her satıra bir tane yazar. Sıra, orada "
          + "işaretleme sıranızdan öğrenilir.",
        "Adı verilen kategoriler bu sırayla başa geçer; ötekiler oldukları gibi arkalarında kalır. # işaretinden "
          + "sonraki gibi okunurlar, iki harf yeter; birden çok sözcüklü adları tırnak içine alın.",
      ],
      examples: [
        .init("tote store aisles Lidl", "Lidl’daki reyonların sırasını gösterir"),
        .init(
          "tote store aisles Lidl meyve ekmek süt", "önce meyveyi, sonra ekmeği, sonra süt ürünlerini getirir"
        ),
      ])
  }
}
