import Tote
import ToteModel

extension Turkish {
  var noteHelp: CommandHelp {
    CommandHelp(
      summary: "Notları yaz, göster ve ara",
      examples: [.init("tote note ls", "tüm notları gösterir")])
  }

  var noteAddHelp: CommandHelp {
    CommandHelp(
      summary: "Yeni not yaz",
      details: [
        "İlk sözcük başlıktır; birden çok sözcüklü başlık tırnak içine alınır. Gerisi Markdown biçiminde metindir, içindeki her "
          + "#sözcük bir etikettir.",
        "• Metin yerine - yazılırsa metin standart girdiden okunur.",
        "• Yalnızca - yazılırsa başlık da ilk satırdan okunur.",
        "• Hiç sözcük verilmezse düzenleyiciniz açılır: $VISUAL, $EDITOR veya vi.",
      ],
      examples: [
        .init("tote note add Krep 'Un, yumurta, süt. #tarif'", "bir not yazar"),
        .init("git log -1 --format=%B | tote note add -q -", "son commit iletisinden not oluşturur"),
      ])
  }

  var noteLsHelp: CommandHelp {
    CommandHelp(
      summary: "Tüm notları göster",
      details: [
        "Her satırda bir not: başlığı, etiketleri ve son değişiklik günü. Sabitlenmiş notlar önce gelir.",
        "Bu etiketi taşıyan not yoksa çıkış kodu 3 olur.",
      ],
      examples: [
        .init("tote note ls --tag tarif", "tarifleri gösterir"),
        .init("tote note ls --json | jq -r '.[].title'", "başlıkları bir betik için yazdırır"),
      ])
  }

  var noteShowHelp: CommandHelp {
    CommandHelp(
      summary: "Notu yazdır",
      details: [
        "NOT olarak başlık, başlığın ayırt edici ilk harfleri veya kimlik verilir. Terminalde başlık metnin üstüne yazılır, boru "
          + "hattında yalnızca metin yazılır."
      ],
      examples: [
        .init("tote note show krep", "notu yazdırır"),
        .init("tote note show --json krep | jq -r .text", "yalnızca metni, olduğu gibi yazdırır"),
      ])
  }

  var noteEditHelp: CommandHelp {
    CommandHelp(
      summary: "Notu değiştir",
      details: [
        "NOT, tam başlık veya kimliktir; büyük-küçük harf ve aksan fark etmez.",
        "• METİN, notun metninin yerine geçer.",
        "• - metni standart girdiden okur; --allow-empty yoksa girdi boş olmamalıdır.",
        "• Metin ve başlık verilmezse not düzenleyicinizde açılır: $VISUAL, $EDITOR veya vi.",
      ],
      examples: [
        .init("tote note edit krep", "notu düzenleyicide açar"),
        .init("date | tote note edit -a Günlük -", "bir nota satır ekler"),
      ])
  }

  var noteRmHelp: CommandHelp {
    CommandHelp(
      summary: "Notları sil",
      details: [
        "Notları çöp kutusuna taşır; orada 30 gün kalırlar, tote undo ile geri alınır. Her NOT, tam başlık veya kimliktir; "
          + "büyük-küçük harf ve aksan fark etmez. Hepsi tek adımda silinir ya da hiçbiri silinmez.",
        "--forever geri alınamaz: metin geçmişten de silinir, yalnızca daha önce alınmış yedeklerde kalır.",
        "Terminalde --forever önce sorar. Betikler --yes kullanmalıdır; yoksa hiçbir şey silinmez ve çıkış kodu 1 olur.",
        "Tek sözcük - ise standart girdinin her satırı bir nottur.",
      ],
      examples: [.init("tote note rm krep", "notu çöp kutusuna taşır")])
  }

