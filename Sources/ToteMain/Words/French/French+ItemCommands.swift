import Tote
import ToteModel

extension French {
  var addHelp: CommandHelp {
    CommandHelp(
      summary: "Ajouter des articles à une liste",
      details: [
        "Les mots sans apostrophes forment un seul article ; de plusieurs lignes entre apostrophes, chacune en est un. Elles sont lues comme dans l’application :",
        "  \(addingPattern)",
        "• La quantité s’ajoute à celle d’un article déjà présent ; un article coché est décoché.",
        "• Unités : \(Unit.names(in: language)). En toutes lettres et au pluriel aussi. 2x500 g, c’est deux de 500 g ; pack de 6 bières, un paquet.",
        "• Un prix est un nombre précédé ou suivi de \(alternatives(Currency.signs)), ou à deux décimales "
          + "en fin de ligne : 6,49. C’est le prix de toute la ligne, sauf s’il est à l’unité : 1,99€/kg, 0,30€/x, 0,30 la pièce. "
          + "De plusieurs prix à la suite, le dernier compte, de même qu’une quantité en fin de ligne : 2 l lait 3 l.",
        "• Après 1 à 9 litres, kilos, livres ou gallons entiers, pièce veut dire chacun d’eux : 2 l lait 1,09€ pièce coûte 2,18 €. Après un "
          + "autre poids ou volume, c’est le paquet : 500 g fromage 4,20€ pièce.",
        "• Entre guillemets, le texte est pris tel quel : \"7 up\" est un nom, @\"Grand Frais\" un magasin, #\"Pour bébé\" un "
          + "rayon.",
        "Le shell interprète #, $, ! et les guillemets : mettez la ligne entre apostrophes.",
        "Si - est le seul mot, ajoute les lignes de l’entrée standard, lues comme un texte collé, en une seule action annulable : tout ou rien.",
      ],
      examples: [
        .init("tote add 2 kg de pommes", "ajouter deux kilos, ou deux de plus"),
        .init("tote add '2 l lait' '6 œufs' pain", "ajouter trois articles"),
        .init("tote add --list Fête 'chips x3 @Lidl !les salées'", "ajouter à une autre liste"),
        .init(
          "tote add '6 boîtes \"7 up\" @\"Grand Frais\" 4,50€'",
          "guillemets entre apostrophes : un nom et un magasin en deux mots"),
        .init("tote add '12 œufs 0,30€ la pièce'", "le prix à la pièce ; la ligne coûte 3,60 €"),
        .init("tote add -q - < habituel.txt", "ajouter chaque ligne d’un fichier"),
      ])
  }

  var editHelp: CommandHelp {
    CommandHelp(
      summary: "Modifier un article",
      details: [
        "Les mots après ARTICLE forment sa nouvelle ligne, lue comme pour tote add : ce qu’elle ne dit pas disparaît. "
          + "L’article se désigne comme pour tote done.",
        "Sans eux, affiche la ligne qui décrit l’article ; il est ainsi facile de n’en changer qu’une partie.",
        "Si un article porte déjà le nouveau nom, les deux sont fusionnés.",
      ],
      examples: [
        .init("tote edit lait 2 l lait d\\'avoine @Lidl", "le modifier"),
        .init("tote edit lait $(tote edit lait) @Lidl", "ne changer que le magasin"),
      ])
  }

  var doneHelp: CommandHelp {
    CommandHelp(
      summary: "Cocher des articles",
      details: [
        "Un ARTICLE est un nom complet ou un identifiant, sans tenir compte de la casse ni des accents ; un nom de plusieurs "
          + "mots se met entre apostrophes. Si deux articles portent le même nom, précisez ce qui les distingue : 'lait @Lidl'.",
        "Ce qui est coché compte comme acheté. Ajouter de nouveau un article le décoche.",
        "Si - est le seul mot, coche chaque ligne de l’entrée standard, en une seule action annulable : tout ou rien.",
      ],
      examples: [
        .init("tote done pommes 'tomates cerises'", "cocher les deux"),
        .init("tote ls --json | jq -r '.[].name' | tote done -", "tout cocher"),
      ])
  }

  var untickHelp: CommandHelp {
    CommandHelp(
      summary: "Décocher des articles",
      details: [
        "Les articles se désignent comme pour tote done. Dans les douze heures, décocher veut dire que l’article n’a finalement "
          + "pas été acheté ; plus tard, qu’il en faut de nouveau.",
        "Si l’article est entre-temps revenu sur la liste, les deux sont fusionnés.",
        "Si - est le seul mot, décoche chaque ligne de l’entrée standard, en une seule action annulable : tout ou rien.",
      ],
      examples: [
        .init("tote untick pommes", "remettre les pommes sur la liste"),
        .init("tote ls --ids is:ticked | cut -d ' ' -f 1 | tote untick -", "tout décocher"),
      ])
  }

  var clearHelp: CommandHelp {
    CommandHelp(
      summary: "Supprimer ce qui est coché",
      details: [
        "Supprime les articles cochés d’une liste. Les achats restent dans tote spent, et tote undo restaure les articles."
      ],
      examples: [
        .init("tote clear", "supprimer les articles cochés de la première liste"),
        .init("tote clear --store Lidl", "supprimer seulement ce qui vient d’être coché chez Lidl"),
      ])
  }

