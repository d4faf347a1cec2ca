// The meals of a week as people write them, and what an edit makes of the text: each other line stays, to the byte.

import Testing

@testable import ToteModel

@Suite struct MealWeekTests {
  /// A Monday.
  static let first = Moment(day: "2026-11-30")!

  /// As the reader of Markdown finds them.
  static func links(in text: String) -> [RecipeText.Link] {
    let bytes = Array(text.utf8)
    var links: [RecipeText.Link] = []
    var place = 0
    while place + 1 < bytes.count {
      defer { place += 1 }
      guard bytes[place] == 0x5B, bytes[place + 1] == 0x5B,
        let end = bytes[place...].firstIndex(of: 0x5D)
      else { continue }
      let title = String(decoding: bytes[place + 2..<end], as: UTF8.self)
      let rest = bytes[(end + 2)...].prefix { $0 != 0x0A && $0 != 0x5B }
      links.append(
        RecipeText.Link(
          title: title, offset: end + 1, portion: String(decoding: rest, as: UTF8.self), start: place,
          shown: title))
    }
    return links
  }

  static func week(_ text: String, from first: Moment = first) -> MealWeek {
    MealWeek(text, from: first, links: links(in: text))
  }

  /// `0 lunch: Soup`, day by day.
  static func said(_ week: MealWeek) -> [String] {
    week.days.enumerated().flatMap { day, meals in meals.map { "\(day) \($0.shown)" } }
  }

  @Test(arguments: [
    ("- Mon: [[Pancakes]] for 4", "0 Pancakes for 4"), ("Mon: leftovers", "0 leftovers"),
    ("* tuesday lunch: [[Soup]]", "1 lunch: Soup"), ("Wed – eating out", "2 eating out"),
    ("Thu [[Soup]] x2", "3 Soup x2"), ("**Fri:** [[Soup]]", "4 Soup"), ("- **Sat**: pizza", "5 pizza"),
    ("Sunday, dinner: [[Soup]]", "6 dinner: Soup"), ("2026-12-01: [[Soup]]", "1 Soup"),
    ("- 30.11.: soup", "0 soup"), ("Mo 30.11.: Suppe", "0 Suppe"),
    ("Dienstag, 1. Dezember: Suppe", "1 Suppe"),
    ("5 Dec: soup", "5 soup"), ("- [ ] Mi.: [[Suppe]] für 4 Personen", "2 Suppe für 4 Personen"),
    ("- [x] Fr Mittag: Reste", "4 Mittag: Reste"), ("mié cena: sopa", "2 cena: sopa"),
    ("Jeudi midi : soupe", "3 midi: soupe"), ("Çar akşam: çorba", "2 akşam: çorba"),
    ("Pazartesi: çorba", "0 çorba"), ("Pazar: çorba", "6 çorba"), ("Cumartesi: çorba", "5 çorba"),
    ("Mon at Grandma's: cake", "0 at Grandma's: cake"), ("+ Wednes: soup", "2 soup"),
    ("  - Mon: soup", "0 soup"), ("Sam: soupe", "5 soupe"), ("Mon: soup: thick", "0 soup: thick"),
  ])
  func `a line plans a meal`(line: String, meal: String) {
    #expect(Self.said(Self.week(line)) == [meal])
  }

  @Test(arguments: [
    "", "Shopping: milk", "Monday was fine", "Money: none", "2026-12-07: soup", "29.11.: soup",
    "```\nMon: soup\n```", "| Mon | soup |", "Do not forget: call mum", "Buy on Mon: milk", "Mon:",
    "# Monday",
    "4 eggs: boil", "[[Mon]]: soup", "Sat in the garden: nice", "http://mon.example: x",
  ])
  func `a line plans nothing`(line: String) {
    #expect(Self.said(Self.week(line)) == [])
  }

