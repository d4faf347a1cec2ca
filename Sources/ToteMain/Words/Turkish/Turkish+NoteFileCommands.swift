// The help of `tote note export` and `import`, and what they say.

import Tote

extension Turkish {
  var noteExportHelp: CommandHelp {
    CommandHelp(
      summary: "Her notu kendi dosyasına yaz",
      details: [
        "DOSYA bir klasördür, yoksa oluşturulur. Çöpte olmayan her not BAŞLIK.md olur: bilgileri iki tire satırı arasında, metni altında; Obsidian, zk ve Jekyll böyle okur.",
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

  var noteFoldersOption: String { "Klasörleri etiket yap" }
  func exportedNotes(_ count: Int, to folder: String) -> String {
    "\(files(count)) \(folder) içine yazıldı"
  }
  func importedNotes(new: Int, changed: Int, same: Int) -> String {
    "\(files(new)) yeni, \(changed) değişti, \(same) aynı"
  }
  func readAsLatin1(_ files: [String]) -> String {
    "Latin-1 olarak okundu: \(files.joined(separator: ", "))."
  }
  var noNoteFiles: String { "Markdown veya düz metin dosyası yok." }

  private func files(_ count: Int) -> String { "\(count) not" }
}
