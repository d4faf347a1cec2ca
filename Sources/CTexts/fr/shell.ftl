## AppCommandWords

app-command-size-option = Taille du terminal (par défaut : 80x24)
app-command-text-option = Afficher l’écran en texte (par défaut)
app-command-ansi-option = Afficher l’écran en couleur, pour un terminal
app-command-svg-option = Produire une image de l’écran ; avec --every, une image animée
app-command-every-option = Afficher chaque écran, et pas seulement le dernier
app-command-after-option = Frappes faites avant, qui ne sont pas montrées
app-command-tour-option = Commencer par la visite guidée, comme le premier jour
app-command-record-option = Dans l’application : écrire dans FICHIER ce qui est fait, pour tote replay
app-command-redact-option = Avec --record : remplacer ce qui est saisi par d’autres lettres
app-command-until-option = S’arrêter après ce nombre d’actions
app-command-check-option = Comparer chaque écran avec celui qui a été enregistré
app-command-test-option = Afficher un test des actions DE...À
app-command-last-option = Nombre d’actions à afficher (par défaut : 20)
app-command-cannot-combine = { $one } et { $other } sont incompatibles.
app-command-theme-needs-s-v-g = --theme nécessite --svg.
app-command-bad-size = --size attend des colonnes et des lignes, par exemple 80x24, et non { QUOTED($text) }.
app-command-bad-script = Impossible d’exécuter le script. { $reason }
app-command-cannot-replay = Impossible de rejouer { QUOTED($file) } : { $reason }
app-command-cannot-record = Impossible d’enregistrer : { $reason }
# Why the file isn't recorded into.
app-command-not-a-recording = « { $file } » n’est pas un enregistrement et ne sera pas remplacé. Choisissez un autre nom.
# Where the run before was recorded, which ended by a crash.
app-command-crashed = La dernière fois, l’application s’est mal terminée. Ce qui a été fait est dans { $file } ; tote replay { $file } le montre.
app-command-replayed-as-recorded = Tous les écrans sont comme ils ont été enregistrés (actions : { $count }).
app-command-bad-steps = { QUOTED($text) } n’est pas un intervalle d’actions. Écrivez deux nombres, comme 12...15.
# Above the first frame of several.
app-command-beginning = début
app-command-no-log-yet = Il n’y a pas encore de journal. tote --debug en crée un.
app-command-no-log = Rien n’a été journalisé. { $reason }
app-command-unsaved-text = Texte non enregistré, venu d’un éditeur : { $file }
# One of the unsaved changes.
app-command-unsaved-change = Non enregistré : { $title }

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
database-command-all-is-well = Tout va bien.
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

## HelpWords

help-db-option = Utiliser cette base de données (par défaut : $TOTE_DB)
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
help-name-command = COMMANDE
help-name-count = NOMBRE
help-name-date = DATE
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
help-tote-d-b-variable = La base de données à utiliser, sauf si --db en désigne une.
help-editor-variable = L’éditeur pour les notes (par défaut : vi). VISUAL est prioritaire.
help-browser-variable = Le navigateur pour les liens des notes.
help-no-color-variable = Si elle est définie, rien ne s’affiche en couleur.
help-locale-variable = La langue des messages : anglais, espagnol, français ou turc. --language est prioritaire. Un prix sans symbole est dans la devise du pays indiqué, sauf si la liste en a une autre.

## HistoryCommandWords

history-command-history-count-option = Nombre d’étapes à afficher (par défaut : 20)
history-command-history-j-s-o-n-option = Afficher les étapes en JSON
history-command-no-history-yet = Rien n’a encore été fait.
history-command-watch-since-option = Afficher d’abord ce qui suit ce numéro
history-command-watch-list-option = Seulement les modifications de cette liste
history-command-watch-j-s-o-n-option = Afficher chaque modification sur une ligne de JSON
history-command-not-a-step = { QUOTED($word) } n’est pas le numéro d’une étape.
# The journal begins behind the number to resume from, or ends before it.
history-command-journal-begins = Impossible de reprendre à { $number } : le journal commence désormais à { $first }. Relisez d’abord les listes.
history-command-journal-ends = Impossible de reprendre à { $number } : le journal se termine à { $last }. Est-ce une autre base, ou une sauvegarde ?

