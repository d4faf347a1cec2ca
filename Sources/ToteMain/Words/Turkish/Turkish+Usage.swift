import Tote
import ToteModel

extension Turkish {
  func sentence(_ problem: UsageError.Problem) -> String {
    switch problem {
    case .unknownCommand(let word, nil): "\(quoted(word)) adlı bir komut yok."
    case .unknownCommand(let word, let command?):
      "\(command) komutunun \(quoted(word)) adlı bir alt komutu yok."
    case .unknownOption(let word, isText: false): "Bilinmeyen seçenek: \(word)."
    case .unknownOption(let word, isText: true): "Bilinmeyen seçenek: \(word). Metinse önüne -- koyun."
    case .takesNoValue(let option): "\(option) değer almaz."
    case .missingValue(let option, let operand): "Değer eksik: \(option) \(name(operand))."
    case .missingOperand(let command, let operand): "\(command) için \(name(operand)) gerekli."
    case .missingCommand(let command, let known):
      "\(command) için bir komut gerekli: \(known.joined(separator: ", "))."
    case .unexpected(let word): "Beklenmeyen argüman: \(quoted(word))."
    case .notANumber(let option, let value):
      "\(option) için 1 veya daha büyük bir sayı gerekli; verilen: \(quoted(value))."
    case .notAChoice(let option, let value, let known):
      "\(option) için \(quoted(value)) geçersiz. Geçerli olanlar: \(known.joined(separator: ", "))."
    case .onlyForApp(let option): "\(option) yalnızca uygulama içindir, komutlarla kullanılmaz."
    }
  }

  func didYouMean(_ word: String) -> String { "Bunu mu demek istediniz: \(word)?" }
  func tryHelp(_ command: String) -> String { "Yardım: \(command)." }
  func quoted(_ text: String) -> String { "“\(text)”" }

  /// `md, csv veya json`.
  func alternatives(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : "\(words.dropLast().joined(separator: ", ")) veya \(words[words.count - 1])"
  }

  var argumentIsNoText: String { "Argümanlardan biri geçerli UTF-8 değil. Hiçbir şey yapılmadı." }
  func cannotWrite(_ name: String, _ reason: String) -> String { "Yazılamıyor (\(name)): \(reason)." }
  func tooLarge(_ name: String, megabytes: Int) -> String {
    "\(name) \(megabytes) MB sınırını aşıyor. Daha küçük dosyalara bölün."
  }
  func isDevice(_ name: String) -> String { "\(name) bir dosya değil, aygıt. Hiçbir şey okunmadı." }
  func cannotRead(_ name: String, _ reason: String) -> String { "Okunamıyor (\(name)): \(reason)." }

  func inputIsNoText(line: Int?) -> String {
    "Standart girdi\(line.map { ", satır \($0)" } ?? "") geçerli UTF-8 değil. Hiçbir şey yapılmadı."
  }

  func resultNotWritten(_ reason: String, hasChangedData: Bool) -> String {
    hasChangedData
      ? "Değişiklikler yapıldı, ancak sonuç yazılamadı: \(reason)." : "Sonuç yazılamadı: \(reason)."
  }

  var yesOrNo: String { "[e/H]" }
  var yes: Set<String> { ["e", "evet"] }
  var interrupted: String { "İşlem kesildi. Hiçbir şey değiştirilmedi." }
}
