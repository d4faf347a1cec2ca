import Tote
import ToteModel

extension French {
  var priceHelp: CommandHelp {
    CommandHelp(
      summary: "Indiquer le prix d’un achat",
      details: [
        "Donne un prix au dernier achat d’ARTICLE qui n’en a pas, même s’il a quitté la liste depuis longtemps. Un nombre seul est dans la devise de sa liste. Le prix compte dans tote spent et tote prices ; tote undo l’annule.",
        "Sans PRIX, affiche les achats sans prix, du plus récent au plus ancien. ARTICLE peut aussi être l’identifiant d’un achat, fourni par --json, pour en corriger le prix. Si cet achat n’existe pas, le code de retour est 3.",
      ],
      examples: [
        .init("tote price", "afficher les achats sans prix"),
        .init("tote price lait '1,20€'", "indiquer le prix du dernier achat de lait"),
        .init("tote price pommes '3€/kg'", "au kilo : selon la quantité"),
      ])
  }

  func allPriced(_ item: String?) -> String {
    item.map { "Aucun achat sans prix pour \(quoted($0))." } ?? "Tous les achats ont un prix."
  }
  func moreUnpriced(_ count: Int) -> String {
    count == 1
      ? "1 achat plus ancien de cet article est sans prix."
      : "\(number(count)) achats plus anciens de cet article sont sans prix."
  }
  func unpricedToList(_ count: Int) -> String { "\(unpriced(count)) : tote price en donne la liste." }

  var pricesHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher ce qu’a coûté un article",
      details: [
        "Le dernier prix, le plus bas et le magasin actuellement le moins cher ; puis tous les achats, du plus récent au plus ancien. Les prix sont comparés au kilo, au litre ou à la pièce.",
        "ARTICLE est un nom coché au moins une fois, sur n’importe quelle liste. Si aucun prix n’est connu, le code de retour est 3.",
      ],
      examples: [
        .init("tote prices lait", "afficher où le lait est le moins cher"),
        .init("tote prices --json lait | jq '.[-1].price.value'", "afficher le dernier prix payé"),
      ])
  }

  var spentHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher les dépenses",
      details: [
        "Additionne les prix de ce qui a été coché. Dans un terminal, la dernière ligne est le total."
      ],
      examples: [
        .init("tote spent", "afficher les dépenses de chaque mois"),
        .init("tote spent --by store --since 2026-01-01", "afficher les dépenses de l’année par magasin"),
        .init("tote spent --by item", "afficher ce que chaque article a coûté"),
      ])
  }
}
