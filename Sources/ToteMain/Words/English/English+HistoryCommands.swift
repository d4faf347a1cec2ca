import ToteModel
import Tote

extension English {
  var historyHelp: CommandHelp {
    CommandHelp(
      summary: "Show what was done, and by which program",
      details: [
        "Prints one step per line, the newest first: its number, when it was, the program, and what was done. "
          + "Steps made in the app, on the command line and by others who share a list are all there.",
        "tote undo STEP undoes a single step; without a number it undoes the one marked as next to undo.",
      ],
      examples: [
        .init("tote history", "show the last twenty steps"),
        .init(
          "tote history -n 1 --json | jq '.[0].number'", "print the number of the last step for a script"),
      ])
  }

  var watchHelp: CommandHelp {
    CommandHelp(
      summary: "Print each change as it happens",
      details: [
        "Prints a line for each change to lists or notes, whichever program makes it. Its fields, separated by tabs:",
        "• the number, from which --since resumes",
        "• the time, in UTC",
        "• the program: app, command-line, sync or unknown",
        "• what was done",
        "• the lists it was done to, if any",
        "Without --since, it begins with the next change. It runs until the pipe is closed or you press Ctrl+C, "
          + "and uses no processor time while nothing happens.",
        "--since prints everything after that number first. It exits with 1 if the journal no longer goes back that far: "
          + "then read the lists again, and resume from the last step of tote history.",
      ],
      examples: [
        .init("tote watch", "print what happens from now on"),
        .init(
          "tote watch --since 41 --list Party", "print what happened to the party's list after change 41"),
        .init(
          "tote watch | while read -r change; do tote lists; done", "show how much is left after each change"),
      ])
  }
}
