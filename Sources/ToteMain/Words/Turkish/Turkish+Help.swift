import Tote
import ToteFormats
import ToteModel

extension Turkish {
  var languageOption: String {
    let names = languages(["en": "İngilizce", "es": "İspanyolca", "fr": "Fransızca", "tr": "Türkçe"])
    return "Dil: \(names.joined(separator: ", "))"
  }
  var themeOption: String {
    "Uygulamanın renkleri: \(alternatives(AppOptions.themeNames)) (varsayılan: terminale göre)"
  }
}
