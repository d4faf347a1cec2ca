## AppWords

# The title of the help.
app-keys = Tasten
# In the empty field of the help.
app-search-keys = tippen, um zu suchen
# In the header, while changes are being written.
app-saving-now = wird gespeichert
app-unsaved = nicht gespeichert
app-draft-saved = Entwurf gespeichert
app-opening-lists = Listen werden geöffnet…
# In the footer: replaces a damaged file by an empty list.
app-start-empty = mit einer leeren Liste beginnen
app-retry-loading = { KEY("database.retry") } versucht es noch einmal, { KEY("database.quit") } beendet Tote. Es wurde nichts geändert.
app-nothing-to-undo = Nichts rückgängig zu machen.
app-nothing-to-redo = Nichts zu wiederholen.
app-everything-is-saved = Alles ist gespeichert.
app-saved-again = Alles ist wieder gespeichert.
app-partly-saved-again = Das Speichern klappt wieder. Die übrigen Änderungen folgen.
app-saving = Wird gespeichert…
app-paste-too-long = Der Text ist größer als 16 MB. Es wurde nichts eingefügt.
app-no-command = { $key } tut hier nichts. { KEY("app.help") } zeigt alle Tasten.
app-set-aside = Die beschädigte Datei bleibt als { $path } erhalten.
# In the footer: replaces it by a backup.
app-restore = Sicherung vom { $day } öffnen
# What to do about a damaged file: two keys, and the day of the backup.
app-ways-out = { $restore } öffnet die Sicherung vom { $day }, { $empty } beginnt mit einer leeren Liste. Die beschädigte Datei bleibt unter anderem Namen erhalten.
app-ways-out-without-backup = Es gibt keine Sicherung; { $empty } beginnt mit einer leeren Liste. Die beschädigte Datei bleibt unter anderem Namen erhalten.
app-note-not-found = Diese Notiz gibt es nicht mehr: Sie wurde anderswo gelöscht.
app-note-not-saved-full = Die Notiz ist nicht gespeichert. Der Datenträger ist voll.
# Why, as a sentence.
app-note-not-saved = Die Notiz ist nicht gespeichert. { $reason }
app-notes-not-read = Die Notizen lassen sich nicht lesen. { $reason }
# Why, as a sentence.
app-not-saved = ✕ Nicht gespeichert. { $reason }
# The file with the only copy of a text.
app-text-is-in = Der Text steht in { $file }.
# After “app-note-not-found”, for a note that is being written.
app-note-saves-as-new = { KEY("editor.close") } speichert sie als neue Notiz.
# After “app-note-not-saved”, for a note that is being written.
app-note-tries-again = { KEY("editor.close") } versucht es noch einmal, { KEY("app.leave") } beendet Tote, ohne zu speichern.
app-unsaved-changes = { $count ->
    [one] Eine Änderung ist
   *[other] { $count } Änderungen sind
} nicht gespeichert. { KEY("app.save") } versucht es noch einmal, { KEY("app.quit") } beendet Tote, ohne zu speichern.
# What was done, such as “adding milk”.
app-undid = Rückgängig gemacht: { $title }. { KEY("app.redo") } wiederholt es.
app-undid-on-list = Rückgängig gemacht: { $title }, auf „{ $list }“. { KEY("app.redo") } wiederholt es.
# What was done, such as “adding milk”.
app-redid = Wiederholt: { $title }.
app-redid-on-list = Wiederholt: { $title }, auf „{ $list }“.
# Why, as a sentence.
app-back-up-failed = Die heutige Sicherung ist fehlgeschlagen. { $reason }
# Keys as on the keyboards where the language is spoken; the others are as in English.
app-key-names =
    space = Leertaste
    backspace = Rücktaste
    delete = Entf
    insert = Einfg
    ctrl = Strg
    shift = Umschalt
    home = Pos1
    end = Ende
    pgup = Bild auf
    pgdn = Bild ab
    up = Hoch
    down = Runter
    left = Links
    right = Rechts

## AgendaWords

# The title of what is due today.
agenda-title = Heute
# Headings: the tasks of earlier days, those of today, the lists.
agenda-overdue = Noch offen
agenda-today = Heute
agenda-home = Bald aufbrauchen
agenda-lists = Listen
# Behind what there is to eat today.
agenda-meal = Essen
# The note whose title is today's date, and beside it that there is none.
agenda-day-note = heutige Notiz
agenda-no-day-note = noch nicht geschrieben
agenda-reading = Notizen werden gelesen…
agenda-nothing-to-tick = Hier lassen sich nur Aufgaben und Notizen abhaken. { KEY("agenda.open") } öffnet diese Zeile.
# Beside a list: the staples that are due and not on it yet.
agenda-due = fällig: { $items }
agenda-to-buy = { $count ->
    [one] 1 Artikel zu kaufen
   *[other] { $count } Artikel zu kaufen
}

## MealWords

# A day: “Monday, 30 Nov”.
meals-weekday = { $weekday }, { $day }
# The title of a week, with its first and its last day.
meals-title = Essen, { $first } – { $last }
meals-this-week = diese Woche
meals-next-week = nächste Woche
meals-last-week = letzte Woche
meals-empty = Noch nichts geplant: { KEY("meals.add") } plant ein Essen, { KEY("meals.copy") } übernimmt die Woche davor.
meals-empty-day = { $day }: nichts geplant
# Behind a meal whose ingredients were added to a list.
meals-on-list = auf „{ $list }“
# The title of what asks for a meal.
meals-on = { $day }: Was gibt es zu essen?
# In the empty field.
meals-type = ein Rezept oder irgendetwas: Suppe für 6
meals-no-recipes = Noch keine Notiz hat Zutaten. Tippe, was es zu essen gibt.
meals-as-typed = „{ $text }“, ohne Rezept
# What Enter does.
meals-plan = planen
meals-servings = Wie viele essen mit? Leer: so viele, wie im Rezept steht.
meals-no-servings = „{ $text }“ ist keine Zahl von Portionen.
meals-nothing-here = Hier ist nichts geplant. { KEY("meals.add") } plant ein Essen.
meals-no-recipe = „{ $dish }“ ist kein Rezept. { KEY("meals.note") } ändert es in der Notiz.
meals-nothing-to-send = Für diese Tage gibt es kein Rezept, für das etwas einzukaufen ist.
meals-nothing-to-copy = Für die Woche ab { $day } ist nichts geplant.
meals-no-free-day = An jedem Tag, der in der Woche davor ein Essen hatte, ist schon etwas geplant.
meals-copied = { $count ->
    [one] { $count } Essen
   *[other] { $count } Essen
} aus der Woche davor übernommen: { $days }.
meals-no-note = Diese Woche hat noch keine Notiz. { KEY("meals.add") } beginnt sie.
meals-changed = Dieses Essen wurde eben anderswo geändert.

## BuyAgainWords

buy-again = Wieder kaufen
# The headings of what is due, and of the rest.
buy-again-due-heading = Fällig
buy-again-not-due-heading = Alles andere
# In the footer, after the key for more: a number does it too.
buy-again-more-or-digits = oder Zahl: wie viele
buy-again-clear-search = Suche leeren
buy-again-nothing-bought-yet = Noch nichts. Was abgehakt wird, erscheint später hier.
buy-again-all-bought-is-on-list = Alles bisher Gekaufte steht schon auf der Liste.
# If less than usual is on the list.
buy-again-on-list = auf der Liste: { $amount }
# If the amount on the list doesn't add up: fresh tomatoes besides cans.
buy-again-also-on-list = auch auf der Liste: { $amount }
# In the empty field of "Buy again".
buy-again-search-bought = suchen, @ für ein Geschäft
buy-again-forgot-purchase = „{ $name }“ wird nicht mehr vorgeschlagen. { KEY("app.undo") } macht es rückgängig.
# In the footer: adds the selected items, or the one under the cursor.
buy-again-add = hinzufügen
    .and-close = hinzufügen und schließen
buy-again-add-some = { $count } hinzufügen
    .and-close = { $count } hinzufügen und schließen
# In the footer, next to the key that selects: how many it would select.
buy-again-select-due = { $count } fällige auswählen
    .short = { $count } fällig
buy-again-select = { $count } auswählen
# All but those needed later and those that only recipes needed.
buy-again-select-others = { buy-again-select } (ohne { $rest })
# Of these two, or one of them, is what “buy-again-select-others” leaves out.
buy-again-due-later = { $count } später fällige
buy-again-for-recipes = { $count } aus Rezepten
buy-again-select-all = alle { $count } auswählen
    .short = alle { $count }
buy-again-select-none = nichts auswählen
    .short = nichts
# A search for something that is on the list, and so isn't offered.
buy-again-is-on-list = „{ $name }“ steht schon auf der Liste.
buy-again-days-ago = { $count ->
    [0] heute
    [1] gestern
   *[other] vor { $count } Tagen
}

## CommandTitles

command-show-tag = Notizen anzeigen
command-open-backlink = öffnen
command-put-boxes-here = hier hinzufügen
command-buy-here = zur Liste hinzufügen
command-enter-shop = auswählen

## DetailsWords

# Before the day, the store and the price.
details-last-bought = Zuletzt
# Before the usual amount and interval.
details-usually = Üblich
# Before how often.
details-bought-before = Gekauft
# Before the recipes that it is for.
details-wanted-for = Für
# Before the day when a staple is added again.
details-next-time = Wieder am
# Before the store whose last price is the lowest.
details-cheapest-now = Günstig
# Before the lowest and the highest price.
details-price-over-time = Preis
# Before a price.
details-lowest = min.
details-highest = max.
# What will show here, for an item that was never bought.
details-nothing-bought-before = Noch nie gekauft. Hier steht später, wo und wie oft dieser Artikel gekauft wird und was er kostet.
details-item-count = Artikel
details-sum-of-prices = Summe
details-without-price = Ohne Preis
details-every-days = { $count ->
    [one] jeden Tag
   *[other] alle { $count } Tage
}
details-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
# A price that has never changed.
details-same-since = unverändert seit { $day }

## EditWords

# An edit of a later version.
edit-newer-edit = eine Änderung einer neueren Version
edit-untitled = Ohne Titel
edit-items = { $subject ->
    [one] „{ $name }“
   *[several] { list-items }
}
# What was done, as a noun after “Undid:”.
edit-add-items = { edit-items } hinzufügen
edit-edit-item = „{ $name }“ ändern
edit-tick-items = { edit-items } abhaken
edit-untick-items = { $subject ->
    [one] Haken bei „{ $name }“ entfernen
   *[several] { $count ->
        [one] Haken bei { $count } Artikel entfernen
       *[other] Haken bei { $count } Artikeln entfernen
    }
}
edit-move-item = „{ $name }“ verschieben
edit-move-items = { edit-items } auf „{ $list }“ verschieben
edit-categorize-items = { edit-items } in Abteilung „{ $category }“ verschieben
edit-delete-items = { edit-items } löschen
edit-repeat-item = Intervall von „{ $name }“ setzen
edit-add-staples = Dauerartikel hinzufügen: { edit-items }
edit-keep-at-home = { edit-items } zu Hause einlagern
edit-use-up = { edit-items } aufbrauchen
edit-cook = „{ $name }“ kochen
edit-plan-meals = { $subject ->
    [one] „{ $name }“ planen
   *[several] { $count } Essen planen
}
edit-unplan-meal = „{ $name }“ aus der Woche nehmen
edit-forget-purchase = „{ $name }“ nicht mehr vorschlagen
edit-price-purchase = Preis von „{ $name }“ setzen
edit-clear-items = Abgehaktes löschen: { $subject ->
    [one] „{ $name }“
   *[several] { $count } Artikel
}
edit-create-list = Liste „{ $name }“ anlegen
edit-rename-list = Liste „{ $name }“ umbenennen
edit-duplicate-list = Liste „{ $name }“ duplizieren
edit-archive-list = Liste „{ $name }“ archivieren
edit-unarchive-list = Liste „{ $name }“ wiederherstellen
edit-delete-list = Liste „{ $name }“ löschen
edit-set-budget = Budget von „{ $name }“ setzen
edit-order-lists = Listen umordnen
edit-order-aisles = Abteilungen umordnen: { $name }
edit-create-note = Notiz „{ $name }“ anlegen
edit-edit-note = Notiz „{ $name }“ ändern
edit-tick-box = Kästchen in „{ $name }“ abhaken
edit-pin-note = Notiz „{ $name }“ anheften
edit-unpin-note = Notiz „{ $name }“ nicht mehr anheften
edit-archive-note = Notiz „{ $name }“ archivieren
edit-restore-note = Notiz „{ $name }“ wiederherstellen
edit-trash-notes = { $subject ->
    [one] Notiz „{ $name }“ löschen
   *[several] { note-notes-count } löschen
}
edit-rename-links = Links auf „{ $name }“ ändern
edit-rename-tag = #{ $tag } umbenennen
edit-move-notes = { $subject ->
    [one] Notiz „{ $name }“ verschieben: { $folder }
   *[several] { note-notes-count } verschieben: { $folder }
}
edit-rename-folder = Ordner { $folder } umbenennen
edit-attach-note = Notiz „{ $name }“ mit „{ $item }“ verbinden
edit-import-file = „{ $file }“ importieren
edit-import-input = Standardeingabe importieren
edit-repair = Datenbank reparieren
edit-undo-step = rückgängig gemacht: { $name }
# Of several additions at once: how many; the first that is shown says of what.
edit-counted = { $first ->
    [yes] { list-items }
   *[no] { $count }
}
edit-added-new = { edit-counted } hinzufügen
edit-added-updated = { edit-counted } ändern
edit-added-put-back = { edit-counted } wieder auf die Liste setzen
edit-added-joined = { $before }, { $next }
edit-added-ended = { $before } und { $next }

