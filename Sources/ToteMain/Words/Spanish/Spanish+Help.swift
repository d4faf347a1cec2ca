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

  var dbOption: String { "Usar esta base de datos (por defecto: $TOTE_DB)" }
  var debugOption: String { "En la aplicación: registrar cada acción, para tote log" }
  var linearOption: String { "En la aplicación: dibujar la pantalla para un lector de pantalla" }
  var languageOption: String {
    let names = languages(["en": "inglés", "es": "español", "fr": "francés", "tr": "turco"])
    return "Idioma: \(alternatives(names))"
  }
  var themeOption: String {
    "Colores de la aplicación: \(alternatives(AppOptions.themeNames)) (por defecto: según la terminal)"
  }
  var helpOption: String { "Mostrar la ayuda de tote o de un comando" }
  var versionOption: String { "Mostrar la versión" }
  var quietOption: String { "No mostrar nada si todo va bien" }
  var dryRunOption: String { "Mostrar lo que se haría, sin cambiar nada" }

  var usage: String { "Uso:" }
  var commands: String { "Comandos:" }
  var options: String { "Opciones:" }
  var examples: String { "Ejemplos:" }
  var exitStatus: String { "Código de salida:" }
  var moreAboutCommands: String { "tote help COMANDO explica un comando." }
  var moreAboutAll: String { "tote help explica lo que todos los comandos tienen en común." }

  func meaning(_ code: ExitCode) -> String {
    switch code {
    case .done: "correcto"
    case .refused: "operación rechazada o hecha solo en parte"
    case .usage: "línea de comandos incorrecta"
    case .notFound: "nombre no encontrado o ambiguo, o búsqueda sin resultados"
    case .storage: "no se puede leer o escribir la base de datos o un archivo"
    case .server: "el servidor no responde o rechaza la operación"
    }
  }

  func name(_ operand: Operand.Name) -> String {
    switch operand {
    case .address: "URL"
    case .category: "CATEGORÍA"
    case .chapter: "CAPÍTULO"
    case .command: "COMANDO"
    case .count: "NÚMERO"
    case .date: "FECHA"
    case .file: "ARCHIVO"
    case .folder: "CARPETA"
    case .filter: "FILTRO"
    case .format: "FORMATO"
    case .group: "GRUPO"
    case .interval: "FRECUENCIA"
    case .item: "ARTÍCULO"
    case .language: "IDIOMA"
    case .line: "LÍNEA"
    case .list: "LISTA"
    case .name: "NOMBRE"
    case .note: "NOTA"
    case .order: "ORDEN"
    case .part: "PARTE"
    case .place: "LUGAR"
    case .price: "PRECIO"
    case .range: "DESDE...HASTA"
    case .script: "SCRIPT"
    case .setting: "AJUSTE"
    case .shell: "SHELL"
    case .size: "COLxFIL"
    case .step: "PASO"
    case .store: "TIENDA"
    case .tag: "ETIQUETA"
    case .text: "TEXTO"
    case .theme: "TEMA"
    case .title: "TÍTULO"
    case .user: "USUARIO"
    case .value: "VALOR"
    case .word: "PALABRA"
    }
  }

  var optionsPlace: String { "[OPCIÓN…]" }
  var commandPlace: String { "COMANDO" }

  var manualSection: String { "Comandos de usuario" }
  var manualName: String { "NOMBRE" }
  var manualSynopsis: String { "SINOPSIS" }
  var manualDescription: String { "DESCRIPCIÓN" }
  var manualOptions: String { "OPCIONES" }
  var manualCommands: String { "COMANDOS" }
  var manualExitStatus: String { "CÓDIGO DE SALIDA" }
  var manualFiles: String { "ARCHIVOS" }
  var manualEnvironment: String { "ENTORNO" }

  var jsonFields: String {
    "Con --json, cada fila tiene todos estos campos, en este orden. Una fecha (moment) va en milisegundos desde 1970; una "
      + "cantidad (amount) tiene número (quantity) y unidad (unit), y un precio (price), valor (value) y moneda (currency)."
  }
  func orNull(_ kind: String) -> String { "\(kind) o null" }

  var databaseFile: String { "Tus listas y notas." }
  var backupsFolder: String {
    "Las copias de seguridad: una de cada uno de los últimos diez días, las diez últimas hechas con tote backup y una anterior a "
      + "cada actualización de la base de datos."
  }
  func usualPath(_ path: String) -> String { "Por defecto: \(path)" }
  var toteDBVariable: String { "La base de datos que se usa, si --db no indica otra." }
  var editorVariable: String { "El editor de las notas (por defecto: vi). VISUAL tiene prioridad." }
  var browserVariable: String { "El navegador para los enlaces de las notas." }
  var noColorVariable: String { "Si está definida, nada se muestra en color." }
  var localeVariable: String {
    "El idioma de los mensajes: inglés, español, francés o turco. --language tiene prioridad. Un precio "
      + "sin símbolo se entiende en la moneda del país que indica, salvo que la lista tenga otra."
  }
}
