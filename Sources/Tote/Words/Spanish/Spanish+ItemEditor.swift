import ToteModel

extension Spanish {
  package func only(_ detail: UniqueDetail) -> String {
    switch detail {
    case .mark(.category): "una sola categoría"
    case .mark(.store): "una sola tienda"
    case .mark(.note): "una sola nota"
    case .price: "un solo precio"
    }
  }

  func addingGrammar(_ width: Int) -> String {
    switch width {
    case ..<76: "2 l nombre #pan @tienda 1,99€ !nota"
    case ..<98: "cantidad, nombre, #categoría, @tienda, 1,99€ o 0,45€/x; !nota al final"
    default: "cantidad, nombre, #categoría, @tienda, 1,99€ o 0,45€/x en cualquier orden; !nota al final"
    }
  }

  var addingHelp: Palette.Section {
    Palette.Section(
      name: "Añadir",
      rows: [
        Palette.Row(key: "2 kg de manzanas", title: "una cantidad: kg, l, tazas, latas, paquetes…"),
        Palette.Row(key: "huevos x3", title: "cuántos"),
        Palette.Row(key: "#lácteos", title: "una categoría, existente o nueva"),
        Palette.Row(key: "@Carrefour", title: "una tienda"),
        Palette.Row(key: "1,99€", title: "un precio"),
        Palette.Row(key: "0,45€/x", title: "el precio de cada uno; o bien 2,50€/kg"),
        Palette.Row(key: "!bien maduras", title: "una nota, hasta el final de la línea"),
        Palette.Row(key: "\"7 up\"", title: "entre comillas, el texto se toma tal cual"),
        Palette.Row(key: "#\"Mis cosas\"", title: "varias palabras, igual que @\"Mercado Central\""),
      ])
  }

  func categorize(_ items: [Item]) -> String { "Categoría de \(summary(items))" }

  func add(above: Bool, _ item: Item) -> String {
    "Añadir \(above ? "encima" : "debajo") de “\(item.name)”"
  }

  func newCategory(_ category: Category) -> String { "“\(name(category))” es una categoría nueva" }

  func newCategoryInLine(_ category: Category) -> String {
    "“\(name(category))” es una categoría nueva; varias palabras, entre comillas: #\"Mis cosas\""
  }

  func changesPrefix(_ change: ItemEditor.PrefixChange, _ prefix: ItemDetails) -> String {
    let key = ItemEditorCommand.commit.key
    return switch change {
    case .kept(let marks): "\(key) pone \(marks.chip) a todo lo que añadas después."
    case .dropped(let mark): "\(key) quita \(prefix.chip(of: mark))."
    }
  }

  func typeCategory(_ width: Int) -> String {
    width < 50 ? "Escribe una categoría" : "Escribe una categoría (vacío: sin cambios)"
  }

  func nameMissing(_ width: Int) -> String {
    width < 56 ? "Falta el nombre" : "Falta el nombre. Si es este, ponlo entre comillas."
  }

  func met(_ outcome: AddOutcome) -> String? {
    switch outcome {
    case .summed(let sum, let was?): "en la lista: \(text(was)) → \(text(sum))"
    case .summed(let sum, nil): "en la lista: sin cantidad → \(text(sum))"
    case .unticked: "vuelve a la lista"
    case .there: "ya en la lista"
    case .changed(let now, let was): "en la lista, ahora: \(now.changes(since: was))"
    case .apart(_, let beside): "también en la lista: \(beside.distinction)"
    case .new: nil
    }
  }

  func sentence(_ outcome: AddOutcome, _ item: Item) -> String {
    switch outcome {
    case .new(let category): "Se añadió “\(item.name)” a \(name(category))."
    case .apart(let category, let beside):
      "Se añadió “\(item.name)” a \(name(category)). También en la lista: \(beside.distinction)."
    case .summed(let sum, let was?): "\(item.name): \(text(was)) → \(text(sum))."
    case .summed(let sum, nil): "\(item.name): sin cantidad → \(text(sum))."
    case .unticked: "“\(item.name)” vuelve a la lista."
    case .there: "“\(item.name)” ya está en la lista."
    case .changed(let now, let was):
      "“\(item.name)” ya está en la lista, ahora: \(now.changes(since: was))."
    }
  }

  func added(_ counts: AddedCounts) -> String {
    let there = counts.there == 1 ? "ya estaba en la lista" : "ya estaban en la lista"
    return sentence(
      [
        (counts.new, { "\(counts.new == 1 ? "se añadió" : "se añadieron") \($0)" }),
        (counts.updated, { "\(counts.updated == 1 ? "se actualizó" : "se actualizaron") \($0)" }),
        (counts.putBack, { "\($0) de vuelta en la lista" }), (counts.there, { "\($0) \(there)" }),
      ], separator: "; ")
  }
}