## ItemEditorWords

# In the empty field.
item-editor-adding-example = 2 kg Äpfel
item-editor-category-example = #milchprodukte
# Below details filled in from the last purchase.
item-editor-as-last-time = Ausgefüllt wie beim letzten Mal. Rücktaste entfernt es.
item-editor-add = Hinzufügen
item-editor-edit = Ändern
# In the footer while editing.
item-editor-save = speichern
# While something is typed: Esc drops it.
item-editor-discard = verwerfen
item-editor-cancel = abbrechen
# Instead of a preview, when the line of an existing item is empty.
item-editor-enter-deletes = { KEY("itemEditor.commit") } löscht den Artikel. { KEY("app.undo") } macht es rückgängig.
# Offers the text as a single quoted name.
item-editor-all-in-quotes = Alles ein Name? { $text }
# What Esc does to them.
item-editor-without = ohne { $chip }
# A typed price that a later one replaces.
item-editor-replaced = { $price } statt { $old }
# As short as possible: the item is on the list already.
item-editor-is-there = auf der Liste
item-editor-edited-item-gone = Dieser Artikel wurde anderswo gelöscht. { KEY("itemEditor.commit") } fügt ihn wieder hinzu.
# Details without a name.
# A number looks like a price, but no currency is known yet.
item-editor-which-currency = { $number } in { $currency }? { KEY("itemEditor.commit") } nimmt das an, sonst € oder CHF dazuschreiben.
# A price in a currency that isn't understood, or in one of several. Short: the item is beside it.
item-editor-unknown-currency = { $currency } ist keine bekannte Währung
item-editor-nameless = Als Name steht es in Anführungszeichen: "{ $text }".
# What can be typed; the longest that fits is shown.
item-editor-grammar = Menge, Name, #Abteilung, @Geschäft, +Person, 1,99 € oder 0,45 €/x in beliebiger Folge, dann !Notiz
    .shorter = Menge, Name, #Abteilung, @Geschäft, 1,99 € beliebig, dann !Notiz
    .shortest = 2 kg Name #obst @Lidl 1,99 € !Notiz
# Help: the heading, then what is typed and what it means. Keep the “ = ”.
item-editor-adding-help =
    Hinzufügen
    2 kg Äpfel = eine Menge: kg, l, Becher, Dosen, Packungen…
    Eier x3 = wie viele
    #milchprodukte = eine Abteilung, auch eine eigene
    @Lidl = ein Geschäft
    +Jonas = für wen es ist
    1,99 € = ein Preis
    0,45 €/x = der Preis je Stück; oder 2,50 €/kg
    !schön reif = eine Notiz, bis zum Ende der Zeile
    "7 up" = in Anführungszeichen ist alles ein Name
    #"Für Oma" = mehrere Wörter, ebenso @"Grüner Markt"
item-editor-categorize = Abteilung für { list-summary }
item-editor-add-beside = { $above ->
    [yes] Über
   *[no] Unter
} „{ $name }“ hinzufügen
item-editor-new-category = Neue Abteilung: { $category }
item-editor-new-category-in-line = Neue Abteilung: { $category }; mehrere Wörter in Anführungszeichen: #"Für Oma"
# The store and the category that all lines share.
item-editor-keeps = { KEY("itemEditor.commit") } setzt { $marks } hinter alles, was folgt.
item-editor-drops = { KEY("itemEditor.commit") } lässt { $mark } wieder weg.
item-editor-type-category = Abteilung eingeben (leer: keine Änderung)
    .short = Abteilung eingeben
item-editor-name-missing = Noch kein Name. In Anführungszeichen wird dies einer.
    .short = Noch kein Name
# What happens to an item that is met on the list.
item-editor-met-sum = auf der Liste: { $old } → { $sum }
item-editor-met-first-amount = auf der Liste: ohne Menge → { $sum }
item-editor-met-ticked = wieder auf der Liste
item-editor-met-same = schon auf der Liste
item-editor-met-changed = auf der Liste: jetzt { $changes }
item-editor-met-apart = auch auf der Liste: { $beside }
# What was done with a line.
item-editor-done-new = Hinzugefügt: { $name } ({ $category }).
item-editor-done-apart = Hinzugefügt: { $name } ({ $category }). Auch auf der Liste: { $beside }.
item-editor-done-sum = { $name }: { $old } → { $sum }.
item-editor-done-first-amount = { $name }: ohne Menge → { $sum }.
item-editor-done-ticked = Wieder auf der Liste: { $name }.
item-editor-done-same = Schon auf der Liste: { $name }.
item-editor-done-changed = { $name }: jetzt { $changes }.
# Parts of one sentence.
item-editor-added-new = { edit-counted } hinzugefügt
item-editor-added-updated = { edit-counted } geändert
item-editor-added-put-back = { edit-counted } wieder auf der Liste
item-editor-added-there = { edit-counted } schon auf der Liste
item-editor-added-joined = { $before }; { $next }

## ListPickerWords

list-picker-all-lists = Alle Listen
list-picker-new-list = Neue Liste
list-picker-rename-list = Liste umbenennen
# The label of the field for a list's name, and the text of the empty field.
list-picker-name = Name
list-picker-name-placeholder = Baumarkt
list-picker-no-other-list = Es gibt keine andere Liste. { KEY("lists.new") } legt eine an.
list-picker-restore-archived = wiederherstellen
list-picker-move-here = hierher verschieben
list-picker-to-new-list = auf eine neue Liste
# After the name of a list.
list-picker-archived = archiviert
# The title of the list of lists.
list-picker-move-to = { $count ->
    [one] „{ $name }“ verschieben auf
   *[other] { $count } Artikel verschieben auf
}
list-picker-move-it-to = Verschieben auf
list-picker-renamed-list-gone = Diese Liste wurde anderswo gelöscht. { KEY("field.commit") } legt eine neue an.
list-picker-name-list-to-add = Es gibt noch keine Liste für „{ $item }“. Eine neue benennen, oder zurück mit { KEY("field.close") }.
list-picker-deleted = „{ $list }“ gelöscht{ $count ->
    [0] { "" }
    [one] , mitsamt dem Artikel darauf
   *[other] , mitsamt { $count } Artikeln
}. { KEY("app.undo") } macht es rückgängig.
list-picker-duplicated = Kopie von „{ $list }“, ohne Haken. { KEY("lists.rename") } benennt sie um.
list-picker-archived-list = „{ $list }“ archiviert. { KEY("lists.all") } zeigt die Liste weiterhin; { KEY("app.undo") } macht es rückgängig.
list-picker-restored = „{ $list }“ wiederhergestellt.
list-picker-name-taken-in-archive = „{ $list }“ gibt es schon im Archiv. { KEY("lists.all") } zeigt die Liste.
list-picker-name-taken = „{ $list }“ gibt es schon.
list-picker-list-gone = „{ $list }“ wurde anderswo { $deleted ->
    [yes] gelöscht
   *[no] archiviert
}.

## ListWords

# The heading of ticked items.
list-basket = Im Einkaufswagen
# After "Sorted".
list-name-own = eigene Reihenfolge
list-name-name = nach Namen
list-name-store = nach Geschäft
list-name-newest = nach Datum
list-grouped-store = nach Geschäft
list-grouped-none = ohne Gruppen
list-lists = Listen
list-filter-placeholder = Wörter, @Geschäft, +Person, #Abteilung, >5€
# After the number of matches of a filter.
list-escape-shows-all = , { KEY("list.clearSelection") } zeigt alles
list-select = auswählen
list-select-all = alles
list-budget = Budget
list-group = gruppieren
list-move = verschieben
list-clear-selection = Auswahl aufheben
list-show-all = alles anzeigen
list-items = { $count ->
    [one] 1 Artikel
   *[other] { $count } Artikel
}
list-found-for-other-stores = { $count } für ein anderes Geschäft
list-is-not-understood = nicht verstanden
# What was spent today on cleared items, from a budget or in a store; the second is shorter.
list-spent-earlier = { $price } vorhin ausgegeben
list-earlier = { $price } vorhin
list-in-basket = { $price } im Einkaufswagen
# Beside a sum.
list-unpriced-count = { $count } ohne Preis
list-cheapest = am günstigsten bei { $store }: { $price }
# The visible lines.
list-range = { $first }–{ $last } von { $count }
list-items-gone = Diese Artikel gibt es nicht mehr.
list-no-list-to-add-to = Es gibt noch keine Liste. { KEY("lists.new") } legt eine an.
list-cannot-move-while-filtered = Bei aktivem Filter lässt sich nichts verschieben. { KEY("list.clearSelection") } hebt ihn auf.
list-item-gone = „{ $name }“ wurde anderswo gelöscht. { KEY("items.add") } fügt es wieder hinzu.
# A key for a single item, pressed while several are selected.
list-takes-one-item = { $key } gilt nur für einen Artikel; { $count } sind ausgewählt. { KEY("list.clearSelection") } hebt die Auswahl auf.
# How many merged with items on the list.
list-merged = { $count } davon mit vorhandenen Artikeln zusammengeführt.
list-filter-too-long = Das ist zu lang für einen Filter. Ein paar Wörter genügen.
list-no-item-here = Hier ist kein Artikel. { KEY("items.add") } fügt einen hinzu.
# The cursor is on a heading.
list-is-heading = Das ist eine Überschrift. { KEY("items.down") } führt zu den Artikeln darunter.
list-no-open-list = Keine Liste ist geöffnet. { KEY("lists.new") } legt eine an.
# One item by its name, or how many.
list-summary = { $count ->
    [one] { $name }
   *[other] { $count } Artikel
}
# In the header.
list-sorted-name = nach Namen
list-sorted-store = nach Geschäft
list-sorted-newest = neueste zuerst
list-welcome = Willkommen bei Tote.
    .text = Die Einkaufsliste. Alles wird sofort gespeichert.
# The tab in a key hint, and coming to it from the one before or behind.
list-tab = Listen
    .from-before = erste Liste
    .from-behind = letzte Liste
list-all-archived = Alle Listen sind archiviert.
    .text = { KEY("lists.all") } zeigt sie, { KEY("lists.new") } legt eine neue an{ $undo ->
        [yes] , { KEY("app.undo") } macht die letzte Änderung rückgängig.
       *[no] .
    }
