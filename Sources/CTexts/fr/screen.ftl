## AppWords

# The title of the help.
app-keys = Raccourcis
# In the empty field of the help.
app-search-keys = mot à chercher
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
app-partly-saved-again = L’enregistrement fonctionne de nouveau ; les autres modifications suivent.
app-saving = Enregistrement…
app-paste-too-long = Le texte dépasse 16 Mo. Rien n’a été collé.
app-no-command = { $key } ne fait rien ici. { KEY("app.help") } pour voir les raccourcis.
app-set-aside = Le fichier endommagé est conservé sous { $path }.
# In the footer: replaces it by a backup.
app-restore = ouvrir la sauvegarde du { $day }
# What to do about a damaged file: two keys, and the day of the backup.
app-ways-out = { $restore } pour ouvrir la sauvegarde du { $day }, { $empty } pour repartir d’une liste vide. Le fichier endommagé est conservé sous un autre nom.
app-ways-out-without-backup = Il n’y a pas de sauvegarde ; { $empty } pour repartir d’une liste vide. Le fichier endommagé est conservé sous un autre nom.
app-note-not-found = Cette note n’existe plus : elle a été supprimée ailleurs.
app-note-not-saved-full = La note n’est pas enregistrée. Le disque est plein.
# Why, as a sentence.
app-note-not-saved = La note n’est pas enregistrée. { $reason }
app-notes-not-read = Impossible de lire les notes. { $reason }
# Why, as a sentence.
app-not-saved = ✕ Non enregistré. { $reason }
# The file with the only copy of a text.
app-text-is-in = Votre texte est dans { $file }.
# After “app-note-not-found”, for a note that is being written.
app-note-saves-as-new = { KEY("editor.close") } pour en faire une nouvelle note.
# After “app-note-not-saved”, for a note that is being written.
app-note-tries-again = { KEY("editor.close") } pour réessayer, { KEY("app.leave") } pour quitter sans enregistrer.
app-unsaved-changes = { $count ->
    [one] { $count } modification non enregistrée
   *[other] { $count } modifications non enregistrées
}. { KEY("app.save") } pour réessayer, { KEY("app.quit") } pour quitter sans enregistrer.
# What was done, such as “adding milk”.
app-undid = Annulé : { $title }. { KEY("app.redo") } pour rétablir.
app-undid-on-list = Annulé : { $title }, liste « { $list } ». { KEY("app.redo") } pour rétablir.
# What was done, such as “adding milk”.
app-redid = Rétabli : { $title }.
app-redid-on-list = Rétabli : { $title }, liste « { $list } ».
# Why, as a sentence.
app-back-up-failed = La sauvegarde du jour a échoué. { $reason }
# Keys as on the keyboards where the language is spoken; the others are as in English.
app-key-names =
    space = Espace
    enter = Entrée
    esc = Échap
    backspace = Retour arrière
    delete = Suppr
    insert = Inser
    shift = Maj
    home = Début
    end = Fin
    pgup = Page préc.
    pgdn = Page suiv.
    up = Haut
    down = Bas
    left = Gauche
    right = Droite

## AgendaWords

# The title of what is due today.
agenda-title = Aujourd’hui
# Headings: the tasks of earlier days, those of today, the lists.
agenda-overdue = En retard
agenda-today = Aujourd’hui
agenda-home = À finir bientôt
agenda-lists = Listes
# Behind what there is to eat today.
agenda-meal = repas
# The note whose title is today's date, and beside it that there is none.
agenda-day-note = note du jour
agenda-no-day-note = pas encore écrite
agenda-reading = lecture de vos notes…
agenda-nothing-to-tick = Seules les tâches et les notes peuvent être cochées ici. { KEY("agenda.open") } ouvre cette ligne.
# Beside a list: the staples that are due and not on it yet.
agenda-due = à racheter : { $items }
agenda-to-buy = { $count ->
    [one] { $count } article à acheter
   *[other] { $count } articles à acheter
}

## MealWords

# A day: “Monday, 30 Nov”.
meals-weekday = { $weekday } { $day }
# The title of a week, with its first and its last day.
meals-title = Repas, { $first } – { $last }
meals-this-week = cette semaine
meals-next-week = la semaine prochaine
meals-last-week = la semaine dernière
meals-empty = Rien n’est encore prévu : { KEY("meals.add") } prévoit un repas, { KEY("meals.copy") } copie la semaine d’avant.
meals-empty-day = { $day } : rien de prévu
# Behind a meal whose ingredients were added to a list.
meals-on-list = dans « { $list } »
# The title of what asks for a meal.
meals-on = { $day } : qu’y a-t-il à manger ?
# In the empty field.
meals-type = une recette, ou autre chose : soupe pour 6
meals-no-recipes = Aucune note n’a encore d’ingrédients. Écrivez ce qu’il y a à manger.
meals-as-typed = « { $text } », sans recette
# What Enter does.
meals-plan = prévoir
meals-servings = Pour combien ? Vide : pour autant que le dit la recette.
meals-no-servings = « { $text } » n’est pas un nombre de parts.
meals-nothing-here = Rien n’est prévu ici. { KEY("meals.add") } prévoit un repas.
meals-no-recipe = « { $dish } » n’est pas une recette. { KEY("meals.note") } permet de changer la note.
meals-nothing-to-send = Ces jours n’ont aucune recette avec quelque chose à acheter.
meals-nothing-to-copy = Rien n’est prévu pour la semaine du { $day }.
meals-no-free-day = Chaque jour qui avait des repas la semaine d’avant en a déjà.
meals-copied = { $count ->
    [one] { $count } repas copié
   *[other] { $count } repas copiés
} de la semaine d’avant : { $days }.
meals-no-note = Cette semaine n’a pas encore de note. { KEY("meals.add") } la commence.
meals-changed = Ce repas vient d’être modifié ailleurs.

## BuyAgainWords

buy-again = Racheter
# The headings of what is due, and of the rest.
buy-again-due-heading = À racheter
buy-again-not-due-heading = Tout le reste
# In the footer, after the key for more: a number does it too.
buy-again-more-or-digits = ou un nombre
buy-again-clear-search = effacer la recherche
buy-again-nothing-bought-yet = Rien pour l’instant. Ce que vous cochez sera proposé ici.
buy-again-all-bought-is-on-list = Tout ce que vous avez déjà acheté est sur la liste.
# If less than usual is on the list.
buy-again-on-list = sur la liste : { $amount }
# If the amount on the list doesn't add up: fresh tomatoes besides cans.
buy-again-also-on-list = aussi sur la liste : { $amount }
# In the empty field of "Buy again".
buy-again-search-bought = mot à chercher, @ pour un magasin
buy-again-forgot-purchase = « { $name } » ne sera plus proposé. { KEY("app.undo") } pour annuler.
# In the footer: adds the selected items, or the one under the cursor.
buy-again-add = ajouter
    .and-close = ajouter et fermer
buy-again-add-some = ajouter { $count }
    .and-close = ajouter { $count } et fermer
# In the footer, next to the key that selects: how many it would select.
buy-again-select-due = sélectionner { $count } à racheter
    .short = { $count } à racheter
buy-again-select = sélectionner { $count }
# All but those needed later and those that only recipes needed.
buy-again-select-others = { buy-again-select } (sauf { $rest })
# Of these two, or one of them, is what “buy-again-select-others” leaves out.
buy-again-due-later = { $count } pour plus tard
buy-again-for-recipes = { $count } de recettes
buy-again-select-all = tout sélectionner ({ $count })
    .short = tout ({ $count })
buy-again-select-none = tout désélectionner
    .short = rien
# A search for something that is on the list, and so isn't offered.
buy-again-is-on-list = « { $name } » est déjà sur la liste.
buy-again-days-ago = { $count ->
    [0] aujourd’hui
    [1] hier
   *[other] il y a { $count } jours
}

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
details-every-days = { $count ->
    [one] tous les jours
   *[other] tous les { $count } jours
}
details-times = { $count ->
    [one] une fois
   *[other] { $count } fois
}
# A price that has never changed.
details-same-since = inchangé depuis le { $day }

## EditWords

