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
        "• <other> yanında aynı listeleri olan ikinci bir programda sürer",
        "- betiği standart girdiden okur; satır sonları yok sayılır.",
        "Uygulama boş listelerle başlar. Kendi verileriniz okunmaz ve değiştirilmez.",
      ],
      examples: [
        .init("tote play 'a2 kg elma<Enter>süt<Enter><Esc>'", "içinde elma ve süt olan bir liste gösterir"),
        .init("tote play --svg --size 60x12 'asüt<Enter><Esc>' >süt.svg", "resmini çizer"),
      ])
  }

  var replayHelp: CommandHelp {
    CommandHelp(
      summary: "Kaydedilmiş bir kullanımı yeniden oynat",
      details: [
        "Terminalde inceleyici açılır: sol ve sağ oklarla yapılanlar adım adım gezilir, / arar. Terminal yoksa son ekran yazdırılır.",
        "Veriler, tote --record komutunun yanına yazdığı DOSYA.db dosyasından okunur ve değiştirilmez. Bu arada başka programların yaptıkları oynatılmaz.",
      ],
      examples: [
        .init("tote replay hata.rec", "adım adım gez"),
        .init("tote replay hata.rec --test 12...15", "bu eylemlerin testini yazdır"),
        .init("tote replay hata.rec --check", "farklı olan ilk ekranı bul"),
      ])
  }

  func recorded(_ file: String, isRedacted: Bool) -> String {
    "\(file) dosyasına kaydedildi\(isRedacted ? "" : "; verileriniz \(file).db içinde, yazdığınız her şey de kayıtta"). Oynatmak için: tote replay \(file)."
  }

  var guideHelp: CommandHelp {
    CommandHelp(
      summary: "Kılavuzun bir bölümünü oku",
      details: [
        "BÖLÜM verilmezse bölümleri listeler. tote help guide BÖLÜM da aynısını yapar. Kılavuz İngilizcedir."
      ],
      examples: [.init("tote guide notes", "not yazmayı anlatır")])
  }
  func noChapter(_ name: String, _ all: [String]) -> String {
    "“\(name)” adlı bölüm yok. Olanlar: " + all.joined(separator: ", ") + "."
  }

  var envHelp: CommandHelp {
    CommandHelp(
      summary: "Hata bildirimi için gerekenleri göster",
      details: [
        "Sürüm, sistem, terminal, dil, ayarlar ve veri miktarı, İngilizce olarak. Sizin hiçbir adınız ve metniniz içinde yoktur."
      ],
      examples: [.init("tote env", "hata bildirimi için gerekenleri göster")])
  }

  var logHelp: CommandHelp {
    CommandHelp(
      summary: "Uygulamanın yaptıklarını göster",
      details: [
        "tote --debug uygulamayı açar ve her eylemi, yaptığı değişikliklerle birlikte günlüğe yazar. Günlükte listelerinizdekiler "
          + "bulunabilir; onu yalnızca siz okuyabilirsiniz."
      ],
      examples: [.init("tote log -n 5", "son beş eylemi ve değişikliklerini gösterir")])
  }

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

  func unsaved(_ count: Int, _ reason: String) -> String {
    "\(number(count)) değişiklik kaydedilmedi. \(reason)"
  }
}
