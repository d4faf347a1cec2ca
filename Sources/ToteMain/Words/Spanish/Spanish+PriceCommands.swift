import Tote
import ToteModel

extension Spanish {
  var pricesHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar lo que ha costado un artículo",
      details: [
        "El último precio, el mínimo y la tienda más barata ahora; después, todos los pagos, del más reciente al más antiguo. Los precios se comparan por kilo, litro o unidad.",
        "ARTÍCULO es cualquier nombre que se haya marcado alguna vez, en la lista que sea. Si no se conoce ningún precio, termina con el código 3.",
      ],
      examples: [
        .init("tote prices leche", "muestra dónde está más barata la leche"),
        .init("tote prices --json leche | jq '.[-1].price.value'", "muestra lo último que se pagó"),
      ])
  }

  var spentHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar lo que se ha gastado",
      details: [
        "Suma los precios de lo que se ha marcado. En una terminal, la última línea es el total."
      ],
      examples: [
        .init("tote spent", "muestra todos los meses"),
        .init("tote spent --by store --since 2026-01-01", "muestra cuánto se llevó cada tienda este año"),
        .init("tote spent --by item", "muestra cuánto te ha costado cada artículo"),
      ])
  }

  var pricesJSONOption: String { "Mostrar las compras en JSON, con todos los campos" }
  var spentByOption: String {
    "Sumar por week (semana), month (mes), category (categoría), store (tienda) o item (artículo); por defecto: month"
  }
  var spentSinceOption: String { "Solo desde este día, como 2026-01-31" }
  var spentJSONOption: String { "Mostrar las sumas en JSON" }

  var lastPrice: String { "último" }
  var lowestPrice: String { "mínimo" }
  var cheapestStore: String { "más barato" }
  func noPrices(_ item: String) -> String {
    "No se conoce ningún precio de \(quoted(item)). Se guarda al marcar un artículo con precio."
  }
  var nothingSpent: String { "Sin gastos en este periodo." }
  var total: String { "total" }
  func notADate(_ text: String) -> String {
    "\(quoted(text)) no es una fecha. Usa año, mes y día, como 2026-01-31."
  }
}
