## AppWords

# The title of the help.
app-keys = Raccourcis
# In the empty field of the help.
app-search-keys = saisissez pour chercher
# In the header, while changes are being written.
app-saving-now = enregistrement
app-unsaved = non enregistré
app-draft-saved = brouillon enregistré
app-opening-lists = Ouverture de vos listes…
# In the footer: replaces a damaged file by an empty list.
app-start-empty = repartir d’une liste vide
app-retry-loading = { KEY("database.retry") } pour réessayer, { KEY("database.quit") } pour quitter. Rien n’a été modifié.
app-nothing-to-undo = Rien à annuler.
app-nothing-to-redo = Rien à rétablir.
app-everything-is-saved = Tout est enregistré.
app-saved-again = Tout est de nouveau enregistré.
app-partly-saved-again = Ce qui avait échoué est enregistré ; le reste suit.
app-saving = Enregistrement…
app-paste-too-long = Le texte dépasse 16 Mo. Rien n’a été collé.
app-no-command = { $key } ne fait rien ici. { KEY("app.help") } pour voir les raccourcis.
app-set-aside = Le fichier endommagé est conservé sous { $path }.

## BuyAgainWords

buy-again = Racheter
# The headings of what is due, and of the rest.
buy-again-due-heading = À racheter
buy-again-not-due-heading = Tout le reste
# In the footer, after the key for more: a number does it too.
buy-again-more-or-digits = ou un nombre
buy-again-clear-search = effacer la recherche
buy-again-nothing-bought-yet = Rien pour l’instant. Ce que vous cochez est mémorisé et proposé ici.
buy-again-all-bought-is-on-list = Tout ce que vous avez déjà acheté est sur la liste.
# If less than usual is on the list.
buy-again-on-list = sur la liste : { $amount }
# If the amount on the list doesn't add up: fresh tomatoes besides cans.
buy-again-also-on-list = aussi sur la liste : { $amount }
# In the empty field of "Buy again".
buy-again-search-bought = saisissez pour chercher, @ pour un magasin
buy-again-forgot-purchase = Oublié : { $name }. { KEY("app.undo") } pour annuler.

## CommandTitles

command-show-tag = afficher ces notes
command-open-backlink = ouvrir
command-put-boxes-here = ajouter ici
command-buy-here = ajouter à la liste
command-enter-shop = choisir

## DetailsWords

# Before the day, the store and the price.
details-last-bought = Dernier achat
# Before the usual amount and interval.
details-usually = D’habitude
# Before how often.
details-bought-before = Acheté
# Before the recipes that it is for.
details-wanted-for = Pour
# Before the day when a staple is added again.
details-next-time = Prochain ajout
# Before the store whose last price is the lowest.
details-cheapest-now = Moins cher
# Before the lowest and the highest price.
details-price-over-time = Prix
# Before a price.
details-lowest = min.
details-highest = max.
# What will show here, for an item that was never bought.
details-nothing-bought-before = Pas encore acheté. Vous verrez ici où vous l’achetez, à quel rythme et à quel prix.
details-item-count = Articles
details-sum-of-prices = Total
details-without-price = Sans prix

## EditWords

# An edit of a later version.
edit-newer-edit = une modification faite par une version plus récente
edit-untitled = Sans titre

## ItemEditorWords

