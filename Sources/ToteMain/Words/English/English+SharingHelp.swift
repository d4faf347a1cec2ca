import ToteModel
import Tote

extension English {
  var shareHelp: CommandHelp {
    CommandHelp(
      summary: "Share a list through a server",
      details: [
        "The list becomes a collection on your CalDAV server, which other people and phones can use too. Log in first: tote help sync login.",
        "Everything keeps working offline. While the app is open, it sends and fetches changes by itself.",
        "With --join, prints the lists on the server, or joins one of them.",
      ],
      examples: [
        .init("tote share Groceries", "share a list"),
        .init("tote share --join", "see the lists on the server"),
        .init("tote share --join Groceries", "join a list that somebody shares"),
        .init(
          "tote share --join https://dav.example.org/house/food/",
          "join a list of somebody else's by its address"),
      ])
  }

  var unshareHelp: CommandHelp {
    CommandHelp(
      summary: "Stop sharing a list",
      details: ["Nothing is deleted: the list stays here and, without --delete-on-server, on the server."],
      examples: [
        .init("tote unshare Groceries", "stop sharing a list"),
        .init("tote unshare --delete-on-server Groceries", "also delete it there, for everybody"),
      ])
  }

  var syncHelp: CommandHelp {
    CommandHelp(
      summary: "Send and fetch the changes of shared lists",
      details: [
        "Syncs one list or all, once. The app syncs by itself while it is open; a system timer can do it at other times.",
        "Exits with 5 if the server can't be reached or refuses.",
      ],
      examples: [
        .init("tote sync login https://dav.example.org --user ada", "log in to a server"),
        .init("tote sync", "send and fetch everything"),
        .init("tote sync status", "see where things stand"),
      ])
  }

  var syncLoginHelp: CommandHelp {
    CommandHelp(
      summary: "Log in to a CalDAV server",
      details: [
        "Radicale, Xandikos, Nextcloud, Baikal and others. Without an option for the password, asks for it and keeps it in a file that only you can read.",
        "Without a URL, asks whether to use the account that the database names, for instance after you moved it to another machine.",
      ],
      examples: [
        .init(
          "tote sync login https://dav.example.org --user ada --password-command 'pass show dav'",
          "get the password from a command")
      ])
  }

  var syncLogoutHelp: CommandHelp {
    CommandHelp(
      summary: "Log out of the server",
      details: ["Lists are no longer shared from here. Nothing is deleted, neither here nor on the server."],
      examples: [.init("tote sync logout", "log out")])
  }
  var syncStatusHelp: CommandHelp {
    CommandHelp(
      summary: "Show where shared lists stand",
      examples: [.init("tote sync status", "see where things stand")])
  }
  var syncLogHelp: CommandHelp {
    CommandHelp(
      summary: "Show what others changed and what was merged",
      examples: [.init("tote sync log", "see what others changed")])
  }
  var syncHeldHelp: CommandHelp {
    CommandHelp(
      summary: "Decide what happens to held deletions",
      details: [
        "When much of a list disappears from the server at once, nothing is deleted here until you decide:",
        "• accept: delete it here too",
        "• keep: keep it here and send it to the server again",
      ],
      examples: [.init("tote sync held accept Groceries", "delete here what was deleted elsewhere")])
  }
}
