import Tote
import ToteModel

extension Turkish {
  var listHelp: CommandHelp {
    CommandHelp(
      summary: "Liste oluştur, yeniden adlandır, arşivle, sırala, sil",
      examples: [
        .init("tote list new Nalbur", "bir liste oluşturur")
      ])
  }

  var listNewHelp: CommandHelp {
    CommandHelp(
      summary: "Liste oluştur",
      details: [
        "Aynı adda başka bir liste olmamalıdır. Yeni liste ötekilerin altına gelir."
      ],
      examples: [
        .init("tote list new Nalbur", "boş bir liste oluşturur")
      ])
  }

  var listRenameHelp: CommandHelp {
    CommandHelp(
      summary: "Listeyi yeniden adlandır",
      details: [
        "LİSTE tek sözcüktür veya tırnak içindedir; ardından gelen sözcükler yeni addır."
      ],
      examples: [
        .init("tote list rename Parti Doğum günü", "listeye başka bir ad verir")
      ])
  }

  var listArchiveHelp: CommandHelp {
    CommandHelp(
      summary: "Listeyi arşivle",
      details: [
        "Arşivlenen listenin ürünleri korunur, ama liste yalnızca tote lists --all ile görünür. Arşivden çıkarmak için: tote list restore."
      ],
      examples: [
        .init("tote list archive Parti", "listeyi arşivler")
      ])
  }

  var listRestoreHelp: CommandHelp {
    CommandHelp(
      summary: "Listeyi arşivden çıkar",
      examples: [
        .init("tote list restore Parti", "listeyi yeniden gösterir")
      ])
  }

  var listDuplicateHelp: CommandHelp {
    CommandHelp(
      summary: "Listeyi çoğalt",
      details: [
        "Kopya, listenin altına gelir ve hiçbir ürünü işaretli değildir."
      ],
      examples: [
        .init("tote list duplicate Kamp", "bir sonraki kampı planlar")
      ])
  }

  var listRmHelp: CommandHelp {
    CommandHelp(
      summary: "Listeyi ürünleriyle birlikte sil",
      details: [
        "LİSTE, tam ad veya kimliktir. tote undo listeyi içindekilerle birlikte geri getirir."
      ],
      examples: [
        .init("tote list rm Parti", "listeyi ve içindekileri siler")
      ])
  }

  var listOrderHelp: CommandHelp {
    CommandHelp(
      summary: "Listeleri sırala",
      details: [
        "Adı verilen listeler bu sırayla başa geçer; ötekiler oldukları gibi altlarında kalır. Komutlar, başka liste verilmezse ilk listeyi kullanır."
      ],
      examples: [
        .init("tote list order Parti Alışveriş", "partiyi başa alır")
      ])
  }

  var listBudgetHelp: CommandHelp {
    CommandHelp(
      summary: "Listenin bütçesini belirle veya göster",
      details: [
        "Para birimi yazılmazsa listenin para birimi geçerlidir. FİYAT verilmezse bütçeyi yazdırır; none bütçeyi kaldırır.",
        "Bütçe bir alışveriş günü içindir: işaretli olsun olmasın listedekiler ve son on iki saatte listeden alınanlar.",
      ],
      examples: [
        .init("tote list budget Parti '₺800'", "bütçeyi belirler"),
        .init("tote list budget Parti none", "bütçeyi kaldırır"),
      ])
  }

  func listExists(_ name: String, isArchived: Bool) -> String {
    isArchived
      ? "Arşivde \(quoted(name)) adlı bir liste var. Çıkarmak için: tote list restore."
      : "\(quoted(name)) adlı bir liste zaten var."
  }
  func deletedList(_ name: String, items count: Int) -> String {
    count == 0
      ? "Liste silindi: \(quoted(name))" : "\(quoted(name)) listesi ve içindeki \(items(count)) silindi"
  }
  func orderedLists(_ names: [String]) -> String { "Yeni sıra: \(names.joined(separator: ", "))" }
}
