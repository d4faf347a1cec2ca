// The help of `tote note today`, `rename`, `links` and the like, and what they say.

import ToteModel
import Tote

extension English {
  var noteTodayHelp: CommandHelp {
    CommandHelp(
      summary: "Write in today's note",
      details: [
        "The note of the day has the date as its title, such as 2026-11-27, and is made when first written to.",
        "• TEXT is added on a new line; - reads it from standard input.",
        "• Without a text, the note opens in your editor: $VISUAL, $EDITOR or vi.",
      ],
      examples: [
        .init("tote note today 'Called the plumber.'", "add a line to the note of the day")
      ])
  }

  var noteRenameHelp: CommandHelp {
    CommandHelp(
      summary: "Give a note another title",
      details: [
        "NOTE is a whole title, ignoring case and accents, or an id. Links to the old title stay as they are, and the notes that have them are named; with --update-links they follow, in the same undo step."
      ],
      examples: [
        .init("tote note rename -u Pancakes Crêpes", "rename it, and the links to it")
      ])
  }

  var noteLinksHelp: CommandHelp {
    CommandHelp(
      summary: "Print what a note links to",
      details: [
        "One title per line, in the order of the text. Titles without a note are named on standard error. Exits with 3 if there is no link."
      ],
      examples: [
        .init("tote note links Week", "print the recipes of the week")
      ])
  }

  var noteBacklinksHelp: CommandHelp {
    CommandHelp(
      summary: "Print the notes that link to a note",
      details: [
        "One title per line, the last changed first. Exits with 3 if there is none."
      ],
      examples: [
        .init("tote note backlinks Pancakes", "find the plans with pancakes")
      ])
  }

  var noteAliasHelp: CommandHelp {
    CommandHelp(
      summary: "Give a note other titles",
      details: [
        "Links, commands and the search find the note by them, too. Without any, they are printed."
      ],
      examples: [
        .init("tote note alias Pancakes Crêpes", "a link to [[Crêpes]] leads to Pancakes")
      ])
  }

  var notePinHelp: CommandHelp {
    CommandHelp(
      summary: "Keep a note at the top",
      examples: [
        .init("tote note pin pancakes", "pin it")
      ])
  }

  var noteUnpinHelp: CommandHelp {
    CommandHelp(
      summary: "No longer keep a note at the top",
      examples: [
        .init("tote note unpin pancakes", "unpin it")
      ])
  }

  var noteArchiveHelp: CommandHelp {
    CommandHelp(
      summary: "Move a note to the archive",
      details: [
        "tote note ls --archive shows what is there; tote note restore brings it back."
      ],
      examples: [
        .init("tote note archive pancakes", "archive it")
      ])
  }

  var noteRestoreHelp: CommandHelp {
    CommandHelp(
      summary: "Bring a note back from the archive or the trash",
      details: [
        "tote note ls --archive and --trash show what is there."
      ],
      examples: [
        .init("tote note restore pancakes", "bring it back")
      ])
  }

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
