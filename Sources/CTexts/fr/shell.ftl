## AppCommandWords

app-command-size-option = Taille du terminal (par défaut : 80x24)
app-command-text-option = Afficher l’écran en texte (par défaut)
app-command-ansi-option = Afficher l’écran en couleur, pour un terminal
app-command-svg-option = Produire une image de l’écran ; avec --every, une image animée
app-command-every-option = Afficher chaque écran, et pas seulement le dernier
app-command-after-option = Touches à presser d’abord, sans les montrer
app-command-tour-option = Commencer par la visite guidée, comme au premier lancement
app-command-record-option = Dans l’application : enregistrer dans FICHIER ce que vous faites, pour tote replay
app-command-redact-option = Avec --record : remplacer ce que vous saisissez par d’autres lettres
app-command-until-option = S’arrêter après ce nombre d’actions
app-command-check-option = Comparer chaque écran avec celui qui a été enregistré
app-command-html-option = Afficher une page où parcourir l’enregistrement
app-command-against-option = Montrer où l’enregistrement diffère d’un autre
app-command-test-option = Afficher un test : de l’action N depuis le début, ou de l’état de DE...À
app-command-last-option = Nombre d’actions à afficher (par défaut : 20)
app-command-cannot-combine = { $one } et { $other } sont incompatibles.
app-command-theme-needs-svg = --theme nécessite --svg.
app-command-bad-size = --size attend des colonnes et des lignes, par exemple 80x24, et non { QUOTED($text) }.
app-command-bad-script = Impossible d’exécuter le script. { $reason }
app-command-cannot-replay = Impossible de rejouer { QUOTED($file) } : { $reason }
app-command-cannot-record = Impossible d’enregistrer : { $reason }
# Why the file isn't recorded into.
app-command-not-a-recording = { QUOTED($file) } n’est pas un enregistrement et ne sera pas remplacé. Choisissez un autre nom.
# Where the run before was recorded, which ended by a crash.
app-command-crashed = La dernière fois, l’application s’est arrêtée brutalement. tote replay { $file } montre ce que vous avez fait, et t en écrit un test ; --html en fait une page pour un rapport.
app-command-replayed-as-recorded = { $count ->
    [one] Tous les écrans sont conformes à l’enregistrement ({ $count } action).
   *[other] Tous les écrans sont conformes à l’enregistrement ({ $count } actions).
}
app-command-runs-are-the-same = Les deux enregistrements font la même chose.
app-command-runs-part = Les enregistrements divergent à l’action { $number }.
app-command-bad-steps = { QUOTED($text) } n’est pas une action. Écrivez son numéro, comme 15, ou deux, comme 12...15.
# Above the first frame of several.
app-command-beginning = début
app-command-inline-option = Dans quelques lignes sous l’invite
app-command-which-store = Précisez le magasin : tote shop @Lidl. Aucun n’est encore connu.
app-command-no-log-yet = Il n’y a pas encore de journal. tote --debug en crée un.
app-command-no-log = Rien n’a été journalisé. { $reason }
app-command-unsaved-text = Texte non enregistré de l’éditeur : { $file }
# One of the unsaved changes.
app-command-unsaved-change = Non enregistré : { $title }
# What is in the file, and how to play it.
app-command-recorded = { $redacted ->
    [yes] Enregistré dans { $file }. Pour le rejouer : tote replay { $file }.
   *[no] Enregistré dans { $file }, avec vos données dans { $file }.db et tout ce que vous avez saisi. Pour le rejouer : tote replay { $file }.
}
app-command-no-chapter = Aucun chapitre { QUOTED($name) }. Chapitres existants : { $all }.
# Why the app can't be shown here, and what to do.
app-command-no-terminal-for-input = L’entrée standard n’est pas un terminal. Lancez tote dans un terminal, sans redirection.
app-command-no-terminal-for-output = La sortie standard n’est pas un terminal. Lancez tote dans un terminal, sans redirection.
app-command-no-terminal-at-all = Il n’y a pas de terminal ici. Lancez tote dans un terminal.
app-command-no-terminal-over-ssh = Il n’y a pas de terminal. Ouvrez l’application avec ssh -t, ou indiquez une commande, comme ls.
app-command-terminal-type-missing = TERM n’est pas définie : Tote ne sait rien de ce terminal. Essayez TERM=xterm-256color.
app-command-terminal-type-unknown = Le type de terminal { QUOTED($type) } indiqué par TERM est inconnu sur ce système. Essayez TERM=xterm-256color.
app-command-terminal-type-too-simple = Un terminal de type { QUOTED($type) } ne peut pas déplacer son curseur. Utilisez un autre terminal.
app-command-no-resources = Le système manque de mémoire ou de descripteurs de fichiers. Fermez d’autres programmes et réessayez.
app-command-unsaved = { $count ->
    [one] { $count } modification n’est pas enregistrée. { $reason }
   *[other] { $count } modifications ne sont pas enregistrées. { $reason }
}

## ConfigCommandWords

# Where a value comes from that isn't set.
config-command-is-default = par défaut
config-command-unknown-setting = Réglage inconnu : { QUOTED($name) }.
config-command-settings-not-saved = Impossible d’écrire { $path } : { $reason }.
# In the manual.
config-command-settings-file = Vos réglages, en TOML.
config-command-settings-variables = TOTE_ suivi du nom d’un réglage, comme TOTE_THEME ou TOTE_FIRST_WEEKDAY, l’emporte sur le fichier.

## CookCommandWords

cook-command-cook-for-option = Pour combien de personnes (par défaut : comme la dernière fois ou comme la recette)
cook-command-cook-done-option = Retirer de la maison ce que demande la recette
# Neither the note nor what it links to has a box.
cook-command-no-boxes = { QUOTED($note) } n’a pas de cases et ne renvoie à aucune note qui en ait.
cook-command-all-boxes-ticked = Toutes les cases de { QUOTED($note) } sont cochées. Rien n’a été ajouté.
# The note doesn't say how many servings it is for.
cook-command-no-servings = { QUOTED($note) } n’indique pas le nombre de personnes. Ajoutez une ligne telle que portions: 4.
# A plan's links say how many servings they ask for.
cook-command-plan-has-no-servings = { QUOTED($note) } est un menu. Indiquez le nombre de personnes après chaque lien : [[Soupe]] pour 6.
cook-command-too-many-servings = --for accepte un nombre de 1 à { $limit }.
# A plan asks for servings, but the recipe doesn't say how many it is for.
cook-command-not-scaled = { QUOTED($recipe) } n’indique pas le nombre de personnes. Ses quantités restent telles quelles.
# A plan's link leads nowhere.
cook-command-no-note-to-cook = Lien laissé de côté : aucune note ne s’appelle { QUOTED($title) }.
# A plan's recipe that was sent this week and is left out.
cook-command-already-sent = Recette laissée de côté : { QUOTED($recipe) } a déjà été ajoutée à { QUOTED($list) } cette semaine. Cuisinez-la à part pour l’ajouter encore.
# Sent for fewer than the plan asks for: the rest is added.
cook-command-partly-sent = { QUOTED($recipe) } : { $servings } sur { $planned } portions déjà ajoutées à { QUOTED($list) } cette semaine. Voici le reste.
# Cooked for as many as last time, unlike the recipe's own number.
cook-command-cooks-as-last = Pour { $servings }, comme la dernière fois. --for pour changer.
# All recipes of a plan were sent.
cook-command-nothing-left-to-add = Tout { QUOTED($plan) } a déjà été ajouté cette semaine. Rien n’a été ajouté.

## DatabaseCommandWords

database-command-repair-option = Réparer ce qui ne va pas, après une sauvegarde
database-command-compact-option = Retirer les anciennes modifications et libérer de l’espace
database-command-no-database-yet = Il n’y a pas encore de base de données. tote add la crée.
database-command-no-database = La base de données { $path } n’existe pas.
database-command-disk-is-full = Le disque est plein. Rien n’a été modifié ; libérez de l’espace et réessayez.
database-command-database-is-damaged = La base de données est endommagée. Rien n’a été modifié ; lancez tote check pour en savoir plus.
database-command-waiting-for-program = Un autre programme est en train d’écrire. Attente…
database-command-no-intact-backup = Il n’y a pas de sauvegarde intacte.
database-command-newest-backup = La dernière sauvegarde intacte date du { $day } : { $backup }
# Above a command that inspects a backup, and above one that restores it.
database-command-to-look-inside = Pour voir ce qu’elle contient :
database-command-to-restore = Pour la restaurer :
database-command-backing-up = Sauvegarde
database-command-file-exists = { $path } existe déjà. Une sauvegarde n’écrase jamais un fichier.
database-command-backup-failed-full = Le disque est plein. La sauvegarde n’a pas été faite.
database-command-backup-failed-read-only = La sauvegarde n’a pas été faite : son dossier est en lecture seule.
database-command-backup-failed-no-folder = La sauvegarde n’a pas été faite : le dossier { $folder } n’existe pas.
database-command-backup-failed-locked-folder = La sauvegarde n’a pas été faite : { $folder } est en lecture seule.
database-command-backup-failed-other = La sauvegarde n’a pas été faite : { $reason }.
database-command-todays-backup-failed = La sauvegarde du jour a échoué. { $reason }
database-command-checking = Vérification de { $path }
database-command-compacting = Compactage de { $path }
database-command-all-is-well = Aucun problème trouvé.
database-command-others-may-read = D’autres utilisateurs peuvent lire { $path }.
database-command-repair-is-possible = tote check --repair peut le réparer.
# The state before a repair is in this file.
database-command-kept-before = Sauvegarde d’avant la réparation : { $path }
database-command-cannot-protect = Impossible de rendre { $path } privé.
# Before what a repair couldn't fix.
database-command-still-wrong = Non réparé : { $sentence }
database-command-repaired = Réparé.
database-command-freed = Espace libéré : { $size }. La base de données occupe maintenant { $left }.
database-command-nothing-to-free = Rien à libérer. La base de données occupe { $size }.
database-command-more-can-be-freed = Si un autre Tote est ouvert, fermez-le et réessayez pour libérer davantage d’espace.
database-command-name-database = base de données
database-command-name-backups = sauvegardes
database-command-name-log = journal
# What tote check finds.
database-command-issue-page = Le fichier est endommagé : { $text }.
database-command-issue-unreadable-tables = Le fichier est endommagé : ses tables sont illisibles.
database-command-issue-index = Un index ne correspond pas à sa table : { $text }.
database-command-issue-missing-table = Il manque la table { $name }.
database-command-issue-missing-index = Il manque l’index { $name }.
database-command-issue-missing-lists = { $lists ->
    [one] { items-counted } sur une liste qui n’existe pas.
   *[other] { items-counted } sur { $lists } listes qui n’existent pas.
}
database-command-issue-lists-in-one-place = { $count ->
    [one] { $count } liste occupe la place d’une autre.
   *[other] { $count } listes occupent la place d’une autre.
}
database-command-issue-items-in-one-place = { $count ->
    [one] { $count } article occupe la place d’un autre sur la liste { QUOTED($name) }.
   *[other] { $count } articles occupent la place d’un autre sur la liste { QUOTED($name) }.
}
database-command-issue-wrong-keys = { $count ->
    [one] { $count } article introuvable par son nom.
   *[other] { $count } articles introuvables par leur nom.
}
database-command-issue-note-words = { $count ->
    [one] { $count } note introuvable par la recherche.
   *[other] { $count } notes introuvables par la recherche.
}
database-command-issue-unreadable-entry = La modification { $number } de l’historique est illisible.
database-command-removed-steps = { $count ->
    [one] { $count } ancienne modification retirée de l’historique.
   *[other] { $count } anciennes modifications retirées de l’historique.
}
database-command-kept-backups = { $count ->
    [one] { $count } sauvegarde, { $size }
   *[other] { $count } sauvegardes, { $size }
}
database-command-bytes = { $count ->
    [one] { $count } octet
   *[other] { $count } octets
}
database-command-kilobytes = { $count } ko
# With one decimal.
database-command-megabytes = { $whole },{ $tenth } Mo

## HelpWords

help-db-option = Utiliser cette base de données (par défaut : $TOTE_DB)
help-restricted-option = Pour ssh : aucun autre programme, aucun autre fichier, réglages fixes
help-debug-option = Dans l’application : journaliser chaque action, pour tote log
help-linear-option = Dans l’application : dessiner l’écran pour un lecteur d’écran
help-option = Afficher l’aide de tote ou d’une commande
help-version-option = Afficher la version
# Options that mean the same for several commands.
help-quiet-option = Ne rien afficher en cas de succès
help-dry-run-option = Afficher ce qui serait fait, sans rien modifier
help-usage = Utilisation :
help-commands = Commandes :
help-options = Options :
help-examples = Exemples :
help-exit-status = Code de retour :
# The last line of help: about the program, and about one command.
help-more-about-commands = tote help COMMANDE explique une commande.
help-more-about-all = tote help explique ce que toutes les commandes ont en commun.
# When a command ends with this code, as a cell of a table.
help-meaning-done = succès
help-meaning-refused = opération refusée, ou faite en partie seulement
help-meaning-usage = ligne de commande incorrecte
help-meaning-not-found = nom introuvable ou ambigu, ou recherche sans résultat
help-meaning-storage = lecture ou écriture impossible (base de données ou fichier)
help-meaning-server = serveur injoignable, ou refus de sa part
# An operand's placeholder: `LIST`.
help-name-address = URL
help-name-category = RAYON
help-name-chapter = CHAPITRE
help-name-columns = COLONNES
help-name-command = COMMANDE
help-name-count = NOMBRE
help-name-date = DATE
help-name-day = JOUR
help-name-file = FICHIER
help-name-folder = DOSSIER
help-name-filter = FILTRE
help-name-format = FORMAT
help-name-group = GROUPE
help-name-interval = RYTHME
help-name-item = ARTICLE
help-name-language = LANGUE
help-name-line = LIGNE
help-name-list = LISTE
help-name-name = NOM
help-name-note = NOTE
help-name-order = ORDRE
help-name-part = PARTIE
help-name-place = EMPLACEMENT
help-name-price = PRIX
help-name-property = PROPRIÉTÉ
help-name-range = DE...À
help-name-script = SCRIPT
help-name-setting = RÉGLAGE
help-name-shell = SHELL
help-name-size = LxH
help-name-step = ÉTAPE
help-name-store = MAGASIN
help-name-tag = TAG
help-name-text = TEXTE
help-name-theme = THÈME
help-name-title = TITRE
help-name-user = NOM
help-name-value = VALEUR
help-name-word = MOT
# Placeholders of the synopsis, for options and for a command.
help-options-place = [OPTION…]
help-command-place = COMMANDE
# Of the whole page, above: what man calls section 1.
help-manual-section = Commandes utilisateur
help-manual-name = NOM
help-manual-synopsis = SYNOPSIS
help-manual-description = DESCRIPTION
help-manual-options = OPTIONS
help-manual-commands = COMMANDES
help-manual-exit-status = CODE DE RETOUR
help-manual-files = FICHIERS
help-manual-environment = ENVIRONNEMENT
# The fields of `--json`, and a field that may be null.
help-json-fields = Avec --json, chaque ligne a tous ces champs, dans cet ordre. Une date (moment) est en millisecondes depuis 1970 ; une quantité a un nombre (quantity) et une unité (unit), un prix une valeur (value) et une devise (currency).
help-or-null = { $kind } ou null
# What a file holds, and its path unless a variable is set.
help-database-file = Vos listes et vos notes.
help-backups-folder = Les sauvegardes : une pour chacun des dix derniers jours, les dix dernières faites par tote backup, et une d’avant chaque mise à niveau de la base de données.
help-usual-path = Par défaut : { $path }
# What an environment variable does.
help-tote-db-variable = La base de données à utiliser, sauf si --db en désigne une.
help-editor-variable = L’éditeur pour les notes (par défaut : vi). VISUAL est prioritaire.
help-browser-variable = Le navigateur pour les liens des notes.
help-no-color-variable = Si elle est définie, rien ne s’affiche en couleur.
help-locale-variable = La langue des messages : { $languages }. --language est prioritaire. Les dates, les nombres et les prix s’écrivent comme dans le pays indiqué. Un prix sans symbole est dans la devise de ce pays, sauf si la liste en a une autre.
help-language-option = Langue : { $languages }
help-theme-option = Couleurs de l’application : { $themes } (par défaut : selon le terminal)

