import ToteModel

extension Spanish {
  var lastBought: String { "Última compra" }
  var usually: String { "Normalmente" }
  func everyDays(_ days: Int64) -> String { days == 1 ? "cada día" : "cada \(days) días" }
  var boughtBefore: String { "Comprado" }
  func times(_ count: Int) -> String { count == 1 ? "una vez" : "\(count) veces" }
  var wantedFor: String { "Para" }
  var nextTime: String { "Próxima vez" }
  var cheapestNow: String { "Más barato" }
  var priceOverTime: String { "Precio" }
  var lowest: String { "mín." }
  var highest: String { "máx." }
  func sameSince(_ day: Moment) -> String { "igual desde el \(longDay(day))" }

  var nothingBoughtBefore: String {
    "Aún no se ha comprado. Aquí verás dónde lo compras, cada cuánto y a qué precio."
  }

  var itemCount: String { "Artículos" }
  var sumOfPrices: String { "Total" }
  var withoutPrice: String { "Sin precio" }
}
