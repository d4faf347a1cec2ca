import Tote
import ToteModel

extension French {
  var configHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher et changer les réglages",
      details: [
        "Sans commande, affiche tous les réglages avec leur valeur, leur origine et leur rôle. Ils sont dans "
          + "$XDG_CONFIG_HOME/tote/config.toml, que vous pouvez aussi modifier vous-même ; une application ouverte les suit aussitôt.",
        "Le dernier l’emporte : la valeur par défaut, le fichier, une variable comme TOTE_THEME, une option comme --theme.",
        "Ce qui est illisible dans le fichier est signalé avec sa ligne, et le reste s’applique.",
      ],
      examples: [
        .init("tote config", "afficher tous les réglages"),
        .init("tote config set first-weekday sunday", "commencer les semaines le dimanche"),
      ])
  }

  var configGetHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher la valeur d’un réglage",
      examples: [.init("tote config get theme", "afficher le nom du thème")])
  }

  var configSetHelp: CommandHelp {
    CommandHelp(
      summary: "Changer un réglage dans le fichier",
      details: ["Les commentaires et l’ordre du fichier sont conservés. Les réglages :"] + settingLines + [
        "Comme nom, keys.COMMANDE prend les touches d’une commande de l’application ; colors.RÔLE, colors.dark.RÔLE et colors.light.RÔLE, une "
          + "couleur : un nom, un nombre de 0 à 255 ou #rrggbb."
      ],
      examples: [
        .init("tote config set language tr", "parler turc"),
        .init("tote config set editor 'nano -w'", "éditer les notes avec nano"),
        .init("tote config set keys.items.tick space t", "cocher aussi avec t"),
        .init("tote config set colors.dark.accent '#5ecbe0'", "choisir une couleur"),
      ])
  }

  var configUnsetHelp: CommandHelp {
    CommandHelp(
      summary: "Retirer un réglage du fichier",
      examples: [.init("tote config unset theme", "laisser de nouveau le terminal choisir le thème")])
  }

  var configEditHelp: CommandHelp {
    CommandHelp(
      summary: "Ouvrir les réglages dans un éditeur",
      details: [
        "Un nouveau fichier explique chaque réglage. Les erreurs sont signalées à la fermeture de l’éditeur."
      ],
      examples: [.init("tote config edit", "modifier les réglages")])
  }

  var configKeysHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher les touches des commandes de l’application",
      details: ["Une commande par ligne : son nom dans le fichier, ses touches et ce qu’elle fait."],
      examples: [.init("tote config keys | grep historique", "chercher ce qui ouvre l’historique")])
  }

  var configPathHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher le chemin du fichier",
      examples: [
        .init("cp dotfiles/tote.toml \"$(tote config path)\"", "reprendre les réglages d’un autre ordinateur")
      ])
  }
}
