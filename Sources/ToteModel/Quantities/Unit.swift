/// What an amount is counted in. A line typed into the add field reaches a `Unit` through its spelling
/// (`UnitSpelling.swift`), and two amounts may be added when their units share a dimension (`Amount.swift`).

/// A unit of everyday shopping.
///
/// The raw value is stable: it is what the database and an export hold, and the short form people type.
///
///     Unit(spelling: "Kilos") == .kilogram
///     Unit.tablespoon.dimension == Unit.litre.dimension
package enum Unit: String, CaseIterable, Hashable, Sendable {
  /// Mass.
  case milligram = "mg"
  case gram = "g"
  case kilogram = "kg"
  case ounce = "oz"
  case pound = "lb"
  /// Volume. A teaspoon is 5 ml, a dessertspoon 10 ml, a tablespoon 15 ml and a cup 250 ml: the metric kitchen's values.
  case millilitre = "ml"
  case centilitre = "cl"
  case decilitre = "dl"
  case litre = "l"
  case teaspoon = "tsp"
  case dessertspoon = "dsp"
  case tablespoon = "tbsp"
  case cup = "cup"
  /// A fluid ounce is two tablespoons: those of the two countries that have them lie a little on either side of it.
  case fluidOunce = "floz"
  /// Milk and berries by the pint. What that holds only the country knows.
  case pint = "pint"
  case quart = "quart"
  case gallon = "gallon"
  /// A plain count: `4 eggs`, `2x milk` and `3 pcs` all mean it.
  case piece = "x"
  /// Things counted as they are sold. Each converts to nothing but itself.
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
  /// A glass of milk, or in Turkish recipes that for tea: what it holds only the kitchen knows.
  case glass = "glass"
  /// Parts of plants, as recipes count them. A bulb of garlic is a head of it.
  case head = "head"
  case bulb = "bulb"
  case stalk = "stalk"
  case sprig = "sprig"
  case leaf = "leaf"
  /// By the metre, as cable is sold.
  case metre = "m"

  /// What a unit measures. Units of one dimension convert to each other.
  package enum Dimension: Hashable, Sendable {
    /// Counted in nanograms inside, so that an ounce is whole.
    case mass
    /// Counted in millilitres inside.
    case volume
    /// Counted in pints: 568 ml in Britain and 473 in America, so that no millilitres can be told. Two make a quart and eight a
    /// gallon in both.
    case pints
    /// Counted one by one.
    case count(Unit)
  }

  /// Whether it is measured in a kitchen, and not in a shop: what is cut there is bought whole.
  var isOfKitchens: Bool {
    switch self {
    case .teaspoon, .dessertspoon, .tablespoon, .cup, .clove, .pinch, .handful, .glass, .bunch, .head, .bulb,
      .stalk, .sprig, .leaf:
      true
    case .milligram, .gram, .kilogram, .ounce, .pound, .millilitre, .centilitre, .decilitre, .litre,
      .fluidOunce, .pint, .quart, .gallon, .piece, .pack, .can, .bottle, .jar, .bag, .roll, .carton, .tray,
      .tub, .tube, .loaf, .bar, .block, .stick, .slice, .metre:
      false
    }
  }

  /// What this unit measures.
  package var dimension: Dimension {
    switch self {
    case .milligram, .gram, .kilogram, .ounce, .pound: .mass
    case .millilitre, .centilitre, .decilitre, .litre, .teaspoon, .dessertspoon, .tablespoon, .cup,
      .fluidOunce:
      .volume
    case .pint, .quart, .gallon: .pints
    case .piece, .pack, .can, .bottle, .bunch, .jar, .bag, .roll, .carton, .tray, .tub, .tube, .loaf, .bar,
      .block, .stick, .slice, .clove, .pinch, .handful, .glass, .head, .stalk, .sprig, .leaf, .metre:
      .count(self)
    case .bulb: .count(.head)
    }
  }

  /// Whether things are counted in it, rather than weighed or poured.
  package var isCount: Bool {
    if case .count = dimension { true } else { false }
  }

  /// How many of its dimension's smallest parts it holds: nanograms, millilitres, pints, or one.
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
    case .pint, .piece, .pack, .can, .bottle, .bunch, .jar, .bag, .roll, .carton, .tray, .tub, .tube, .loaf,
      .bar, .block, .stick, .slice, .clove, .pinch, .handful, .glass, .head, .bulb, .stalk, .sprig, .leaf,
      .metre:
      1
    }
  }

  /// Whether a part of it is written as a fraction: half a cup, half a pound and half a melon, but 0.5 l and 1.5 kg, as
  /// scales and bottles say it.
  var isWrittenInFractions: Bool { !isMetric && self != .metre }

  /// Whether it belongs to the decimal system, where a sum may climb from gram to kilogram by itself.
  var isMetric: Bool {
    switch self {
    case .milligram, .gram, .kilogram, .millilitre, .centilitre, .decilitre, .litre: true
    default: false
    }
  }
}