## HistoryCommandWords

history-command-history-count-option = Nombre d’étapes à afficher (par défaut : 20)
history-command-history-json-option = Afficher les étapes en JSON
history-command-no-history-yet = Rien n’a encore été fait.
history-command-watch-since-option = Afficher d’abord ce qui suit ce numéro
history-command-watch-list-option = Seulement les modifications de cette liste
history-command-watch-json-option = Afficher chaque modification sur une ligne de JSON
history-command-not-a-step = { QUOTED($word) } n’est pas le numéro d’une étape.
# What would be undone, and when it was done.
history-command-asks-to-undo = Annuler ceci : { $step } ({ $time }) ?
history-command-changed-meanwhile = Autre chose a été fait entre-temps, donc rien n’a été annulé. Voyez tote history.
history-command-undo-yes-option = Ne pas demander confirmation
# The journal begins behind the number to resume from, or ends before it.
history-command-journal-begins = Impossible de reprendre à { $number } : l’historique commence désormais à { $first }. Relisez d’abord les listes.
history-command-journal-ends = Impossible de reprendre à { $number } : l’historique se termine à { $last }. Est-ce une autre base, ou une sauvegarde ?

## HomeCommandWords

home-command-json-option = Afficher les articles en JSON, ce qui se périme d’abord en premier
home-command-nothing = Rien n’est encore noté à la maison. tote home add 2 l lait commence la réserve.
home-command-kept = À la maison : { $item }
# How what was cleared goes home, as it is typed.
home-command-clear = Pour le garder à la maison : tote home add { $items }
home-command-not-an-amount = { QUOTED($text) } n’est pas une quantité. Écrivez 500 ml, ou rien s’il n’en reste plus.
home-command-always = { $item } : va à la maison dès qu’il quitte une liste
home-command-ask = { $item } : la question est posée chaque fois
home-command-never = { $item } : ne va jamais à la maison
home-command-basic = { $item } : toujours à la maison, jamais ajouté par les recettes
# With the reason, such as: at home.
home-command-covered = Laissé de côté : { $item } ({ $reason })
home-command-nothing-taken = Rien de cela n’est à la maison avec une quantité.
home-command-taken = { $item } : il reste { $rest } à la maison
home-command-taken-all = { $item } : tout est utilisé

## ItemCommandWords

item-command-add-list-option = Ajouter à cette liste (par défaut : la première)
item-command-create-option = Créer la liste si elle n’existe pas
item-command-add-json-option = Afficher les articles en JSON
item-command-done-store-option = Magasin de l’achat, pour les articles qui n’en ont pas
item-command-clear-paid-option = Ce que dit le ticket ; les articles sans prix se partagent la différence
item-command-clear-store-option = Seulement ce qui vient d’être coché dans ce magasin
item-command-item-list-option = Utiliser cette liste (par défaut : la première)
pick-command-nothing-to-pick = Il n’y a rien sur { QUOTED($list) }.
pick-command-nothing-to-tick = Il ne reste rien à cocher sur { QUOTED($list) }.
pick-command-many-option = En choisir plusieurs : Tab marque
pick-command-query-option = Commencer par ce texte saisi
pick-command-ids-option = Afficher les identifiants au lieu des noms
pick-command-json-option = Afficher en JSON, avec tous les champs
item-command-create-needs-list = --create nécessite un nom : --create --list NOM.
item-command-adding = Ajout
item-command-no-currency = { $number } a été lu en { $currency }, car aucune devise n’est encore connue. Si c’en est une autre, écrivez son symbole : { $number } €.
item-command-unknown-currency = { $currency } n’est pas une devise connue et reste dans le nom : { $item }. Les codes comme SEK sont compris.
item-command-blank-line = La ligne est vide. Rien n’a été ajouté.
# Kept apart from an item with these details.
item-command-kept-separate = aussi sur la liste : { $distinction }
item-command-is-back = De nouveau sur la liste { QUOTED($list) } : { $item }
item-command-is-already = Déjà sur la liste { QUOTED($list) } : { $item }
item-command-replaced = La dernière quantité compte : { $amount }, et non { $old }.
# The same for stores and categories, with their signs.
item-command-replaced-old = Le dernier compte : { $new }, et non { $old }.
item-command-ticked = Coché : { $item }
item-command-was-ticked = Déjà coché : { $item }
item-command-unticked = Décoché : { $item }
item-command-was-unticked = Pas coché : { $item }
# An item by its old name, and its new line.
item-command-edited = Modifié : { $item } → { $line }
item-command-blank-edit = La ligne est vide. Rien n’a été modifié.
item-command-moved = Déplacé vers la liste { QUOTED($list) } : { $item }
item-command-are-there-already = Déjà sur la liste { QUOTED($list) }.
item-command-deleted = Supprimé : { $item }
item-command-was-deleted = Déjà supprimé : { $item }
# Lines of a file that aren't items, with the first of them.
item-command-left-out = { $count ->
    [one] Ligne laissée de côté, car ce n’est pas un article : { QUOTED($first) }
   *[other] { $count } lignes laissées de côté, car ce ne sont pas des articles : { QUOTED($first) }, …
}
# Each $dry is yes if nothing is done, with --dry-run.
item-command-created-list = { $dry ->
    [yes] Liste { QUOTED($name) } à créer.
   *[no] Liste { QUOTED($name) } créée.
}
# A new item, with its amount, on a list.
item-command-added = { $dry ->
    [yes] À ajouter à la liste { QUOTED($list) } : { $item }
   *[no] Ajouté à la liste { QUOTED($list) } : { $item }
}
item-command-summed = { $item } : { $was } → { $sum }
# It was there without an amount.
item-command-summed-first = { $item } : sans quantité → { $sum }
# It was there, and some details have changed.
item-command-is-already-but = Déjà sur la liste { QUOTED($list) } : { $item }, désormais { $news }
item-command-added-many = { $count ->
    [one] { $dry ->
        [yes] { $count } article à ajouter à la liste { QUOTED($list) }
       *[no] { $count } article ajouté à la liste { QUOTED($list) }
    }
   *[other] { $dry ->
        [yes] { $count } articles à ajouter à la liste { QUOTED($list) }
       *[no] { $count } articles ajoutés à la liste { QUOTED($list) }
    }
}
# Others were there already.
item-command-added-many-beside = { $already ->
    [one] { item-command-added-many } ; { $already } y était déjà
   *[other] { item-command-added-many } ; { $already } y étaient déjà
}
# A second category, store or price stayed in the name.
item-command-second = Un article n’a qu’{ $detail }. L’autre fait maintenant partie du nom : { QUOTED($name) }
# The last of several prices counts.
item-command-replaced-prices = Le dernier prix compte : { $price }, et non { $old }.
item-command-ticked-many = { $count ->
    [one] { $count } article coché sur la liste { QUOTED($list) }
   *[other] { $count } articles cochés sur la liste { QUOTED($list) }
}
item-command-ticked-many-beside = { $already ->
    [one] { item-command-ticked-many } ; { $already } l’était déjà
   *[other] { item-command-ticked-many } ; { $already } l’étaient déjà
}
item-command-unticked-many = { $count ->
    [one] { $count } article décoché sur la liste { QUOTED($list) }
   *[other] { $count } articles décochés sur la liste { QUOTED($list) }
}
item-command-unticked-many-beside = { $already ->
    [one] { item-command-unticked-many } ; { $already } ne l’était pas
   *[other] { item-command-unticked-many } ; { $already } ne l’étaient pas
}
item-command-deleted-many = { $count ->
    [one] { $count } article supprimé de la liste { QUOTED($list) }
   *[other] { $count } articles supprimés de la liste { QUOTED($list) }
}
item-command-deleted-many-beside = { $already ->
    [one] { item-command-deleted-many } ; { $already } l’était déjà
   *[other] { item-command-deleted-many } ; { $already } l’étaient déjà
}
item-command-moved-many = { $count ->
    [one] { $count } article déplacé vers la liste { QUOTED($list) }
   *[other] { $count } articles déplacés vers la liste { QUOTED($list) }
}
# Merged with an existing item; its line now.
item-command-merged = { $dry ->
    [yes] À fusionner avec l’article déjà présent : { $line }
   *[no] Fusionné avec l’article déjà présent : { $line }
}
item-command-merged-many = { $count ->
    [one] { $dry ->
        [yes] { $count } article à fusionner avec des articles déjà présents
       *[no] { $count } article fusionné avec des articles déjà présents
    }
   *[other] { $dry ->
        [yes] { $count } articles à fusionner avec des articles déjà présents
       *[no] { $count } articles fusionnés avec des articles déjà présents
    }
}
item-command-nothing-to-clear = Rien n’est coché sur la liste { QUOTED($list) }.
item-command-nothing-to-clear-in = { $shop } : rien ne vient d’être coché sur la liste { QUOTED($list) }.

## ListCommandWords

list-command-ls-all-option = Toutes les listes non archivées
list-command-ls-todo-option = Seulement ce qui n’est pas coché
list-command-ls-sort-option = Trier par own (votre ordre), name (nom), store (magasin) ou newest (derniers ajouts), sans les rayons
list-command-ls-group-option = Grouper par category (rayon) ou store (magasin), ou ne pas grouper (none)
list-command-ls-store-option = Ce qui s’achète dans un magasin ou n’importe où, dans l’ordre de ses rayons
list-command-ls-limit-option = Nombre maximal d’articles
list-command-ls-ids-option = Afficher l’identifiant devant chaque article
list-command-ls-format-option = Afficher chaque article selon un modèle, comme '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }', avec les champs de --json
list-command-ls-json-option = Afficher les articles en JSON, avec tous les champs
list-command-lists-all-option = Afficher aussi les listes archivées
list-command-lists-json-option = Afficher les listes en JSON, avec tous les champs
list-command-all-takes-no-list = --all affiche toutes les listes : retirez le nom, ou retirez --all.
# An option names no shop.
list-command-empty-store = Le nom du magasin est vide.
list-command-store-or-group = Utilisez --store ou --group, pas les deux. Avec --store, les articles suivent les rayons.
list-command-format-alone = Utilisez --format sans --json ni --ids ; { "{" }id{ "}" } est l’identifiant.
# In the template of --format.
list-command-unclosed-field = Une accolade ouvre un champ sans le fermer. Écrivez { "{" }name{ "}" } pour un champ, { "{" }{ "{" } pour une accolade.
list-command-list-is-empty = La liste est vide.
# What to type if a filter's word was taken for a list's name.
list-command-to-filter-first = Pour filtrer la première liste : { $command }
list-command-nothing-matches = Aucun résultat pour { QUOTED($filter) }.
list-command-undid = Annulé : { $title }
list-command-redid = Rétabli : { $title }
list-command-nothing-to-undo = Rien à annuler.
list-command-nothing-to-redo = Rien à rétablir.
list-command-unknown-field = { QUOTED($name) } n’est pas un champ d’article. Les champs sont { $known }.
# Words of a filter that mean nothing or are incomplete.
list-command-filter-not-understood = Non reconnu dans le filtre : { $words }

## ListEditWords

list-edit-renamed-list = Liste { QUOTED($name) } renommée en { QUOTED($new) }
list-edit-list-archived = Liste archivée : { QUOTED($name) }
list-edit-list-was-archived = Liste déjà archivée : { QUOTED($name) }
list-edit-list-restored = Liste restaurée : { QUOTED($name) }
list-edit-list-was-open = La liste { QUOTED($name) } n’était pas archivée
list-edit-duplicated-list = Liste { QUOTED($name) } dupliquée sous le nom { QUOTED($copy) }
list-edit-budget-set = Le budget de la liste { QUOTED($list) } est de { $price }
list-edit-budget-removed = Budget de la liste { QUOTED($list) } retiré
list-edit-no-budget = La liste { QUOTED($list) } n’a pas de budget.
list-edit-not-a-budget = { QUOTED($text) } n’est pas un budget. Donnez un prix et une période, comme '250 € par mois', ou none.
# Another list has the name.
list-edit-list-exists = { $archived ->
    [yes] Il existe une liste archivée { QUOTED($name) }. Pour la restaurer, utilisez tote list restore.
   *[no] Il existe déjà une liste { QUOTED($name) }.
}
list-edit-deleted-empty-list = Liste supprimée : { QUOTED($name) }
list-edit-deleted-list = { $count ->
    [one] Liste { QUOTED($name) } supprimée avec { $count } article
   *[other] Liste { QUOTED($name) } supprimée avec { $count } articles
}
# The lists in their new order.
list-edit-ordered-lists = Nouvel ordre : { $names }

