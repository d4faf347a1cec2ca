// Tables that other programs and people have made.

import Testing
import ToteTesting

@testable import ToteFormats
@testable import ToteModel

@Suite struct ForeignTableTests {
  private func read(_ text: String, currency: Currency? = nil) throws -> (
    lines: [String], told: [ImportedFile.Notice]
  ) {
    let read = try FileFormat.csv.read(Array(text.utf8), currency: currency)
    let lines = try read.lists().flatMap(\.items).map { item in
      [item.isTicked ? "x" : nil, MarkdownFormat.line(for: item), item.created?.writtenDay]
        .compactMap { $0 }.joined(separator: " ")
    }
    let told = read.notices.filter { if case .delimiter = $0 { false } else { true } }
    return (lines, told)
  }

  @Test(
    "headings are known in five languages, however they are written",
    arguments: [
      "Item Name,Qty,Unit,Aisle,Supermarket,Cost,Comments,Purchased,Date Added",
      "product_name;quantity;uom;section;shop;Price;NOTES;isDone;created_at",
      "Producto;Cantidad;Unidad;Categoría;Tienda;Precio;Notas;Comprado;Fecha",
      "artículo,CANT.,medida,pasillo,supermercado,coste,observaciones,hecho,creado",
      "Produit;Quantité;Unité;Rayon;Magasin;Prix;Remarque;Acheté;Date",
      "Nom du produit\tQté\tUnités\tCatégorie\tSupermarché\tCoût\tCommentaires\tFait\tCréé le",
      "Ürün Adı;Miktar;Birim;Kategori;Mağaza;Fiyat;Açıklama;Alındı;Tarih",
      "urun_adi,adet,olcu_birimi,reyon,market,fiyatı,not,tamamlandı,eklenmeTarihi",
      "Artikel;Menge;Einheit;Kategorie;Geschäft;Preis;Notiz;Erledigt;Datum",
      "Zutat;Anzahl;Mengeneinheit;Warengruppe;Laden;Kosten;Bemerkung;gekauft;Hinzugefügt am",
    ])
  func headings(heading: String) throws {
    let sign = heading.first { ",;\t".contains($0) }!
    let row = ["flour", "2", "kg", "Baking", "Lidl", "€1.09", "fine", "x", "2026-11-21"]
    let (lines, told) = try read("\(heading)\n\(row.joined(separator: String(sign)))\n")
    #expect(lines == ["x 2 kg flour #Baking @Lidl 1.09€ !fine 2026-11-21"] && told == [])
  }

  typealias Row = (heading: String, row: String, line: String)

  static let rows: [Row] = [
    // Amounts and units.
    ("item,quantity,unit", "milk,1.5,l", "1.5 l milk"), ("item,quantity,unit", "eggs,6,pcs", "6x eggs"),
    ("item,quantity,unit", "eggs,6 kg,", "6 kg eggs"), ("item,quantity,unit", "eggs,,kg", "eggs !unit: kg"),
    ("name,unit", "eggs,kg", "eggs !unit: kg"),
    ("Artikel;Menge", "Eier;4 Stk.", "4x Eier"), ("Artikel;Menge", "Mais;2 Dosen", "2 cans Mais"),
    ("Artikel;Menge;Einheit", "Mais;2;Dosen", "2 cans Mais"),
    ("item,qty,unit", "thyme,3,sprouts", "thyme !qty: 3 sprouts"),
    ("item,qty", "thyme,a lot", "thyme !qty: a lot"),
    ("item,qty", "thyme,0", "thyme !qty: 0"),
    // Prices without a currency.
    ("item,price", "milk,1.09", "milk 1.09€"), ("item,price", "milk,\"1,5\"", "milk 1.50€"),
    ("item,price", "milk,$2", "milk $2.00"), ("item,price", "milk,430.0", "milk 430.00€"),
    ("Producto,Precio (USD)", "leche,2.5", "leche $2.50"), ("Artikel;Preis in £", "Tee;3", "Tee £3.00"),
    ("item,price", "milk,cheap", "milk !price: cheap"), ("name,price", "milk,1.09", "milk 1.09€"),
    // Done, in words and by the day.
    ("item,done", "milk,WAHR", "x milk"), ("item,done", "milk,FALSCH", "milk"),
    ("item,done", "milk,Sí", "x milk"),
    ("item,done", "milk,oui", "x milk"), ("item,done", "milk,hayır", "milk"), ("item,done", "milk,", "milk"),
    ("item,completed", "milk,2026-11-20", "x milk !done:2026-11-20"),
    ("name,ticked", "milk,2026-11-20", "x milk !done:2026-11-20"),
    ("item,completed", "milk,half", "milk !completed: half"),
    // Days.
    ("item,date", "milk,21.11.2026", "milk 2026-11-21"), ("item,date", "milk,2026/11/21", "milk 2026-11-21"),
    ("item,date", "milk,11/21/2026", "milk 2026-11-21"), ("item,date", "milk,21/11/2026", "milk 2026-11-21"),
    ("item,date", "milk,2026-11-21 10:54:21", "milk 2026-11-21"),
    ("item,date", "milk,2026-11-21T10:54:21.123456+02:00", "milk 2026-11-21"),
    ("item,date", "milk,03/04/2026", "milk !date: 03/04/2026"),
    ("item,date", "milk,2026", "milk !date: 2026"),
    ("item,date", "milk,31.02.2026", "milk !date: 31.02.2026"),
    // Columns that mean the same, and rows of another length.
    ("item,notes,description", "milk,cold,fresh", "milk !cold; description: fresh"),
    ("item,qty,notes", "milk,2", "2x milk"),
    ("Subject,Categories,Date Completed", "milk,Dairy,2026-11-20", "x milk #dairy !done:2026-11-20"),
    ("item,qty", "milk,2,,", "2x milk"), ("item,,qty", "milk,cold,2", "2x milk !cold"),
    (",,\n\n\"\",\nitem,qty", "milk,2", "2x milk"),
  ]