# An edit of a later version.
edit-newer-edit = une modification faite par une version plus récente
edit-untitled = Sans titre
# With the noun before the name: no name asks for an elision.
edit-of-items = { $subject ->
    [one] de l’article « { $name } »
   *[several] de { list-items }
}
# What was done, as a noun after “Undid:”.
edit-add-items = ajout { edit-of-items }
edit-edit-item = modification de l’article « { $name } »
edit-tick-items = { $subject ->
    [one] « { $name } » coché
   *[several] { list-items } { $count ->
        [one] coché
       *[other] cochés
    }
}
edit-untick-items = { $subject ->
    [one] « { $name } » décoché
   *[several] { list-items } { $count ->
        [one] décoché
       *[other] décochés
    }
}
edit-move-item = déplacement de l’article « { $name } »
edit-move-items = déplacement { edit-of-items } vers « { $list } »
edit-categorize-items = passage { edit-of-items } au rayon { $category }
edit-delete-items = suppression { edit-of-items }
edit-repeat-item = réglage de l’ajout automatique de l’article « { $name } »
edit-add-staples = ajout automatique { edit-of-items }
edit-keep-at-home = rangement à la maison { edit-of-items }
edit-use-up = fin { edit-of-items }
edit-cook = cuisine de la recette « { $name } »
edit-plan-meals = { $subject ->
    [one] prévision de « { $name } »
   *[several] prévision de { $count } repas
}
edit-unplan-meal = retrait de « { $name } » de la semaine
edit-forget-purchase = retrait de l’article « { $name } » des suggestions
edit-price-purchase = ajout du prix de l’article « { $name } »
edit-clear-items = { $subject ->
    [one] retrait de l’article « { $name } »
   *[several] retrait de { $count } articles cochés
}
edit-create-list = création de la liste « { $name } »
edit-rename-list = renommage de la liste « { $name } »
edit-duplicate-list = duplication de la liste « { $name } »
edit-archive-list = archivage de la liste « { $name } »
edit-unarchive-list = restauration de la liste « { $name } »
edit-delete-list = suppression de la liste « { $name } »
edit-set-budget = modification du budget de la liste « { $name } »
edit-order-lists = réorganisation des listes
edit-order-aisles = réorganisation des rayons ({ $name })
edit-create-note = création de la note « { $name } »
edit-edit-note = modification de la note « { $name } »
edit-tick-box = case cochée ou décochée dans la note « { $name } »
edit-pin-note = épinglage de la note « { $name } »
edit-unpin-note = désépinglage de la note « { $name } »
edit-archive-note = archivage de la note « { $name } »
edit-restore-note = restauration de la note « { $name } »
edit-trash-notes = { $subject ->
    [one] mise à la corbeille de la note « { $name } »
   *[several] mise à la corbeille de { note-notes-count }
}
edit-rename-links = renommage des liens vers « { $name } »
edit-rename-tag = renommage de #{ $tag }
edit-move-notes = { $subject ->
    [one] déplacement de la note « { $name } » vers { $folder }
   *[several] déplacement de { note-notes-count } vers { $folder }
}
edit-rename-folder = renommage du dossier { $folder }
edit-attach-note = rattachement de la note « { $name } » à l’article « { $item } »
edit-import-file = importation de « { $file } »
edit-import-input = importation de l’entrée standard
edit-repair = réparation de la base de données
edit-undo-step = annulation : { $name }
# Of several additions at once: how many; the first that is shown says of what.
edit-counted = { $first ->
    [yes] { list-items }
   *[no] { $count }
}
edit-added-new = ajout de { edit-counted }
edit-added-updated = mise à jour de { edit-counted }
edit-added-put-back = retour de { edit-counted } sur la liste
edit-added-joined = { $before }, { $next }
edit-added-ended = { $before } et { $next }

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
# While something is typed: Esc drops it.
item-editor-discard = abandonner
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
item-editor-edited-item-gone = Cet article a été supprimé ailleurs. { KEY("itemEditor.commit") } pour l’ajouter de nouveau.
# Details without a name.
# A number looks like a price, but no currency is known yet.
item-editor-which-currency = { $number } en { $currency } ? { KEY("itemEditor.commit") }, ou ajoutez €, £…
item-editor-unknown-currency = { $currency } n’est pas une devise connue
item-editor-nameless = Pour en faire un nom, saisissez "{ $text }".
# What can be typed; the longest that fits is shown.
item-editor-grammar = quantité, nom, #rayon, @magasin, +personne, 1,99 € ou 0,45 €/x – ordre libre, puis !note
    .shorter = quantité, nom, #rayon, @magasin, 1,99 € – ordre libre, puis !note
    .shortest = 2 kg nom #rayon @Lidl 1,99 € !note
# Help: the heading, then what is typed and what it means. Keep the “ = ”.
item-editor-adding-help =
    Ajout d’un article
    2 kg de pommes = une quantité : kg, l, tasses, boîtes, paquets…
    yaourts x3 = le nombre voulu
    #crémerie = un rayon, connu ou nouveau
    @Lidl = un magasin
    +Léa = pour qui c’est
    1,99 € = un prix
    0,45 €/x = le prix à la pièce ; ou bien 2,50 €/kg
    !bien mûres = une note, jusqu’à la fin de la ligne
    "7 up" = entre guillemets, un nom tel quel
    #"Pour bébé" = en plusieurs mots, comme @"Grand Frais"
item-editor-categorize = Rayon : { list-summary }
item-editor-add-beside = Ajouter { $above ->
    [yes] avant
   *[no] après
} « { $name } »
item-editor-new-category = Nouveau rayon : { $category }
item-editor-new-category-in-line = Nouveau rayon : { $category }. En plusieurs mots : #"Pour bébé"
# The store and the category that all lines share.
item-editor-keeps = { KEY("itemEditor.commit") } pour mettre { $marks } sur tous les ajouts suivants.
item-editor-drops = { KEY("itemEditor.commit") } pour ne plus mettre { $mark }.
item-editor-type-category = Saisissez un rayon (vide : aucune modification)
    .short = Saisissez un rayon
item-editor-name-missing = Pas encore de nom. Si c’en est un, mettez-le entre guillemets.
    .short = Pas encore de nom
# What happens to an item that is met on the list.
item-editor-met-sum = sur la liste : { $old } → { $sum }
item-editor-met-first-amount = sur la liste : sans quantité → { $sum }
item-editor-met-ticked = dans le panier : revient sur la liste
item-editor-met-same = déjà sur la liste
item-editor-met-changed = sur la liste, désormais : { $changes }
item-editor-met-apart = aussi sur la liste : { $beside }
# What was done with a line.
item-editor-done-new = « { $name } » ajouté ({ $category }).
item-editor-done-apart = « { $name } » ajouté ({ $category }). Aussi sur la liste : { $beside }.
item-editor-done-sum = { $name } : { $old } → { $sum }.
item-editor-done-first-amount = { $name } : sans quantité → { $sum }.
item-editor-done-ticked = « { $name } » est de nouveau sur la liste.
item-editor-done-same = « { $name } » est déjà sur la liste.
item-editor-done-changed = « { $name } » est déjà sur la liste, désormais : { $changes }.
# Parts of one sentence.
item-editor-added-new = { edit-counted } { $count ->
    [one] ajouté
   *[other] ajoutés
}
item-editor-added-updated = { edit-counted } mis à jour
item-editor-added-put-back = { edit-counted } remis sur la liste
item-editor-added-there = { edit-counted } déjà sur la liste
item-editor-added-joined = { $before }, { $next }

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
# After the name of a list.
list-picker-archived = archivée
# The title of the list of lists.
list-picker-move-to = { $count ->
    [one] Déplacer « { $name } » vers
   *[other] Déplacer { list-items } vers
}
list-picker-move-it-to = Déplacer l’article vers
list-picker-renamed-list-gone = Cette liste a été supprimée ailleurs. { KEY("field.commit") } pour en créer une nouvelle.
list-picker-name-list-to-add = Aucune liste pour « { $item } ». Nommez-en une ; { KEY("field.close") } pour revenir à la saisie.
list-picker-deleted = Liste « { $list } » supprimée{ $count ->
    [0] { "" }
    [one] { "" } avec son article
   *[other] { "" } avec ses { $count } articles
}. { KEY("app.undo") } pour annuler.
list-picker-duplicated = Liste « { $list } » dupliquée ; rien n’est coché. { KEY("lists.rename") } pour renommer la copie.
list-picker-archived-list = Liste « { $list } » archivée. { KEY("lists.all") } pour la revoir, { KEY("app.undo") } pour annuler.
list-picker-restored = Liste « { $list } » restaurée.
list-picker-name-taken-in-archive = Il existe déjà une liste archivée « { $list } ». { KEY("lists.all") } pour la voir.
list-picker-name-taken = Il existe déjà une liste « { $list } ».
list-picker-list-gone = La liste « { $list } » a été { $deleted ->
    [yes] supprimée
   *[no] archivée
} ailleurs.

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
list-filter-placeholder = mots, @magasin, +personne, #rayon, >5€
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
list-spent-earlier = déjà dépensé : { $price }
list-earlier = déjà { $price }
list-in-basket = { $price } dans le panier
# Beside a sum.
list-unpriced-count = { $count } sans prix
list-cheapest = le moins cher : { $store }, { $price }
# The visible lines.
list-range = { $first }–{ $last } sur { $count }
list-items-gone = Ces articles n’existent plus.
list-no-list-to-add-to = Il faut d’abord une liste. { KEY("lists.new") } pour en créer une.
list-cannot-move-while-filtered = Déplacement impossible avec un filtre. { KEY("list.clearSelection") } pour l’effacer.
list-item-gone = « { $name } » a été supprimé ailleurs. { KEY("items.add") } pour l’ajouter de nouveau.
# A key for a single item, pressed while several are selected.
list-takes-one-item = { $key } vaut pour un seul article ; { $count } sont sélectionnés. { KEY("list.clearSelection") } pour désélectionner.
# How many merged with items on the list.
list-merged = { $count } articles fusionnés avec d’autres déjà présents.
list-filter-too-long = C’est trop long pour un filtre. Quelques mots suffisent.
list-no-item-here = Aucun article ici. { KEY("items.add") } pour en ajouter un.
# The cursor is on a heading.
list-is-heading = C’est un en-tête. { KEY("items.down") } pour aller à ses articles.
list-no-open-list = Aucune liste ouverte. { KEY("lists.new") } pour en créer une.
# One item by its name, or how many.
list-summary = { $count ->
    [one] { $name }
   *[other] { list-items }
}
# In the header.
list-sorted-name = tri { list-name-name }
list-sorted-store = tri { list-name-store }
list-sorted-newest = tri { list-name-newest }
list-welcome = Bienvenue dans Tote.
    .text = Notez ce qu’il vous faut : tout s’enregistre au fur et à mesure.
# The tab in a key hint, and coming to it from the one before or behind.
list-tab = listes
    .from-before = première liste
    .from-behind = dernière liste
list-all-archived = Toutes les listes sont archivées.
    .text = { KEY("lists.all") } pour les afficher, { KEY("lists.new") } pour en créer une{ $undo ->
        [yes] , { KEY("app.undo") } pour annuler la dernière action.
       *[no] .
    }
list-none = Aucune liste pour l’instant.
    .text = { KEY("lists.new") } pour en créer une{ $undo ->
        [yes] , { KEY("app.undo") } pour annuler la dernière action.
       *[no] .
    }
# Help about signs in the header and after names. Keep the “ = ”.
list-sign-help =
    Signes
    3/7 = 3 sur 7 cochés
    { $staple } = ajout automatique
    { $note } = a une note
# Help: the heading, then what is typed and what it means. Keep the “ = ”.
list-filter-help =
    Filtre
    lait avoine = les deux mots, dans n’importe quel ordre
    "lait d’avoine" = exactement ces mots
    500 g = une quantité ; boîtes : ce qui est en boîte
    @lidl #crémerie = un magasin, un rayon
    +léa = une personne
    >2€ <5€ = une fourchette de prix
    is:ticked = dans le panier
    is:unpriced = sans prix ; is:priced : avec un prix
    -lait = tout sauf le lait ; s’applique à tout ce qui précède
