import Tote
import ToteFormats
import ToteModel

extension French {
  var languageOption: String {
    let names = languages(["en": "anglais", "es": "espagnol", "fr": "français", "tr": "turc"])
    return "Langue : \(alternatives(names))"
  }
  var themeOption: String {
    "Couleurs de l’application : \(alternatives(AppOptions.themeNames)) (par défaut : selon le terminal)"
  }
}
