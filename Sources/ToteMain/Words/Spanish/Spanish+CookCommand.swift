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
}
