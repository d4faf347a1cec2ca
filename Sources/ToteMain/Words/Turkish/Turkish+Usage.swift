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

  /// `md, csv veya json`.
  func alternatives(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : "\(words.dropLast().joined(separator: ", ")) veya \(words[words.count - 1])"
  }

  func inputIsNoText(line: Int?) -> String {
    "Standart girdi\(line.map { ", satır \($0)" } ?? "") geçerli UTF-8 değil. Hiçbir şey yapılmadı."
  }

  func resultNotWritten(_ reason: String, hasChangedData: Bool) -> String {
    hasChangedData
      ? "Değişiklikler yapıldı, ancak sonuç yazılamadı: \(reason)." : "Sonuç yazılamadı: \(reason)."
  }

  var yes: Set<String> { ["e", "evet"] }
}
