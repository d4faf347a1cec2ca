import Screen
import Terminal
import Tote
import ToteModel

extension Turkish {
  var playHelp: CommandHelp {
    CommandHelp(
      summary: "Uygulamada tuşlara bas ve ekranı yazdır",
      details: [
        "Her karakter kendi tuşunun yerine geçer. Öteki tuşlar <Enter>, <Esc>, <Space>, <ctrl+r> veya <f5> diye yazılır; << ise < demektir.",
        "• <paste SÖZCÜKLER> metin yapıştırır",
        "• <resize 40x10> boyutu değiştirir",
        "• <wait 2s> zamanı ilerletir",
        "- betiği standart girdiden okur; satır sonları yok sayılır.",
        "Uygulama boş listelerle başlar. Kendi verileriniz okunmaz ve değiştirilmez.",
      ],
      examples: [
        .init("tote play 'a2 kg elma<Enter>süt<Enter><Esc>'", "içinde elma ve süt olan bir liste gösterir"),
        .init("tote play --svg --size 60x12 'asüt<Enter><Esc>' >süt.svg", "resmini çizer"),
      ])
  }

  var sizeOption: String { "Terminalin boyutu (varsayılan: 80x24)" }
  var textOption: String { "Ekranı metin olarak yazdır (varsayılan)" }
  var ansiOption: String { "Ekranı terminal için renkli yazdır" }
  var svgOption: String { "Ekranı resim olarak yazdır" }
  var everyOption: String { "Yalnızca sonuncuyu değil, her ekranı yazdır" }
  var tourOption: String { "Turla başla (ilk açılıştaki gibi)" }

  var logHelp: CommandHelp {
    CommandHelp(
      summary: "Uygulamanın yaptıklarını göster",
      details: [
        "tote --debug uygulamayı açar ve her eylemi, yaptığı değişikliklerle birlikte günlüğe yazar. Günlükte listelerinizdekiler "
          + "bulunabilir; onu yalnızca siz okuyabilirsiniz."
      ],
      examples: [.init("tote log -n 5", "son beş eylemi ve değişikliklerini gösterir")])
  }

  var lastOption: String { "Gösterilecek eylem sayısı (varsayılan: 20)" }

  func cannotCombine(_ one: String, _ other: String) -> String {
    "\(one) ile \(other) birlikte kullanılamaz."
  }

  var themeNeedsSVG: String { "--theme için --svg gerekli." }

  func badSize(_ text: String) -> String {
    "--size için sütun ve satır sayısı gerekli, örneğin 80x24; verilen: \(quoted(text))."
  }

  func badScript(_ reason: String) -> String { "Betik çalıştırılamıyor. \(reason)" }
  var beginning: String { "başlangıç" }
  var noLogYet: String { "Henüz günlük yok. tote --debug ile oluşturulur." }

  func sentence(_ error: TerminalError) -> String {
    switch error {
    case .noTerminal(.input):
      "Standart girdi bir terminal değil. Programı boru hattı olmadan bir terminalde başlatın."
    case .noTerminal(.output):
      "Standart çıktı bir terminal değil. Programı boru hattı olmadan bir terminalde başlatın."
    case .typeMissing:
      "TERM tanımlı değil, bu yüzden terminalin türü bilinmiyor. Şunu deneyin: TERM=xterm-256color."
    case .typeUnknown(let type):
      "Bu sistem TERM içindeki \(quoted(type.printable)) terminal türünü tanımıyor. Şunu deneyin: TERM=xterm-256color."
    case .typeTooSimple(let type):
      "\(quoted(type.printable)) türündeki terminal imlecini hareket ettiremiyor. Başka bir terminal kullanın."
    case .noResources:
      "Sistemde bellek veya dosya tanımlayıcısı kalmadı. Başka programları kapatıp yeniden deneyin."
    }
  }

  func noLog(_ reason: String) -> String { "Günlüğe bir şey yazılmadı. \(reason)" }
  func unsavedText(isIn file: String) -> String { "Düzenleyiciden kalan kaydedilmemiş metin: \(file)" }
  func unsaved(_ count: Int, _ reason: String) -> String {
    "\(number(count)) değişiklik kaydedilmedi. \(reason)"
  }
  func unsavedChange(_ title: String) -> String { "Kaydedilmedi: \(title)" }
}
