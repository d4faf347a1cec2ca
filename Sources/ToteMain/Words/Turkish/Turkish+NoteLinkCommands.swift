// The help of `tote note today`, `rename`, `links` and the like, and what they say.

import ToteModel
import Tote

extension Turkish {
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
