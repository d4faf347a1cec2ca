import ToteModel

extension French {
  func sentence(_ problem: SettingsProblem.Kind) -> String {
    switch problem {
    case .unreadable(let code):
      "Lecture impossible : \(SystemError.reason(code)). Les valeurs par défaut s’appliquent."
    case .tooLarge: "Le fichier dépasse 1 Mio et n’est pas lu. Les valeurs par défaut s’appliquent."
    case .notAFile: "Ce n’est pas un fichier ordinaire, il n’est pas lu. Les valeurs par défaut s’appliquent."
    case .ofAnotherUser:
      "Le fichier appartient à quelqu’un d’autre et n’est pas lu. Les valeurs par défaut s’appliquent."
    case .notText: "Ce n’est pas de l’UTF-8 valide."
    case .noName(let found): "Un nom de réglage est attendu, et non \(found)"
    case .noEquals: "Il manque = et une valeur."
    case .noValue: "Il manque la valeur."
    case .unclosedText: "Il manque le guillemet fermant."
    case .unclosedList: "Il manque une virgule ou le crochet fermant."
    case .unclosedTable(let table): "Il manque le crochet fermant : [\(table)]."
    case .badEscape:
      "Échappement inconnu. Une barre oblique inverse s’écrit \\\\, ou telle quelle entre guillemets simples."
    case .notANumber(let found): "Ce n’est pas un nombre entier : \(found). Le texte se met entre guillemets."
    case .noQuotes(let found): "Le texte se met entre guillemets : \"\(found)\"."
    case .notATextInList(let found): "Une liste contient des textes entre guillemets, et non \(found)"
    case .unexpected(let found): "Texte en trop après la valeur : \(found)"
    case .tooMany: "Trop de problèmes : la suite n’est pas lue."
    case .unsupported:
      "Seuls des textes entre guillemets, des nombres entiers, true, false et des listes de textes sont possibles ici."
    case .unknown(let name, let suggestion): "Réglage inconnu : \(name)." + didYouMean(suggestion)
    case .unknownTable(let name, let suggestion):
      "Table inconnue : [\(name)]." + didYouMean(suggestion.map { "[\($0)]" })
    case .twice(let name, let line): "\(name) figure déjà à la ligne \(line), qui s’applique."
    case .notAllowed(let setting, let found):
      "\(setting.rawValue) doit être \(allowed(setting.row.kind)), et non \(found.written)."
    case .refusedKeys(let sentence): sentence
    case .tooManyKeys(let id, let most): "\(id) a plus de \(most) touches. Gardez celles que vous utilisez."
    case .notKeys(let command): "\(command) attend une liste de touches, comme [\"space\", \"t\"]."
    case .unknownRole(let role, let suggestion):
      "Élément sans couleur propre : \(role)." + didYouMean(suggestion)
    case .notAColor(_, let found):
      "Une couleur est un nom comme \"bright-red\", un nombre de 0 à 255 ou \"#rrggbb\", et non \(found.written)."
    }
  }

  private func didYouMean(_ name: String?) -> String { name.map { " Vouliez-vous dire \($0) ?" } ?? "" }

  func allowed(_ kind: SettingRow.Kind) -> String {
    switch kind {
    case .choice(let names): "\(names.dropLast().joined(separator: ", ")) ou \(names[names.count - 1])"
    case .flag: "true ou false"
    case .number(let range): "un nombre entier de \(number(range.lowerBound)) à \(number(range.upperBound))"
    case .text: "un texte entre guillemets"
    }
  }
}
