import ToteModel

extension Turkish {
  var lastBought: String { "Son alım" }
  var usually: String { "Genelde" }
  func everyDays(_ days: Int64) -> String { days == 1 ? "her gün" : "\(days) günde bir" }
  var boughtBefore: String { "Alındı" }
  func times(_ count: Int) -> String { count == 1 ? "bir kez" : "\(count) kez" }
  var wantedFor: String { "Tarif" }
  var nextTime: String { "Sonraki" }
  var cheapestNow: String { "En ucuz" }
  var priceOverTime: String { "Fiyat" }
  var lowest: String { "en düşük" }
  var highest: String { "en yüksek" }
  func sameSince(_ day: Moment) -> String { "\(longDay(day)) tarihinden beri aynı" }

  var nothingBoughtBefore: String {
    "Henüz alınmadı. Nereden, ne sıklıkta ve kaça aldığınız burada görünecek."
  }

  var itemCount: String { "Ürün" }
  var sumOfPrices: String { "Toplam" }
  var withoutPrice: String { "Fiyatsız" }
}
