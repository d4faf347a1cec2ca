import Tote
import ToteFormats
import ToteModel

extension French {
  var toteHelp: CommandHelp {
    CommandHelp(
      summary: "Listes de courses et notes dans le terminal",
      details: [
        "Sans commande, tote ouvre vos listes dans l’application, où la touche ? affiche tous les raccourcis.",
        "Les commandes utilisent la même base de données que l’application, et tote undo annule les modifications de l’une comme "
          + "des autres. Seule l’application permet d’ordonner les articles à la main.",
        "Comment désigner les choses, sans tenir compte de la casse ni des accents :",
        "• une LISTE par son nom, par un début de nom sans ambiguïté ou par son identifiant",
        "• un ARTICLE par son nom complet ou son identifiant",
        "• une NOTE par son titre complet ou son identifiant ; pour note show, un début de titre suffit",
        "Les résultats vont sur la sortie standard, les messages sur la sortie d’erreur. La langue des messages est celle du "
          + "système.",
        "-- marque la fin des options ; - désigne l’entrée standard.",
      ])
  }

  var helpHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher l’aide de tote ou d’une commande",
      examples: [.init("tote help add", "afficher l’aide de tote add")])
  }

  var manualHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher la page de manuel",
      examples: [.init("tote manual >tote.1 && man ./tote.1", "enregistrer la page de manuel et l’ouvrir")])
  }

  var completionHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher un script de complétion pour le shell",
      details: [
        "Avec une LIGNE, affiche ce qui peut la compléter. Les scripts s’en servent eux-mêmes ; pour bash, PARTIE est la fin "
          + "de la ligne à remplacer."
      ],
      examples: [
        .init(
          "source <(tote completion bash)",
          "activer la complétion dans ce bash ; à ajouter à ~/.bashrc pour l’avoir partout"),
        .init("source <(tote completion zsh)", "la même chose pour ~/.zshrc, après compinit"),
        .init(
          "tote completion fish >~/.config/fish/completions/tote.fish", "activer la complétion dans fish"),
      ])
  }

  var languageOption: String {
    let names = languages(["en": "anglais", "es": "espagnol", "fr": "français", "tr": "turc"])
    return "Langue : \(alternatives(names))"
  }
  var themeOption: String {
    "Couleurs de l’application : \(alternatives(AppOptions.themeNames)) (par défaut : selon le terminal)"
  }
}
