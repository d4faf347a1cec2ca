import Tote
import ToteModel

extension French {
  var listHelp: CommandHelp {
    CommandHelp(
      summary: "Créer, renommer, archiver, ordonner et supprimer des listes",
      examples: [
        .init("tote list new Bricolage", "créer une liste")
      ])
  }

  var listNewHelp: CommandHelp {
    CommandHelp(
      summary: "Créer une liste",
      details: [
        "Son nom ne doit pas être déjà pris. Elle se place après les autres listes."
      ],
      examples: [
        .init("tote list new Bricolage", "créer une liste vide")
      ])
  }

  var listRenameHelp: CommandHelp {
    CommandHelp(
      summary: "Renommer une liste",
      details: [
        "LISTE est un seul mot, ou se met entre apostrophes ; les mots suivants forment le nouveau nom."
      ],
      examples: [
        .init("tote list rename Fête Anniversaire de Léa", "lui donner un autre nom")
      ])
  }

  var listArchiveHelp: CommandHelp {
    CommandHelp(
      summary: "Archiver une liste",
      details: [
        "Une liste archivée garde ses articles, mais n’apparaît qu’avec tote lists --all. Pour la restaurer, utilisez tote list restore."
      ],
      examples: [
        .init("tote list archive Fête", "l’archiver")
      ])
  }

  var listRestoreHelp: CommandHelp {
    CommandHelp(
      summary: "Restaurer une liste archivée",
      examples: [
        .init("tote list restore Fête", "l’afficher de nouveau")
      ])
  }

  var listDuplicateHelp: CommandHelp {
    CommandHelp(
      summary: "Dupliquer une liste",
      details: [
        "La copie se place juste après la liste, et rien n’y est coché."
      ],
      examples: [
        .init("tote list duplicate Camping", "préparer le prochain séjour")
      ])
  }

  var listRmHelp: CommandHelp {
    CommandHelp(
      summary: "Supprimer une liste et ses articles",
      details: [
        "LISTE est un nom complet ou un identifiant. tote undo restaure la liste et tout ce qu’elle contenait."
      ],
      examples: [
        .init("tote list rm Fête", "supprimer la liste et son contenu")
      ])
  }

  var listOrderHelp: CommandHelp {
    CommandHelp(
      summary: "Changer l’ordre des listes",
      details: [
        "Les listes indiquées passent en tête, dans cet ordre ; les autres suivent, dans leur ordre actuel. La première liste est celle que les commandes utilisent par défaut."
      ],
      examples: [
        .init("tote list order Fête Courses", "mettre la fête en premier")
      ])
  }

  var listBudgetHelp: CommandHelp {
    CommandHelp(
      summary: "Fixer ou afficher le budget d’une liste",
      details: [
        "Sans devise, un nombre est dans celle de la liste. Sans PRIX, affiche le budget ; none le retire.",
        "Il vaut pour un jour de courses : ce qui est sur la liste, coché ou non, et ce qui en a été acheté depuis douze heures.",
      ],
      examples: [
        .init("tote list budget Fête '80€'", "le fixer"),
        .init("tote list budget Fête none", "le retirer"),
      ])
  }

  func listExists(_ name: String, isArchived: Bool) -> String {
    isArchived
      ? "Il existe une liste archivée \(quoted(name)). Pour la restaurer, utilisez tote list restore."
      : "Il existe déjà une liste \(quoted(name))."
  }
  func deletedList(_ name: String, items count: Int) -> String {
    count == 0
      ? "Liste supprimée : \(quoted(name))" : "Liste \(quoted(name)) supprimée avec \(items(count))"
  }
  func orderedLists(_ names: [String]) -> String { "Nouvel ordre : \(names.joined(separator: ", "))" }
}
