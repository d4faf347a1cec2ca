import ToteModel
import Tote

extension Turkish {
  var historyHelp: CommandHelp {
    CommandHelp(
      summary: "Nelerin hangi programla yapıldığını göster",
      details: [
        "En yenisinden başlayarak her satırda bir adım gösterir: numarası, zamanı, programı ve ne yapıldığı. Uygulamada, komut "
          + "satırında ve listeyi paylaşanlarca yapılanların hepsi buradadır.",
        "tote undo ADIM tek bir adımı geri alır; numara verilmezse sıradaki geri alınır.",
      ],
      examples: [
        .init("tote history", "son yirmi adımı gösterir"),
        .init("tote history -n 1 --json | jq '.[0].number'", "son adımın numarasını bir betik için yazdırır"),
      ])
  }

  var historyCountOption: String { "Kaç adım gösterileceği (varsayılan: 20)" }
  var historyJSONOption: String { "Adımları JSON olarak yazdır" }
  var noHistoryYet: String { "Henüz hiçbir şey yapılmadı." }

  var watchHelp: CommandHelp {
    CommandHelp(
      summary: "Her değişikliği yapıldığı anda yazdır",
      details: [
        "Hangi programla yapılırsa yapılsın, listelerdeki ve notlardaki her değişiklik için bir satır yazar. Sekmeyle ayrılmış "
          + "alanları:",
        "• numara; --since buradan devam eder",
        "• UTC olarak zaman",
        "• program: app, command-line, sync veya unknown",
        "• ne yapıldığı",
        "• varsa ilgili listeler",
        "--since verilmezse bir sonraki değişiklikle başlar. Boru kapanınca veya Ctrl+C ile biter; bir şey olmadıkça işlemciyi "
          + "kullanmaz.",
        "--since önce o numaradan sonraki her şeyi yazar. Kayıt artık o kadar geriye gitmiyorsa 1 koduyla biter: o zaman "
          + "listeleri yeniden okuyun ve tote history komutunun son adımından devam edin.",
      ],
      examples: [
        .init("tote watch", "bundan sonra olanları yazdırır"),
        .init(
          "tote watch --since 41 --list Party", "41. değişiklikten sonra Party listesinde olanları yazdırır"),
        .init(
          "tote watch | while read -r change; do tote lists; done",
          "her değişiklikten sonra ne kadar kaldığını gösterir"),
      ])
  }

  var watchSinceOption: String { "Önce bu numaradan sonraki değişiklikleri yazdır" }
  var watchListOption: String { "Yalnızca bu listedeki değişiklikler" }
  var watchJSONOption: String { "Her değişikliği bir JSON satırı olarak yazdır" }
  func notAStep(_ word: String) -> String { "\(quoted(word)) bir adım numarası değil." }
  func journalBegins(at first: Int64, after number: Int64) -> String {
    "\(number) numarasından devam edilemiyor: kayıt artık \(first) numarasıyla başlıyor. Önce listeleri yeniden okuyun."
  }
  func journalEnds(at last: Int64, before number: Int64) -> String {
    "\(number) numarasından devam edilemiyor: kayıt \(last) numarasıyla bitiyor. Başka bir veritabanı veya yedek mi bu?"
  }
}
