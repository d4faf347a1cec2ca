import ToteModel

extension Turkish {
  func sentence(_ problem: SettingsProblem.Kind) -> String {
    switch problem {
    case .unreadable(let code): "Okunamıyor: \(SystemError.reason(code)). Varsayılanlar geçerli."
    case .tooLarge: "1 MiB’den büyük olduğu için okunmadı. Varsayılanlar geçerli."
    case .notAFile: "Normal bir dosya olmadığı için okunmadı. Varsayılanlar geçerli."
    case .ofAnotherUser: "Başka bir kullanıcıya ait olduğu için okunmadı. Varsayılanlar geçerli."
    case .notText: "Bu geçerli UTF-8 değil."
    case .noName(let found): "Burada bir ayar adı olmalı; bulunan: \(found)"
    case .noEquals: "= işareti ve bir değer eksik."
    case .noValue: "Değer eksik."
    case .unclosedText: "Kapanış tırnağı eksik."
    case .unclosedList: "Virgül veya kapanış köşeli ayracı eksik."
    case .unclosedTable(let table): "Kapanış köşeli ayracı eksik: [\(table)]."
    case .badEscape: "Bilinmeyen kaçış. Ters eğik çizgi \\\\ diye, tek tırnak içinde ise olduğu gibi yazılır."
    case .notANumber(let found): "Tam sayı değil: \(found). Metin tırnak içinde yazılır."
    case .noQuotes(let found): "Metin tırnak içinde yazılır: \"\(found)\"."
    case .notATextInList(let found): "Listede tırnak içinde metinler olur; bulunan: \(found)"
    case .unexpected(let found): "Değerden sonra beklenmeyen metin: \(found)"
    case .tooMany: "Çok fazla sorun var; gerisi okunmadı."
    case .unsupported:
      "Burada yalnızca tırnak içinde metin, tam sayı, true, false ve metin listesi kullanılabilir."
    case .unknown(let name, let suggestion): "Bilinmeyen ayar: \(name)." + didYouMean(suggestion)
    case .unknownTable(let name, let suggestion):
      "Bilinmeyen tablo: [\(name)]." + didYouMean(suggestion.map { "[\($0)]" })
    case .twice(let name, let line): "\(name) zaten \(line). satırda var; o geçerli."
    case .notAllowed(let setting, let found):
      "\(setting.rawValue) için \(found.written) geçersiz. Geçerli olan: \(allowed(setting.row.kind))."
    case .refusedKeys(let sentence): sentence
    case .tooManyKeys(let id, let most): "\(id) için \(most) tuştan fazlası var. Kullandıklarınızı bırakın."
    case .notKeys(let command): "\(command) için bir tuş listesi gerekli; örneğin [\"space\", \"t\"]."
    case .unknownRole(let role, let suggestion): "Bilinmeyen renk rolü: \(role)." + didYouMean(suggestion)
    case .notAColor(_, let found):
      "Renk için \(found.written) geçersiz. Geçerli olan: \"bright-red\" gibi bir ad, 0–255 arası bir sayı veya \"#rrggbb\"."
    }
  }

  private func didYouMean(_ name: String?) -> String { name.map { " Bunu mu demek istediniz: \($0)?" } ?? "" }

  func allowed(_ kind: SettingRow.Kind) -> String {
    switch kind {
    case .choice(let names): "\(names.dropLast().joined(separator: ", ")) veya \(names[names.count - 1])"
    case .flag: "true veya false"
    case .number(let range):
      "\(number(range.lowerBound)) ile \(number(range.upperBound)) arasında bir tam sayı"
    case .text: "tırnak içinde metin"
    }
  }
}
