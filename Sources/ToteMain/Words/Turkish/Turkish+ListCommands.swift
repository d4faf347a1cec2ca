import Tote
import ToteModel

extension Turkish {
  var lsHelp: CommandHelp {
    CommandHelp(
      summary: "Listeyi göster",
      details: [
        "Her satırda bir ürün, uygulamadaki sırayla (varsayılan: ilk liste).",
        "• Terminalde ürünler kategorilere göre gruplanır.",
        "• Boru hattında yalnızca ürünler yazılır; --all ile her ürünün önünde listesinin adı bulunur.",
        "--store, her yerden alınabilecekleri de gösterir. Reyonların sırası, ürünleri hangi sırayla işaretlediğinizden "
          + "öğrenilir; uygulamada değiştirebilirsiniz.",
        "FİLTRE uygulamadaki gibi okunur; ürün her sözcüğüne uymalıdır:",
        "• yulaf sütü: iki sözcük de, sırası fark etmez; \"yulaf sütü\": tam olarak bu sözcükler",
        "• @migros, #süt: bir mağaza, bir kategori",
        "• >₺20, <=₺50: bir fiyat aralığı",
        "• is:ticked, is:priced, is:unpriced: sepette olanlar, fiyatı olanlar, fiyatı olmayanlar",
        "• -süt: süt dışındaki her şey; önüne -- gerekir",
        "Liste adı verilmezse filtre @, #, <, >, is: veya çift tırnakla başlamalıdır. Kabuk #, <, > ve tırnakları kendisi yorumlar: "
          + "tek tırnak içine alın. Hiçbir ürün uymazsa çıkış kodu 3 olur.",
      ],
      examples: [
        .init("tote ls", "ilk listeyi gösterir"),
        .init("tote ls --todo Parti", "parti için alınacakları gösterir"),
        .init("tote ls Alışveriş süt '<₺50'", "elli liradan ucuz sütleri gösterir"),
        .init("tote ls --sort newest --limit 3", "en son eklenenleri gösterir"),
        .init("tote ls --todo --store Migros", "Migros’tan alınacakları reyon reyon gösterir"),
        .init(
          "tote ls --ids @migros | cut -d ' ' -f 1 | tote done -", "Migros’tan alınacak her şeyi işaretler"),
        .init("tote ls --format '{name}\\t{amount}'", "adı ve miktarı sekmeyle ayırarak yazdırır"),
        .init(
          "tote ls --json | jq -r '.[] | select(.ticked | not) | .name'", "adları bir betik için yazdırır"),
      ])
  }

  var listsHelp: CommandHelp {
    CommandHelp(
      summary: "Tüm listeleri göster",
      details: [
        "Aynı adlı listelerin oluşturulma günü ve kısa kimliği de gösterilir; bu kimlik her komutta kullanılabilir."
      ],
      examples: [
        .init("tote lists", "her listeyi ve kalan ürün sayısını gösterir"),
        .init("tote lists --json | jq -r '.[].name'", "adları bir betik için yazdırır"),
      ])
  }

  var undoHelp: CommandHelp {
    CommandHelp(
      summary: "Son değişikliği geri al",
      details: [
        "Uygulamada veya komut satırında yapılan son değişikliği geri alır.",
        "tote history çıktısındaki bir ADIM numarası verilirse yalnızca o adımı geri alır; sonraki bir adım ona dayanıyorsa "
          + "hangisi olduğunu söyler ve 1 koduyla biter. Bu da her değişiklik gibi geri alınabilir.",
      ],
      examples: [
        .init("tote undo", "son değişikliği geri alır ve ne olduğunu yazar"),
        .init("tote undo 41", "41 numaralı adımı geri alır, sonrasına dokunmaz"),
      ])
  }

  var redoHelp: CommandHelp {
    CommandHelp(
      summary: "Son geri alınanı yinele",
      examples: [.init("tote redo", "değişikliği yineler ve ne olduğunu yazar")])
  }

  func unknownField(_ name: String, known: [String]) -> String {
    "\(quoted(name)) bir ürün alanı değil. Alanlar: \(known.joined(separator: ", "))."
  }
  func filterNotUnderstood(_ words: [String]) -> String {
    "Filtrede anlaşılmayan: \(words.joined(separator: " "))"
  }
}
