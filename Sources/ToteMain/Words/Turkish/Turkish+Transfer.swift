import Tote
import ToteFormats
import ToteModel

extension Turkish {
  func unknownFormat(of name: String, known: [String]) -> String {
    "Biçim bilinmiyor: \(name). Şöyle belirtin: --format \(alternatives(known))."
  }
  func leftOut(_ count: Int) -> String { "Okunamayanlar atlandı: \(number(count)) yer." }
  func leftOutTicked(_ count: Int) -> String { "İşaretli \(items(count)) atlandı." }

  func notice(_ notice: ImportedFile.Notice) -> String {
    switch notice {
    case .delimiter("\t"): "Ayırıcı olarak sekme kullanıldı."
    case .delimiter(";"): "Ayırıcı olarak noktalı virgül kullanıldı."
    case .delimiter(let sign): "Ayırıcı olarak \(quoted(String(sign))) kullanıldı."
    case .column(let name): "Bilinmeyen sütun \(quoted(name)): ürünlerin notlarında saklandı."
    case .encoding(let name): "UTF-8 olarak değil, \(name) olarak okundu."
    case .program(let name): "Dışa aktarım olarak okundu: \(name)."
    case .noHeading: "İlk satırda başlık yok: sütunlar içeriklerine göre okundu."
    case .currency(let currency): "Para birimi olmayan fiyatlar \(currency.code) olarak okundu."
    case .noted(let name, let count): "Ürünlerin notlarında saklandı: \(quoted(name)) (\(number(count)))."
    case .leftOut(let name, let count): "İçe aktarılmadı: \(quoted(name)) (\(number(count)))."
    case .nameless(let line, let found): "Adı olmayan \(line). satır atlandı: \(phrase(found))."
    }
  }

  func imported(rows: Int, already: Int, isDryRun: Bool) -> String {
    "\(number(rows)) kayıt \(imported(isDryRun))"
      + (already == 0 ? "" : "; \(number(already)) kayıt zaten vardı")
  }
  func imported(items: Int, lists: Int, isDryRun: Bool) -> String {
    "\(number(lists)) listede \(self.items(items)) \(imported(isDryRun))"
  }
  func imported(items: Int, to list: String, ticked: Int, isDryRun: Bool) -> String {
    let rest = ticked == 0 ? "" : "; işaretli \(self.items(ticked)) atlandı"
    return "\(quoted(list)) listesine \(self.items(items)) \(imported(isDryRun))\(rest)"
  }
  private func imported(_ isDryRun: Bool) -> String { isDryRun ? "aktarılacaktı" : "aktarıldı" }

  func namesakes(_ count: Int, _ name: String, isDryRun: Bool) -> String {
    isDryRun
      ? "\(quoted(name)) adlı \(number(count)) liste olacaktı."
      : "Artık \(quoted(name)) adlı \(number(count)) liste var."
  }
  func addToOldList(_ command: String, isDryRun: Bool) -> String {
    isDryRun ? "Var olana eklemek için: \(command)" : "Eskisine eklemek için: tote undo, ardından \(command)"
  }

  func sentence(_ error: ImportError, in file: String) -> String {
    "\(place(error, in: file)) beklenen: \(phrase(error.expected)); bulunan: \(phrase(error.found))."
  }

