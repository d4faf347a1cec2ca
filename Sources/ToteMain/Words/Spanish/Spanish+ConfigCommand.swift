import Tote
import ToteModel

extension Spanish {
  var configHelp: CommandHelp {
    CommandHelp(
      summary: "Ver y cambiar los ajustes",
      details: [
        "Sin comando, muestra todos los ajustes: valor, de dónde viene y qué hace. Están en "
          + "$XDG_CONFIG_HOME/tote/config.toml, que también puedes editar a mano; una aplicación abierta los aplica al momento.",
        "Vale el último de estos: el valor por defecto, el archivo, una variable como TOTE_THEME, una opción como --theme.",
        "Lo que no se entiende del archivo se indica con su línea, y lo demás se aplica.",
      ],
      examples: [
        .init("tote config", "muestra todos los ajustes"),
        .init("tote config set first-weekday sunday", "empieza las semanas en domingo"),
      ])
  }

  var configGetHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar el valor de un ajuste",
      examples: [.init("tote config get theme", "muestra el nombre del tema")])
  }

  var configSetHelp: CommandHelp {
    CommandHelp(
      summary: "Cambiar un ajuste en el archivo",
      details: ["Se conservan los comentarios y el orden del archivo. Los ajustes:"] + settingLines + [
        "Como nombre, keys.COMANDO admite teclas para un comando de la aplicación; colors.ROL, colors.dark.ROL y colors.light.ROL, un color: un "
          + "nombre, un número de 0 a 255 o #rrggbb."
      ],
      examples: [
        .init("tote config set language tr", "habla turco"),
        .init("tote config set editor 'nano -w'", "edita las notas con nano"),
        .init("tote config set keys.items.tick space t", "marca también con t"),
        .init("tote config set colors.dark.accent '#5ecbe0'", "elige un color"),
      ])
  }

  var configUnsetHelp: CommandHelp {
    CommandHelp(
      summary: "Quitar un ajuste del archivo",
      examples: [.init("tote config unset theme", "deja de nuevo el tema a la terminal")])
  }

  var configEditHelp: CommandHelp {
    CommandHelp(
      summary: "Abrir los ajustes en un editor",
      details: ["Un archivo nuevo explica cada ajuste. Los errores se indican al cerrar el editor."],
      examples: [.init("tote config edit", "edita los ajustes")])
  }

  var configKeysHelp: CommandHelp {
    CommandHelp(
      summary: "Muestra las teclas de las órdenes de la aplicación",
      details: ["Una orden por línea: su nombre en el archivo, sus teclas y lo que hace."],
      examples: [.init("tote config keys | grep historial", "busca lo que abre el historial")])
  }

  var configPathHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar la ruta del archivo",
      examples: [.init("cp dotfiles/tote.toml \"$(tote config path)\"", "usa los ajustes de otro ordenador")])
  }
}