list-none = Noch keine Listen.
    .text = { KEY("lists.new") } legt eine an{ $undo ->
        [yes] , { KEY("app.undo") } macht die letzte Änderung rückgängig.
       *[no] .
    }
# Help about signs in the header and after names. Keep the “ = ”.
list-sign-help =
    Zeichen
    3/7 = 3 von 7 sind abgehakt
    { $staple } = wird regelmäßig hinzugefügt
    { $note } = hat eine Notiz
# Help: the heading, then what is typed and what it means. Keep the “ = ”.
list-filter-help =
    Filtern
    Hafer Milch = beide Wörter, in beliebiger Folge
    "rote Linsen" = genau diese Wörter
    500 g = eine Menge; Dosen: was es in Dosen gibt
    @lidl #milchprodukte = ein Geschäft, eine Abteilung
    +jonas = eine Person
    >2€ <5€ = eine Preisspanne
    is:ticked = im Einkaufswagen
    is:unpriced = ohne Preis; is:priced: mit Preis
    -Milch = alles außer Milch; geht mit allem hier
# Words of a filter that have no meaning.
list-not-understood = nicht verstanden: { $words }
list-nothing-found = Kein Treffer für „{ $text }“.
    .text = { KEY("list.clearSelection") } zeigt die ganze Liste.
# How many another list has.
list-found = { $count } auf „{ $list }“
# With what the two keys for adding and buying again do.
list-empty = Nichts zu kaufen.
    .add = etwas hinzufügen: 2 kg Äpfel
    .again = aus früheren Käufen wählen
    .more = Auch eine ganze Nachricht oder ein Rezept lässt sich einfügen.
list-selected = { list-selected-count }. { KEY("list.clearSelection") } hebt die Auswahl auf.
list-selected-count = { $count } ausgewählt
list-selected-hidden = { list-selected-count }, { $hidden } nicht sichtbar
# What was spent of a budget in its period: `€66 of €250 this month`.
list-budget-use = { $spent } von { $budget } { $period ->
    [week] in dieser Woche
    [month] in diesem Monat
   *[trip] bei diesem Einkauf
}
# A budget as it can be typed: `€250 a month`.
list-budget-every = { $price } { $period ->
    [week] pro Woche
    [month] im Monat
   *[trip] pro Einkauf
}
# By how much a budget is exceeded; the second says whether only once the list is paid.
list-over = { $price } zu viel
list-over-budget = { $price } { $list ->
    [yes] zu viel mit dieser Liste
   *[no] über dem Budget
}
list-last-price = zuletzt { $price }, { $day }
list-last-price-at = zuletzt { $price } bei { $store }, { $day }
list-lowest-price = am günstigsten { $price }, { $day }
list-lowest-price-at = am günstigsten { $price } bei { $store }, { $day }
# The place of the cursor.
list-place = { $row } von { $count }
list-nothing-ticked = Nichts ist abgehakt.
list-nothing-ticked-in-shop = Bei { $shop } wurde nichts abgehakt.
list-all-in-basket = Alles im Einkaufswagen. { KEY("items.clearTicked") } leert ihn.
list-all-in-basket-of-shop = { $shop }: alles im Einkaufswagen. { KEY("items.clearTicked") } leert ihn.
list-ticked-all = Unter „{ $heading }“ abgehakt: { list-summary }. { KEY("app.undo") } macht es rückgängig.
list-is-in-basket = „{ $name }“ ist schon im Einkaufswagen. { KEY("items.tick") } noch einmal entfernt den Haken.
list-cannot-move-while-sorted = Bei Sortierung { $sort } lässt sich nichts verschieben. { KEY("list.sort") } drücken, bis die eigene Reihenfolge gilt.
list-is-at-end = „{ $name }“ steht schon { $ticked ->
    [yes] im Einkaufswagen { "" }
   *[no] { "" }
}{ $first ->
    [yes] ganz oben
   *[no] ganz unten
}.
list-stays-in-category = „{ $name }“ bleibt in seiner Abteilung; { KEY("items.category") } ändert sie. In einem Geschäft ({ KEY("list.shop") }) verschieben { KEY("items.moveDown") } und { KEY("items.moveUp") } auf einer Überschrift die Abteilung.
list-deleted = Gelöscht: { list-summary }. { KEY("app.undo") } { $count ->
    [one] macht es rückgängig
   *[other] stellt sie wieder her
}.{ $notes ->
    [0] { "" }
    [one] { "" } Die Notiz bleibt.
   *[other] { "" } Die Notizen bleiben.
}
list-cleared = Gelöscht: { $count ->
    [one] { $name }
   *[other] { $count } abgehakte Artikel
}. { KEY("app.undo") } { $count ->
    [one] macht es rückgängig
   *[other] stellt sie wieder her
}.
list-cleared-in-shop = Gelöscht, bei { $shop } gekauft: { list-summary }. { KEY("app.undo") } { $count ->
    [one] macht es rückgängig
   *[other] stellt sie wieder her
}.
# Behind what was cleared.
list-paid = Bezahlt: { $price }.
list-copied = Kopiert: { list-summary }.
handing-copied-message = „{ $list }“ als Nachricht kopiert.
handing-page-is-open = Die Seite ist im Browser offen. Dort drucken.
handing-no-browser = Kein Browser ist eingestellt, der die Seite zeigt. In der Shell schreibt tote print sie in eine Datei.
handing-page-failed = „{ $command }“ lässt sich nicht starten: { $reason }. In der Shell schreibt tote print die Seite in eine Datei.
# A QR code that is larger than the screen.
code-lacks-rows = Für den Code { $rows ->
    [one] fehlt eine Zeile
   *[other] fehlen { $rows } Zeilen
}. Fenster höher oder Schrift kleiner machen.
code-lacks-columns = Für den Code { $columns ->
    [one] fehlt eine Spalte
   *[other] fehlen { $columns } Spalten
}. Fenster breiter oder Schrift kleiner machen.
code-lacks-both = Für den Code fehlen { $rows ->
    [one] eine Zeile
   *[other] { $rows } Zeilen
} und { $columns ->
    [one] eine Spalte
   *[other] { $columns } Spalten
}. Fenster größer oder Schrift kleiner machen.
code-is-too-long = Die Liste ist zu lang für einen Code.
cheapest-title = Wo „{ $list }“ am günstigsten ist
cheapest-reading = Preise werden verglichen…
cheapest-walk = dort einkaufen
# Two stores.
cheapest-pair = { $first } und { $second }
cheapest-unpriced = { $unknown } von { $count } dort ohne Preis
cheapest-none = Von nichts auf „{ $list }“ ist der Preis eines Geschäfts bekannt.
aisles-title = Nach Abteilungen stöbern
aisles-search = suchen
# In the footer, if it is on the list.
aisles-take-off = wegnehmen
# A list that is kept as a pattern.
set-is-target = „{ $list }“ ist die Liste selbst. Eine andere wählen.
set-is-empty = Auf „{ $list }“ steht nichts.
list-categorized = Ab jetzt unter „{ $category }“: { list-summary }. Tote merkt es sich.
list-corrected = „{ $name }“ steht ab jetzt unter „{ $category }“.
list-moved = Auf { $new ->
    [yes] die neue Liste { "" }
   *[no] { "" }
}„{ $list }“ verschoben: { list-summary }.
list-comes-back = „{ $name }“ wird am { $day } wieder hinzugefügt.
list-staples-came = Dauerartikel hinzugefügt: { list-summary }. { KEY("app.undo") } macht es rückgängig.
list-arranged = Sortierung: { $sort }{ $grouping ->
    [category] , gruppiert nach Abteilung
    [store] , gruppiert nach Geschäft
   *[none] { "" }
}.
list-arranged-in-aisles = Sortierung in jeder Abteilung: { $sort }.

## NoteWords

note-no-links-to-rename = Es gibt keine Links zu ändern.
note-notes = Notizen
# In the footer: opens it, like the trash.
note-archive = Archiv
note-trash = Papierkorb
note-all-notes = Alle Notizen
# A sentence.
note-sorted-notes-changed = Zuletzt geänderte zuerst.
note-sorted-notes-title = Nach Titel sortiert.
note-sorted-notes-created = Zuletzt angelegte zuerst.
note-sorted-by-column = Nach { $name } sortiert.
note-sorted-down-by-column = Nach { $name } sortiert, das Größte zuerst.
note-no-columns = Keine Notiz hat Eigenschaften für Spalten.
note-title-column = Notiz
note-tags = Schlagwörter
# In the empty title.
note-title-placeholder = Titel
note-new-note = Neue Notiz
note-linked-from = Links hierher
note-loading-notes = Notizen werden geladen…
note-retry-notes = { KEY("notes.retry") } versucht es noch einmal.
note-empty-text = Hier schreiben, mit Markdown, #Schlagwörtern und [[Links]].
note-search-placeholder = Wörter aus Titel oder Text
# In the footer and the help of the trash.
note-delete-forever = endgültig löschen
note-title-notes = Notizen
note-title-archive = Archiv
note-title-trash = Papierkorb
note-notes-count = { $count ->
    [one] 1 Notiz
   *[other] { $count } Notizen
}
note-no-backlinks = Keine Notiz hat einen Link auf diese.
note-no-headings = Diese Notiz hat keine Überschriften.
note-no-properties = Diese Notiz zeigt keine Eigenschaften.
note-saved-properties = Eigenschaften gespeichert.
property-editor-title = Eigenschaften von „{ $name }“
property-editor-name = Name
property-editor-value = Wert
property-editor-needs-name = Gib dieser Eigenschaft einen Namen.
property-editor-is-there = Eine andere Eigenschaft heißt schon „{ $name }“.
property-editor-must-be-date = Gib ein Datum wie 2026-12-01 ein.
property-editor-must-be-indented = Rücke die Zeilen unter der ersten ein.
property-editor-ends-there = Eine Zeile mit --- oder ... würde die Eigenschaften beenden.
note-outline = Gliederung
note-go-to-heading = hingehen
note-dead-links = Links ohne Notiz
note-no-dead-links = Alle Links führen zu einer Notiz.
note-no-tags = Noch keine Schlagwörter. In einer Notiz steht eines als #Wort.
# The note has no boxes; says how to write one.
note-no-box = Diese Notiz hat keine Kästchen. Eine Zeile, die mit „- [ ]“ beginnt, bekommt eines.
note-no-open-box = In dieser Notiz sind alle Kästchen abgehakt.
note-no-list-for-boxes = Es gibt keine Liste für diese Artikel.
note-notes-still-loading = Die Notizen werden noch geladen.
note-trashed = Für 30 Tage in den Papierkorb verschoben. { KEY("app.undo") } macht es rückgängig.
note-restored = Wiederhergestellt.
note-merged = Gespeichert und mit Änderungen von anderswo zusammengeführt.
note-kept-both = Dieselben Zeilen wurden anderswo geändert. Beide Fassungen stehen in der Notiz, zwischen ▼ und ▲.
note-copied-text = Kopiert.
note-nothing-selected = Erst Text auswählen: Umschalt mit den Pfeilen.
note-pasted-page = HTML als Markdown eingefügt. { KEY("editor.undo") } zeigt das HTML.
# Selected text, to another note, where a link to that stays.
note-moved-text = Nach „{ $note }“ verschoben.
note-cannot-link = Kein Link kann zu „{ $note }“ führen.
note-copied-address = { $address } kopiert.
note-opening-address = { $address } wird geöffnet.
note-lacks-divider = Ab 90 Spalten stehen Liste und Notiz nebeneinander.
# Asked in a box with the two answers below it.
note-delete-for-ever = „{ $name }“ endgültig löschen? Das lässt sich nicht rückgängig machen.
note-answer-delete = Löschen
note-answer-keep = Behalten
# The title of the months.
note-days = Notizen nach Tag
note-no-note-of-day = Noch keine Notiz. { KEY("monthPicker.choose") } beginnt sie.
# It must be restored first.
note-is-in-trash = Diese Notiz ist im Papierkorb. { KEY("reader.close") }, dann { KEY("notes.restore") } stellt sie wieder her.
# The tab in a key hint.
note-tab = Notizen
note-empty-page = Diese Notiz ist leer. { KEY("reader.edit") } öffnet sie zum Schreiben.
# Help: the heading, then what can be written in a note and what it means. Keep the “ = ”.
note-help =
    Schreiben
    - [ ] Milch = ein Kästchen; { KEY("notes.sendBoxes") } setzt die offenen auf eine Liste
    #kinder [[Suppe]] = ein Schlagwort, und ein Link auf eine Notiz
    Portionen: 4 = ein Rezept: { KEY("notes.sendBoxes") } fragt, für wie viele
    Mo: [[Suppe]] x2 = ein Speiseplan: { KEY("notes.sendBoxes") } fügt seine Rezepte hinzu; auch: für 6