## NameWords

# Nothing has this name.
name-no-such-list = Aucune liste { QUOTED($name) }.
name-no-such-item = Aucun article { QUOTED($name) } sur la liste { QUOTED($list) }.
name-no-such-note = Aucune note { QUOTED($name) }.
name-no-such-category = Aucun rayon { QUOTED($name) }.
# Above similar names, or all names.
name-similar-names = Noms proches :
name-all-names = Noms existants :
# Above names that a word may mean.
name-matches-several-list = { QUOTED($name) } correspond à { $count } listes. Précisez le nom, ou donnez un identifiant :
name-matches-several-item = { QUOTED($name) } correspond à { $count } articles de la liste { QUOTED($list) }. Précisez la quantité ou le magasin, ou donnez un identifiant :
name-matches-several-note = { QUOTED($name) } correspond à { $count } notes. Précisez le titre, ou donnez un identifiant :
name-matches-several-category = { QUOTED($name) } correspond à { $count } rayons. Précisez le nom :
name-empty-name-list = Le nom de la liste est vide.
name-empty-name-item = Le nom de l’article est vide.
name-empty-name-note = Le titre de la note est vide.
name-empty-name-category = Le nom du rayon est vide.
# Tells lists and notes of one name apart.
name-created = créée le { $day }
name-changed = modifiée le { $day }
name-archived-list = archivée
name-no-list-yet = Aucune liste pour l’instant. tote add en crée une.
name-all-lists-are-archived = Toutes les listes sont archivées. tote add --create --list NOM ARTICLE en crée une nouvelle.
# Several words need quotes to be one name.
name-needs-quotes = Aucun article { QUOTED($word) } sur la liste { QUOTED($list) }. Un nom de plusieurs mots se met entre apostrophes : '{ $name }'
# It is on another list, which has to be named by name or id.
name-is-on-other-list = Aucun article { QUOTED($name) } sur la liste { QUOTED($list) }. Il y en a un sur la liste { QUOTED($other) } : ajoutez { $option }
# Below a list that is cut.
name-and-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}

## MealCommandWords

meals-command-week-option = La semaine de cette date, ou next ou last (par défaut : cette semaine)
meals-command-json-option = Afficher les repas en JSON
meals-command-for-option = Combien mangent (par défaut : ce que dit la recette)
meals-command-nothing = Rien n’est prévu pour la semaine du { $day }. tote meals add lun crêpes la commence.
meals-command-nothing-on = { $day } : rien de tel n’est prévu.
meals-command-removed = { $day } : plus de { $meal }
meals-command-several-recipes = Plusieurs recettes commencent ainsi : { $titles }. Écrivez-en davantage.
meals-command-several = Plusieurs repas sont prévus : { $meals }. Dites lequel.
meals-command-not-a-day = { QUOTED($text) } n’est pas un jour. Essayez lun, une date comme 2026-12-01 ou today.

## NoteCommandWords

note-command-note-add-json-option = Afficher la note en JSON
note-command-note-tag-option = Seulement les notes avec ce tag
note-command-note-archive-option = Les notes archivées
note-command-note-trash-option = Les notes de la corbeille
note-command-note-columns-option = Colonnes à afficher : title, tags, created, changed et des propriétés, comme title,rating
note-command-note-properties-option = Afficher seulement les propriétés, telles qu’elles sont écrites
note-command-note-sort-option = Trier par changed (modification), title (titre), created (création) ou une propriété (-rating : la plus grande d’abord)
note-command-notes-json-option = Afficher les notes en JSON, avec tous les champs
note-command-note-json-option = Afficher la note en JSON, avec tous les champs
note-command-note-title-option = Nouveau titre
note-command-note-allow-empty-option = Accepter une entrée standard vide, qui vide la note
note-command-note-append-option = Ajouter le texte à la fin, sur une nouvelle ligne
note-command-note-forever-option = Supprimer définitivement, sans passer par la corbeille
note-command-note-update-links-option = Modifier aussi les liens vers la note
note-command-dead-links-option = Seulement les liens vers des notes manquantes
note-command-links-json-option = Afficher les liens en JSON : où se trouve chacun et où il mène
note-command-note-yes-option = Ne pas demander confirmation pour --forever
note-command-forever-needs-yes = --forever est irréversible. Sans terminal pour confirmer, ajoutez --yes.
note-command-nothing-deleted = Rien n’a été supprimé.
note-command-nothing-to-paste = Rien à coller. Transmettez un texte : wl-paste -t text/html | tote note paste
note-command-note-paste-to-option = L’ajouter à la fin de cette note au lieu d’en créer une
note-command-note-paste-json-option = Afficher la note en JSON
note-command-note-folders-option = Ajouter les noms des dossiers aux tags des propriétés
note-command-no-note-files = Aucun fichier Markdown ou texte.
note-command-skipped-file = Ignoré : { $file } ({ $reason }).
# Follows the name of a file that was skipped.
note-command-is-no-text = ce n’est pas du texte en UTF-8
note-command-unified-line-ends = Ces fichiers mélangent les fins de ligne ou ont des retours chariot isolés ; un export termine toutes les lignes de la même façon : { $files }.
note-command-note-discard-option = Supprimer ces textes au lieu de les récupérer
note-command-nothing-to-recover = Aucun texte à récupérer.
note-command-editor-is-open = { $file } est encore ouvert dans un éditeur. Fermez-le d’abord.
note-command-cannot-recover = { $file } n’est pas un texte. Rien n’a été fait.
note-command-discarded-text = Supprimé : { $file }
note-command-unchanged-text = Rien n’a été écrit dans { $file }
# It has a draft.
note-command-is-unsaved = { QUOTED($name) } a des modifications non enregistrées dans l’application ; elles sont incluses.
note-command-recovered-text = Texte de l’éditeur récupéré dans { QUOTED($note) }
note-command-recovered-as-new = Texte de l’éditeur récupéré dans une nouvelle note, { QUOTED($note) }
note-command-note-watch-option = Rester actif et synchroniser chaque modification
note-command-note-mirror-yes-option = Même si la plupart des notes ou des fichiers doivent être supprimés
note-command-cannot-mirror = { $path } : { $reason }. Ce qui a déjà été fait reste ; relancez la commande.
# So many notes or files would go that it looks like a mistake.
note-command-mirror-loses-many = { $count } des { $all } notes de { $folder } seraient supprimées. Rien n’a été fait ; si c’est voulu, ajoutez --yes.
note-command-created-note = Note créée : { QUOTED($name) }
note-command-changed-note = Note modifiée : { QUOTED($name) }
note-command-trashed-note = Note mise à la corbeille : { QUOTED($name) }
note-command-pinned-note = Note épinglée : { QUOTED($name) }
note-command-unpinned-note = Note désépinglée : { QUOTED($name) }
note-command-archived-note = Note archivée : { QUOTED($name) }
note-command-restored-note = Note restaurée : { QUOTED($name) }
note-command-renamed-note = { QUOTED($name) } s’appelle désormais { QUOTED($title) }
note-command-note-remove-alias-option = Retirer ces autres titres
note-command-alias-to-remove = Indiquez le titre à retirer.
note-command-property-needs-sign = Écrivez { QUOTED($text) } sous la forme NOM=VALEUR.
note-command-no-note-has-property = Aucune de ces notes n’a la propriété { QUOTED($name) }.
note-command-no-aliases = { QUOTED($name) } n’a pas d’autre titre.
note-command-no-such-alias = { QUOTED($name) } n’a pas le titre { QUOTED($title) }.
note-command-links-to-nothing = { QUOTED($name) } ne renvoie à aucune note.
note-command-links-to-no-note = Aucune note { QUOTED($title) }.
note-command-no-links = Aucune note n’a de lien vers une autre.
note-command-no-dead-links = Tous les liens mènent à une note.
note-command-nothing-links = Aucune note ne renvoie à { QUOTED($name) }.
note-command-blank-title = Le titre est vide. Rien n’a été modifié.
# A title with brackets, say.
note-command-cannot-be-linked = Aucun lien ne peut mener à un titre comme { QUOTED($title) }. Rien n’a été modifié.
note-command-deleted-note = Note supprimée définitivement : { QUOTED($name) }
note-command-pinned = épinglée
note-command-blank-note = La note est vide. Rien n’a été créé.
note-command-nothing-written = Rien n’a été écrit. Aucune note n’a été créée.
note-command-nothing-changed = Rien n’a été modifié.
note-command-empty-input-for-note = L’entrée standard est vide. Rien n’a été modifié ; --allow-empty vide la note.
note-command-append-needs-text = --append nécessite un TEXTE.
note-command-input-stands-alone = - désigne l’entrée standard et ne s’emploie pas avec d’autres mots. Si le tiret fait partie du texte, mettez le tout entre apostrophes.
note-command-no-terminal-for-editor = Aucun terminal où ouvrir un éditeur. Donnez un TEXTE, ou - pour l’entrée standard.
note-command-your-text = Votre texte est dans { $file }.
note-command-kept-both = La note { QUOTED($name) } a aussi été modifiée ailleurs. Les deux versions sont dans la note, entre ▼ et ▲.
note-command-no-note-tagged = Aucune note avec le tag { QUOTED($tag) }.
note-command-no-note-found = Aucune note ne contient tous ces mots.
note-command-found-instead = Aucune note ne contient tous ces mots ; celles-ci ont { QUOTED($corrected) }.
note-command-is-empty-notes = Aucune note pour l’instant.
note-command-is-empty-archive = Les archives sont vides.
note-command-is-empty-trash = La corbeille est vide.
note-command-delete-note-forever = Supprimer { QUOTED($name) } définitivement ?
note-command-delete-notes-forever = Supprimer { $count } notes définitivement ?
note-command-export-note-option = Exporter cette note seulement
note-command-export-format-option = Avec --note : md, html ou text (par défaut : md)
note-command-format-needs-note = --format vaut pour une seule note : ajoutez --note NOTE. Toutes les notes sont exportées en Markdown.
note-command-export-needs-folder = Indiquez le dossier pour toutes les notes, ou une seule note avec --note NOTE.
note-command-file-exists = { $file } existe déjà. Choisissez un autre nom.
note-command-exported-note = { QUOTED($name) } écrite dans { $file }
note-command-exported-notes = { $count ->
    [one] { $count } note écrite dans { $folder }
   *[other] { $count } notes écrites dans { $folder }
}
note-command-imported-notes = { $new ->
    [one] { $new } nouvelle note
   *[other] { $new } nouvelles notes
}, { $changed ->
    [one] { $changed } modifiée
   *[other] { $changed } modifiées
}{ $same ->
    [0] { "" }
    [one] , { $same } inchangée
   *[other] , { $same } inchangées
}
note-command-read-as-latin1 = Lus comme Latin-1 : { $files }.
note-command-left-alone = Laissés de côté, car ce n’est pas du texte en UTF-8 : { $files }.
note-command-aliases = Autres titres de { QUOTED($name) } : { $titles }
note-command-aliases-gone = { QUOTED($name) } n’a plus d’autre titre
note-command-renamed-tag = #{ $old } s’appelle maintenant #{ $new } dans { $count ->
    [one] une note
   *[other] { $count } notes
}
note-command-not-a-tag = { QUOTED($text) } n’est pas un tag : utilisez des lettres, des chiffres, - et _, avec / devant un sous-tag.
note-command-tag-is-there = D’autres notes ont déjà #{ $tag } : les deux ne font qu’un.
note-command-tag-stays = { $count ->
    [one] Une note a #{ $tag } dans ses propriétés
   *[other] { $count } notes ont #{ $tag } dans leurs propriétés
}, qui ne changent pas.
note-command-template-option = Partir de ce modèle
note-command-set-option = Répondre à une question du modèle : QUESTION=RÉPONSE
note-command-set-needs-template = --set répond à une question d’un modèle : ajoutez --template.
note-command-no-question = Le modèle ne demande pas { QUOTED($text) }. Il demande : { $questions }
note-command-no-questions = Le modèle { QUOTED($template) } ne demande rien.
note-command-no-template = Aucun modèle { QUOTED($name) }. Il y a : { $templates }
note-command-no-templates = Aucun modèle. Mettez une note dans le dossier { QUOTED($folder) }, ou donnez-lui le tag #template.
note-command-no-folders = Aucune note n’est dans un dossier.
note-command-move-needs-folder = Indiquez où : --to DOSSIER (--to / pour aucun).
note-command-no-note-in = Aucune note n’est dans le dossier { QUOTED($folder) }.
note-command-not-a-folder = { QUOTED($text) } ne peut pas être un dossier : aucun nom ne commence ni ne finit par un point, ni ne contient \:*?"<>|.
note-command-folder-is-there = D’autres notes sont déjà dans { QUOTED($folder) } : les deux ne font qu’un.
note-command-moved-notes = { $count ->
    [one] { QUOTED($name) } est maintenant dans { QUOTED($folder) }
   *[other] { $count } notes sont maintenant dans { QUOTED($folder) }
}
note-command-moved-to-top = { $count ->
    [one] { QUOTED($name) } n’est plus dans un dossier
   *[other] { $count } notes ne sont plus dans un dossier
}
note-command-renamed-folder = { QUOTED($old) } s’appelle maintenant { QUOTED($new) }, avec { $count ->
    [one] une note
   *[other] { $count } notes
}
note-command-move-to-option = Le dossier ; / pour aucun
note-command-in-option = Seulement les notes de ce dossier et de ses sous-dossiers
note-command-add-in-option = La créer dans ce dossier
note-command-updated-links = Liens modifiés dans { $notes }
# These notes still link to the old title.
note-command-links-are-dead = { $count ->
    [one] { $notes } renvoie encore à { QUOTED($title) } ; --update-links le changerait.
   *[other] { $notes } renvoient encore à { QUOTED($title) } ; --update-links le changerait.
}
note-command-mirrored-notes = { $count ->
    [one] { $count } note modifiée
   *[other] { $count } notes modifiées
}
note-command-mirrored-files = { $count ->
    [one] { $count } fichier écrit
   *[other] { $count } fichiers écrits
}
note-command-mirrored-trashed = { $count ->
    [one] { $count } note à la corbeille
   *[other] { $count } notes à la corbeille
}
note-command-mirrored-removed = { $count ->
    [one] { $count } fichier supprimé
   *[other] { $count } fichiers supprimés
}
note-command-mirrored-nothing = Rien n’a changé.

## PriceCommandWords

