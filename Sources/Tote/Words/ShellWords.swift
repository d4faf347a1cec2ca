import ToteModel

/// What the command line and the screen say in the same words.
package protocol ShellWords: CommonWords {}

extension ShellWords {
  /// The parts of an added line and where they may go.
  package var addingPattern: String { say("shell-adding-pattern") }
  /// The list made on the first run.
  package var firstList: String { say("shell-first-list") }
  /// The price of what isn't ticked.
  package func toPay(_ price: String) -> String { say("shell-to-pay", ["price": price]) }
  /// The other titles of a note.
  package func alsoCalled(_ aliases: [String]) -> String {
    let names = aliases.map { say("note-alias", ["name": $0]) }
    return say("note-also-called", ["names": names.joined(separator: ", ")])
  }
  /// What a setting does.
  package func meaning(_ setting: SettingName) -> String {
    switch setting {
    case .language: say("shell-meaning-language")
    case .theme: say("shell-meaning-theme")
    case .currency: say("shell-meaning-currency")
    case .firstWeekday: say("shell-meaning-first-weekday")
    case .dates: say("shell-meaning-dates")
    case .fractions: say("shell-meaning-fractions")
    case .mouse: say("shell-meaning-mouse")
    case .startTab: say("shell-meaning-start-tab")
    case .defaultList: say("shell-meaning-default-list")
    case .defaultStore: say("shell-meaning-default-store")
    case .group: say("shell-meaning-group")
    case .sort: say("shell-meaning-sort")
    case .noteColumns: say("shell-meaning-note-columns")
    case .messageEmoji: say("shell-meaning-message-emoji")
    case .sidebar: say("shell-meaning-sidebar")
    case .details: say("shell-meaning-details")
    case .basketBar: say("shell-meaning-basket-bar")
    case .hints: say("shell-meaning-hints")
    case .linear: say("shell-meaning-linear")
    case .editor: say("shell-meaning-editor")
    case .browser: say("shell-meaning-browser")
    case .templateFolder: say("shell-meaning-template-folder")
    case .syncInterval: say("shell-meaning-sync-interval")
    case .backups: say("shell-meaning-backups")
    case .recordCrashes: say("shell-meaning-record-crashes")
    case .restricted: say("shell-meaning-restricted")
    case .preset: say("shell-meaning-preset")
    }
  }
}

extension ShellWords {
  /// A detail that an item can have only once.
  package func only(_ detail: UniqueDetail) -> String {
    switch detail {
    case .mark(.category): say("shell-only-category")
    case .mark(.store): say("shell-only-store")
    case .mark(.person): say("shell-only-person")
    case .mark(.note): say("shell-only-note")
    case .price: say("shell-only-price")
    }
  }
  package func left(_ totals: Totals) -> String {
    totals.count == 0
      ? say("shell-left-nothing") : say("shell-left", ["left": totals.remaining, "count": totals.count])
  }
  /// Beside a sum.
  func unpricedCount(_ count: Int) -> String { say("list-unpriced-count", ["count": counted(count)]) }
  /// After a price: how many more items have no price and count as nothing.
  package func withUnpriced(_ price: String, _ count: Int) -> String {
    count == 0 ? price : "\(price) (\(unpricedCount(count)))"
  }
  /// `€66 of €250 this month`.
  func use(_ use: BudgetUse, saysPeriod: Bool = true) -> String {
    let (spent, budget) = (use.spent.shown, use.budget.shown)
    guard saysPeriod else { return say("spending-part", ["part": spent, "whole": budget]) }
    return say("list-budget-use", ["spent": spent, "budget": budget, "period": use.period.rawValue])
  }
  /// With what it can't count: `€66 of €250 this month, 34 unpriced`.
  package func whole(_ use: BudgetUse) -> String {
    use.unpriced == 0 ? self.use(use) : "\(self.use(use)), \(unpricedCount(use.unpriced))"
  }
  /// `€250 a month`, as it can be typed.
  package func budget(_ price: Price, every period: BudgetPeriod) -> String {
    say("list-budget-every", ["price": price.shown, "period": period.rawValue])
  }
  /// Said alone, not after a sum as `withUnpriced` is.
  package func unpriced(_ count: Int) -> String {
    say("spending-items-without-price", ["count": counted(count)])
  }
  /// Of notes at the top.
  var noFolder: String { say("note-no-folder") }
  /// What the template of the note of a day is called, beside Daily.
  package var dailyTemplate: String { say("note-daily-template") }
  package var dateNames: DateFormat.Names {
    func list(_ names: String) -> [String] { names.split(separator: " ").map(String.init) }
    return DateFormat.Names(
      months: list(say("part-months")), shortMonths: list(say("shell-months")),
      weekdays: list(say("note-weekdays")), shortWeekdays: list(say("note-short-weekdays")))
  }
  package func name(_ group: Spending.Group) -> String {
    let months = say("shell-months").split(separator: " ").map(String.init)
    switch group {
    case .week(let moment):
      let (_, month, day) = moment.monthName(among: months)
      return "\(day) \(month)"
    case .month(let moment):
      let (year, month, _) = moment.monthName(among: months)
      return "\(month) \(year)"
    case .category(let category): return category.name(in: language)
    case .store(let store): return store ?? say("shell-no-store")
    case .item(let name): return name
    }
  }
  package func name(_ every: Repeat) -> String {
    switch every {
    case .days(let count): say("shell-every-days", ["count": count])
    case .weeks(let count): say("shell-every-weeks", ["count": count])
    case .months(let count): say("shell-every-months", ["count": count])
    case .usual: say("shell-every-usual")
    }
  }
  /// A plan links to a title that several notes have.
  package func severalNotes(titled title: String) -> String {
    say("shell-several-notes", ["title": title])
  }
  /// What was written has a title that another note has, too.
  package func sameTitle(_ title: String) -> String { say("shell-same-title", ["title": title]) }
  /// Why settings stay as they are.
  package var restrictedReason: String { say("restricted-reason") }
  /// Why an editor left no text, and the file with what was written.
  package func editorFailed(_ failure: EditorFailure, file: String?) -> String {
    let sentence =
      switch failure {
      case .noTerminal: say("shell-editor-no-terminal")
      case .restricted: say("restricted-editor")
      case .badCommand(let command): say("shell-editor-bad-command", ["command": command])
      case .noFile(let folder, let reason):
        say("shell-editor-no-file", ["folder": folder, "reason": reason])
      case .cannotStart(let editor, let reason):
        say("shell-editor-cannot-start", ["editor": editor, "reason": reason])
      case .lost(let editor, let reason): say("shell-editor-lost", ["editor": editor, "reason": reason])
      case .killed(let editor, let signal):
        say("shell-editor-killed", ["editor": editor, "signal": Int(signal)])
      case .exited(let editor, let code): say("shell-editor-exited", ["editor": editor, "code": Int(code)])
      case .leftNoFile(let editor): say("shell-editor-no-output", ["editor": editor])
      case .leftNoText(let editor): say("shell-editor-no-text", ["editor": editor])
      case .leftTooMuch(let editor, let most):
        say("shell-editor-too-much", ["editor": editor, "megabytes": most])
      }
    return "\(sentence) \(file.map { textIsIn($0) } ?? say("shell-editor-changed-nothing"))"
  }
}