# Words of a filter that have no meaning.
list-not-understood = non reconnu : { $words }
list-nothing-found = Aucun résultat pour « { $text } ».
    .text = { KEY("list.clearSelection") } pour afficher toute la liste.
# How many another list has.
list-found = { $count } dans la liste « { $list } »
# With what the two keys for adding and buying again do.
list-empty = Rien à acheter.
    .add = ajouter un article : 2 kg de pommes
    .again = retrouver vos anciens achats
    .more = Vous pouvez aussi coller un message entier ou une recette.
list-selected = { list-selected-count }. { KEY("list.clearSelection") } pour désélectionner.
list-selected-count = { list-items } { $count ->
    [one] sélectionné
   *[other] sélectionnés
}
list-selected-hidden = { list-selected-count }, dont { $hidden } { $hidden ->
    [one] masqué
   *[other] masqués
}
# What was spent of a budget in its period: `€66 of €250 this month`.
list-budget-use = { $spent } sur { $budget } { $period ->
    [week] cette semaine
    [month] ce mois-ci
   *[trip] pour cette sortie
}
# A budget as it can be typed: `€250 a month`.
list-budget-every = { $price } { $period ->
    [week] par semaine
    [month] par mois
   *[trip] par sortie
}
# By how much a budget is exceeded; the second says whether only once the list is paid.
list-over = { $price } de trop
list-over-budget = { $price } { $list ->
    [yes] de trop avec cette liste
   *[no] au-dessus du budget
}
list-last-price = dernier prix : { $price }, { $day }
list-last-price-at = dernier prix : { $price } ({ $store }), { $day }
list-lowest-price = prix le plus bas : { $price }, { $day }
list-lowest-price-at = prix le plus bas : { $price } ({ $store }), { $day }
# The place of the cursor.
list-place = { $row } sur { $count }
list-nothing-ticked = Rien n’est coché.
list-nothing-ticked-in-shop = { $shop } : rien n’a été coché.
list-all-in-basket = Tout est dans le panier. { KEY("items.clearTicked") } pour vider le panier.
list-all-in-basket-of-shop = { $shop } : tout est dans le panier. { KEY("items.clearTicked") } pour vider le panier.
list-ticked-all = { $count ->
    [one] Coché : { $name }
   *[other] { $count } articles cochés
} ({ $heading }). { KEY("app.undo") } pour annuler.
list-is-in-basket = « { $name } » est déjà dans le panier. Appuyez encore sur { KEY("items.tick") } pour décocher.
list-cannot-move-while-sorted = Tri { $sort } : déplacement impossible. Appuyez sur { KEY("list.sort") } jusqu’au tri manuel.
list-is-at-end = « { $name } » est déjà en { $first ->
    [yes] premier
   *[no] dernier
}{ $ticked ->
    [yes] { "" } dans le panier
   *[no] { "" }
}.
list-stays-in-category = « { $name } » reste dans son rayon. { KEY("items.category") } pour en changer. En magasin ({ KEY("list.shop") }), { KEY("items.moveDown") } et { KEY("items.moveUp") } sur un en-tête déplacent le rayon.
list-deleted = { $count ->
    [one] Supprimé : { $name }.
   *[other] { $count } articles supprimés.
} { KEY("app.undo") } pour annuler.{ $notes ->
    [0] { "" }
    [one] { "" } La note est conservée.
   *[other] { "" } Les notes sont conservées.
}
list-cleared = { $count ->
    [one] Retiré : { $name }.
   *[other] { $count } articles cochés retirés.
} { KEY("app.undo") } pour annuler.
list-cleared-in-shop = { $count ->
    [one] Retiré : { $name }.
   *[other] { $count } articles retirés ({ $shop }).
} { KEY("app.undo") } pour annuler.
# Behind what was cleared.
list-paid = Payé : { $price }.
list-copied = { $count ->
    [one] Copié : { $name }.
   *[other] { $count } articles copiés.
}
handing-copied-message = « { $list } » copiée comme message.
handing-page-is-open = La page est ouverte dans le navigateur. Imprimez-la de là.
handing-no-browser = Aucun navigateur n’est réglé pour afficher la page. Dans un shell, tote print l’écrit dans un fichier.
handing-page-failed = Impossible de lancer « { $command } » : { $reason }. Dans un shell, tote print écrit la page dans un fichier.
# A QR code that is larger than the screen.
code-lacks-rows = Il faut { $rows ->
    [one] une ligne de plus
   *[other] { $rows } lignes de plus
} pour le code. Agrandissez la fenêtre en hauteur ou réduisez le texte.
code-lacks-columns = Il faut { $columns ->
    [one] une colonne de plus
   *[other] { $columns } colonnes de plus
} pour le code. Élargissez la fenêtre ou réduisez le texte.
code-lacks-both = Il faut { $rows ->
    [one] une ligne de plus
   *[other] { $rows } lignes de plus
} et { $columns ->
    [one] une colonne de plus
   *[other] { $columns } colonnes de plus
} pour le code. Agrandissez la fenêtre ou réduisez le texte.
code-is-too-long = La liste est trop longue pour un code.
cheapest-title = Où « { $list } » coûte le moins
cheapest-reading = Comparaison des prix…
cheapest-walk = y faire ses courses
# Two stores.
cheapest-pair = { $first } et { $second }
cheapest-unpriced = { $unknown } sur { $count } sans prix là-bas
cheapest-none = Aucun prix de magasin n’est connu pour ce qui est sur « { $list } ».
aisles-title = Parcourir les rayons
aisles-search = mot à chercher
# In the footer, if it is on the list.
aisles-take-off = retirer
# A list that is kept as a pattern.
set-is-target = « { $list } » est la liste elle-même. Choisissez-en une autre.
set-is-empty = Il n’y a rien sur « { $list } ».
list-categorized = { $count ->
    [one] « { $name } » est désormais au rayon { $category }.
   *[other] { $count } articles désormais au rayon { $category }.
}
list-corrected = « { $name } » est désormais au rayon { $category }.
list-moved = { $count ->
    [one] Déplacé vers { $new ->
    [yes] la nouvelle liste { "" }
   *[no] { "" }
}« { $list } » : { $name }.
   *[other] { $count } articles déplacés vers { $new ->
    [yes] la nouvelle liste { "" }
   *[no] { "" }
}« { $list } ».
}
list-comes-back = Prochain ajout automatique de « { $name } » : { $day }.
list-staples-came = Ajouté automatiquement : { list-summary }. { KEY("app.undo") } pour annuler.
list-arranged = Tri { $sort }{ $grouping ->
    [category] , groupé par rayon
    [store] , groupé par magasin
   *[none] { "" }
}.
list-arranged-in-aisles = Tri { $sort } dans chaque rayon.

## NoteWords

note-no-links-to-rename = Aucun lien à renommer.
note-notes = Notes
# In the footer: opens it, like the trash.
note-archive = archives
note-trash = corbeille
note-all-notes = Toutes les notes
# A sentence.
note-sorted-notes-changed = Tri par date de modification, la plus récente d’abord.
note-sorted-notes-title = Tri par titre.
note-sorted-notes-created = Tri par date de création, la plus récente d’abord.
note-sorted-by-column = Tri par { $name }.
note-sorted-down-by-column = Tri par { $name }, le plus grand d’abord.
note-no-columns = Aucune note n’a de propriétés à mettre en colonnes.
note-title-column = Note
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
note-no-headings = Cette note n’a pas de titres.
note-no-properties = Cette note n’affiche aucune propriété.
note-saved-properties = Propriétés enregistrées.
property-editor-title = Propriétés de « { $name } »
property-editor-name = Nom
property-editor-value = Valeur
property-editor-needs-name = Donnez un nom à cette propriété.
property-editor-is-there = Une autre propriété s’appelle déjà « { $name } ».
property-editor-must-be-date = Saisissez une date comme 2026-12-01.
property-editor-must-be-indented = Indentez les lignes sous la première.
property-editor-ends-there = Une ligne --- ou ... terminerait les propriétés.
note-outline = Plan
note-go-to-heading = y aller
note-dead-links = Liens sans note
note-no-dead-links = Tous les liens mènent à une note.
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
note-nothing-selected = Sélectionnez d’abord du texte : Maj avec les flèches.
note-pasted-page = HTML collé en Markdown. { KEY("editor.undo") } pour revoir le HTML.
# Selected text, to another note, where a link to that stays.
note-moved-text = Déplacé dans « { $note } ».
note-cannot-link = Aucun lien ne peut mener à « { $note } ».
note-copied-address = Copié : { $address }.
note-opening-address = Ouverture de { $address }.
note-lacks-divider = La liste et la note sont côte à côte à partir de 90 colonnes.
# Asked in a box with the two answers below it.
note-delete-for-ever = Supprimer définitivement « { $name } » ? C’est irréversible.
note-answer-delete = Supprimer
note-answer-keep = Conserver
# The title of the months.
note-days = Notes par jour
note-no-note-of-day = Pas encore de note. { KEY("monthPicker.choose") } pour la commencer.
# It must be restored first.
note-is-in-trash = Cette note est dans la corbeille. { KEY("reader.close") }, puis { KEY("notes.restore") } pour la restaurer.
# The tab in a key hint.
note-tab = notes
note-empty-page = Cette note est vide. { KEY("reader.edit") } pour la modifier.
# Help: the heading, then what can be written in a note and what it means. Keep the “ = ”.
note-help =
    Écrire
    - [ ] lait = une case ; { KEY("notes.sendBoxes") } ajoute les non cochées à une liste
    #enfants [[Soupe]] = un tag et un lien vers une autre note
    portions: 4 = une recette : { KEY("notes.sendBoxes") } demande pour combien
    lun: [[Soupe]] x2 = un menu : { KEY("notes.sendBoxes") } ajoute ses recettes ; aussi : pour 6