# A heading, and what to do.
note-nothing-found = Keine Notiz enthält „{ $text }“.
    .text = { KEY("notes.showMore") } zeigt alle.
note-none-tagged = Hier hat keine Notiz das Schlagwort #{ $tag }.
    .text = { KEY("notes.showMore") } zeigt alle.
note-none = Noch keine Notizen.
    .text = { KEY("notes.new") } schreibt eine.
note-archive-empty = Das Archiv ist leer.
    .text = { KEY("notes.nextFolder") } öffnet den Papierkorb, { KEY("notes.showMore") } die Notizen.
note-trash-empty = Der Papierkorb ist leer.
    .text = { KEY("notes.showMore") } öffnet die Notizen.
note-link-count = { $count ->
    [one] 1 Link hierher
   *[other] { $count } Links hierher
}
note-alias = „{ $name }“
note-also-called = auch { $names }
# Which notes link here.
note-linked-from-names = Links aus { $names }
note-linked-from-more = Links aus { $names } und { $count } weiteren
note-in-trash = im Papierkorb
note-archived-place = archiviert
note-put-boxes-on = { list-summary } hinzufügen zu
note-rename-offer = { $count ->
    [one] Eine Notiz hat
   *[other] { $count } Notizen haben
} Links auf „{ $title }“. { KEY("notes.renameLinks") } ändert auch die Links, { KEY("notes.showMore") } behält sie bei.
# Found by the nearest words, since no note has those that were typed.
note-notes-with = { note-notes-count } mit „{ $words }“
note-turn-fold = { $folded ->
    [yes] aufklappen
   *[no] zuklappen
}
note-no-box-on-line = In dieser Zeile ist kein Kästchen. { KEY("reader.nextStop") } geht zum nächsten.
note-no-link-on-line = In dieser Zeile ist kein Link. { KEY("reader.nextStop") } geht zum nächsten.
note-no-note = Es gibt keine Notiz „{ $title }“. { KEY("reader.follow") } noch einmal legt sie an.
note-browser-failed = „{ $command }“ lässt sich nicht starten: { $reason }. { $address } kopiert.
note-pinned = { $pinned ->
    [yes] Angeheftet.
   *[no] Nicht mehr angeheftet.
}
note-archived = { $archived ->
    [yes] Archiviert. { KEY("notes.nextFolder") } öffnet das Archiv; { KEY("app.undo") } macht es rückgängig.
   *[no] Wiederhergestellt.
}
# The same for all of them.
note-empty-trash = { $count ->
    [one] Die Notiz im Papierkorb
   *[other] { $count } Notizen
} endgültig löschen? Das lässt sich nicht rückgängig machen.
note-deleted-for-ever = { $count ->
    [one] Endgültig gelöscht.
   *[other] { $count } Notizen endgültig gelöscht.
}
note-renamed-links = Links geändert in { $count ->
    [one] einer Notiz
   *[other] { $count } Notizen
}.
note-rename-tag = Schlagwort umbenennen
note-renamed-tag = #{ $old } heißt jetzt #{ $new }, in { $count ->
    [one] einer Notiz
   *[other] { $count } Notizen
}.
note-tag-changes = { $count ->
    [one] 1 Notiz ändert sich
   *[other] { $count } Notizen ändern sich
}
note-tag-merges = wird eins mit #{ $tag }
note-tag-keeps = { $count ->
    [one] 1 Notiz behält es in ihren Eigenschaften
   *[other] { $count } Notizen behalten es in ihren Eigenschaften
}
note-no-tag = „{ $text }“ ist kein Schlagwort: Buchstaben, Ziffern, - und _, mit / vor einem darunter.
note-no-tag-to-rename = Zum Umbenennen ein Schlagwort wählen.
note-templates = Vorlagen
note-use-template = Vorlage verwenden
note-no-templates = Noch keine Vorlagen: Notizen im Ordner { $folder } oder mit dem Schlagwort #template.
note-title-of-new = Titel der neuen Notiz
note-template-progress = { $template } · { $number } von { $count }
note-folders = Ordner
# Where notes are that are in no folder; the name of a row.
note-no-folder = Ohne Ordner
note-no-folders = Noch keine Ordner. { KEY("notes.moveToFolder") } verschiebt eine Notiz in einen.
note-show-folder = Ordner zeigen
note-rename-folder = Ordner umbenennen
note-no-folder-to-rename = Zum Umbenennen einen Ordner wählen.
note-move-to-folder = „{ $note }“ verschieben nach
note-type-folder = ein Ordner, etwa Arbeit/Pläne
note-no-folder-yet = Noch keine Ordner. Namen eines neuen eingeben.
note-new-folder = Neuer Ordner { $folder }
note-no-such-folder = „{ $text }“ kann kein Ordner sein: Kein Name beginnt oder endet mit einem Punkt oder enthält \ : * ? " < > |.
note-folder-moves = { $count ->
    [one] 1 Notiz zieht um
   *[other] { $count } Notizen ziehen um
}
note-folder-merges = wird eins mit { $folder }
note-moved-notes = { $count ->
    [one] „{ $note }“ verschoben: { $folder }.
   *[other] { $count } Notizen verschoben: { $folder }.
}
note-renamed-folder = { $old } heißt jetzt { $new }, mit { $count ->
    [one] einer Notiz
   *[other] { $count } Notizen
}.
note-folder-links = { $count ->
    [one] Links in einer anderen Notiz sind angepasst.
   *[other] Links in { $count } anderen Notizen sind angepasst.
}
note-none-in-folder = Hier ist keine Notiz in { $folder }.
    .text = { KEY("notes.showMore") } zeigt alle.
note-recovered-both = „{ $name }“ gerettet. Die Notiz wurde auch anderswo geändert: Beide Fassungen stehen darin, zwischen ▼ und ▲.
note-recovered = Nicht gespeicherten Entwurf von „{ $name }“ gerettet. { $key } zeigt ihn, { KEY("app.undo") } verwirft ihn.
note-attached = „{ $note }“ gab es schon. Das ist jetzt die Notiz zu „{ $item }“.
note-gone = „{ $note }“ wurde anderswo gelöscht.
note-left-files = { $count ->
    [one] Nicht gespeicherter Text aus einem Editor: { $file }. tote note recover rettet ihn.
   *[other] { $count } nicht gespeicherte Texte aus einem Editor, einer in { $file }. tote note recover rettet sie.
}
note-put-boxes = Zu „{ $list }“ hinzugefügt: { list-summary }. { KEY("app.undo") } macht es rückgängig.
note-put-boxes-some = „{ $list }“: { $added }. { KEY("app.undo") } macht es rückgängig.
note-boxes-are-on-list = Schon auf „{ $list }“: { list-summary }.

## What parts of the library say

# In the empty field for what is looked for in a text, and for what takes its place.
part-find = suchen
part-replacement = ersetzen durch
part-not-found = nicht gefunden
# What is looked for is no regular expression; finding it was given up.
part-malformed = kein gültiger Ausdruck
part-too-slow = dauert zu lange
# How a text is looked for, beside the field.
part-whole-words = ganze Wörter
part-expression = Ausdruck
part-selection = in der Auswahl
part-replaced = { $count } ersetzt
# From January on, with a blank between them.
part-months = Januar Februar März April Mai Juni Juli August September Oktober November Dezember
# From Monday on, two columns each.
part-weekdays = Mo Di Mi Do Fr Sa So
# How long the rest of some work takes.
part-time-left = noch { $time }
part-not-a-number = Bitte eine Zahl eingeben.

## PaletteWords

palette-commands = Befehle
palette-search-commands = Befehl, Liste, Notiz oder Einstellung
# Where the notes are listed that selected text can go to.
palette-move-to-note = In eine Notiz verschieben
palette-search-notes = Notiz
palette-list-kind = Liste
palette-store-kind = Geschäft
palette-note-kind = Notiz
palette-setting-kind = Einstellung
palette-current-setting-kind = jetzige Einstellung
palette-is-only-explained = Diese Zeile erklärt, was sich eingeben lässt; sie ist kein Befehl.
palette-next-time = Nächstes Mal: { $key }
# Why a command of another tab can't be done.
palette-is-in = In { $tab }: { $key }

## PastePreviewWords

paste-preview-no-pasted-line = Hier lassen sich nur eingefügte Zeilen ändern.
paste-preview-no-line-of-several = Nur eine Zeile mit mehreren Artikeln kann als einer behalten werden.
# The label of the field for servings.
paste-preview-servings = Portionen
paste-preview-no-list-to-paste-to = Es gibt keine Liste dafür. { KEY("itemEditor.close") }, dann { KEY("lists.new") } legt eine an.
# Merges with a line above; the second with the sum.
paste-preview-joins = mit der Zeile darüber
paste-preview-joins-with-sum = mit der Zeile darüber: { $sum }
paste-preview-add-pasted = { list-items } hinzufügen?
paste-preview-add-pasted-some = { list-items } hinzufügen, { $met } ändern?
# In the footer: what Enter does with lines of a recipe.
paste-preview-add-items = { list-items } hinzufügen
paste-preview-add-items-some = { $count } hinzufügen, { $met } ändern
# In the footer: one item of a line that names several, or several again.
paste-preview-whole = { $whole ->
    [yes] aufteilen
   *[no] als einen behalten
}
# In the footer of a preview: what Space does with the current line.
paste-preview-toggle = { $kept ->
    [yes] auslassen
   *[no] mitnehmen
}
# Of how many servings were sent, if not all.
paste-preview-part = { $whole ->
    [yes] { "" }
   *[no] { $servings } von { $planned } Portionen { "" }
}
# Why a line of a plan is dropped: its recipe was already sent. The attribute is shown if there is no room.
paste-preview-was-sent = { $meal }: { paste-preview-part }{ buy-again-days-ago } zu { $list } hinzugefügt
    .short = { paste-preview-part }{ buy-again-days-ago } hinzugefügt
# Why a line of a recipe is dropped: it was left out earlier today.
paste-preview-was-left-out = heute schon einmal ausgelassen
    .short = ausgelassen
# The same of what begins dropped, since it was left out twice; the footer's key takes all of it.
paste-preview-is-usually-left-out = die letzten Male ausgelassen
    .short = ausgelassen
paste-preview-take-left-out = { $count } Ausgelassene mitnehmen
paste-preview-nothing-left-out = Hier wird nichts gewöhnlich ausgelassen.
# A link of a plan to a missing note.
paste-preview-no-such-note = keine Notiz hat diesen Titel
    .short = keine solche Notiz
# A meal of a plan with its servings.
paste-preview-meal-servings = { $meal }: { $count ->
    [one] 1 Portion
   *[other] { $count } Portionen
}
paste-preview-are-on-list = Das steht schon auf „{ $list }“.

## SettingsWords