## ItemCommandWords

item-command-add-list-option = Ajouter à cette liste (par défaut : la première)
item-command-create-option = Créer la liste si elle n’existe pas
item-command-add-j-s-o-n-option = Afficher les articles en JSON
item-command-done-store-option = Là où ils ont été achetés, s’ils n’ont pas de magasin
item-command-clear-store-option = Seulement ce qui vient d’être coché dans ce magasin
item-command-item-list-option = Utiliser cette liste (par défaut : la première)
item-command-create-needs-list = --create nécessite un nom : --create --list NOM.
item-command-adding = Ajout
item-command-no-currency = { $number } est compris en { $currency } : aucune devise n’est encore connue. Si c’en est une autre, écrivez-la : { $number }€.
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

## ListCommandWords

list-command-ls-all-option = Toutes les listes non archivées
list-command-ls-todo-option = Seulement ce qui n’est pas coché
list-command-ls-sort-option = Trier par own (votre ordre), name (nom), store (magasin) ou newest (derniers ajouts), sans les rayons
list-command-ls-group-option = Grouper par category (rayon) ou store (magasin), ou ne pas grouper (none)
list-command-ls-store-option = Ce qui s’achète dans un magasin ou n’importe où, dans l’ordre de ses rayons
list-command-ls-limit-option = Nombre maximal d’articles
list-command-ls-i-ds-option = Afficher l’identifiant devant chaque article
list-command-ls-format-option = Afficher chaque article selon un modèle, comme '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }', avec les champs de --json
list-command-ls-j-s-o-n-option = Afficher les articles en JSON, avec tous les champs
list-command-lists-all-option = Afficher aussi les listes archivées
list-command-lists-j-s-o-n-option = Afficher les listes en JSON, avec tous les champs
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
list-edit-not-a-budget = { QUOTED($text) } n’est pas un budget. Donnez un prix avec sa devise, comme 80€, ou none.

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

## NoteCommandWords

