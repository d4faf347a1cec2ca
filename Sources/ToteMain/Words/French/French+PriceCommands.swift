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

  var priceJSONOption: String { "Afficher les achats en JSON, avec tous les champs" }
  var priceDateOption: String {
    "Donner un prix à ce qui a été acheté ce jour-là, par exemple 2026-01-31, même s’il en a déjà un"
  }
  var dateWithoutItem: String { "--date ne vaut que pour un article : précisez lequel." }
  func noPurchase(of item: String, on day: String) -> String {
    "Aucun achat de \(quoted(item)) n’est connu le \(day)."
  }
  func allPriced(_ item: String?) -> String {
    item.map { "Aucun achat sans prix pour \(quoted($0))." } ?? "Tous les achats ont un prix."
  }
  func notAPrice(_ text: String) -> String {
    "\(quoted(text)) n’est pas un prix. Donnez-le avec sa devise, comme 1,20€."
  }
  func priceDoesNotFit(_ price: Price, _ item: String) -> String {
    "\(price.shown) ne convient pas à la quantité de \(quoted(item)). Donnez le prix total de l’achat."
  }
  func priced(_ item: String, _ price: String, on day: String) -> String { "\(item), \(day) : \(price)" }
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

  var pricesJSONOption: String { "Afficher les achats en JSON, avec tous les champs" }
  var spentByOption: String {
    "Additionner par week (semaine), month (mois), category (rayon), store (magasin) ou item (article) ; par défaut : month"
  }
  var spentSinceOption: String { "Seulement à partir de ce jour, par exemple 2026-01-31" }
  var spentJSONOption: String { "Afficher les totaux en JSON" }

  var lastPrice: String { "dernier" }
  var lowestPrice: String { "le plus bas" }
  var cheapestStore: String { "le moins cher" }
  func noPrices(_ item: String) -> String {
    "Aucun prix connu pour \(quoted(item)). Cochez un article avec son prix pour le mémoriser."
  }
  var nothingSpent: String { "Aucune dépense sur cette période." }
  var total: String { "total" }
  func notADate(_ text: String) -> String {
    "\(quoted(text)) n’est pas une date. Donnez l’année, le mois et le jour, comme 2026-01-31."
  }
}