# A heading, and what to do.
note-nothing-found = Aucun résultat pour « { $text } ».
    .text = { KEY("notes.showMore") } pour tout afficher.
note-none-tagged = Aucune note ici avec le tag #{ $tag }.
    .text = { KEY("notes.showMore") } pour tout afficher.
note-none = Aucune note pour l’instant.
    .text = { KEY("notes.new") } pour en écrire une.
note-archive-empty = Les archives sont vides.
    .text = { KEY("notes.nextFolder") } pour la corbeille, { KEY("notes.showMore") } pour les notes.
note-trash-empty = La corbeille est vide.
    .text = { KEY("notes.showMore") } pour revenir aux notes.
note-link-count = { $count ->
    [one] 1 lien entrant
   *[other] { $count } liens entrants
}
note-alias = « { $name } »
note-also-called = aussi { $names }
# Which notes link here.
note-linked-from-names = citée dans { $names }
note-linked-from-more = citée dans { $names }{ $count ->
    [one] { "" } et 1 autre
   *[other] { "" } et { $count } autres
}
note-in-trash = dans la corbeille
note-archived-place = archivée
note-put-boxes-on = Ajouter { $count ->
    [one] « { $name } »
   *[other] { list-items }
} à
note-rename-offer = { $count ->
    [one] Une note renvoie
   *[other] { $count } notes renvoient
} à « { $title } ». { KEY("notes.renameLinks") } pour renommer aussi les liens, { KEY("notes.showMore") } pour les garder.
# Found by the nearest words, since no note has those that were typed.
note-notes-with = { note-notes-count } avec « { $words } »
note-turn-fold = { $folded ->
    [yes] déplier
   *[no] replier
}
note-no-box-on-line = Aucune case sur cette ligne. { KEY("reader.nextStop") } pour aller à la suivante.
note-no-link-on-line = Aucun lien sur cette ligne. { KEY("reader.nextStop") } pour aller au suivant.
note-no-note = Aucune note « { $title } ». Appuyez encore sur { KEY("reader.follow") } pour la créer.
note-browser-failed = Impossible de lancer « { $command } » : { $reason }. Copié : { $address }.
note-pinned = { $pinned ->
    [yes] Note épinglée.
   *[no] Note désépinglée.
}
note-archived = { $archived ->
    [yes] Note archivée. { KEY("notes.nextFolder") } pour voir les archives, { KEY("app.undo") } pour annuler.
   *[no] Note restaurée.
}
# The same for all of them.
note-empty-trash = Supprimer définitivement { $count ->
    [one] la note
   *[other] { $count } notes
} ? C’est irréversible.
note-deleted-for-ever = { $count ->
    [one] Note supprimée définitivement.
   *[other] { $count } notes supprimées définitivement.
}
note-renamed-links = Liens renommés dans { $count ->
    [one] une note
   *[other] { $count } notes
}.
note-rename-tag = Renommer le tag
note-renamed-tag = #{ $old } s’appelle maintenant #{ $new } dans { $count ->
    [one] une note
   *[other] { $count } notes
}.
note-tag-changes = { $count ->
    [one] 1 note change
   *[other] { $count } notes changent
}
note-tag-merges = fusionne avec #{ $tag }
note-tag-keeps = { $count ->
    [one] 1 note le garde dans ses propriétés
   *[other] { $count } notes le gardent dans leurs propriétés
}
note-no-tag = « { $text } » n’est pas un tag : lettres, chiffres, - et _, avec / devant un sous-tag.
note-no-tag-to-rename = Choisissez un tag à renommer.
note-templates = Modèles
note-use-template = utiliser le modèle
note-no-templates = Aucun modèle : les notes du dossier { $folder }, ou avec le tag #template.
note-title-of-new = Titre de la nouvelle note
note-template-progress = { $template } · { $number } sur { $count }
note-folders = Dossiers
# Where notes are that are in no folder; the name of a row.
note-no-folder = Sans dossier
note-no-folders = Aucun dossier. { KEY("notes.moveToFolder") } déplace une note dans un dossier.
note-show-folder = afficher le dossier
note-rename-folder = Renommer le dossier
note-no-folder-to-rename = Choisissez un dossier à renommer.
note-move-to-folder = Déplacer « { $note } » vers
note-type-folder = un dossier, comme Travail/Projets
note-no-folder-yet = Aucun dossier. Saisissez le nom d’un nouveau dossier.
note-new-folder = Nouveau dossier { $folder }
note-no-such-folder = « { $text } » ne peut pas être un dossier : aucun nom ne commence ni ne finit par un point, ni ne contient \:*?"<>|.
note-folder-moves = { $count ->
    [one] 1 note se déplace
   *[other] { $count } notes se déplacent
}
note-folder-merges = fusionne avec { $folder }
note-moved-notes = { $count ->
    [one] « { $note } » est maintenant dans { $folder }.
   *[other] { $count } notes sont maintenant dans { $folder }.
}
note-renamed-folder = { $old } s’appelle maintenant { $new }, avec { $count ->
    [one] une note
   *[other] { $count } notes
}.
note-folder-links = { $count ->
    [one] Les liens d’une autre note suivent.
   *[other] Les liens de { $count } autres notes suivent.
}
note-none-in-folder = Aucune note ici dans { $folder }.
    .text = { KEY("notes.showMore") } pour tout afficher.
note-recovered-both = Note récupérée : « { $name } ». Modifiée ailleurs aussi : elle contient les deux versions, entre ▼ et ▲.
note-recovered = Brouillon récupéré : « { $name } ». { $key } pour l’afficher, { KEY("app.undo") } pour l’abandonner.
note-attached = La note « { $note } » existait déjà. Elle est maintenant rattachée à « { $item } ».
note-gone = La note « { $note } » a été supprimée ailleurs.
note-left-files = { $count ->
    [one] Texte non enregistré de l’éditeur : { $file }. Lancez tote note recover.
   *[other] { $count } textes non enregistrés de l’éditeur, dont { $file }. Lancez tote note recover.
}
note-put-boxes = { $count ->
    [one] Ajouté à la liste « { $list } » : { $name }.
   *[other] { $count } articles ajoutés à la liste « { $list } ».
} { KEY("app.undo") } pour annuler.
note-put-boxes-some = « { $list } » : { $added }. { KEY("app.undo") } pour annuler.
note-boxes-are-on-list = { $count ->
    [one] Déjà sur la liste « { $list } » : { $name }.
   *[other] { $count } articles déjà sur la liste « { $list } ».
}

## What parts of the library say

# In the empty field for what is looked for in a text, and for what takes its place.
part-find = rechercher
part-replacement = remplacer par
part-not-found = introuvable
# What is looked for is no regular expression; finding it was given up.
part-malformed = expression incorrecte
part-too-slow = trop long
# How a text is looked for, beside the field.
part-whole-words = mots entiers
part-expression = expression
part-selection = dans la sélection
part-replaced = { $count ->
    [one] { $count } remplacement
   *[other] { $count } remplacements
}
# From January on, with a blank between them.
part-months = janvier février mars avril mai juin juillet août septembre octobre novembre décembre
# From Monday on, two columns each.
part-weekdays = lu ma me je ve sa di
# How long the rest of some work takes.
part-time-left = encore { $time }
part-not-a-number = Saisissez un nombre.

## PaletteWords

palette-commands = Commandes
palette-search-commands = commande, liste, note ou réglage
# Where the notes are listed that selected text can go to.
palette-move-to-note = Déplacer dans une note
palette-search-notes = note
palette-list-kind = liste
palette-store-kind = magasin
palette-note-kind = note
palette-setting-kind = réglage
palette-current-setting-kind = valeur actuelle
palette-is-only-explained = Cette ligne explique ce qu’on peut saisir ; ce n’est pas une commande.
palette-next-time = La prochaine fois : { $key }
# Why a command of another tab can't be done.
palette-is-in = Dans { $tab } : { $key }

## PastePreviewWords

paste-preview-no-pasted-line = Seules les lignes collées peuvent être modifiées ici.
paste-preview-no-line-of-several = Seule une ligne de plusieurs articles peut rester un seul article.
# The label of the field for servings.
paste-preview-servings = Portions
paste-preview-no-list-to-paste-to = Il faut d’abord une liste. { KEY("itemEditor.close") }, puis { KEY("lists.new") } pour en créer une.
# Merges with a line above; the second with the sum.
paste-preview-joins = fusionnée avec la ligne du dessus
paste-preview-joins-with-sum = fusionnée avec la ligne du dessus : { $sum }
paste-preview-add-pasted = Ajouter { list-items } ?
paste-preview-add-pasted-some = Ajouter { list-items }, en compléter { $met } ?
# In the footer: what Enter does with lines of a recipe.
paste-preview-add-items = ajouter { list-items }
paste-preview-add-items-some = ajouter { $count }, compléter { $met }
# In the footer: one item of a line that names several, or several again.
paste-preview-whole = { $whole ->
    [yes] séparer
   *[no] garder en un
}
# In the footer of a preview: what Space does with the current line.
paste-preview-toggle = { $kept ->
    [yes] écarter
   *[no] inclure
}
# Of how many servings were sent, if not all.
paste-preview-part = { $whole ->
    [yes] { "" }
   *[no] { $servings } sur { $planned } portions { "" }
}
# Why a line of a plan is dropped: its recipe was already sent. The attribute is shown if there is no room.
paste-preview-was-sent = { $meal } : { paste-preview-part }sur { $list } depuis { $count ->
    [0] { buy-again-days-ago }
    [1] { buy-again-days-ago }
   *[other] { $count } jours
}
    .short = { paste-preview-part }sur la liste depuis { $count ->
        [0] { buy-again-days-ago }
        [1] { buy-again-days-ago }
       *[other] { $count } jours
    }
# Why a line of a recipe is dropped: it was left out earlier today.
paste-preview-was-left-out = écarté plus tôt aujourd’hui
    .short = déjà écarté
# The same of what begins dropped, since it was left out twice; the footer's key takes all of it.
paste-preview-is-usually-left-out = écarté les dernières fois
    .short = écarté
