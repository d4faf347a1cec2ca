// The help of `tote note today`, `rename`, `links` and the like, and what they say.

import ToteModel
import Tote

extension Turkish {
  var noteTodayHelp: CommandHelp {
    CommandHelp(
      summary: "Bugünün notuna yaz",
      details: [
        "Günün notunun başlığı 2026-11-27 gibi tarihtir; ilk yazıldığında oluşturulur.",
        "• METİN yeni satıra eklenir; - metni standart girdiden okur.",
        "• Metin verilmezse not düzenleyicinizde açılır: $VISUAL, $EDITOR veya vi.",
      ],
      examples: [
        .init("tote note today 'Tesisatçı arandı.'", "günün notuna bir satır ekler")
      ])
  }

  var noteRenameHelp: CommandHelp {
    CommandHelp(
      summary: "Notun başlığını değiştir",
      details: [
        "NOT, büyük-küçük harf ve aksan gözetilmeden tam bir başlık veya kimliktir. Eski başlığa giden bağlantılar olduğu gibi kalır ve bulundukları notlar bildirilir; --update-links ile aynı adımda onlar da değişir."
      ],
      examples: [
        .init("tote note rename -u Krep Akıtma", "başlığı ve ona giden bağlantıları değiştirir")
      ])
  }

  var noteLinksHelp: CommandHelp {
    CommandHelp(
      summary: "Notun bağlantılarını yazdır",
      details: [
        "Her satırda, metindeki sırayla bir başlık. Notu olmayan başlıklar standart hataya yazılır. Bağlantı yoksa 3 ile çıkar."
      ],
      examples: [
        .init("tote note links Hafta", "haftanın tariflerini yazdırır")
      ])
  }

  var noteBacklinksHelp: CommandHelp {
    CommandHelp(
      summary: "Bir nota bağlanan notları yazdır",
      details: [
        "Her satırda bir başlık, son değişen önce. Yoksa 3 ile çıkar."
      ],
      examples: [
        .init("tote note backlinks Krep", "krepli planları bulur")
      ])
  }

  var noteAliasHelp: CommandHelp {
    CommandHelp(
      summary: "Nota başka başlıklar ver",
      details: [
        "Bağlantılar, komutlar ve arama notu onlarla da bulur. Başlık verilmezse var olanlar yazdırılır."
      ],
      examples: [
        .init("tote note alias Krep Akıtma", "[[Akıtma]] bağlantısı Krep notuna gider")
      ])
  }

  var notePinHelp: CommandHelp {
    CommandHelp(
      summary: "Notu başa sabitle",
      examples: [
        .init("tote note pin krep", "sabitler")
      ])
  }

  var noteUnpinHelp: CommandHelp {
    CommandHelp(
      summary: "Notun sabitlemesini kaldır",
      examples: [
        .init("tote note unpin krep", "sabitlemeyi kaldırır")
      ])
  }

  var noteArchiveHelp: CommandHelp {
    CommandHelp(
      summary: "Notu arşivle",
      details: [
        "tote note ls --archive arşivdekileri gösterir; tote note restore geri getirir."
      ],
      examples: [
        .init("tote note archive krep", "arşivler")
      ])
  }

  var noteRestoreHelp: CommandHelp {
    CommandHelp(
      summary: "Notu arşivden veya çöpten geri getir",
      details: [
        "tote note ls --archive ve --trash orada olanları gösterir."
      ],
      examples: [
        .init("tote note restore krep", "geri getirir")
      ])
  }

  func aliases(_ titles: [String], of name: String) -> String {
    titles.isEmpty
      ? "\(quoted(name)) notunun artık başka başlığı yok"
      : "\(quoted(name)) notunun diğer başlıkları: \(titles.map { quoted($0) }.joined(separator: ", "))"
  }
  func updatedLinks(in notes: [String]) -> String {
    "Bağlantıları değişen notlar: \(notes.map(quoted).joined(separator: ", "))"
  }
  func linksAreDead(_ notes: [String], to title: String) -> String {
    "Şu notlar hâlâ \(quoted(title)) başlığına bağlanıyor: \(notes.map(quoted).joined(separator: ", ")). --update-links bunu değiştirir."
  }
}
