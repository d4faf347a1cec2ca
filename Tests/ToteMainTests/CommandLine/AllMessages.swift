import Screen
import Terminal
import Tote

@testable import ToteFormats
@testable import ToteMain
@testable import ToteModel
@testable import ToteStorage

/// Every message of the command line, with the same values in all languages.
enum AllMessages {
  static func of(_ words: any CommandLineWords) -> [String] {
    usage(words) + names(words) + items(words) + lists(words) + notes(words) + cooking(words) + staples(words)
      + transfer(words)
      + database(words) + app(words) + [words.nothingToShare, words.jsonNeedsJoin]
      + [
        words.unknownSetting("x"), words.settingsNotSaved("x", "y"), words.settingsFile,
        words.settingsVariables,
      ]
      + SettingName.allCases.map(words.meaning)
  }

  /// Whether a message is only what users type, which is the same in all languages.
  static func areTyped(_ message: String) -> Bool {
    message.hasPrefix("  ") || message == "• .txt: todo.txt"
  }

  private static func usage(_ words: any CommandLineWords) -> [String] {
    let problems: [UsageError.Problem] = [
      .unknownCommand("x", below: nil), .unknownCommand("x", below: "tote note"),
      .unknownOption("-x", isText: false), .unknownOption("-x", isText: true), .takesNoValue("-x"),
      .missingValue("-l", .list), .missingOperand("tote", .item), .missingCommand("tote", among: ["a", "b"]),
      .unexpected("x"), .notANumber("-n", value: "x"), .notAChoice("-f", value: "x", among: ["a", "b"]),
      .onlyForApp("-x"), .restricted("x"), .restrictedFile("x"), .openQuote("x"),
    ]
    return problems.map(words.sentence) + [
      words.didYouMean("x"), words.tryHelp("tote help"), words.usage, words.commands, words.options,
      words.examples,
      words.exitStatus, words.moreAboutAll, words.moreAboutCommands, words.argumentIsNoText,
      words.cannotRead("x", "y"), words.tooLarge("x", megabytes: 256), words.isDevice("x"),
      words.inputIsNoText(line: nil), words.inputIsNoText(line: 3),
      words.resultNotWritten("x", hasChangedData: true), words.resultNotWritten("x", hasChangedData: false),
      words.interrupted,
    ]
      + [
        words.jsonFields, words.databaseFile, words.backupsFolder, words.usualPath("x"), words.toteDBVariable,
        words.editorVariable, words.browserVariable, words.noColorVariable, words.localeVariable,
      ]
  }

  private static func names(_ words: any CommandLineWords) -> [String] {
    let kinds: [NameLookup.Named] = [.list, .note, .item(on: "L")]
    return kinds.flatMap {
      [words.noSuch($0, "x"), words.matchesSeveral($0, "x", count: 2), words.emptyName($0)]
    } + [
      words.similarNames, words.allNames, words.andMore(1), words.andMore(2), words.created("d"),
      words.changed("d"),
      words.archivedList, words.noListYet, words.allListsAreArchived, words.needsQuotes("x", "x y", on: "L"),
      words.isOnOtherList("x", on: "L", other: "M", option: "--list M"),
    ]
  }

  private static func tags(_ words: any CommandLineWords) -> [String] {
    var messages: [String] = []
    for text in ["#a", ""] {
      var notes: [Note] = []
      for number in 1...2 {
        notes.append(
          Note(id: Note.ID(high: 1, low: UInt64(number)), title: "N", text: text, tags: ["a"], created: .zero)
        )
        let renaming = TagRenaming(of: "a", among: notes)
        messages.append(text.isEmpty ? words.tagStays(renaming) : words.renamedTag(renaming, to: "b"))
      }
    }
    return messages
  }