  @Test(arguments: Language.allCases)
  func `the days of every language are understood, in full and short`(language: Language) {
    for list in [language.vocabulary.weekdays, language.vocabulary.shortWeekdays] {
      let days = list.split(separator: " ")
      #expect(days.count == 7)
      for (day, spellings) in days.enumerated() {
        for word in spellings.split(separator: "/") {
          for form in ["\(word)", word.uppercased(), "\(word)."] {
            #expect(Self.said(Self.week("\(form): x")) == ["\(day) x"], "\(form)")
          }
        }
      }
    }
    for day in 0..<7 {
      let moment = Self.first.adding(days: Int64(day))
      for isFull in [true, false] {
        #expect(MealDay.weekday(MealDay.written(moment, isFull: isFull, in: language)) == day)
      }
    }
    for name in language.vocabulary.mealNames.split(separator: " ") {
      #expect(TypedMeal("\(name): x")?.name == String(name))
    }
    let title = MealWeek.title(of: Self.first, in: language)
    #expect(MealWeek.day(inTitle: title) == Self.first)
  }

  static let byHeadings = """
    Guests on Friday!

    ## Monday
    - [[Pancakes]] for 4
    - lunch: leftovers
      with bread

    ## Wednesday

    [[Soup]]

    ## Shopping
    - milk

    Fri:
    - pizza
    - ice

    Sat: eggs
      - [[Salad]]
      the big bowl

    the end\u{20}
    """