price-command-price-json-option = Afficher les achats en JSON, avec tous les champs
price-command-price-date-option = Donner un prix à ce qui a été acheté ce jour-là, par exemple 2026-01-31, même s’il en a déjà un
price-command-date-without-item = --date ne vaut que pour un article : précisez lequel.
price-command-no-purchase = Aucun achat de { QUOTED($item) } n’est connu à la date du { $day }.
price-command-not-a-price = { QUOTED($text) } n’est pas un prix. Donnez-le avec sa devise, comme 1,20 €.
price-command-price-does-not-fit = { $price } ne correspond pas à la quantité de { QUOTED($item) }. Donnez le prix total de l’achat.
price-command-priced = { $item }, { $day } : { $price }
price-command-prices-json-option = Afficher les achats en JSON, avec tous les champs
price-command-spent-by-option = Additionner par week (semaine), month (mois), category (rayon), store (magasin) ou item (article) ; par défaut : month
price-command-spent-since-option = Seulement à partir de ce jour, par exemple 2026-01-31
price-command-spent-json-option = Afficher les totaux en JSON
price-command-spent-csv-option = Afficher du CSV, pour un tableur
# Before the last price, the lowest price and the cheapest shop.
price-command-last-price = dernier
price-command-lowest-price = le plus bas
price-command-cheapest-store = le moins cher
price-command-no-prices = Aucun prix connu pour { QUOTED($item) }. Cochez un article avec son prix pour le mémoriser.
price-command-nothing-spent = Aucune dépense sur cette période.
# Before the total.
price-command-total = total
price-command-not-a-date = { QUOTED($text) } n’est pas une date. Donnez l’année, le mois et le jour, comme 2026-01-31.
price-command-all-priced = Tous les achats ont un prix.
price-command-item-is-priced = Aucun achat sans prix pour { QUOTED($item) }.
# Below one that was priced.
price-command-more-unpriced = { $count ->
    [one] { $count } achat plus ancien de cet article est sans prix.
   *[other] { $count } achats plus anciens de cet article sont sans prix.
}
# Below sums.
price-command-unpriced-to-list = { $count ->
    [one] { $count } article sans prix : tote price en donne la liste.
   *[other] { $count } articles sans prix : tote price en donne la liste.
}

## SharingHelpWords

sharing-help-share-as-option = L’appeler NOM sur le serveur
sharing-help-share-join-option = Rejoindre une liste du serveur, ou les afficher toutes
sharing-help-share-json-option = Avec --join, l’afficher en JSON
sharing-help-delete-on-server-option = Supprimer aussi la liste du serveur
sharing-help-user-option = Votre nom sur le serveur
sharing-help-password-command-option = Lire le mot de passe sur la première ligne qu’écrit une commande
sharing-help-password-file-option = Lire le mot de passe sur la première ligne d’un fichier que personne d’autre ne peut lire
sharing-help-authorities-option = Se fier aux autorités de certification d’un fichier (PEM) au lieu de celles du système
sharing-help-sync-json-option = Afficher le résultat en JSON
# `tote share` alone.
sharing-help-nothing-to-share = Indiquez la liste à partager, ou utilisez --join.
# `--json` without `--join`.
sharing-help-json-needs-join = N’utilisez --json qu’avec --join.
sharing-help-no-sync-program = tote-sync ne peut pas être lancé ({ $reason }). Installez-le pour partager des listes.
# `tote-sync` answered in a way that no matching version does.
sharing-help-strange-sync-program = tote-sync n’a pas répondu comme prévu. Installez la version qui va avec ce Tote.

## StapleCommandWords

staple-command-staples-show-option = Afficher les achats réguliers et leur date, sans rien ajouter
staple-command-staples-json-option = Afficher les articles en JSON, ou avec --show les achats réguliers
staple-command-no-staples = Aucun achat régulier. Pour commencer : tote repeat lait chaque semaine
# In place of a day: due, or the usual interval isn't known yet.
staple-command-is-due = à racheter
staple-command-due-is-unknown = après quelques achats
# An item and its new interval.
staple-command-repeats = { $item } : ajout automatique { $interval }
staple-command-no-longer-repeats = { $item } : plus d’ajout automatique
staple-command-does-not-repeat = { QUOTED($item) } n’est pas un achat régulier.
staple-command-not-an-interval = { QUOTED($text) } n’est pas un rythme. Par exemple : 10 jours, 3 semaines, 2 mois, habituel ou jamais.
staple-command-nothing-due = Rien à racheter aujourd’hui. Ensuite : { $item }, le { $day }.
staple-command-nothing-due-yet = Rien à racheter aujourd’hui ; le rythme habituel de { QUOTED($item) } n’est pas encore connu.

## TodayCommandWords

today-command-nothing-due = Rien à faire aujourd’hui.
today-command-json-option = Afficher en JSON ce qui est à faire et ce que demandent les listes

## TransferWords

