import ToteModel

extension English {
  func sentence(_ problem: SettingsProblem.Kind) -> String {
    switch problem {
    case .unreadable(let code): "Can't be read: \(SystemError.reason(code)). The defaults apply."
    case .tooLarge: "Larger than 1 MiB, so it isn't read. The defaults apply."
    case .notAFile: "Not a regular file, so it isn't read. The defaults apply."
    case .ofAnotherUser: "Belongs to another user, so it isn't read. The defaults apply."
    case .notText: "This isn't valid UTF-8."
    case .noName(let found): "Expected the name of a setting, not \(found)"
    case .noEquals: "Expected = and a value."
    case .noValue: "The value is missing."
    case .unclosedText: "The closing quote is missing."
    case .unclosedList: "A comma or the closing bracket is missing."
    case .unclosedTable(let table): "The closing bracket is missing: [\(table)]."
    case .badEscape: "Unknown escape. A backslash is written \\\\, or in single quotes as it is."
    case .notANumber(let found): "Not a whole number: \(found). Text needs quotes."
    case .noQuotes(let found): "Text needs quotes: \"\(found)\"."
    case .notATextInList(let found): "A list contains text in quotes, not \(found)"
    case .unexpected(let found): "Unexpected after the value: \(found)"
    case .tooMany: "Too many problems. What follows isn't read."
    case .unsupported: "Only text in quotes, whole numbers, true, false and lists of text can be used here."
    case .unknown(let name, let suggestion): "Unknown setting: \(name)." + didYouMean(suggestion)
    case .unknownTable(let name, let suggestion):
      "Unknown table: [\(name)]." + didYouMean(suggestion.map { "[\($0)]" })
    case .twice(let name, let line): "\(name) is already set in line \(line), which applies."
    case .notAllowed(let setting, let found):
      "\(setting.rawValue) must be \(allowed(setting.row.kind)), not \(found.written)."
    case .refusedKeys(let sentence): sentence
    case .tooManyKeys(let id, let most): "\(id) has more than \(most) keys. Keep those you use."
    case .notKeys(let command): "\(command) needs a list of keys, such as [\"space\", \"t\"]."
    case .unknownRole(let role, let suggestion): "Unknown role: \(role)." + didYouMean(suggestion)
    case .notAColor(_, let found):
      "A colour is a name such as \"bright-red\", a number from 0 to 255 or \"#rrggbb\", not \(found.written)."
    }
  }

  private func didYouMean(_ name: String?) -> String { name.map { " Did you mean \($0)?" } ?? "" }

  func allowed(_ kind: SettingRow.Kind) -> String {
    switch kind {
    case .choice(let names): "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])"
    case .flag: "true or false"
    case .number(let range): "a whole number from \(number(range.lowerBound)) to \(number(range.upperBound))"
    case .text: "text in quotes"
    }
  }
}
