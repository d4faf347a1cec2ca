/// The price of a line, from one per piece or unit and the amount; and back, to compare prices.

extension ItemDetails {
  /// `nil` without a price, or if its unit and the amount don't convert.
  package var linePrice: Price? {
    guard let price, price.basis != nil else { return price }
    return price.total(for: amount) ?? contents.flatMap { price.total(for: $0) }
  }

  /// The total if the note is the size of each: two cans of 400 g are 800 g.
  private var contents: Amount? {
    guard let amount, amount.unit.isCount, let note, note.utf8.count <= 16, let size = Amount(note),
      !size.unit.isCount
    else { return nil }
    let total = Int128(amount.thousandths) * Int128(size.thousandths) / 1000
    return Int64(exactly: total).flatMap { Amount(thousandths: $0, unit: size.unit) }
  }

  /// Per kilo, litre or piece; `nil` if unknown.
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

  /// Scales the price to another amount, or removes it if that is impossible, as from a bunch to 200 g.
  ///
  /// - Parameter paid: What the price was rounded from.
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

  /// Without a price per pack if it is weighed now, as that says nothing of 75 g.
  ///
  /// - Parameter old: The amount that the price was for.
  func withPriceKnown(from old: Amount?) -> ItemDetails {
    guard price?.basis == .piece, old?.unit.isCount == true, amount?.unit.isCount == false else {
      return self
    }
    var weighed = self
    weighed.price = nil
    return weighed
  }

  /// Without a price per unit that doesn't fit the amount, such as per kilo for two onions.
  var withFittingPrice: ItemDetails {
    guard price?.basis != nil, amount != nil, linePrice == nil else { return self }
    var fitting = self
    fitting.price = nil
    return fitting
  }

  /// If both lines have a price, the prices are added; if only one has, it is scaled to the sum.
  mutating func take(_ more: ItemDetails, summingTo sum: Amount, paid: PaidPrice? = nil) {
    // Without an amount it is one as sold: 50 g of a jar for 2€ are still that jar.
    let old = changing(to: sum, paid: paid).price ?? (amount == nil ? price?.per(.piece) : nil)
    let new = more.changing(to: sum).price
    let areLines = price?.basis == nil && more.price?.basis == nil
    let both = areLines ? price.flatMap { price in more.price.flatMap(price.adding) } : nil
    // An item that had no amount takes the new one as it is.
    let total = amount == nil ? nil : both
    update(with: more)
    amount = sum
    price = more.price == nil ? old : total ?? new
  }
}

extension ItemDetails {
  /// `each` means each litre, kilo, pound or gallon of a few whole ones; otherwise the pack.
  var withPriceOfEach: ItemDetails {
    guard countsWholes, let amount else { return self }
    var each = self
    each.price = price?.per(amount.unit)
    return each
  }

  /// The price of a pack as a line states it: behind two litres, one per piece would be read as per litre.
  var withPriceOfPack: ItemDetails {
    guard countsWholes else { return self }
    var pack = self
    pack.price = linePrice
    return pack
  }

  private var countsWholes: Bool {
    guard let amount, price?.basis == .piece, !amount.unit.isCount,
      amount.unit == amount.unit.comparable || [.pound, .quart, .gallon].contains(amount.unit)
    else { return false }
    return amount.thousandths % 1000 == 0 && 1...9 ~= amount.thousandths / 1000
  }
}

extension Price {
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

  /// If this is the price of `amount`, where `nil` counts as one; `nil` if the two don't convert.
  func scaled(from amount: Amount?, to other: Amount) -> Price? {
    guard let amount = amount ?? Amount(thousandths: 1000, unit: other.unit.isCount ? other.unit : .piece),
      amount.unit.dimension == other.unit.dimension
    else { return nil }
    let total = Int128(minorUnits) * Int128(other.thousandths) * other.unit.size
    let scaled = Price(
      rounding: total, over: Int128(amount.thousandths) * amount.unit.size, currency, per: nil)
    // A pinch of something cheap isn't free.
    return scaled?.minorUnits == 0 && minorUnits > 0 ? nil : scaled
  }

  /// Per kilo, litre or piece, if this is the price of an amount.
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
  /// For comparing prices: kilo, litre or pint for what is weighed or poured.
  var comparable: Unit {
    switch dimension {
    case .mass: .kilogram
    case .volume: .litre
    case .pints: .pint
    case .count(let unit): unit
    }
  }
}