note-command-note-add-j-s-o-n-option = Afficher la note en JSON
note-command-note-tag-option = Seulement les notes avec ce tag
note-command-note-archive-option = Les notes archivées
note-command-note-trash-option = Les notes de la corbeille
note-command-note-sort-option = Trier par changed (modification), title (titre) ou created (création) ; les notes épinglées d’abord
note-command-notes-j-s-o-n-option = Afficher les notes en JSON, avec tous les champs
note-command-note-j-s-o-n-option = Afficher la note en JSON, avec tous les champs
note-command-note-title-option = Nouveau titre
note-command-note-allow-empty-option = Accepter une entrée standard vide, qui vide la note
note-command-note-append-option = Ajouter le texte à la fin, sur une nouvelle ligne
note-command-note-forever-option = Supprimer définitivement, sans passer par la corbeille
note-command-note-update-links-option = Changer aussi les liens vers elle
note-command-note-yes-option = Ne pas demander confirmation pour --forever
note-command-forever-needs-yes = --forever est irréversible. Sans terminal pour confirmer, ajoutez --yes.
note-command-nothing-deleted = Rien n’a été supprimé.
note-command-note-folders-option = Faire des dossiers des étiquettes
note-command-no-note-files = Il n’y a aucun fichier Markdown ou texte.
note-command-skipped-file = Ignoré : { $file } ({ $reason }).
# Why nothing was imported, and what to do: `fields` are the names of properties that a note doesn't have.
note-command-loses-properties = { $count } fichiers sur { $all } ont des propriétés que l’import ne conserve pas : { $fewJoined }. Rien n’a été importé. tote note mirror les conserve ; --yes importe sans elles.
note-command-note-import-yes-option = Importer même si des propriétés se perdent
note-command-note-discard-option = Supprimer ces textes
note-command-nothing-to-recover = Aucun éditeur n’a laissé de texte.
note-command-editor-is-open = { $file } est encore ouvert dans un éditeur. Fermez-le d’abord.
note-command-cannot-recover = { $file } n’est pas un texte. Rien n’a été fait.
note-command-discarded-text = Supprimé : { $file }
note-command-unchanged-text = Rien n’a été écrit dans { $file }
# It has a draft.
note-command-is-unsaved = { QUOTED($name) } est en cours d’écriture ; ce qui n’est pas encore enregistré est inclus.
note-command-recovered-text = { QUOTED($note) } a ce qui fut écrit dans l’éditeur
note-command-recovered-as-new = Le texte écrit est une nouvelle note, { QUOTED($note) }
note-command-note-watch-option = Continuer et suivre chaque modification
note-command-note-mirror-yes-option = Même si la plupart des notes ou fichiers disparaissent
note-command-cannot-mirror = { $path } : { $reason }. Ce qui a été fait reste ; relancez la commande.
# So many notes or files would go that it looks like a mistake.
note-command-mirror-loses-many = { $count } des { $all } notes de { $folder } disparaîtraient. Rien n’a été fait ; si c’est voulu, ajoutez --yes.
note-command-created-note = Note créée : { $name }
note-command-changed-note = Note modifiée : { $name }
note-command-trashed-note = Note mise à la corbeille : { $name }
note-command-pinned-note = Note épinglée : { QUOTED($name) }
note-command-unpinned-note = Note plus épinglée : { QUOTED($name) }
note-command-archived-note = Note archivée : { QUOTED($name) }
note-command-restored-note = Note restaurée : { QUOTED($name) }
note-command-renamed-note = { QUOTED($name) } devient { QUOTED($title) }
note-command-note-remove-alias-option = Retirer ces autres titres
note-command-alias-to-remove = Indiquez le titre à retirer.
note-command-no-aliases = { QUOTED($name) } n’a pas d’autre titre.
note-command-no-such-alias = { QUOTED($name) } n’a pas le titre { QUOTED($title) }.
note-command-links-to-nothing = { QUOTED($name) } ne renvoie à aucune note.
note-command-links-to-no-note = Aucune note ne s’appelle { QUOTED($title) }.
note-command-nothing-links = Aucune note ne renvoie à { QUOTED($name) }.
note-command-blank-title = Le titre est vide. Rien n’a été changé.
# A title with brackets, say.
note-command-cannot-be-linked = Aucun lien ne peut mener à un titre comme { QUOTED($title) }. Rien n’a été changé.
note-command-deleted-note = Note supprimée définitivement : { $name }
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

## PriceCommandWords

price-command-price-j-s-o-n-option = Afficher les achats en JSON, avec tous les champs
price-command-price-date-option = Donner un prix à ce qui a été acheté ce jour-là, par exemple 2026-01-31, même s’il en a déjà un
price-command-date-without-item = --date ne vaut que pour un article : précisez lequel.
price-command-no-purchase = Aucun achat de { QUOTED($item) } n’est connu le { $day }.
price-command-not-a-price = { QUOTED($text) } n’est pas un prix. Donnez-le avec sa devise, comme 1,20€.
price-command-price-does-not-fit = { $price } ne convient pas à la quantité de { QUOTED($item) }. Donnez le prix total de l’achat.
price-command-priced = { $item }, { $day } : { $price }
price-command-prices-j-s-o-n-option = Afficher les achats en JSON, avec tous les champs
price-command-spent-by-option = Additionner par week (semaine), month (mois), category (rayon), store (magasin) ou item (article) ; par défaut : month
price-command-spent-since-option = Seulement à partir de ce jour, par exemple 2026-01-31
price-command-spent-j-s-o-n-option = Afficher les totaux en JSON
# Before the last price, the lowest price and the cheapest shop.
price-command-last-price = dernier
price-command-lowest-price = le plus bas
price-command-cheapest-store = le moins cher
price-command-no-prices = Aucun prix connu pour { QUOTED($item) }. Cochez un article avec son prix pour le mémoriser.
price-command-nothing-spent = Aucune dépense sur cette période.
# Before the total.
price-command-total = total
price-command-not-a-date = { QUOTED($text) } n’est pas une date. Donnez l’année, le mois et le jour, comme 2026-01-31.

