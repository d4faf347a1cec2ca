import Tote
import ToteFormats
import ToteModel

extension Turkish {
  var toteHelp: CommandHelp {
    CommandHelp(
      summary: "Terminalde alışveriş listeleri ve notlar",
      details: [
        "Komut verilmezse tote listelerinizi uygulamada açar; orada ? tüm kısayolları gösterir.",
        "Komutlar uygulamayla aynı veritabanını kullanır; tote undo ikisinde yapılanı da geri alır. Ürünleri elle "
          + "sıralamak yalnızca uygulamada mümkündür.",
        "Adlar şöyle verilir; büyük-küçük harf ve aksan fark etmez:",
        "• LİSTE: adı, adının ayırt edici ilk harfleri veya kimliği",
        "• ÜRÜN: tam adı veya kimliği",
        "• NOT: tam başlığı veya kimliği; note show için başlığın ilk harfleri de yeter",
        "Sonuçlar standart çıktıya, iletiler standart hata çıktısına yazılır. İletiler sistemin dilindedir.",
        "-- seçenekleri bitirir; - standart girdidir.",
      ])
  }

  var helpHelp: CommandHelp {
    CommandHelp(
      summary: "Programın veya bir komutun yardımını göster",
      examples: [.init("tote help add", "tote add komutunu açıklar")])
  }

  var manualHelp: CommandHelp {
    CommandHelp(
      summary: "Kılavuz sayfasını yazdır",
      examples: [.init("tote manual >tote.1 && man ./tote.1", "kılavuz sayfasını kaydeder ve açar")])
  }

  var completionHelp: CommandHelp {
    CommandHelp(
      summary: "Kabuk için tamamlama betiğini yazdır",
      details: [
        "SATIR verilirse onu tamamlayabilecek sözcükleri yazdırır. Betikler bunu kendileri kullanır; bash için PARÇA, satırın "
          + "değiştirilecek son bölümüdür."
      ],
      examples: [
        .init(
          "source <(tote completion bash)",
          "bu bash için tamamlamayı açar; ~/.bashrc içine yazılırsa hepsi için"),
        .init("source <(tote completion zsh)", "~/.zshrc için aynısı, compinit satırından sonra"),
        .init("tote completion fish >~/.config/fish/completions/tote.fish", "fish için tamamlamayı açar"),
      ])
  }

  var languageOption: String {
    let names = languages(["en": "İngilizce", "es": "İspanyolca", "fr": "Fransızca", "tr": "Türkçe"])
    return "Dil: \(names.joined(separator: ", "))"
  }
  var themeOption: String {
    "Uygulamanın renkleri: \(alternatives(AppOptions.themeNames)) (varsayılan: terminale göre)"
  }
}
