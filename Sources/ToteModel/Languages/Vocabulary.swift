/// How one language writes numbers, prices, units and categories, and the words that parsing relies on.
/// Lists of words are separated by blanks, lists of phrases by commas. Case and accents are ignored unless
/// noted. Members with a default suit only some languages.
struct Vocabulary: Sendable {
  let code: String
  let name: String
  /// What every program says in it.
  let words: any CommonWords

  // Numbers and prices.
  /// As most who speak the language write them.
  let figures: FigureStyle
  /// As they are written in other countries, whose codes have blanks between them.
  var figuresAbroad: [(countries: String, figures: FigureStyle)] = []
  /// Whether this many thousandths take the plural.
  let isPlural: @Sendable (Int64) -> Bool
  /// The main currency where the language is spoken.
  var currency: Currency?

  // Units.
  let units: [Unit: UnitNames]
  /// Words that turn a unit before them into a name: `2 diş fırçası` are toothbrushes, not cloves.
  let namesBehindUnits: [Unit: String]
  /// Joins the two parts of such a name: `tête de veau`.
  var nameLinks = ""
  /// Units that mean one without a number: `kilo de tomates`.
  var loneUnits = ""
  /// Words that tie a number to a name: `2 ply tissues`, `3 in 1`.
  let measuresInNames: String
  /// How full or large a measure is, before or behind the unit: `2 heaped tbsp`, `una cucharada colmada`.
  let sizesBeforeUnits: String
  var sizesBehindUnits = ""
  /// Says that so many are one pack, and the plural: `6 pack`, `6 packs`.
  var pack = ""
  var packs = ""
  /// Leads to how many are in a pack: `par 12`.
  var packLink = ""
  /// The endings of a number that say the same: `6'lı`.
  var packEndings = ""
  /// Behind `1.` these make a rank: `1. sınıf` is first-class, not the first line.
  var ranks = ""

  // Numbers in words.
  /// By thousandths, up to a dozen.
  let numbers: [Int64: String]
  /// Those that are something else in other languages: `quince`.
  var ownNumbers: [Int64: String] = [:]
  let dozens: [Int64: String]
  /// Between `half` and its unit.
  var articleBehindHalf = ""
  /// Words for a half that need no unit, as in `media sandía`, and what they begin in names.
  var halves = ""
  var behindHalves = ""
  /// A half of one more, right behind a number: `1 buçuk kilo`.
  var andHalf = ""
  /// Leads to a fraction behind a unit, and a half that only follows it: `1 kilo y medio`, `et demie`.
  var partLink = ""
  var linkedHalf = ""
  /// Phrases for a fraction, by thousandths; of a kilo if no unit follows.
  var kiloParts: [Int64: String] = [:]
  /// Half a kilo each, behind digits and before food: `2 livres de pommes`, but not `2 livres de cuisine`.
  var halfKilos = ""
  /// Not sold by the kilo, so `1/2 de pollo` is half a chicken.
  var soldWhole = ""
  let plus: String
  let ranges: String

  // Small words.
  let and: String
  /// Between a measure and its contents.
  let of: String
  var from = ""
  let articles: String
  /// Mends what only a reader of the language writes so, before anything else is read: `du pain` has a meaningless article.
  var readOwn: @Sendable (inout QuickAddTokens) -> Void = { _ in }
  /// Marks an amount as inexact, on either side of it, or only before it.
  let about: String
  var aboutBefore = ""
  /// Phrases before a name for an uncounted amount.
  let vague: String

  // What parts and describes things.
  /// Two things that one `and` joins and that are bought as one: `mac cheese`.
  var pairs = ""
  /// How a part of a line begins that says more about the part before: `for frying`, `such as walnuts`.
  var tails = ""
  /// Leads to the number of parts: `cut into 8 pieces`.
  var intoParts = ""
  /// Behind a name these say how it is parted, though alone they say more: `carrots cut into sticks`.
  var partingVerbs = ""
  /// How it ends: `juice only`, `stalks removed`.
  var lastOfTails = ""
  /// Leads to another choice, or to examples: `milk or dark`, `such as cod`.
  var choices = ""
  /// How large a thing is, which becomes the note behind an amount: `2 large onions`.
  var sizes = ""
  /// Describe a thing and are never its name: `skinless`.
  var adjectives = ""

  // What people say round a thing.
  /// Phrases before it: `don't forget the`.
  var openers = ""
  /// Phrases behind it: `please`.
  var closers = ""
  /// Leads to what a thing is for: `oil for frying`.
  var purposes = ""
  /// Phrases before the name of a store: `from Tesco`, `en el Mercadona`.
  var storeLinks = ""
  /// Endings of a store's name that say the same: `Migros'tan`.
  var storeEndings = ""
  /// Stores that everybody knows, and kinds of store.
  var shops = ""

  // Around a price.
  /// Makes the price before it one per piece: `1.09€ each`.
  let each: String
  /// Says what a price is for right before it: `tanesi 3₺`, `kilosu 30₺`.
  var basesBefore: [Unit: String] = [:]
  /// Leads to the unit of a price: `2.50€ per kilo`.
  let per: String
  /// Between a name and its price, matched with case and accents: `apples at 2€`.
  var at = ""
  /// Before the price of all: `3 for 2€`.
  let forAll: String