  private func phrase(_ expected: ImportError.Expectation) -> String {
    switch expected {
    case .utf8: "UTF-8 metin"
    case .shorterText(let most): "burada en fazla \(number(most)) bayt"
    case .fewerItems(let most): "bir dosyada en fazla \(number(most)) ürün (dosyayı bölün)"
    case .itemName: "bir ürün adı"
    case .listName: "bir liste adı"
    case .headingOrItem: "başlık (# Alışveriş) veya ürün (- [ ] süt)"
    case .spaceAfterBox: "kutudan sonra boşluk"
    case .cells(let count): "ilk satırdaki gibi \(number(count)) hücre"
    case .columnOnce: "her sütun yalnızca bir kez"
    case .nameColumn: "ilk satırda \"name\" sütunu"
    case .cell(.amount): "miktar, örneğin 2,5 kg"
    case .cell(.price): "para birimiyle birlikte fiyat, örneğin ₺49,90"
    case .cell(.truth), .json(.truth, _): "true veya false"
    case .cell(.moment): "tarih, örneğin 2026-11-21"
    case .cell(.number), .json(.number, _): "tam sayı"
    case .cell(.text), .cell(.category), .cell(.tags), .cell(.titles), .text: "metin"
    case .cell(.id), .cell(.rank): "boş hücre"
    case .noQuoteInCell: "tırnakla başlamayan hücrede tırnak olmaması"
    case .endOfCell: "kapanış tırnağından sonra hücrenin sonu"
    case .closingQuote: "kapanış tırnağı"
    case .calendar: "bir takvim (BEGIN:VCALENDAR)"
    case .calendarTask: "görev (VTODO) içeren bir takvim"
    case .componentBegin(let name): "bundan önce \"BEGIN:\(name)\""
    case .componentEnd(let name): "bunu kapatan \"END:\(name)\""
    case .object: "nesne { … }"
    case .array: "dizi [ … ]"
    case .anyValue: "bir değer"
    case .fieldName: "çift tırnak içinde alan adı"
    case .colon: "alan adından sonra iki nokta üst üste"
    case .commaOrBrace: "virgül veya \"}\""
    case .commaOrBracket: "virgül veya \"]\""
    case .endOfFile: "son \"}\" işaretinden sonra dosyanın sonu"
    case .oneOfFields(let names): "şu alanlardan biri: \(names.joined(separator: ", "))"
    case .fieldOnce: "her alan yalnızca bir kez"
    case .field(let name): "bu nesnede \"\(name)\" alanı"
    case .json(.text, let orNull): "çift tırnak içinde metin\(null(orNull))"
    case .json(.id, let orNull): "çift tırnak içinde UUID\(null(orNull))"
    case .json(.moment, let orNull): "1970 yılından bu yana milisaniye olarak tam sayı\(null(orNull))"
    case .json(.rank, _): "çift tırnak içinde sıra, örneğin \"a0\""
    case .json(.category, let orNull): "çift tırnak içinde kategori adı\(null(orNull))"
    case .json(.amount, let orNull): "miktar, örneğin {\"quantity\": 2.5, \"unit\": \"kg\"}\(null(orNull))"
    case .json(.price, let orNull): "fiyat, örneğin {\"value\": 1.09, \"currency\": \"EUR\"}\(null(orNull))"
    case .json(.tags, _): "etiket dizisi"
    case .json(.titles, _): "başlık dizisi"
    case .tag: "çift tırnak içinde, boşluksuz etiket"
    case .quantity: "en fazla 3 ondalıklı, sıfırdan büyük bir sayı"
    case .amountFields: "quantity ve unit alanları, birer kez"
    case .priceFields: "value ve currency alanları, birer kez"
    case .oneOfUnits: "şu birimlerden biri: \(Unit.names)"
    case .oneOfCurrencies: "şu para birimlerinden biri: \(Currency.codes)"
    case .value(let decimals):
      decimals == 0
        ? "0 veya daha büyük bir tam sayı" : "en fazla \(decimals) ondalıklı, 0 veya daha büyük bir sayı"
    case .format: "\"tote\""
    case .version: "sürüm numarası"
    case .olderVersion(let version):
      "sürüm \(version) veya öncesi; dosyayı daha yeni bir Tote yazmış (okumak için uygulamayı güncelleyin)"
    case .laterVersion(let version): "sürüm \(version) veya sonrası"
    case .newRow(let key): "aynı \(key) değerini taşıyan ikinci bir kayıt olmaması"
    case .knownList: "listesi bu dosyada olan bir ürün"
    case .row: "bir kayıt"
    case .depth(let most): "iç içe en fazla \(most) değer"
    case .escape: "şu kaçış dizilerinden biri: \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    case .hexDigits: "\\u ardından dört onaltılık basamak"
    case .firstSurrogate: "bundan önce vekil çiftin ilk yarısı"
    case .secondSurrogate: "bundan sonra vekil çiftin ikinci yarısı"
    case .noControlCharacter: "denetim karakteri olmayan metin (\\u00XX biçiminde yazın)"
    }
  }

  private func null(_ orNull: Bool) -> String { orNull ? " veya null" : "" }

  private func phrase(_ found: ImportError.Finding) -> String {
    switch found {
    case .endOfFile: "dosyanın sonu"
    case .endOfLine: "satırın sonu"
    case .nothing, .nothingThere: "yok"
    case .text(let text, let isCut): found.quoted(text, isCut: isCut)
    case .invalidByte: "geçersiz bayt"
    case .cells(let count): number(count)
    case .list(let id): "liste \(id)"
    case .version(let version): "sürüm \(version)"
    }
  }
}
