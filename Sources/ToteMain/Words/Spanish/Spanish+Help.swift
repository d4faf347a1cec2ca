import Tote
import ToteFormats
import ToteModel

extension Spanish {
  var languageOption: String {
    let names = languages(["en": "inglés", "es": "español", "fr": "francés", "tr": "turco"])
    return "Idioma: \(alternatives(names))"
  }
  var themeOption: String {
    "Colores de la aplicación: \(alternatives(AppOptions.themeNames)) (por defecto: según la terminal)"
  }
}
