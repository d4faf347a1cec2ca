import ToteModel
import Tote

extension French {
  var staplesHelp: CommandHelp {
    CommandHelp(
      summary: "Ajouter les achats réguliers à racheter",
      details: [
        "Un achat régulier est ajouté automatiquement à sa liste : après un nombre fixe de jours, de semaines ou de mois, ou au rythme habituel. "
          + "L’application s’en charge une fois par jour ; cette commande le fait tout de suite, en une seule action annulable, "
          + "avec la quantité, le magasin et le prix de la dernière fois. Ce qui est déjà sur la liste reste tel quel.",
        "Avec LISTE, seulement pour celle-ci. tote repeat définit les achats réguliers.",
      ],
      examples: [
        .init("tote staples", "ajouter ce qui est à racheter"),
        .init("tote staples --show", "voir les achats réguliers, le prochain d’abord"),
        .init("tote staples Courses --dry-run", "voir ce qui serait ajouté à une liste"),
      ])
  }

  var repeatHelp: CommandHelp {
    CommandHelp(
      summary: "Faire d’un article un achat régulier",
      details: [
        "RYTHME est un nombre de jours, de semaines ou de mois, jusqu’à 99 : chaque semaine, 10 jours, tous les 2 mois.",
        "• habituel : au rythme habituel, dès qu’il est connu",
        "• jamais : plus du tout",
        "Sans lui, affiche à quel rythme l’article est ajouté. ARTICLE est sur la liste, ou a déjà été acheté.",
      ],
      examples: [
        .init("tote repeat lait chaque semaine", "ajouter du lait à la liste chaque semaine"),
        .init("tote repeat 'papier toilette' 6 semaines", "n’importe quel nombre de jours, semaines ou mois"),
        .init("tote repeat lait jamais", "arrêter"),
      ])
  }

  func nothingDue(next item: String, on day: String?) -> String {
    day.map { "Rien à racheter aujourd’hui. Ensuite : \(item), le \($0)." }
      ?? "Rien à racheter aujourd’hui ; le rythme habituel de \(quoted(item)) n’est pas encore connu."
  }
}