  var mvHelp: CommandHelp {
    CommandHelp(
      summary: "Déplacer des articles vers une autre liste",
      details: [
        "Les articles se désignent comme pour tote done. Si LISTE contient déjà le même article, les deux sont "
          + "fusionnés et la nouvelle ligne est affichée.",
        "Si - est le seul article, déplace chaque ligne de l’entrée standard, en une seule action annulable : tout ou rien.",
      ],
      examples: [
        .init("tote mv chips limonade Fête", "déplacer les deux vers une autre liste"),
        .init(
          "tote ls --ids @boulangerie | cut -d ' ' -f 1 | tote mv --create - Samedi",
          "déplacer une partie vers une nouvelle liste"),
      ])
  }

  var rmHelp: CommandHelp {
    CommandHelp(
      summary: "Supprimer des articles",
      details: [
        "Les articles se désignent comme pour tote done. tote undo les restaure.",
        "Si - est le seul mot, supprime chaque ligne de l’entrée standard, en une seule action annulable : tout ou rien.",
      ],
      examples: [
        .init("tote rm lait", "supprimer le lait de la première liste"),
        .init("tote rm -l Fête 'lait @Lidl'", "supprimer d’une autre liste le lait de Lidl seulement"),
      ])
  }

  func leftOut(_ count: Int, first: String) -> String {
    count == 1
      ? "Ligne laissée de côté, car ce n’est pas un article : \(quoted(first))"
      : "\(number(count)) lignes laissées de côté, car ce ne sont pas des articles : \(quoted(first)), …"
  }
  func createdList(_ name: String, isDryRun: Bool) -> String {
    "Liste \(quoted(name)) \(isDryRun ? "à créer" : "créée")."
  }
  func added(_ item: String, to list: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "À ajouter" : "Ajouté") à la liste \(quoted(list)) : \(item)"
  }
  func summed(_ item: String, _ sum: String, was: String?) -> String {
    was.map { "\(item) : \($0) → \(sum)" } ?? "\(item) : sans quantité → \(sum)"
  }
  func isAlready(_ item: String, on list: String, now news: String) -> String {
    "Déjà sur la liste \(quoted(list)) : \(item), désormais \(news)"
  }
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String {
    let added = isDryRun ? "à ajouter" : agreed(count, "ajouté", "ajoutés")
    return "\(items(count)) \(added) à la liste \(quoted(list))"
      + (already == 0 ? "" : " ; \(number(already)) \(agreed(already, "y était", "y étaient")) déjà")
  }
  func second(_ detail: UniqueDetail, inName name: String) -> String {
    "Un article n’a qu’\(only(detail)). L’autre fait maintenant partie du nom : \(quoted(name))"
  }
  func replaced(_ prices: [Price], by price: Price) -> String {
    let old = prices.map(\.shown).joined(separator: ", ")
    return "Le dernier prix compte : \(price.shown), et non \(old)."
  }

  func tickedMany(_ count: Int, on list: String, already: Int) -> String {
    let ticked = "\(items(count)) \(agreed(count, "coché", "cochés")) sur la liste \(quoted(list))"
    return already == 0
      ? ticked : "\(ticked) ; \(number(already)) \(agreed(already, "l’était", "l’étaient")) déjà"
  }
  func untickedMany(_ count: Int, on list: String, already: Int) -> String {
    let unticked = "\(items(count)) \(agreed(count, "décoché", "décochés")) sur la liste \(quoted(list))"
    return already == 0
      ? unticked : "\(unticked) ; \(number(already)) ne \(agreed(already, "l’était", "l’étaient")) pas"
  }
  func movedMany(_ count: Int, to list: String) -> String {
    "\(items(count)) \(agreed(count, "déplacé", "déplacés")) vers la liste \(quoted(list))"
  }
  func merged(_ line: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "À fusionner" : "Fusionné") avec l’article déjà présent : \(line)"
  }
  func mergedMany(_ count: Int, isDryRun: Bool) -> String {
    "\(items(count)) \(isDryRun ? "à fusionner" : agreed(count, "fusionné", "fusionnés")) avec des articles déjà présents"
  }
  func nothingToClear(_ list: String, in shop: Shop?) -> String {
    shop.map { "\($0.name) : rien ne vient d’être coché sur la liste \(quoted(list))." }
      ?? "Rien n’est coché sur la liste \(quoted(list))."
  }

  func deletedMany(_ count: Int, on list: String, already: Int) -> String {
    let deleted = "\(items(count)) \(agreed(count, "supprimé", "supprimés")) de la liste \(quoted(list))"
    return already == 0
      ? deleted : "\(deleted) ; \(number(already)) \(agreed(already, "l’était", "l’étaient")) déjà"
  }

  func items(_ count: Int) -> String { counted(count, "article", "articles") }
  func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(number(count)) \(agreed(count, one, many))"
  }
  /// Zero is singular too.
  private func agreed(_ count: Int, _ one: String, _ many: String) -> String { count < 2 ? one : many }
}
