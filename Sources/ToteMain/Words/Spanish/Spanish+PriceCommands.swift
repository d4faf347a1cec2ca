import Tote
import ToteModel

extension Spanish {
  var priceHelp: CommandHelp {
    CommandHelp(
      summary: "Indicar el precio de una compra",
      details: [
        "Pone precio a la última compra de ARTÍCULO que no lo tenga, aunque ya no esté en la lista. Un número sin moneda se entiende en la de su lista. El precio cuenta en tote spent y en tote prices; tote undo lo deshace.",
        "Sin PRECIO, muestra las compras sin precio, de la más reciente a la más antigua. ARTÍCULO también puede ser el id de cualquier compra, según --json, para corregir su precio. Si no existe tal compra, termina con el código 3.",
      ],
      examples: [
        .init("tote price", "muestra las compras sin precio"),
        .init("tote price leche '1,20€'", "indica el precio de la última compra de leche"),
        .init("tote price manzanas '3€/kg'", "por kilo: según la cantidad"),
      ])
  }

  func allPriced(_ item: String?) -> String {
    item.map { "No hay compras de \(quoted($0)) sin precio." } ?? "Todas las compras tienen precio."
  }
  func moreUnpriced(_ count: Int) -> String {
    count == 1
      ? "Queda 1 compra anterior de este artículo sin precio."
      : "Quedan \(number(count)) compras anteriores de este artículo sin precio."
  }
  func unpricedToList(_ count: Int) -> String {
    "\(unpriced(count)): tote price \(count == 1 ? "lo" : "los") muestra."
  }

  var pricesHelp: CommandHelp {
    CommandHelp(
      summary: "Mostrar lo que ha costado un artículo",
      details: [
        "El último precio, el mínimo y la tienda más barata ahora; después, todas las compras, de la más reciente a la más antigua. Los precios se comparan por kilo, litro o unidad.",
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
}
