import Tote
import ToteModel

extension French {
  func sentence(_ problem: UsageError.Problem) -> String {
    switch problem {
    case .unknownCommand(let word, nil): "Commande inconnue : \(quoted(word))."
    case .unknownCommand(let word, let command?): "\(command) n’a pas de commande \(quoted(word))."
    case .unknownOption(let word, isText: false): "Option inconnue : \(word)."
    case .unknownOption(let word, isText: true):
      "Option inconnue : \(word). S’il s’agit de texte, mettez -- devant."
    case .takesNoValue(let option): "\(option) ne prend pas de valeur."
    case .missingValue(let option, let operand): "Il manque une valeur : \(option) \(name(operand))."
    case .missingOperand(let command, let operand): "\(command) est incomplet : il manque \(name(operand))."
    case .missingCommand(let command, let known):
      "\(command) doit être suivi d’une commande : \(known.joined(separator: ", "))."
    case .unexpected(let word): "Argument en trop : \(quoted(word))."
    case .notANumber(let option, let value):
      "\(option) attend un nombre à partir de 1, et non \(quoted(value))."
    case .notAChoice(let option, let value, let known):
      "Valeur inconnue pour \(option) : \(quoted(value)). Valeurs possibles : \(alternatives(known))."
    case .onlyForApp(let option): "\(option) ne concerne que l’application, pas les commandes."
    }
  }

  func didYouMean(_ word: String) -> String { "Vouliez-vous dire \(word) ?" }
  func tryHelp(_ command: String) -> String { "Voir \(command)." }

  func noSuch(_ named: NameLookup.Named, _ name: String) -> String {
    switch named {
    case .list: "Aucune liste \(quoted(name))."
    case .item(let list): "Aucun article \(quoted(name)) sur la liste \(quoted(list))."
    case .note: "Aucune note \(quoted(name))."
    case .category: "Aucun rayon \(quoted(name))."
    }
  }

  var similarNames: String { "Noms proches :" }
  var allNames: String { "Noms existants :" }

  func matchesSeveral(_ named: NameLookup.Named, _ name: String, count: Int) -> String {
    switch named {
    case .list:
      "\(quoted(name)) correspond à \(count) listes. Précisez le nom, ou donnez un identifiant :"
    case .item(let list):
      "\(quoted(name)) correspond à \(count) articles de la liste \(quoted(list)). Précisez la quantité ou le magasin, ou "
        + "donnez un identifiant :"
    case .note:
      "\(quoted(name)) correspond à \(count) notes. Précisez le titre, ou donnez un identifiant :"
    case .category: "\(quoted(name)) correspond à \(count) rayons. Précisez le nom :"
    }
  }

  func emptyName(_ named: NameLookup.Named) -> String {
    switch named {
    case .list: "Le nom de la liste est vide."
    case .item: "Le nom de l’article est vide."
    case .note: "Le titre de la note est vide."
    case .category: "Le nom du rayon est vide."
    }
  }

  func andMore(_ count: Int) -> String { count == 1 ? "et 1 autre" : "et \(count) autres" }
  func created(_ day: String) -> String { "créée le \(day)" }
  func changed(_ day: String) -> String { "modifiée le \(day)" }
  var archivedList: String { "archivée" }
  var noListYet: String { "Aucune liste pour l’instant. tote add en crée une." }
  var allListsAreArchived: String {
    "Toutes les listes sont archivées. tote add --create --list NOM ARTICLE en crée une nouvelle."
  }
  func needsQuotes(_ word: String, _ name: String, on list: String) -> String {
    "Aucun article \(quoted(word)) sur la liste \(quoted(list)). Un nom de plusieurs mots se met entre guillemets : '\(name)'"
  }
  func isOnOtherList(_ name: String, on list: String, other: String, option: String) -> String {
    "Aucun article \(quoted(name)) sur la liste \(quoted(list)). Il y en a un sur la liste \(quoted(other)) : ajoutez \(option)"
  }

  func quoted(_ text: String) -> String { "« \(text) »" }

  /// `md, csv ou json`.
  func alternatives(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : "\(words.dropLast().joined(separator: ", ")) ou \(words[words.count - 1])"
  }
}
