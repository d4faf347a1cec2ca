import ToteModel
import Tote

extension French {
  var storeHelp: CommandHelp {
    CommandHelp(
      summary: "Voir et modifier ce que Tote sait d’un magasin",
      examples: [
        .init("tote store aisles Lidl", "afficher l’ordre des rayons chez Lidl")
      ])
  }

  var storeAislesHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher ou fixer l’ordre des rayons d’un magasin",
      details: [
        "Affiche les rayons, un par ligne, dans l’ordre de l’application et de tote ls --store. Tote l’apprend "
          + "de l’ordre dans lequel vous y cochez.",
        "Les rayons indiqués passent en tête, dans cet ordre ; les autres suivent, dans leur ordre actuel. Ils se "
          + "lisent comme après #, donc deux lettres suffisent ; mettez entre apostrophes les noms de plusieurs mots.",
      ],
      examples: [
        .init("tote store aisles Lidl", "afficher l’ordre des rayons chez Lidl"),
        .init(
          "tote store aisles Lidl fruits pain crémerie",
          "mettre les fruits en premier, puis le pain, puis la crémerie"),
      ])
  }
}
