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

  func noSuch(_ named: NameLookup.Named, _ name: String) -> String {
    switch named {
    case .list: "\(quoted(name)) adlı liste yok."
    case .item(let list): "\(quoted(list)) listesinde \(quoted(name)) adlı ürün yok."
    case .note: "\(quoted(name)) adlı not yok."
    case .category: "\(quoted(name)) adlı kategori yok."
    }
  }

  var similarNames: String { "Benzerleri:" }
  var allNames: String { "Var olanlar:" }

  func matchesSeveral(_ named: NameLookup.Named, _ name: String, count: Int) -> String {
    switch named {
    case .list: "\(quoted(name)) \(count) listeye uyuyor. Adın devamını veya kimliği yazın:"
    case .item(let list):
      "\(quoted(name)), \(quoted(list)) listesinde \(count) ürüne uyuyor. Miktarı veya mağazayı ekleyin ya da kimliği yazın:"
    case .note: "\(quoted(name)) \(count) nota uyuyor. Başlığın devamını veya kimliği yazın:"
    case .category: "\(quoted(name)) \(count) kategoriye uyuyor. Adın devamını yazın:"
    }
  }

  func emptyName(_ named: NameLookup.Named) -> String {
    switch named {
    case .list: "Listenin adı boş."
    case .item: "Ürünün adı boş."
    case .note: "Notun başlığı boş."
    case .category: "Kategorinin adı boş."
    }
  }

  func andMore(_ count: Int) -> String { "ve \(count) tane daha" }
  func created(_ day: String) -> String { "oluşturulma: \(day)" }
  func changed(_ day: String) -> String { "son değişiklik: \(day)" }
  var archivedList: String { "arşivde" }
  var noListYet: String { "Henüz liste yok. tote add ile oluşturun." }
  var allListsAreArchived: String {
    "Tüm listeler arşivde. tote add --create --list AD ÜRÜN ile yenisini oluşturun."
  }
  func needsQuotes(_ word: String, _ name: String, on list: String) -> String {
    "\(quoted(list)) listesinde \(quoted(word)) adlı ürün yok. Birden çok sözcüklü adı tırnak içine alın: '\(name)'"
  }
  func isOnOtherList(_ name: String, on list: String, other: String, option: String) -> String {
    "\(quoted(list)) listesinde \(quoted(name)) adlı ürün yok. \(quoted(other)) listesinde var; komuta şunu ekleyin: \(option)"
  }

  func quoted(_ text: String) -> String { "“\(text)”" }

  /// `md, csv veya json`.
  func alternatives(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : "\(words.dropLast().joined(separator: ", ")) veya \(words[words.count - 1])"
  }
}
