// The help of `tote note today`, `rename`, `links` and the like, and what they say.

import ToteModel
import Tote

extension English {
  func aliases(_ titles: [String], of name: String) -> String {
    titles.isEmpty
      ? "No other title for \(quoted(name)) now"
      : "\(quoted(name)) is also called \(titles.map { quoted($0) }.joined(separator: ", "))"
  }
  func updatedLinks(in notes: [String]) -> String {
    "Changed the links in \(notes.map(quoted).joined(separator: ", "))"
  }
  func linksAreDead(_ notes: [String], to title: String) -> String {
    "\(notes.map(quoted).joined(separator: ", ")) still \(notes.count == 1 ? "links" : "link") to \(quoted(title)); --update-links would change that."
  }
}
