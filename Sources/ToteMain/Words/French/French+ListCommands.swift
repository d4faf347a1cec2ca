import Tote
import ToteModel

extension French {
  var lsHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher une liste",
      details: [
        "Un article par ligne, dans l’ordre de l’application (par défaut : la première liste).",
        "• Dans un terminal, les articles sont groupés par rayon.",
        "• Hors d’un terminal, il n’y a que les articles ; avec --all, chacun suit le nom de sa liste.",
        "--store montre aussi ce qui s’achète n’importe où. L’ordre des rayons s’apprend de l’ordre dans lequel vous cochez ; "
          + "vous pouvez le changer dans l’application.",
        "Un FILTRE se lit comme dans l’application ; tous ses termes doivent correspondre :",
        "• lait avoine : les deux mots, dans n’importe quel ordre ; \"lait d’avoine\" : exactement ces mots",
        "• @lidl, #crémerie : un magasin, un rayon",
        "• >2€, <=5€ : une fourchette de prix",
        "• is:ticked, is:priced, is:unpriced : dans le panier, avec un prix, sans prix",
        "• -lait : tout sauf le lait ; à faire précéder de --",
        "Sans nom de liste, le filtre doit commencer par @, #, <, >, is: ou un guillemet. Le shell interprète #, <, > et les guillemets : "
          + "mettez-les entre apostrophes. S’il n’y a pas de résultat, le code de retour est 3.",
      ],
      examples: [
        .init("tote ls", "afficher la première liste"),
        .init("tote ls --todo Fête", "afficher ce qu’il reste à acheter pour la fête"),
        .init("tote ls Courses lait '<2€'", "afficher le lait à moins de deux euros"),
        .init("tote ls --sort newest --limit 3", "afficher les derniers ajouts"),
        .init("tote ls --todo --store Lidl", "afficher ce qu’il faut acheter chez Lidl, rayon par rayon"),
        .init("tote ls --ids @lidl | cut -d ' ' -f 1 | tote done -", "cocher tout ce qui vient de Lidl"),
        .init(
          "tote ls --format '{name}\\t{amount}'", "afficher le nom et la quantité, séparés par une tabulation"
        ),
        .init(
          "tote ls --json | jq -r '.[] | select(.ticked | not) | .name'", "afficher les noms pour un script"),
      ])
  }

  var listsHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher toutes les listes",
      details: [
        "Les listes de même nom sont affichées avec leur date de création et un identifiant court, accepté par toutes les "
          + "commandes."
      ],
      examples: [
        .init("tote lists", "afficher chaque liste et ce qu’il reste à y acheter"),
        .init("tote lists --json | jq -r '.[].name'", "afficher les noms pour un script"),
      ])
  }

  var undoHelp: CommandHelp {
    CommandHelp(
      summary: "Annuler la dernière modification",
      details: [
        "Annule la dernière modification, qu’elle vienne de l’application ou de la ligne de commande.",
        "Avec le numéro d’une ÉTAPE de tote history, n’annule que celle-ci, si aucune étape suivante n’en dépend ; sinon, dit "
          + "laquelle en dépend, et le code de retour est 1. Cette annulation peut s’annuler comme toute modification.",
      ],
      examples: [
        .init("tote undo", "annuler la dernière modification et dire laquelle"),
        .init("tote undo 41", "annuler l’étape 41 sans toucher à ce qui suit"),
      ])
  }

  var redoHelp: CommandHelp {
    CommandHelp(
      summary: "Rétablir ce qui vient d’être annulé",
      examples: [.init("tote redo", "rétablir la modification et dire laquelle")])
  }

  func unknownField(_ name: String, known: [String]) -> String {
    "\(quoted(name)) n’est pas un champ d’article. Les champs sont \(known.joined(separator: ", "))."
  }
  func filterNotUnderstood(_ words: [String]) -> String {
    "Non reconnu dans le filtre : \(words.joined(separator: " "))"
  }
}