  private static func folders(_ words: any CommandLineWords) -> [String] {
    let (old, new) = (NoteDirectory("A"), NoteDirectory("B/C"))
    var messages = [
      words.noNoteFolders, words.moveNeedsFolder, words.noNoteIn("A"), words.notAFolder("."),
      words.folderIsThere("A"),
    ]
    let template = NoteTemplate(
      Note(id: Note.ID(high: 1, low: 1), title: "T", text: "{{prompt:Q}}", created: .zero))
    let plain = NoteTemplate(Note(id: Note.ID(high: 1, low: 1), title: "T", created: .zero))
    messages += [
      words.setNeedsTemplate, words.noQuestion("x", of: template), words.noQuestion("x", of: plain),
      words.noTemplate("x", among: ["T"], in: new), words.noTemplate("x", among: [], in: new),
    ]
    var notes: [Note] = []
    for number in 1...2 {
      notes.append(
        Note(
          id: Note.ID(high: 1, low: UInt64(number)), title: "N", created: .zero, place: NotePlace("A/")))
      let move = NoteMove(of: notes, to: new, among: notes)
      messages += [
        words.movedNotes(move, to: new), words.movedNotes(move, to: .top),
        words.renamedFolder(old, to: new, move),
      ]
    }
    return messages
  }

  private static func items(_ words: any CommandLineWords) -> [String] {
    let details: [UniqueDetail] = DetailMark.allCases.map(UniqueDetail.mark) + [.price]
    var messages = [
      words.createNeedsList, words.adding, words.blankLine, words.purchasesAreTables,
      words.leftOut(1, first: "Method"),
      words.leftOut(2, first: "Method"), words.keptSeparate(from: ItemDetails(store: "S")),
      words.summed("x", "2", was: "1"), words.summed("x", "2", was: nil), words.isBack("x", on: "L"),
      words.isAlready("x", on: "L"), words.isAlready("x", on: "L", now: "€1.00"), words.ticked("x"),
      words.wasTicked("x"), words.deleted("x"),
      words.unticked("x"), words.wasUnticked("x"), words.edited("x", to: "y"), words.blankEdit,
      words.moved("x", to: "L"), words.areThereAlready("L"), words.merged("x", isDryRun: false),
      words.merged("x", isDryRun: true), words.wasDeleted("x"), words.allTakesNoList, words.emptyStore,
      words.storeOrGroup, words.listIsEmpty, words.filterNotUnderstood([">x"]),
      words.nothingMatches("x"), words.toFilterFirst("x"), words.undid("x"), words.redid("x"),
      words.pinnedNote("N"), words.unpinnedNote("N"), words.archivedNote("N"), words.restoredNote("N"),
      words.formatNeedsNote, words.exportNeedsFolder, words.noteFileExists("f"),
      words.exportedNote("N", to: "f"), words.wroteList("L", to: "f"), words.codeIsTooLong,
      words.notTimes("x"), words.setIsEmpty("L"),
      words.setIsTarget("L"),
      words.noStorePrices("L"),
      words.codeLacks(columns: 0, rows: 1), words.codeLacks(columns: 2, rows: 0),
      words.codeLacks(columns: 1, rows: 2),
      words.notATag("x"), words.tagIsThere("x"), words.renamedNote("N", to: "M"),
      words.updatedLinks(in: ["A", "B"]),
      words.linksAreDead(["A"], to: "N"), words.linksAreDead(["A", "B"], to: "N"),
      words.linksToNothing("N"), words.linksToNoNote("N"), words.noLinks, words.noDeadLinks,
      words.nothingLinks(to: "N"), words.blankTitle,
      words.cannotBeLinked("N"), words.nothingToClear("L", in: nil),
      words.nothingToClear("L", in: Shop("Lidl")),
      words.formatAlone, words.unclosedField, words.unknownField("x", known: ["id", "name"]),
      words.nothingToUndo, words.nothingToRedo, words.noHistoryYet, words.notAStep("x"),
      words.journalBegins(at: 9, after: 3), words.journalEnds(at: 3, before: 9),
    ]
    messages += details.map { words.second($0, inName: "x") } + tags(words) + folders(words)
    messages += [
      words.replaced([Price("€19.50")!, Price("18€")!], by: Price("€17.85")!),
      words.replaced(Amount("2 l")!, by: Amount("3 l")!), words.unknown("kr", in: "milk kr 12"),
    ]
    let counts = [(0, 2), (1, 0), (2, 1), (21, 0)]
    for isDryRun in [false, true] {
      messages.append(words.createdList("L", isDryRun: isDryRun))
      messages.append(words.added("x", to: "L", isDryRun: isDryRun))
      for (new, already) in counts {
        messages.append(words.addedMany(new, to: "L", already: already, isDryRun: isDryRun))
      }
    }
    for (count, already) in counts {
      messages += [
        words.tickedMany(count, on: "L", already: already),
        words.deletedMany(count, on: "L", already: already),
        words.untickedMany(count, on: "L", already: already), words.movedMany(count, to: "L"),
        words.mergedMany(count, isDryRun: false), words.mergedMany(count, isDryRun: true),
      ]
    }
    return messages
  }