# After the first problem.
settings-more-settings-problems = { $count } weitere: tote config
# Written to the file, but this variable or option says otherwise.
settings-overridden = { $setting } ist gespeichert, aber { $name } hat Vorrang, solange es gesetzt ist.
settings-title = Einstellungen
settings-saved = { $count } Einstellungen gespeichert.
settings-not-written = Die Einstellungen wurden nicht gespeichert: { $reason }.
# Below the field of a setting.
settings-must-be = Möglich: { $allowed }.
settings-must-be-offered = Nur Angebotenes ist möglich, etwa { $names }.
# What a restricted account refuses. The reason stands behind a colon.
restricted-reason = Dieses Konto ist eingeschränkt
restricted-editor = Dieses Konto ist eingeschränkt: Hier öffnet sich kein Editor.
restricted-address = Dieses Konto ist eingeschränkt, deshalb öffnet sich kein Browser. { $address } kopiert.
restricted-page = Dieses Konto ist eingeschränkt, deshalb öffnet sich kein Browser. In der Befehlszeile gibt tote print die Seite aus.
restricted-suspend = Dieses Konto ist eingeschränkt: Es gibt keine Shell, in die man wechseln könnte.
restricted-settings = Dieses Konto ist eingeschränkt: Einstellungen lassen sich hier nicht ändern.
restricted-only-in-file = Die App kann das nicht wieder ausschalten. In der Datei setzen oder mit tote config set.
# What is wrong, after the place.
settings-problem-unreadable = Nicht lesbar: { $reason }. Es gelten die Vorgaben.
settings-problem-too-large = Größer als 1 MiB und deshalb nicht gelesen. Es gelten die Vorgaben.
settings-problem-not-a-file = Keine gewöhnliche Datei und deshalb nicht gelesen. Es gelten die Vorgaben.
settings-problem-of-another-user = Gehört jemand anderem und wird deshalb nicht gelesen. Es gelten die Vorgaben.
settings-problem-not-text = Das ist kein gültiges UTF-8.
settings-problem-no-name = Erwartet wird der Name einer Einstellung, nicht { $found }
settings-problem-no-equals = Hier fehlt = und ein Wert.
settings-problem-no-value = Der Wert fehlt.
settings-problem-unclosed-text = Das schließende Anführungszeichen fehlt.
settings-problem-unclosed-list = Ein Komma oder die schließende Klammer fehlt.
settings-problem-unclosed-table = Die schließende Klammer fehlt: [{ $table }].
settings-problem-bad-escape = Unbekannte Escape-Sequenz. Einen Backslash schreibt man \\, in einfachen Anführungszeichen nur einmal.
settings-problem-not-a-number = Keine ganze Zahl: { $found }. Text steht in Anführungszeichen.
settings-problem-no-quotes = Text steht in Anführungszeichen: "{ $found }".
settings-problem-not-a-text-in-list = Eine Liste enthält Text in Anführungszeichen, nicht { $found }
settings-problem-unexpected = Unerwartet nach dem Wert: { $found }
settings-problem-too-many = Zu viele Probleme. Was folgt, wird nicht gelesen.
settings-problem-unsupported = Hier gehen nur Text in Anführungszeichen, ganze Zahlen, true, false und Listen von Text.
settings-problem-unknown = Unbekannte Einstellung: { $name }.
settings-problem-unknown-table = Unbekannte Tabelle: [{ $name }].
settings-problem-twice = { $name } steht schon in Zeile { $line }, und diese gilt.
settings-problem-not-allowed = { $setting } muss { $allowed } sein, nicht { $found }.
settings-problem-too-many-keys = { $id } hat mehr als { $count } Tasten. Nur die verwendeten behalten.
settings-problem-not-keys = { $command } braucht eine Liste von Tasten, z. B. ["space", "t"].
settings-problem-unknown-role = Unbekannte Rolle: { $name }.
settings-problem-not-a-color = Eine Farbe ist ein Name wie "bright-red", eine Zahl von 0 bis 255 oder "#rrggbb", nicht { $found }.
# After “settings-problem-unknown” and its like.
settings-did-you-mean = Ist { $name } gemeint?
# What a setting may be, after “must be”.
settings-allowed-choice = { $names } oder { $last }
settings-allowed-flag = true oder false
settings-allowed-number = eine ganze Zahl von { $least } bis { $most }
settings-allowed-text = Text in Anführungszeichen

## SharingWords

# In the header, in a word or two.
sharing-shared-list = geteilt
sharing-others-changed = andere: { $changes }
# Where to get an account: on the command line.
sharing-log-in-first = Um Listen zu teilen, zuerst in der Befehlszeile anmelden: tote sync login URL --user NAME.
sharing-join-list = Listen auf dem Server
sharing-join = beitreten
sharing-ask-again = noch einmal fragen
sharing-asking-server = Der Server wird gefragt…
sharing-nothing-to-join = Auf dem Server sind nur Listen, die es hier schon gibt.
sharing-on-list = { $list }: { $text }
sharing-reading-log = Das Protokoll wird gelesen…
sharing-nothing-happened = Bisher ist nichts geschehen.
sharing-of-all-lists = alle Listen
# What prevents sharing, and what to do about it.
sharing-problem-offline = { $server } ist nicht erreichbar. Die Änderungen sind hier sicher und werden gesendet, sobald der Server antwortet.
sharing-problem-password = { $server } verlangt erneut das Passwort von { $user }. In der Befehlszeile: tote sync login.
sharing-problem-login = Dieser Rechner kennt das Konto von { $user } auf { $server } nicht. Um es hier zu verwenden, in der Befehlszeile: tote sync login.
sharing-problem-certificate = Die Verbindung zu { $server } ist nicht sicher, deshalb wird nichts gesendet. Den Grund nennt tote sync in der Befehlszeile.
sharing-problem-busy = { $server } ist ausgelastet. Tote versucht es von selbst noch einmal.
sharing-problem-full = { $server } hat keinen Platz mehr. Dort Platz schaffen.
sharing-problem-refused = { $server } erlaubt das nicht. Näheres sagt tote sync in der Befehlszeile.
sharing-problem-outdated = { $server } lehnt eine Änderung immer wieder als veraltet ab. Tote wartet jedes Mal länger bis zum nächsten Versuch.
sharing-problem-list-gone = „{ $list }“ ist nicht mehr auf { $server }. Die Liste bleibt hier; { KEY("listPicker.leave") } in „{ list-picker-all-lists }“ beendet das Teilen.
sharing-problem-gone = { $server } hat unter dieser Adresse nichts. Adresse prüfen: tote sync login URL --user NAME.
sharing-problem-unreadable = Die Antwort von { $server } ist nicht verständlich. Prüfen, ob das Netz eine Anmeldung verlangt.
sharing-is-shared = „{ $list }“ wird schon geteilt.
sharing-is-not-shared = „{ $list }“ wird nicht geteilt. { KEY("listPicker.share") } teilt sie.
sharing-doing-share = „{ $list }“ wird geteilt…
sharing-doing-leave = Das Teilen von „{ $list }“ wird beendet…
sharing-doing-join = Beitritt zu „{ $list }“…
sharing-doing-accept = Artikel auf „{ $list }“ werden gelöscht…
sharing-doing-keep = Artikel auf „{ $list }“ werden behalten…
sharing-done-share = „{ $list }“ ist geteilt. In Tote auf einem anderen Rechner tritt man ihr mit { $keys } bei.
sharing-done-leave = „{ $list }“ wird nicht mehr geteilt. Die Liste bleibt hier und auf dem Server.
sharing-done-join = „{ $list }“ beigetreten.
sharing-done-accept = Von „{ $list }“ gelöscht, was auf dem Server fehlte.
sharing-done-keep = Alles auf „{ $list }“ behalten und wieder an den Server gesendet.
# Why, as a sentence.
sharing-failed-share = „{ $list }“ lässt sich nicht teilen. { $reason }
sharing-failed-leave = „{ $list }“ wird weiterhin geteilt. { $reason }
sharing-failed-join = „{ $list }“ ließ sich nicht beitreten. { $reason }
sharing-failed-decide = Die Entscheidung für „{ $list }“ ließ sich nicht ausführen. { $reason }
sharing-what-happened = Was auf „{ $list }“ geschah
sharing-what-happened-to-all = Was auf geteilten Listen geschah
# How many items disappeared at once, and were kept here.
sharing-gone-from-server = { $count ->
    [one] 1 Artikel war vom Server verschwunden
   *[other] { $count } Artikel waren auf einmal vom Server verschwunden
}
sharing-held-question = { $count ->
    [one] 1 Artikel von „{ $list }“ ist vom Server verschwunden. { KEY("sharingLog.accept") } löscht ihn auch hier, { KEY("sharingLog.keep") } behält ihn.
   *[other] { $count } Artikel von „{ $list }“ sind vom Server verschwunden. { KEY("sharingLog.accept") } löscht sie auch hier, { KEY("sharingLog.keep") } behält sie.
}
sharing-only-list = nur „{ $list }“

## ShellWords

