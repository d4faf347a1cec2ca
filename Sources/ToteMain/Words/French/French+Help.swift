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

  var dbOption: String { "Utiliser cette base de données (par défaut : $TOTE_DB)" }
  var debugOption: String { "Dans l’application : journaliser chaque action, pour tote log" }
  var linearOption: String { "Dans l’application : dessiner l’écran pour un lecteur d’écran" }
  var languageOption: String {
    let names = languages(["en": "anglais", "es": "espagnol", "fr": "français", "tr": "turc"])
    return "Langue : \(alternatives(names))"
  }
  var themeOption: String {
    "Couleurs de l’application : \(alternatives(AppOptions.themeNames)) (par défaut : selon le terminal)"
  }
  var helpOption: String { "Afficher l’aide de tote ou d’une commande" }
  var versionOption: String { "Afficher la version" }
  var quietOption: String { "Ne rien afficher en cas de succès" }
  var dryRunOption: String { "Afficher ce qui serait fait, sans rien modifier" }

  var usage: String { "Utilisation :" }
  var commands: String { "Commandes :" }
  var options: String { "Options :" }
  var examples: String { "Exemples :" }
  var exitStatus: String { "Code de retour :" }
  var moreAboutCommands: String { "tote help COMMANDE explique une commande." }
  var moreAboutAll: String { "tote help explique ce que toutes les commandes ont en commun." }

  func meaning(_ code: ExitCode) -> String {
    switch code {
    case .done: "succès"
    case .refused: "opération refusée, ou faite en partie seulement"
    case .usage: "ligne de commande incorrecte"
    case .notFound: "nom introuvable ou ambigu, ou recherche sans résultat"
    case .storage: "lecture ou écriture impossible (base de données ou fichier)"
    case .server: "serveur injoignable, ou refus de sa part"
    }
  }

  func name(_ operand: Operand.Name) -> String {
    switch operand {
    case .address: "URL"
    case .category: "RAYON"
    case .chapter: "CHAPITRE"
    case .command: "COMMANDE"
    case .count: "NOMBRE"
    case .date: "DATE"
    case .file: "FICHIER"
    case .folder: "DOSSIER"
    case .filter: "FILTRE"
    case .format: "FORMAT"
    case .group: "GROUPE"
    case .interval: "RYTHME"
    case .item: "ARTICLE"
    case .language: "LANGUE"
    case .line: "LIGNE"
    case .list: "LISTE"
    case .name: "NOM"
    case .note: "NOTE"
    case .order: "ORDRE"
    case .part: "PARTIE"
    case .place: "EMPLACEMENT"
    case .price: "PRIX"
    case .range: "DE...À"
    case .script: "SCRIPT"
    case .setting: "RÉGLAGE"
    case .shell: "SHELL"
    case .size: "LxH"
    case .step: "ÉTAPE"
    case .store: "MAGASIN"
    case .tag: "TAG"
    case .text: "TEXTE"
    case .theme: "THÈME"
    case .title: "TITRE"
    case .user: "NOM"
    case .value: "VALEUR"
    case .word: "MOT"
    }
  }

  var optionsPlace: String { "[OPTION…]" }
  var commandPlace: String { "COMMANDE" }

  var manualSection: String { "Commandes utilisateur" }
  var manualName: String { "NOM" }
  var manualSynopsis: String { "SYNOPSIS" }
  var manualDescription: String { "DESCRIPTION" }
  var manualOptions: String { "OPTIONS" }
  var manualCommands: String { "COMMANDES" }
  var manualExitStatus: String { "CODE DE RETOUR" }
  var manualFiles: String { "FICHIERS" }
  var manualEnvironment: String { "ENVIRONNEMENT" }

  var jsonFields: String {
    "Avec --json, chaque ligne a tous ces champs, dans cet ordre. Une date (moment) est en millisecondes depuis 1970 ; une quantité a "
      + "un nombre (quantity) et une unité (unit), un prix une valeur (value) et une devise (currency)."
  }
  func orNull(_ kind: String) -> String { "\(kind) ou null" }

  var databaseFile: String { "Vos listes et vos notes." }
  var backupsFolder: String {
    "Les sauvegardes : une pour chacun des dix derniers jours, les dix dernières faites par tote backup, et une d’avant chaque "
      + "mise à niveau de la base de données."
  }
  func usualPath(_ path: String) -> String { "Par défaut : \(path)" }
  var toteDBVariable: String { "La base de données à utiliser, sauf si --db en désigne une." }
  var editorVariable: String { "L’éditeur pour les notes (par défaut : vi). VISUAL est prioritaire." }
  var browserVariable: String { "Le navigateur pour les liens des notes." }
  var noColorVariable: String { "Si elle est définie, rien ne s’affiche en couleur." }
  var localeVariable: String {
    "La langue des messages : anglais, espagnol, français ou turc. --language est prioritaire. Un "
      + "prix sans symbole est dans la devise du pays indiqué, sauf si la liste en a une autre."
  }
}