paste-preview-take-left-out = reprendre { $count } écartés
paste-preview-nothing-left-out = Rien n’est habituellement écarté ici.
# A link of a plan to a missing note.
paste-preview-no-such-note = aucune note ne s’appelle ainsi
    .short = note introuvable
# A meal of a plan with its servings.
paste-preview-meal-servings = { $meal } : { $count ->
    [one] { $count } portion
   *[other] { $count } portions
}
paste-preview-are-on-list = Déjà sur la liste « { $list } ».

## SettingsWords

# After the first problem.
settings-more-settings-problems = Et { $count } de plus : tote config
# Written to the file, but this variable or option says otherwise.
settings-overridden = { $setting } est enregistré, mais { $name } l’emporte tant qu’il est défini.
settings-title = Réglages
settings-saved = { $count } réglages enregistrés.
settings-not-written = Les réglages n’ont pas été enregistrés : { $reason }.
# Below the field of a setting.
settings-must-be = Doit être { $allowed }.
settings-must-be-offered = Choisissez parmi les propositions, comme { $names }.
# What a restricted account refuses. The reason stands behind a colon.
restricted-reason = ce compte est restreint
restricted-editor = Ce compte est restreint : aucun éditeur ne s’ouvre ici.
restricted-address = Ce compte est restreint, aucun navigateur ne s’ouvre. Copié : { $address }.
restricted-page = Ce compte est restreint, aucun navigateur ne s’ouvre. En ligne de commande, tote print affiche la page.
restricted-suspend = Ce compte est restreint : il n’y a pas de shell où aller.
restricted-settings = Ce compte est restreint : les réglages ne peuvent pas être modifiés ici.
restricted-only-in-file = L’application ne pourrait plus le désactiver. Modifiez-le dans le fichier ou avec tote config set.
# What is wrong, after the place.
settings-problem-unreadable = Lecture impossible : { $reason }. Les valeurs par défaut s’appliquent.
settings-problem-too-large = Le fichier dépasse 1 Mio et n’est pas lu. Les valeurs par défaut s’appliquent.
settings-problem-not-a-file = Ce n’est pas un fichier ordinaire, il n’est pas lu. Les valeurs par défaut s’appliquent.
settings-problem-of-another-user = Le fichier appartient à quelqu’un d’autre et n’est pas lu. Les valeurs par défaut s’appliquent.
settings-problem-not-text = Ce n’est pas de l’UTF-8 valide.
settings-problem-no-name = Un nom de réglage est attendu, et non { $found }
settings-problem-no-equals = Il manque = et une valeur.
settings-problem-no-value = Il manque la valeur.
settings-problem-unclosed-text = Il manque le guillemet fermant.
settings-problem-unclosed-list = Il manque une virgule ou le crochet fermant.
settings-problem-unclosed-table = Il manque le crochet fermant : [{ $table }].
settings-problem-bad-escape = Séquence d’échappement inconnue. Une barre oblique inverse s’écrit \\, ou telle quelle entre guillemets simples.
settings-problem-not-a-number = Ce n’est pas un nombre entier : { $found }. Le texte se met entre guillemets.
settings-problem-no-quotes = Le texte se met entre guillemets : "{ $found }".
settings-problem-not-a-text-in-list = Une liste contient des textes entre guillemets, et non { $found }
settings-problem-unexpected = Texte en trop après la valeur : { $found }
settings-problem-too-many = Trop de problèmes : la suite n’est pas lue.
settings-problem-unsupported = Seuls des textes entre guillemets, des nombres entiers, true, false et des listes de textes sont possibles ici.
settings-problem-unknown = Réglage inconnu : { $name }.
settings-problem-unknown-table = Table inconnue : [{ $name }].
settings-problem-twice = { $name } figure déjà à la ligne { $line }, qui s’applique.
settings-problem-not-allowed = { $setting } doit être { $allowed }, et non { $found }.
settings-problem-too-many-keys = { $id } a plus de { $count } touches. Gardez celles que vous utilisez.
settings-problem-not-keys = { $command } attend une liste de touches, comme ["space", "t"].
settings-problem-unknown-role = Élément sans couleur propre : { $name }.
settings-problem-not-a-color = Une couleur est un nom comme "bright-red", un nombre de 0 à 255 ou "#rrggbb", et non { $found }.
# After “settings-problem-unknown” and its like.
settings-did-you-mean = Vouliez-vous dire { $name } ?
# What a setting may be, after “must be”.
settings-allowed-choice = { $names } ou { $last }
settings-allowed-flag = true ou false
settings-allowed-number = un nombre entier de { $least } à { $most }
settings-allowed-text = un texte entre guillemets

## SharingWords

# In the header, in a word or two.
sharing-shared-list = partagée
# At the lower right, for some seconds.
sharing-others-changed = autres : { $changes }
# Where to get an account: on the command line.
sharing-log-in-first = Pour partager des listes, lancez d’abord tote sync login URL --user NOM en ligne de commande.
sharing-join-list = Listes du serveur
sharing-join = rejoindre
sharing-ask-again = actualiser
sharing-asking-server = Interrogation du serveur…
sharing-nothing-to-join = Toutes les listes du serveur sont déjà ici.
sharing-on-list = { $list } : { $text }
sharing-reading-log = Lecture du journal…
sharing-nothing-happened = Il ne s’est encore rien passé.
sharing-of-all-lists = toutes les listes
# What prevents sharing, and what to do about it.
sharing-problem-offline = { $server } est injoignable. Vos modifications sont en sûreté ici et partiront dès qu’il répondra.
sharing-problem-password = { $server } redemande le mot de passe de { $user }. En ligne de commande, lancez tote sync login.
sharing-problem-login = Cet ordinateur ne connaît pas le compte de { $user } sur { $server }. Pour l’utiliser ici, lancez tote sync login en ligne de commande.
sharing-problem-certificate = La connexion à { $server } n’est pas sûre : rien n’est envoyé. En ligne de commande, tote sync en donne la raison.
sharing-problem-busy = { $server } est occupé. Tote réessaie de lui-même.
sharing-problem-full = { $server } n’a plus de place. Libérez-en sur le serveur.
sharing-problem-refused = { $server } ne le permet pas. En ligne de commande, tote sync en donne la raison.
sharing-problem-outdated = { $server } refuse sans cesse une modification qu’il juge périmée. Tote attend chaque fois plus longtemps avant de réessayer.
sharing-problem-list-gone = La liste « { $list } » n’est plus sur { $server }. Elle reste ici ; { KEY("listPicker.leave") } dans « { list-picker-all-lists } » pour ne plus la partager.
sharing-problem-gone = { $server } n’a rien à cette adresse. Vérifiez-la : tote sync login URL --user NOM.
sharing-problem-unreadable = Tote ne comprend pas la réponse de { $server }. Vérifiez si votre réseau vous demande d’abord de vous identifier.
sharing-is-shared = La liste « { $list } » est déjà partagée.
sharing-is-not-shared = La liste « { $list } » n’est pas partagée. { KEY("listPicker.share") } pour la partager.
sharing-doing-share = Partage de « { $list } »…
sharing-doing-leave = Fin du partage de « { $list } »…
sharing-doing-join = Vous rejoignez la liste « { $list } »…
sharing-doing-accept = Suppression d’articles de « { $list } »…
sharing-doing-keep = Renvoi des articles de « { $list } »…
sharing-done-share = Liste « { $list } » partagée. Dans Tote sur un autre ordinateur, { $keys } pour la rejoindre.
sharing-done-leave = La liste « { $list } » n’est plus partagée. Elle reste ici et sur le serveur.
sharing-done-join = Vous avez rejoint la liste « { $list } ».
sharing-done-accept = Ce qui manquait sur le serveur a été supprimé de « { $list } ».
sharing-done-keep = Tout a été gardé dans « { $list } » et renvoyé au serveur.
# Why, as a sentence.
sharing-failed-share = La liste « { $list } » n’a pas pu être partagée. { $reason }
sharing-failed-leave = La liste « { $list } » est toujours partagée. { $reason }
sharing-failed-join = La liste « { $list } » n’a pas pu être rejointe. { $reason }
sharing-failed-decide = Votre décision pour « { $list } » n’a pas pu être appliquée. { $reason }
sharing-what-happened = Ce qui s’est passé dans « { $list } »
sharing-what-happened-to-all = Ce qui s’est passé dans les listes partagées
# How many items disappeared at once, and were kept here.
sharing-gone-from-server = { $count ->
    [one] { $count } article manquait sur le serveur
   *[other] { $count } articles manquaient d’un coup sur le serveur
}
sharing-held-question = { $count ->
    [one] { $count } article de « { $list } » n’est plus sur le serveur. { KEY("sharingLog.accept") } pour le supprimer ici aussi, { KEY("sharingLog.keep") } pour le garder.
   *[other] { $count } articles de « { $list } » ne sont plus sur le serveur. { KEY("sharingLog.accept") } pour les supprimer ici aussi, { KEY("sharingLog.keep") } pour les garder.
}
sharing-only-list = seulement « { $list } »

## ShellWords

