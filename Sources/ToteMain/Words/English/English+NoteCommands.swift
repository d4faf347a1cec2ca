import Tote
import ToteModel

extension English {
  var noteHelp: CommandHelp {
    CommandHelp(
      summary: "Write, show and search notes",
      examples: [.init("tote note ls", "show all notes")])
  }

  var noteAddHelp: CommandHelp {
    CommandHelp(
      summary: "Write a new note",
      details: [
        "The first word is the title; quote a title of several words. The rest is the text, in Markdown, and a #word in it "
          + "is a tag.",
        "• - instead of the text reads it from standard input.",
        "• - alone reads the title too, from the first line.",
        "• Without any words, your editor opens: $VISUAL, $EDITOR or vi.",
      ],
      examples: [
        .init("tote note add Pancakes 'Flour, eggs, milk. #recipe'", "write a note"),
        .init("git log -1 --format=%B | tote note add -q -", "turn the last commit into a note"),
      ])
  }

  var noteLsHelp: CommandHelp {
    CommandHelp(
      summary: "Show all notes",
      details: [
        "One note per line: its title, its tags and the day it was last changed. Pinned notes come first.",
        "Exits with 3 if no note has the tag.",
      ],
      examples: [
        .init("tote note ls --tag recipe", "show the recipes"),
        .init("tote note ls --json | jq -r '.[].title'", "print the titles for a script"),
      ])
  }

  var noteShowHelp: CommandHelp {
    CommandHelp(
      summary: "Print a note",
      details: [
        "NOTE is a title, any unambiguous prefix of one, or an id. On a terminal the title is printed above the text; in a "
          + "pipe, only the text."
      ],
      examples: [
        .init("tote note show pancakes", "print it"),
        .init("tote note show --json pancakes | jq -r .text", "print exactly its text"),
      ])
  }

  var noteEditHelp: CommandHelp {
    CommandHelp(
      summary: "Change a note",
      details: [
        "NOTE is a whole title, ignoring case and accents, or an id.",
        "• TEXT replaces the text of the note.",
        "• - reads the text from standard input, which may only be empty with --allow-empty.",
        "• Without a text or a title, the note opens in your editor: $VISUAL, $EDITOR or vi.",
      ],
      examples: [
        .init("tote note edit pancakes", "open it in the editor"),
        .init("date | tote note edit -a Log -", "add a line to a note"),
      ])
  }

  var noteRmHelp: CommandHelp {
    CommandHelp(
      summary: "Delete notes",
      details: [
        "Moves the notes to the trash, where they stay for thirty days; tote undo restores them. Each NOTE is a whole "
          + "title, ignoring case and accents, or an id. All are deleted, in one undo step, or none.",
        "--forever can't be undone. It deletes the text from the journal too; only backups made earlier still have it.",
        "On a terminal, --forever asks first. A script has to use --yes; otherwise nothing is deleted, and it exits with 1.",
        "With - as the only word, every line of standard input is a note.",
      ],
      examples: [.init("tote note rm pancakes", "move the note to the trash")])
  }

  var noteSearchHelp: CommandHelp {
    CommandHelp(
      summary: "Search notes",
      details: [
        "Finds notes in which every WORD is the beginning of a word. Best matches come first, each with its first matching line.",
        "• \"red wine\": these words in a row",
        "• -wine: not with this word",
        "• title:wine: in the title",
        "• #house: with this tag, or one below it",
        "• in:archive, in:trash, in:all: elsewhere",
        "• changed:>2026-01-01, changed:2026-11: by the last change",
        "The search of the app understands the same.",
        "Exits with 3 if nothing is found.",
      ],
      examples: [.init("tote note search panc flour", "find the pancakes")])
  }

  func askToDeleteForever(_ names: [String]) -> String {
    names.count == 1 ? "Delete \"\(names[0])\" for ever?" : "Delete \(names.count) notes for ever?"
  }
}
