/// The measures of German recipes, which Tote doesn't speak: `1 TL` would be a price in Turkey, and `1 EL` an article in Spain.
enum GermanMeasures {
  /// Whether a line is the heading of a German recipe: `Zutaten`.
  static func isHeading(_ line: String) -> Bool {
    guard line.utf8.count < 60 else { return false }
    let words = Folding.fold(line).split { !$0.isLetter }
    return words.contains("zutaten") && RecipeHeading(line)?.meaning == .items
  }

  /// `2 EL Öl` as `2 tbsp Öl`.
  static func translated(_ line: String) -> String {
    var words = line.split(separator: " ").map(String.init)
    for index in words.indices.dropFirst() where words[index - 1].last?.isNumber == true {
      let word = Folding.fold(words[index].filter { $0 != "." })
      guard let unit = units[word] else { continue }
      words[index] = unit
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
    return line
  }

  private static let units = [
    "el": "tbsp", "essloffel": "tbsp", "tl": "tsp", "teeloffel": "tsp", "prise": "pinch", "prisen": "pinches",
    "tasse": "cup", "tassen": "cups", "bund": "bunch", "zehe": "clove", "zehen": "cloves", "scheibe": "slice",
    "scheiben": "slices", "dose": "can", "dosen": "cans", "pck": "packet", "packung": "packet",
    "packungen": "packets",
    "packchen": "packet", "glas": "jar", "liter": "l", "gramm": "g", "stuck": "", "becher": "tub",
    "flasche": "bottle",
    "zweig": "sprig", "zweige": "sprigs", "stange": "stalk", "stangen": "stalks", "handvoll": "handful",
  ]
}
