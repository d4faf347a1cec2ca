import Tote
import ToteModel

extension Spanish {
  var cookHelp: CommandHelp {
    CommandHelp(
      summary: "Añadir a una lista lo que pide una receta",
      details: [
        "Una receta es una nota con casillas; una línea como raciones: 4 dice para cuántos es. Se añaden las casillas sin marcar, en un "
          + "solo paso que se puede deshacer.",
        "• --for ajusta las cantidades. Lo que se compra por piezas se redondea hacia arriba; a partir de 50 g o ml, se redondea de 5 en 5.",
        "• Un menú es una nota con enlaces a recetas. Se añaden juntas: los artículos repetidos se suman.",
        "• Detrás de cada enlace se indica cuánto: [[Tortitas]] x2, [[Sopa]] para 6.",
        "• Del menú se omite lo que ya añadiste de una receta por separado esta semana, desde que añadiste el menú.",
        "• Lo añadido lleva la tienda, la nota y el precio por kg o por unidad de la última compra. La cantidad que compras "
          + "normalmente no cambia.",
        "NOTA es un título, el principio de uno si no es ambiguo, o un id.",
      ],
      examples: [
        .init("tote cook tortitas --for 6", "añade lo que necesitan seis personas"),
        .init("tote cook Semana --dry-run", "muestra lo que añadirían las recetas de la semana"),
      ])
  }

  var cookForOption: String { "Para cuántos (por defecto: como la última vez o lo que diga la receta)" }

  func noBoxes(in note: String) -> String {
    "\(quoted(note)) no tiene casillas ni enlaza a ninguna nota que las tenga."
  }
  func allBoxesTicked(in note: String) -> String {
    "Todas las casillas de \(quoted(note)) están marcadas. No se añadió nada."
  }
  func noServings(in note: String) -> String {
    "\(quoted(note)) no dice para cuántos es. Añade una línea como raciones: 4."
  }
  func planHasNoServings(_ note: String) -> String {
    "\(quoted(note)) es un menú. Indica para cuántos detrás de cada enlace: [[Sopa]] para 6."
  }
  func tooManyServings(_ limit: Int) -> String { "--for admite un número del 1 al \(limit)." }
  func notScaled(_ recipe: String) -> String {
    "\(quoted(recipe)) no dice para cuántos es. Sus cantidades no cambian."
  }
  func noNoteToCook(called title: String) -> String {
    "Se omitió \(quoted(title)): ninguna nota se llama así."
  }
  func alreadySent(_ recipe: String, to list: String) -> String {
    "Se omitió \(quoted(recipe)): ya se añadió a \(quoted(list)) esta semana. Para añadirla otra vez, cocínala por separado."
  }
  func partlySent(_ recipe: String, _ part: CoveredMeal.Part, to list: String) -> String {
    "De \(quoted(recipe)) ya se añadieron a \(quoted(list)) esta semana \(part.servings) de \(part.planned) raciones. Se añade el resto."
  }
  func cooksAsLast(for servings: Int) -> String {
    "Para \(servings), como la última vez. Usa --for para cambiarlo."
  }
  func nothingLeftToAdd(of plan: String) -> String {
    "Todo lo de \(quoted(plan)) ya se añadió esta semana. No se añadió nada."
  }
}
