import Tote

extension Turkish {
  var cookHelp: CommandHelp {
    CommandHelp(
      summary: "Tarifin malzemelerini listeye ekle",
      details: [
        "Tarif, kutuları olan ve kaç kişilik olduğunu söyleyen bir nottur: 4 kişilik. İşaretlenmemiş kutular tek adımda eklenir; "
          + "işaretliler eklenmez.",
        "• --for miktarları uyarlar. Sayılanlar yukarı, 50 g veya ml üstündekiler en yakın 5'e yuvarlanır.",
        "• Plan, tariflere bağlantı veren bir nottur. Tarifler birlikte eklenir: aynı ürünlerin miktarları toplanır.",
        "• Bağlantının ardından ne kadar olduğu yazılır: [[Krep]] x2, [[Çorba]] 6 kişilik.",
        "NOT; başlık, başlığın başka nota uymayan bir başlangıcı veya kimliktir.",
      ],
      examples: [
        .init("tote cook krep --for 6", "altı kişiye yetecek kadarını ekler"),
        .init("tote cook Hafta --dry-run", "haftanın tariflerinin ne ekleyeceğini gösterir"),
      ])
  }

  var cookForOption: String { "Kaç kişilik (varsayılan: tarifteki kadar)" }

  func noBoxes(in note: String) -> String {
    "\(quoted(note)) notunda kutu yok, kutusu olan bir nota bağlantı da yok."
  }
  func allBoxesTicked(in note: String) -> String {
    "\(quoted(note)) notundaki tüm kutular işaretli. Hiçbir şey eklenmedi."
  }
  func noServings(in note: String) -> String {
    "\(quoted(note)) kaç kişilik olduğunu söylemiyor. Şöyle bir satır ekleyin: 4 kişilik."
  }
  func planHasNoServings(_ note: String) -> String {
    "\(quoted(note)) bir plan. Kaç kişilik olduğunu her bağlantının ardına yazın: [[Çorba]] 6 kişilik."
  }
  func tooManyServings(_ limit: Int) -> String { "--for en fazla \(limit) olabilir." }
  func notScaled(_ recipe: String) -> String {
    "\(quoted(recipe)) kaç kişilik olduğunu söylemiyor. Miktarları değiştirilmedi."
  }
}
