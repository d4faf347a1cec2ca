import Screen
import Terminal
import Tote
import ToteModel

extension Turkish {
  func recorded(_ file: String, isRedacted: Bool) -> String {
    "\(file) dosyasına kaydedildi\(isRedacted ? "" : "; verileriniz \(file).db içinde, yazdığınız her şey de kayıtta"). Oynatmak için: tote replay \(file)."
  }

  func noChapter(_ name: String, _ all: [String]) -> String {
    "“\(name)” adlı bölüm yok. Olanlar: " + all.joined(separator: ", ") + "."
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