# In the empty field.
item-editor-adding-example = 2 kg de pommes
item-editor-category-example = #crémerie
# Below details filled in from the last purchase.
item-editor-as-last-time = Comme la dernière fois. Retour arrière pour l’effacer.
item-editor-add = Ajouter
item-editor-edit = Modifier
# In the footer while editing.
item-editor-save = enregistrer
item-editor-cancel = annuler
# Instead of a preview, when the line of an existing item is empty.
item-editor-enter-deletes = { KEY("itemEditor.commit") } pour supprimer. { KEY("app.undo") } pour annuler.
# Offers the text as a single quoted name.
item-editor-all-in-quotes = Plusieurs mots ? Entre guillemets : { $text }
# What Esc does to them.
item-editor-without = sans { $chip }
# A typed price that a later one replaces.
item-editor-replaced = { $price } au lieu de { $old }
# As short as possible: the item is on the list already.
item-editor-is-there = sur la liste
item-editor-edited-item-gone = Cet article a été supprimé ailleurs. { KEY("itemEditor.commit") } pour le rajouter.
# Details without a name.
# A number looks like a price, but no currency is known yet.
item-editor-which-currency = { $number } en { $currency } ? { KEY("itemEditor.commit") }, ou ajoutez €, £…
item-editor-nameless = Pour en faire un nom, saisissez "{ $text }".

## ListPickerWords

list-picker-all-lists = Toutes les listes
list-picker-new-list = Nouvelle liste
list-picker-rename-list = Renommer la liste
# The label of the field for a list's name, and the text of the empty field.
list-picker-name = Nom
list-picker-name-placeholder = Bricolage
list-picker-no-other-list = Il n’y a pas d’autre liste. { KEY("lists.new") } pour en créer une.
list-picker-restore-archived = restaurer
list-picker-move-here = déplacer ici
list-picker-to-new-list = vers une nouvelle liste

## ListWords

# The heading of ticked items.
list-basket = Dans le panier
# After "Sorted".
list-name-own = manuel
list-name-name = par nom
list-name-store = par magasin
list-name-newest = par date d’ajout
list-grouped-store = par magasin
list-grouped-none = sans rayons
list-lists = Listes
list-filter-placeholder = mots, @magasin, #rayon, >5€
# After the number of matches of a filter.
list-escape-shows-all = , { KEY("list.clearSelection") } pour tout afficher
list-select = sélectionner
list-select-all = tout
list-budget = budget
list-group = grouper
list-move = déplacer
list-clear-selection = désélectionner
list-show-all = tout afficher
list-items = { $count ->
    [one] { $count } article
   *[other] { $count } articles
}
list-found-for-other-stores = { $count } pour un autre magasin
list-is-not-understood = non reconnu
# What was spent today on cleared items, from a budget or in a store; the second is shorter.
list-spent-earlier = { $price } dépensés plus tôt
list-earlier = { $price } plus tôt
list-in-basket = { $price } dans le panier
# Beside a sum.
list-unpriced-count = { $count } sans prix
list-cheapest = le moins cher : { $store }, { $price }
# The visible lines.
list-range = { $first }–{ $last } sur { $count }
list-items-gone = Ces articles n’existent plus.
list-no-list-to-add-to = Il faut d’abord une liste. { KEY("lists.new") } pour en créer une.
list-cannot-move-while-filtered = Déplacement impossible avec un filtre. { KEY("list.clearSelection") } pour l’effacer.
list-item-gone = Article supprimé ailleurs : { $name }. { KEY("items.add") } pour le rajouter.
# A key for a single item, pressed while several are selected.
list-takes-one-item = { $key } vaut pour un seul article ; { $count } sont sélectionnés. { KEY("list.clearSelection") } pour désélectionner.
# How many merged with items on the list.
list-merged = { $count } ont été fusionnés avec des articles déjà présents.
list-filter-too-long = C’est trop long pour un filtre. Quelques mots suffisent.
list-no-item-here = Aucun article ici. { KEY("items.add") } pour en ajouter un.
# The cursor is on a heading.
list-is-heading = C’est un en-tête. { KEY("items.down") } pour aller à ses articles.
list-no-open-list = Aucune liste ouverte. { KEY("lists.new") } pour en créer une.

## NoteWords

