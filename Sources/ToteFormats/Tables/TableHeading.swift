import ToteModel

/// What is above a column, as far as it is compared: `Product_Name`, `productName` and `Product name:` are one, and `Preis (€)` is
/// `preis` with its currency.
struct TableHeading {
  let key: String
  let currency: Currency?

  init(_ text: String) {
    var words = Self.words(of: text)
    currency = words.count > 1 ? words.lazy.compactMap { Currency(spelling: $0) }.first : nil
    if currency != nil { words.removeAll { Currency(spelling: $0) != nil || $0.lowercased() == "in" } }
    key = Folding.fold(words.joined(separator: " "))
  }

  /// Signs part words, except those of currencies; so does a capital behind a small letter.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isSmall = false
    for character in Folding.clean(text) {
      let isPart = character.isLetter || character.isNumber || character.isCurrencySymbol
      if !word.isEmpty, !isPart || isSmall && character.isUppercase {
        words.append(word)
        word = ""
      }
      if isPart { word.append(character) }
      isSmall = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }

  /// As other programs and people call these columns: a line each in English, Spanish, French, Turkish and German.
  static let names: [String: [String]] = [
    "list": """
    list name, shopping list
    lista, lista de la compra
    liste, liste de courses
    alışveriş listesi
    einkaufsliste
    """,
    "name": """
    item, items, item name, product, products, product name, title, subject, thing, article, task, task name
    nombre, producto, productos, nombre producto, nombre del producto, artículo, artículos, tarea, asunto
    nom, produit, produits, nom du produit, désignation, libellé, tâche, objet
    ad, adı, isim, ürün, ürünler, ürün adı, malzeme, malzemeler, malzeme adı, görev, konu
    artikel, artikelname, produkt, produkte, produktname, bezeichnung, ware, aufgabe, betreff
    ingredient, ingredients, grocery, groceries, ingrediente, ingredientes, ingrédient, ingrédients, zutat, zutaten
    """,
    "amount": """
    quantity, qty, count
    cantidad, cant
    quantité, qté
    miktar, miktarı, adet
    menge, anzahl, stückzahl
    """,
    CSVFormat.Column.unit.name: """
    units, unit of measure, uom, measure
    unidad, unidades, medida
    unité, unités
    birim, birimi, ölçü birimi
    einheit, einheiten, mengeneinheit
    """,
    "category": """
    categories, aisle, section, department
    categoría, categorías, sección, pasillo, departamento
    catégorie, catégories, rayon
    kategori, kategoriler, kategorisi, reyon
    kategorie, kategorien, abteilung, warengruppe
    """,
    "store": """
    shop, supermarket
    tienda, supermercado
    magasin, supermarché, boutique
    mağaza, market, süpermarket
    laden, geschäft, markt, supermarkt
    """,
    "price": """
    cost
    precio, coste, costo
    prix, coût
    fiyat, fiyatı, ürün fiyatı
    preis, kosten
    """,
    "note": """
    notes, comment, comments, description, remark, remarks
    nota, notas, comentario, comentarios, descripción, observaciones
    commentaire, commentaires, remarque, remarques
    not, notlar, açıklama, yorum
    notiz, notizen, anmerkung, anmerkungen, bemerkung, bemerkungen, beschreibung, kommentar, hinweis
    """,
    "ticked": """
    done, checked, bought, completed, purchased, is done, is checked, is completed, date completed, completed at
    hecho, comprado, marcado, completado
    fait, acheté, coché, terminé
    yapıldı, alındı, tamamlandı, işaretli
    erledigt, gekauft, abgehakt, fertig
    """,
    "created": """
    added, date, date added, added on, created at, created on
    fecha, creado
    date d ajout, créé le
    tarih, eklenme tarihi, oluşturuldu
    datum, erstellt, erstellt am, hinzugefügt, hinzugefügt am
    """,
  ].mapValues { $0.split { $0 == "," || $0 == "\n" }.map { Folding.fold(String($0)) } }
}
