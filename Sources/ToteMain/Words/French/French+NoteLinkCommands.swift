// The help of `tote note today`, `rename`, `links` and the like, and what they say.

import ToteModel
import Tote

extension French {
  var noteTodayHelp: CommandHelp {
    CommandHelp(
      summary: "Écrire dans la note du jour",
      details: [
        "La note du jour porte la date en titre, comme 2026-11-27, et se crée la première fois qu’on y écrit.",
        "• TEXTE s’ajoute sur une nouvelle ligne ; - le lit sur l’entrée standard.",
        "• Sans texte, la note s’ouvre dans votre éditeur : $VISUAL, $EDITOR ou vi.",
      ],
      examples: [
        .init("tote note today 'Appelé le plombier.'", "ajouter une ligne à la note du jour")
      ])
  }

  var noteRenameHelp: CommandHelp {
    CommandHelp(
      summary: "Changer le titre d’une note",
      details: [
        "NOTE est un titre entier, sans tenir compte de la casse ni des accents, ou un identifiant. Les liens vers l’ancien titre restent tels quels, et les notes qui les contiennent sont nommées ; avec --update-links, ils suivent dans la même action annulable."
      ],
      examples: [
        .init("tote note rename -u Pancakes Crêpes", "la renommer, avec les liens")
      ])
  }

  var noteLinksHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher vers quoi une note renvoie",
      details: [
        "Un titre par ligne, dans l’ordre du texte. Les titres sans note sont nommés sur la sortie d’erreur. Termine avec 3 s’il n’y a aucun lien."
      ],
      examples: [
        .init("tote note links Semaine", "afficher les recettes de la semaine")
      ])
  }

  var noteBacklinksHelp: CommandHelp {
    CommandHelp(
      summary: "Afficher les notes qui renvoient à une note",
      details: [
        "Un titre par ligne, la dernière modifiée d’abord. Termine avec 3 s’il n’y en a aucune."
      ],
      examples: [
        .init("tote note backlinks Crêpes", "trouver les plans avec des crêpes")
      ])
  }

  var noteAliasHelp: CommandHelp {
    CommandHelp(
      summary: "Donner d’autres titres à une note",
      details: [
        "Les liens, les commandes et la recherche la trouvent aussi par eux. Sans titre, ceux qu’elle a sont affichés."
      ],
      examples: [
        .init("tote note alias Crêpes Galettes", "un lien vers [[Galettes]] mène à Crêpes")
      ])
  }

  var notePinHelp: CommandHelp {
    CommandHelp(
      summary: "Épingler une note en haut",
      examples: [
        .init("tote note pin crêpes", "l’épingler")
      ])
  }

  var noteUnpinHelp: CommandHelp {
    CommandHelp(
      summary: "Ne plus épingler une note",
      examples: [
        .init("tote note unpin crêpes", "ne plus l’épingler")
      ])
  }

  var noteArchiveHelp: CommandHelp {
    CommandHelp(
      summary: "Archiver une note",
      details: [
        "tote note ls --archive montre les notes archivées ; tote note restore les ramène."
      ],
      examples: [
        .init("tote note archive crêpes", "l’archiver")
      ])
  }

  var noteRestoreHelp: CommandHelp {
    CommandHelp(
      summary: "Ramener une note de l’archive ou de la corbeille",
      details: [
        "tote note ls --archive et --trash montrent ce qui s’y trouve."
      ],
      examples: [
        .init("tote note restore crêpes", "la ramener")
      ])
  }

  func aliases(_ titles: [String], of name: String) -> String {
    titles.isEmpty
      ? "\(quoted(name)) n’a plus d’autre titre"
      : "Autres titres de \(quoted(name)) : \(titles.map { quoted($0) }.joined(separator: ", "))"
  }
  func updatedLinks(in notes: [String]) -> String {
    "Liens changés dans \(notes.map { quoted($0) }.joined(separator: ", "))"
  }
  func linksAreDead(_ notes: [String], to title: String) -> String {
    "\(notes.map { quoted($0) }.joined(separator: ", ")) \(notes.count == 1 ? "renvoie" : "renvoient") encore à \(quoted(title)) ; --update-links le changerait."
  }
}
