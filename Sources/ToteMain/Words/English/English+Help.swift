import Tote
import ToteFormats
import ToteModel

extension English {
  var languageOption: String {
    let names = languages(["en": "English", "es": "Spanish", "fr": "French", "tr": "Turkish"])
    return "Language: \(alternatives(names))"
  }
  var themeOption: String {
    "Colours of the app: \(alternatives(AppOptions.themeNames)) (default: what the terminal reports)"
  }
}
