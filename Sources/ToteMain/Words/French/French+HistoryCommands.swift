import ToteModel
import Tote

extension French {
  var historyHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher ce qui a été fait, et par quel programme",
      details: [
        "Affiche une étape par ligne, de la plus récente à la plus ancienne : son numéro, la date et l’heure, le programme "
          + "et ce qui a été fait, dans l’application, sur la ligne de commande ou par ceux qui partagent une liste.",
        "tote undo ÉTAPE annule une seule étape ; sans numéro, c’est celle marquée comme prochaine à annuler.",
      ],
      examples: [
        .init("tote history", "afficher les vingt dernières étapes"),
        .init(
          "tote history -n 1 --json | jq '.[0].number'",
          "afficher le numéro de la dernière étape pour un script"),
      ])
  }

  var watchHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher chaque modification dès qu’elle a lieu",
      details: [
        "Affiche une ligne par modification des listes ou des notes, quel que soit le programme qui la fait. Ses champs, "
          + "séparés par des tabulations :",
        "• le numéro, à partir duquel --since reprend",
        "• l’heure, en UTC",
        "• le programme : app, command-line, sync ou unknown",
        "• ce qui a été fait",
        "• les listes concernées, s’il y en a",
        "Sans --since, commence par la prochaine modification. Se termine quand le tube est fermé ou avec Ctrl+C, et "
          + "n’occupe pas le processeur tant que rien ne se passe.",
        "--since affiche d’abord tout ce qui suit ce numéro. Le code de retour est 1 si le journal ne remonte plus aussi "
          + "loin : relisez alors les listes, et reprenez à la dernière étape de tote history.",
      ],
      examples: [
        .init("tote watch", "afficher ce qui se passe à partir de maintenant"),
        .init(
          "tote watch --since 41 --list Party",
          "afficher ce qui est arrivé à la liste Party après la modification 41"),
        .init(
          "tote watch | while read -r change; do tote lists; done",
          "afficher ce qu’il reste à acheter après chaque modification"),
      ])
  }
}
