import ToteModel
import Tote

extension Spanish {
  var staplesHelp: CommandHelp {
    CommandHelp(
      summary: "Añadir lo habitual que toca comprar",
      details: [
        "Lo habitual se añade a su lista automáticamente: cada tantos días, semanas o meses, o tan a menudo como de costumbre. La "
          + "aplicación lo hace una vez al día; este comando, ahora mismo, en un solo paso que se puede deshacer, con la "
          + "cantidad, la tienda y el precio de la última vez. Lo que ya está en la lista se queda como está.",
        "Con LISTA, solo lo que va a esa lista. tote repeat decide qué es habitual.",
      ],
      examples: [
        .init("tote staples", "añade lo que toca"),
        .init("tote staples --show", "muestra qué se repite, empezando por lo que toca antes"),
        .init("tote staples Compra --dry-run", "muestra qué se añadiría a una lista"),
      ])
  }

  var repeatHelp: CommandHelp {
    CommandHelp(
      summary: "Hacer que un artículo se añada automáticamente",
      details: [
        "FRECUENCIA es un número de días, semanas o meses, hasta 99: semanal, 10 días, cada 2 meses.",
        "• habitual: tan a menudo como de costumbre, en cuanto se sepa",
        "• nunca: ya no",
        "Sin ella, muestra cada cuánto se añade. ARTÍCULO está en la lista o se compró alguna vez.",
      ],
      examples: [
        .init("tote repeat leche cada semana", "añade leche a la lista todas las semanas"),
        .init("tote repeat 'papel higiénico' cada 6 semanas", "cualquier número de días, semanas o meses"),
        .init("tote repeat leche nunca", "deja de añadirla"),
      ])
  }

  func nothingDue(next item: String, on day: String?) -> String {
    day.map { "Hoy no toca nada. Lo próximo: \(item), el \($0)." }
      ?? "Hoy no toca nada, y aún no se sabe cada cuánto se compra \(quoted(item))."
  }
}