note-no-links-to-rename = Aucun lien à renommer.
note-notes = Notes
# In the footer: opens it, like the trash.
note-archive = archives
note-trash = corbeille
note-all-notes = Toutes les notes
# A sentence.
note-sorted-notes-changed = Tri par modification, la plus récente d’abord.
note-sorted-notes-title = Tri par titre.
note-sorted-notes-created = Tri par création, la plus récente d’abord.
note-tags = Tags
# In the empty title.
note-title-placeholder = Titre
note-new-note = Nouvelle note
note-linked-from = Liens vers cette note
note-loading-notes = Chargement de vos notes…
note-retry-notes = { KEY("notes.retry") } pour réessayer.
note-empty-text = Écrivez ici, en Markdown, avec #tags et [[liens]].
note-search-placeholder = mots du titre ou du texte
# In the footer and the help of the trash.
note-delete-forever = supprimer définitivement
note-title-notes = Notes
note-title-archive = Archives
note-title-trash = Corbeille
note-notes-count = { $count ->
    [one] { $count } note
   *[other] { $count } notes
}
note-no-backlinks = Aucune note n’a de lien vers celle-ci.
note-no-tags = Aucun tag. Pour en créer un, écrivez un #mot dans une note.
# The note has no boxes; says how to write one.
note-no-box = Aucune case dans cette note. Commencez une ligne par « - [ ] » pour en créer une.
note-no-open-box = Aucune case non cochée dans cette note.
note-no-list-for-boxes = Il faut d’abord une liste.
note-notes-still-loading = Vos notes sont encore en cours de chargement.
note-trashed = Note mise à la corbeille pour 30 jours. { KEY("app.undo") } pour annuler.
note-restored = Note restaurée.
note-merged = Note enregistrée, avec les modifications faites ailleurs.
note-kept-both = Ces lignes ont aussi été modifiées ailleurs. Les deux versions sont dans la note, entre ▼ et ▲.
note-copied-text = Copié.
note-copied-address = Copié : { $address }.
note-opening-address = Ouverture de { $address }.
# Asks to press the key again.
note-delete-for-ever = Appuyez encore sur { KEY("notes.delete") } pour supprimer définitivement « { $name } ». C’est irréversible.

## PaletteWords

palette-commands = Commandes
palette-search-commands = saisissez une commande, liste, note ou réglage
palette-list-kind = liste
palette-store-kind = magasin
palette-note-kind = note
palette-setting-kind = réglage
palette-current-setting-kind = réglage actuel
palette-is-only-explained = Cette ligne explique ce qu’on peut saisir ; ce n’est pas une commande.
palette-next-time = La prochaine fois : { $key }

## PastePreviewWords

paste-preview-no-pasted-line = Seules les lignes collées peuvent être modifiées ici.
# The label of the field for servings.
paste-preview-servings = Portions
paste-preview-no-list-to-paste-to = Il faut d’abord une liste. { KEY("itemEditor.close") }, puis { KEY("lists.new") } pour en créer une.

## SettingsWords

# After the first problem.
settings-more-settings-problems = Et { $count } de plus : tote config
# Written to the file, but this variable or option says otherwise.
settings-overridden = { $setting } est enregistré, mais { $name } l’emporte tant qu’il est défini.
settings-not-written = Les réglages n’ont pas été enregistrés : { $reason }.

## SharingWords

# In the header, in a word or two.
sharing-shared-list = partagée
sharing-others-changed = autres : { $changes }
# Where to get an account: on the command line.
sharing-log-in-first = Pour partager des listes, lancez d’abord tote sync login URL --user NOM en ligne de commande.
sharing-join-list = Listes du serveur
sharing-join = rejoindre
sharing-ask-again = actualiser
sharing-asking-server = Interrogation du serveur…
sharing-nothing-to-join = Le serveur n’a aucune liste qui ne soit déjà ici.
sharing-on-list = { $list } : { $text }
sharing-reading-log = Lecture du journal…
sharing-nothing-happened = Il ne s’est encore rien passé.
sharing-of-all-lists = toutes les listes

## ShellWords