  @Test("cells of other programs are understood, or kept in the note", arguments: rows)
  func cells(row: Row) throws {
    #expect(try read("\(row.heading)\n\(row.row)\n", currency: .euro).lines == [row.line])
  }

  @Test("without a known currency, a bare price is kept in the note")
  func currency() throws {
    let text = "item,price\nmilk,1.09\ntea,2€\n"
    #expect(
      try read(text).lines == ["milk !price: 1.09", "tea 2.00€"] && read(text).told == [.noted("price", 1)])
    #expect(try read(text, currency: .lira).told == [.currency(.lira)])
    #expect(
      try FileFormat.csv.complaints(about: "name,price\nmilk,1.09") == [
        "f:2:6: expected cell(.price); found \"1.09\"."
      ])
  }

  @Test("two decimals in a table without headings are a price")
  func cents() throws {
    let (lines, told) = try read("ham;meat;5.99\ntea;drinks;12.50\n", currency: .euro)
    #expect(lines == ["ham 5.99€ !meat", "tea 12.50€ !drinks"] && told == [.noHeading, .currency(.euro)])
  }

  @Test("old Macs' line ends are read")
  func macintosh() throws {
    #expect(try read("item,qty\rmilk,2\rtea,1\r").lines == ["2x milk", "1x tea"])
  }

  @Test("a row without a name is skipped, and told")
  func nameless() throws {
    let (lines, told) = try read("item,qty\nmilk,2\n,3\n")
    #expect(lines == ["2x milk"] && told == [.nameless(line: 3, .text("3", isCut: false))])
  }

  @Test(
    "a table without headings is read by what its columns contain",
    arguments: [
      ("milk,2 l\neggs,6\n", ["2 l milk", "6x eggs"]), ("milk;2\ntea;1\n", ["2x milk", "1x tea"]),
      (
        "Sahne;200 g;Rewe;2026-07-29;FALSCH\nEier;4 Stk;Aldi;2026-07-30;WAHR\n",
        ["200 g Sahne !Rewe; 2026-07-29", "x 4x Eier !Aldi; 2026-07-30"]
      ),
      ("2 l,milk,€1.09\n1,tea,$2\n", ["2 l milk 1.09€", "1x tea $2.00"]), ("eggs,299,1\n", ["1x eggs !299"]),
      ("eggs,3,1\ntea,2,2\n", ["eggs !3; 1", "tea !2; 2"]), ("milk;2024-05-05\n", ["milk !2024-05-05"]),
    ])
  func headless(text: String, lines: [String]) throws {
    let found = try read(text)
    #expect(found.lines == lines && found.told == [.noHeading])
  }

  @Test(
    "a table whose name column isn't known is refused",
    arguments: [
      "milk,tea\n", "milk\n2 l tea\n", "recipe,servings\npizza,2\n", "Wibble,Wobble\nmilk,2 l\n",
      "test,44,paul\nhi,0\n",
      "12-28-2017,16.86\n", "admin;admin\n", "id_item,cantidad\n1,2\n", "username,password\na,b\n",
    ])
  func refused(text: String) throws {
    let complaints = try FileFormat.csv.complaints(about: text)
    #expect(complaints.first?.contains("expected nameColumn") == true)
  }

  @Test("a project of Todoist has tasks with their comments, and sections as categories")
  func todoist() throws {
    let text = """
      TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
      meta,view_style=list,,,,,,,,
      task,2 l milk @urgent,the blue one,4,1,Ann (1),,tomorrow,en,Europe/Berlin
      note,"or oat, if there is none",,,,Ann (1),,2026-11-21,,
      ,,,,,,,,,
      section,Bakery,,,,,,,,
      task,bread,,1,2,,Bob (2),,,
      task,,,4,1,,,,,
      """
    let (lines, told) = try read(text)
    #expect(
      lines == [
        "2 l milk !@urgent the blue one due:tomorrow or oat, if there is none",
        "bread #bakery !priority:1 responsible:Bob (2)",
      ])
    #expect(
      told == [
        .program("Todoist"), .noted("DATE", 1), .noted("PRIORITY", 1), .noted("RESPONSIBLE", 1),
        .nameless(line: 8, .text("task 4 1", isCut: false)),
      ])
  }
}