transfer-import-format-option = Format à lire (par défaut : selon l’extension)
transfer-import-list-option = Ajouter les articles à cette liste
transfer-merge-option = Fusionner les listes et les articles avec ceux du même nom
transfer-partial-option = Importer ce qui est lisible
transfer-export-format-option = Format à écrire (par défaut : md)
transfer-purchases-are-tables = Les achats s’exportent en csv ou en json.
# For the progress bar, titles of edits and errors.
transfer-standard-input = entrée standard
transfer-importing = Importation : { $name }
transfer-exporting = Exportation
transfer-mirroring = Synchronisation : { $folder }
# What to do with a file that is no list.
transfer-import-as-note = Si c’est une note : tote note import { $file }
transfer-nothing-imported = Rien n’a été importé. --partial importe ce qui est lisible.
transfer-json-takes-no-list = Le JSON indique la liste de chaque article. N’utilisez pas --list.
transfer-nothing-new = Rien de nouveau : tout ce que contient { $name } est déjà là
transfer-notes-are-left-out = Seules les listes ont été exportées. --format json exporte aussi les notes.
transfer-unknown-format = Format inconnu : { $name }. Précisez --format { $known }.
transfer-left-out = { $count ->
    [one] { $count } passage illisible ignoré.
   *[other] { $count } passages illisibles ignorés.
}
# Ticked items in the file, of lists that merge.
transfer-left-out-ticked = { $count ->
    [one] { $count } article coché ignoré.
   *[other] { $count } articles cochés ignorés.
}
transfer-notice-tab = Séparateur utilisé : la tabulation.
transfer-notice-semicolon = Séparateur utilisé : le point-virgule.
transfer-notice-delimiter = Séparateur utilisé : { QUOTED($sign) }.
transfer-notice-column = Colonne inconnue { QUOTED($name) } : conservée dans les notes des articles.
transfer-notice-encoding = Lu comme { $name }, pas comme UTF-8.
transfer-notice-program = Lu comme un export de { $name }.
transfer-notice-no-heading = Pas d’en-têtes dans la première ligne : les colonnes ont été lues d’après leur contenu.
transfer-notice-currency = Les prix sans devise ont été lus en { $currency }.
transfer-notice-noted = Conservé dans les notes des articles : { QUOTED($name) } ({ $count }).
transfer-notice-left-out = Non importé : { QUOTED($name) } ({ $count }).
transfer-notice-nameless = Ligne { $line } ignorée, car elle n’a pas de nom : { $found }.
transfer-imported-rows = { $dry ->
    [yes] { rows-counted } à importer
   *[no] { $rows ->
        [one] { rows-counted } importée
       *[other] { rows-counted } importées
    }
}
transfer-imported-rows-beside = { $already ->
    [one] { transfer-imported-rows } ; { $already } déjà présente
   *[other] { transfer-imported-rows } ; { $already } déjà présentes
}
transfer-imported-lists = { $dry ->
    [yes] { items-counted } à importer dans { lists-counted }
   *[no] { $items ->
        [one] { items-counted } importé dans { lists-counted }
       *[other] { items-counted } importés dans { lists-counted }
    }
}
transfer-imported-items = { $dry ->
    [yes] { items-counted } à importer dans la liste { QUOTED($list) }
   *[no] { $items ->
        [one] { items-counted } importé dans la liste { QUOTED($list) }
       *[other] { items-counted } importés dans la liste { QUOTED($list) }
    }
}
transfer-imported-items-unticked = { $ticked ->
    [one] { transfer-imported-items } ; { $ticked } coché ignoré
   *[other] { transfer-imported-items } ; { $ticked } cochés ignorés
}
# A name that several lists have now.
transfer-namesakes = { $dry ->
    [yes] Il y aurait { $count } listes { QUOTED($name) }.
   *[no] Il y a maintenant { $count } listes { QUOTED($name) }.
}
# What to do for one list instead.
transfer-add-to-old-list = { $dry ->
    [yes] Pour ajouter à celle qui existe : { $command }
   *[no] Pour ajouter plutôt à l’ancienne : tote undo, puis { $command }
}
# What is wrong with an imported file, after its place in the form that editors jump to.
transfer-expected = { $place } attendu : { $expected } ; trouvé : { $found }.
transfer-expected-utf8 = du texte en UTF-8
transfer-expected-shorter-text = { $most } octets au plus ici
transfer-expected-fewer-items = { $most } articles au plus par fichier (divisez-le)
transfer-expected-item-name = le nom d’un article
transfer-expected-list-name = le nom d’une liste
transfer-expected-heading-or-item = un titre (# Courses) ou un article (- [ ] lait)
transfer-expected-space-after-box = un espace après la case
transfer-expected-cells = { $count ->
    [one] { $count } cellule, comme sur la première ligne
   *[other] { $count } cellules, comme sur la première ligne
}
transfer-expected-column-once = chaque colonne une seule fois
transfer-expected-name-column = une colonne "name" sur la première ligne
transfer-expected-amount-cell = une quantité, par exemple 2,5 kg
transfer-expected-price-cell = un prix avec sa devise, par exemple 1,09 €
transfer-expected-truth = true ou false
transfer-expected-date-cell = une date, par exemple 2026-11-21
transfer-expected-number = un nombre entier
transfer-expected-text = du texte
transfer-expected-empty-cell = une cellule vide
transfer-expected-no-quote-in-cell = pas de guillemet dans une cellule qui n’en a pas au début
transfer-expected-end-of-cell = la fin de la cellule après son guillemet fermant
transfer-expected-closing-quote = un guillemet fermant
transfer-expected-calendar = un calendrier (BEGIN:VCALENDAR)
transfer-expected-calendar-task = un calendrier contenant des tâches (VTODO)
transfer-expected-component-begin = "BEGIN:{ $name }" avant ceci
transfer-expected-component-end = "END:{ $name }" pour fermer ceci
transfer-expected-object = un objet { "{" } … { "}" }
transfer-expected-array = un tableau [ … ]
transfer-expected-any-value = une valeur
transfer-expected-field-name = le nom d’un champ entre guillemets
transfer-expected-colon = un deux-points après le nom du champ
transfer-expected-comma-or-brace = une virgule ou une accolade fermante
transfer-expected-comma-or-bracket = une virgule ou un crochet fermant
transfer-expected-end-of-file = rien après l’accolade fermante
transfer-expected-one-of-fields = un des champs { $names }
transfer-expected-field-once = chaque champ une seule fois
transfer-expected-field = le champ "{ $name }" dans cet objet
transfer-expected-json-text = du texte entre guillemets
transfer-expected-json-id = un UUID entre guillemets
transfer-expected-json-moment = un nombre entier de millisecondes depuis 1970
transfer-expected-json-rank = un rang entre guillemets, par exemple "a0"
transfer-expected-json-category = le nom d’un rayon entre guillemets
transfer-expected-json-amount = une quantité, par exemple { "{" }"quantity": 2.5, "unit": "kg"{ "}" }
transfer-expected-json-price = un prix, par exemple { "{" }"value": 1.09, "currency": "EUR"{ "}" }
transfer-expected-json-tags = un tableau de tags
transfer-expected-json-titles = un tableau de titres
transfer-expected-tag = un tag entre guillemets, sans espaces
transfer-expected-quantity = un nombre supérieur à zéro, avec 3 décimales au plus
transfer-expected-amount-fields = les champs quantity et unit, une fois chacun
transfer-expected-price-fields = les champs value et currency, une fois chacun
transfer-expected-one-of-units = une des unités { $units }
transfer-expected-one-of-currencies = le code d’une devise, comme EUR
transfer-expected-whole-value = un nombre entier à partir de 0
transfer-expected-value = { $decimals ->
    [one] un nombre à partir de 0, avec { $decimals } décimale au plus
   *[other] un nombre à partir de 0, avec { $decimals } décimales au plus
}
transfer-expected-format = "tote"
transfer-expected-version = un numéro de version
transfer-expected-older-version = la version { $version } ou une plus ancienne, car un Tote plus récent a écrit ce fichier (mettez Tote à jour)
transfer-expected-later-version = la version { $version } ou une plus récente
transfer-expected-new-row = pas de deuxième ligne avec le même champ { $key }
transfer-expected-known-list = un article dont la liste est dans ce fichier
transfer-expected-row = une ligne de données
transfer-expected-depth = { $most } valeurs imbriquées au plus
transfer-expected-escape = une des séquences \" \\ \/ \b \f \n \r \t \u
transfer-expected-hex-digits = quatre chiffres hexadécimaux après \u
transfer-expected-first-surrogate = la première moitié d’une paire de substitution avant celle-ci
transfer-expected-second-surrogate = la seconde moitié d’une paire de substitution après celle-ci
transfer-expected-no-control-character = pas de caractère de contrôle dans un texte (à écrire \u00XX)
transfer-found-end-of-file = la fin du fichier
transfer-found-end-of-line = la fin de la ligne
transfer-found-nothing = rien
transfer-found-none = aucun
transfer-found-invalid-byte = un octet invalide
transfer-found-list = la liste { $id }
transfer-found-version = la version { $version }
# Parts of other sentences.
items-counted = { $items ->
    [one] { $items } article
   *[other] { $items } articles
}
lists-counted = { $lists ->
    [one] { $lists } liste
   *[other] { $lists } listes
}
rows-counted = { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
}
transfer-expected-or-null = { $expected }, ou null

## UsageWords

# How a name is quoted, here and by QUOTED.
usage-quoted = « { $text } »
usage-did-you-mean = Vouliez-vous dire { $word } ?
# Where to read on: `tote help add`.
usage-try-help = Voir { $command }.
usage-argument-is-no-text = Un argument n’est pas en UTF-8. Rien n’a été fait.
usage-cannot-read = Lecture impossible ({ $name }) : { $reason }.
usage-cannot-write = Écriture impossible ({ $name }) : { $reason }.
usage-too-large = { $name } dépasse { $megabytes } Mo. Divisez-le en fichiers plus petits.
usage-is-device = { $name } est un périphérique, pas un fichier. Rien n’a été lu.
usage-interrupted = Interrompu. Rien n’a été modifié.
usage-interrupted-halfway = Interrompu à mi-chemin. Relancez la commande pour terminer.
# After a question: the answers, the default in capitals; and what else means yes, folded.
usage-yes-or-no = [o/N]
usage-unknown-command = Commande inconnue : { QUOTED($word) }.
usage-unknown-subcommand = { $command } n’a pas de commande { QUOTED($word) }.
usage-unknown-option = Option inconnue : { $word }.
usage-unknown-option-or-text = Option inconnue : { $word }. S’il s’agit de texte, mettez -- devant.
usage-takes-no-value = { $option } ne prend pas de valeur.
usage-missing-value = Il manque une valeur : { $option } { $operand }.
usage-missing-operand = { $command } est incomplet : il manque { $operand }.
usage-missing-command = { $command } doit être suivi d’une commande : { $known }.
usage-unexpected = Argument en trop : { QUOTED($word) }.
usage-not-a-number = { $option } attend un nombre à partir de 1, et non { QUOTED($value) }.
usage-not-a-choice = Valeur inconnue pour { $option } : { QUOTED($value) }. Valeurs possibles : { $known }.
usage-only-for-app = { $option } ne concerne que l’application, pas les commandes.
usage-restricted = Ce compte est restreint : « { $word } » n’est pas disponible.
usage-restricted-file = Ce compte est restreint : les fichiers ne sont pas accessibles ({ $word }).
# What came over ssh.
usage-open-quote = Un guillemet n’est pas fermé dans « { $line } ».
# The input isn't UTF-8, in this line if known.
usage-input-is-no-text = L’entrée standard n’est pas en UTF-8. Rien n’a été fait.
usage-input-line-is-no-text = L’entrée standard n’est pas en UTF-8 (ligne { $line }). Rien n’a été fait.
usage-result-not-written = { $changed ->
    [yes] Les modifications sont faites, mais le résultat n’a pas pu être écrit : { $reason }.
   *[no] Le résultat n’a pas pu être écrit : { $reason }.
}
# All but the last of several words, with commas between them, and the last: md, csv or json.
usage-alternatives = { $first } ou { $last }
# The same at the end of a sentence that says what may be chosen.
usage-choices = { $first } ou { $last }
# What means yes, without capitals and accents.
usage-yes = o, oui

## What tote help and the manual say of each command
#
# A line of the details is a paragraph; a bullet begins a case, two blanks a line to type. Under each example is what it does.

help-of-play = Simuler des frappes dans l’application et afficher le résultat
    .details =
        Un caractère désigne sa touche. Les autres touches s’écrivent <Enter>, <Esc>, <Space>, <ctrl+r> ou <f5>, et << donne <.
        • <paste MOTS> colle du texte
        • <resize 40x10> change la taille
        • <wait 2s> laisse passer du temps
        • <other> passe à un second Tote, avec les mêmes listes
        - lit le script sur l’entrée standard ; les retours à la ligne sont ignorés.
        L’application démarre avec des listes vides. Vos données ne sont ni lues ni modifiées.
    .examples =
        tote play 'a2 kg de pommes<Enter>lait<Enter><Esc>'
          afficher une liste avec des pommes et du lait
        tote play --svg --size 60x12 'alait<Enter><Esc>' >lait.svg
          en faire une image

help-of-replay = Rejouer un enregistrement de tote --record
    .details =
        Dans un terminal, l’inspecteur s’ouvre : les flèches gauche et droite parcourent l’enregistrement, / cherche, ? affiche les raccourcis. Sinon, le dernier écran est affiché.
        Les données sont lues dans FICHIER.db, que tote --record écrit aussi, et ne sont pas modifiées. Ce que d’autres programmes ont fait entre-temps n’est pas rejoué.
    .examples =
        tote replay bogue.rec
          le parcourir pas à pas
        tote replay bogue.rec --test 12...15
          afficher un test de ces actions
        tote replay bogue.rec --check
          trouver le premier écran différent

help-of-guide = Lire un chapitre du guide
    .details = Sans CHAPITRE, en affiche la liste. tote help guide CHAPITRE fait de même. Le guide est en anglais.
    .examples =
        tote guide notes
          comment écrire des notes

help-of-env = Afficher ce qu’il faut pour signaler un bogue
    .details = Version, système, terminal, langue, réglages et quantité de données, en anglais. Aucun de vos noms ni de vos textes n’y figure.
    .examples =
        tote env
          afficher ce qu’il faut pour signaler un bogue

help-of-log = Afficher ce que l’application a fait
    .details = tote --debug ouvre l’application et journalise chaque action avec ce qu’elle a modifié. Le journal peut contenir ce qui est sur vos listes ; personne d’autre ne peut le lire.
    .examples =
        tote log -n 5
          afficher les cinq dernières actions et leurs modifications

help-of-config = Afficher et changer les réglages
    .details =
        Sans commande, affiche tous les réglages avec leur valeur, leur origine et leur rôle. Ils sont dans $XDG_CONFIG_HOME/tote/config.toml, que vous pouvez aussi modifier vous-même ; une application ouverte les applique aussitôt.
        Le dernier l’emporte : la valeur par défaut, le fichier, une variable comme TOTE_THEME, une option comme --theme.
        Ce qui est illisible dans le fichier est signalé avec sa ligne, et le reste s’applique.
    .examples =
        tote config
          afficher tous les réglages
        tote config set first-weekday sunday
          commencer les semaines le dimanche

help-of-config-get = Afficher la valeur d’un réglage
    .examples =
        tote config get theme
          afficher le nom du thème

help-of-config-set = Changer un réglage dans le fichier
    .details =
        Les commentaires et l’ordre du fichier sont conservés. Les réglages :
        { $settings }
        Le nom keys.COMMANDE reçoit les touches d’une commande de l’application ; colors.RÔLE, colors.dark.RÔLE et colors.light.RÔLE, une couleur : un nom, un nombre de 0 à 255 ou #rrggbb.
    .examples =
        tote config set language tr
          passer en turc
        tote config set editor 'nano -w'
          éditer les notes avec nano
        tote config set keys.items.tick space t
          cocher aussi avec t
        tote config set colors.dark.accent '#5ecbe0'
          choisir une couleur

help-of-config-unset = Retirer un réglage du fichier
    .examples =
        tote config unset theme
          laisser de nouveau le terminal choisir le thème

help-of-config-edit = Ouvrir les réglages dans un éditeur
    .details = Un nouveau fichier explique chaque réglage. Les erreurs sont signalées à la fermeture de l’éditeur.
    .examples =
        tote config edit
          modifier les réglages

help-of-config-keys = Afficher les touches des commandes de l’application
    .details = Une commande par ligne : son nom dans le fichier, ses touches et ce qu’elle fait.
    .examples =
        tote config keys | grep historique
          chercher ce qui ouvre l’historique

help-of-config-path = Afficher le chemin du fichier
    .examples =
        cp dotfiles/tote.toml "$(tote config path)"
          reprendre les réglages d’un autre ordinateur

help-of-cook = Ajouter à une liste les ingrédients d’une recette
    .details =
        Une recette est une note avec des ingrédients : des cases, ou les lignes sous Ingrédients. Une ligne telle que portions: 4 indique le nombre de personnes. Les ingrédients non cochés sont ajoutés, en une seule action annulable.
        • --for adapte les quantités. Ce qui s’achète à la pièce est arrondi à l’entier supérieur ; au-delà de 50 g ou ml, on arrondit à 5 près.
        • Un menu est une note avec des liens vers des recettes. Elles sont ajoutées ensemble : les mêmes articles s’additionnent.
        • Ce qui suit un lien indique la quantité : [[Crêpes]] x2, [[Soupe]] pour 6.
        • Un menu laisse de côté ce que vous avez ajouté à part d’une recette cette semaine, depuis le dernier ajout du menu.
        • Ce qui est ajouté reprend le magasin, la note et le prix au kilo ou à la pièce du dernier achat. La quantité que vous achetez d’habitude ne change pas.
        • Ce qui est à la maison est laissé de côté ; s’il n’y en a pas assez, seul le reste est ajouté. --done retire les quantités une fois le plat cuisiné.
        NOTE est un titre, un début de titre sans ambiguïté ou un identifiant.
    .examples =
        tote cook crêpes --for 6
          ajouter ce qu’il faut pour six
        tote cook Semaine --dry-run
          afficher ce qu’ajouteraient les recettes de la semaine
        tote cook crêpes --done
          c’est cuisiné : retirer ce qu’il fallait

help-of-backup = Sauvegarder la base de données
    .details = Fait une copie cohérente, que personne d’autre ne peut lire. Sans FICHIER, elle rejoint les sauvegardes quotidiennes ; les dix dernières de chaque sorte sont conservées. Un fichier existant n’est jamais écrasé, et le dossier doit exister.
    .examples =
        tote backup
          faire une sauvegarde et dire où elle est
        tote backup /media/cle/tote.db
          faire une sauvegarde ailleurs

help-of-check = Vérifier la base de données
    .details =
        Vérifie :
        • chaque page, table et index du fichier
        • que chaque article a une liste et y a sa propre place
        • que les articles et les notes se retrouvent par leurs mots
        • que toutes les modifications de l’historique sont lisibles
        • que personne d’autre ne peut lire les fichiers
        Le code de retour est 4 si un problème subsiste. Une page endommagée ou une table manquante ne se récupère qu’à partir d’une sauvegarde, ce que propose l’application.
        L’historique garde un an de modifications annulables, et au moins 20 000. L’application retire les plus anciennes quand elle n’a rien d’autre à faire ; --compact le fait maintenant. D’autres programmes peuvent écrire pendant ce temps.
    .examples =
        tote check
          dire ce qui ne va pas, s’il y a lieu
        tote check --repair
          sauvegarder, puis réparer
        tote check --compact
          rendre le fichier aussi petit que possible

help-of-where = Indiquer où sont les fichiers
    .details =
        Avec un EMPLACEMENT (database, backups ou log), n’affiche que son chemin, pour les scripts.
        • La base de données est le fichier désigné par --db ou TOTE_DB, à défaut $XDG_DATA_HOME/tote/tote.db.
        • Les sauvegardes et le journal sont dans $XDG_STATE_HOME/tote.
    .examples =
        tote where
          indiquer où sont la base de données, les sauvegardes et le journal
        ls -l "$(tote where backups)"
          lister les sauvegardes

help-of-tote = Listes de courses et notes dans le terminal
    .details =
        Sans commande, tote ouvre vos listes dans l’application, où la touche ? affiche tous les raccourcis.
        Les commandes utilisent la même base de données que l’application, et tote undo annule les modifications de l’une comme des autres. Seule l’application permet d’ordonner les articles à la main.
        Comment désigner les choses, sans tenir compte de la casse ni des accents :
        • une LISTE par son nom, par un début de nom sans ambiguïté ou par son identifiant
        • un ARTICLE par son nom complet ou son identifiant
        • une NOTE par son titre complet ou son identifiant ; pour note show, un début de titre suffit
        Les résultats vont sur la sortie standard, les messages sur la sortie d’erreur. La langue des messages est celle du système.
        -- marque la fin des options ; - désigne l’entrée standard.

help-of-help = Afficher l’aide de tote ou d’une commande
    .examples =
        tote help add
          afficher l’aide de tote add

help-of-manual = Afficher la page de manuel
    .examples =
        tote manual >tote.1 && man ./tote.1
          enregistrer la page de manuel et l’ouvrir

help-of-completion = Afficher un script de complétion pour le shell
    .details = Avec une LIGNE, affiche ce qui peut la compléter. Les scripts s’en servent eux-mêmes ; pour bash, PARTIE est la fin de la ligne à remplacer.
    .examples =
        source <(tote completion bash)
          activer la complétion dans ce bash ; à ajouter à ~/.bashrc pour l’avoir partout
        source <(tote completion zsh)
          la même chose pour ~/.zshrc, après compinit
        tote completion fish >~/.config/fish/completions/tote.fish
          activer la complétion dans fish

help-of-history = Afficher ce qui a été fait, et par quel programme
    .details =
        Affiche une étape par ligne, de la plus récente à la plus ancienne : son numéro, la date et l’heure, le programme et ce qui a été fait, dans l’application, sur la ligne de commande ou par ceux qui partagent une liste.
        tote undo ÉTAPE annule une seule étape ; sans numéro, c’est celle marquée comme prochaine à annuler.
    .examples =
        tote history
          afficher les vingt dernières étapes
        tote history -n 1 --json | jq '.[0].number'
          afficher le numéro de la dernière étape pour un script

help-of-watch = Afficher chaque modification dès qu’elle a lieu
    .details =
        Affiche une ligne par modification des listes ou des notes, quel que soit le programme qui la fait. Ses champs, séparés par des tabulations :
        • le numéro, à partir duquel --since reprend
        • l’heure, en UTC
        • le programme : app, command-line, sync ou unknown
        • ce qui a été fait
        • les listes concernées, s’il y en a
        Sans --since, commence par la prochaine modification. Se termine quand le tube est fermé ou avec Ctrl+C, et n’occupe pas le processeur tant que rien ne se passe.
        --since affiche d’abord tout ce qui suit ce numéro. Le code de retour est 1 si l’historique ne remonte plus aussi loin : relisez alors les listes, et reprenez à la dernière étape de tote history.
    .examples =
        tote watch
          afficher ce qui se passe à partir de maintenant
        tote watch --since 41 --list Fête
          afficher ce qui est arrivé à la liste Fête après la modification 41
        tote watch | while read -r change; do tote lists; done
          afficher ce qu’il reste à acheter après chaque modification

help-of-add = Ajouter des articles à une liste
    .details =
        Les mots sans apostrophes forment un seul article ; chaque argument entre apostrophes est un article. Ils sont lus comme dans l’application :
          { $pattern }
        • La quantité s’ajoute à celle d’un article déjà présent ; un article coché est décoché.
        • Unités : { $units }. En toutes lettres et au pluriel aussi. 2x500 g, c’est deux de 500 g ; pack de 6 bières, un paquet.
        • Un prix est un nombre précédé ou suivi de { $currencies }, ou du code d’une autre devise, ou à deux décimales en fin de ligne : 6,49. C’est le prix de toute la ligne, sauf s’il est à l’unité : 1,99 €/kg, 0,30 €/x, 0,30 la pièce. Si plusieurs prix se suivent, seul le dernier compte ; de même, une quantité en fin de ligne l’emporte : 2 l lait 3 l.
        • Après 1 à 9 litres, kilos, livres ou gallons entiers, pièce veut dire par litre, kilo, livre ou gallon : 2 l lait 1,09 € pièce coûte 2,18 €. Après un autre poids ou volume, c’est par paquet : 500 g fromage 4,20 € pièce.
        • Entre guillemets, le texte est pris tel quel : "7 up" est un nom, @"Grand Frais" un magasin, #"Pour bébé" un rayon.
        Le shell interprète #, $, ! et les guillemets : mettez la ligne entre apostrophes.
        Si - est le seul mot, ajoute les lignes de l’entrée standard, lues comme un texte collé, en une seule action annulable : tout ou rien.
        Sans ARTICLE, pose la question sous l’invite avec le champ de l’application ; Échap termine.
    .examples =
        tote add 2 kg de pommes
          ajouter deux kilos, ou deux de plus
        tote add '2 l lait' '6 œufs' pain
          ajouter trois articles
        tote add --list Fête 'chips x3 @Lidl !les salées'
          ajouter à une autre liste
        tote add '6 boîtes "7 up" @"Grand Frais" 4,50€'
          guillemets entre apostrophes : un nom et un magasin en deux mots
        tote add '12 œufs 0,30€ la pièce'
          le prix à la pièce ; la ligne coûte 3,60 €
        tote add -q - < habituel.txt
          ajouter chaque ligne d’un fichier

help-of-edit = Modifier un article
    .details =
        Les mots après ARTICLE forment sa nouvelle ligne, lue comme pour tote add : ce qu’elle ne dit pas disparaît. L’article se désigne comme pour tote done.
        Sans eux, affiche la ligne qui décrit l’article ; il est ainsi facile de n’en changer qu’une partie.
        Si un article porte déjà le nouveau nom, les deux sont fusionnés.
    .examples =
        tote edit lait 2 l lait d\'avoine @Lidl
          le modifier
        tote edit lait $(tote edit lait) @Lidl
          ne changer que le magasin

help-of-done = Cocher des articles
    .details =
        Un ARTICLE est un nom complet ou un identifiant, sans tenir compte de la casse ni des accents ; un nom de plusieurs mots se met entre apostrophes. Si deux articles portent le même nom, précisez ce qui les distingue : 'lait @Lidl'.
        Ce qui est coché compte comme acheté. Ajouter de nouveau un article le décoche.
        Si - est le seul mot, coche chaque ligne de l’entrée standard, en une seule action annulable : tout ou rien.
        Sans ARTICLE, vous choisissez sous l’invite : saisissez pour chercher, Tab marque, Entrée coche.
    .examples =
        tote done pommes 'tomates cerises'
          cocher les deux
        tote ls --json | jq -r '.[].name' | tote done -
          tout cocher

help-of-pick = Choisir quelque chose en le saisissant, et l’afficher
    .details =
        Pose la question dans quelques lignes sous l’invite, pour vos scripts et les touches de votre shell. Ce que vous saisissez réduit les lignes comme dans l’application : les débuts de mots et les initiales suffisent. Entrée affiche votre choix sur la sortie standard ; Échap quitte avec 1 et n’affiche rien.
        Les touches viennent du terminal, même si l’entrée ou la sortie standard est un tube.
        tote guide command-line donne des raccourcis pour bash, zsh et fish.
    .examples =
        tote note show "$(tote pick note)"
          choisir une note et la lire
        tote pick item --many --ids | tote done -
          choisir ce qui est coché

help-of-pick-note = Choisir des notes par leur titre
    .details = Les notes qui ne sont ni archivées ni dans la corbeille, dans l’ordre de l’application. Si d’autres portent le même nom, c’est son id qui s’affiche.
    .examples =
        tote note edit "$(tote pick note --ids)"
          choisir une note et y écrire

help-of-pick-item = Choisir des articles d’une liste
    .examples =
        tote rm -l Party "$(tote pick item -l Party)"
          choisir ce qui est supprimé d’une liste

help-of-pick-list = Choisir des listes
    .examples =
        tote ls "$(tote pick list)"
          choisir une liste et l’afficher

help-of-untick = Décocher des articles
    .details =
        Les articles se désignent comme pour tote done. Dans les douze heures, décocher veut dire que l’article n’a finalement pas été acheté ; plus tard, qu’il en faut de nouveau.
        Si l’article est entre-temps revenu sur la liste, les deux sont fusionnés.
        Si - est le seul mot, décoche chaque ligne de l’entrée standard, en une seule action annulable : tout ou rien.
    .examples =
        tote untick pommes
          remettre les pommes sur la liste
        tote ls --ids is:ticked | cut -d ' ' -f 1 | tote untick -
          tout décocher

help-of-clear = Supprimer ce qui est coché
    .details = Supprime les articles cochés d’une liste. Les achats restent dans tote spent, et tote undo restaure les articles.
    .examples =
        tote clear
          supprimer les articles cochés de la première liste
        tote clear --store Lidl
          supprimer seulement ce qui vient d’être coché chez Lidl
        tote clear --paid 66.30
          et répartir le reste du ticket entre les articles sans prix

help-of-mv = Déplacer des articles vers une autre liste
    .details =
        Les articles se désignent comme pour tote done. Si LISTE contient déjà le même article, les deux sont fusionnés et la nouvelle ligne est affichée.
        Si - est le seul article, déplace chaque ligne de l’entrée standard, en une seule action annulable : tout ou rien.
    .examples =
        tote mv chips limonade Fête
          déplacer les deux vers une autre liste
        tote ls --ids @boulangerie | cut -d ' ' -f 1 | tote mv --create - Samedi
          déplacer une partie vers une nouvelle liste

help-of-rm = Supprimer des articles
    .details =
        Les articles se désignent comme pour tote done. tote undo les restaure.
        Si - est le seul mot, supprime chaque ligne de l’entrée standard, en une seule action annulable : tout ou rien.
    .examples =
        tote rm lait
          supprimer le lait de la première liste
        tote rm -l Fête 'lait @Lidl'
          supprimer d’une autre liste le lait de Lidl seulement

help-of-ls = Afficher une liste
    .details =
        Un article par ligne, dans l’ordre de l’application (par défaut : la première liste).
        • Dans un terminal, les articles sont groupés par rayon.
        • Hors d’un terminal, il n’y a que les articles ; avec --all, chacun suit le nom de sa liste.
        --store montre aussi ce qui s’achète n’importe où. Tote déduit l’ordre des rayons de celui dans lequel vous cochez ; vous pouvez le changer dans l’application.
        Un FILTRE se lit comme dans l’application ; tous ses termes doivent correspondre :
        • lait avoine : les deux mots, dans n’importe quel ordre ; "lait d’avoine" : exactement ces mots
        • @lidl, #crémerie, +léa : un magasin, un rayon, une personne
        • >2€, <=5€ : une fourchette de prix
        • is:ticked, is:priced, is:unpriced : dans le panier, avec un prix, sans prix
        • -lait : tout sauf le lait ; à faire précéder de --
        Sans nom de liste, le filtre doit commencer par @, #, <, >, is: ou un guillemet. Le shell interprète #, <, > et les guillemets : mettez-les entre apostrophes. S’il n’y a pas de résultat, le code de retour est 3.
    .examples =
        tote ls
          afficher la première liste
        tote ls --todo Fête
          afficher ce qu’il reste à acheter pour la fête
        tote ls Courses lait '<2€'
          afficher le lait à moins de deux euros
        tote ls --sort newest --limit 3
          afficher les derniers ajouts
        tote ls --todo --store Lidl
          afficher ce qu’il faut acheter chez Lidl, rayon par rayon
        tote ls --ids @lidl | cut -d ' ' -f 1 | tote done -
          cocher tout ce qui vient de Lidl
        tote ls --format '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }'
          afficher le nom et la quantité, séparés par une tabulation
        tote ls --json | jq -r '.[] | select(.ticked | not) | .name'
          afficher les noms pour un script

help-of-lists = Afficher toutes les listes
    .details = Les listes de même nom sont affichées avec leur date de création et un identifiant court, accepté par toutes les commandes.
    .examples =
        tote lists
          afficher chaque liste et ce qu’il reste à y acheter
        tote lists --json | jq -r '.[].name'
          afficher les noms pour un script

help-of-undo = Annuler la dernière modification
    .details =
        Annule la dernière modification, qu’elle vienne de l’application ou de la ligne de commande.
        Avec le numéro d’une ÉTAPE de tote history, n’annule que celle-ci, si aucune étape suivante n’en dépend ; sinon, dit laquelle en dépend, et le code de retour est 1. Cette annulation peut s’annuler comme toute modification.
        Dans un terminal, montre d’abord ce qui serait annulé et demande confirmation ; avec --yes, annule tout de suite.
    .examples =
        tote undo
          annuler la dernière modification et dire laquelle
        tote undo 41
          annuler l’étape 41 sans toucher à ce qui suit

help-of-redo = Rétablir ce qui vient d’être annulé
    .examples =
        tote redo
          rétablir la modification et dire laquelle

help-of-list = Créer, renommer, archiver, ordonner et supprimer des listes
    .examples =
        tote list new Bricolage
          créer une liste

help-of-list-new = Créer une liste
    .details = Son nom ne doit pas être déjà pris. Elle se place après les autres listes.
    .examples =
        tote list new Bricolage
          créer une liste vide

help-of-list-rename = Renommer une liste
    .details = LISTE est un seul mot, ou se met entre apostrophes ; les mots suivants forment le nouveau nom.
    .examples =
        tote list rename Fête Anniversaire de Léa
          lui donner un autre nom

help-of-list-archive = Archiver une liste
    .details = Une liste archivée garde ses articles, mais n’apparaît qu’avec tote lists --all. Pour la restaurer, utilisez tote list restore.
    .examples =
        tote list archive Fête
          l’archiver

help-of-list-restore = Restaurer une liste archivée
    .examples =
        tote list restore Fête
          l’afficher de nouveau

help-of-list-duplicate = Dupliquer une liste
    .details = La copie se place juste après la liste, et rien n’y est coché.
    .examples =
        tote list duplicate Camping
          préparer le prochain séjour

help-of-list-rm = Supprimer une liste et ses articles
    .details = LISTE est un nom complet ou un identifiant. tote undo restaure la liste et tout ce qu’elle contenait.
    .examples =
        tote list rm Fête
          supprimer la liste et son contenu

help-of-list-order = Changer l’ordre des listes
    .details = Les listes indiquées passent en tête, dans cet ordre ; les autres suivent, dans leur ordre actuel. La première liste est celle que les commandes utilisent par défaut.
    .examples =
        tote list order Fête Courses
          mettre la fête en premier

help-of-list-budget = Fixer ou afficher le budget d’une liste
    .details =
        Dites pour combien de temps : un mois, une semaine ou une sortie, par exemple '80 par sortie'. Sinon, la durée reste celle du budget précédent, ou un mois s’il n’y en avait pas. Sans devise, un nombre est dans celle de la liste ; none retire le budget.
        Sans PRIX, affiche ce qui en a été dépensé. Tous les achats de cette période comptent, même retirés de la liste ; une sortie dure douze heures.
    .examples =
        tote list budget Fête '80€ par sortie'
          le fixer
        tote list budget Fête none
          le retirer

help-of-note = Écrire, afficher et rechercher des notes
    .examples =
        tote note ls
          afficher toutes les notes

help-of-note-add = Écrire une nouvelle note
    .details =
        Le premier mot est le titre ; un titre de plusieurs mots se met entre apostrophes. Le reste est le texte, en Markdown ; un #mot y est un tag.
        • - à la place du texte le lit sur l’entrée standard.
        • - seul lit aussi le titre, sur la première ligne.
        • - seul accepte aussi la page d’un site de cuisine et en garde la recette : curl … | tote note add -
        • Sans aucun mot, votre éditeur s’ouvre : $VISUAL, $EDITOR ou vi.
        • --template part du texte et des propriétés d’un modèle. Ses questions sont posées dans un terminal ; --set y répond, sinon elles restent vides.
    .examples =
        tote note add --template Réunion --set Qui=Anne 'Réparer le toit'
          partir d’un modèle
        tote note add Crêpes 'Farine, œufs, lait. #recette'
          écrire une note
        git log -1 --format=%B | tote note add -q -
          faire une note du dernier commit

help-of-note-ls = Afficher toutes les notes
    .details =
        Une note par ligne : son titre, ses tags et la date de sa dernière modification. Les notes épinglées viennent en premier.
        Le code de retour est 3 si aucune note ne porte le tag.
    .examples =
        tote note ls --tag recette
          afficher les recettes
        tote note ls --columns title,rating --sort=-rating
          les meilleures d’abord
        tote note ls --json | jq -r '.[].title'
          afficher les titres pour un script

help-of-note-show = Afficher une note
    .details = NOTE est un titre, un début de titre sans ambiguïté ou un identifiant. Dans un terminal, le titre est affiché au-dessus du texte ; sinon, il n’y a que le texte.
    .examples =
        tote note show crêpes
          l’afficher
        tote note show --json crêpes | jq -r .text
          afficher exactement son texte

help-of-note-edit = Modifier une note
    .details =
        NOTE est un titre complet, sans tenir compte de la casse ni des accents, ou un identifiant.
        • TEXTE remplace le texte de la note.
        • - lit le texte sur l’entrée standard, qui ne doit pas être vide, sauf avec --allow-empty.
        • Sans texte ni titre, la note s’ouvre dans votre éditeur : $VISUAL, $EDITOR ou vi.
    .examples =
        tote note edit crêpes
          l’ouvrir dans l’éditeur
        date | tote note edit -a Journal -
          ajouter une ligne à une note

help-of-note-rm = Supprimer des notes
    .details =
        Met les notes à la corbeille, où elles restent 30 jours ; tote undo les restaure. Chaque NOTE est un titre complet, sans tenir compte de la casse ni des accents, ou un identifiant. Toutes sont supprimées, en une seule action annulable, ou aucune.
        --forever est irréversible : le texte disparaît aussi de l’historique et ne reste que dans les sauvegardes plus anciennes.
        Dans un terminal, --forever demande confirmation. Un script doit ajouter --yes ; sinon rien n’est supprimé et le code de retour est 1.
        Si - est le seul mot, chaque ligne de l’entrée standard est une note.
    .examples =
        tote note rm crêpes
          mettre la note à la corbeille

help-of-note-search = Rechercher des notes
    .details =
        Trouve les notes qui contiennent tous ces mots ou débuts de mots, les plus pertinentes d’abord, et affiche pour chacune pourquoi elle a été trouvée : un alias ou la première ligne qui correspond.
        • "vin rouge" : ces mots à la suite
        • -vin : sans ce mot
        • title:vin : dans le titre
        • *cuisson : n’importe où dans un mot, comme précuisson
        • soupe OR ragoût : avec l’un ou l’autre ; l’espace lie plus fort
        • #maison : avec ce tag ou un de ses sous-tags
        • in:archive, in:trash, in:all : ailleurs
        • in:Travail, in:"Travail/Plans 2026" : dans un dossier et ses sous-dossiers
        • changed:>2026-01-01, changed:2026-11 : selon la dernière modification
        • rating:>3, status:brouillon, due:<2026-12-01, has:due : selon une propriété
        La recherche de l’application comprend la même chose.
        Le code de retour est 3 s’il n’y a pas de résultat.
    .examples =
        tote note search crê farine
          retrouver les crêpes

help-of-note-export = Exporter des notes en fichiers
    .details =
        DOSSIER est créé s’il manque. Chaque note hors de la corbeille devient un fichier. Une note importée ou synchronisée retrouve le sien, avec son dossier, son nom et ses propriétés, identique à l’octet près si rien n’a changé. Toute autre devient TITRE.md : ses données entre deux lignes de tirets, et le texte dessous, comme Obsidian, zk et Jekyll les lisent.
        Un fichier déjà présent n’est remplacé que s’il est celui de la même note ; ce qui n’a pas changé n’est pas touché.
        Avec --note, affiche une seule note ou l’écrit dans un nouveau fichier : en Markdown avec ses données (md), en page à imprimer ou à envoyer (html) ou en texte.
    .examples =
        tote note export ~/Notes
          écrire toutes les notes en fichiers
        tote note export --note Crêpes --format html crepes.html
          écrire une note sous forme de page

help-of-note-import = Importer des notes depuis des fichiers
    .details =
        Lit des fichiers Markdown ou texte, et tous ceux d’un dossier. Les propriétés, les dossiers et les noms sont conservés tels quels ; tote note export les rend. La date d’une note est celle de ses propriétés (created, date), sinon celle du fichier.
        Une note déjà connue, par l’id de son fichier, sinon par son fichier ou son titre, est mise à jour. Importer deux fois ne crée pas de doublons. Tout s’annule en une fois.
        Les liens et les fichiers cachés sont laissés de côté. Dans un dossier, le Markdown doit être en UTF-8. Les fichiers texte, et un fichier nommé, peuvent être en UTF-16 ; tout autre encodage est lu comme Latin-1. Ce qui ne peut être lu ou conservé est signalé.
        Les recettes en Cooklang (.cook) et les pages enregistrées de sites de cuisine (.html) deviennent des notes à cuisiner.
    .examples =
        tote note import ~/Vault
          importer un dossier de notes

help-of-note-mirror = Synchroniser les notes avec un dossier
    .details =
        Chaque note a un fichier dans DOSSIER, et chaque fichier Markdown y est une note. Ce qui change d’un côté passe à l’autre. Ce qui change des deux côtés est fusionné ligne par ligne ; si c’est impossible, la note garde les deux versions et Tote vous prévient. Supprimer un fichier met sa note à la corbeille, et inversement.
        Tote n’écrit que les lignes modifiées : le reste de l’en-tête ne change pas. Les pièces jointes, les fichiers cachés et les liens sont laissés de côté. Le dernier état synchronisé est conservé sur cet ordinateur.
        Avec --watch, la commande reste active jusqu’à Ctrl+C et synchronise aussitôt chaque modification.
    .examples =
        tote note mirror ~/Vault
          mettre les deux à jour
        tote note mirror --watch ~/Vault
          garder les deux à jour

help-of-note-recover = Récupérer le texte d’un éditeur
    .details = Si Tote a été interrompu pendant que $EDITOR était ouvert, le texte rejoint sa note, ou une nouvelle si celle-ci a changé entre-temps. tote undo l’annule. Fermez d’abord l’éditeur.
    .examples =
        tote note recover
          récupérer tous ces textes

help-of-note-paste = Créer une note avec ce qui a été copié ailleurs
    .details =
        Lit l’entrée standard. Le HTML, par exemple une page ou ce qu’un navigateur a copié, devient du Markdown : titres, listes, liens, tableaux, citations et code. Les scripts, styles, menus et formulaires sont ignorés. Tout autre texte reste tel quel.
        Le titre est celui du début, sinon celui de la page.
    .examples =
        wl-paste -t text/html | tote note paste
          créer une note avec ce qui a été copié dans un navigateur
        curl -s https://example.org | tote note paste --to Lectures
          ajouter une page à la fin d’une note

help-of-note-today = Écrire dans la note du jour
    .details =
        La note du jour porte la date en titre, comme 2026-11-27, et se crée la première fois que vous y écrivez.
        • TEXTE s’ajoute sur une nouvelle ligne ; - le lit sur l’entrée standard.
        • Sans texte, la note s’ouvre dans votre éditeur : $VISUAL, $EDITOR ou vi.
    .examples =
        tote note today 'Appelé le plombier.'
          ajouter une ligne à la note du jour

help-of-note-rename = Renommer une note
    .details = NOTE est un titre complet, sans tenir compte de la casse ni des accents, ou un identifiant. Les liens vers l’ancien titre restent tels quels, et les notes qui les contiennent sont signalées ; avec --update-links, ils suivent dans la même action annulable.
    .examples =
        tote note rename -u Pancakes Crêpes
          la renommer, avec les liens

help-of-note-links = Afficher les liens d’une note ou de toutes
    .details = Un titre par ligne, dans l’ordre du texte. Les titres sans note sont signalés sur la sortie d’erreur ; --dead n’affiche que ceux-là. Les fichiers et les adresses web ne sont pas des notes : seul --json les donne. Le code de retour est 3 s’il n’y a aucun lien.
    .examples =
        tote note links Semaine
          afficher les recettes de la semaine
        tote note links --dead
          afficher les titres liés qui n’ont pas encore de note

help-of-note-backlinks = Afficher les notes qui renvoient à une note
    .details = Un titre par ligne, la plus récemment modifiée d’abord. Le code de retour est 3 s’il n’y en a aucune.
    .examples =
        tote note backlinks Crêpes
          trouver les menus avec des crêpes

help-of-note-alias = Donner d’autres titres à une note
    .details = Les liens, les commandes et la recherche la trouvent aussi sous ces titres. Sans TITRE, les affiche.
    .examples =
        tote note alias Crêpes Galettes
          un lien vers [[Galettes]] mène à Crêpes

help-of-note-set = Définir des propriétés d’une note
    .details =
        PROPRIÉTÉ est NOM=VALEUR. Les nombres, les dates (2026-12-01), true et false sont gardés comme tels, et une liste existante accepte les virgules : genre=jazz,blues. Sans VALEUR, la propriété est retirée. Le reste demeure tel qu’il est écrit.
        Un seul undo annule tout.
    .examples =
        tote note set Crêpes rating=5 'status=à essayer'
          la noter et dire où elle en est
        tote note set Crêpes status=
          retirer la propriété

help-of-note-folders = Lister les dossiers des notes
    .details =
        Un dossier par ligne, avec le nombre de ses notes et de celles de ses sous-dossiers, sans les archives ni la corbeille. Un dossier existe tant qu’une note s’y trouve.
    .examples =
        tote note folders
          compter les notes de chaque dossier

help-of-note-move = Déplacer des notes dans un dossier
    .details =
        Un nouveau nom crée le dossier. Le fichier garde son nom : le prochain tote note mirror le déplace. Les liens par chemin, dans les autres notes et dans celles qui se déplacent, sont réécrits pour mener à la même note. Un seul undo annule tout.
        - seul lit les titres sur l’entrée standard, un par ligne.
    .examples =
        tote note move Plan Budget --to Projets/2026
          déplacer deux notes
        tote note move Plan --to /
          sortir une note de son dossier

help-of-note-folder = Renommer des dossiers de notes

help-of-note-folder-rename = Renommer un dossier de notes
    .details =
        Ses sous-dossiers suivent, comme les liens par chemin. NOM est le chemin entier : Travail/Projets déplace un dossier dans Travail. Si d’autres notes sont déjà dans NOM, les deux ne font plus qu’un. Un seul undo annule tout.
    .examples =
        tote note folder rename Projets Travail
          renommer un dossier
        tote note folder rename -n Projets Travail
          afficher seulement les notes qui seraient déplacées

help-of-note-tag = Renommer des tags

help-of-note-tag-rename = Renommer un tag dans toutes les notes
    .details =
        Ses sous-tags suivent : maison/jardin devient foyer/jardin. Si d’autres notes ont déjà NOM, les deux ne font plus qu’un. Le code, les liens et les adresses web ne changent pas, ni les notes de la corbeille. Un seul undo annule tout.
        Avec --dry-run, affiche les notes qui changeraient. Le code de retour est 3 si aucune note n’a ce tag.
    .examples =
        tote note tag rename maison foyer
          #maison devient #foyer
        tote note tag rename -n maison foyer
          afficher les notes qui changeraient

help-of-note-pin = Épingler une note en haut
    .examples =
        tote note pin crêpes
          l’épingler

help-of-note-unpin = Désépingler une note
    .examples =
        tote note unpin crêpes
          la désépingler

help-of-note-archive = Archiver une note
    .details = tote note ls --archive montre les notes archivées ; tote note restore les restaure.
    .examples =
        tote note archive crêpes
          l’archiver

help-of-note-restore = Restaurer une note des archives ou de la corbeille
    .details = tote note ls --archive et --trash montrent ce qui s’y trouve.
    .examples =
        tote note restore crêpes
          la restaurer

help-of-price = Indiquer le prix d’un achat
    .details =
        Donne un prix au dernier achat d’ARTICLE qui n’en a pas, même s’il a quitté la liste depuis longtemps. Un nombre seul est dans la devise de sa liste. Le prix compte dans tote spent et tote prices ; tote undo l’annule.
        Sans PRIX, affiche les achats sans prix, du plus récent au plus ancien. ARTICLE peut aussi être l’identifiant d’un achat, fourni par --json, pour en corriger le prix. Si cet achat n’existe pas, le code de retour est 3.
    .examples =
        tote price
          afficher les achats sans prix
        tote price lait '1,20€'
          indiquer le prix du dernier achat de lait
        tote price pommes '3€/kg'
          au kilo : selon la quantité

help-of-prices = Afficher ce qu’a coûté un article
    .details =
        Le dernier prix, le plus bas et le magasin actuellement le moins cher ; puis tous les achats, du plus récent au plus ancien. Les prix sont comparés au kilo, au litre ou à la pièce.
        ARTICLE est un nom coché au moins une fois, sur n’importe quelle liste. Si aucun prix n’est connu, le code de retour est 3.
    .examples =
        tote prices lait
          afficher où le lait est le moins cher
        tote prices --json lait | jq '.[-1].price.value'
          afficher le dernier prix payé

help-of-spent = Afficher les dépenses
    .details = Additionne les prix de ce qui a été coché. Dans un terminal, la dernière ligne est le total.
    .examples =
        tote spent
          afficher les dépenses de chaque mois
        tote spent --by store --since 2026-01-01
          afficher les dépenses de l’année par magasin
        tote spent --by item
          afficher ce que chaque article a coûté
        tote spent --by month --csv > depenses.csv
          les sommes pour un tableur

help-of-share = Partager une liste via un serveur
    .details =
        La liste devient une collection de votre serveur CalDAV, que d’autres personnes et les téléphones peuvent utiliser aussi. Connectez-vous d’abord : tote help sync login.
        Tout continue de fonctionner hors ligne. Tant que l’application est ouverte, elle envoie et reçoit d’elle-même.
        Avec --join, affiche les listes du serveur, ou en rejoint une.
    .examples =
        tote share Courses
          partager une liste
        tote share --join
          voir les listes du serveur
        tote share --join Courses
          rejoindre une liste que quelqu’un partage
        tote share --join https://dav.example.org/house/food/
          rejoindre la liste de quelqu’un d’autre, par son adresse

help-of-unshare = Ne plus partager une liste
    .details = Rien n’est supprimé : la liste reste ici et, sans --delete-on-server, sur le serveur.
    .examples =
        tote unshare Courses
          ne plus partager une liste
        tote unshare --delete-on-server Courses
          la supprimer aussi là-bas, pour tout le monde

help-of-sync = Envoyer et recevoir les modifications des listes partagées
    .details =
        Synchronise une liste ou toutes, une fois. L’application le fait d’elle-même tant qu’elle est ouverte ; le reste du temps, une tâche planifiée peut s’en charger.
        Le code de retour est 5 si le serveur est injoignable ou refuse.
    .examples =
        tote sync login https://dav.example.org --user ada
          se connecter à un serveur
        tote sync
          tout envoyer et recevoir
        tote sync status
          voir où en sont les listes

help-of-sync-login = Se connecter à un serveur CalDAV
    .details =
        Radicale, Xandikos, Nextcloud, Baikal et d’autres. Sans option pour le mot de passe, le demande et le garde dans un fichier que personne d’autre ne peut lire.
        Sans URL, demande s’il faut utiliser le compte indiqué dans la base de données, par exemple après l’avoir déplacée sur un autre ordinateur.
    .examples =
        tote sync login https://dav.example.org --user ada --password-command 'pass show dav'
          obtenir le mot de passe d’une commande

help-of-sync-logout = Se déconnecter du serveur
    .details = Les listes ne sont plus partagées d’ici. Rien n’est supprimé, ni ici ni sur le serveur.
    .examples =
        tote sync logout
          se déconnecter

help-of-sync-status = Montrer où en sont les listes partagées
    .examples =
        tote sync status
          voir où en sont les listes

help-of-sync-log = Montrer ce que d’autres ont modifié, et ce qui a été fusionné
    .examples =
        tote sync log
          voir ce que les autres ont modifié

help-of-sync-held = Décider des suppressions en attente
    .details =
        Quand une grande partie d’une liste disparaît d’un coup du serveur, rien n’est supprimé ici avant que vous n’ayez décidé :
        • accept : supprimer ici aussi
        • keep : garder, et renvoyer au serveur
    .examples =
        tote sync held accept Courses
          supprimer ici ce qui l’a été ailleurs

help-of-meals = Afficher les repas d’une semaine
    .details =
        Une semaine est une note appelée Repas 2026-11-30, d’après son premier jour, qui peut aussi s’écrire à la main :
        • un repas par ligne, derrière son jour : Lun: [[Crêpes]] pour 4, Mar midi: restes,
        • ou un titre par jour, et les repas en dessous.
        Toute autre ligne reste telle quelle. L’application montre la même chose en calendrier avec W.
    .examples =
        tote meals
          voir cette semaine
        tote meals --week next --json
          afficher la semaine prochaine pour un programme

help-of-meals-add = Prévoir un repas
    .details =
        JOUR est un jour de la semaine, le prochain si --week ne dit rien d’autre, une date ou today. TEXTE est le titre d’une recette ou son début ; toute autre chose est prévue telle quelle. Un nom peut précéder : midi: soupe.
    .examples =
        tote meals add lun crêpes --for 4
          prévoir une recette
        tote meals add dim midi: au restaurant
          prévoir un jour sans recette

help-of-meals-remove = Retirer un repas de la semaine
    .details = Si un jour a plusieurs repas, TEXTE est une partie de celui qui est visé.
    .examples =
        tote meals remove lun
          plus rien n’est prévu lundi

help-of-meals-copy = Copier les repas de la semaine d’avant
    .details = Seulement vers les jours qui n’en ont pas encore.
    .examples =
        tote meals copy --week next
          la semaine prochaine sera comme celle-ci

help-of-meals-send = Ajouter à une liste ce que demandent les repas
    .details =
        De cette semaine, les repas à partir d’aujourd’hui ; d’une autre, tous. Ce qui est à la maison et ce qui a déjà été ajouté est laissé de côté, comme avec tote cook.
    .examples =
        tote meals send --dry-run
          voir ce qui serait ajouté

help-of-home = Afficher ce qu’il y a à la maison
    .details =
        Une réserve à côté des listes, ce qui se périme d’abord en premier. Elle commence avec la première chose que vous y mettez ; d’ici là, Tote n’en parle pas.
        • tote clear y range ce qui va toujours à la maison.
        • Les recettes et les plans laissent de côté ce qui est à la maison et ne demandent que le reste.
        • tote used retire des choses et les remet sur la liste d’où elles viennent.
        C’est une liste nommée À la maison : tote edit, mv, rm et share la prennent avec --list ou par son nom.
    .examples =
        tote home
          voir ce qu’il y a
        tote home --json
          afficher tous les champs

help-of-home-add = Ranger quelque chose à la maison
    .details = Les lignes se lisent comme dans tote add. L’endroit s’écrit comme un magasin : @congélateur. Le jour limite est une note ou se met à la fin : !2026-12-05, !5 déc, jusqu’au 5 décembre.
    .examples =
        tote home add 2 l lait '!2026-12-05'
          deux litres, bons jusqu’au 5 décembre
        tote home add '500 g petits pois @congélateur'
          avec l’endroit

help-of-home-keep = Dire si un article va à la maison
    .details =
        VALEUR est :
        • always : il va à la maison dès qu’il quitte une liste,
        • ask : l’application demande chaque fois,
        • never : il n’est pas rangé,
        • basic : il y en a toujours, comme le sel et l’huile, et aucune recette ne l’ajoute.
    .examples =
        tote home keep lait always
          le lait acheté va à la maison
        tote home keep sel basic
          aucune recette ne demande de sel

help-of-used = Finir quelque chose
    .details = Sans quantité, il n’en reste plus : l’article revient sur la liste d’où il vient, avec son magasin et sa quantité habituelle, en une seule étape. Avec une quantité, seule celle-ci est retirée, d’abord de ce qui se périme d’abord.
    .examples =
        tote used lait
          il n’y a plus de lait
        tote used lait 500 ml
          un demi-litre de moins

help-of-staples = Ajouter les achats réguliers à racheter
    .details =
        Un achat régulier est ajouté automatiquement à sa liste : après un nombre fixe de jours, de semaines ou de mois, ou au rythme habituel. L’application s’en charge une fois par jour ; cette commande le fait tout de suite, en une seule action annulable, avec la quantité, le magasin et le prix de la dernière fois. Ce qui est déjà sur la liste reste tel quel.
        Avec LISTE, seulement pour celle-ci. tote repeat définit les achats réguliers.
    .examples =
        tote staples
          ajouter ce qui est à racheter
        tote staples --show
          voir les achats réguliers, le prochain d’abord
        tote staples Courses --dry-run
          voir ce qui serait ajouté à une liste

help-of-today = Afficher ce qui est à faire aujourd’hui
    .details =
        D’abord les tâches en retard, puis la note et les tâches du jour, puis ce que demandent les listes : ce qui reste à acheter, et les achats réguliers qui n’y sont pas encore. Sont à faire :
        • les tâches ouvertes suivies de 📅 2026-12-01, et de ⏳ 2026-12-01, le jour prévu,
        • les notes qui ont due: 2026-12-01 ou remind: 2026-12-01 dans leurs propriétés, jusqu’à ce que celles-ci disent done: true ou status: done.
        Ce qui, à la maison, ne se garde plus que trois jours vient avant les listes, avec des recettes qui l’utilisent.
        L’application affiche la même chose avec w.
    .examples =
        tote today
          afficher ce qui est à faire

help-of-repeat = Faire d’un article un achat régulier
    .details =
        RYTHME est un nombre de jours, de semaines ou de mois, jusqu’à 99 : chaque semaine, 10 jours, tous les 2 mois.
        • habituel : au rythme habituel, dès qu’il est connu
        • jamais : plus du tout
        Sans RYTHME, affiche à quel rythme l’article est ajouté. ARTICLE est sur la liste, ou a déjà été acheté.
    .examples =
        tote repeat lait chaque semaine
          ajouter du lait à la liste chaque semaine
        tote repeat 'papier toilette' 6 semaines
          n’importe quel nombre de jours, semaines ou mois
        tote repeat lait jamais
          arrêter

help-of-shop = Ouvrir l’application dans un magasin
    .details =
        Comme s dans l’application : ce qui s’achète là ou n’importe où, dans l’ordre des rayons. Sans MAGASIN, prend celui du réglage default-store, ou vous laisse choisir.
        Avec --inline, l’application occupe quelques lignes sous l’invite, et n’y laisse rien à la fin.
    .examples =
        tote shop @Lidl
          faire les courses chez Lidl
        tote shop Lidl --inline
          la même chose sous l’invite

help-of-store = Voir et modifier ce que Tote sait d’un magasin
    .examples =
        tote store aisles Lidl
          afficher l’ordre des rayons chez Lidl

help-of-store-aisles = Afficher ou fixer l’ordre des rayons d’un magasin
    .details =
        Affiche les rayons, un par ligne, dans l’ordre de l’application et de tote ls --store. Tote le déduit de celui dans lequel vous y cochez.
        Les rayons indiqués passent en tête, dans cet ordre ; les autres suivent, dans leur ordre actuel. Ils se lisent comme après #, donc deux lettres suffisent ; mettez entre apostrophes les noms de plusieurs mots.
    .examples =
        tote store aisles Lidl
          afficher l’ordre des rayons chez Lidl
        tote store aisles Lidl fruits pain crémerie
          mettre les fruits en premier, puis le pain, puis la crémerie

help-of-import = Importer des listes depuis un fichier
    .details =
        Formats, selon l’extension du fichier :
        • .md : des listes à cocher en Markdown ; chaque titre est une liste
        • .txt : todo.txt
        • .csv, .tsv : un tableau
        • .ics : les tâches (VTODO) d’un calendrier ou d’une appli ; chaque calendrier est une liste
        • .json : tout, à l’identique ; ce qui existe déjà est remplacé par ce que contient le fichier
        • .json d’autres programmes : les listes de Google Keep, Bring!, Mealie, KitchenOwl, Grocy, Todoist et Microsoft To Do
        - lit l’entrée standard, et nécessite --format.
        Les listes importées sont nouvelles ; une liste sans nom prend celui du fichier. Avec --list, les articles non cochés sont ajoutés à cette liste, comme avec tote add. Ce qui est coché dans une nouvelle liste est proposé dans « Racheter ».
        Avec --merge, une liste dont le nom existe déjà est fusionnée avec celle-ci, et ses articles y sont ajoutés de la même manière : 3 l et 1 l de lait font 4 l. En .json, listes et articles se reconnaissent aussi à leur identifiant.
        Si quelque chose est illisible, l’erreur indique la ligne, la colonne et ce qui était attendu, et rien n’est importé. Avec --partial, le reste est importé, et le code de retour est tout de même 1.
    .examples =
        tote import courses.md
          faire une liste de chaque titre
        tote import --list Courses recette.csv
          ajouter à une liste les ingrédients d’une recette
        tote import --merge courses.md
          compléter les listes qui portent ces noms
        tote export --format json | tote --db copie.db import -f json -
          créer une base de données identique

help-of-export = Exporter des listes
    .details =
        Affiche une liste, ou toutes :
        • md : des listes à cocher en Markdown
        • todo.txt, csv : pour d’autres programmes
        • ics : des tâches (VTODO), pour calendriers et applis ; beaucoup ne lisent qu’une liste par fichier : nommez-la
        • json : tout, à l’identique, avec les notes, les rayons appris et les achats ; l’importer dans une base de données vide en donne une identique
        md, todo.txt, csv et ics ne contiennent que les listes.
        Avec purchases à la place d’une liste, ce qui a été acheté, quand, où et à quel prix : csv (par défaut) ou json.
    .examples =
        tote export > listes.md
          exporter toutes les listes en Markdown
        tote export --format json > tout.json
          tout exporter
        tote export -f csv Courses > courses.csv
          exporter une liste pour un tableur
        tote export -f ics Courses > courses.ics
          exporter une liste pour une appli de tâches
        tote export purchases > achats.csv
          exporter tous les achats pour un tableur

## Recipes from files

# A line among the ingredients that is none.
recipe-left-out-line = Ligne ignorée : { $line }
# A saved web page.
recipe-page-none = { $file } ne contient aucune recette lisible par Tote. Seules les pages avec des données de recette (schema.org) peuvent être importées.
recipe-page-broken = Les données de la recette dans { $file } sont endommagées. Rien n’en a été importé.
# A page that was piped in: `curl … | tote note add -`.
recipe-input-none = Cette page ne contient aucune recette lisible par Tote. Copiez la recette depuis la page et collez-la dans une note.
recipe-input-broken = Les données de la recette de cette page sont endommagées. Copiez la recette depuis la page et collez-la dans une note.
recipe-nothing-imported = Rien n’a été importé.

## Lists for others

handing-columns-option = Sur 1 ou 2 colonnes ; sinon 2 à partir de 30 articles
handing-output-option = Écrire dans ce nouveau fichier, et non sur la sortie standard
cheapest-json-option = Afficher en JSON : les magasins, la somme et combien d’articles y ont un prix
catalogue-json-option = Afficher en JSON : chaque nom avec son rayon et son dernier achat
set-not-times = { QUOTED($text) } ne dit pas combien de fois. Écrivez x2 ou 1.5.
handing-wrote-list = { QUOTED($name) } écrite dans { $file }

help-of-print = Imprimer une liste sur papier
    .details =
        Écrit ce qu’il faut acheter dans une page HTML qui n’a besoin d’aucun autre fichier : par rayon ou par magasin comme dans l’application, avec des cases à cocher, les quantités et les notes. Un navigateur l’imprime ou l’enregistre en PDF. --output ne remplace jamais un fichier.
    .examples =
        tote print > liste.html
          ce qu’il faut acheter sur la première liste
        tote print Fête --columns 2 -o fete.html
          deux colonnes, dans un nouveau fichier
        tote print --store Lidl > lidl.html
          ce qui s’y achète, dans l’ordre de ses rayons
        tote print Courses +léa > lea.html
          ce qui est pour Léa, ou ce que trouve un autre filtre de tote ls

help-of-list-message = Afficher une liste comme message pour une discussion
    .details = Ce qu’il faut acheter, par rayon ou par magasin comme dans l’application, avec des titres entre *astérisques*, que la plupart des messageries affichent en gras. Le réglage message-emoji donne une image à chaque rayon.
    .examples =
        tote list message | wl-copy
          copier la première liste pour la coller dans une discussion

help-of-list-qr = Afficher une liste en code QR
    .details = Ce qu’il faut acheter, avec les quantités, pour un téléphone qui le lit à l’écran ; rien n’est envoyé. Les titres sont omis si le code devient trop grand. S’il ne tient pas dans le terminal, Tote dit ce qui manque ; dans un fichier, tout code tient.
    .examples =
        tote list qr
          la première liste
        tote list qr Courses --store Lidl
          seulement ce qui s’y achète

help-of-list-cheapest = Montrer où une liste coûte le moins
    .details = Ce que coûte la liste dans chaque magasin, d’après ce qui y a été payé la dernière fois pour autant, et dans les deux meilleurs si cela coûte moins. Les articles sans prix dans un magasin sont comptés à côté de sa somme ; pour l’ordre, ils comptent comme dans l’autre magasin le plus cher, pour qu’aucun ne soit bon marché faute d’être connu. Les prix estimés ne comptent pas.
    .examples =
        tote list cheapest Courses
          Aldi et Lidl  38,20 €  2 sur 21 sans prix là-bas

help-of-catalogue = Montrer ce qu’on peut acheter, par rayon
    .details = Les choses courantes que Tote connaît dans votre langue, pour trouver des idées ; dans chaque rayon d’abord ce que vous avez acheté, le plus récent en premier. Avec RAYON, seulement ses noms, un par ligne ; il s’écrit comme après #.
    .examples =
        tote catalogue
          tout, par rayon
        tote catalogue crémerie | fzf -m | tote add -
          choisir dans un rayon et ajouter

help-of-list-add-set = Ajouter toute une liste à une autre
    .details = Pour les listes gardées comme modèles, par exemple « Barbecue » ou « Sac à langer » : tout est ajouté, coché ou non, et la liste reste telle quelle. Une liste archivée ne gêne pas et sert encore de modèle. NOMBRE dit combien de fois autant : x2, 1.5 ; les quantités sont arrondies comme celles d’une recette.
    .examples =
        tote list add-set Barbecue x2
          pour deux fois plus de monde, à la première liste
        tote list add-set 'Sac à langer' --list Voyage
          à une autre liste