  private static func lists(_ words: any CommandLineWords) -> [String] {
    [
      words.listExists("L", isArchived: false), words.listExists("L", isArchived: true),
      words.renamedList("L", to: "M"), words.listArchived("L"), words.listWasArchived("L"),
      words.listRestored("L"),
      words.listWasOpen("L"), words.duplicatedList("L", as: "M"), words.deletedList("L", items: 0),
      words.deletedList("L", items: 1), words.deletedList("L", items: 2), words.orderedLists(["L", "M"]),
      words.budgetSet(words.budget(Price("80€")!, every: .month), for: "L"), words.budgetRemoved("L"),
      words.noBudget("L"), words.notABudget("x"),
      words.lastPrice, words.lowestPrice, words.cheapestStore, words.noPrices("x"), words.nothingSpent,
      words.total,
      words.notADate("x"), words.allPriced("x"), words.dateWithoutItem,
      words.noPurchase(of: "x", on: "2026-01-31"), words.allPriced(nil), words.notAPrice("x"),
      words.priceDoesNotFit(Price("3€/kg")!, "x"), words.priced("x", "€1.00", on: "2026-11-26"),
      words.moreUnpriced(1), words.moreUnpriced(2), words.unpricedToList(1), words.unpricedToList(2),
    ]
  }

  private static func notes(_ words: any CommandLineWords) -> [String] {
    [
      words.createdNote("x"), words.changedNote("x"), words.trashedNote("x"), words.deletedNote("x"),
      words.pinned,
      words.propertyNeedsSign("x"), words.noNoteHasProperty("x"),
      words.blankNote, words.nothingWritten, words.nothingChanged, words.emptyInputForNote,
      words.appendNeedsText,
      words.inputStandsAlone, words.noTerminalForEditor, words.yourText(isIn: "f"), words.keptBoth("x"),
      words.noNoteTagged("x"), words.noNoteFound, words.isEmpty(.notes), words.isEmpty(.archive),
      words.isEmpty(.trash),
    ]
  }

  private static func meals(_ words: any CommandLineWords) -> [String] {
    let day = Moment(day: "2026-11-30") ?? .zero
    let week = MealWeek("Mon: x", from: day, links: [])
    let copied = CopiedMeals(from: week, into: MealWeek("", from: day, links: []))
    return [
      words.noMealsPlanned(from: day), words.nothingPlanned(on: day), words.removedMeal("x", on: day),
      words.severalRecipes(["x", "y"]), words.severalMeals(["x", "y"]), words.notADay("x"),
      words.nothingToCopy(from: day), words.noFreeDay, words.noMealsToSend, words.weekday(day),
    ] + [copied].compactMap { $0 }.map(words.copied)
  }