# The parts of an added line and where they may go.
shell-adding-pattern = [quantité][unité] nom [#rayon] [@magasin] [prix] [!note]
# The list made on the first run.
shell-first-list = Courses
# The price of what isn't ticked.
shell-to-pay = { $price } à payer
# What a setting does.
shell-meaning-language = La langue de l’application et des messages (auto : celle du système).
shell-meaning-theme = Les couleurs de l’application (auto : selon le terminal).
shell-meaning-currency = La devise des prix sans symbole (auto : celle de la liste ou de votre pays).
shell-meaning-first-weekday = Le premier jour de la semaine, pour les dépenses par semaine.
shell-meaning-dates = L’écriture des dates : comme dans votre langue, ou 2026-11-26 (iso).
shell-meaning-fractions = Écrire ½ tasse plutôt que 0,5 tasse.
shell-meaning-mouse = Utiliser la souris dans l’application ; sinon, le terminal sélectionne du texte comme d’habitude.
shell-meaning-start-tab = L’onglet sur lequel s’ouvre l’application.
shell-meaning-default-list = La liste sur laquelle s’ouvre l’application, et celle des commandes (vide : la dernière ouverte).
shell-meaning-default-store = Le magasin proposé en premier (vide : celui où il reste le plus à acheter).
shell-meaning-group = Le regroupement des listes que vous n’avez pas regroupées vous-même.
shell-meaning-sort = Le tri des listes que vous n’avez pas triées vous-même.
shell-meaning-sidebar = Afficher toutes les listes à gauche des écrans larges.
shell-meaning-details = Afficher les détails à droite des écrans larges.
shell-meaning-basket-bar = Afficher une barre de ce qui est coché dans une liste.
shell-meaning-hints = S’il y a en bas une ligne de touches (few) ou deux (more).
shell-meaning-linear = Si l’écran est dessiné pour un lecteur d’écran : sans cadres, une chose sous l’autre (au prochain démarrage).
shell-meaning-editor = La commande qui édite les notes et les réglages (vide : $VISUAL, $EDITOR ou vi).
shell-meaning-browser = La commande qui ouvre les liens des notes (vide : $BROWSER ou celle du bureau).
shell-meaning-sync-interval = Le nombre de minutes entre deux synchronisations des listes partagées, application ouverte.
shell-meaning-backups = Le nombre de sauvegardes de chaque sorte à conserver.
shell-meaning-record-crashes = Si ce qui est fait dans l’application est gardé dans un fichier quand elle plante, pour tote replay.
shell-meaning-preset = Les touches d’un autre programme.

## ShopWords

shop-which-shop = Quel magasin ?
# The heading of what can be bought anywhere.
shop-any-shop = N’importe quel magasin
# Above what this shop never sold and another always did.
shop-elsewhere = Ailleurs
# In the footer: the store doesn't have it.
shop-not-here = pas ici
# The row that leaves the current shop, and the mark of that shop.
shop-leave = Quitter { $shop }
shop-you-are-here = vous y êtes
shop-enter-new-shop = nouveau magasin
shop-type-shop = saisissez un magasin
shop-no-shop-yet = Aucun magasin pour l’instant. Saisissez un nom.
shop-leave-shop = quitter
shop-to-shop = magasin
shop-to-aisle = rayon
# On a heading: ticks everything below it, or goes there.
shop-tick-all = tout cocher
shop-to-items = articles
# Before the name of the next item.
shop-next-item = Ensuite :
shop-left-shop = Vous avez quitté le magasin ({ $shop }). { KEY("list.shop") } pour en choisir un.
# Nothing is left to buy there, though maybe elsewhere.
shop-all-in-basket = { $shop } : tout est dans le panier.
# In the footer: removes what was bought there.
shop-clear-basket = vider le panier
# For moving an item in the basket.
shop-basket-stands-as-ticked = En magasin, le dernier article coché est en tête du panier.

## SpendingWords

spending-failed = Impossible de lire vos achats.
spending-retry-spending = { KEY("spending.retry") } pour réessayer.
# Headings of the parts.
spending-this-month = Ce mois-ci
spending-budgets = Budgets du mois
spending-months = Mois par mois
spending-categories = Par rayon
spending-stores = Par magasin
spending-items = Par article
spending-unpriced = Sans prix
# `10 of 23`, `€9.50 of €80.00`.
spending-part = { $part } sur { $whole }
spending-name-month = ce mois-ci
spending-name-quarter = 3 derniers mois
spending-name-year = 12 derniers mois
spending-name-all = depuis le début
spending-nothing-spent-then = Aucun achat avec un prix sur cette période.
# The field for what a purchase has cost; the labels from the longest to the shortest.
spending-price-title = Prix : { $item }
spending-price-examples = 1,20 € en tout, ou 3 €/kg
spending-not-a-price = Non reconnu. Donnez un prix avec sa devise, comme 1,20 €.

## StepWords

# `nil` for what a version wrote that didn't say which program it was.
step-name-app = application
step-name-command-line = ligne de commande
step-name-sync = tote-sync
step-name-none = version antérieure
step-undoing = annulation : { $title }
step-redoing = rétablissement : { $title }
# A change without a title that can't be undone.
step-other-change = une autre modification
step-notes-deleted-for-ever = suppression définitive de notes
step-is-undone = annulé
# Of the step that `undo` undoes.
step-is-next = prochain à annuler
# The title of the list of steps.
step-steps-title = Historique
# What choosing one does.
step-undo-step = annuler cette étape
step-reading-steps = Lecture de ce qui a été fait…
# After a step was undone by itself.
step-undid-step = Annulé : { $title }. { KEY("app.undo") } pour revenir en arrière.
step-no-steps-yet = Rien n’a encore été fait.

## TourWords

tour-ended = La visite est finie. { KEY("app.help") } pour afficher les raccourcis à tout moment.
tour-text-add = pour ajouter : saisissez « 2 kg de pommes », puis { KEY("itemEditor.commit") } et { KEY("itemEditor.close") }
tour-text-tick = pour cocher ce qui est dans le panier ; encore pour décocher
tour-text-delete = pour supprimer un article, tout de suite et sans confirmation
tour-text-undo = pour annuler : tout s’annule, même après avoir quitté
tour-text-help = pour voir tous les autres raccourcis

## ValueEditorWords

# Labels of the fields below, if their titles don't fit.
value-editor-repeat-label = Rythme
# The title of the field for an interval, with examples, and the word for none.
value-editor-repeat-title = Ajout automatique : { $item }
value-editor-interval-examples = 10 jours, 3 semaines, habituel, jamais
value-editor-never = jamais
# What counts against it.
value-editor-budget-scope = la liste et les achats des 12 dernières heures
value-editor-budget-example = 80 €, vide : aucun
# After `repeats`, for a new staple.
value-editor-changes-repetition = { KEY("items.staple") } pour changer le rythme.
value-editor-not-an-interval = Non reconnu. Par exemple : 10 jours, 3 semaines, habituel ou jamais.
value-editor-not-a-budget = Non reconnu. Donnez un prix avec sa devise, comme 80 €.

## CommandTitles: the groups, then what each command does, by its id in settings

title-items = Articles
title-moving = Navigation
title-showing = Affichage
title-lists = Listes
title-notes = Notes
title-reading = Lecture
title-program = Application
title-spending = Dépenses

title-items-tick = cocher
title-items-add = ajouter
title-items-addAbove = ajouter avant
title-items-edit = modifier
title-items-note = ouvrir sa note
title-items-staple = achat régulier ; encore : changer le rythme
title-items-repeat = répéter après quelques jours, semaines ou mois
title-items-category = changer de rayon
title-items-price = donner le prix
title-items-store = changer de magasin
title-items-delete = supprimer
title-items-clearTicked = retirer les cochés
title-items-moveDown = déplacer vers le bas
title-items-moveUp = déplacer vers le haut
title-items-select = sélectionner un par un
title-items-selectRange = sélectionner une plage
title-items-selectAll = tout sélectionner, ou rien
title-items-copy = copier
title-items-copyAll = copier toute la liste
title-items-moveToList = déplacer vers une autre liste
title-items-down = bas
title-items-up = haut
title-items-first = début
title-items-last = fin
title-items-nextHeading = rayon suivant
title-items-previousHeading = rayon précédent
title-items-halfPageDown = demi-page vers le bas
title-items-halfPageUp = demi-page vers le haut
title-items-pageDown = page suivante
title-items-pageUp = page précédente
title-list-filter = filtrer
title-list-sort = trier
title-list-group = grouper par rayon ou magasin
title-list-clearSelection = effacer sélection ou filtre
title-lists-next = liste suivante
title-lists-previous = liste précédente
title-lists-all = toutes les listes
title-lists-new = nouvelle liste
title-lists-rename = renommer la liste
title-lists-duplicate = dupliquer la liste
title-lists-budget = fixer le budget
title-lists-archive = archiver la liste
title-lists-delete = supprimer la liste
title-items-buyAgain = racheter
title-list-shop = courses en magasin

title-filter-keep = vers la liste
title-filter-down = suivant
title-filter-up = précédent
title-filter-pageDown = page suivante
title-filter-pageUp = page précédente
title-filter-clear = tout afficher

title-itemEditor-commit = ajouter
title-itemEditor-complete = compléter
title-itemEditor-nextSuggestion = suggestion suivante
title-itemEditor-previousSuggestion = suggestion précédente
title-itemEditor-close = terminer

title-field-commit = enregistrer
title-field-close = annuler

title-paste-commit = ajouter
title-paste-toggle = inclure ou écarter
title-paste-more = plus
title-paste-fewer = moins
title-paste-down = bas
title-paste-up = haut
title-paste-pageDown = page suivante
title-paste-pageUp = page précédente
title-paste-first = début
title-paste-last = fin
title-paste-edit = modifier
title-paste-keepLine = garder
title-paste-leaveLine = laisser tel quel
title-paste-close = annuler

title-listPicker-choose = ouvrir
title-listPicker-new = nouvelle
title-listPicker-delete = supprimer
title-listPicker-rename = renommer
title-listPicker-archive = archiver
title-listPicker-duplicate = dupliquer
title-listPicker-budget = budget
title-listPicker-share = partager
title-listPicker-leave = ne plus partager
title-listPicker-join = rejoindre
title-listPicker-log = journal
title-listPicker-moveDown = déplacer vers le bas
title-listPicker-moveUp = déplacer vers le haut
title-listPicker-down = bas
title-listPicker-up = haut
title-listPicker-pageDown = page suivante
title-listPicker-pageUp = page précédente
title-listPicker-first = début
title-listPicker-last = fin
title-listPicker-close = fermer

title-buyAgain-select = sélectionner
title-buyAgain-selectAll = sélectionner le nécessaire, puis tout
title-buyAgain-more = plus
title-buyAgain-less = moins
title-buyAgain-forget = oublier

title-picker-down = suivant
title-picker-up = précédent
title-picker-pageDown = page suivante
title-picker-pageUp = page précédente
title-picker-close = fermer

title-searchPicker-down = suivant
title-searchPicker-up = précédent
title-searchPicker-pageDown = page suivante
title-searchPicker-pageUp = page précédente
title-searchPicker-close = fermer

title-notes-open = ouvrir
title-notes-new = nouvelle
title-notes-today = note du jour
title-notes-edit = modifier
title-notes-editOutside = modifier dans $EDITOR
title-notes-delete = supprimer
title-notes-pin = épingler
title-notes-archive = archiver, restaurer
title-notes-renameLinks = renommer aussi les liens
title-notes-sendBoxes = envoyer à une liste
title-notes-restore = restaurer
title-notes-emptyTrash = vider la corbeille
title-notes-down = bas
title-notes-up = haut
title-notes-first = début
title-notes-last = fin
title-notes-pageDown = page suivante
title-notes-pageUp = page précédente
title-notes-search = rechercher
title-notes-tags = tags
title-notes-sort = trier par titre, création ou modification
title-notes-nextFolder = archives, corbeille, notes
title-notes-previousFolder = dossier précédent
title-notes-showMore = effacer recherche ou tag ; revenir aux notes

title-noteSearch-keep = vers la liste
title-noteSearch-down = suivant
title-noteSearch-up = précédent
title-noteSearch-clear = tout afficher

title-notes-retry = réessayer

title-reader-edit = modifier
title-reader-close = retour
title-reader-tick = cocher
title-reader-follow = suivre le lien
title-reader-copyLine = copier la ligne
title-reader-copy = copier la note
title-reader-backlinks = liens vers cette note
title-reader-editOutside = modifier dans $EDITOR
title-reader-sendBoxes = envoyer à une liste
title-reader-pin = épingler
title-reader-archive = archiver, restaurer
title-reader-renameLinks = renommer aussi les liens
title-reader-down = bas
title-reader-up = haut
title-reader-nextStop = case ou lien suivant
title-reader-previousStop = case ou lien précédent
title-reader-find = chercher dans la note
title-reader-findNext = occurrence suivante
title-reader-findPrevious = occurrence précédente
title-reader-delete = supprimer
title-reader-pageDown = page suivante
title-reader-pageUp = page précédente
title-reader-first = début
title-reader-last = fin

title-editor-toText = aller au texte
title-editor-toTitle = aller au titre
title-editor-endLine = à la ligne
title-editor-completeLink = compléter le lien
title-editor-completeTag = compléter l’étiquette
title-editor-nextChoice = choix suivant
title-editor-previousChoice = choix précédent
title-editor-copy = copier
title-editor-cut = couper
title-editor-paste = coller
title-editor-selectAll = tout sélectionner
title-editor-undo = annuler
title-editor-redo = rétablir
title-editor-save = enregistrer
title-editor-close = terminer

title-spending-open = voir les achats
title-spending-close = retour
title-spending-price = indiquer le prix
title-spending-left = gauche
title-spending-right = droite
title-spending-period = période
title-spending-down = bas
title-spending-up = haut
title-spending-halfPageDown = demi-page vers le bas
title-spending-halfPageUp = demi-page vers le haut
title-spending-pageDown = page suivante
title-spending-pageUp = page précédente
title-spending-first = début
title-spending-last = fin
title-spending-retry = réessayer

title-sharingLog-accept = supprimer ici aussi
title-sharingLog-keep = garder
title-sharingLog-scope = une liste ou toutes
title-sharingLog-retry = réessayer
title-sharingLog-down = bas
title-sharingLog-up = haut
title-sharingLog-pageDown = page suivante
title-sharingLog-pageUp = page précédente
title-sharingLog-first = début
title-sharingLog-last = fin
title-sharingLog-close = fermer

title-app-undo = annuler
title-app-redo = rétablir
title-app-history = historique des étapes
title-app-quit = quitter
title-app-leave = quitter
title-app-save = enregistrer maintenant
title-app-suspend = suspendre
title-app-help = aide
title-app-palette = toutes les commandes
title-app-paletteAnywhere = toutes les commandes, même en saisissant
title-tour-end = terminer la visite
title-database-quit = quitter

title-palette-choose = exécuter
title-palette-close = fermer
title-palette-closeHelp = fermer
title-palette-down = bas
title-palette-up = haut
title-palette-pageDown = page suivante
title-palette-pageUp = page précédente
title-palette-halfPageDown = demi-page vers le bas
title-palette-halfPageUp = demi-page vers le haut
title-palette-first = début
title-palette-last = fin
title-palette-tour = refaire la visite

title-database-retry = réessayer