# The parts of an added line and where they may go.
shell-adding-pattern = [Menge][Einheit] Name [#Abteilung] [@Geschäft] [+Person] [Preis] [!Notiz]
# The list made on the first run.
shell-first-list = Einkauf
# The price of what isn't ticked.
shell-to-pay = noch { $price }
# What a setting does.
shell-meaning-language = Die Sprache der App und der Meldungen (auto: die der Locale).
shell-meaning-theme = Die Farben der App (auto: was das Terminal meldet).
shell-meaning-currency = Die Währung von Preisen ohne Zeichen (auto: die der Liste oder des Landes).
shell-meaning-first-weekday = Der erste Tag der Woche, für die Ausgaben je Woche.
shell-meaning-dates = Wie ein Datum aussieht: wie in der Sprache üblich, oder 2026-11-26 (iso).
shell-meaning-fractions = Ob es ½ Becher heißt und nicht 0,5 Becher.
shell-meaning-mouse = Ob die App die Maus verwendet; sonst markiert das Terminal Text wie gewohnt.
shell-meaning-start-tab = Was die App beim Öffnen zeigt.
shell-meaning-default-list = Die Liste, mit der die App beginnt und die Befehle verwenden (leer: die zuletzt geöffnete, für Befehle die erste).
shell-meaning-default-store = Das Geschäft, das zuerst vorgeschlagen wird (leer: das, in dem am meisten fehlt).
shell-meaning-group = Wie Listen gruppiert sind, die keine eigene Gruppierung haben.
shell-meaning-sort = Wie Listen sortiert sind, die keine eigene Sortierung haben.
shell-meaning-note-columns = Eigenschaften, die Spalten der Notizen sind, etwa rating, status (leer: die üblichen).
shell-meaning-message-emoji = Ob Überschriften einer als Nachricht kopierten Liste mit einem Bild beginnen.
shell-meaning-sidebar = Ob breite Bildschirme links alle Listen zeigen.
shell-meaning-details = Ob breite Bildschirme rechts Einzelheiten zeigen.
shell-meaning-basket-bar = Ob ein Balken zeigt, wie viel einer Liste abgehakt ist.
shell-meaning-hints = Ob unten eine Zeile mit Tasten steht (few) oder zwei (more).
shell-meaning-linear = Ob der Bildschirm für einen Screenreader aufgebaut ist: ohne Rahmen, eines unter dem anderen (ab dem nächsten Start).
shell-meaning-editor = Der Befehl, der Notizen und Einstellungen bearbeitet (leer: $VISUAL, $EDITOR oder vi).
shell-meaning-browser = Der Befehl, der Links in Notizen öffnet (leer: $BROWSER oder der des Desktops).
shell-meaning-template-folder = Der Ordner der Vorlagen für Notizen (leer: Templates).
shell-meaning-sync-interval = Wie viele Minuten zwischen zwei Synchronisierungen geteilter Listen liegen, solange die App geöffnet ist.
shell-meaning-backups = Wie viele Sicherungen jeder Art bleiben.
shell-meaning-record-crashes = Ob der Ablauf in der App nach einem Absturz in einer Datei bleibt, für tote replay.
shell-meaning-restricted = Für geteilte ssh-Konten: keine Programme, keine Dateien, feste Einstellungen (nur diese Datei hebt es auf).
shell-meaning-preset = Tasten wie in einem anderen Programm.
# A detail that an item can have only once.
shell-only-category = eine Abteilung
shell-only-store = ein Geschäft
shell-only-person = eine Person
shell-only-note = eine Notiz
shell-only-price = einen Preis
# What is left of a list.
shell-left-nothing = leer
shell-left = { $left } von { $count } offen
# A plan links to a title that several notes have.
shell-several-notes = Mehrere Notizen heißen „{ $title }“. Ihnen verschiedene Titel geben, dann den Speiseplan hinzufügen.
# What was written has a title that another note has, too.
shell-same-title = Eine andere Notiz heißt auch „{ $title }“. Beim Öffnen eines Links darauf fragt Tote, welche gemeint ist.
# Why an editor left no text.
shell-editor-no-terminal = Es gibt kein Terminal, um einen Editor zu öffnen.
shell-editor-bad-command = Der Editor „{ $command }“ lässt sich nicht starten: Ein Anführungszeichen ist nicht geschlossen.
shell-editor-no-file = In { $folder } lässt sich keine Datei anlegen: { $reason }.
shell-editor-cannot-start = Der Editor „{ $editor }“ lässt sich nicht starten: { $reason }.
shell-editor-lost = Der Editor „{ $editor }“ ist nicht mehr zu erreichen: { $reason }.
shell-editor-killed = Der Editor „{ $editor }“ wurde durch Signal { $signal } beendet.
shell-editor-exited = Der Editor „{ $editor }“ endete mit Exit-Status { $code }.
shell-editor-no-output = Der Editor „{ $editor }“ hat keine Datei hinterlassen.
shell-editor-no-text = Der Text aus „{ $editor }“ ist kein gültiges UTF-8.
shell-editor-too-much = Der Text aus „{ $editor }“ ist größer als { $megabytes } MB.
# After one of these.
shell-editor-changed-nothing = Es wurde nichts geändert.
# Said alone, not after a sum.
spending-items-without-price = { $count ->
    [one] 1 Artikel hat keinen Preis
   *[other] { $count } Artikel haben keinen Preis
}
# Where something was bought.
shell-no-store = ohne Geschäft
# Short names of the months, with a blank between them.
shell-months = Jan. Febr. März April Mai Juni Juli Aug. Sept. Okt. Nov. Dez.
# What the template of a day's note may be called; Daily is understood everywhere.
note-daily-template = Tagesnotiz
note-weekdays = Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag
note-short-weekdays = Mo Di Mi Do Fr Sa So
shell-every-days = { $count ->
    [one] täglich
   *[other] alle { $count } Tage
}
shell-every-weeks = { $count ->
    [one] wöchentlich
   *[other] alle { $count } Wochen
}
shell-every-months = { $count ->
    [one] monatlich
   *[other] alle { $count } Monate
}
shell-every-usual = so oft wie üblich

## ShopWords

shop-which-shop = Welches Geschäft?
# The heading of what can be bought anywhere.
shop-any-shop = Egal wo
# Above what this shop never sold and another always did.
shop-elsewhere = Anderswo
# In the footer: the store doesn't have it.
shop-not-here = nicht hier
# The row that leaves the current shop, and the mark of that shop.
shop-leave = { $shop } verlassen
shop-you-are-here = hier
shop-enter-new-shop = neues Geschäft
shop-type-shop = Geschäft eingeben
shop-no-shop-yet = Noch keine Geschäfte. Den Namen von einem eingeben.
shop-leave-shop = verlassen
shop-to-shop = Geschäft
shop-to-aisle = Abteilung
# On a heading: ticks everything below it, or goes there.
shop-tick-all = alles abhaken
shop-to-items = Artikel
# Before the aisles that are left, or the next store.
shop-next-place = Als Nächstes:
shop-left-shop = { $shop } verlassen. { KEY("list.shop") } wählt ein Geschäft.
# Nothing is left to buy there, though maybe elsewhere.
shop-all-in-basket = { $shop }: Alles ist im Einkaufswagen.
# In the footer: removes what was bought there.
shop-clear-basket = Wagen leeren
# For moving an item in the basket.
shop-basket-stands-as-ticked = In einem Geschäft steht im Einkaufswagen das zuletzt Abgehakte oben.
shop-where-to-buy = Wo „{ $name }“ kaufen?
# The row of a new shop, and what choosing it does.
shop-new = Neues Geschäft „{ $shop }“
# A heading, and what to do.
shop-nothing-to-buy = Bei { $shop } ist nichts zu kaufen.
    .text = { KEY("list.shop") } wählt ein anderes Geschäft, { KEY("list.clearSelection") } zeigt die ganze Liste.
    .next = Bei { $next } { $count ->
        [one] ist noch 1 Artikel
       *[other] sind noch { $count } Artikel
    } zu kaufen. { KEY("list.shop") } führt dorthin, { KEY("list.clearSelection") } zeigt die ganze Liste.
shop-stands-by-aisle = In einem Geschäft sind die Artikel nach Abteilungen gruppiert. { KEY("list.clearSelection") } verlässt { $shop }.
shop-stays-in-store = „{ $name }“ bleibt bei seinem Geschäft. { KEY("items.edit") } ändert das.
shop-aisle-is-at-end = „{ $aisle }“ steht schon { $first ->
    [yes] ganz oben
   *[no] ganz unten
}.
shop-moved-aisle = { $shop }: erst „{ $first }“, dann „{ $second }“. { KEY("app.undo") } macht es rückgängig.
# An item added or changed in a shop is bought elsewhere.
shop-is-bought-elsewhere = „{ $name }“ wird bei { $store } gekauft und fehlt deshalb hier.
# An item was postponed to another store, or to any; it may be hidden now.
shop-is-bought-in-store = „{ $name }“ steht jetzt bei { $store }{ $hidden ->
    [yes] { "" } und fehlt deshalb hier
   *[no] { "" }
}. { KEY("app.undo") } macht es rückgängig.
shop-is-bought-anywhere = „{ $name }“ ist jetzt an kein Geschäft gebunden{ $hidden ->
    [yes] { "" } und fehlt deshalb hier
   *[no] { "" }
}. { KEY("app.undo") } macht es rückgängig.
# Help about shop mode: the heading, then keys and what they do. Keep the “ = ”.
shop-help =
    In einem Geschäft
    { KEY("list.shop") } = Geschäft wählen oder verlassen
    { KEY("items.last") } = zum letzten offenen; noch einmal: Ende
    { KEY("items.previousHeading") } { KEY("items.nextHeading") } = zur Überschrift einer Abteilung
    { KEY("items.moveDown") } { KEY("items.moveUp") } = auf einer Überschrift: Abteilung verschieben
    { KEY("items.tick") } = auf einer Überschrift: alles abhaken
    { KEY("items.tick") } = abhaken; Tote lernt die Abteilungen
    { KEY("items.store") } = gibt es hier nicht: anderswo kaufen
    { KEY("items.selectAll") } = alles auswählen, um es abzuhaken
    { KEY("items.clearTicked") } = löschen, was hier abgehakt wurde
    { KEY("list.clearSelection") } = Geschäft verlassen
# For moving an item out of its aisle; says how to move the aisle.
shop-stays-in-aisle = „{ $name }“ bleibt in seiner Abteilung. { KEY("items.previousHeading") } führt zur Überschrift; dort verschieben { KEY("items.moveDown") } und { KEY("items.moveUp") } die Abteilung.

## SpendingWords

spending-failed = Die Käufe lassen sich nicht lesen.
spending-retry-spending = { KEY("spending.retry") } versucht es noch einmal.
# Headings of the parts.
spending-this-month = Dieser Monat
spending-budgets = Budgets
spending-months = Monat für Monat
spending-categories = Nach Abteilung
spending-stores = Nach Geschäft
spending-items = Nach Artikel
spending-unpriced = Ohne Preis
# `10 of 23`, `€9.50 of €80.00`.
spending-part = { $part } von { $whole }
spending-name-month = dieser Monat
spending-name-quarter = die letzten 3 Monate
spending-name-year = die letzten 12 Monate
spending-name-all = gesamt
spending-nothing-spent-then = In dieser Zeit wurde nichts mit Preis gekauft.
# The field for what a purchase has cost; the labels from the longest to the shortest.
spending-price-title = Preis von „{ $item }“
spending-price-examples = 1,20 € insgesamt, oder 3 €/kg
spending-not-a-price = Nicht verstanden. Einen Preis mit Währung eingeben, z. B. 1,20 €.
# The tab, and in a key hint.
spending-tab = Ausgaben
    .command = Ausgaben
# A budget's period that has begun.
spending-since = seit { $day }
# Before anything was bought: what will be here, and how to begin.
spending-nothing-yet = Noch nichts gekauft.
    .text =
        Was abgehakt wird, summiert sich hier: dieser Monat und der letzte, nach Abteilung, Geschäft und Artikel.
        Dazu brauchen Artikel einen Preis, wie in „Milch 1,20 €“; er lässt sich auch später hier nachtragen.
spending-price-label = { $item }, Preis
    .short = Preis
spending-price-does-not-fit = Das passt nicht zur Menge von „{ $item }“. Den Preis des ganzen Kaufs eingeben.
spending-priced = „{ $item }“ hat { $price } gekostet.
spending-unpriced-now = „{ $item }“ hat keinen Preis mehr.

## StepWords

# `nil` for what a version wrote that didn't say which program it was.
step-name-app = App
step-name-command-line = Befehlszeile
step-name-sync = tote-sync
step-name-none = ältere Version
step-undoing = rückgängig gemacht: { $title }
step-redoing = wiederholt: { $title }
# A change without a title that can't be undone.
step-other-change = eine andere Änderung
step-notes-deleted-for-ever = Notizen endgültig löschen
step-is-undone = rückgängig gemacht
# Of the step that `undo` undoes.
step-is-next = als Nächstes rückgängig
# The title of the list of steps.
step-steps-title = Verlauf
# What choosing one does.
step-undo-step = diesen Schritt rückgängig machen
step-reading-steps = Der Verlauf wird gelesen…
# After a step was undone by itself.
step-undid-step = Rückgängig gemacht: { $title }. { KEY("app.undo") } stellt es wieder her.
step-no-steps-yet = Bisher ist nichts geschehen.
step-obstacle-unknown = Es gibt keinen Schritt { $number }.
step-obstacle-undone = Schritt { $number } ist schon rückgängig gemacht.
step-obstacle-unreadable = Der Verlauf sagt nicht mehr, was Schritt { $number } geändert hat; er lässt sich nicht rückgängig machen.
step-obstacle-built-on = Schritt { $number } lässt sich nicht allein rückgängig machen: Schritt { $next } ({ $what }) baut darauf auf.

## TourWords

tour-ended = Das war der Rundgang. { KEY("app.help") } zeigt jederzeit alle Tasten.
tour-text-add = hinzufügen: drücken, „2 kg Äpfel“ tippen, dann { KEY("itemEditor.commit") } und { KEY("itemEditor.close") }
tour-text-tick = abhaken; noch einmal entfernt den Haken
tour-text-delete = einen Artikel löschen, sofort und ohne Rückfrage…
tour-text-undo = …denn alles lässt sich rückgängig machen, auch nach einem Neustart
tour-text-help = alle übrigen Tasten
tour-title = Rundgang, { $number } von { $count }

## ValueEditorWords

# Labels of the fields below, if their titles don't fit.
value-editor-repeat-label = Intervall
# The title of the field for an interval, with examples, and the word for none.
value-editor-repeat-title = Wie oft „{ $item }“?
value-editor-interval-examples = 10 Tage, 3 Wochen, üblich, nie
value-editor-never = nie
# What counts against it.
value-editor-budget-scope = zählt alle Käufe, auch aufgeräumte
value-editor-budget-example = 250 € im Monat, 60 € pro Woche, 80 € pro Einkauf; leer: keines
# After `repeats`, for a new staple.
value-editor-changes-repetition = { KEY("items.staple") } ändert, wie oft.
value-editor-not-an-interval = Nicht verstanden. Möglich: 10 Tage, 3 Wochen, üblich oder nie.
value-editor-not-a-budget = Nicht verstanden. Einen Betrag und einen Zeitraum eingeben, z. B. 250 € im Monat.
value-editor-budget-label = { $list }, Budget
    .short = { $list }, Budget
    .shortest = Budget
value-editor-budget-title = Budget von „{ $list }“
# What the receipt says of items that are about to be cleared, and what happens to those without a price.
value-editor-receipt-title = Bezahlt für { $count ->
    [one] 1 Artikel
   *[other] { $count } Artikel
}
value-editor-receipt-label = Bezahlt
value-editor-receipt-scope = { $count ->
    [one] 1 ohne Preis bekommt den Rest
   *[other] { $count } ohne Preis teilen sich den Rest
}
# What an empty field means.
value-editor-receipt-empty = leer: { $sum }
value-editor-receipt-example = 66,30 €, leer: unbekannt
value-editor-repeats = „{ $name }“ wird ab jetzt { $often } hinzugefügt.
value-editor-repeats-no-more = „{ $name }“ ist kein Dauerartikel mehr.
value-editor-repeats-once-known = „{ $name }“: Wie oft, weiß Tote nach drei Einkaufstagen.
value-editor-budgeted = Das Budget von „{ $list }“ beträgt { $price }.
value-editor-budget-removed = „{ $list }“ hat kein Budget mehr.
value-editor-priced = „{ $name }“ kostet { $price }.
value-editor-price-removed = „{ $name }“ hat keinen Preis mehr.

## KeyProblemWords

key-problem-no-preset = Es gibt keine Tasten namens „{ $name }“. Vorhanden: vim, arrows und emacs.
key-problem-no-command = Kein Befehl heißt „{ $id }“.
key-problem-did-you-mean = Ist „{ $id }“ gemeint?
key-problem-no-key = „{ $name }“ ist keine Taste. Tasten schreibt man wie in { $examples }.
key-problem-same = Terminals können { $key } und { $other } nicht unterscheiden.
key-problem-unsendable = Terminals können { $key } nicht senden.
# Two commands by their titles.
key-problem-taken = { $key } bedeutet schon „{ $other }“ und kann nicht auch „{ $title }“ bedeuten.
key-problem-typed = { $key } ist dort Text und kann nicht „{ $title }“ bedeuten.

## CommandTitles: the groups, then what each command does, by its id in settings

title-items = Artikel
title-moving = Bewegen
title-showing = Ansicht
title-lists = Listen
title-notes = Notizen
title-reading = Lesen
title-program = App
title-spending = Ausgaben

title-items-tick = abhaken
title-items-add = hinzufügen
title-items-addAbove = darüber hinzufügen
title-items-edit = ändern
title-items-note = Notiz dazu öffnen
title-items-staple = Dauerartikel; noch einmal: Intervall
title-items-repeat = alle paar Tage, Wochen oder Monate
title-items-category = Abteilung ändern
title-items-price = Preis setzen
title-items-store = Geschäft ändern
title-items-delete = löschen
title-items-clearTicked = Abgehaktes löschen
title-items-moveDown = nach unten schieben
title-items-moveUp = nach oben schieben
title-items-select = einzeln auswählen
title-items-selectRange = Bereich auswählen
title-items-selectAll = alles auswählen, oder nichts
title-items-copy = kopieren
title-items-copyAll = ganze Liste kopieren
title-items-copyMessage = Liste als Nachricht kopieren
title-items-moveToList = auf andere Liste verschieben
title-items-down = nach unten
title-items-up = nach oben
title-items-first = Anfang
title-items-last = Ende
title-items-nextHeading = nächste Überschrift
title-items-previousHeading = vorige Überschrift
title-items-halfPageDown = halbe Seite nach unten
title-items-halfPageUp = halbe Seite nach oben
title-items-pageDown = Seite nach unten
title-items-pageUp = Seite nach oben
title-list-filter = filtern
title-list-sort = sortieren
title-list-group = nach Abteilung oder Geschäft gruppieren
title-list-clearSelection = Auswahl oder Filter aufheben
title-lists-next = nächste Liste
title-lists-previous = vorige Liste
title-lists-all = alle Listen
title-lists-home = zu Hause
title-lists-new = neue Liste
title-lists-rename = Liste umbenennen
title-lists-duplicate = Liste duplizieren
title-lists-budget = Budget setzen
title-lists-cheapest = vergleichen, was die Liste in jedem Geschäft kostet
title-lists-archive = Liste archivieren
title-lists-delete = Liste löschen
title-lists-print = Liste drucken
title-lists-code = Liste als QR-Code zeigen
title-listCode-close = schließen
title-items-buyAgain = wieder kaufen
title-items-aisles = nach Abteilungen stöbern
title-list-shop = in einem Geschäft einkaufen

title-filter-keep = zur Liste
title-filter-down = nächster
title-filter-up = voriger
title-filter-pageDown = Seite nach unten
title-filter-pageUp = Seite nach oben
title-filter-clear = alles anzeigen

title-itemEditor-commit = hinzufügen
title-itemEditor-complete = vervollständigen
title-itemEditor-nextSuggestion = nächster Vorschlag
title-itemEditor-previousSuggestion = voriger Vorschlag
title-itemEditor-close = fertig

title-field-commit = speichern
title-field-close = abbrechen

title-paste-commit = hinzufügen
title-paste-toggle = mitnehmen oder auslassen
title-paste-more = mehr
title-paste-fewer = weniger
title-paste-down = nach unten
title-paste-up = nach oben
title-paste-pageDown = Seite nach unten
title-paste-pageUp = Seite nach oben
title-paste-first = Anfang
title-paste-last = Ende
title-paste-edit = ändern
title-paste-whole = als einen behalten oder aufteilen
title-paste-takeLeftOut = gewöhnlich Ausgelassenes mitnehmen
title-paste-keepLine = übernehmen
title-paste-leaveLine = unverändert lassen
title-paste-close = abbrechen

title-listPicker-choose = öffnen
title-listPicker-new = neu
title-listPicker-delete = löschen
title-listPicker-rename = umbenennen
title-listPicker-archive = archivieren
title-listPicker-duplicate = duplizieren
title-listPicker-addAll = alles davon auf die offene Liste setzen
title-listPicker-budget = Budget
title-listPicker-share = teilen
title-listPicker-leave = nicht mehr teilen
title-listPicker-join = beitreten
title-listPicker-log = Protokoll
title-listPicker-moveDown = nach unten schieben
title-listPicker-moveUp = nach oben schieben
title-listPicker-down = nach unten
title-listPicker-up = nach oben
title-listPicker-pageDown = Seite nach unten
title-listPicker-pageUp = Seite nach oben
title-listPicker-first = Anfang
title-listPicker-last = Ende
title-listPicker-close = schließen

title-buyAgain-select = auswählen
title-buyAgain-selectAll = Fälliges auswählen, dann alles
title-buyAgain-more = mehr
title-buyAgain-less = weniger
title-buyAgain-forget = vergessen
title-aisles-turn = hinzufügen oder wieder wegnehmen
title-aisles-next = nächste Abteilung
title-aisles-previous = vorige Abteilung

title-picker-down = nächster
title-picker-up = voriger
title-picker-pageDown = Seite nach unten
title-picker-pageUp = Seite nach oben
title-picker-close = schließen
title-picker-renameTag = umbenennen

title-searchPicker-down = nächster
title-searchPicker-up = voriger
title-searchPicker-pageDown = Seite nach unten
title-searchPicker-pageUp = Seite nach oben
title-searchPicker-close = schließen

title-notes-open = öffnen
title-notes-new = neu
title-notes-fromTemplate = aus einer Vorlage
title-notes-today = heutige Notiz
title-notes-edit = ändern
title-notes-properties = Eigenschaften ändern
title-notes-editOutside = in $EDITOR öffnen
title-notes-delete = löschen
title-notes-pin = anheften
title-notes-archive = archivieren, wiederherstellen
title-notes-moveToFolder = in einen Ordner verschieben
title-notes-renameLinks = auch die Links ändern
title-notes-sendBoxes = auf eine Liste setzen
title-notes-restore = wiederherstellen
title-notes-emptyTrash = Papierkorb leeren
title-notes-down = nach unten
title-notes-up = nach oben
title-notes-first = Anfang
title-notes-last = Ende
title-notes-pageDown = Seite nach unten
title-notes-pageUp = Seite nach oben
title-notes-search = suchen
title-notes-tags = Schlagwörter
title-notes-folders = Ordner
title-notes-sort = nach Titel, Anlegen oder Änderung sortieren
title-notes-columns = Eigenschaften als Spalten
title-notes-deadLinks = Links ohne Notiz
title-notes-nextFolder = Archiv, Papierkorb, Notizen
title-notes-previousFolder = voriger Ordner
title-notes-showMore = Suche aufheben; zurück zu den Notizen

title-noteSearch-keep = zur Liste
title-noteSearch-down = nächste
title-noteSearch-up = vorige
title-noteSearch-clear = alle anzeigen

title-notes-retry = noch einmal versuchen

title-noteOutline-unfold = aufklappen
title-noteOutline-fold = zuklappen
title-propertyEditor-add = Eigenschaft hinzufügen
title-propertyEditor-rename = umbenennen
title-propertyEditor-remove = entfernen
title-propertyEditor-turn = als Text oder Felder
title-propertyEditor-close = abbrechen
title-reader-edit = ändern
title-reader-close = zurück
title-reader-tick = abhaken
title-reader-follow = Link folgen
title-reader-copyLine = Zeile kopieren
title-reader-copy = Notiz kopieren
title-reader-outline = Gliederung
title-reader-properties = Eigenschaften aufklappen
title-reader-editProperties = Eigenschaften ändern
title-reader-backlinks = Links auf diese Notiz
title-reader-editOutside = in $EDITOR öffnen
title-reader-sendBoxes = auf eine Liste setzen
title-reader-cooked = gekocht: aus dem Vorrat nehmen
title-reader-pin = anheften
title-reader-archive = archivieren, wiederherstellen
title-reader-moveToFolder = in einen Ordner verschieben
title-reader-renameLinks = auch die Links ändern
title-reader-down = nach unten
title-reader-up = nach oben
title-reader-nextStop = nächstes Kästchen, nächster Link
title-reader-previousStop = voriges Kästchen, voriger Link
title-reader-find = in der Notiz suchen
title-reader-findNext = nächster Treffer
title-reader-findPrevious = voriger Treffer
title-reader-delete = löschen
title-reader-pageDown = Seite nach unten
title-reader-pageUp = Seite nach oben
title-reader-first = Anfang
title-reader-last = Ende

title-editor-toText = zum Text
title-editor-toTitle = zum Titel
title-editor-endLine = neue Zeile
title-editor-completeLink = Link vervollständigen
title-editor-completeTag = Schlagwort vervollständigen
title-editor-nextChoice = nächster Vorschlag
title-editor-previousChoice = voriger Vorschlag
title-editor-copy = kopieren
title-editor-cut = ausschneiden
title-editor-paste = einfügen
title-editor-selectAll = alles auswählen
title-editor-extract = in eine neue Notiz verschieben
title-editor-moveSelection = in eine andere Notiz verschieben
title-editor-undo = rückgängig
title-editor-redo = wiederholen
title-editor-save = speichern
title-editor-close = fertig

title-spending-open = Käufe anzeigen
title-spending-close = zurück
title-spending-price = Preis setzen
title-spending-left = nach links
title-spending-right = nach rechts
title-spending-period = Zeitraum
title-spending-down = nach unten
title-spending-up = nach oben
title-spending-halfPageDown = halbe Seite nach unten
title-spending-halfPageUp = halbe Seite nach oben
title-spending-pageDown = Seite nach unten
title-spending-pageUp = Seite nach oben
title-spending-first = Anfang
title-spending-last = Ende
title-spending-retry = noch einmal versuchen

title-sharingLog-accept = auch hier löschen
title-sharingLog-keep = behalten
title-sharingLog-scope = eine Liste, oder alle
title-sharingLog-retry = noch einmal versuchen
title-sharingLog-down = nach unten
title-sharingLog-up = nach oben
title-sharingLog-pageDown = Seite nach unten
title-sharingLog-pageUp = Seite nach oben
title-sharingLog-first = Anfang
title-sharingLog-last = Ende
title-sharingLog-close = schließen

title-app-undo = rückgängig
title-app-redo = wiederholen
title-app-history = Verlauf der Schritte
title-app-quit = beenden
title-app-leave = beenden
title-app-save = jetzt speichern
title-app-suspend = in den Hintergrund
title-app-help = Hilfe
title-app-palette = alle Befehle
title-app-paletteAnywhere = alle Befehle, auch beim Tippen
title-app-settings = alle Einstellungen
title-app-agenda = heute fällig
title-app-meals = Essen der Woche
title-tour-end = Rundgang beenden
title-database-quit = beenden

title-palette-choose = ausführen
title-palette-close = schließen
title-palette-closeHelp = schließen
title-palette-down = nach unten
title-palette-up = nach oben
title-palette-pageDown = Seite nach unten
title-palette-pageUp = Seite nach oben
title-palette-halfPageDown = halbe Seite nach unten
title-palette-halfPageUp = halbe Seite nach oben
title-palette-first = Anfang
title-palette-last = Ende
title-palette-tour = Rundgang starten

title-database-retry = noch einmal versuchen

## Settings in the palette: their names, then their values

palette-setting = { $setting }: { $value }
setting-language = Sprache
setting-theme = Farbschema
setting-currency = Währung
setting-first-weekday = Erster Wochentag
setting-dates = Datum
setting-fractions = Brüche
setting-mouse = Maus
setting-start-tab = Beginnt mit
setting-default-list = Vorgegebene Liste
setting-default-store = Vorgegebenes Geschäft
setting-group = Listen gruppieren
setting-sort = Listen sortieren
setting-note-columns = Spalten der Notizen
setting-message-emoji = Bilder in Nachrichten
setting-sidebar = Listen links
setting-details = Details rechts
setting-basket-bar = Balken der abgehakten Artikel
setting-hints = Tastenhinweise
setting-linear = Screenreader
setting-editor = Editor
setting-browser = Browser
setting-template-folder = Ordner der Vorlagen
setting-sync-interval = Minuten zwischen Synchronisierungen
setting-backups = Anzahl der Sicherungen
setting-record-crashes = Abstürze aufzeichnen
setting-restricted = Eingeschränkt
setting-preset = Tasten

setting-value-auto = automatisch
setting-value-true = an
setting-value-false = aus
setting-value-dark = dunkel
setting-value-light = hell
setting-value-sixteen = sechzehn Farben
setting-value-monochrome = einfarbig
setting-value-monday = Montag
setting-value-tuesday = Dienstag
setting-value-wednesday = Mittwoch
setting-value-thursday = Donnerstag
setting-value-friday = Freitag
setting-value-saturday = Samstag
setting-value-sunday = Sonntag
setting-value-language = je nach Sprache
setting-value-iso = 2026-11-26
setting-value-lists = Listen
setting-value-notes = Notizen
setting-value-spending = Ausgaben
setting-value-category = nach Abteilung
setting-value-store = nach Geschäft
setting-value-none = gar nicht
setting-value-own = eigene Reihenfolge
setting-value-name = nach Namen
setting-value-newest = neueste zuerst
setting-value-few = eine Zeile
setting-value-more = zwei Zeilen
setting-value-vim = vim
setting-value-arrows = arrows
setting-value-emacs = emacs

## What the palette finds only if somebody types it, since it is done on the command line

palette-on-command-line = In der Befehlszeile: { $command }
elsewhere-backup = sichern
elsewhere-export = Listen exportieren
elsewhere-import = Listen importieren

## Other words that find a command or setting in the palette, with commas between them

also-setting-language = Übersetzung, Locale
also-setting-theme = Farben, Aussehen, dunkel, hell, Dunkelmodus
also-setting-currency = Geld, Preise
also-setting-preset = Tastatur, Tastenkürzel
also-items-add = neu, einfügen
also-items-edit = umbenennen, berichtigen, bearbeiten
also-items-delete = entfernen, streichen
also-items-tick = erledigt, gekauft, fertig
also-items-clearTicked = Einkauf beenden, Kasse, fertig, Abgehaktes entfernen
also-items-staple = regelmäßig, immer, automatisch
also-items-repeat = regelmäßig, Abstand, wöchentlich
also-items-category = Gang, Kategorie
also-items-price = kostet, Kosten
also-items-copyAll = senden, als Text teilen
also-items-copyMessage = Chat, Messenger
also-items-buyAgain = frühere Käufe, Verlauf der Käufe
also-items-aisles = Katalog, Ideen, Anregungen, Regale
also-list-shop = Supermarkt, einkaufen gehen, Einkauf beginnen
also-list-filter = suchen, finden
also-lists-all = teilen, beitreten, archivieren, Liste wechseln
also-lists-budget = Grenze, Geld
also-listPicker-addAll = Set, Muster, Vorlage
also-lists-cheapest = Preisvergleich, günstigstes Geschäft, sparen
also-lists-print = Papier
also-lists-code = scannen, Handy, Strichcode
also-notes-sendBoxes = Rezept, kochen, Speiseplan, Einkaufsliste
also-reader-sendBoxes = Rezept, kochen, Speiseplan, Einkaufsliste
also-app-undo = zurück
also-app-quit = verlassen, schließen
also-app-help = Rundgang, Anleitung, Tastenkürzel, Tasten, Handbuch
also-app-save = schreiben
also-app-settings = Optionen, Konfiguration
also-app-agenda = Agenda, überfällig, Erinnerungen, Fristen, Termine
also-app-meals = Menü, Speiseplan, Essensplan, Wochenplan, Kalender, Kochen
also-elsewhere-backup = Sicherungskopie
also-elsewhere-export = herunterladen, als Datei speichern
also-elsewhere-import = hochladen, Datei öffnen, laden

title-notes-day = Notiz eines Tages
title-notes-narrowerList = Liste schmaler
title-notes-widerList = Liste breiter
title-notes-usualWidth = übliche Breite
title-textEditor-find = suchen
title-textEditor-replace = suchen und ersetzen
title-textEditor-openReplacement = suchen und ersetzen
title-textEditor-findNext = weitersuchen
title-textEditor-next = nächster Treffer
title-textEditor-previous = voriger Treffer
title-textEditor-replaceOne = ersetzen
title-textEditor-replaceAll = alle ersetzen
title-textEditor-otherField = anderes Feld
title-textEditor-wholeWords = nur ganze Wörter
title-textEditor-expression = regulärer Ausdruck
title-textEditor-inSelection = nur in der Auswahl
title-textEditor-undo = rückgängig
title-textEditor-redo = wiederholen
title-textEditor-done = zurück zum Text
title-confirm-choose = auswählen
title-confirm-otherAnswer = andere Antwort
title-confirm-no = behalten
title-monthPicker-choose = öffnen
title-monthPicker-dayBefore = voriger Tag
title-monthPicker-nextDay = nächster Tag
title-monthPicker-weekBefore = vorige Woche
title-monthPicker-nextWeek = nächste Woche
title-monthPicker-monthBefore = voriger Monat
title-monthPicker-nextMonth = nächster Monat
title-dayPicker-close = schließen
title-agenda-open = öffnen
title-agenda-tick = abhaken
title-agenda-down = nach unten
title-agenda-up = nach oben
title-agenda-pageDown = Seite nach unten
title-agenda-pageUp = Seite nach oben
title-agenda-first = Anfang
title-agenda-last = Ende
title-agenda-close = schließen
title-meals-open = Rezept öffnen
title-meals-add = Essen planen
title-meals-send = auf die Liste
title-meals-copy = Woche davor übernehmen
title-meals-servings = Portionen
title-meals-remove = entfernen
title-meals-mark = Tag auswählen
title-meals-note = Notiz bearbeiten
title-meals-previousWeek = Woche davor
title-meals-nextWeek = nächste Woche
title-meals-thisWeek = diese Woche
title-meals-left = nach links
title-meals-right = nach rechts
title-meals-up = nach oben
title-meals-down = nach unten
title-meals-carryLeft = nach links verschieben
title-meals-carryRight = nach rechts verschieben
title-meals-carryUp = nach oben verschieben
title-meals-carryDown = nach unten verschieben
title-meals-close = schließen
title-form-send = speichern
title-form-sendAnywhere = speichern
title-form-cancel = abbrechen
title-form-nextField = nächstes Feld
title-form-previousField = voriges Feld
title-form-fieldBelow = nach unten
title-form-fieldAbove = nach oben
title-form-check = an oder aus
title-form-nextChoice = nächster Wert
title-form-previousChoice = voriger Wert
title-form-take = übernehmen
title-form-complete = vervollständigen
title-form-nextOffer = nächster Vorschlag
title-form-previousOffer = voriger Vorschlag
title-form-hide = Vorschläge ausblenden
title-settingsForm-close = abbrechen

## HomeWords: what is at home

# The name of the list.
home-list = Zu Hause
# Until when something keeps, and how soon that is.
home-keeps = bis { $day }
home-ended = abgelaufen am { $day }
home-ends-today = läuft heute ab
home-ends-tomorrow = läuft morgen ab
home-ends-soon = läuft in { $count } Tagen ab
# Why a line of a recipe isn't added.
home-is-basic = immer zu Hause
home-has = { $amount } zu Hause
home-is-there = zu Hause
home-used-left = { $item }: noch { $amount }
home-used-another = { QUOTED($item) } ist aufgebraucht. Es gibt noch mehr: { $amount }
home-used-back = { QUOTED($item) } ist aufgebraucht und steht wieder auf { QUOTED($list) }.
home-used-there = { QUOTED($item) } ist aufgebraucht und steht schon auf { QUOTED($list) }.
home-used-gone = { QUOTED($item) } ist aufgebraucht.
home-used-unmeasured = Wie viel { QUOTED($item) } noch da ist, ist nicht bekannt. Ohne Menge gilt es als aufgebraucht.
# In the footer of the stock: what Space does, and the way back.
home-use-up = aufgebraucht
home-leave = zurück zur Liste
# The heading of what has no place there.
home-no-place = Ohne Platz
home-empty = Noch nichts zu Hause.
    .add = etwas eintragen: 2 l Milch @Kühlschrank !5. Dez
    .more = Was du von einer Liste löschst, kann hierher.
# The title of the preview that asks, and what Enter does.
home-question = Was kommt nach Hause?
home-put = { $count } zu Hause eintragen
home-begun = Das hast du zu Hause. Ab jetzt fragt das Löschen einer Liste einmal, was hierher kommt.
home-kept = Jetzt zu Hause: { $items }. { KEY("app.undo") } macht es rückgängig.
home-used-items = Aufgebraucht: { $items }. { KEY("app.undo") } macht es rückgängig.
home-undoes = { KEY("app.undo") } macht es rückgängig.
# After a recipe was cooked.
home-cooked = Aus dem Vorrat genommen: { $items }. { KEY("app.undo") } macht es rückgängig.
home-nothing-taken = Nichts davon ist mit einer Menge zu Hause.
home-nothing = Zu Hause ist noch nichts eingetragen. { KEY("lists.home") } auf einer Liste beginnt damit.
# In the sidebar: the period of a budget, and what is left of it.
sidebar-period = { $period ->
    [week] Diese Woche
    [month] Diesen Monat
   *[trip] Dieser Einkauf
}
sidebar-left = noch { $price }
sidebar-of = von { $price }
# Headings: the stores of the open list, and the staples that come next with when they are due.
sidebar-stores = Geschäfte
sidebar-staples = Demnächst
sidebar-due-now = jetzt
sidebar-due-tomorrow = morgen
sidebar-due-later = in { $count } Tagen

# Choosing by typing, below the prompt: what is chosen stands before the field.
pick-note = Notiz
pick-item = Artikel
pick-list = Liste
pick-store = Geschäft
pick-tick = Abhaken
pick-use-up = Aufbrauchen
pick-marked = { $count } markiert
pick-placeholder = zum Suchen tippen
    .several = zum Suchen tippen; { $key } markiert
pick-nothing = nichts passt
