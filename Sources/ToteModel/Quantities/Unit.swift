/// A unit of everyday shopping. The raw value is stored and exported.
package enum Unit: String, CaseIterable, Hashable, Sendable {
  case milligram = "mg"
  case gram = "g"
  case kilogram = "kg"
  case ounce = "oz"
  case pound = "lb"
  /// Spoons and cups are metric: a teaspoon is 5 ml, a dessertspoon 10 ml, a tablespoon 15 ml, a cup 250 ml.
  case millilitre = "ml"
  case centilitre = "cl"
  case decilitre = "dl"
  case litre = "l"
  case teaspoon = "tsp"
  case dessertspoon = "dsp"
  case tablespoon = "tbsp"
  case cup = "cup"
  /// Two tablespoons, between the British and the American one.
  case fluidOunce = "floz"
  /// Its size depends on the country.
  case pint = "pint"
  case quart = "quart"
  case gallon = "gallon"
  /// A plain count: `4 eggs`, `2x milk`, `3 pcs`.
  case piece = "x"
  /// Counted as sold, so they don't convert.
  case pack = "pack"
  case can = "can"
  case bottle = "bottle"
  case bunch = "bunch"
  case jar = "jar"
  case bag = "bag"
  case roll = "roll"
  case carton = "carton"
  case tray = "tray"
  case tub = "tub"
  case tube = "tube"
  case loaf = "loaf"
  case bar = "bar"
  case block = "block"
  case stick = "stick"
  case slice = "slice"
  case clove = "clove"
  case pinch = "pinch"
  case handful = "handful"
  case glass = "glass"
  /// A bulb of garlic is a head.
  case head = "head"
  case bulb = "bulb"
  case stalk = "stalk"
  case sprig = "sprig"
  case leaf = "leaf"
  case dash = "dash"
  case drop = "drop"
  case knob = "knob"
  case strip = "strip"
  case sheet = "sheet"
  case ear = "ear"
  case wedge = "wedge"
  case crate = "crate"
  case pouch = "pouch"
  case metre = "m"

  /// Units of one dimension convert to each other.
  package enum Dimension: Hashable, Sendable {
    /// In nanograms, so that an ounce is a whole number.
    case mass
    case volume
    /// 568 ml in Britain and 473 in America. Two make a quart and eight a gallon in both.
    case pints
    case count(Unit)
  }

  /// Used in kitchens, not in shops: the thing is bought whole.
  var isOfKitchens: Bool {
    switch self {
    case .teaspoon, .dessertspoon, .tablespoon, .cup, .clove, .pinch, .handful, .glass, .bunch, .head, .bulb,
      .stalk, .sprig, .leaf, .dash, .drop, .knob, .strip, .wedge:
      true
    default: false
    }
  }

  /// Packed by shops, ready to use.
  var isOfShelves: Bool {
    switch self {
    case .pack, .can, .bottle, .jar, .bag, .carton, .tray, .tub, .tube, .crate, .pouch: true
    default: false
    }
  }

  /// Means one without a number: `pinch salt`. Others are more often the first word of a name: `clove oil`.
  var isMeantAlone: Bool { [.pinch, .handful, .dash, .bunch, .knob, .sprig].contains(self) }

  package var dimension: Dimension {
    switch self {
    case .milligram, .gram, .kilogram, .ounce, .pound: .mass
    case .millilitre, .centilitre, .decilitre, .litre, .teaspoon, .dessertspoon, .tablespoon, .cup,
      .fluidOunce:
      .volume
    case .pint, .quart, .gallon: .pints
    case .bulb: .count(.head)
    default: .count(self)
    }
  }

  package var isCount: Bool {
    if case .count = dimension { true } else { false }
  }

  /// In nanograms, millilitres or pints; 1 for counts.
  package var size: Int128 {
    switch self {
    case .milligram: 1_000_000
    case .gram: 1_000_000_000
    case .kilogram: 1_000_000_000_000
    case .ounce: 28_349_523_125
    case .pound: 453_592_370_000
    case .millilitre: 1
    case .centilitre: 10
    case .decilitre: 100
    case .litre: 1000
    case .teaspoon: 5
    case .dessertspoon: 10
    case .tablespoon: 15
    case .cup: 250
    case .fluidOunce: 30
    case .quart: 2
    case .gallon: 8
    default: 1
    }
  }

  /// Half a cup or melon, but 0.5 l and 1.5 kg.
  var isWrittenInFractions: Bool { !isMetric && self != .metre }

  var isMetric: Bool {
    switch self {
    case .milligram, .gram, .kilogram, .millilitre, .centilitre, .decilitre, .litre: true
    default: false
    }
  }
}
