import Tote
import ToteModel

extension Spanish {
  var listHelp: CommandHelp {
    CommandHelp(
      summary: "Crear, renombrar, archivar, ordenar y eliminar listas",
      examples: [
        .init("tote list new Ferretería del barrio", "crea una lista")
      ])
  }

  var listNewHelp: CommandHelp {
    CommandHelp(
      summary: "Crear una lista",
      details: [
        "El nombre no puede estar en uso. La lista queda debajo de las demás."
      ],
      examples: [
        .init("tote list new Ferretería del barrio", "crea una lista vacía")
      ])
  }

  var listRenameHelp: CommandHelp {
    CommandHelp(
      summary: "Renombrar una lista",
      details: [
        "LISTA es una sola palabra o va entre comillas; las palabras que siguen son el nombre nuevo."
      ],
      examples: [
        .init("tote list rename Fiesta Fiesta de cumpleaños", "le da otro nombre")
      ])
  }

  var listArchiveHelp: CommandHelp {
    CommandHelp(
      summary: "Archivar una lista",
      details: [
        "Una lista archivada conserva sus artículos, pero solo aparece con tote lists --all. Para restaurarla, usa tote list restore."
      ],
      examples: [
        .init("tote list archive Fiesta", "la archiva")
      ])
  }

  var listRestoreHelp: CommandHelp {
    CommandHelp(
      summary: "Restaurar una lista archivada",
      examples: [
        .init("tote list restore Fiesta", "la vuelve a mostrar")
      ])
  }

  var listDuplicateHelp: CommandHelp {
    CommandHelp(
      summary: "Duplicar una lista",
      details: [
        "La copia queda debajo de la lista, sin nada marcado."
      ],
      examples: [
        .init("tote list duplicate Acampada", "prepara el próximo viaje")
      ])
  }

  var listRmHelp: CommandHelp {
    CommandHelp(
      summary: "Eliminar una lista con sus artículos",
      details: [
        "LISTA es un nombre completo o un id. tote undo recupera la lista con todo lo que tenía."
      ],
      examples: [
        .init("tote list rm Fiesta", "elimina la lista y lo que hay en ella")
      ])
  }

  var listOrderHelp: CommandHelp {
    CommandHelp(
      summary: "Ordenar las listas",
      details: [
        "Las listas nombradas van primero, en este orden; las demás quedan debajo como están. La primera lista es la que usan los comandos si no se indica otra."
      ],
      examples: [
        .init("tote list order Fiesta Compra", "pone la fiesta primero")
      ])
  }

  var listBudgetHelp: CommandHelp {
    CommandHelp(
      summary: "Fijar o mostrar el presupuesto de una lista",
      details: [
        "Sin moneda, un número usa la de la lista. Sin PRECIO, muestra el presupuesto; con none, lo quita.",
        "Vale para un día de compra: lo que hay en la lista, marcado o no, y lo que se compró con ella en las últimas doce horas.",
      ],
      examples: [
        .init("tote list budget Fiesta '80€'", "lo fija"),
        .init("tote list budget Fiesta none", "lo quita"),
      ])
  }

  func listExists(_ name: String, isArchived: Bool) -> String {
    isArchived
      ? "Ya hay una lista archivada llamada \(quoted(name)). tote list restore la restaura."
      : "Ya hay una lista llamada \(quoted(name))."
  }
  func deletedList(_ name: String, items count: Int) -> String {
    count == 0 ? "Se eliminó \(quoted(name))" : "Se eliminó \(quoted(name)) con \(items(count))"
  }
  func orderedLists(_ names: [String]) -> String { "Orden nuevo: \(names.joined(separator: ", "))" }
}
