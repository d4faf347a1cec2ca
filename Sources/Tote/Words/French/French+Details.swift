import ToteModel

extension French {
  var lastBought: String { "Dernier achat" }
  var usually: String { "D’habitude" }
  func everyDays(_ days: Int64) -> String { days == 1 ? "tous les jours" : "tous les \(days) jours" }
  var boughtBefore: String { "Acheté" }
  func times(_ count: Int) -> String { count == 1 ? "une fois" : "\(count) fois" }
  var wantedFor: String { "Pour" }
  var nextTime: String { "Prochain ajout" }
  var cheapestNow: String { "Moins cher" }
  var priceOverTime: String { "Prix" }
  var lowest: String { "min." }
  var highest: String { "max." }
  func sameSince(_ day: Moment) -> String { "inchangé depuis le \(longDay(day))" }

  var nothingBoughtBefore: String {
    "Pas encore acheté. Vous verrez ici où vous l’achetez, à quel rythme et à quel prix."
  }

  var itemCount: String { "Articles" }
  var sumOfPrices: String { "Total" }
  var withoutPrice: String { "Sans prix" }
}
