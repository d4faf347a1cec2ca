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

  func askToDeleteForever(_ names: [String]) -> String {
    names.count == 1
      ? "“\(names[0])” kalıcı olarak silinsin mi?" : "\(names.count) not kalıcı olarak silinsin mi?"
  }
}
