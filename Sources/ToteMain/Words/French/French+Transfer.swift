import Tote
import ToteFormats
import ToteModel

extension French {
  func unknownFormat(of name: String, known: [String]) -> String {
    "Format inconnu : \(name). Précisez --format \(alternatives(known))."
  }
  func leftOut(_ count: Int) -> String {
    "\(counted(count, "passage illisible ignoré", "passages illisibles ignorés"))."
  }
  func leftOutTicked(_ count: Int) -> String {
    "\(counted(count, "article coché ignoré", "articles cochés ignorés"))."
  }

  func notice(_ notice: ImportedFile.Notice) -> String {
    switch notice {
    case .delimiter("\t"): "Séparateur utilisé : la tabulation."
    case .delimiter(";"): "Séparateur utilisé : le point-virgule."
    case .delimiter(let sign): "Séparateur utilisé : \(quoted(String(sign)))."
    case .column(let name): "Colonne inconnue \(quoted(name)) : conservée dans les notes des articles."
    case .encoding(let name): "Lu comme \(name), pas comme UTF-8."
    case .program(let name): "Lu comme un export de \(name)."
    case .noHeading:
      "Pas d’en-têtes dans la première ligne : les colonnes ont été lues d’après leur contenu."
    case .currency(let currency): "Les prix sans devise ont été lus en \(currency.code)."
    case .noted(let name, let count):
      "Conservé dans les notes des articles : \(quoted(name)) (\(number(count)))."
    case .leftOut(let name, let count): "Non importé : \(quoted(name)) (\(number(count)))."
    case .nameless(let line, let found): "Ligne \(line) ignorée, car elle n’a pas de nom : \(phrase(found))."
    }
  }

  func imported(rows: Int, already: Int, isDryRun: Bool) -> String {
    let imported = "\(counted(rows, "ligne", "lignes")) \(imported(rows, isDryRun, isFeminine: true))"
    return imported + (already == 0 ? "" : " ; \(counted(already, "déjà présente", "déjà présentes"))")
  }
  func imported(items: Int, lists: Int, isDryRun: Bool) -> String {
    "\(self.items(items)) \(imported(items, isDryRun)) sur \(counted(lists, "liste", "listes"))"
  }
  func imported(items: Int, to list: String, ticked: Int, isDryRun: Bool) -> String {
    let rest = ticked == 0 ? "" : " ; \(counted(ticked, "coché ignoré", "cochés ignorés"))"
    return "\(self.items(items)) \(imported(items, isDryRun)) sur la liste \(quoted(list))\(rest)"
  }
  private func imported(_ count: Int, _ isDryRun: Bool, isFeminine: Bool = false) -> String {
    isDryRun ? "à importer" : "importé" + (isFeminine ? "e" : "") + (count < 2 ? "" : "s")
  }

  func namesakes(_ count: Int, _ name: String, isDryRun: Bool) -> String {
    "Il y \(isDryRun ? "aurait" : "a maintenant") \(number(count)) listes \(quoted(name))."
  }
  func addToOldList(_ command: String, isDryRun: Bool) -> String {
    isDryRun
      ? "Pour ajouter à celle qui existe : \(command)"
      : "Pour ajouter plutôt à l’ancienne : tote undo, puis \(command)"
  }

  func sentence(_ error: ImportError, in file: String) -> String {
    "\(place(error, in: file)) attendu : \(phrase(error.expected)) ; trouvé : \(phrase(error.found))."
  }