  private static func atHome(_ words: any CommandLineWords) -> [String] {
    let item = Item(id: .zero, list: .zero, name: "x", created: .zero)
    let list = ShoppingList(id: .zero, name: "L", created: .zero)
    let (some, day) = (Amount("500 g")!, Moment(day: "2026-12-05")!)
    let outcomes: [UseOutcome] = [
      .left(some), .another(item), .back(list), .there(list), .gone, .unmeasured,
    ]
    let said: [String] = [
      words.nothingAtHome, words.keptAtHome("x"), words.keepsAtHome(["x"]),
      words.notAnAmount("x"), words.nothingTaken,
      words.taken("x", rest: some), words.taken("x", rest: nil), words.homeList,
    ]
    return said + outcomes.map { words.used("x", $0) } + HomeRule.allCases.map { words.name($0, of: "x") }
      + [0, 1, 3, 9, -1].map { words.keeps(until: day.adding(days: $0), on: day) }
      + [HomeStock.Cover(has: some), HomeStock.Cover(), HomeStock.Cover(isBasic: true)].map {
        words.isAtHome("x", $0)
      }
  }

  private static func cooking(_ words: any CommandLineWords) -> [String] {
    [
      words.noBoxes(in: "x"), words.allBoxesTicked(in: "x"), words.noServings(in: "x"),
      words.planHasNoServings("x"),
      words.tooManyServings(999), words.notScaled("x"), words.alreadySent("x", to: "y"),
      words.noNoteToCook(called: "x"), words.leftOutOfRecipe("x"), words.noRecipe(in: "x", broken: 0),
      words.noRecipe(in: "x", broken: 1), words.noRecipe(in: nil, broken: 0),
      words.noRecipe(in: nil, broken: 1),
      words.nothingToImport,
      words.partlySent("x", CoveredMeal.Part(servings: 4, planned: 8), to: "y"), words.cooksAsLast(for: 6),
      words.nothingLeftToAdd(of: "x"),
    ] + atHome(words) + meals(words)
  }

  private static func staples(_ words: any CommandLineWords) -> [String] {
    [
      words.noStaples, words.nothingDue(next: "x", on: "d"), words.nothingDue(next: "x", on: nil),
      words.isDue,
      words.dueIsUnknown, words.repeats("x", interval: "y"), words.noLongerRepeats("x"),
      words.doesNotRepeat("x"), words.notAnInterval("x"), words.nothingDueToday, words.nothingToPaste,
    ]
  }

  private static let expectations: [ImportError.Expectation] =
    [
      .utf8, .itemName, .listName, .headingOrItem, .spaceAfterBox, .calendar, .calendarTask,
      .componentBegin("x"), .componentEnd("x"), .cells(1), .cells(2), .columnOnce,
      .nameColumn,
      .noQuoteInCell, .endOfCell, .closingQuote, .object, .array, .text, .anyValue, .fieldName, .colon,
      .commaOrBrace,
      .commaOrBracket, .endOfFile, .oneOfFields(["a", "b"]), .fieldOnce, .field("a"), .tag, .quantity,
      .amountFields,
      .priceFields, .oneOfUnits, .oneOfCurrencies, .value(decimals: 0), .value(decimals: 2), .format,
      .version,
      .olderVersion(1), .laterVersion(1), .newRow(key: "id"), .knownList, .row, .depth(64), .escape,
      .hexDigits,
      .firstSurrogate, .secondSurrogate, .noControlCharacter,
    ]
    + [FieldKind.amount, .price, .truth, .moment, .number, .text, .category, .tags, .id, .rank].flatMap {
      [.cell($0), .json($0, orNull: false), .json($0, orNull: true)]
    }

  private static let findings: [ImportError.Finding] = [
    .endOfFile, .endOfLine, .nothing, .text("x\"", isCut: true), .invalidByte, .nothingThere, .cells(3),
    .list(ShoppingList.ID(high: 1, low: 1)), .version(2),
  ]