  /// What is paid besides and comes back: `0.25€ deposit`.
  var deposits = ""

  // Preparations, which become the note behind a comma, or beside the name behind a kitchen measure.
  let adverbs: String
  let verbs: String
  /// Verbs that count only behind a comma: `cold brew`.
  var ambiguousVerbs = ""
  /// Stems of verbs with endings by gender, number or suffix; and those endings.
  var verbStems = ""
  var verbEndings = ""
  /// Verbs of cooks alone, with or without endings, so that they need neither comma nor measure: `drained`.
  var kitchenVerbs = ""
  /// These only behind a name, and not of cans and packs: `onion diced`.
  var verbsBehind = ""
  /// Verbs of shops too: a note of them is remembered, others aren't.
  let shopVerbs: String
  /// Phrases at the end of a name: `to taste`.
  let serving: String

  // Parts used in recipes: `juice of 1 lime`.
  var usedParts = ""
  /// Parts behind a name in the genitive, with its endings, longest first: `1 limonun suyu`.
  var ownedParts = ""
  /// Parts of which another is used: `limonun kabuğunun rendesi`.
  var owningParts = ""
  var genitives = ""

  /// A piece behind its length: `1-inch piece ginger`.
  let pieces: String

  // Recipes and pasted texts.
  /// Words before and behind the number of servings.
  let servingsLabels: String
  let servingsCounted: String
  /// Before that number, if people or nothing else follow: `for 4 people`.
  let forPeople: String
  let people: String
  /// `Ingredients per person`.
  let perPerson: String
  /// Begins a line that says how many pieces a recipe makes, and what these are: `Makes 12`, `24 cookies`.
  let yields: String
  let bakedPieces: String
  /// Phrases above ingredients, above lists, and beginnings of headings above steps.
  let itemHeadings: String
  /// `Çorba için malzemeler`.
  var itemHeadingEnds = ""
  let listHeadings: String
  /// How lines of a web page begin that are no ingredients: `prep time`, `jump to`.
  let recipeNoise: String
  /// What is counted beside a recipe: `4.9 from 120 votes`, `30 minutes`.
  let ratings: String
  let durations: String
  /// How headings of parts of a recipe begin, and with which word they may end: `for the`, `sosu için`.
  let recipeParts: String
  var recipePartEnds = ""
  let stepHeadings: String
  /// How headings above steps begin or end that say more: `how to make pancakes`, `çorba nasıl yapılır`.
  let stepHeadingStarts: String
  var stepHeadingEnds = ""
  /// Above what isn't bought, on a page that is a recipe: `equipment`, `notes`.
  let besideHeadings: String
  /// `(note 1)`.
  let footnotes: String
  /// Words whose full stop ends no sentence.
  let abbreviations: String
  /// What people write between the things to buy, and what programs write for pictures.
  let chatter: String

  // Intervals.
  let intervals: [RepeatText.Meaning: String]
  /// Meaningless words in between.
  let intervalLinks: String
  /// For a budget: `80 a trip`.
  let trips: String

  // Days.
  let months: String
  /// Phrases before the day until which something keeps.
  let untils: String
  /// A word behind it with the same meaning, for languages that have one.
  let untilsBehind: String
  /// Today, tomorrow and the day after. Strokes part spellings.
  let nearDays: String
  /// From Monday, in full and short. Strokes part spellings, the usual one first.
  let weekdays: String
  let shortWeekdays: String
  /// What stands before a meal of a day: `Mon lunch: soup`.
  let mealNames: String
  /// How the title of the note with the meals of a week begins: `Meals 2026-11-30`.
  let mealPlan: String

  // The catalogue.
  let categories: [Category: CategoryNames]
  /// Everyday things by category, as read by `CatalogueText`.
  let catalogue: String
  /// Whether names of things begin with a capital within a sentence, too.
  var namesBeginLarge = false
  /// Whether the last word of a phrase decides (`orange juice`), or the first (`jus d'orange`).
  let endsWithHead: Bool
  /// The regular plurals of a folded word, the usual one first.
  let plurals: @Sendable (String) -> [String]
  /// Joins a phrase; the words behind it don't agree with the head.
  var phraseLinks = ""
  /// Other forms of `of`, which leads to what a thing is made of.
  var ofWords = ""
  /// Say more about a thing and never change where it stands: `semi skimmed`. So do articles, sizes, adjectives.
  var descriptions = ""
  /// What stands alone for what its maker sells, by category, as read by `CatalogueText`.
  var brands = ""
  /// A folded word without its ending, the same for singular and plural; it needn't be a word.
  let stem: @Sendable (String) -> String
  /// What a folded word may be if it belongs to the word before: `domatesi` is `domates`.
  var ownedForms: @Sendable (String) -> [String] = { _ in [] }
  /// Whether the fruit that flavours a thing may stand behind it: `Joghurt Erdbeere`.
  var namesFlavoursLast = false
  /// The ends of a folded word that may be its head, longest first, where nouns are joined: `brot` of `vollkornbrot`.
  var compoundHeads: @Sendable (String) -> [String] = { _ in [] }
}
