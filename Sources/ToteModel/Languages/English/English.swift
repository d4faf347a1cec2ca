extension Vocabulary {
  static let english = Vocabulary(
    code: "en", name: "English", words: English(),
    figures: FigureStyle(decimalSign: ".", thousandsSign: ",", price: FigureStyle.signInFront),
    isPlural: { $0 > 1000 },
    units: UnitNames.table(
      """
      mg: mg, mg, milligram, milligrams; g: g, g, gr, grs, gram, grams;
      kg: kg, kg, kgs, kilo, kilos, kilogram, kilograms; oz: oz, oz, ounce, ounces;
      lb: lb, lb, lbs, pound, pounds; ml: ml, ml, mls, millilitre, millilitres, milliliter, milliliters;
      cl: cl, cl, centilitre, centilitres, centiliter, centiliters;
      dl: dl, dl, decilitre, decilitres, deciliter, deciliters;
      l: l, l, lt, ltr, ltrs, litre, litres, liter, liters; tsp: tsp, tsp, tsps, teaspoon, teaspoons;
      dsp: dessertspoon, dessertspoons, dsp, dsps;
      tbsp: tbsp, tbsp, tbsps, tbs, tblsp, tablespoon, tablespoons; cup: cup, cups;
      floz: fl oz, fl oz, floz, fl ounce, fl ounces, fluid oz, fluid ounce, fluid ounces;
      pint: pint, pints, pt, pts; quart: quart, quarts, qt, qts; gallon: gallon, gallons, gal, gals;
      x: x, x, ×, pc, pcs, piece, pieces, stk, stuck;
      pack: pack, packs, packet, packets, pkt, pkts, pkg, pkgs, pkg., envelope, envelopes, package, packages, box, boxes; can: can, cans, tin, tins; bottle: bottle, bottles, btl, btls; bunch: bunch, bunches;
      jar: jar, jars; bag: bag, bags; pouch: pouch, pouches; crate: crate, crates; roll: roll, rolls;
      carton: carton, cartons, brick, bricks; tray: tray, trays, punnet, punnets; tub: tub, tubs;
      tube: tube, tubes; loaf: loaf, loaves; bar: bar, bars; block: block, blocks; stick: stick, sticks;
      slice: slice, slices, rasher, rashers; clove: clove, cloves; pinch: pinch, pinches; handful: handful, handfuls;
      glass: glass, glasses; head: head, heads; bulb: bulb, bulbs; stalk: stalk, stalks, rib, ribs, stem, stems; dash: dash, dashes; drop: drop, drops;
      knob: knob, knobs; strip: strip, strips; sheet: sheet, sheets; ear: ear, ears; wedge: wedge, wedges;
      sprig: sprig, sprigs, branch; leaf: leaf, leaves; m: m, m, metre, metres, meter, meters
      """),
    namesBehindUnits: [
      .pint: "glass glasses", .tray: "bake", .tube: "sock top", .loaf: "tin cake", .glass: "crystal",
      .bar: "stool stools mix case cover stand", .block: "notes", .stick: "blender deodorant selfie",
      .drop: "earrings", .strip: "lights light",
      .sheet: "music pan mask masks pans",
      .ear: "plugs plug buds bud drops candle wax", .cup: "batteries battery cells cell",
      .sprig: "makhani tadka fry curry soup", .head: "&",
      .bag: "clips",
    ],
    loneUnits: "kilo litre liter pint",
    measuresInNames: "percent in inch inches ply up watt volt minute hour day star",
    sizesBeforeUnits:
      "heaped heaping rounded level scant generous good big large medium small lg sm med lg. sm. med. thin thick",
    pack: "pack pk", packs: "packs",
    numbers: [
      250: "quarter", 500: "half", 1000: "a an one", 2000: "two", 3000: "three", 4000: "four", 5000: "five",
      6000: "six", 7000: "seven", 8000: "eight", 9000: "nine", 10_000: "ten", 11_000: "eleven",
      12_000: "twelve", 15_000: "fifteen", 20_000: "twenty", 24_000: "twenty-four",
    ],
    dozens: [12: "dozen dozens doz doz. dz dz.", 2: "couple"],
    articleBehindHalf: "a an",
    kiloParts: [750: "three quarters"],
    plus: "plus", ranges: "to or",
    and: "and", of: "of", from: "from", articles: "the",
    about: "ca circa approx approximately around", aboutBefore: "about",
    vague: """
      some, a few, a bit of, a little bit of, a splash of, a dash of, a drizzle of, a knob of, splash of, \
      dash of, drizzle of, knob of
      """,
    pairs: """
      mac cheese, macaroni cheese, salt pepper, half half, fish chips, gin tonic, oil vinegar, pork beans, bangers mash, \
      rice peas, rice beans, franks beans, bubble squeak, cookies cream, surf turf, ham eggs, biscuits gravy, bread butter pudding
      """,
    tails: """
      for to if in at on into or with without such such-as like about approx plus preferably ideally including e.g. eg i.e. \
      from mixed diluted dissolved dissolves split cut combined beaten whisked tossed made more dried seeds stems stalks of as well depending your any each not but see recipe either also only then until when according optional
      """,
    intoParts: "into",
    partingVerbs: "cut torn",
    lastOfTails: "only removed discarded reserved",
    choices: "or such",
    sizes:
      "large medium small big lg lg. sm sm. med med. extra-large medium-sized large-sized medium-size jumbo",
    adjectives: """
      skinless boneless fresh ripe dry unsalted salted sweet raw lean organic red green yellow white brown black dark light mild \
      hot soft firm thick thin long short whole extra seedless unpeeled skin-on bone-in free-range low-fat fat-free plain \
      crisp cold even-sized good-quality size smaller larger uncooked plump
      """,
    openers: """
      get, get some, get the, buy, buy some, buy the, need, need some, we need, we need some, we also need, i need, i need some, \
      also, also need, also get, and, and some, plus, don't forget, don't forget the, dont forget, dont forget the, remember, \
      remember the, remember to get, remember to buy, pick up, pick up some, grab, grab some, please get, please buy, can you get, \
      can you buy, can you pick up, could you get, could you buy, could you pick up, we're out of, we are out of, out of, \
      running low on, more, oh and, and also, maybe, add
      """,
    closers: "please, pls, plz, thanks, thank you, as well, too, again",
    purposes: "for",
    storeLinks: "from, at, from the, at the",
    shops: """
      tesco, sainsbury's, sainsburys, asda, morrisons, waitrose, aldi, lidl, m&s, marks & spencer, co-op, iceland, ocado, boots, \
      costco, walmart, target, kroger, trader joe's, trader joes, whole foods, safeway, publix, wegmans, walgreens, cvs, ikea, \
      farm shop, butcher, butchers, butcher's, baker, bakery, baker's, greengrocer, fishmonger, chemist, pharmacy, market, \
      farmers market, farmers' market, corner shop, rewe, edeka, dm
      """,
    each: "each ea apiece", per: "per a the", at: "at", forAll: "for",
    deposits: "deposit",
    adverbs: "finely roughly coarsely thinly thickly freshly lightly loosely firmly tightly well very",
    verbs: """
      minced chopped diced sliced grated peeled crushed beaten melted softened halved quartered shredded \
      trimmed drained rinsed toasted cubed zested juiced pitted seeded deveined packed divided cooked \
      boiled bashed washed boned cored deseeded stemmed husked shucked shelled scrubbed soaked squeezed mashed crumbled whisked \
      skinned removed discarded reserved ground chilled blanched strained julienned snipped scored bruised dissolved \
      thawed warm warmed cold optional room cut torn sifted separated
      """,
    ambiguousVerbs:
      "room cut cold warm ground boiled chilled shelled strained mashed boned stemmed reserved removed scored",
    kitchenVerbs: "beaten melted softened drained rinsed zested juiced divided thawed sifted separated",
    verbsBehind: "diced minced chopped",
    shopVerbs: "sliced grated shredded pitted deveined packed cooked",
    serving: "to taste, for serving, to serve, for garnish",
    usedParts: "juice zest rind peel",
    pieces: "piece pieces knob chunk length thumb",
    servingsLabels: "serves servings feeds portions", servingsCounted: "servings serving portions",
    forPeople: "for",
    people: "people persons person",
    perPerson: "per person, per head", yields: "makes yields yield",
    bakedPieces: """
      cookies biscuits muffins cupcakes pancakes waffles rolls buns scones bagels brownies bars slices pieces balls pretzels \
      tortillas pizzas loaves burgers patties dumplings doughnuts donuts
      """,
    itemHeadings: "ingredients, ingredient, you will need, you'll need, what you need, what you'll need",
    listHeadings: "shopping list, groceries, to buy",
    recipeNoise: """
      jump to, print, pin, prep time, cook time, cooking time, total time, ready in, rest time, course, \
      cuisine, author, rate, rating, us customary, metric, cups metric, cook mode, cook mode prevent, calories, nutrition, save recipe, \
      save, share, email, scale, leave a
      """,
    ratings: "vote votes review reviews rating ratings star stars",
    durations: "minutes minute mins min hours hour hrs hr h",
    recipeParts: "for the, for serving, for garnish, for frying, to serve, to garnish, optional",
    stepHeadings:
      "method, directions, direction, instructions, preparation, steps, procedure, process, cooking, assembly",
    stepHeadingStarts: "how to, step 1, to make, to prepare, to assemble, make the",
    besideHeadings: """
      equipment, tools, note, notes, recipe notes, nutrition, nutrition facts, video, tips, tips and tricks, cook's notes, info, \
      about, description, based on, source, sources, credit, credits, contribution, contributors, references, links, variations, \
      substitutions, storage, serving suggestions, history, comments
      """,
    footnotes: "note notes footnote",
    abbreviations: "tbsp approx",
    chatter: """
      thanks, thank you, thx, ty, cheers, ok, okay, k, kk, yes, yep, yeah, no, nope, sure, got it, \
      great, perfect, cool, lovely, nice, please, pls, on my way, see you, see you soon, see you later, \
      bye, hi, hello, hey, good morning, love you, done, so much, a lot, sorry, lol, haha, omw, brb, \
      at the shop, at the store now, anything else, that's all, that's it, media omitted, \
      image omitted, video omitted, sticker omitted, audio omitted, gif omitted, \
      this message was deleted, you deleted this message, missed voice call, missed video call, photo, \
      voice message, also, and, will do, i'm on it, love, dear, darling, delivered, liked, loved, \
      disliked, laughed at, emphasized, questioned, see you at home, no worries, sounds good, sent
      """,
    intervals: [
      .days(1): "d day days daily",
      .weeks(1): "w week weeks weekly", .weeks(2): "fortnight fortnights fortnightly",
      .months(1): "m month months monthly", .months(12): "y year years yearly", .usual: "usual usually",
      .never: "never none",
    ],
    intervalLinks: "every each once a per as often it is bought you buy",
    trips: "trip trips shop shopping",
    months: "january february march april may june july august september october november december",
    untils: "until, till, best before, use by",
    untilsBehind: "",
    nearDays: "today, tomorrow, day after tomorrow/the day after tomorrow",
    weekdays: "monday tuesday wednesday thursday friday saturday sunday",
    shortWeekdays: "mon tue/tues wed/weds thu/thur/thurs fri sat sun",
    mealNames: "breakfast brunch lunch dinner supper tea snack snacks dessert", mealPlan: "Meals",
    categories: [
      .produce: CategoryNames(
        "Fruit & vegetables", "produce, veg, vegetables, veggies, fruit, fruits, greens"),
      .bakery: CategoryNames("Bakery", "bakery, bread"),
      .dairy: CategoryNames("Dairy", "dairy, eggs, cheese"),
      .meat: CategoryNames("Meat & fish", "meat, fish, seafood, butcher"),
      .frozen: CategoryNames("Frozen", "frozen, freezer"),
      .pantry: CategoryNames("Pantry", "pantry, dry goods"),
      .drinks: CategoryNames("Drinks", "drinks, beverages"),
      .household: CategoryNames("Household", "household, home, cleaning"),
      .care: CategoryNames("Care", "care, hygiene, beauty, pharmacy"),
      .other: CategoryNames("Other", "other"),
    ],
    catalogue: englishCatalogue,
    endsWithHead: true,
    plurals: { word in
      if word.hasSuffix("y"), !["a", "e", "o"].contains(word.dropLast().suffix(1)) {
        return [word.dropLast() + "ies"]
      }
      if word.hasSuffix("f") { return [word.dropLast() + "ves", word + "s"] }
      if word.hasSuffix("fe") { return [word.dropLast(2) + "ves", word + "s"] }
      if word.hasSuffix("o") { return [word + "s", word + "es"] }
      return ["s", "x", "ch", "sh"].contains(where: word.hasSuffix) ? [word + "es"] : [word + "s"]
    },
    phraseLinks: "with in for from without on to by", descriptions: englishDescriptions,
    brands: englishBrands,
    stem: { word in
      var stem = word[...]
      if stem.utf8.count > 1, stem.hasSuffix("s"), !stem.hasSuffix("ss") { stem = stem.dropLast() }
      let softened = ["se", "xe", "ze", "che", "she", "oe", "ie", "fe", "ve"]
      if stem.utf8.count > 3, softened.contains(where: stem.hasSuffix) { stem = stem.dropLast() }
      if stem.hasSuffix("y") { return stem.dropLast() + "i" }
      return stem.hasSuffix("v") ? stem.dropLast() + "f" : String(stem)
    })
}
