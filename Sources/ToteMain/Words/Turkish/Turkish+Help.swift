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

  var dbOption: String { "Bu veritabanını kullan (varsayılan: $TOTE_DB)" }
  var debugOption: String { "Uygulamada: her eylemi günlüğe yaz (tote log gösterir)" }
  var linearOption: String { "Uygulamada: ekranı ekran okuyucuya göre çiz" }
  var languageOption: String {
    let names = languages(["en": "İngilizce", "es": "İspanyolca", "fr": "Fransızca", "tr": "Türkçe"])
    return "Dil: \(names.joined(separator: ", "))"
  }
  var themeOption: String {
    "Uygulamanın renkleri: \(alternatives(AppOptions.themeNames)) (varsayılan: terminale göre)"
  }
  var helpOption: String { "Programın veya bir komutun yardımını göster" }
  var versionOption: String { "Sürümü yazdır" }
  var quietOption: String { "Her şey yolundaysa bir şey yazdırma" }
  var dryRunOption: String { "Ne yapılacağını göster, hiçbir şeyi değiştirme" }

  var usage: String { "Kullanım:" }
  var commands: String { "Komutlar:" }
  var options: String { "Seçenekler:" }
  var examples: String { "Örnekler:" }
  var exitStatus: String { "Çıkış kodu:" }
  var moreAboutCommands: String { "tote help KOMUT bir komutu açıklar." }
  var moreAboutAll: String { "tote help tüm komutların ortak yönlerini açıklar." }

  func meaning(_ code: ExitCode) -> String {
    switch code {
    case .done: "başarılı"
    case .refused: "işlem reddedildi veya yalnızca bir bölümü yapıldı"
    case .usage: "komut satırı geçersiz"
    case .notFound: "ad bulunamadı veya birden çok şeye uyuyor ya da arama sonuçsuz"
    case .storage: "veritabanı veya bir dosya okunamıyor ya da yazılamıyor"
    case .server: "sunucuya ulaşılamıyor veya sunucu reddediyor"
    }
  }

  func name(_ operand: Operand.Name) -> String {
    switch operand {
    case .address: "URL"
    case .category: "KATEGORİ"
    case .chapter: "BÖLÜM"
    case .command: "KOMUT"
    case .count: "SAYI"
    case .date: "TARİH"
    case .file: "DOSYA"
    case .folder: "KLASÖR"
    case .filter: "FİLTRE"
    case .format: "BİÇİM"
    case .group: "GRUP"
    case .interval: "SIKLIK"
    case .item: "ÜRÜN"
    case .language: "DİL"
    case .line: "SATIR"
    case .list: "LİSTE"
    case .name: "AD"
    case .note: "NOT"
    case .order: "SIRA"
    case .part: "PARÇA"
    case .place: "YER"
    case .price: "FİYAT"
    case .range: "BAŞ...SON"
    case .script: "BETİK"
    case .setting: "AYAR"
    case .shell: "KABUK"
    case .size: "GxY"
    case .step: "ADIM"
    case .store: "MAĞAZA"
    case .tag: "ETİKET"
    case .text: "METİN"
    case .theme: "TEMA"
    case .title: "BAŞLIK"
    case .user: "AD"
    case .value: "DEĞER"
    case .word: "SÖZCÜK"
    }
  }

  var optionsPlace: String { "[SEÇENEK…]" }
  var commandPlace: String { "KOMUT" }

  var manualSection: String { "Kullanıcı Komutları" }
  var manualName: String { "İSİM" }
  var manualSynopsis: String { "KULLANIM" }
  var manualDescription: String { "AÇIKLAMA" }
  var manualOptions: String { "SEÇENEKLER" }
  var manualCommands: String { "KOMUTLAR" }
  var manualExitStatus: String { "ÇIKIŞ KODU" }
  var manualFiles: String { "DOSYALAR" }
  var manualEnvironment: String { "ORTAM DEĞİŞKENLERİ" }

  var jsonFields: String {
    "--json ile her satırda bu alanların tümü bu sırayla bulunur. Zamanlar 1970 yılından bu yana geçen milisaniyedir; miktarın "
      + "sayısı (quantity) ve birimi (unit), fiyatın değeri (value) ve para birimi (currency) vardır."
  }
  func orNull(_ kind: String) -> String { "\(kind) veya null" }

  var databaseFile: String { "Listeleriniz ve notlarınız." }
  var backupsFolder: String {
    "Yedekler: son on günün her biri için bir yedek, tote backup ile alınan son on yedek ve veritabanının her yükseltilişinden "
      + "önce alınan birer yedek."
  }
  func usualPath(_ path: String) -> String { "Varsayılan: \(path)" }
  var toteDBVariable: String { "Kullanılacak veritabanı; --db önceliklidir." }
  var editorVariable: String { "Notlar için düzenleyici (varsayılan: vi). VISUAL önceliklidir." }
  var browserVariable: String { "Notlardaki bağlantılar için tarayıcı." }
  var noColorVariable: String { "Tanımlıysa hiçbir şey renkli yazılmaz." }
  var localeVariable: String {
    "İletilerin dili: İngilizce, İspanyolca, Fransızca veya Türkçe. --language önceliklidir. Simgesiz "
      + "fiyat, listenin başka bir para birimi yoksa belirtilen ülkenin para birimindedir."
  }
}