  @Test func `days may be headings, or lines with a list below`() {
    let week = Self.week(Self.byHeadings)
    #expect(
      Self.said(week) == [
        "0 Pancakes for 4", "0 lunch: leftovers", "2 Soup", "4 pizza", "4 ice", "5 eggs", "5 Salad",
      ])
    #expect(week.days[0][0].links.map(\.title) == ["Pancakes"] && week.days[0][0].servings == 4)
    #expect(week.text == Self.byHeadings)
  }

  @Test func `a week may begin on a Sunday`() {
    let week = Self.week("Sun: soup\nSat: eggs\n2026-12-05: tea", from: Self.first.adding(days: -1))
    #expect(Self.said(week) == ["0 soup", "6 eggs", "6 tea"])
  }

  private func edited(
    _ text: String, _ language: Language = .english, _ edit: (MealWeek) -> MealEdit
  ) -> String? {
    let week = Self.week(text)
    return week.applying(edit(week), in: language)
  }

  @Test func `a meal is added behind those of its day, and written like them`() {
    #expect(edited("") { _ in .add("[[Soup]]", day: 1) } == "- Tue: [[Soup]]")
    #expect(edited("", .turkish) { _ in .add("öğle: çorba", day: 2) } == "- Çar öğle: çorba")
    let plain = "Hello\r\n\n* **Mon**: a\n* **Wed**: c\n\nbye \n"
    #expect(
      edited(plain) { _ in .add("b", day: 1) }
        == "Hello\r\n\n* **Mon**: a\n* **Tue**: b\n* **Wed**: c\n\nbye \n")
    #expect(
      edited(plain) { _ in .add("lunch: b", day: 0) }
        == "Hello\r\n\n* **Mon**: a\n* Mon lunch: b\n* **Wed**: c\n\nbye \n")
    #expect(edited("Tue: b\n") { _ in .add("a", day: 0) } == "Mon: a\nTue: b\n")
    #expect(edited("- Monday: a\n- Tuesday:\n") { _ in .add("b", day: 1) } == "- Monday: a\n- Tuesday: b\n")
    #expect(edited("- Monday: a") { _ in .add("b", day: 4) } == "- Monday: a\n- Friday: b")
    #expect(edited("2026-11-30: a") { _ in .add("b", day: 1) } == "2026-11-30: a\n2026-12-01: b")
    #expect(edited("- [x] Mon: a\n") { _ in .add("b", day: 0) } == "- [x] Mon: a\n- [ ] Mon: b\n")
    #expect(edited("words\n") { _ in .add("b", day: 0) } == "words\n- Mon: b\n")
  }

  @Test func `below a heading, a meal is a line without its day`() {
    func around(_ edit: MealEdit) -> String? { edited(Self.byHeadings) { _ in edit } }
    #expect(
      around(.add("tea", day: 0))
        == Self.byHeadings.replacing("  with bread\n", with: "  with bread\n- tea\n"))
    #expect(
      around(.add("dinner: tea", day: 2))
        == Self.byHeadings.replacing("[[Soup]]\n", with: "[[Soup]]\ndinner: tea\n"))
    #expect(around(.add("tea", day: 4)) == Self.byHeadings.replacing("- ice\n", with: "- ice\n- tea\n"))
    #expect(
      around(.add("tea", day: 1))
        == Self.byHeadings.replacing("  with bread\n", with: "  with bread\n\n## Tuesday\n- tea\n"))
  }

  @Test func `removed, a meal takes along what belongs to it alone`() {
    func without(_ day: Int, _ meal: Int) -> String? {
      edited(Self.byHeadings) { .remove($0.days[day][meal].id) }
    }
    #expect(without(0, 1) == Self.byHeadings.replacing("- lunch: leftovers\n  with bread\n", with: ""))
    #expect(without(4, 0) == Self.byHeadings.replacing("- pizza\n", with: ""))
    // Another meal is below it.
    #expect(without(5, 0) == Self.byHeadings.replacing("Sat: eggs\n", with: "Sat:\n"))
    #expect(edited("Mon: a\nTue: b\n") { .remove($0.days[0][0].id) } == "Tue: b\n")
    let gone = Self.week("Mon: a").days[0][0].id
    #expect(edited("Tue: b") { _ in .remove(gone) } == nil)
    // Others have added a line above.
    #expect(edited("Hi\nMon: a\nTue: b") { _ in .remove(gone) } == "Hi\nTue: b")
  }

  @Test func `a meal moves to another day, or within its own`() {
    let text = "- Mon: [[A]] for 2\n  - peel early\n- Tue lunch: [[B]]\n- Tue: c\n"
    #expect(
      edited("- Mon: [[A]] for 2\n- Tue lunch: [[B]]\n- Tue: c\n") { .move($0.days[0][0].id, day: 1) }
        == "- Tue lunch: [[B]]\n- Tue: c\n- Tue: [[A]] for 2\n")
    #expect(
      edited(text) { .move($0.days[1][0].id, day: 3) }
        == "- Mon: [[A]] for 2\n  - peel early\n- Tue: c\n- Thu lunch: [[B]]\n")
    #expect(edited("Tue: b\nWed: c") { .move($0.days[2][0].id, day: 0) } == "Mon: c\nTue: b")
    #expect(
      edited(text) { .shift($0.days[1][1].id, by: -1) }
        == "- Mon: [[A]] for 2\n  - peel early\n- Tue: c\n- Tue lunch: [[B]]\n")
    #expect(edited(text) { .shift($0.days[1][1].id, by: 1) } == nil)
    #expect(
      edited("## Mon\n- a\n- b\n") { .shift($0.days[0][0].id, by: 1) } == "## Mon\n- b\n- a\n")
  }

  @Test(
    arguments: [
      ("Mon: [[A]] for 2, with bread", 4, "Mon: [[A]] for 4, with bread"),
      ("Mon: [[A]]", 4, "Mon: [[A]] for 4"),
      ("Mon: [[A]] x2 and [[B]]", 3, "Mon: [[A]] for 3 and [[B]]"),
      ("Mon: [[A]] (for 2)", 4, "Mon: [[A]] for 4"),
      ("Mon: [[A]] for 6 people \r", 4, "Mon: [[A]] for 4 \r"), ("Mon: [[A]] for 2", nil, "Mon: [[A]]"),
      ("Mon: soup", 4, nil),
    ] as [(String, Int?, String?)])
  func `servings replace those that were said`(line: String, count: Int?, expected: String?) {
    #expect(
      edited("Öl\n\(line)\nend") { .serve($0.days[0][0].id, count) } == expected.map { "Öl\n\($0)\nend" })
  }

  @Test(arguments: Language.allCases)
  func `servings are written so that the plan's reader understands them`(language: Language) {
    let text = edited("Mon: [[A]]", language) { .serve($0.days[0][0].id, 6) } ?? ""
    #expect(Self.week(text).days[0][0].servings == 6, "\(text)")
  }

  @Test func `a week is copied to days that have none`() {
    let meals = [["x"], ["lunch: [[A]] for 2", "b"], [], [], [], [], ["c"]]
    #expect(
      edited("Mon: soup\nnote") { _ in .copy(meals) }
        == "Mon: soup\nTue lunch: [[A]] for 2\nTue: b\nSun: c\nnote")
    #expect(edited("Mon: soup") { _ in .copy([["x"], [], [], [], [], [], []]) } == nil)
  }

  @Test func `whatever stands around, an edit leaves it as it is`() {
    let lines = [
      "- Mon: [[A]] for 4", "Tue lunch: b", "", "## Wednesday", "- [[C]]", "  more", "words \t", "Fri:",
      "- x",
      "```", "Sun: d", "> quote", "| a | b |", "---", "* [ ] Sat: [[E]] x2", "  - [[F]]", "2026-12-01: é",
    ]
    var seed: UInt64 = 7
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    for _ in 0..<2_000 {
      // Days by headings and days by lines are not mixed: a line below a heading would be its day's.
      let isByHeadings = next(2) == 0
      let known = lines.filter { line in
        let isHeading = line.hasPrefix("#"), isDay = MealLine(line[...], from: Self.first).day != nil
        // Below a day without a meal, a list is its own.
        let isLoose = line.hasPrefix("- ") && !isDay
        return isByHeadings ? isHeading || !isDay : !isHeading && !isLoose
      }
      let text = (0..<next(9)).map { _ in known[next(known.count)] }.joined(separator: "\n")
      let week = Self.week(text)
      #expect(week.text == text)
      let day = next(7)
      let added = Self.week(week.applying(.add("new", day: day), in: .english) ?? "")
      #expect(added.days[day].map(\.dish).filter { $0 == "new" } == ["new"], "\(text)")
      #expect(added.days.joined().count == week.days.joined().count + 1, "\(text)")
      guard let meal = week.days.joined().randomElement(from: next) else { continue }
      if let fewer = week.applying(.remove(meal.id), in: .english) {
        #expect(Self.week(fewer).days.joined().count == week.days.joined().count - 1, "\(text) → \(fewer)")
      }
      if let moved = week.applying(.move(meal.id, day: day), in: .english) {
        let after = Self.week(moved)
        #expect(after.days.joined().count == week.days.joined().count, "\(text) → \(moved)")
        #expect(after.days[day].last?.content == meal.content, "\(text) → \(moved)")
      }
      if let served = week.applying(.serve(meal.id, 9), in: .english) {
        let (old, new) = (text.split(separator: "\n"), served.split(separator: "\n"))
        #expect(zip(old, new).count { $0 != $1 } == 1 && old.count == new.count)
      }
    }
  }

  @Test(
    arguments: [
      ("soup", nil, "soup", ""), ("lunch: soup for 6", "lunch", "soup", " for 6"),
      ("pancakes x2", nil, "pancakes", " x2"), ("çorba 6 kişilik", nil, "çorba", " 6 kişilik"),
      ("soup for 6 people", nil, "soup", " for 6 people"), ("7 up", nil, "7 up", ""),
      ("for 6", nil, "for 6", ""),
      ("Abend: Suppe für 4 Personen", "Abend", "Suppe", " für 4 Personen"),
    ] as [(String, String?, String, String)])
  func `what is typed is a dish, perhaps with a name and a portion`(
    text: String, name: String?, dish: String, portion: String
  ) {
    let typed = TypedMeal(text)
    #expect(typed?.name == name && typed?.dish == dish && typed?.portion == portion)
    #expect(TypedMeal("  ") == nil)
  }

  @Test func `the note of a week is found by its title, in any language`() {
    func note(_ number: UInt64, _ title: String) -> Note {
      Note(id: Note.ID(high: 4, low: number), title: title, created: .zero)
    }
    var table = NoteTable([note(1, "Meals"), note(2, "Essensplan 2026-12-02"), note(3, "Soup 2026-11-30")])
    #expect(table.mealNote(of: Self.first)?.title == "Essensplan 2026-12-02")
    table[note(4, "").id] = note(4, "meals 2026-11-30")
    #expect(table.mealNote(of: Self.first)?.title == "meals 2026-11-30")
    table[note(4, "").id] = nil
    table[note(2, "").id] = note(2, "Essensplan 2026-12-09")
    #expect(table.mealNote(of: Self.first) == nil)
  }
}

extension Sequence {
  fileprivate func randomElement(from next: (Int) -> Int) -> Element? {
    let all = Array(self)
    return all.isEmpty ? nil : all[next(all.count)]
  }
}
