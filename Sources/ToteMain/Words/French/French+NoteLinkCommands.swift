// The help of `tote note today`, `rename`, `links` and the like, and what they say.

import ToteModel
import Tote

extension French {
  func aliases(_ titles: [String], of name: String) -> String {
    titles.isEmpty
      ? "\(quoted(name)) n’a plus d’autre titre"
      : "Autres titres de \(quoted(name)) : \(titles.map { quoted($0) }.joined(separator: ", "))"
  }
  func updatedLinks(in notes: [String]) -> String {
    "Liens changés dans \(notes.map { quoted($0) }.joined(separator: ", "))"
  }
  func linksAreDead(_ notes: [String], to title: String) -> String {
    "\(notes.map { quoted($0) }.joined(separator: ", ")) \(notes.count == 1 ? "renvoie" : "renvoient") encore à \(quoted(title)) ; --update-links le changerait."
  }
}
