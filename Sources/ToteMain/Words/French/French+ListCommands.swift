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

  var lsAllOption: String { "Toutes les listes non archivées" }
  var lsTodoOption: String { "Seulement ce qui n’est pas coché" }
  var lsSortOption: String {
    "Trier par own (votre ordre), name (nom), store (magasin) ou newest (derniers ajouts), sans les rayons"
  }
  var lsGroupOption: String {
    "Grouper par category (rayon) ou store (magasin), ou ne pas grouper (none)"
  }
  var lsStoreOption: String { "Ce qui s’achète dans un magasin ou n’importe où, dans l’ordre de ses rayons" }
  var lsLimitOption: String { "Nombre maximal d’articles" }
  var lsIDsOption: String { "Afficher l’identifiant devant chaque article" }
  var lsFormatOption: String {
    "Afficher chaque article selon un modèle, comme '{name}\\t{amount}', avec les champs de --json"
  }
  var lsJSONOption: String { "Afficher les articles en JSON, avec tous les champs" }

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

  var listsAllOption: String { "Afficher aussi les listes archivées" }
  var listsJSONOption: String { "Afficher les listes en JSON, avec tous les champs" }

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

  var allTakesNoList: String {
    "--all affiche toutes les listes : retirez le nom, ou retirez --all."
  }
  var emptyStore: String { "Le nom du magasin est vide." }
  var storeOrGroup: String {
    "Utilisez --store ou --group, pas les deux. Avec --store, les articles suivent les rayons."
  }
  var formatAlone: String { "Utilisez --format sans --json ni --ids ; {id} est l’identifiant." }
  var unclosedField: String {
    "Une accolade ouvre un champ sans le fermer. Écrivez {name} pour un champ, {{ pour une accolade."
  }
  func unknownField(_ name: String, known: [String]) -> String {
    "\(quoted(name)) n’est pas un champ d’article. Les champs sont \(known.joined(separator: ", "))."
  }
  var listIsEmpty: String { "La liste est vide." }
  func filterNotUnderstood(_ words: [String]) -> String {
    "Non reconnu dans le filtre : \(words.joined(separator: " "))"
  }
  func toFilterFirst(_ command: String) -> String { "Pour filtrer la première liste : \(command)" }
  func nothingMatches(_ filter: String) -> String { "Aucun résultat pour \(quoted(filter))." }
  func undid(_ title: String) -> String { "Annulé : \(title)" }
  func redid(_ title: String) -> String { "Rétabli : \(title)" }
  var nothingToUndo: String { "Rien à annuler." }
  var nothingToRedo: String { "Rien à rétablir." }
}
