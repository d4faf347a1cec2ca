import Tote
import ToteModel

extension Turkish {
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
    case .list: "\(quoted(name)) \(number(count)) listeye uyuyor. Adın devamını veya kimliği yazın:"
    case .item(let list):
      "\(quoted(name)), \(quoted(list)) listesinde \(number(count)) ürüne uyuyor. Miktarı veya mağazayı ekleyin ya da kimliği yazın:"
    case .note: "\(quoted(name)) \(number(count)) nota uyuyor. Başlığın devamını veya kimliği yazın:"
    case .category: "\(quoted(name)) \(number(count)) kategoriye uyuyor. Adın devamını yazın:"
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

  func andMore(_ count: Int) -> String { "ve \(number(count)) tane daha" }
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
}
