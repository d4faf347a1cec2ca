/// All that the model knows of one language: how it writes numbers, prices, units and categories, and the words by which lines,
/// recipes and intervals are read. Its sentences are in the Words of each module.
///
/// Lists of words have blanks between them, lists of phrases commas. Case and accents don't matter unless noted.
/// What has a default is a peculiarity of some languages; everything else is required.
struct Vocabulary: Sendable {
  /// As locales name the language.
  let code: String
  /// As those who speak it call it.
  let name: String

  // Numbers and prices as they are written.
  /// Before the decimals. Point and comma are both understood.
  let decimalSign: String
  /// Whether what is counted is in the plural behind this many thousandths.
  let isPlural: @Sendable (Int64) -> Bool
  /// A number with the sign of its currency.
  let price: @Sendable (String, Currency) -> String
  /// What is mostly paid with where the language is spoken.
  var currency: Currency?

  // Units.
  let units: [Unit: UnitNames]
  /// Words behind a unit that make it a part of a name: `2 diş fırçası` are toothbrushes, no cloves.
  let namesBehindUnits: [Unit: String]
  /// What joins the two parts of such a name: `tête de veau`.
  var nameLinks = ""
  /// Units that mean one without a number: `kilo de tomates`.
  var loneUnits = ""
  /// Words in which a number measures or counts within a name: `2 ply tissues`, `3 in 1`.
  let measuresInNames: String
  /// How full or large a measure is, before the unit and behind it: `2 heaped tbsp`, `una cucharada colmada`.
  let sizesBeforeUnits: String
  var sizesBehindUnits = ""
  /// What says that so many are one pack, and the same in the plural: `6 pack`, `6 packs`.
  var pack = ""
  var packs = ""
  /// The endings of a number that say the same: `6'lı`.
  var packEndings = ""
  /// What behind `1.` makes it a rank: `1. sınıf` is first-class, not the first line.
  var ranks = ""

  // Numbers that are written out.
  /// By what they mean in thousandths, up to a dozen.
  let numbers: [Int64: String]
  let dozens: [Int64: String]
  /// Between `half` and its unit.
  var articleBehindHalf = ""
  /// Words for a half that need no unit, as in `media sandía`, and what they begin in names.
  var halves = ""
  var behindHalves = ""
  /// A half of one more, right behind a number: `1 buçuk kilo`.
  var andHalf = ""
  /// What leads to a part of one more behind a unit, and a word for half that only follows it: `1 kilo y medio`, `et demie`.
  var partLink = ""
  var linkedHalf = ""
  /// Phrases for a part, of a kilo where no unit follows, by thousandths.
  var kiloParts: [Int64: String] = [:]
  /// What isn't sold by the kilo, so that `1/2 de pollo` is half a chicken.
  var soldWhole = ""
  /// Adds two measures, besides `and`.
  let plus: String
  /// Between the two numbers of a range.
  let ranges: String

  // Small words.
  let and: String
  /// Between a measure and what is measured.
  let of: String
  var from = ""
  let articles: String
  /// Takes the article that says nothing off the beginning of a line: `du pain`.
  var dropArticle: @Sendable (inout QuickAddTokens) -> Void = { _ in }
  /// Says that an amount isn't exact, on either side of it, or only before it.
  let about: String
  var aboutBefore = ""
  /// Phrases before a name that say how much without counting.
  let vague: String

  // Around a price.
  /// Says that the price before it is that of a piece: `1.09€ each`.
  let each: String
  /// Leads to the unit of a price: `2.50€ per kilo`.
  let per: String
  /// Between a name and its price, with case and accents as they are: `apples at 2€`.
  var at = ""
  /// Before the price of all: `3 for 2€`.
  let forAll: String

  // Preparations: what becomes the note behind a comma, or in a kitchen's measure beside the name.
  let adverbs: String
  let verbs: String
  /// Those of the verbs that are one only behind a comma: `cold brew`.
  var ambiguousVerbs = ""
  /// The beginnings of verbs that end by gender and number, or by a suffix; and those endings.
  var verbStems = ""
  var verbEndings = ""
  /// Phrases at the end of a name: `to taste`.
  let serving: String

  // Parts of a thing that recipes use: `juice of 1 lime`.
  var usedParts = ""
  /// Parts behind their owner, whose name ends with one of the genitives, longest first: `1 limonun suyu`.
  var ownedParts = ""
  /// Parts that own another: `limonun kabuğunun rendesi`.
  var owningParts = ""
  var genitives = ""

  // Recipes and pasted texts.
  /// Words before and behind the number of servings.
  let servingsLabels: String
  let servingsCounted: String
  /// Before that number, if people or nothing else follow: `for 4 people`.
  let forPeople: String
  let people: String
  /// Phrases above ingredients, and phrases with which the headings of steps begin.
  let itemHeadings: String
  let stepHeadings: String
  /// Words whose point ends no sentence.
  let abbreviations: String

  // Intervals.
  let intervals: [RepeatText.Meaning: String]
  /// Words between those that have no meaning.
  let intervalLinks: String

  // The catalogue.
  let categories: [Category: CategoryNames]
  /// Everyday things by category. `CatalogueText` says how they are written.
  let catalogue: String
  /// Whether a phrase is known by its last word (`orange juice`) rather than its first (`jus d'orange`).
  let endsWithHead: Bool
  /// The plurals of a folded word, as far as they follow a rule; the first is the usual one.
  let plurals: @Sendable (String) -> [String]
  /// What joins a phrase; the words behind it don't agree with the head.
  var phraseLinks = ""
}
