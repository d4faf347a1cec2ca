import Tote
import ToteFormats
import ToteModel

extension Spanish {
  var toteHelp: CommandHelp {
    CommandHelp(
      summary: "Listas de la compra y notas en la terminal",
      details: [
        "Sin comando, tote abre tus listas en la aplicación, donde ? muestra todos los atajos.",
        "Los comandos usan la misma base de datos que la aplicación, y tote undo deshace cualquier cambio, venga de donde venga. "
          + "Ordenar artículos a mano solo se puede hacer en la aplicación.",
        "Cómo se nombran las cosas, sin distinguir mayúsculas ni acentos:",
        "• una LISTA, por su nombre, por el principio del nombre si no es ambiguo, o por su id",
        "• un ARTÍCULO, por su nombre completo o por su id",
        "• una NOTA, por su título completo o por su id; en note show basta el principio del título",
        "Los resultados van a la salida estándar y los mensajes a la salida de errores. Los mensajes están en el idioma del "
          + "sistema.",
        "-- indica el final de las opciones; - es la entrada estándar.",
      ])
  }

  var helpHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar la ayuda de tote o de un comando",
      examples: [.init("tote help add", "muestra la ayuda de tote add")])
  }

  var manualHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar la página de manual",
      examples: [.init("tote manual >tote.1 && man ./tote.1", "guarda la página de manual y la abre")])
  }

  var completionHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar un script de autocompletado para el shell",
      details: [
        "Con una LÍNEA, muestra lo que puede completarla, que es lo que usan los scripts; en bash, PARTE es el final de la línea "
          + "que se sustituirá."
      ],
      examples: [
        .init(
          "source <(tote completion bash)", "activa el autocompletado en este bash; en ~/.bashrc, en todos"),
        .init("source <(tote completion zsh)", "lo mismo para ~/.zshrc, después de compinit"),
        .init(
          "tote completion fish >~/.config/fish/completions/tote.fish", "activa el autocompletado en fish"),
      ])
  }

  var languageOption: String {
    let names = languages(["en": "inglés", "es": "español", "fr": "francés", "tr": "turco"])
    return "Idioma: \(alternatives(names))"
  }
  var themeOption: String {
    "Colores de la aplicación: \(alternatives(AppOptions.themeNames)) (por defecto: según la terminal)"
  }
}
