import Tote
import ToteModel

extension Spanish {
  var addHelp: CommandHelp {
    CommandHelp(
      summary: "Añadir artículos a una lista",
      details: [
        "Las palabras sin comillas forman un solo artículo; de varias líneas entre comillas, cada una es un artículo. Se leen como en la aplicación:",
        "  \(addingPattern)",
        "• Si el artículo ya está en la lista, las cantidades se suman; si está marcado, se desmarca.",
        "• Unidades: \(Unit.names(in: language)). También valen las palabras enteras y los plurales. 2x500 g son dos de 500 g; pack de 6 cervezas es un paquete.",
        "• Un precio es un número con \(alternatives(Currency.signs)) delante o detrás, o uno con dos decimales al "
          + "final: 6,49. Es el precio de toda la línea, salvo que sea por unidad: 1,99€/kg, 0,30€/x, 0,30 la pieza. De "
          + "varios precios seguidos cuenta el último, igual que una cantidad al final: 2 l leche 3 l.",
        "• Tras 1 a 9 litros, kilos, libras o galones enteros, c/u es cada uno de ellos: 2 l leche 1,09€ c/u cuesta 2,18 €. Tras otro peso "
          + "o volumen es el envase: 500 g queso 4,20€ c/u.",
        "• Entre comillas, el texto se toma tal cual: \"7 up\" es un nombre, @\"Mercado Central\" una tienda, #\"Mis cosas\" una "
          + "categoría.",
        "El shell interpreta #, $, ! y las comillas: pon la línea entre comillas simples.",
        "Si - es la única palabra, añade las líneas de la entrada estándar, leídas como un texto pegado, en un solo paso que se puede deshacer: todo o nada.",
      ],
      examples: [
        .init("tote add 2 kg de manzanas", "añade dos kilos, o dos más"),
        .init("tote add '2 l leche' '6 huevos' pan", "añade tres cosas"),
        .init("tote add --list Fiesta 'patatas fritas x3 @Lidl !las saladas'", "añade a otra lista"),
        .init(
          "tote add '6 latas \"7 up\" @\"Mercado Central\" 4,50€'",
          "comillas dentro de comillas: un nombre y una tienda de dos palabras"),
        .init("tote add '12 huevos 0,30€ la pieza'", "el precio de uno; la línea cuesta 3,60 €"),
        .init("tote add -q - < habitual.txt", "añade cada línea de un archivo"),
      ])
  }

  var editHelp: CommandHelp {
    CommandHelp(
      summary: "Editar un artículo",
      details: [
        "Las palabras que siguen a ARTÍCULO son su línea nueva, y se leen como en tote add: lo que no digan se pierde. El "
          + "artículo se nombra como en tote done.",
        "Sin ellas, muestra la línea que describe el artículo; así es fácil cambiar solo una parte.",
        "Si ya hay un artículo con el nombre nuevo, los dos se combinan.",
      ],
      examples: [
        .init("tote edit leche 2 l leche de avena @Lidl", "lo edita"),
        .init("tote edit leche $(tote edit leche) @Lidl", "cambia solo dónde comprarlo"),
      ])
  }

  var doneHelp: CommandHelp {
    CommandHelp(
      summary: "Marcar artículos",
      details: [
        "Un ARTÍCULO es un nombre completo, sin distinguir mayúsculas ni acentos, o un id; un nombre de varias palabras va entre "
          + "comillas. Si dos artículos se llaman igual, añade lo que los distingue: 'leche @Lidl'.",
        "Lo marcado cuenta como comprado. Si vuelves a añadir un artículo, se desmarca.",
        "Si - es la única palabra, marca cada línea de la entrada estándar, en un solo paso que se puede deshacer: todo o nada.",
      ],
      examples: [
        .init("tote done manzanas 'tomates cherry'", "marca los dos"),
        .init("tote ls --json | jq -r '.[].name' | tote done -", "lo marca todo"),
      ])
  }

  var untickHelp: CommandHelp {
    CommandHelp(
      summary: "Desmarcar artículos",
      details: [
        "Los artículos se nombran como en tote done. En las doce horas siguientes, desmarcar significa que al final no se "
          + "compró; después, que vuelve a hacer falta.",
        "Si el artículo ya está otra vez en la lista, los dos se combinan.",
        "Si - es la única palabra, desmarca cada línea de la entrada estándar, en un solo paso que se puede deshacer: todo o nada.",
      ],
      examples: [
        .init("tote untick manzanas", "devuelve las manzanas a la lista"),
        .init("tote ls --ids is:ticked | cut -d ' ' -f 1 | tote untick -", "lo desmarca todo"),
      ])
  }

  var clearHelp: CommandHelp {
    CommandHelp(
      summary: "Eliminar lo marcado",
      details: [
        "Elimina los artículos marcados de una lista. Las compras siguen en tote spent, y tote undo recupera los artículos."
      ],
      examples: [
        .init("tote clear", "elimina los artículos marcados de la primera lista"),
        .init("tote clear --store Lidl", "elimina solo lo que acabas de marcar en Lidl"),
      ])
  }

