import Markdown
import Screen
import ToteModel

/// `tote guide CHAPTER`, or `tote help guide CHAPTER`: a chapter of the guide, drawn by the view that draws notes.
extension Command {
  static let guide = Command(
    name: "guide", help: { $0.help("help-of-guide") },
    operands: [Operand(.chapter, .choice(GuideChapter.all.map(\.name)), isOptional: true)]
  ) { shell, arguments in
    guard let name = arguments.operands.first else {
      var columns = Columns()
      for chapter in GuideChapter.all { columns.add(chapter.name, chapter.title) }
      for line in columns.lines { try shell.print(line) }
      return
    }
    let chapters = GuideChapter.all.filter { $0.name.hasPrefix(name.lowercased()) }
    guard let chapter = chapters.first else {
      throw Refusal(.notFound, words.noChapter(name, GuideChapter.all.map(\.name)))
    }
    let view = MarkdownText(chapter.text)
    let width = min(shell.output.width, 100)
    let frame = Frame(view, size: view.size(within: Size(width, 10_000)))
    try shell.output.write(shell.output.isTerminal ? frame.ansi : frame.plainText)
  }
}

/// A file of the guide, which is in the program.
struct GuideChapter {
  let name: String
  let text: String

  init(_ name: String, _ bytes: [UInt8]) {
    self.name = name
    // Pictures, and the remarks that make them, say nothing here.
    let lines = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    )
    .filter { !$0.hasPrefix("<!--") && !$0.hasPrefix("![") }
    text = Self.unbroken(lines)
  }

  /// A note shows its line breaks; the guide is broken for those who write it.
  private static func unbroken(_ lines: [Substring]) -> String {
    var text = ""
    // Whether the next line may go on with the last one: in an item of a list, it is indented.
    var (isCode, inText, inItem) = (false, false, false)
    for line in lines {
      let isFence = line.hasPrefix("```")
      if isFence { isCode.toggle() }
      let words = line.drop { $0 == " " }
      let number = line.prefix { $0.isASCII && $0.isNumber }
      let isItem =
        line.hasPrefix("- ") || !number.isEmpty && line.dropFirst(number.count).hasPrefix(". ")
      let isText =
        !isCode && !isFence && !isItem
        && words.first.map { $0.isLetter || $0.isNumber || "`*(\"".contains($0) } == true
      let indent = line.count - words.count
      let goesOn = isText && (inText && indent == 0 || inItem && (2...3).contains(indent))
      text += (goesOn ? " " + words : (text.isEmpty ? "" : "\n") + line)
      if !goesOn { (inText, inItem) = (isText && indent == 0, isItem && !isCode) }
    }
    return text
  }

  var title: String {
    text.split(separator: "\n").first.map { String($0.drop { $0 == "#" || $0 == " " }) } ?? name
  }

  /// In the order of the guide.
  static let all = [
    GuideChapter("first-week", PackageResources.FirstWeek_md),
    GuideChapter("adding-lines", PackageResources.AddingLines_md),
    GuideChapter("in-the-store", PackageResources.InTheStore_md),
    GuideChapter("staples-prices-budget", PackageResources.StaplesPricesBudget_md),
    GuideChapter("notes", PackageResources.Notes_md),
    GuideChapter("recipes-and-plans", PackageResources.RecipesAndPlans_md),
    GuideChapter("sharing", PackageResources.Sharing_md),
    GuideChapter("over-ssh", PackageResources.OverSsh_md),
    GuideChapter("command-line", PackageResources.CommandLine_md),
    GuideChapter("your-data", PackageResources.YourData_md),
    GuideChapter("settings-and-keys", PackageResources.SettingsAndKeys_md),
    GuideChapter("questions", PackageResources.Questions_md),
  ]
}
