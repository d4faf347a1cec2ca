// The help of `tote note today`, `rename`, `links` and the like, and what they say.

import ToteModel
import Tote

extension Spanish {
  func aliases(_ titles: [String], of name: String) -> String {
    titles.isEmpty
      ? "\(quoted(name)) ya no tiene otros títulos"
      : "Otros títulos de \(quoted(name)): \(titles.map { quoted($0) }.joined(separator: ", "))"
  }
  func updatedLinks(in notes: [String]) -> String {
    "Enlaces cambiados en \(notes.map(quoted).joined(separator: ", "))"
  }
  func linksAreDead(_ notes: [String], to title: String) -> String {
    "\(notes.map(quoted).joined(separator: ", ")) \(notes.count == 1 ? "enlaza" : "enlazan") todavía a \(quoted(title)); --update-links lo cambiaría."
  }
}
