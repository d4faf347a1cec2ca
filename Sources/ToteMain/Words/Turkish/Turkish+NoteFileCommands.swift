// The help of `tote note export`, `import` and `mirror`, and what they say.

import ToteModel
import Tote
import ToteFormats

extension Turkish {
  var noteExportHelp: CommandHelp {
    CommandHelp(
      summary: "Her notu kendi dosyasına yaz",
      details: [
        "KLASÖR yoksa oluşturulur. Çöpte olmayan her not BAŞLIK.md olur: bilgileri iki tire satırı arasında, metni altında; Obsidian, zk ve Jekyll böyle okur.",
        "Var olan bir dosya yalnızca aynı notunsa değiştirilir; değişmeyene dokunulmaz.",
      ],
      examples: [.init("tote note export ~/Notes", "bütün notları dosya olarak yaz")])
  }

  var noteImportHelp: CommandHelp {
    CommandHelp(
      summary: "Dosyalardan not oku",
      details: [
        "Markdown veya düz metin dosyaları, bir klasördeki hepsi. Dosyasındaki kimlikten, yoksa başlığından tanınan not değişir; yinelemek hiçbir şeyi çoğaltmaz. Tek geri alma hepsini geri alır.",
        "Bağlantılara ve gizli dosyalara dokunulmaz. UTF-16 okunur; UTF-8 olmayan Latin-1 olarak okunur ve adı söylenir.",
      ],
      examples: [.init("tote note import ~/Vault", "bir klasör dolusu notu al")])
  }

  func exportedNotes(_ count: Int, to folder: String) -> String {
    "\(files(count)) \(folder) içine yazıldı"
  }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) yeni, \(changed) değişti, \(same) aynı"
  }
  func readAsLatin1(_ files: [String]) -> String {
    "Latin-1 olarak okundu: \(files.joined(separator: ", "))."
  }

  var noteMirrorHelp: CommandHelp {
    CommandHelp(
      summary: "Notlarla bir klasördeki dosyaları aynı tut",
      details: [
        "Her notun KLASÖR içinde bir dosyası olur, oradaki her Markdown dosyası da bir nottur. Bir tarafta değişen öbürüne geçer. İkisinde de değişen satır satır birleşir; olmazsa notta ikisi de kalır ve bu söylenir. Silinen dosyanın notu çöpe gider; tersi de öyledir.",
        "Dosyanın yalnızca değişen yerleri yazılır, öteki ön bilgileri kalır. Eklere, gizli dosyalara ve bağlantılara dokunulmaz. Son eşitlenen durum bu bilgisayarda saklanır.",
        "Sürmesi için --watch verin: Ctrl+C’ye kadar her değişiklik hemen geçer.",
      ],
      examples: [
        .init("tote note mirror ~/Vault", "iki tarafı da güncelle"),
        .init("tote note mirror --watch ~/Vault", "iki tarafı hep güncel tut"),
      ])
  }

  var noteRecoverHelp: CommandHelp {
    CommandHelp(
      summary: "Tote kapanınca düzenleyicide kalanı al",
      details: [
        "Düzenleyicide ($EDITOR) yazılan, geldiği nota girer; o not bu arada değiştiyse yeni bir not olur. Geri alınabilir. Önce düzenleyiciyi kapatın."
      ],
      examples: [.init("tote note recover", "kalan bütün metinleri al")])
  }

  func mirrored(_ report: NoteMirror.Report) -> String {
    let parts = [
      report.notes == 0 ? "" : "\(files(report.notes)) değişti",
      report.files == 0 ? "" : "\(report.files) dosya yazıldı",
      report.trashed == 0 ? "" : "\(files(report.trashed)) çöpe taşındı",
      report.removed == 0 ? "" : "\(report.removed) dosya silindi",
    ].filter { !$0.isEmpty }
    return parts.isEmpty ? "Hiçbir şey değişmedi." : parts.joined(separator: ", ")
  }
  func leftAloneAsNotUTF8(_ files: [String]) -> String {
    "UTF-8 olmadıkları için dokunulmadı: \(files.joined(separator: ", "))."
  }

  private func files(_ count: Int) -> String { "\(count) not" }
}