  var noteSearchHelp: CommandHelp {
    CommandHelp(
      summary: "Notlarda ara",
      details: [
        "Her sözcükle başlayan birer sözcük içeren notları, en uygun olandan başlayarak, ilk eşleşmenin geçtiği "
          + "satırla birlikte gösterir.",
        "• \"kırmızı şarap\": art arda bu sözcükler",
        "• -şarap: bu sözcük olmadan",
        "• title:şarap: başlıkta",
        "• #ev: bu etiket veya altındaki bir etiket",
        "• in:archive, in:trash, in:all: başka yerlerde",
        "• changed:>2026-01-01, changed:2026-11: son değişikliğe göre",
        "Uygulamadaki arama da bunları anlar.",
        "Sonuç yoksa çıkış kodu 3 olur.",
      ],
      examples: [.init("tote note search kre un", "krep notunu bulur")])
  }

  var noteAddJSONOption: String { "Notu JSON olarak yazdır" }
  var noteTagOption: String { "Yalnızca bu etiketi taşıyan notlar" }
  var noteArchiveOption: String { "Arşivdeki notlar" }
  var noteSortOption: String {
    "Sıralama: changed (değişiklik), title (başlık) veya created (oluşturma); sabitlenen notlar önce gelir"
  }
  var noteTrashOption: String { "Çöp kutusundaki notlar" }
  var notesJSONOption: String { "Notları tüm alanlarıyla JSON olarak yazdır" }
  var noteJSONOption: String { "Notu tüm alanlarıyla JSON olarak yazdır" }
  var noteTitleOption: String { "Yeni başlık" }
  var noteAllowEmptyOption: String { "Standart girdi boşsa notu boşalt" }
  var noteAppendOption: String { "Metni sona, yeni bir satıra ekle" }
  var noteYesOption: String { "Sormadan sil (--forever ile)" }
  func askToDeleteForever(_ names: [String]) -> String {
    names.count == 1
      ? "“\(names[0])” kalıcı olarak silinsin mi?" : "\(names.count) not kalıcı olarak silinsin mi?"
  }
  var foreverNeedsYes: String { "--forever geri alınamaz. Onay alınacak bir terminal yoksa --yes kullanın." }
  var nothingDeleted: String { "Hiçbir şey silinmedi." }
  var noteForeverOption: String { "Çöp kutusuna taşımadan kalıcı olarak sil" }

  func createdNote(_ name: String) -> String { "\(quoted(name)) notu oluşturuldu" }
  func changedNote(_ name: String) -> String { "\(quoted(name)) notu değiştirildi" }
  func trashedNote(_ name: String) -> String { "\(quoted(name)) çöp kutusuna taşındı" }
  func deletedNote(_ name: String) -> String { "\(quoted(name)) kalıcı olarak silindi" }
  var pinned: String { "sabitlenmiş" }

  var blankNote: String { "Not boş. Hiçbir şey oluşturulmadı." }
  var nothingWritten: String { "Hiçbir şey yazılmadı. Not oluşturulmadı." }
  var nothingChanged: String { "Hiçbir şey değiştirilmedi." }
  var emptyInputForNote: String {
    "Standart girdi boş. Hiçbir şey değiştirilmedi; --allow-empty notu boşaltır."
  }
  var appendNeedsText: String { "--append için METİN gerekli." }
  var inputStandsAlone: String {
    "- standart girdidir, yanında başka sözcük olamaz. Tire metnin parçasıysa tümünü tırnak içine alın."
  }
  var noTerminalForEditor: String {
    "Düzenleyici açılacak bir terminal yok. METİN verin veya standart girdi için - yazın."
  }
  func yourText(isIn file: String) -> String { "Metniniz şu dosyada: \(file)." }
  func keptBoth(_ name: String) -> String {
    "\(quoted(name)) başka yerde de değişmiş. İki sürüm de notta, ▼ ile ▲ arasında."
  }
  func noNoteTagged(_ tag: String) -> String { "\(quoted(tag)) etiketli not yok." }
  func foundInstead(_ corrected: String) -> String {
    "Bu sözcüklerin hepsini içeren not yok; bunlarda “\(corrected)” var."
  }
  var noNoteFound: String { "Bu sözcüklerin hepsini içeren not yok." }
  func isEmpty(_ folder: NoteFolder) -> String {
    switch folder {
    case .notes: "Henüz not yok."
    case .archive: "Arşiv boş."
    case .trash: "Çöp kutusu boş."
    }
  }
}