  var mvHelp: CommandHelp {
    CommandHelp(
      summary: "Mover artículos a otra lista",
      details: [
        "Los artículos se nombran como en tote done. Si en LISTA ya hay uno igual, los dos se combinan y se muestra la línea "
          + "resultante.",
        "Si - es el único artículo, mueve cada línea de la entrada estándar, en un solo paso que se puede deshacer: todo o nada.",
      ],
      examples: [
        .init("tote mv patatas limonada Fiesta", "mueve los dos a otra lista"),
        .init(
          "tote ls --ids @panadería | cut -d ' ' -f 1 | tote mv --create - Sábado",
          "mueve una parte a una lista nueva"),
      ])
  }

  var rmHelp: CommandHelp {
    CommandHelp(
      summary: "Eliminar artículos",
      details: [
        "Los artículos se nombran como en tote done. tote undo los recupera.",
        "Si - es la única palabra, elimina cada línea de la entrada estándar, en un solo paso que se puede deshacer: todo o nada.",
      ],
      examples: [
        .init("tote rm leche", "elimina la leche de la primera lista"),
        .init("tote rm -l Fiesta 'leche @Lidl'", "elimina de otra lista solo la leche de Lidl"),
      ])
  }

  func leftOut(_ count: Int, first: String) -> String {
    count == 1
      ? "Se omitió una línea que no es un artículo: \(quoted(first))"
      : "Se omitieron \(number(count)) líneas que no son artículos: \(quoted(first)), …"
  }
  func createdList(_ name: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Se crearía" : "Se creó") la lista \(quoted(name))."
  }
  func added(_ item: String, to list: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Se añadiría" : "Se añadió") a \(quoted(list)): \(item)"
  }
  func summed(_ item: String, _ sum: String, was: String?) -> String {
    was.map { "\(item): \($0) → \(sum)" } ?? "\(item): sin cantidad → \(sum)"
  }
  func isAlready(_ item: String, on list: String, now news: String) -> String {
    "Ya está en \(quoted(list)): \(item), ahora: \(news)"
  }
  func addedMany(_ count: Int, to list: String, already: Int, isDryRun: Bool) -> String {
    let verb =
      isDryRun ? agreed(count, "Se añadiría", "Se añadirían") : agreed(count, "Se añadió", "Se añadieron")
    let added = "\(verb) \(items(count)) a \(quoted(list))"
    return already == 0 ? added : "\(added); \(number(already)) ya \(agreed(already, "estaba", "estaban"))"
  }
  func second(_ detail: UniqueDetail, inName name: String) -> String {
    "Un artículo admite \(only(detail)). Lo demás pasa a formar parte del nombre: \(quoted(name))"
  }
  func replaced(_ prices: [Price], by price: Price) -> String {
    let old = prices.map(\.shown).joined(separator: ", ")
    return "Cuenta el último precio: \(price.shown), no \(old)."
  }

  func tickedMany(_ count: Int, on list: String, already: Int) -> String {
    let ticked = "\(agreed(count, "Se marcó", "Se marcaron")) \(items(count)) de \(quoted(list))"
    return already == 0
      ? ticked : "\(ticked); \(number(already)) ya \(agreed(already, "estaba marcado", "estaban marcados"))"
  }
  func untickedMany(_ count: Int, on list: String, already: Int) -> String {
    let unticked = "\(agreed(count, "Se desmarcó", "Se desmarcaron")) \(items(count)) de \(quoted(list))"
    return already == 0
      ? unticked
      : "\(unticked); \(number(already)) no \(agreed(already, "estaba marcado", "estaban marcados"))"
  }
  func movedMany(_ count: Int, to list: String) -> String {
    "\(agreed(count, "Se movió", "Se movieron")) \(items(count)) a \(quoted(list))"
  }
  func merged(_ line: String, isDryRun: Bool) -> String {
    "\(isDryRun ? "Se combinaría" : "Se combinó") con lo que ya había: \(line)"
  }
  func mergedMany(_ count: Int, isDryRun: Bool) -> String {
    let verb =
      isDryRun
      ? agreed(count, "Se combinaría", "Se combinarían") : agreed(count, "Se combinó", "Se combinaron")
    return "\(verb) \(items(count)) con lo que ya había"
  }
  func nothingToClear(_ list: String, in shop: Shop?) -> String {
    shop.map { "No acabas de marcar nada de \(quoted(list)) en \($0.name)." }
      ?? "No hay nada marcado en \(quoted(list))."
  }

  func deletedMany(_ count: Int, on list: String, already: Int) -> String {
    let deleted = "\(agreed(count, "Se eliminó", "Se eliminaron")) \(items(count)) de \(quoted(list))"
    return already == 0
      ? deleted
      : "\(deleted); \(number(already)) ya se \(agreed(already, "había eliminado", "habían eliminado"))"
  }

  func items(_ count: Int) -> String { counted(count, "artículo", "artículos") }
  func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(number(count)) \(agreed(count, one, many))"
  }
  private func agreed(_ count: Int, _ one: String, _ many: String) -> String { count == 1 ? one : many }
}
