import ToteModel

/// A recipe in Cooklang: `Add @salt{1%pinch} to the #pot{} and wait ~{5%minutes}.`
package struct CooklangFile {
  package private(set) var recipe = RecipeFile()

  package init(_ file: String) {
    var paragraph: [String] = []
    var lines = Self.withoutComments(file).split(separator: "\n", omittingEmptySubsequences: false)[...]
    lines = readFrontMatter(lines)
    for line in lines {
      let line = Folding.clean(String(line))
      let section = line.hasPrefix("=") ? Folding.clean(line.filter { $0 != "=" }) : nil
      let isOwn = line.isEmpty || section != nil || line.hasPrefix(">")
      if isOwn, !paragraph.isEmpty {
        add(step: paragraph.joined(separator: " "))
        paragraph = []
      }
      if let section {
        recipe.steps.begin(section.isEmpty ? nil : section)
        recipe.ingredients.begin(section.isEmpty ? nil : section)
      } else if line.hasPrefix(">>") {
        let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 { add(field: String(parts[0]), String(parts[1])) }
      } else if line.hasPrefix(">") {
        let note = Folding.clean(String(line.dropFirst()))
        if !note.isEmpty { recipe.description.append(note) }
      } else if !line.isEmpty {
        paragraph.append(line)
      }
    }
    if !paragraph.isEmpty { add(step: paragraph.joined(separator: " ")) }
    recipe.ingredients.removeAll { $0.lines.isEmpty }
    recipe.steps.removeAll { $0.lines.isEmpty }
  }

  /// Without `-- to the end of the line` and `[- in between -]`.
  private static func withoutComments(_ file: String) -> String {
    var text = ""
    var rest = file[...]
    while let start = rest.firstRange(of: "[-") {
      text += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.firstRange(of: "-]").map { rest[$0.upperBound...] } ?? rest[rest.endIndex...]
    }
    text += rest
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // `---` is the edge of front matter.
      guard let comment = line.firstRange(of: "--"), !line.hasPrefix("---") else { return String(line) }
      return String(line[..<comment.lowerBound])
    }.joined(separator: "\n")
  }

  private mutating func readFrontMatter(_ lines: ArraySlice<Substring>) -> ArraySlice<Substring> {
    guard lines.first?.allSatisfy({ $0 == "-" || $0.isWhitespace }) == true,
      lines.first?.hasPrefix("---") == true,
      let end = lines.dropFirst().firstIndex(where: { $0.hasPrefix("---") })
    else { return lines }
    var list: String?
    for line in lines[lines.startIndex + 1..<end] {
      let bare = Folding.clean(String(line))
      if bare.hasPrefix("- "), let list {
        add(field: list, String(bare.dropFirst(2)))
        continue
      }
      let parts = bare.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      list = String(parts[0])
      add(field: String(parts[0]), String(parts[1]))
    }
    return lines[(end + 1)...]
  }

  private mutating func add(field: String, _ value: String) {
    let value = Folding.clean(value.filter { !"\"[]".contains($0) })
    guard !value.isEmpty else { return }
    switch Folding.fold(Folding.clean(field)) {
    case "title": recipe.title = value
    case "servings", "serves", "yield", "portions":
      // `2|4|8` are choices.
      recipe.yield = recipe.yield ?? RecipeFile.Yield(String(value.prefix { $0 != "|" }))
    case "tags", "tag":
      recipe.tags += value.split(separator: ",").map { $0.filter { !$0.isWhitespace && $0 != "#" } }
    case "source", "source.url", "url":
      if value.hasPrefix("http"), !value.contains(" ") { recipe.source = value } else { keep(field, value) }
    case "description", "introduction": recipe.description.append(value)
    default: keep(field, value)
    }
  }

  /// A note has no such detail, but it has words.
  private mutating func keep(_ field: String, _ value: String) {
    recipe.details.append("\(Folding.clean(field)): \(value)")
  }

  private mutating func add(step: String) {
    let step = CooklangStep(step)
    for ingredient in step.ingredients { recipe.ingredients.add(ingredient) }
    let text = Folding.clean(step.text)
    if !text.isEmpty { recipe.steps.add(text) }
  }
}
