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
}
