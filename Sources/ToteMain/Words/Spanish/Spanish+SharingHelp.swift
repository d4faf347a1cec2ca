import ToteModel
import Tote

extension Spanish {
  var shareHelp: CommandHelp {
    CommandHelp(
      summary: "Compartir una lista mediante un servidor",
      details: [
        "La lista pasa a ser una colección de tu servidor CalDAV, que también pueden usar otras personas y los teléfonos. Antes, inicia sesión: tote help sync login.",
        "Todo sigue funcionando sin conexión; mientras la aplicación está abierta, envía y recibe automáticamente.",
        "Con --join, muestra las listas del servidor o se une a una de ellas.",
      ],
      examples: [
        .init("tote share Compra", "comparte una lista"),
        .init("tote share --join", "muestra las listas del servidor"),
        .init("tote share --join Compra", "se une a una lista que alguien comparte"),
        .init(
          "tote share --join https://dav.example.org/house/food/",
          "se une a una lista de otra persona, por su dirección"),
      ])
  }

  var unshareHelp: CommandHelp {
    CommandHelp(
      summary: "Dejar de compartir una lista",
      details: ["No se elimina nada: la lista se queda aquí y, sin --delete-on-server, en el servidor."],
      examples: [
        .init("tote unshare Compra", "deja de compartir una lista"),
        .init("tote unshare --delete-on-server Compra", "la elimina también allí, para todos"),
      ])
  }

  var syncHelp: CommandHelp {
    CommandHelp(
      summary: "Enviar y recibir los cambios de las listas compartidas",
      details: [
        "Sincroniza una lista o todas, una vez. La aplicación lo hace automáticamente mientras está abierta; el resto del tiempo puede hacerlo un temporizador del sistema.",
        "Termina con el código 5 si el servidor no responde o rechaza la operación.",
      ],
      examples: [
        .init("tote sync login https://dav.example.org --user ada", "inicia sesión en un servidor"),
        .init("tote sync", "lo envía y lo recibe todo"),
        .init("tote sync status", "muestra cómo está todo"),
      ])
  }

  var syncLoginHelp: CommandHelp {
    CommandHelp(
      summary: "Iniciar sesión en un servidor CalDAV",
      details: [
        "Radicale, Xandikos, Nextcloud, Baikal y otros. Sin una opción para la contraseña, la pide y la guarda en un archivo que solo tú puedes leer.",
        "Sin URL, pregunta si usar la cuenta que indica la base de datos, por ejemplo tras moverla a otro equipo.",
      ],
      examples: [
        .init(
          "tote sync login https://dav.example.org --user ada --password-command 'pass show dav'",
          "obtiene la contraseña de un comando")
      ])
  }

  var syncLogoutHelp: CommandHelp {
    CommandHelp(
      summary: "Cerrar la sesión en el servidor",
      details: ["Las listas dejan de compartirse desde aquí. No se elimina nada, ni aquí ni en el servidor."],
      examples: [.init("tote sync logout", "cierra la sesión")])
  }
  var syncStatusHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar el estado de las listas compartidas",
      examples: [.init("tote sync status", "muestra cómo está todo")])
  }
  var syncLogHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar qué cambiaron otros y qué se combinó",
      examples: [.init("tote sync log", "muestra qué cambiaron otros")])
  }
  var syncHeldHelp: CommandHelp {
    CommandHelp(
      summary: "Decidir sobre las eliminaciones en espera",
      details: [
        "Cuando gran parte de una lista desaparece de golpe del servidor, aquí no se elimina nada hasta que decidas:",
        "• accept: eliminarlo también aquí",
        "• keep: conservarlo y enviarlo de nuevo al servidor",
      ],
      examples: [.init("tote sync held accept Compra", "elimina aquí lo que se eliminó en otro lugar")])
  }
}
