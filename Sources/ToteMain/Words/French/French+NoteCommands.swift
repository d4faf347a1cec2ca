import Tote
import ToteModel

extension French {
  var noteHelp: CommandHelp {
    CommandHelp(
      summary: "Écrire, afficher et rechercher des notes",
      examples: [.init("tote note ls", "afficher toutes les notes")])
  }

  var noteAddHelp: CommandHelp {
    CommandHelp(
      summary: "Écrire une nouvelle note",
      details: [
        "Le premier mot est le titre ; un titre de plusieurs mots se met entre apostrophes. Le reste est le texte, en Markdown ; "
          + "un #mot y est un tag.",
        "• - à la place du texte le lit sur l’entrée standard.",
        "• - seul lit aussi le titre, sur la première ligne.",
        "• Sans aucun mot, votre éditeur s’ouvre : $VISUAL, $EDITOR ou vi.",
      ],
      examples: [
        .init("tote note add Crêpes 'Farine, œufs, lait. #recette'", "écrire une note"),
        .init("git log -1 --format=%B | tote note add -q -", "faire une note du dernier commit"),
      ])
  }

  var noteLsHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher toutes les notes",
      details: [
        "Une note par ligne : son titre, ses tags et la date de sa dernière modification. Les notes épinglées viennent en "
          + "premier.",
        "Le code de retour est 3 si aucune note ne porte le tag.",
      ],
      examples: [
        .init("tote note ls --tag recette", "afficher les recettes"),
        .init("tote note ls --json | jq -r '.[].title'", "afficher les titres pour un script"),
      ])
  }

  var noteShowHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher une note",
      details: [
        "NOTE est un titre, un début de titre sans ambiguïté ou un identifiant. Dans un terminal, le titre est affiché au-dessus "
          + "du texte ; sinon, il n’y a que le texte."
      ],
      examples: [
        .init("tote note show crêpes", "l’afficher"),
        .init("tote note show --json crêpes | jq -r .text", "afficher exactement son texte"),
      ])
  }

  var noteEditHelp: CommandHelp {
    CommandHelp(
      summary: "Modifier une note",
      details: [
        "NOTE est un titre complet, sans tenir compte de la casse ni des accents, ou un identifiant.",
        "• TEXTE remplace le texte de la note.",
        "• - lit le texte sur l’entrée standard, qui ne doit pas être vide, sauf avec --allow-empty.",
        "• Sans texte ni titre, la note s’ouvre dans votre éditeur : $VISUAL, $EDITOR ou vi.",
      ],
      examples: [
        .init("tote note edit crêpes", "l’ouvrir dans l’éditeur"),
        .init("date | tote note edit -a Journal -", "ajouter une ligne à une note"),
      ])
  }

  var noteRmHelp: CommandHelp {
    CommandHelp(
      summary: "Supprimer des notes",
      details: [
        "Met les notes à la corbeille, où elles restent 30 jours ; tote undo les restaure. Chaque NOTE est un titre complet, "
          + "sans tenir compte de la casse ni des accents, ou un identifiant. Toutes sont supprimées, en une seule action "
          + "annulable, ou aucune.",
        "--forever est irréversible : le texte disparaît aussi de l’historique et ne reste que dans les sauvegardes plus "
          + "anciennes.",
        "Dans un terminal, --forever demande confirmation. Un script doit ajouter --yes ; sinon rien n’est supprimé et le code "
          + "de retour est 1.",
        "Si - est le seul mot, chaque ligne de l’entrée standard est une note.",
      ],
      examples: [.init("tote note rm crêpes", "mettre la note à la corbeille")])
  }

  var noteSearchHelp: CommandHelp {
    CommandHelp(
      summary: "Rechercher des notes",
      details: [
        "Trouve les notes qui contiennent tous ces mots ou débuts de mots, les plus pertinentes d’abord, et affiche pour "
          + "chacune la première ligne qui correspond.",
        "• \"vin rouge\" : ces mots à la suite",
        "• -vin : sans ce mot",
        "• title:vin : dans le titre",
        "• #maison : avec ce tag ou un de ses sous-tags",
        "• in:archive, in:trash, in:all : ailleurs",
        "• changed:>2026-01-01, changed:2026-11 : selon la dernière modification",
        "La recherche de l’application comprend la même chose.",
        "Le code de retour est 3 s’il n’y a pas de résultat.",
      ],
      examples: [.init("tote note search crê farine", "retrouver les crêpes")])
  }

  func askToDeleteForever(_ names: [String]) -> String {
    names.count == 1
      ? "Supprimer « \(names[0]) » définitivement ?" : "Supprimer \(names.count) notes définitivement ?"
  }
}
