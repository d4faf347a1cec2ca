import Testing

@testable import ToteModel

@Suite struct SettingsReadingTests {
  private func reading(_ text: String) -> SettingsReading { SettingsReading(.text(Array(text.utf8))) }

  @Test func `without a file all is as it always was`() {
    let reading = SettingsReading()
    #expect(reading.settings == Settings() && reading.problems.isEmpty)
    #expect(SettingName.allCases.allSatisfy { reading.origin(of: $0) == .standard })
  }

  @Test func `each setting has a row, and what it writes it reads`() {
    #expect(SettingRow.all.map(\.name) == SettingName.allCases)
    for row in SettingRow.all {
      let standard = row.write(Settings())
      #expect(row.allows(standard), "\(row.name)")
      #expect(row.value(typed: standard.shown) == standard, "\(row.name)")
      guard case .choice(let choices) = row.kind else { continue }
      for choice in choices {
        var settings = Settings()
        #expect(row.read(.text(choice.uppercased()), &settings), "\(row.name) \(choice)")
        #expect(row.write(settings) == .text(choice))
      }
      #expect(!row.allows(.text("nonsense")) && !row.allows(.flag(true)))
    }
  }

  @Test func `what is restricted stays so in every later layer`() {
    let off = SettingsReading.Override(.restricted, "false", from: .variable("TOTE_RESTRICTED"))
    let on = SettingsReading.Override(.restricted, "true", from: .option("--restricted"))
    func read(_ text: String, _ overrides: SettingsReading.Override...) -> SettingsReading {
      SettingsReading(.text(Array(text.utf8)), overrides: overrides)
    }
    let file = read("\nrestricted = true", off, on)
    #expect(file.settings.restricted && file.origin(of: .restricted) == .file(line: 2))
    let option = read("restricted = false", off, on)
    #expect(option.settings.restricted && option.origin(of: .restricted) == .option("--restricted"))
    #expect(!read("restricted = false", off).settings.restricted)
    // A slip of the pen opens nothing.
    let slip = read("restricted = yes\nmouse = false")
    #expect(slip.problems.count == 1 && !slip.settings.mouse)
    #expect(read("restricted = \"yes\"").settings.restricted)
  }

  @Test func `a later layer wins: what others say, the file, the variable, the option`() {
    let fallback = SettingsReading.Override(.editor, "nano", from: .variable("EDITOR"))
    let variable = SettingsReading.Override(.editor, "micro", from: .variable("TOTE_EDITOR"))
    let option = SettingsReading.Override(.theme, "light", from: .option("--theme"))
    let file = SettingsReading.File.text(Array("\neditor = \"vim -n\"\ntheme = \"dark\"\n".utf8))
    var reading = SettingsReading(fallbacks: [fallback])
    #expect(reading.settings.editor == "nano" && reading.origin(of: .editor) == .variable("EDITOR"))
    reading = SettingsReading(file, fallbacks: [fallback])
    #expect(reading.settings.editor == "vim -n" && reading.origin(of: .editor) == .file(line: 2))
    reading = SettingsReading(file, fallbacks: [fallback], overrides: [variable, option])
    #expect(reading.settings.editor == "micro" && reading.origin(of: .editor) == .variable("TOTE_EDITOR"))
    #expect(reading.settings.theme == "light" && reading.origin(of: .theme) == .option("--theme"))
    #expect(SettingName.firstWeekday.variable == "TOTE_FIRST_WEEKDAY")
  }

  @Test func `what is wrong is told with its place, and the rest applies`() {
    let reading = reading(
      """
      tehme = "dark"
      mouse = "no"
      backups = 0
      sort = "name"
      sort = "store"
      theme = pink
      [kees]
      x = "y"
      [colors]
      acent = "red"
      price = "mauve"
      [keys]
      "items.tick" = true
      """)
    #expect(
      reading.problems.map(\.kind) == [
        .unknown("tehme", suggestion: "theme"), .notAllowed(.mouse, found: .text("no")),
        .notAllowed(.backups, found: .number(0)), .twice("sort", line: 4), .noQuotes("pink"),
        .unknownTable("kees", suggestion: "keys"), .unknownRole("acent", suggestion: "accent"),
        .notAColor("price", found: .text("mauve")), .notKeys("items.tick"),
      ])
    #expect(reading.problems.map { $0.filePlace?.line } == [1, 2, 3, 5, 6, 8, 10, 11, 13])
    #expect(reading.problems[1].filePlace?.column == 9)
    #expect(reading.settings.conventions.sort == .name && reading.settings.mouse)
  }

  @Test func `a wrong variable is told, a refused file too`() {
    let wrong = SettingsReading.Override(.backups, "many", from: .variable("TOTE_BACKUPS"))
    let reading = SettingsReading(.refused(.notAFile), overrides: [wrong])
    #expect(
      reading.problems == [
        SettingsProblem(.notAFile),
        SettingsProblem(.notAllowed(.backups, found: .text("many")), at: .variable("TOTE_BACKUPS")),
      ])
    #expect(reading.settings == Settings())
  }

  @Test func `keys and colours are kept by their names`() {
    let reading = reading(
      """
      preset = "vim"
      currency = "€"
      [keys]
      "items.tick" = ["space", "t"]
      items.edit = "e"
      [colors]
      accent = "Bright-Red"
      price = 114
      [colors.light]
      accent = "#006875"
      """)
    #expect(reading.problems.isEmpty)
    #expect(reading.settings.keys == ["items.tick": ["space", "t"], "items.edit": ["e"]])
    #expect(reading.settings.preset == "vim" && reading.settings.conventions.currency == .euro)
    #expect(
      reading.settings.colors.colors == [
        .dark: ["accent": .named("bright-red"), "price": .numbered(114)],
        .light: ["accent": .mixed(0x006875), "price": .numbered(114)],
      ])
  }

  @Test func `a command has twenty keys at most, and a file is read up to a hundred problems`() {
    let keys = "[" + Array(repeating: "\"t\"", count: 21).joined(separator: ",") + "]"
    let text = "[keys]\n\"items.tick\" = \(keys)\n[x]\n" + (0..<200).map { "y\($0) = 1\n" }.joined()
    let reading = SettingsReading(.text(Array(text.utf8)))
    #expect(reading.settings.keys.isEmpty)
    #expect(reading.problems.first?.kind == .tooManyKeys("items.tick", most: 20))
    #expect(reading.problems.count == 101 && reading.problems.last?.kind == .tooMany)
  }

  @Test func `the first day of the week is any`() {
    let thursday = Moment(day: "2026-11-26")!
    #expect(thursday.startOfWeek.day == "2026-11-23")
    var conventions = Conventions()
    for (day, start) in [
      (Conventions.Weekday.sunday, "2026-11-22"), (.thursday, "2026-11-26"), (.friday, "2026-11-20"),
    ] {
      conventions.firstWeekday = day
      #expect(Conventions.$current.withValue(conventions) { thursday.startOfWeek.day } == start)
    }
  }

  @Test func `fractions are decimals where that is set`() {
    var conventions = Conventions()
    conventions.fractions = false
    let half = Amount("½ cup")!
    #expect(half.text(in: .english) == "½ cup")
    #expect(
      Conventions.$current.withValue(conventions) { half.text(in: .french) } == half.decimals(in: .french))
  }
}