  private static func transfer(_ words: any CommandLineWords) -> [String] {
    let errors =
      expectations.map { ImportError(line: 3, column: 1, expected: $0, found: .nothing) }
      + findings.map { ImportError(line: 3, column: 1, expected: .row, found: $0) }
    return errors.map { words.sentence($0, in: "x.csv") } + [
      words.standardInput, words.importing("x"), words.exporting,
      words.unknownFormat(of: "x", known: ["a", "b"]),
      words.leftOutTicked(1), words.leftOutTicked(2), words.nothingImported, words.leftOut(1),
      words.leftOut(2), words.jsonTakesNoList,
      words.notice(.delimiter("\t")), words.notice(.delimiter(";")), words.notice(.delimiter("|")),
      words.notice(.column("x")), words.notice(.noHeading), words.notice(.currency(.euro)),
      words.notice(.encoding("UTF-16")), words.notice(.program("x")), words.notice(.noted("x", 2)),
      words.notice(.leftOut("x", 2)), words.notice(.nameless(line: 3, .nothing)), words.nothingNew(in: "x"),
      words.notesAreLeftOut,
    ]
      + [false, true].flatMap { isDryRun in
        [
          words.imported(rows: 1, already: 0, isDryRun: isDryRun),
          words.imported(rows: 2, already: 1, isDryRun: isDryRun),
          words.imported(rows: 2, already: 3, isDryRun: isDryRun),
          words.imported(items: 1, lists: 1, isDryRun: isDryRun),
          words.imported(items: 0, lists: 2, isDryRun: isDryRun),
          words.imported(items: 2, to: "L", ticked: 0, isDryRun: isDryRun),
          words.imported(items: 1, to: "L", ticked: 1, isDryRun: isDryRun),
          words.imported(items: 0, to: "L", ticked: 2, isDryRun: isDryRun),
          words.namesakes(2, "L", isDryRun: isDryRun), words.addToOldList("tote import", isDryRun: isDryRun),
        ]
      }
  }

  private static func database(_ words: any CommandLineWords) -> [String] {
    let backup = Backup(path: "/b", day: "2026-11-22")
    let issues: [IntegrityCheck.Issue] =
      [
        .page("x"), .unreadableTables, .index("x"), .missingTable("x"), .missingIndex("x"),
        .unreadableEntry(3),
      ]
      + [1, 2].flatMap { count -> [IntegrityCheck.Issue] in
        let list = ShoppingList.ID(high: 1, low: 1)
        return [
          .missingLists(Array(repeating: list, count: count), items: count),
          .sharedRanks(of: nil, name: "", count: count),
          .sharedRanks(of: list, name: "L", count: count), .wrongKeys(count), .noteWords(count),
        ]
      }
    let failures: [BackupFailure] = [.full, .readOnly, .noFolder("f"), .lockedFolder("f"), .other("x")]
    return issues.map(words.sentence) + failures.map(words.backupFailed)
      + WhereCommand.Place.allCases.map(words.name) + [
        words.noDatabaseYet, words.noDatabase("f"), words.diskIsFull, words.databaseIsDamaged,
        words.waitingForProgram, words.noIntactBackup, words.newestBackup(backup), words.toLookInside,
        words.toRestore,
        words.backingUp, words.fileExists("f"), words.todaysBackupFailed("x"), words.checking("f"),
        words.compacting("f"), words.allIsWell, words.othersMayRead("f"), words.repairIsPossible,
        words.keptBefore("f"), words.cannotProtect("f"), words.stillWrong("x"), words.repaired,
        words.removedSteps(1),
        words.removedSteps(2), words.freed("1 kB", left: "2 kB"), words.nothingToFree("1 kB"),
        words.moreCanBeFreed,
        words.backups(1, "1 kB"), words.backups(2, "1 kB"),
      ] + [1, 900, 4_000, 1_250_000].map { words.size(FileSize($0)) }
  }

  private static func app(_ words: any CommandLineWords) -> [String] {
    let errors: [TerminalError] = [
      .noTerminal(.input), .noTerminal(.output), .noTerminalAtAll, .typeMissing, .typeUnknown("x"),
      .typeTooSimple("x"),
      .noResources,
    ]
    return errors.map(words.sentence) + [
      words.cannotCombine("-a", "-b"), words.themeNeedsSVG, words.badSize("x"), words.badScript("x"),
      words.beginning,
      words.noLogYet, words.noLog("x"), words.unsavedText(isIn: "f"), words.unsaved(1, "x"),
      words.unsaved(2, "x"),
      words.unsavedChange("x"),
    ]
  }
}
