import ToteModel
import Tote

extension French {
  var shareHelp: CommandHelp {
    CommandHelp(
      summary: "Partager une liste via un serveur",
      details: [
        "La liste devient une collection de votre serveur CalDAV, que d’autres personnes et les téléphones peuvent utiliser aussi. Connectez-vous d’abord : tote help sync login.",
        "Tout continue de fonctionner hors ligne. Tant que l’application est ouverte, elle envoie et reçoit d’elle-même.",
        "Avec --join, affiche les listes du serveur, ou en rejoint une.",
      ],
      examples: [
        .init("tote share Courses", "partager une liste"),
        .init("tote share --join", "voir les listes du serveur"),
        .init("tote share --join Courses", "rejoindre une liste que quelqu’un partage"),
        .init(
          "tote share --join https://dav.example.org/house/food/",
          "rejoindre la liste de quelqu’un d’autre, par son adresse"),
      ])
  }

  var unshareHelp: CommandHelp {
    CommandHelp(
      summary: "Ne plus partager une liste",
      details: ["Rien n’est supprimé : la liste reste ici et, sans --delete-on-server, sur le serveur."],
      examples: [
        .init("tote unshare Courses", "ne plus partager une liste"),
        .init("tote unshare --delete-on-server Courses", "la supprimer aussi là-bas, pour tout le monde"),
      ])
  }

  var syncHelp: CommandHelp {
    CommandHelp(
      summary: "Envoyer et recevoir les modifications des listes partagées",
      details: [
        "Synchronise une liste ou toutes, une fois. L’application le fait d’elle-même tant qu’elle est ouverte ; le reste du temps, une tâche planifiée peut s’en charger.",
        "Le code de retour est 5 si le serveur est injoignable ou refuse.",
      ],
      examples: [
        .init("tote sync login https://dav.example.org --user ada", "se connecter à un serveur"),
        .init("tote sync", "tout envoyer et recevoir"),
        .init("tote sync status", "voir où en sont les listes"),
      ])
  }

  var syncLoginHelp: CommandHelp {
    CommandHelp(
      summary: "Se connecter à un serveur CalDAV",
      details: [
        "Radicale, Xandikos, Nextcloud, Baikal et d’autres. Sans option pour le mot de passe, le demande et le garde dans un fichier que vous seul pouvez lire.",
        "Sans URL, demande s’il faut utiliser le compte que nomme la base de données, par exemple après l’avoir déplacée sur une autre machine.",
      ],
      examples: [
        .init(
          "tote sync login https://dav.example.org --user ada --password-command 'pass show dav'",
          "obtenir le mot de passe d’une commande")
      ])
  }

  var syncLogoutHelp: CommandHelp {
    CommandHelp(
      summary: "Se déconnecter du serveur",
      details: ["Les listes ne sont plus partagées d’ici. Rien n’est supprimé, ni ici ni sur le serveur."],
      examples: [.init("tote sync logout", "se déconnecter")])
  }
  var syncStatusHelp: CommandHelp {
    CommandHelp(
      summary: "Montrer où en sont les listes partagées",
      examples: [.init("tote sync status", "voir où en sont les listes")])
  }
  var syncLogHelp: CommandHelp {
    CommandHelp(
      summary: "Montrer ce que d’autres ont modifié, et ce qui a été fusionné",
      examples: [.init("tote sync log", "voir ce que d’autres ont modifié")])
  }
  var syncHeldHelp: CommandHelp {
    CommandHelp(
      summary: "Décider des suppressions en attente",
      details: [
        "Quand une grande partie d’une liste disparaît d’un coup du serveur, rien n’est supprimé ici avant que vous n’ayez décidé :",
        "• accept : supprimer ici aussi",
        "• keep : garder, et renvoyer au serveur",
      ],
      examples: [.init("tote sync held accept Courses", "supprimer ici ce qui l’a été ailleurs")])
  }
}
