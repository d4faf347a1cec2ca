import ToteModel

extension French {
  package func meaning(_ setting: SettingName) -> String {
    switch setting {
    case .language: "La langue de l’application et des messages (auto : celle du système)."
    case .theme: "Les couleurs de l’application (auto : selon le terminal)."
    case .currency: "La devise des prix sans symbole (auto : celle de la liste ou de votre pays)."
    case .firstWeekday: "Le premier jour de la semaine, pour les dépenses par semaine."
    case .dates: "L’écriture des dates : comme dans votre langue, ou 2026-11-26 (iso)."
    case .fractions: "Écrire ½ tasse plutôt que 0,5 tasse."
    case .mouse:
      "Utiliser la souris dans l’application ; sinon, le terminal sélectionne du texte comme d’habitude."
    case .startTab: "L’onglet sur lequel s’ouvre l’application."
    case .defaultList:
      "La liste sur laquelle s’ouvre l’application, et celle des commandes (vide : la dernière ouverte)."
    case .defaultStore: "Le magasin proposé en premier (vide : celui où il reste le plus à acheter)."
    case .group: "Le regroupement des listes que vous n’avez pas regroupées vous-même."
    case .sort: "Le tri des listes que vous n’avez pas triées vous-même."
    case .sidebar: "Afficher toutes les listes à gauche des écrans larges."
    case .details: "Afficher les détails à droite des écrans larges."
    case .basketBar: "Afficher une barre de ce qui est coché dans une liste."
    case .hints: "S’il y a en bas une ligne de touches (few) ou deux (more)."
    case .linear:
      "Si l’écran est dessiné pour un lecteur d’écran : sans cadres, une chose sous l’autre (au prochain démarrage)."
    case .editor: "La commande qui édite les notes et les réglages (vide : $VISUAL, $EDITOR ou vi)."
    case .browser: "La commande qui ouvre les liens des notes (vide : $BROWSER ou celle du bureau)."
    case .syncInterval:
      "Le nombre de minutes entre deux synchronisations des listes partagées, application ouverte."
    case .backups: "Le nombre de sauvegardes de chaque sorte à conserver."
    case .recordCrashes:
      "Si ce qui est fait dans l’application est gardé dans un fichier quand elle plante, pour tote replay."
    case .preset: "Les touches d’un autre programme."
    }
  }

  func sentence(_ problem: SettingsProblem.Kind) -> String {
    switch problem {
    case .unreadable(let code):
      "Lecture impossible : \(SystemError.reason(code)). Les valeurs par défaut s’appliquent."
    case .tooLarge: "Le fichier dépasse 1 Mio et n’est pas lu. Les valeurs par défaut s’appliquent."
    case .notAFile: "Ce n’est pas un fichier ordinaire, il n’est pas lu. Les valeurs par défaut s’appliquent."
    case .ofAnotherUser:
      "Le fichier appartient à quelqu’un d’autre et n’est pas lu. Les valeurs par défaut s’appliquent."
    case .notText: "Ce n’est pas de l’UTF-8 valide."
    case .noName(let found): "Un nom de réglage est attendu, et non \(found)"
    case .noEquals: "Il manque = et une valeur."
    case .noValue: "Il manque la valeur."
    case .unclosedText: "Il manque le guillemet fermant."
    case .unclosedList: "Il manque une virgule ou le crochet fermant."
    case .unclosedTable(let table): "Il manque le crochet fermant : [\(table)]."
    case .badEscape:
      "Échappement inconnu. Une barre oblique inverse s’écrit \\\\, ou telle quelle entre guillemets simples."
    case .notANumber(let found): "Ce n’est pas un nombre entier : \(found). Le texte se met entre guillemets."
    case .noQuotes(let found): "Le texte se met entre guillemets : \"\(found)\"."
    case .notATextInList(let found): "Une liste contient des textes entre guillemets, et non \(found)"
    case .unexpected(let found): "Texte en trop après la valeur : \(found)"
    case .tooMany: "Trop de problèmes : la suite n’est pas lue."
    case .unsupported:
      "Seuls des textes entre guillemets, des nombres entiers, true, false et des listes de textes sont possibles ici."
    case .unknown(let name, let suggestion): "Réglage inconnu : \(name)." + didYouMean(suggestion)
    case .unknownTable(let name, let suggestion):
      "Table inconnue : [\(name)]." + didYouMean(suggestion.map { "[\($0)]" })
    case .twice(let name, let line): "\(name) figure déjà à la ligne \(line), qui s’applique."
    case .notAllowed(let setting, let found):
      "\(setting.rawValue) doit être \(allowed(setting.row.kind)), et non \(found.written)."
    case .refusedKeys(let sentence): sentence
    case .tooManyKeys(let id, let most): "\(id) a plus de \(most) touches. Gardez celles que vous utilisez."
    case .notKeys(let command): "\(command) attend une liste de touches, comme [\"space\", \"t\"]."
    case .unknownRole(let role, let suggestion):
      "Élément sans couleur propre : \(role)." + didYouMean(suggestion)
    case .notAColor(_, let found):
      "Une couleur est un nom comme \"bright-red\", un nombre de 0 à 255 ou \"#rrggbb\", et non \(found.written)."
    }
  }

  private func didYouMean(_ name: String?) -> String { name.map { " Vouliez-vous dire \($0) ?" } ?? "" }

  func allowed(_ kind: SettingRow.Kind) -> String {
    switch kind {
    case .choice(let names): "\(names.dropLast().joined(separator: ", ")) ou \(names[names.count - 1])"
    case .flag: "true ou false"
    case .number(let range): "un nombre entier de \(number(range.lowerBound)) à \(number(range.upperBound))"
    case .text: "un texte entre guillemets"
    }
  }

  func moreSettingsProblems(_ count: Int) -> String { "Et \(number(count)) de plus : tote config" }
  func overridden(_ setting: SettingName, by name: String) -> String {
    "\(setting.rawValue) est enregistré, mais \(name) l’emporte tant qu’il est défini."
  }
  func settingsNotWritten(_ reason: String) -> String {
    "Les réglages n’ont pas été enregistrés : \(reason)."
  }
}
