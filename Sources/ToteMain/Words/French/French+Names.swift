import Tote
import ToteModel

extension French {
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
      "\(quoted(name)) correspond à \(number(count)) listes. Précisez le nom, ou donnez un identifiant :"
    case .item(let list):
      "\(quoted(name)) correspond à \(number(count)) articles de la liste \(quoted(list)). Précisez la quantité ou le magasin, ou "
        + "donnez un identifiant :"
    case .note:
      "\(quoted(name)) correspond à \(number(count)) notes. Précisez le titre, ou donnez un identifiant :"
    case .category: "\(quoted(name)) correspond à \(number(count)) rayons. Précisez le nom :"
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

  func andMore(_ count: Int) -> String { count == 1 ? "et 1 autre" : "et \(number(count)) autres" }
  func created(_ day: String) -> String { "créée le \(day)" }
  func changed(_ day: String) -> String { "modifiée le \(day)" }
  var archivedList: String { "archivée" }
  var noListYet: String { "Aucune liste pour l’instant. tote add en crée une." }

  var allListsAreArchived: String {
    "Toutes les listes sont archivées. tote add --create --list NOM ARTICLE en crée une nouvelle."
  }

  func needsQuotes(_ word: String, _ name: String, on list: String) -> String {
    "Aucun article \(quoted(word)) sur la liste \(quoted(list)). Un nom de plusieurs mots se met entre apostrophes : '\(name)'"
  }

  func isOnOtherList(_ name: String, on list: String, other: String, option: String) -> String {
    "Aucun article \(quoted(name)) sur la liste \(quoted(list)). Il y en a un sur la liste \(quoted(other)) : ajoutez \(option)"
  }
}