## SharingHelpWords

sharing-help-share-as-option = L’appeler NOM sur le serveur
sharing-help-share-join-option = Rejoindre une liste du serveur, ou les afficher toutes
sharing-help-share-j-s-o-n-option = Avec --join, l’afficher en JSON
sharing-help-delete-on-server-option = Supprimer aussi la liste du serveur
sharing-help-user-option = Votre nom sur le serveur
sharing-help-password-command-option = Lire le mot de passe sur la première ligne qu’écrit une commande
sharing-help-password-file-option = Lire le mot de passe sur la première ligne d’un fichier que vous seul pouvez lire
sharing-help-authorities-option = Se fier aux autorités de certification d’un fichier (PEM) au lieu de celles du système
sharing-help-sync-j-s-o-n-option = L’afficher en JSON
# `tote share` alone.
sharing-help-nothing-to-share = Indiquez la liste à partager, ou utilisez --join.
# `--json` without `--join`.
sharing-help-json-needs-join = N’utilisez --json qu’avec --join.
sharing-help-no-sync-program = tote-sync ne peut pas être lancé ({ $reason }). Installez-le pour partager des listes.
# `tote-sync` answered in a way that no matching version does.
sharing-help-strange-sync-program = tote-sync n’a pas répondu comme prévu. Installez la version qui va avec ce Tote.

## StapleCommandWords

staple-command-staples-show-option = Afficher les achats réguliers et leur date, sans rien ajouter
staple-command-staples-j-s-o-n-option = Afficher les articles en JSON, ou avec --show les achats réguliers
staple-command-no-staples = Aucun achat régulier. Pour commencer : tote repeat lait chaque semaine
# In place of a day: due, or the usual interval isn't known yet.
staple-command-is-due = à racheter
staple-command-due-is-unknown = après quelques achats
# An item and its new interval.
staple-command-repeats = { $item } : ajout automatique { $interval }
staple-command-no-longer-repeats = { $item } : plus d’ajout automatique
staple-command-does-not-repeat = { QUOTED($item) } n’est pas un achat régulier.
staple-command-not-an-interval = { QUOTED($text) } n’est pas un rythme. Par exemple : 10 jours, 3 semaines, 2 mois, habituel ou jamais.

## TransferWords

transfer-import-format-option = Format à lire (par défaut : selon l’extension)
transfer-import-list-option = Ajouter les articles à cette liste
transfer-merge-option = Fusionner les listes et les articles avec ceux du même nom
transfer-partial-option = Importer ce qui est lisible
transfer-export-format-option = Format à écrire (par défaut : md)
# For the progress bar, titles of edits and errors.
transfer-standard-input = entrée standard
transfer-importing = Importation : { $name }
transfer-exporting = Exportation
# What to do with a file that is no list.
transfer-import-as-note = Si c’est une note : tote note import { $file }
transfer-nothing-imported = Rien n’a été importé. --partial importe ce qui est lisible.
transfer-json-takes-no-list = Le JSON indique la liste de chaque article. N’utilisez pas --list.
transfer-nothing-new = Rien de nouveau : tout ce que contient { $name } est déjà là
transfer-notes-are-left-out = Seules les listes ont été exportées. --format json exporte aussi les notes.

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
# After a question: the answers, the default in capitals; and what else means yes, folded.
usage-yes-or-no = [o/N]