# The parts of an added line and where they may go.
shell-adding-pattern = [quantité][unité] nom [#rayon] [@magasin] [+personne] [prix] [!note]
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
shell-meaning-default-list = La liste sur laquelle s’ouvre l’application, et celle des commandes (vide : la dernière ouverte ; pour les commandes, la première).
shell-meaning-default-store = Le magasin proposé en premier (vide : celui où il reste le plus à acheter).
shell-meaning-group = Le regroupement des listes que vous n’avez pas regroupées vous-même.
shell-meaning-sort = Le tri des listes que vous n’avez pas triées vous-même.
shell-meaning-note-columns = Les propriétés à afficher en colonnes, comme rating, status (vide : les plus courantes).
shell-meaning-message-emoji = Commencer par une image les titres d’une liste copiée comme message.
shell-meaning-sidebar = Afficher toutes les listes à gauche des écrans larges.
shell-meaning-details = Afficher les détails à droite des écrans larges.
shell-meaning-basket-bar = Afficher par une barre la part cochée d’une liste.
shell-meaning-hints = Nombre de lignes de touches en bas : une (few) ou deux (more).
shell-meaning-linear = Adapter l’écran à un lecteur d’écran : sans cadres, un élément sous l’autre (au prochain démarrage).
shell-meaning-editor = La commande qui édite les notes et les réglages (vide : $VISUAL, $EDITOR ou vi).
shell-meaning-browser = La commande qui ouvre les liens des notes (vide : $BROWSER ou le navigateur par défaut).
shell-meaning-template-folder = Le dossier des modèles de notes (vide : Templates).
shell-meaning-sync-interval = Le nombre de minutes entre deux synchronisations des listes partagées, application ouverte.
shell-meaning-backups = Le nombre de sauvegardes de chaque sorte à conserver.
shell-meaning-record-crashes = En cas de plantage, conserver ce qui a été fait dans l’application, pour tote replay.
shell-meaning-restricted = Pour un compte partagé par ssh : ni programmes, ni fichiers, réglages fixes (seul ce fichier le désactive).
shell-meaning-preset = Les touches de vim, d’emacs ou d’un logiciel de bureau (arrows).
# A detail that an item can have only once.
shell-only-category = un seul rayon
shell-only-store = un seul magasin
shell-only-person = une seule personne
shell-only-note = une seule note
shell-only-price = un seul prix
# What is left of a list.
shell-left-nothing = vide
shell-left = reste { $left } sur { $count }
# A plan links to a title that several notes have.
shell-several-notes = Plusieurs notes s’appellent « { $title } ». Donnez-leur des titres différents, puis ajoutez le menu.
# What was written has a title that another note has, too.
shell-same-title = Une autre note s’appelle aussi « { $title } ». À l’ouverture d’un lien portant ce titre, Tote demande laquelle.
# Why an editor left no text.
shell-editor-no-terminal = Aucun terminal où ouvrir un éditeur.
shell-editor-bad-command = Impossible de lancer l’éditeur « { $command } » : un guillemet n’est pas fermé.
shell-editor-no-file = Impossible de créer un fichier dans { $folder } : { $reason }.
shell-editor-cannot-start = Impossible de lancer l’éditeur « { $editor } » : { $reason }.
shell-editor-lost = L’éditeur « { $editor } » ne répond plus : { $reason }.
shell-editor-killed = L’éditeur « { $editor } » a été interrompu par le signal { $signal }.
shell-editor-exited = L’éditeur « { $editor } » s’est terminé avec le code { $code }.
shell-editor-no-output = L’éditeur « { $editor } » n’a laissé aucun fichier.
shell-editor-no-text = Le texte enregistré par « { $editor } » n’est pas en UTF-8.
shell-editor-too-much = Le texte enregistré par « { $editor } » dépasse { $megabytes } Mo.
# After one of these.
shell-editor-changed-nothing = Rien n’a été modifié.
# Said alone, not after a sum.
spending-items-without-price = { $count ->
    [one] 1 article sans prix
   *[other] { $count } articles sans prix
}
# Where something was bought.
shell-no-store = sans magasin
# Short names of the months, with a blank between them.
shell-months = janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.
# What the template of a day's note may be called; Daily is understood everywhere.
note-daily-template = Journal
note-weekdays = lundi mardi mercredi jeudi vendredi samedi dimanche
note-short-weekdays = lun. mar. mer. jeu. ven. sam. dim.
shell-every-days = { $count ->
    [one] chaque jour
   *[other] tous les { $count } jours
}
shell-every-weeks = { $count ->
    [one] chaque semaine
   *[other] toutes les { $count } semaines
}
shell-every-months = { $count ->
    [one] chaque mois
   *[other] tous les { $count } mois
}
shell-every-usual = au rythme habituel

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
# Before the aisles that are left, or the next store.
shop-next-place = Ensuite :
shop-left-shop = Vous avez quitté { $shop }. { KEY("list.shop") } pour choisir un magasin.
# Nothing is left to buy there, though maybe elsewhere.
shop-all-in-basket = { $shop } : tout est dans le panier.
# In the footer: removes what was bought there.
shop-clear-basket = vider le panier
# For moving an item in the basket.
shop-basket-stands-as-ticked = En magasin, le dernier article coché est en tête du panier.
shop-where-to-buy = Où acheter « { $name } » ?
# The row of a new shop, and what choosing it does.
shop-new = Nouveau magasin « { $shop } »
# A heading, and what to do.
shop-nothing-to-buy = { $shop } : rien à acheter.
    .text = { KEY("list.shop") } pour choisir un autre magasin, { KEY("list.clearSelection") } pour afficher toute la liste.
    .next = { $count ->
        [one] Il reste 1 article
       *[other] Il reste { $count } articles
    } chez { $next }. { KEY("list.shop") } pour y aller, { KEY("list.clearSelection") } pour afficher toute la liste.
shop-stands-by-aisle = En magasin, la liste suit les rayons. { KEY("list.clearSelection") } pour quitter { $shop }.
shop-stays-in-store = « { $name } » reste sous son magasin. { KEY("items.edit") } pour en changer.
shop-aisle-is-at-end = « { $aisle } » est déjà en { $first ->
    [yes] premier
   *[no] dernier
}.
shop-moved-aisle = { $shop } : « { $first } », puis « { $second } ». { KEY("app.undo") } pour annuler.
# An item added or changed in a shop is bought elsewhere.
shop-is-bought-elsewhere = « { $name } » : à acheter ailleurs ({ $store }), donc masqué ici.
# An item was postponed to another store, or to any; it may be hidden now.
shop-is-bought-in-store = « { $name } » s’achète désormais chez { $store }{ $hidden ->
    [yes] { "" } (masqué ici)
   *[no] { "" }
}. { KEY("app.undo") } pour annuler.
shop-is-bought-anywhere = « { $name } » peut désormais s’acheter n’importe où{ $hidden ->
    [yes] { "" } (masqué ici)
   *[no] { "" }
}. { KEY("app.undo") } pour annuler.
# Help about shop mode: the heading, then keys and what they do. Keep the “ = ”.
shop-help =
    En magasin
    { KEY("list.shop") } = choisir un magasin, ou le quitter
    { KEY("items.last") } = dernier à acheter ; encore : fin
    { KEY("items.previousHeading") } { KEY("items.nextHeading") } = à l’en-tête d’un rayon
    { KEY("items.moveDown") } { KEY("items.moveUp") } = sur un en-tête : déplacer le rayon
    { KEY("items.tick") } = sur un en-tête : tout cocher
    { KEY("items.tick") } = cocher ; Tote retient les rayons
    { KEY("items.store") } = absent : l’acheter ailleurs
    { KEY("items.selectAll") } = tout sélectionner, pour cocher
    { KEY("items.clearTicked") } = retirer ce que vous y avez coché
    { KEY("list.clearSelection") } = quitter le magasin
# For moving an item out of its aisle; says how to move the aisle.
shop-stays-in-aisle = « { $name } » reste dans son rayon. { KEY("items.previousHeading") } mène à l’en-tête, où { KEY("items.moveDown") } et { KEY("items.moveUp") } déplacent le rayon.

## SpendingWords

spending-failed = Impossible de lire vos achats.
spending-retry-spending = { KEY("spending.retry") } pour réessayer.
# Headings of the parts.
spending-this-month = Ce mois-ci
spending-budgets = Budgets
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
spending-price-title = Prix de « { $item } »
spending-price-examples = 1,20 € en tout, ou 3 €/kg
spending-not-a-price = Non reconnu. Donnez un prix avec sa devise, comme 1,20 €.
# The tab, and in a key hint.
spending-tab = Dépenses
    .command = dépenses
# A budget's period that has begun.
spending-since = depuis le { $day }
# Before anything was bought: what will be here, and how to begin.
spending-nothing-yet = Aucun achat pour l’instant.
    .text =
        Ce que vous cochez s’additionne ici : ce mois-ci et le précédent, par rayon, magasin et article.
        Donnez un prix aux articles, comme « lait 1,20 € », ou ajoutez-le ici plus tard.
spending-price-label = { $item }, prix
    .short = Prix
spending-price-does-not-fit = Ce prix ne correspond pas à la quantité de « { $item } ». Donnez le prix total.
spending-priced = « { $item } » a coûté { $price }.
spending-unpriced-now = « { $item } » n’a plus de prix.

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
step-is-undone = annulée
# Of the step that `undo` undoes.
step-is-next = prochaine à annuler
# The title of the list of steps.
step-steps-title = Historique
# What choosing one does.
step-undo-step = annuler cette étape
step-reading-steps = Lecture de l’historique…
# After a step was undone by itself.
step-undid-step = Annulé : { $title }. { KEY("app.undo") } pour revenir en arrière.
step-no-steps-yet = Rien n’a encore été fait.
step-obstacle-unknown = Il n’y a pas d’étape { $number }.
step-obstacle-undone = L’étape { $number } est déjà annulée.
step-obstacle-unreadable = L’historique ne dit plus ce que l’étape { $number } a modifié : impossible de l’annuler.
step-obstacle-built-on = L’étape { $number } ne peut pas être annulée seule : l’étape { $next } ({ $what }) en dépend.

## TourWords

tour-ended = La visite est finie. { KEY("app.help") } pour afficher les raccourcis à tout moment.
tour-text-add = pour ajouter : saisissez « 2 kg de pommes », puis { KEY("itemEditor.commit") } et { KEY("itemEditor.close") }
tour-text-tick = pour cocher ce qui est dans le panier ; encore pour décocher
tour-text-delete = pour supprimer un article, tout de suite et sans confirmation
tour-text-undo = pour annuler : tout s’annule, même après un redémarrage
tour-text-help = pour voir tous les autres raccourcis
tour-title = Visite guidée, étape { $number } sur { $count }

## ValueEditorWords

# Labels of the fields below, if their titles don't fit.
value-editor-repeat-label = Rythme
# The title of the field for an interval, with examples, and the word for none.
value-editor-repeat-title = Ajout automatique de « { $item } »
value-editor-interval-examples = 10 jours, 3 semaines, habituel, jamais
value-editor-never = jamais
# What counts against it.
value-editor-budget-scope = compte ce qui est acheté, même retiré de la liste
value-editor-budget-example = 250 € par mois, 60 € par semaine, 80 € par sortie ; vide : aucun
# After `repeats`, for a new staple.
value-editor-changes-repetition = { KEY("items.staple") } pour changer le rythme.
value-editor-not-an-interval = Non reconnu. Par exemple : 10 jours, 3 semaines, habituel ou jamais.
value-editor-not-a-budget = Non reconnu. Donnez un prix et une période, comme 250 € par mois.
value-editor-budget-label = { $list }, budget
    .short = { $list }, budget
    .shortest = Budget
value-editor-budget-title = Budget : « { $list } »
# What the receipt says of items that are about to be cleared, and what happens to those without a price.
value-editor-receipt-title = Payé pour { $count ->
    [one] 1 article
   *[other] { $count } articles
}
value-editor-receipt-label = Payé
value-editor-receipt-scope = { $count ->
    [one] 1 sans prix reçoit le reste
   *[other] { $count } sans prix se partagent le reste
}
# What an empty field means.
value-editor-receipt-empty = vide : { $sum }
value-editor-receipt-example = 66,30 €, vide : inconnu
value-editor-repeats = « { $name } » sera ajouté automatiquement { $often }.
value-editor-repeats-no-more = « { $name } » ne sera plus ajouté automatiquement.
value-editor-repeats-once-known = « { $name } » : Tote connaîtra le rythme habituel après trois jours d’achat.
value-editor-budgeted = Le budget de la liste « { $list } » est de { $price }.
value-editor-budget-removed = La liste « { $list } » n’a plus de budget.
value-editor-priced = Prix de « { $name } » : { $price }.
value-editor-price-removed = « { $name } » n’a plus de prix.

## KeyProblemWords

key-problem-no-preset = Aucun jeu de touches « { $name } ». Choisissez vim, arrows ou emacs.
key-problem-no-command = Aucune commande « { $id } ».
key-problem-did-you-mean = Vouliez-vous dire « { $id } » ?
key-problem-no-key = « { $name } » n’est pas une touche. Les touches s’écrivent ainsi : { $examples }.
key-problem-same = Les terminaux ne distinguent pas { $key } de { $other }.
key-problem-unsendable = Les terminaux ne peuvent pas envoyer { $key }.
# Two commands by their titles.
key-problem-taken = { $key } correspond déjà à « { $other } » et ne peut pas servir à « { $title } ».
key-problem-typed = { $key } y sert à saisir du texte et ne peut pas servir à « { $title } ».

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
title-items-note = ouvrir la note de l’article
title-items-staple = en faire un achat régulier, ou changer le rythme
title-items-repeat = répéter régulièrement (jours, semaines, mois)
title-items-category = changer de rayon
title-items-price = indiquer le prix
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
title-items-copyMessage = copier la liste comme message
title-items-moveToList = déplacer vers une autre liste
title-items-down = descendre
title-items-up = monter
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
title-lists-home = à la maison
title-lists-new = nouvelle liste
title-lists-rename = renommer la liste
title-lists-duplicate = dupliquer la liste
title-lists-budget = fixer le budget de la liste
title-lists-cheapest = comparer ce que coûte la liste dans chaque magasin
title-lists-archive = archiver la liste
title-lists-delete = supprimer la liste
title-lists-print = imprimer la liste
title-lists-code = afficher la liste en code QR
title-listCode-close = fermer
title-items-buyAgain = racheter
title-items-aisles = parcourir les rayons
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
title-paste-down = descendre
title-paste-up = monter
title-paste-pageDown = page suivante
title-paste-pageUp = page précédente
title-paste-first = début
title-paste-last = fin
title-paste-edit = modifier
title-paste-whole = garder en un ou séparer
title-paste-takeLeftOut = reprendre ce qui est habituellement écarté
title-paste-keepLine = garder
title-paste-leaveLine = laisser tel quel
title-paste-close = annuler

title-listPicker-choose = ouvrir
title-listPicker-new = nouvelle
title-listPicker-delete = supprimer
title-listPicker-rename = renommer
title-listPicker-archive = archiver
title-listPicker-duplicate = dupliquer
title-listPicker-addAll = tout ajouter à la liste ouverte
title-listPicker-budget = budget
title-listPicker-share = partager
title-listPicker-leave = ne plus partager
title-listPicker-join = rejoindre
title-listPicker-log = journal
title-listPicker-moveDown = déplacer vers le bas
title-listPicker-moveUp = déplacer vers le haut
title-listPicker-down = descendre
title-listPicker-up = monter
title-listPicker-pageDown = page suivante
title-listPicker-pageUp = page précédente
title-listPicker-first = début
title-listPicker-last = fin
title-listPicker-close = fermer

title-buyAgain-select = sélectionner
title-buyAgain-selectAll = sélectionner le nécessaire, puis tout
title-buyAgain-more = plus
title-buyAgain-less = moins
title-buyAgain-forget = ne plus proposer
title-aisles-turn = ajouter, ou retirer
title-aisles-next = rayon suivant
title-aisles-previous = rayon précédent

title-picker-down = suivant
title-picker-up = précédent
title-picker-pageDown = page suivante
title-picker-pageUp = page précédente
title-picker-close = fermer
title-picker-renameTag = renommer

title-searchPicker-down = suivant
title-searchPicker-up = précédent
title-searchPicker-pageDown = page suivante
title-searchPicker-pageUp = page précédente
title-searchPicker-close = fermer

title-notes-open = ouvrir
title-notes-new = nouvelle
title-notes-fromTemplate = d’après un modèle
title-notes-today = note du jour
title-notes-day = note d’un jour
title-notes-edit = modifier
title-notes-properties = modifier les propriétés
title-notes-editOutside = modifier dans $EDITOR
title-notes-delete = supprimer
title-notes-pin = épingler
title-notes-archive = archiver, restaurer
title-notes-moveToFolder = déplacer dans un dossier
title-notes-renameLinks = renommer aussi les liens
title-notes-sendBoxes = envoyer à une liste
title-notes-restore = restaurer
title-notes-emptyTrash = vider la corbeille
title-notes-down = descendre
title-notes-up = monter
title-notes-first = début
title-notes-last = fin
title-notes-pageDown = page suivante
title-notes-pageUp = page précédente
title-notes-search = rechercher
title-notes-tags = tags
title-notes-folders = dossiers
title-notes-sort = trier par titre, date de création ou de modification
title-notes-columns = propriétés en colonnes
title-notes-deadLinks = liens sans note
title-notes-nextFolder = dossier suivant (archives, corbeille, notes)
title-notes-previousFolder = dossier précédent
title-notes-showMore = effacer recherche ou tag, ou revenir aux notes
title-notes-narrowerList = rétrécir la liste
title-notes-widerList = élargir la liste
title-notes-usualWidth = largeur habituelle

title-noteSearch-keep = vers la liste
title-noteSearch-down = suivant
title-noteSearch-up = précédent
title-noteSearch-clear = tout afficher

title-notes-retry = réessayer

title-noteOutline-unfold = déplier
title-noteOutline-fold = replier
title-propertyEditor-add = ajouter une propriété
title-propertyEditor-rename = renommer
title-propertyEditor-remove = retirer
title-propertyEditor-turn = en texte ou en champs
title-propertyEditor-close = annuler
title-reader-edit = modifier
title-reader-close = retour
title-reader-tick = cocher
title-reader-follow = suivre le lien
title-reader-copyLine = copier la ligne
title-reader-copy = copier la note
title-reader-outline = plan
title-reader-properties = déplier les propriétés
title-reader-editProperties = modifier les propriétés
title-reader-backlinks = liens vers cette note
title-reader-editOutside = modifier dans $EDITOR
title-reader-sendBoxes = envoyer à une liste
title-reader-cooked = cuisiné : retirer de la maison
title-reader-pin = épingler
title-reader-archive = archiver, restaurer
title-reader-moveToFolder = déplacer dans un dossier
title-reader-renameLinks = renommer aussi les liens
title-reader-down = descendre
title-reader-up = monter
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
title-editor-completeTag = compléter le tag
title-editor-nextChoice = choix suivant
title-editor-previousChoice = choix précédent
title-editor-copy = copier
title-editor-cut = couper
title-editor-paste = coller
title-editor-selectAll = tout sélectionner
title-editor-extract = déplacer dans une nouvelle note
title-editor-moveSelection = déplacer dans une autre note
title-editor-undo = annuler
title-editor-redo = rétablir
title-editor-save = enregistrer
title-editor-close = terminer
title-textEditor-find = chercher
title-textEditor-replace = chercher et remplacer
title-textEditor-openReplacement = chercher et remplacer
title-textEditor-findNext = chercher le suivant
title-textEditor-next = suivant
title-textEditor-previous = précédent
title-textEditor-replaceOne = remplacer
title-textEditor-replaceAll = tout remplacer
title-textEditor-otherField = autre champ
title-textEditor-wholeWords = mots entiers seulement
title-textEditor-expression = expression rationnelle
title-textEditor-inSelection = dans la sélection seulement
title-textEditor-undo = annuler
title-textEditor-redo = rétablir
title-textEditor-done = retour au texte
title-confirm-choose = choisir
title-confirm-otherAnswer = autre réponse
title-confirm-no = conserver
title-monthPicker-choose = ouvrir
title-monthPicker-dayBefore = jour précédent
title-monthPicker-nextDay = jour suivant
title-monthPicker-weekBefore = semaine précédente
title-monthPicker-nextWeek = semaine suivante
title-monthPicker-monthBefore = mois précédent
title-monthPicker-nextMonth = mois suivant
title-dayPicker-close = fermer
title-agenda-open = ouvrir
title-agenda-tick = fait
title-agenda-down = descendre
title-agenda-up = monter
title-agenda-pageDown = page suivante
title-agenda-pageUp = page précédente
title-agenda-first = début
title-agenda-last = fin
title-agenda-close = fermer
title-meals-open = ouvrir la recette
title-meals-add = prévoir un repas
title-meals-send = vers la liste
title-meals-copy = copier la semaine d’avant
title-meals-servings = parts
title-meals-remove = retirer
title-meals-mark = choisir le jour
title-meals-note = modifier la note
title-meals-previousWeek = semaine d’avant
title-meals-nextWeek = semaine suivante
title-meals-thisWeek = cette semaine
title-meals-left = à gauche
title-meals-right = à droite
title-meals-up = monter
title-meals-down = descendre
title-meals-carryLeft = déplacer à gauche
title-meals-carryRight = déplacer à droite
title-meals-carryUp = déplacer vers le haut
title-meals-carryDown = déplacer vers le bas
title-meals-close = fermer
title-form-send = enregistrer
title-form-sendAnywhere = enregistrer
title-form-cancel = annuler
title-form-nextField = champ suivant
title-form-previousField = champ précédent
title-form-fieldBelow = descendre
title-form-fieldAbove = monter
title-form-check = activer ou désactiver
title-form-nextChoice = valeur suivante
title-form-previousChoice = valeur précédente
title-form-take = choisir
title-form-complete = compléter
title-form-nextOffer = suggestion suivante
title-form-previousOffer = suggestion précédente
title-form-hide = masquer les suggestions
title-settingsForm-close = annuler

title-spending-open = voir les achats
title-spending-close = retour
title-spending-price = indiquer le prix
title-spending-left = gauche
title-spending-right = droite
title-spending-period = période
title-spending-down = descendre
title-spending-up = monter
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
title-sharingLog-down = descendre
title-sharingLog-up = monter
title-sharingLog-pageDown = page suivante
title-sharingLog-pageUp = page précédente
title-sharingLog-first = début
title-sharingLog-last = fin
title-sharingLog-close = fermer

title-app-undo = annuler
title-app-redo = rétablir
title-app-history = historique
title-app-quit = quitter
title-app-leave = quitter
title-app-save = enregistrer maintenant
title-app-suspend = suspendre
title-app-help = aide
title-app-palette = toutes les commandes
title-app-paletteAnywhere = toutes les commandes, même pendant la saisie
title-app-settings = tous les réglages
title-app-agenda = à faire aujourd’hui
title-app-meals = repas de la semaine
title-tour-end = terminer la visite
title-database-quit = quitter

title-palette-choose = exécuter
title-palette-close = fermer
title-palette-closeHelp = fermer
title-palette-down = descendre
title-palette-up = monter
title-palette-pageDown = page suivante
title-palette-pageUp = page précédente
title-palette-halfPageDown = demi-page vers le bas
title-palette-halfPageUp = demi-page vers le haut
title-palette-first = début
title-palette-last = fin
title-palette-tour = refaire la visite

title-database-retry = réessayer

## Settings in the palette: their names, then their values

palette-setting = { $setting } : { $value }
setting-language = Langue
setting-theme = Thème
setting-currency = Devise
setting-first-weekday = Premier jour de la semaine
setting-dates = Dates
setting-fractions = Fractions
setting-mouse = Souris
setting-start-tab = Ouverture sur
setting-default-list = Liste par défaut
setting-default-store = Magasin par défaut
setting-group = Regroupement des listes
setting-sort = Tri des listes
setting-note-columns = Colonnes des notes
setting-message-emoji = Images dans les messages
setting-sidebar = Listes à gauche
setting-details = Détails à droite
setting-basket-bar = Barre des articles cochés
setting-hints = Touches affichées
setting-linear = Lecteur d’écran
setting-editor = Éditeur
setting-browser = Navigateur
setting-template-folder = Dossier des modèles
setting-sync-interval = Minutes entre synchronisations
setting-backups = Sauvegardes conservées
setting-record-crashes = Journal des plantages
setting-restricted = Accès restreint
setting-preset = Touches

setting-value-auto = automatique
setting-value-true = oui
setting-value-false = non
setting-value-dark = sombre
setting-value-light = clair
setting-value-sixteen = seize couleurs
setting-value-monochrome = monochrome
setting-value-monday = lundi
setting-value-tuesday = mardi
setting-value-wednesday = mercredi
setting-value-thursday = jeudi
setting-value-friday = vendredi
setting-value-saturday = samedi
setting-value-sunday = dimanche
setting-value-language = comme dans la langue
setting-value-iso = 2026-11-26
setting-value-lists = listes
setting-value-notes = notes
setting-value-spending = dépenses
setting-value-category = par rayon
setting-value-store = par magasin
setting-value-none = aucun
setting-value-own = manuel
setting-value-name = par nom
setting-value-newest = par date d’ajout
setting-value-few = une ligne
setting-value-more = deux lignes
setting-value-vim = vim
setting-value-arrows = flèches (arrows)
setting-value-emacs = emacs

## What the palette finds only if somebody types it, since it is done on the command line

palette-on-command-line = En ligne de commande : { $command }
elsewhere-backup = sauvegarder
elsewhere-export = exporter des listes
elsewhere-import = importer des listes

## Other words that find a command or setting in the palette, with commas between them

also-setting-language = langage, traduction
also-setting-theme = couleurs, apparence, mode sombre
also-setting-currency = monnaie, argent, prix
also-setting-preset = clavier, raccourcis
also-items-add = nouveau, mettre
also-items-edit = changer, renommer, corriger
also-items-delete = effacer, enlever, retirer
also-items-tick = fait, acheté
also-items-clearTicked = terminer, payer, caisse, vider
also-items-staple = récurrent, régulier, automatique
also-items-repeat = récurrent, fréquence, hebdomadaire
also-items-category = catégorie, allée du magasin
also-items-price = coût
also-items-copyAll = envoyer
also-items-copyMessage = discussion, messagerie
also-items-buyAgain = achats précédents
also-items-aisles = catalogue, idées, inspiration
also-list-shop = supermarché, faire les courses
also-list-filter = chercher, rechercher, trouver
also-lists-all = partager, rejoindre, archives
also-lists-budget = limite, argent
also-listPicker-addAll = ensemble, modèle
also-lists-cheapest = comparaison des prix, magasin le moins cher, économiser
also-lists-print = papier
also-lists-code = scanner, téléphone, code-barres
also-notes-sendBoxes = recette, cuisiner, menu
also-reader-sendBoxes = recette, cuisiner, menu
also-app-undo = revenir en arrière
also-app-quit = fermer
also-app-help = visite, tutoriel, raccourcis, touches, manuel
also-app-save = sauver
also-app-settings = options, préférences, configuration
also-app-agenda = agenda, retard, rappels, échéances
also-app-meals = menu, plan de repas, semaine, calendrier, que cuisiner, dîner
also-elsewhere-backup = copie de sécurité, backup
also-elsewhere-export = télécharger, enregistrer sous
also-elsewhere-import = charger, ouvrir un fichier

## HomeWords: what is at home

# The name of the list.
home-list = À la maison
# Until when something keeps, and how soon that is.
home-keeps = jusqu’au { $day }
home-ended = périmé le { $day }
home-ends-today = à finir aujourd’hui
home-ends-tomorrow = à finir demain
home-ends-soon = à finir d’ici { $count } jours
# Why a line of a recipe isn't added.
home-is-basic = toujours à la maison
home-has = { $amount } à la maison
home-is-there = à la maison
home-used-left = { $item } : il reste { $amount }
home-used-another = { QUOTED($item) } : fini. Il en reste à la maison : { $amount }
home-used-back = { QUOTED($item) } : fini, de retour sur { QUOTED($list) }.
home-used-there = { QUOTED($item) } : fini, déjà sur { QUOTED($list) }.
home-used-gone = { QUOTED($item) } : fini.
home-used-unmeasured = On ne sait pas combien il reste pour { QUOTED($item) }. Sans quantité, c’est fini.
# In the footer of the stock: what Space does, and the way back.
home-use-up = fini
home-leave = retour à la liste
# The heading of what has no place there.
home-no-place = Sans endroit
home-empty = Rien à la maison pour l’instant.
    .add = ajouter quelque chose : 2 l lait @frigo !5 déc
    .more = Ce que vous retirez d’une liste peut venir ici.
# The title of the preview that asks, and what Enter does.
home-question = Que va-t-on ranger à la maison ?
home-put = en ranger { $count } à la maison
home-begun = Voici ce que vous avez à la maison. Désormais, vider une liste demande une fois ce qui vient ici.
home-kept = Rangé à la maison : { $items }. { KEY("app.undo") } pour annuler.
home-used-items = Fini : { $items }. { KEY("app.undo") } pour annuler.
home-undoes = { KEY("app.undo") } pour annuler.
# After a recipe was cooked.
home-cooked = Retiré de la maison : { $items }. { KEY("app.undo") } pour annuler.
home-nothing-taken = Rien de cela n’est à la maison avec une quantité.
home-nothing = Rien n’est encore noté à la maison. { KEY("lists.home") } sur une liste pour commencer.
# In the sidebar: the period of a budget, and what is left of it.
sidebar-period = { $period ->
    [week] Cette semaine
    [month] Ce mois-ci
   *[trip] Cette sortie
}
sidebar-left = reste { $price }
sidebar-of = sur { $price }
# Headings: the stores of the open list, and the staples that come next with when they are due.
sidebar-stores = Magasins
sidebar-staples = Bientôt
sidebar-due-now = maintenant
sidebar-due-tomorrow = demain
sidebar-due-later = dans { $count } jours

# Choosing by typing, below the prompt: what is chosen stands before the field.
pick-note = Note
pick-item = Article
pick-list = Liste
pick-store = Magasin
pick-tick = Cocher
pick-use-up = Finir
pick-marked =
    { $count ->
        [one] { $count } marqué
       *[other] { $count } marqués
    }
pick-placeholder = saisissez pour chercher
    .several = saisissez pour chercher ; { $key } marque
pick-nothing = rien ne correspond