  private func phrase(_ expected: ImportError.Expectation) -> String {
    switch expected {
    case .utf8: "du texte en UTF-8"
    case .shorterText(let most): "\(number(most)) octets au plus ici"
    case .fewerItems(let most): "\(number(most)) articles au plus par fichier (divisez-le)"
    case .itemName: "le nom d’un article"
    case .listName: "le nom d’une liste"
    case .headingOrItem: "un titre (# Courses) ou un article (- [ ] lait)"
    case .spaceAfterBox: "un espace après la case"
    case .cells(let count): "\(counted(count, "cellule", "cellules")), comme sur la première ligne"
    case .columnOnce: "chaque colonne une seule fois"
    case .nameColumn: "une colonne \"name\" sur la première ligne"
    case .cell(.amount): "une quantité, par exemple 2,5 kg"
    case .cell(.price): "un prix avec sa devise, par exemple 1,09€"
    case .cell(.truth), .json(.truth, _): "true ou false"
    case .cell(.moment): "une date, par exemple 2026-11-21"
    case .cell(.number), .json(.number, _): "un nombre entier"
    case .cell(.text), .cell(.category), .cell(.tags), .cell(.titles), .text: "du texte"
    case .cell(.id), .cell(.rank): "une cellule vide"
    case .noQuoteInCell: "pas de guillemet dans une cellule qui n’en a pas au début"
    case .endOfCell: "la fin de la cellule après son guillemet fermant"
    case .closingQuote: "un guillemet fermant"
    case .calendar: "un calendrier (BEGIN:VCALENDAR)"
    case .calendarTask: "un calendrier contenant des tâches (VTODO)"
    case .componentBegin(let name): "\"BEGIN:\(name)\" avant ceci"
    case .componentEnd(let name): "\"END:\(name)\" pour fermer ceci"
    case .object: "un objet { … }"
    case .array: "un tableau [ … ]"
    case .anyValue: "une valeur"
    case .fieldName: "le nom d’un champ entre guillemets"
    case .colon: "un deux-points après le nom du champ"
    case .commaOrBrace: "une virgule ou une accolade fermante"
    case .commaOrBracket: "une virgule ou un crochet fermant"
    case .endOfFile: "rien après l’accolade fermante"
    case .oneOfFields(let names): "un des champs \(names.joined(separator: ", "))"
    case .fieldOnce: "chaque champ une seule fois"
    case .field(let name): "le champ \"\(name)\" dans cet objet"
    case .json(.text, let orNull): "du texte entre guillemets\(null(orNull))"
    case .json(.id, let orNull): "un UUID entre guillemets\(null(orNull))"
    case .json(.moment, let orNull): "un nombre entier de millisecondes depuis 1970\(null(orNull))"
    case .json(.rank, _): "un rang entre guillemets, par exemple \"a0\""
    case .json(.category, let orNull): "le nom d’un rayon entre guillemets\(null(orNull))"
    case .json(.amount, let orNull):
      "une quantité, par exemple {\"quantity\": 2.5, \"unit\": \"kg\"}\(null(orNull))"
    case .json(.price, let orNull):
      "un prix, par exemple {\"value\": 1.09, \"currency\": \"EUR\"}\(null(orNull))"
    case .json(.tags, _): "un tableau de tags"
    case .json(.titles, _): "un tableau de titres"
    case .tag: "un tag entre guillemets, sans espaces"
    case .quantity: "un nombre supérieur à zéro, avec 3 décimales au plus"
    case .amountFields: "les champs quantity et unit, une fois chacun"
    case .priceFields: "les champs value et currency, une fois chacun"
    case .oneOfUnits: "une des unités \(Unit.names)"
    case .oneOfCurrencies: "une des devises \(Currency.codes)"
    case .value(let decimals):
      decimals == 0
        ? "un nombre entier à partir de 0"
        : "un nombre à partir de 0, avec \(counted(decimals, "décimale", "décimales")) au plus"
    case .format: "\"tote\""
    case .version: "un numéro de version"
    case .olderVersion(let version):
      "la version \(version) ou une plus ancienne, car un Tote plus récent a écrit ce fichier (mettez Tote à jour)"
    case .laterVersion(let version): "la version \(version) ou une plus récente"
    case .newRow(let key): "pas de deuxième ligne avec le même champ \(key)"
    case .knownList: "un article dont la liste est dans ce fichier"
    case .row: "une ligne de données"
    case .depth(let most): "\(most) valeurs imbriquées au plus"
    case .escape: "une des séquences \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    case .hexDigits: "quatre chiffres hexadécimaux après \\u"
    case .firstSurrogate: "la première moitié d’une paire de substitution avant celle-ci"
    case .secondSurrogate: "la seconde moitié d’une paire de substitution après celle-ci"
    case .noControlCharacter: "pas de caractère de contrôle dans un texte (à écrire \\u00XX)"
    }
  }

  private func null(_ orNull: Bool) -> String { orNull ? ", ou null" : "" }

  private func phrase(_ found: ImportError.Finding) -> String {
    switch found {
    case .endOfFile: "la fin du fichier"
    case .endOfLine: "la fin de la ligne"
    case .nothing: "rien"
    case .text(let text, let isCut): found.quoted(text, isCut: isCut)
    case .invalidByte: "un octet invalide"
    case .nothingThere: "aucun"
    case .cells(let count): number(count)
    case .list(let id): "la liste \(id)"
    case .version(let version): "la version \(version)"
    }
  }
}
