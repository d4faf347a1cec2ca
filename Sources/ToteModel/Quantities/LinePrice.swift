/// What a line costs: its price as it is, or what follows from the price of a piece or a unit and the amount. And the way back,
/// by which prices of different amounts can be compared.

extension ItemDetails {
  /// What all of it costs; `nil` without a price, or where the amount does not say how much of the unit it is.
  package var linePrice: Price? {
    guard let price, price.basis != nil else { return price }
    return price.total(for: amount) ?? contents.flatMap { price.total(for: $0) }
  }

  /// How much it is altogether, where the note says how large each of several is: two cans of 400 g are 800 g.
  private var contents: Amount? {
    guard let amount, amount.unit.isCount, let note, note.utf8.count <= 16, let size = Amount(note),
      !size.unit.isCount
    else { return nil }
    let total = Int128(amount.thousandths) * Int128(size.thousandths) / 1000
    return Int64(exactly: total).flatMap { Amount(thousandths: $0, unit: size.unit) }
  }

  /// What a kilo, a litre or a piece of it costs; `nil` without a price, or where that does not follow.
  package var unitPrice: Price? {
    guard let price else { return nil }
    if let basis = price.basis {
      return price.total(for: Amount(thousandths: 1000, unit: basis.comparable)).flatMap {
        $0.per(basis.comparable)
      }
    }
    guard let amount else { return price.per(.piece) }
    return price.divided(by: amount)
  }

  /// The same of another amount. The price of a line follows its amount: twice as much costs twice as much. Where that cannot
  /// be known, as when what was a bunch is now 200 g, there is no price: none is better than a wrong one.
  ///
  /// - Parameter paid: What the price follows from, where it is rounded.
  package func changing(to amount: Amount?, paid: PaidPrice? = nil) -> ItemDetails {
    guard amount != self.amount else { return self }
    var changed = self
    changed.amount = amount
    if let price, price.basis == nil {
      let paid = paid.flatMap { $0.explains(self) ? $0 : nil }
      changed.price = amount.flatMap {
        (paid?.price ?? price).scaled(from: paid?.amount ?? self.amount, to: $0)
      }
    }
    return changed.withPriceKnown(from: self.amount).withFittingPrice
  }

  /// The same without the price of one of several packs, where it is weighed now: what a pack costs says nothing of 75 g.
  ///
  /// - Parameter old: The amount of which the price was said.
  func withPriceKnown(from old: Amount?) -> ItemDetails {
    guard price?.basis == .piece, old?.unit.isCount == true, amount?.unit.isCount == false else {
      return self
    }
    var weighed = self
    weighed.price = nil
    return weighed
  }

  /// The same without the price of a unit by which this amount isn't sold: of two onions, a price by the kilo gives none.
  var withFittingPrice: ItemDetails {
    guard price?.basis != nil, amount != nil, linePrice == nil else { return self }
    var fitting = self
    fitting.price = nil
    return fitting
  }

  /// What is on a list takes in more of it, which makes this amount. What both lines cost is added up; where only one of them
  /// has a price, it is that of one such amount, and goes for all of it.
  mutating func take(_ more: ItemDetails, summingTo sum: Amount, paid: PaidPrice? = nil) {
    // What had no amount is one as it is sold, a jar for 2€: where 50 g are wanted of it, or 100, it is still that jar.
    let old = changing(to: sum, paid: paid).price ?? (amount == nil ? price?.per(.piece) : nil)
    let new = more.changing(to: sum).price
    let areLines = price?.basis == nil && more.price?.basis == nil
    let both = areLines ? price.flatMap { price in more.price.flatMap(price.adding) } : nil
    // What had no amount is not so much on top of the new one: it is the new one.
    let total = amount == nil ? nil : both
    update(with: more)
    amount = sum
    price = more.price == nil ? old : total ?? new
  }
}

extension ItemDetails {
  /// How `each` is meant: of a few whole litres, kilos, pounds or gallons it is each of them, for they are packs of one; of any other
  /// weight or volume it is the pack.
  var withPriceOfEach: ItemDetails {
    guard countsWholes, let amount else { return self }
    var each = self
    each.price = price?.per(amount.unit)
    return each
  }

  /// The price of a pack as a line can say it: behind two litres, that of a piece would be read as that of each.
  var withPriceOfPack: ItemDetails {
    guard countsWholes else { return self }
    var pack = self
    pack.price = linePrice
    return pack
  }

  /// Whether there is the price of a piece, and a few whole litres, kilos, pounds or gallons.
  private var countsWholes: Bool {
    guard let amount, price?.basis == .piece, !amount.unit.isCount,
      amount.unit == amount.unit.comparable || [.pound, .quart, .gallon].contains(amount.unit)
    else { return false }
    return amount.thousandths % 1000 == 0 && 1...9 ~= amount.thousandths / 1000
  }
}

extension Price {
  /// What an amount costs by it.
  func total(for amount: Amount?) -> Price? {
    guard let basis else { return self }
    // Six eggs, three cans; and a cheese of 500 g is one piece.
    if basis == .piece {
      let pieces = amount.map { $0.unit.isCount ? $0.thousandths : 1000 } ?? 1000
      return Price(rounding: Int128(minorUnits) * Int128(pieces), over: 1000, currency, per: nil)
    }
    guard let amount, amount.unit.dimension == basis.dimension else { return nil }
    let total = Int128(minorUnits) * Int128(amount.thousandths) * amount.unit.size
    return Price(rounding: total, over: 1000 * basis.size, currency, per: nil)
  }

  /// What another amount costs where this is the price of one; `nil` where the one says nothing of the other. What has no
  /// amount is one.
  func scaled(from amount: Amount?, to other: Amount) -> Price? {
    guard let amount = amount ?? Amount(thousandths: 1000, unit: other.unit.isCount ? other.unit : .piece),
      amount.unit.dimension == other.unit.dimension
    else { return nil }
    let total = Int128(minorUnits) * Int128(other.thousandths) * other.unit.size
    let scaled = Price(
      rounding: total, over: Int128(amount.thousandths) * amount.unit.size, currency, per: nil)
    // A pinch of what costs little is not for nothing.
    return scaled?.minorUnits == 0 && minorUnits > 0 ? nil : scaled
  }

  /// What a kilo, a litre or a piece costs where this is the price of an amount.
  fileprivate func divided(by amount: Amount) -> Price? {
    let unit = amount.unit.comparable
    let total = Int128(minorUnits) * 1000 * unit.size
    return Price(rounding: total, over: Int128(amount.thousandths) * amount.unit.size, currency, per: unit)
  }

  private init?(rounding total: Int128, over divisor: Int128, _ currency: Currency, per basis: Unit?) {
    guard divisor > 0, let coins = Int64(exactly: (total + divisor / 2) / divisor) else { return nil }
    self.init(minorUnits: coins, currency: currency, basis: basis)
  }
}

extension Unit {
  /// The unit in which prices are compared: the kilo for all that is weighed, the litre for all that is poured, or the pint.
  var comparable: Unit {
    switch dimension {
    case .mass: .kilogram
    case .volume: .litre
    case .pints: .pint
    case .count(let unit): unit
    }
  }
}
