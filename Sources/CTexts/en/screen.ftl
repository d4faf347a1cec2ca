## AppWords

# The title of the help.
app-keys = Keys
# In the empty field of the help.
app-search-keys = type to search
# In the header, while changes are being written.
app-saving-now = saving
app-unsaved = unsaved
app-draft-saved = draft saved
app-opening-lists = Opening your lists…
# In the footer: replaces a damaged file by an empty list.
app-start-empty = start with an empty list
app-retry-loading = { KEY("database.retry") } tries again, { KEY("database.quit") } quits. Nothing has been changed.
app-nothing-to-undo = Nothing to undo.
app-nothing-to-redo = Nothing to redo.
app-everything-is-saved = Everything is saved.
app-saved-again = Saving works again. Everything is saved.
app-partly-saved-again = Saving works again. The remaining changes will follow.
app-saving = Saving…
app-paste-too-long = That text is larger than 16 MB. Nothing was pasted.
app-no-command = { $key } does nothing here. { KEY("app.help") } shows all keys.
app-set-aside = The damaged file is kept as { $path }.
# In the footer: replaces it by a backup.
app-restore = open backup from { $day }
# What to do about a damaged file: two keys, and the day of the backup.
app-ways-out = { $restore } opens the backup from { $day }, { $empty } starts with an empty list. The damaged file is kept under another name.
app-ways-out-without-backup = There is no backup; { $empty } starts with an empty list. The damaged file is kept under another name.
app-note-not-found = This note no longer exists: it was deleted elsewhere.
app-note-not-saved-full = The note is not saved. The disk is full.
# Why, as a sentence.
app-note-not-saved = The note is not saved. { $reason }
app-notes-not-read = The notes could not be read. { $reason }
# Why, as a sentence.
app-not-saved = ✕ Not saved. { $reason }
# The file with the only copy of a text.
app-text-is-in = Your text is in { $file }.
# After “app-note-not-found”, for a note that is being written.
app-note-saves-as-new = { KEY("editor.close") } saves it as a new note.
# After “app-note-not-saved”, for a note that is being written.
app-note-tries-again = { KEY("editor.close") } tries again, { KEY("app.leave") } quits without saving.
app-unsaved-changes = { $count ->
    [one] One change is
   *[other] { $count } changes are
} not saved. { KEY("app.save") } tries again, { KEY("app.quit") } quits without saving.
# What was done, such as “adding milk”.
app-undid = Undid: { $title }. { KEY("app.redo") } redoes it.
app-undid-on-list = Undid: { $title }, in “{ $list }”. { KEY("app.redo") } redoes it.
# What was done, such as “adding milk”.
app-redid = Redid: { $title }.
app-redid-on-list = Redid: { $title }, in “{ $list }”.
# Why, as a sentence.
app-back-up-failed = Today's backup failed. { $reason }
# Keys as on the keyboards where the language is spoken; the others are as in English.
app-key-names = { "" }

## AgendaWords

# The title of what is due today.
agenda-title = Today
# Headings: the tasks of earlier days, those of today, the lists.
agenda-overdue = Overdue
agenda-today = Today
agenda-home = Use soon
agenda-lists = Lists
# Behind what there is to eat today.
agenda-meal = meal
# The note whose title is today's date, and beside it that there is none.
agenda-day-note = today's note
agenda-no-day-note = not written yet
agenda-reading = reading your notes…
agenda-nothing-to-tick = Only tasks and notes can be ticked here. { KEY("agenda.open") } opens this.
# Beside a list: the staples that are due and not on it yet.
agenda-due = due: { $items }
agenda-to-buy = { $count ->
    [one] 1 item to buy
   *[other] { $count } items to buy
}

## MealWords

# A day: “Monday, 30 Nov”.
meals-weekday = { $weekday }, { $day }
# The title of a week, with its first and its last day.
meals-title = Meals, { $first } – { $last }
meals-this-week = this week
meals-next-week = next week
meals-last-week = last week
meals-empty = Nothing is planned yet: { KEY("meals.add") } plans a meal, { KEY("meals.copy") } copies the week before.
meals-empty-day = { $day }: nothing planned
# Behind a meal whose ingredients were added to a list.
meals-on-list = on “{ $list }”
# The title of what asks for a meal.
meals-on = { $day }: what is there to eat?
# In the empty field.
meals-type = a recipe, or anything: soup for 6
meals-no-recipes = No note has ingredients yet. Type what there is to eat.
meals-as-typed = “{ $text }”, without a recipe
# What Enter does.
meals-plan = plan
meals-servings = How many eat? Left empty, as many as the recipe says.
meals-no-servings = “{ $text }” is no number of servings.
meals-nothing-here = Nothing is planned here. { KEY("meals.add") } plans a meal.
meals-no-recipe = “{ $dish }” is no recipe. { KEY("meals.note") } changes it in the note.
meals-nothing-to-send = These days have no recipe with anything to buy.
meals-nothing-to-copy = Nothing is planned for the week of { $day }.
meals-no-free-day = Every day that had meals the week before has some already.
meals-copied = { $count ->
    [one] Copied { $count } meal
   *[other] Copied { $count } meals
} from the week before: { $days }.
meals-no-note = This week has no note yet. { KEY("meals.add") } begins it.
meals-changed = This meal has just been changed elsewhere.

## BuyAgainWords

buy-again = Buy again
# The headings of what is due, and of the rest.
buy-again-due-heading = Due
buy-again-not-due-heading = Everything else
# In the footer, after the key for more: a number does it too.
buy-again-more-or-digits = or a number: how many
buy-again-clear-search = clear search
buy-again-nothing-bought-yet = Nothing yet. Items you tick will be offered here.
buy-again-all-bought-is-on-list = Everything you've bought before is already on the list.
# If less than usual is on the list.
buy-again-on-list = on the list: { $amount }
# If the amount on the list doesn't add up: fresh tomatoes besides cans.
buy-again-also-on-list = also on the list: { $amount }
# In the empty field of "Buy again".
buy-again-search-bought = type to search, @ for a store
buy-again-forgot-purchase = “{ $name }” won't be suggested any more. { KEY("app.undo") } undoes.
# In the footer: adds the selected items, or the one under the cursor.
buy-again-add = add
    .and-close = add and close
buy-again-add-some = add { $count }
    .and-close = add { $count } and close
# In the footer, next to the key that selects: how many it would select.
buy-again-select-due = select { $count } due
    .short = { $count } due
buy-again-select = select { $count }
# All but those needed later and those that only recipes needed.
buy-again-select-others = { buy-again-select } (not { $rest })
# Of these two, or one of them, is what “buy-again-select-others” leaves out.
buy-again-due-later = { $count } due later
buy-again-for-recipes = { $count ->
    [one] 1 recipe item
   *[other] { $count } recipe items
}
buy-again-select-all = select all { $count }
    .short = all { $count }
buy-again-select-none = select none
    .short = none
# A search for something that is on the list, and so isn't offered.
buy-again-is-on-list = “{ $name }” is on the list.
buy-again-days-ago = { $count ->
    [0] today
    [1] yesterday
   *[other] { $count } days ago
}

## CommandTitles

command-show-tag = show notes
command-open-backlink = open
command-put-boxes-here = add here
command-buy-here = add to list
command-enter-shop = choose

## DetailsWords

# Before the day, the store and the price.
details-last-bought = Last bought
# Before the usual amount and interval.
details-usually = Usually
# Before how often.
details-bought-before = Bought
# Before the recipes that it is for.
details-wanted-for = For
# Before the day when a staple is added again.
details-next-time = Next time
# Before the store whose last price is the lowest.
details-cheapest-now = Cheapest
# Before the lowest and the highest price.
details-price-over-time = Price
# Before a price.
details-lowest = low
details-highest = high
# What will show here, for an item that was never bought.
details-nothing-bought-before = Not bought yet. Where you buy it, how often and what it costs will appear here.
details-item-count = Items
details-sum-of-prices = Sum
details-without-price = Unpriced
details-every-days = { $count ->
    [one] every day
   *[other] every { $count } days
}
details-times = { $count ->
    [one] once
   *[other] { $count } times
}
# A price that has never changed.
details-same-since = the same since { $day }

## EditWords

# An edit of a later version.
edit-newer-edit = a change made by a newer version
edit-untitled = Untitled
edit-items = { $subject ->
    [one] “{ $name }”
   *[several] { list-items }
}
# What was done, as a noun after “Undid:”.
edit-add-items = adding { edit-items }
edit-edit-item = editing “{ $name }”
edit-tick-items = ticking { edit-items }
edit-untick-items = unticking { edit-items }
edit-move-item = moving “{ $name }”
edit-move-items = moving { edit-items } to “{ $list }”
edit-categorize-items = moving { edit-items } to { $category }
edit-delete-items = deleting { edit-items }
edit-repeat-item = setting how often “{ $name }” repeats
edit-add-staples = adding staples: { edit-items }
edit-keep-at-home = keeping { edit-items } at home
edit-use-up = using up { edit-items }
edit-cook = cooking “{ $name }”
edit-plan-meals = { $subject ->
    [one] planning “{ $name }”
   *[several] planning { $count } meals
}
edit-unplan-meal = taking “{ $name }” off the week
edit-forget-purchase = no longer suggesting “{ $name }”
edit-price-purchase = setting the price of “{ $name }”
edit-clear-items = { $subject ->
    [one] clearing “{ $name }”
   *[several] clearing { $count } ticked items
}
edit-create-list = creating list “{ $name }”
edit-rename-list = renaming list “{ $name }”
edit-duplicate-list = duplicating list “{ $name }”
edit-archive-list = archiving list “{ $name }”
edit-unarchive-list = restoring list “{ $name }”
edit-delete-list = deleting list “{ $name }”
edit-set-budget = setting the budget of “{ $name }”
edit-order-lists = reordering the lists
edit-order-aisles = reordering the aisles of { $name }
edit-create-note = creating note “{ $name }”
edit-edit-note = editing “{ $name }”
edit-tick-box = ticking a checkbox in “{ $name }”
edit-pin-note = pinning “{ $name }”
edit-unpin-note = unpinning “{ $name }”
edit-archive-note = archiving “{ $name }”
edit-restore-note = restoring “{ $name }”
edit-trash-notes = { $subject ->
    [one] deleting note “{ $name }”
   *[several] deleting { note-notes-count }
}
edit-rename-links = renaming links to “{ $name }”
edit-rename-tag = renaming #{ $tag }
edit-move-notes = { $subject ->
    [one] moving note “{ $name }” to { $folder }
   *[several] moving { note-notes-count } to { $folder }
}
edit-rename-folder = renaming folder { $folder }
edit-attach-note = making “{ $name }” the note of “{ $item }”
edit-import-file = importing { $file }
edit-import-input = importing standard input
edit-repair = repairing the database
edit-undo-step = undoing: { $name }
# Of several additions at once: how many; the first that is shown says of what.
edit-counted = { $first ->
    [yes] { list-items }
   *[no] { $count }
}
edit-added-new = adding { edit-counted }
edit-added-updated = updating { edit-counted }
edit-added-put-back = putting { edit-counted } back
edit-added-joined = { $before }, { $next }
edit-added-ended = { $before } and { $next }

## ItemEditorWords

# In the empty field.
item-editor-adding-example = 2 kg apples
item-editor-category-example = #dairy
# Below details filled in from the last purchase.
item-editor-as-last-time = Filled in from last time. Backspace removes it.
item-editor-add = Add
item-editor-edit = Edit
# In the footer while editing.
item-editor-save = save
# While something is typed: Esc drops it.
item-editor-discard = discard
item-editor-cancel = cancel
# Instead of a preview, when the line of an existing item is empty.
item-editor-enter-deletes = { KEY("itemEditor.commit") } deletes it. { KEY("app.undo") } undoes.
# Offers the text as a single quoted name.
item-editor-all-in-quotes = did you mean { $text }?
# What Esc does to them.
item-editor-without = without { $chip }
# A typed price that a later one replaces.
item-editor-replaced = { $price } instead of { $old }
# As short as possible: the item is on the list already.
item-editor-is-there = on the list
item-editor-edited-item-gone = This item was deleted elsewhere. { KEY("itemEditor.commit") } adds it again.
# Details without a name.
# A number looks like a price, but no currency is known yet.
item-editor-which-currency = Is { $number } in { $currency }? Press { KEY("itemEditor.commit") }, or type €, £…
# A price in a currency that isn't understood, or in one of several. Short: the item is beside it.
item-editor-unknown-currency = { $currency } isn't a known currency
item-editor-nameless = To use it as a name, type "{ $text }".
# What can be typed; the longest that fits is shown.
item-editor-grammar = amount, name, #category, @store, +person, €1.99 or €0.45/x in any order, then !note
    .shorter = amount, name, #category, @store, €1.99 in any order, then !note
    .shortest = 2 kg name #dairy @store €1.99 !note
# Help: the heading, then what is typed and what it means. Keep the “ = ”.
item-editor-adding-help =
    Adding
    2 kg apples = an amount: kg, l, cups, cans, packs…
    eggs x3 = how many
    #dairy = a category, existing or new
    @Lidl = a store
    +Jonas = whom it is for
    €1.99 = a price
    €0.45/x = the price of one, €0.45 each; or €2.50/kg
    !ripe ones = a note, to the end of the line
    "7 up" = text in quotes is taken literally, as a name
    #"My stuff" = more than one word, as in @"Whole Foods"
item-editor-categorize = Category of { list-summary }
item-editor-add-beside = Add { $above ->
    [yes] above
   *[no] below
} “{ $name }”
item-editor-new-category = New category: { $category }
item-editor-new-category-in-line = New category: { $category }. Quote several words: #"My stuff"
# The store and the category that all lines share.
item-editor-keeps = { KEY("itemEditor.commit") } adds { $marks } to everything you add next.
item-editor-drops = { KEY("itemEditor.commit") } stops adding { $mark }.
item-editor-type-category = Type a category (empty: no change)
    .short = Type a category
item-editor-name-missing = No name yet. Put it in quotes to use it as a name.
    .short = No name yet
# What happens to an item that is met on the list.
item-editor-met-sum = on the list: { $old } → { $sum }
item-editor-met-first-amount = on the list: no amount → { $sum }
item-editor-met-ticked = back on the list
item-editor-met-same = already on the list
item-editor-met-changed = on the list: now { $changes }
item-editor-met-apart = also on the list: { $beside }
# What was done with a line.
item-editor-done-new = Added “{ $name }” to { $category }.
item-editor-done-apart = Added “{ $name }” to { $category }. Also on the list: { $beside }.
item-editor-done-sum = { $name }: { $old } → { $sum }.
item-editor-done-first-amount = { $name }: no amount → { $sum }.
item-editor-done-ticked = “{ $name }” is back on the list.
item-editor-done-same = “{ $name }” is already on the list.
item-editor-done-changed = “{ $name }” is now { $changes }.
# Parts of one sentence.
item-editor-added-new = added { edit-counted }
item-editor-added-updated = updated { edit-counted }
item-editor-added-put-back = put { edit-counted } back on the list
item-editor-added-there = { edit-counted } { $count ->
    [one] was already on the list
   *[other] were already on the list
}
item-editor-added-joined = { $before }; { $next }

## ListPickerWords

list-picker-all-lists = All lists
list-picker-new-list = New list
list-picker-rename-list = Rename the list
# The label of the field for a list's name, and the text of the empty field.
list-picker-name = Name
list-picker-name-placeholder = Hardware store
list-picker-no-other-list = There is no other list. { KEY("lists.new") } makes one.
list-picker-restore-archived = restore
list-picker-move-here = move here
list-picker-to-new-list = to a new list
# After the name of a list.
list-picker-archived = archived
# The title of the list of lists.
list-picker-move-to = { $count ->
    [one] Move “{ $name }” to
   *[other] Move { $count } items to
}
list-picker-move-it-to = Move it to
list-picker-renamed-list-gone = This list was deleted elsewhere. { KEY("field.commit") } makes a new one.
list-picker-name-list-to-add = There is no list to add “{ $item }” to. Name a new one, or press { KEY("field.close") } to go back.
list-picker-deleted = Deleted “{ $list }”{ $count ->
    [0] { "" }
    [one] { "" } and the item on it
   *[other] { "" } and its { $count } items
}. { KEY("app.undo") } undoes.
list-picker-duplicated = This is a copy of “{ $list }” with nothing ticked. { KEY("lists.rename") } renames it.
list-picker-archived-list = Archived “{ $list }”. { KEY("lists.all") } still shows it; { KEY("app.undo") } undoes.
list-picker-restored = Restored “{ $list }”.
list-picker-name-taken-in-archive = “{ $list }” already exists in the archive. { KEY("lists.all") } shows it.
list-picker-name-taken = “{ $list }” already exists.
list-picker-list-gone = “{ $list }” was { $deleted ->
    [yes] deleted
   *[no] archived
} elsewhere.

## ListWords

# The heading of ticked items.
list-basket = In the basket
# After "Sorted".
list-name-own = in your own order
list-name-name = by name
list-name-store = by store
list-name-newest = newest first
list-grouped-store = by store
list-grouped-none = ungrouped
list-lists = Lists
list-filter-placeholder = words, @store, +person, #category, >€5
# After the number of matches of a filter.
list-escape-shows-all = , { KEY("list.clearSelection") } shows all
list-select = select
list-select-all = all
list-budget = budget
list-group = group
list-move = move
list-clear-selection = clear selection
list-show-all = show all
list-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
list-found-for-other-stores = { $count } for another store
list-is-not-understood = not understood
# What was spent today on cleared items, from a budget or in a store; the second is shorter.
list-spent-earlier = { $price } spent earlier
list-earlier = { $price } earlier
list-in-basket = { $price } in the basket
# Beside a sum.
list-unpriced-count = { $count } unpriced
list-cheapest = cheapest at { $store }: { $price }
# The visible lines.
list-range = { $first }–{ $last } of { $count }
list-items-gone = Those items no longer exist.
list-no-list-to-add-to = There is no list to add to. { KEY("lists.new") } makes one.
list-cannot-move-while-filtered = Items can't be moved while a filter is on. { KEY("list.clearSelection") } clears it.
list-item-gone = “{ $name }” was deleted elsewhere. { KEY("items.add") } adds it again.
# A key for a single item, pressed while several are selected.
list-takes-one-item = { $key } works on one item, but { $count } are selected. { KEY("list.clearSelection") } clears the selection.
# How many merged with items on the list.
list-merged = { $count } were merged with items already on the list.
list-filter-too-long = That is too long for a filter. Use a few words.
list-no-item-here = There is no item here. { KEY("items.add") } adds one.
# The cursor is on a heading.
list-is-heading = This is a heading. { KEY("items.down") } goes to its items.
list-no-open-list = No list is open. { KEY("lists.new") } makes one.
# One item by its name, or how many.
list-summary = { $count ->
    [one] “{ $name }”
   *[other] { $count } items
}
# In the header.
list-sorted-name = sorted by name
list-sorted-store = sorted by store
list-sorted-newest = newest first
list-welcome = Welcome to Tote.
    .text = Your shopping list. Everything is saved as you type.
# The tab in a key hint, and coming to it from the one before or behind.
list-tab = lists
    .from-before = first list
    .from-behind = last list
list-all-archived = All lists are archived.
    .text = { KEY("lists.all") } shows them, { KEY("lists.new") } makes a new one{ $undo ->
        [yes] , { KEY("app.undo") } undoes the last change.
       *[no] .
    }
list-none = No lists yet.
    .text = { KEY("lists.new") } makes one{ $undo ->
        [yes] , { KEY("app.undo") } undoes the last change.
       *[no] .
    }
# Help about signs in the header and after names. Keep the “ = ”.
list-sign-help =
    Symbols
    3/7 = 3 of 7 are ticked
    { $staple } = added regularly
    { $note } = has a note
# Help: the heading, then what is typed and what it means. Keep the “ = ”.
list-filter-help =
    Filtering
    oat milk = both words, in any order
    "oat milk" = these exact words
    500 g = an amount; cans: what comes in cans
    @lidl #dairy = a store, a category
    +jonas = a person
    >€2 <€5 = a price range
    is:ticked = in the basket
    is:unpriced = without a price; is:priced: with one
    -milk = everything but milk; works with all of these
# Words of a filter that have no meaning.
list-not-understood = not understood: { $words }
list-nothing-found = Nothing matches “{ $text }”.
    .text = { KEY("list.clearSelection") } shows the whole list.
# How many another list has.
list-found = { $count } in “{ $list }”
# With what the two keys for adding and buying again do.
list-empty = Nothing to buy.
    .add = add something: 2 kg apples
    .again = choose what you bought before
    .more = A whole message or recipe can be pasted.
list-selected = { list-selected-count }. { KEY("list.clearSelection") } clears the selection.
list-selected-count = { $count } selected
list-selected-hidden = { list-selected-count }, { $hidden } hidden
# What was spent of a budget in its period: `€66 of €250 this month`.
list-budget-use = { $spent } of { $budget } { $period ->
    [week] this week
    [month] this month
   *[trip] this trip
}
# A budget as it can be typed: `€250 a month`.
list-budget-every = { $price } { $period ->
    [week] a week
    [month] a month
   *[trip] a trip
}
# By how much a budget is exceeded; the second says whether only once the list is paid.
list-over = { $price } over
list-over-budget = { $price } over { $list ->
    [yes] with this list
   *[no] budget
}
list-last-price = last { $price }, { $day }
list-last-price-at = last { $price } at { $store }, { $day }
list-lowest-price = lowest { $price }, { $day }
list-lowest-price-at = lowest { $price } at { $store }, { $day }
# The place of the cursor.
list-place = { $row } of { $count }
list-nothing-ticked = Nothing is ticked.
list-nothing-ticked-in-shop = You haven't ticked anything at { $shop }.
list-all-in-basket = All in the basket. { KEY("items.clearTicked") } clears the basket.
list-all-in-basket-of-shop = { $shop }: all in the basket. { KEY("items.clearTicked") } clears the basket.
list-ticked-all = Ticked { list-summary } under { $heading }. { KEY("app.undo") } undoes.
list-is-in-basket = “{ $name }” is in the basket already. { KEY("items.tick") } again unticks it.
list-cannot-move-while-sorted = Sorted { $sort }, so items can't be moved. Press { KEY("list.sort") } until the list is in your own order.
list-is-at-end = “{ $name }” is already { $first ->
    [yes] first
   *[no] last
}{ $ticked ->
    [yes] { "" } in the basket
   *[no] { "" }
}.
list-stays-in-category = “{ $name }” stays in its category; { KEY("items.category") } changes it. In a store ({ KEY("list.shop") }), { KEY("items.moveDown") } and { KEY("items.moveUp") } on a heading move an aisle.
list-deleted = Deleted { list-summary }. { KEY("app.undo") } { $count ->
    [one] undoes
   *[other] restores them
}.{ $notes ->
    [0] { "" }
    [one] { $count ->
    [one] { "" } Its note is kept.
   *[other] { "" } One has a note, which is kept.
}
   *[other] { "" } Their notes are kept.
}
list-cleared = Cleared { $count ->
    [one] “{ $name }”
   *[other] { $count } ticked items
}. { KEY("app.undo") } { $count ->
    [one] undoes
   *[other] restores them
}.
list-cleared-in-shop = Cleared { list-summary } bought at { $shop }. { KEY("app.undo") } { $count ->
    [one] undoes
   *[other] restores them
}.
# Behind what was cleared.
list-paid = Paid: { $price }.
list-copied = Copied { list-summary }.
handing-copied-message = Copied “{ $list }” as a message.
handing-page-is-open = The page is open in your browser. Print it there.
handing-no-browser = No browser is set to show the page. In a shell, tote print writes it to a file.
handing-page-failed = Can't run “{ $command }”: { $reason }. In a shell, tote print writes the page to a file.
# A QR code that is larger than the screen.
code-lacks-rows = The code needs { $rows ->
    [one] one more row
   *[other] { $rows } more rows
}. Make the window taller, or its text smaller.
code-lacks-columns = The code needs { $columns ->
    [one] one more column
   *[other] { $columns } more columns
}. Make the window wider, or its text smaller.
code-lacks-both = The code needs { $rows ->
    [one] one more row
   *[other] { $rows } more rows
} and { $columns ->
    [one] one more column
   *[other] { $columns } more columns
}. Make the window larger, or its text smaller.
code-is-too-long = The list is too long for a code.
cheapest-title = Where “{ $list }” is cheapest
cheapest-reading = Comparing prices…
cheapest-walk = shop there
# Two stores.
cheapest-pair = { $first } and { $second }
cheapest-unpriced = { $unknown } of { $count } without a price there
cheapest-none = No store's price is known of anything on “{ $list }”.
aisles-title = Browse by aisle
aisles-search = type to search
# In the footer, if it is on the list.
aisles-take-off = take off
# A list that is kept as a pattern.
set-is-target = “{ $list }” is the list itself. Choose another one.
set-is-empty = There is nothing on “{ $list }”.
list-categorized = Moved { list-summary } to { $category }. Tote will remember.
list-corrected = “{ $name }” goes under { $category } from now on.
list-moved = Moved { list-summary } to { $new ->
    [yes] the new list { "" }
   *[no] { "" }
}“{ $list }”.
list-comes-back = “{ $name }” will be added again on { $day }.
list-staples-came = Staples added: { list-summary }. { KEY("app.undo") } undoes.
list-arranged = Sorted { $sort }{ $grouping ->
    [category] , grouped by category
    [store] , grouped by store
   *[none] { "" }
}.
list-arranged-in-aisles = Sorted { $sort } within each aisle.

## NoteWords

note-no-links-to-rename = There are no links to rename.
note-notes = Notes
# In the footer: opens it, like the trash.
note-archive = archive
note-trash = trash
note-all-notes = All notes
# A sentence.
note-sorted-notes-changed = Sorted by date changed, newest first.
note-sorted-notes-title = Sorted by title.
note-sorted-notes-created = Sorted by date created, newest first.
note-sorted-by-column = Sorted by { $name }.
note-sorted-down-by-column = Sorted by { $name }, the greatest first.
note-no-columns = No note has properties that could be columns.
note-title-column = Note
note-tags = Tags
# In the empty title.
note-title-placeholder = Title
note-new-note = New note
note-linked-from = Linked from
note-loading-notes = Loading your notes…
note-retry-notes = { KEY("notes.retry") } tries again.
note-empty-text = Write here: Markdown, #tags and [[links]] work.
note-search-placeholder = words in a title or text
# In the footer and the help of the trash.
note-delete-forever = delete permanently
note-title-notes = Notes
note-title-archive = Archive
note-title-trash = Trash
note-notes-count = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
note-no-backlinks = No note links to this one.
note-no-headings = This note has no headings.
note-no-properties = This note shows no properties.
note-saved-properties = Saved the properties.
property-editor-title = Properties of “{ $name }”
property-editor-name = Name
property-editor-value = Value
property-editor-needs-name = Give this property a name.
property-editor-is-there = “{ $name }” is taken by another property.
property-editor-must-be-date = Type a date such as 2026-12-01.
property-editor-must-be-indented = Indent the lines below the first one.
property-editor-ends-there = A line of --- or ... would end the properties.
note-outline = Outline
note-go-to-heading = go there
note-dead-links = Links without a note
note-no-dead-links = All links lead to a note.
note-no-tags = No tags yet. Write #word in a note.
# The note has no boxes; says how to write one.
note-no-box = This note has no checkboxes. Begin a line with "- [ ]" to make one.
note-no-open-box = This note has no unticked checkboxes.
note-no-list-for-boxes = There is no list to add the items to.
note-notes-still-loading = Your notes are still loading.
note-trashed = Moved to the trash, where it stays for thirty days. { KEY("app.undo") } undoes.
note-restored = Restored.
note-merged = Saved and merged with changes made elsewhere.
note-kept-both = The same lines were changed elsewhere. Both versions are in the note, between ▼ and ▲.
note-copied-text = Copied.
note-nothing-selected = Select text first: Shift with the arrows.
note-pasted-page = Pasted HTML as Markdown. { KEY("editor.undo") } shows the HTML.
# Selected text, to another note, where a link to that stays.
note-moved-text = Moved to “{ $note }”.
note-cannot-link = No link can lead to “{ $note }”.
note-copied-address = Copied { $address }.
note-opening-address = Opening { $address }.
note-lacks-divider = The list and the note are side by side only at 90 columns or more.
# Asked in a box with the two answers below it.
note-delete-for-ever = Delete “{ $name }” permanently? This can't be undone.
note-answer-delete = Delete
note-answer-keep = Keep
# The title of the months.
note-days = Notes by day
note-no-note-of-day = No note yet. { KEY("monthPicker.choose") } creates it.
# It must be restored first.
note-is-in-trash = This note is in the trash. { KEY("reader.close") }, then { KEY("notes.restore") } restores it.
# The tab in a key hint.
note-tab = notes
note-empty-page = This note is empty. { KEY("reader.edit") } edits it.
# Help: the heading, then what can be written in a note and what it means. Keep the “ = ”.
note-help =
    Writing
    - [ ] milk = a checkbox; { KEY("notes.sendBoxes") } adds the unticked ones to a list
    #kids [[Soup]] = a tag, and a link to another note
    serves: 4 = a recipe: { KEY("notes.sendBoxes") } asks how many to cook for
    Mon: [[Soup]] x2 = a meal plan: { KEY("notes.sendBoxes") } adds its recipes; also: for 6
# A heading, and what to do.
note-nothing-found = No note matches “{ $text }”.
    .text = { KEY("notes.showMore") } shows all.
note-none-tagged = No note here is tagged #{ $tag }.
    .text = { KEY("notes.showMore") } shows all.
note-none = No notes yet.
    .text = { KEY("notes.new") } writes one.
note-archive-empty = The archive is empty.
    .text = { KEY("notes.nextFolder") } opens the trash, { KEY("notes.showMore") } the notes.
note-trash-empty = The trash is empty.
    .text = { KEY("notes.showMore") } opens the notes.
note-link-count = { $count ->
    [one] 1 backlink
   *[other] { $count } backlinks
}
note-alias = “{ $name }”
note-also-called = also { $names }
# Which notes link here.
note-linked-from-names = linked from { $names }
note-linked-from-more = linked from { $names } and { $count } more
note-in-trash = in the trash
note-archived-place = archived
note-put-boxes-on = Add { list-summary } to
note-rename-offer = { $count ->
    [one] One note links
   *[other] { $count } notes link
} to “{ $title }”. { KEY("notes.renameLinks") } renames the links too, { KEY("notes.showMore") } keeps them.
# Found by the nearest words, since no note has those that were typed.
note-notes-with = { note-notes-count } with “{ $words }”
note-turn-fold = { $folded ->
    [yes] unfold
   *[no] fold
}
note-no-box-on-line = No checkbox on this line. { KEY("reader.nextStop") } goes to the next one.
note-no-link-on-line = No link on this line. { KEY("reader.nextStop") } goes to the next one.
note-no-note = No note called “{ $title }”. Press { KEY("reader.follow") } again to create it.
note-browser-failed = Can't run “{ $command }”: { $reason }. Copied { $address }.
note-pinned = { $pinned ->
    [yes] Pinned.
   *[no] Unpinned.
}
note-archived = { $archived ->
    [yes] Archived. { KEY("notes.nextFolder") } opens the archive; { KEY("app.undo") } undoes.
   *[no] Restored.
}
# The same for all of them.
note-empty-trash = Delete { $count ->
    [one] the note in the trash
   *[other] { $count } notes
} permanently? This can't be undone.
note-deleted-for-ever = { $count ->
    [one] Deleted permanently.
   *[other] Deleted { $count } notes permanently.
}
note-renamed-links = Renamed the links in { $count ->
    [one] one note
   *[other] { $count } notes
}.
note-rename-tag = Rename the tag
note-renamed-tag = Renamed #{ $old } to #{ $new } in { $count ->
    [one] one note
   *[other] { $count } notes
}.
note-tag-changes = { $count ->
    [one] 1 note changes
   *[other] { $count } notes change
}
note-tag-merges = merges with #{ $tag }
note-tag-keeps = { $count ->
    [one] 1 note keeps it in its properties
   *[other] { $count } notes keep it in their properties
}
note-no-tag = “{ $text }” is no tag: letters, digits, - and _, with / before a tag below it.
note-no-tag-to-rename = Choose a tag to rename.
note-templates = Templates
note-use-template = use the template
note-no-templates = No templates yet: notes in the folder { $folder }, or with the tag #template.
note-title-of-new = Title of the new note
note-template-progress = { $template } · { $number } of { $count }
note-folders = Folders
# Where notes are that are in no folder; the name of a row.
note-no-folder = No folder
note-no-folders = No folders yet. { KEY("notes.moveToFolder") } moves a note to one.
note-show-folder = show the folder
note-rename-folder = Rename the folder
note-no-folder-to-rename = Choose a folder to rename.
note-move-to-folder = Move “{ $note }” to
note-type-folder = type a folder, such as Work/Plans
note-no-folder-yet = No folders yet. Type the name of a new one.
note-new-folder = New folder { $folder }
note-no-such-folder = “{ $text }” can't be a folder: no name begins or ends with a point, or has \ : * ? " < > |.
note-folder-moves = { $count ->
    [one] 1 note moves
   *[other] { $count } notes move
}
note-folder-merges = merges with { $folder }
note-moved-notes = { $count ->
    [one] Moved “{ $note }” to { $folder }.
   *[other] Moved { $count } notes to { $folder }.
}
note-renamed-folder = Renamed { $old } to { $new }, with { $count ->
    [one] one note
   *[other] { $count } notes
}.
note-folder-links = { $count ->
    [one] Links in one other note follow.
   *[other] Links in { $count } other notes follow.
}
note-none-in-folder = No note here is in { $folder }.
    .text = { KEY("notes.showMore") } shows all.
note-recovered-both = Recovered “{ $name }”. It was changed elsewhere too: both versions are in it, between ▼ and ▲.
note-recovered = Recovered an unsaved draft of “{ $name }”. { $key } shows it, { KEY("app.undo") } discards it.
note-attached = “{ $note }” already existed. It is now the note of “{ $item }”.
note-gone = “{ $note }” was deleted elsewhere.
note-left-files = { $count ->
    [one] Unsaved text from your editor: { $file }. Run tote note recover.
   *[other] { $count } unsaved texts from your editor, one in { $file }. Run tote note recover.
}
note-put-boxes = Added { list-summary } to “{ $list }”. { KEY("app.undo") } undoes.
# Some were there: `“Groceries”: added 1 item; updated 7.`
note-put-boxes-some = “{ $list }”: { $added }. { KEY("app.undo") } undoes.
note-boxes-are-on-list = Already on “{ $list }”: { list-summary }.

## What parts of the library say

# In the empty field for what is looked for in a text, and for what takes its place.
part-find = find
part-replacement = replace with
part-not-found = not found
# What is looked for is no regular expression; finding it was given up.
part-malformed = no such expression
part-too-slow = takes too long
# How a text is looked for, beside the field.
part-whole-words = whole words
part-expression = expression
part-selection = in the selection
part-replaced = { $count } replaced
# From January on, with a blank between them.
part-months = January February March April May June July August September October November December
# From Monday on, two columns each.
part-weekdays = Mo Tu We Th Fr Sa Su
# How long the rest of some work takes.
part-time-left = { $time } left
part-not-a-number = Type a number.

## PaletteWords

palette-commands = Commands
palette-search-commands = type a command, list, note or setting
# Where the notes are listed that selected text can go to.
palette-move-to-note = Move to note
palette-search-notes = type a note
palette-list-kind = list
palette-store-kind = store
palette-note-kind = note
palette-setting-kind = setting
palette-current-setting-kind = current setting
palette-is-only-explained = This line explains what you can type; it isn't a command.
palette-next-time = Next time: { $key }
# Why a command of another tab can't be done.
palette-is-in = In { $tab }: { $key }

## PastePreviewWords

paste-preview-no-pasted-line = Only the lines of a paste can be edited here.
paste-preview-no-line-of-several = Only a line that names several items can be kept as one.
# The label of the field for servings.
paste-preview-servings = Servings
paste-preview-no-list-to-paste-to = No list to add these to. Press { KEY("itemEditor.close") }, then { KEY("lists.new") } to make one.
# Merges with a line above; the second with the sum.
paste-preview-joins = merged with the line above
paste-preview-joins-with-sum = merged with the line above: { $sum }
paste-preview-add-pasted = Add { list-items }?
paste-preview-add-pasted-some = Add { list-items }, update { $met }?
# In the footer: what Enter does with lines of a recipe.
paste-preview-add-items = add { list-items }
paste-preview-add-items-some = add { $count }, update { $met }
# In the footer: one item of a line that names several, or several again.
paste-preview-whole = { $whole ->
    [yes] split
   *[no] keep as one
}
# In the footer of a preview: what Space does with the current line.
paste-preview-toggle = { $kept ->
    [yes] skip
   *[no] include
}
# Of how many servings were sent, if not all.
paste-preview-part = { $whole ->
    [yes] { "" }
   *[no] { $servings } of { $planned } servings { "" }
}
# Why a line of a plan is dropped: its recipe was already sent. The attribute is shown if there is no room.
paste-preview-was-sent = { $meal }: { paste-preview-part }added { buy-again-days-ago } to { $list }
    .short = { paste-preview-part }added { buy-again-days-ago }
# Why a line of a recipe is dropped: it was left out earlier today.
paste-preview-was-left-out = left out earlier today
    .short = left out
# The same of what begins dropped, since it was left out twice; the footer's key takes all of it.
paste-preview-is-usually-left-out = left out the last times
    .short = left out
paste-preview-take-left-out = take { $count } left out
paste-preview-nothing-left-out = Nothing is usually left out here.
# A link of a plan to a missing note.
paste-preview-no-such-note = no note has this title
    .short = no such note
# A meal of a plan with its servings.
paste-preview-meal-servings = { $meal }: { $count ->
    [one] 1 serving
   *[other] { $count } servings
}
paste-preview-are-on-list = That is already on “{ $list }”.

## SettingsWords

# After the first problem.
settings-more-settings-problems = { $count } more: tote config
# Written to the file, but this variable or option says otherwise.
settings-overridden = Saved { $setting }, but { $name } overrides it.
settings-title = Settings
settings-saved = Saved { $count } settings.
settings-not-written = The settings weren't saved: { $reason }.
# Below the field of a setting.
settings-must-be = Must be { $allowed }.
settings-must-be-offered = Choose one of those offered, such as { $names }.
# What a restricted account refuses. The reason stands behind a colon.
restricted-reason = this account is restricted
restricted-editor = This account is restricted: no editor opens here.
restricted-address = This account is restricted, so no browser opens. Copied { $address }.
restricted-page = This account is restricted, so no browser opens. On the command line, tote print prints the page.
restricted-suspend = This account is restricted: there is no shell to go to.
restricted-settings = This account is restricted: settings can't be changed here.
restricted-only-in-file = The app can't turn this off again. Set it in the file, or with tote config set.
# What is wrong, after the place.
settings-problem-unreadable = Can't be read: { $reason }. The defaults apply.
settings-problem-too-large = Larger than 1 MiB, so it isn't read. The defaults apply.
settings-problem-not-a-file = Not a regular file, so it isn't read. The defaults apply.
settings-problem-of-another-user = Belongs to another user, so it isn't read. The defaults apply.
settings-problem-not-text = This isn't valid UTF-8.
settings-problem-no-name = Expected the name of a setting, not { $found }
settings-problem-no-equals = Expected = and a value.
settings-problem-no-value = The value is missing.
settings-problem-unclosed-text = The closing quote is missing.
settings-problem-unclosed-list = A comma or the closing bracket is missing.
settings-problem-unclosed-table = The closing bracket is missing: [{ $table }].
settings-problem-bad-escape = Unknown escape sequence. Write a backslash as \\, or use single quotes.
settings-problem-not-a-number = Not a whole number: { $found }. Text needs quotes.
settings-problem-no-quotes = Text needs quotes: "{ $found }".
settings-problem-not-a-text-in-list = A list must contain text in quotes, not { $found }.
settings-problem-unexpected = Unexpected after the value: { $found }
settings-problem-too-many = Too many problems. The rest isn't read.
settings-problem-unsupported = Only text in quotes, whole numbers, true, false and lists of text can be used here.
settings-problem-unknown = Unknown setting: { $name }.
settings-problem-unknown-table = Unknown table: [{ $name }].
settings-problem-twice = { $name } is already set on line { $line }, which applies.
settings-problem-not-allowed = { $setting } must be { $allowed }, not { $found }.
settings-problem-too-many-keys = { $id } has more than { $count } keys. Keep those you use.
settings-problem-not-keys = { $command } needs a list of keys, such as ["space", "t"].
settings-problem-unknown-role = Unknown role: { $name }.
settings-problem-not-a-color = A colour is a name such as "bright-red", a number from 0 to 255 or "#rrggbb", not { $found }.
# After “settings-problem-unknown” and its like.
settings-did-you-mean = Did you mean { $name }?
# What a setting may be, after “must be”.
settings-allowed-choice = { $names } or { $last }
settings-allowed-flag = true or false
settings-allowed-number = a whole number from { $least } to { $most }
settings-allowed-text = text in quotes

## SharingWords

# In the header, in a word or two.
sharing-shared-list = shared
# At the lower right, for some seconds.
sharing-others-changed = others: { $changes }
# Where to get an account: on the command line.
sharing-log-in-first = To share lists, first run tote sync login URL --user NAME on the command line.
sharing-join-list = Lists on the server
sharing-join = join
sharing-ask-again = ask again
sharing-asking-server = Asking the server…
sharing-nothing-to-join = All lists on the server are already here.
sharing-on-list = { $list }: { $text }
sharing-reading-log = Reading the log…
sharing-nothing-happened = Nothing has happened yet.
sharing-of-all-lists = all lists
# What prevents sharing, and what to do about it.
sharing-problem-offline = { $server } can't be reached. Your changes are safe here and will be sent when it responds.
sharing-problem-password = { $server } needs the password of { $user } again. On the command line, run tote sync login.
sharing-problem-login = This machine doesn't know the account of { $user } on { $server }. To use it here, run tote sync login on the command line.
sharing-problem-certificate = The connection to { $server } isn't secure, so nothing is sent. On the command line, run tote sync to see why.
sharing-problem-busy = { $server } is busy. Tote tries again by itself.
sharing-problem-full = { $server } is out of space. Free some there.
sharing-problem-refused = { $server } doesn't allow this. On the command line, run tote sync for details.
sharing-problem-outdated = { $server } keeps refusing a change as outdated. Tote waits longer each time before it tries again.
sharing-problem-list-gone = “{ $list }” is no longer on { $server }. It stays here; { KEY("listPicker.leave") } in “{ list-picker-all-lists }” stops sharing it.
sharing-problem-gone = { $server } has nothing at this address. Log in with the right one: tote sync login URL --user NAME.
sharing-problem-unreadable = Tote can't make sense of the reply from { $server }. Check whether your network wants you to log in first.
sharing-is-shared = “{ $list }” is already shared.
sharing-is-not-shared = “{ $list }” isn't shared. { KEY("listPicker.share") } shares it.
sharing-doing-share = Sharing “{ $list }”…
sharing-doing-leave = Leaving “{ $list }”…
sharing-doing-join = Joining “{ $list }”…
sharing-doing-accept = Deleting items on “{ $list }”…
sharing-doing-keep = Keeping the items on “{ $list }”…
sharing-done-share = Shared “{ $list }”. In Tote on another machine, { $keys } joins it.
sharing-done-leave = “{ $list }” is no longer shared. It stays here and on the server.
sharing-done-join = Joined “{ $list }”.
sharing-done-accept = Deleted the items from “{ $list }” that were gone from the server.
sharing-done-keep = Kept everything on “{ $list }” and sent it to the server again.
# Why, as a sentence.
sharing-failed-share = “{ $list }” couldn't be shared. { $reason }
sharing-failed-leave = “{ $list }” is still shared. { $reason }
sharing-failed-join = “{ $list }” couldn't be joined. { $reason }
sharing-failed-decide = Couldn't apply your decision for “{ $list }”. { $reason }
sharing-what-happened = Changes to “{ $list }”
sharing-what-happened-to-all = Changes to shared lists
# How many items disappeared at once, and were kept here.
sharing-gone-from-server = { $count ->
    [one] 1 item disappeared from the server
   *[other] { $count } items disappeared from the server at once
}
sharing-held-question = { $count ->
    [one] 1 item of “{ $list }” is gone from the server. { KEY("sharingLog.accept") } deletes it here too, { KEY("sharingLog.keep") } keeps it.
   *[other] { $count } items of “{ $list }” are gone from the server. { KEY("sharingLog.accept") } deletes them here too, { KEY("sharingLog.keep") } keeps them.
}
sharing-only-list = only “{ $list }”

## ShellWords

# The parts of an added line and where they may go.
shell-adding-pattern = [amount][unit] name [#category] [@store] [+person] [price] [!note]
# The list made on the first run.
shell-first-list = Groceries
# The price of what isn't ticked.
shell-to-pay = { $price } to go
# What a setting does.
shell-meaning-language = The language of the app and its messages (auto: that of the locale).
shell-meaning-theme = The colours of the app (auto: what the terminal reports).
shell-meaning-currency = The currency of prices without a sign (auto: that of the list, or of your country).
shell-meaning-first-weekday = The first day of the week, for spending by week.
shell-meaning-dates = How dates are written: as in your language, or 2026-11-26 (iso).
shell-meaning-fractions = Write ½ cup rather than 0.5 cup.
shell-meaning-mouse = Use the mouse in the app; otherwise the terminal selects text as usual.
shell-meaning-start-tab = What the app shows when it opens.
shell-meaning-default-list = The list the app opens with and commands use (empty: the one opened last; for commands, the first).
shell-meaning-default-store = The store the store picker starts on (empty: where most is left to buy).
shell-meaning-group = How to group lists you haven't grouped yourself.
shell-meaning-sort = How to sort lists you haven't sorted yourself.
shell-meaning-note-columns = Properties to show as columns of the notes, such as rating, status (empty: the usual ones).
shell-meaning-message-emoji = Begin the headings of a list copied as a message with a picture.
shell-meaning-sidebar = Show all lists on the left of wide screens.
shell-meaning-details = Show details on the right of wide screens.
shell-meaning-basket-bar = Show a bar of how much of a list is ticked.
shell-meaning-hints = Rows of key hints at the bottom: one (few) or two (more).
shell-meaning-linear = Adapt the screen for a screen reader: no boxes, one thing below another (after a restart).
shell-meaning-editor = The command that edits notes and settings (empty: $VISUAL, $EDITOR or vi).
shell-meaning-browser = The command that opens links in notes (empty: $BROWSER or the desktop's default).
shell-meaning-template-folder = The folder of note templates (empty: Templates).
shell-meaning-sync-interval = Minutes between syncs of shared lists while the app is open.
shell-meaning-backups = How many backups of each kind to keep.
shell-meaning-record-crashes = Record what you do in the app, so a crash can be replayed (tote replay).
shell-meaning-restricted = For an account shared over ssh: no programs, no files, fixed settings (only this file turns it off).
shell-meaning-preset = Use the keys of vim, emacs or a desktop (arrows).
# A detail that an item can have only once.
shell-only-category = category
shell-only-store = store
shell-only-person = person
shell-only-note = note
shell-only-price = price
# What is left of a list.
shell-left-nothing = empty
shell-left = { $left } of { $count } left
# A plan links to a title that several notes have.
shell-several-notes = Several notes are called “{ $title }”. Give them different titles, then add the plan.
# What was written has a title that another note has, too.
shell-same-title = Another note is also called “{ $title }”. When you open a link with that title, Tote asks which one.
# Why an editor left no text.
shell-editor-no-terminal = There is no terminal to open an editor in.
shell-editor-bad-command = The editor “{ $command }” can't be run: a closing quote is missing.
shell-editor-no-file = Can't create a file in { $folder }: { $reason }.
shell-editor-cannot-start = The editor “{ $editor }” can't be run: { $reason }.
shell-editor-lost = Lost track of the editor “{ $editor }”: { $reason }.
shell-editor-killed = The editor “{ $editor }” was killed by signal { $signal }.
shell-editor-exited = The editor “{ $editor }” exited with status { $code }.
shell-editor-no-output = The editor “{ $editor }” left no file.
shell-editor-no-text = The text from “{ $editor }” isn't valid UTF-8.
shell-editor-too-much = The text from “{ $editor }” is larger than { $megabytes } MB.
# After one of these.
shell-editor-changed-nothing = Nothing was changed.
# Said alone, not after a sum.
spending-items-without-price = { $count ->
    [one] 1 item has no price
   *[other] { $count } items have no price
}
# Where something was bought.
shell-no-store = no store
# Short names of the months, with a blank between them.
shell-months = Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec
# What the template of a day's note may be called; Daily is understood everywhere.
note-daily-template = Daily
note-weekdays = Monday Tuesday Wednesday Thursday Friday Saturday Sunday
note-short-weekdays = Mon Tue Wed Thu Fri Sat Sun
shell-every-days = { $count ->
    [one] every day
   *[other] every { $count } days
}
shell-every-weeks = { $count ->
    [one] every week
   *[other] every { $count } weeks
}
shell-every-months = { $count ->
    [one] every month
   *[other] every { $count } months
}
shell-every-usual = as often as you usually buy it

## ShopWords

shop-which-shop = Which store?
# The heading of what can be bought anywhere.
shop-any-shop = Any store
# Above what this shop never sold and another always did.
shop-elsewhere = Elsewhere
# In the footer: the store doesn't have it.
shop-not-here = not here
# The row that leaves the current shop, and the mark of that shop.
shop-leave = Leave { $shop }
shop-you-are-here = you are here
shop-enter-new-shop = new store
shop-type-shop = type a store
shop-no-shop-yet = No stores yet. Type the name of one.
shop-leave-shop = leave
shop-to-shop = store
shop-to-aisle = aisle
# On a heading: ticks everything below it, or goes there.
shop-tick-all = tick all
shop-to-items = items
# Before the aisles that are left, or the next store.
shop-next-place = Next:
shop-left-shop = Left { $shop }. { KEY("list.shop") } chooses a store.
# Nothing is left to buy there, though maybe elsewhere.
shop-all-in-basket = Everything from { $shop } is in the basket.
# In the footer: removes what was bought there.
shop-clear-basket = clear basket
# For moving an item in the basket.
shop-basket-stands-as-ticked = In a store, what you ticked last is first in the basket.
shop-where-to-buy = Where to buy “{ $name }”?
# The row of a new shop, and what choosing it does.
shop-new = New store “{ $shop }”
# A heading, and what to do.
shop-nothing-to-buy = Nothing to buy at { $shop }.
    .text = { KEY("list.shop") } chooses another store, { KEY("list.clearSelection") } shows the whole list.
    .next = { $count ->
        [one] 1 item is
       *[other] { $count } items are
    } left at { $next }. { KEY("list.shop") } goes there, { KEY("list.clearSelection") } shows the whole list.
shop-stands-by-aisle = In a store, items are grouped by aisle. { KEY("list.clearSelection") } leaves { $shop }.
shop-stays-in-store = “{ $name }” stays under its store. { KEY("items.edit") } changes that.
shop-aisle-is-at-end = “{ $aisle }” is already { $first ->
    [yes] first
   *[no] last
}.
shop-moved-aisle = { $shop }: { $first }, then { $second }. { KEY("app.undo") } undoes.
# An item added or changed in a shop is bought elsewhere.
shop-is-bought-elsewhere = “{ $name }” is for { $store }, so it isn't shown here.
# An item was postponed to another store, or to any; it may be hidden now.
shop-is-bought-in-store = “{ $name }” is for { $store } now{ $hidden ->
    [yes] , so it isn't shown here
   *[no] { "" }
}. { KEY("app.undo") } undoes.
shop-is-bought-anywhere = “{ $name }” is for any store now{ $hidden ->
    [yes] , so it isn't shown here
   *[no] { "" }
}. { KEY("app.undo") } undoes.
# Help about shop mode: the heading, then keys and what they do. Keep the “ = ”.
shop-help =
    In a store
    { KEY("list.shop") } = choose a store, or leave it
    { KEY("items.last") } = last to buy; again: end of list
    { KEY("items.previousHeading") } { KEY("items.nextHeading") } = to the heading of an aisle
    { KEY("items.moveDown") } { KEY("items.moveUp") } = on a heading: move the aisle
    { KEY("items.tick") } = on a heading: tick all under it
    { KEY("items.tick") } = tick; Tote learns the aisles
    { KEY("items.store") } = not here: buy it elsewhere
    { KEY("items.selectAll") } = select all, to tick at once
    { KEY("items.clearTicked") } = clear what you ticked there
    { KEY("list.clearSelection") } = leave the store
# For moving an item out of its aisle; says how to move the aisle.
shop-stays-in-aisle = “{ $name }” stays in its aisle. { KEY("items.previousHeading") } goes to the heading, where { KEY("items.moveDown") } and { KEY("items.moveUp") } move the aisle.

## SpendingWords

spending-failed = Your purchases could not be read.
spending-retry-spending = { KEY("spending.retry") } tries again.
# Headings of the parts.
spending-this-month = This month
spending-budgets = Budgets
spending-months = Month by month
spending-categories = By category
spending-stores = By store
spending-items = By item
spending-unpriced = Without a price
# `10 of 23`, `€9.50 of €80.00`.
spending-part = { $part } of { $whole }
spending-name-month = this month
spending-name-quarter = the last 3 months
spending-name-year = the last 12 months
spending-name-all = all time
spending-nothing-spent-then = Nothing with a price was bought then.
# The field for what a purchase has cost; the labels from the longest to the shortest.
spending-price-title = Price of “{ $item }”
spending-price-examples = €1.20 in total, or €3/kg
spending-not-a-price = Not understood. Type a price with its currency, such as €1.20.
# The tab, and in a key hint.
spending-tab = Spending
    .command = spending
# A budget's period that has begun.
spending-since = since { $day }
# Before anything was bought: what will be here, and how to begin.
spending-nothing-yet = Nothing bought yet.
    .text =
        What you tick adds up here: this month against the last, by category, store and item.
        Give items a price, such as “milk €1.20”, or add it here later.
spending-price-label = { $item }, price
    .short = Price
spending-price-does-not-fit = That price doesn't match the amount of “{ $item }”. Type the price of the whole purchase.
spending-priced = “{ $item }” cost { $price }.
spending-unpriced-now = “{ $item }” no longer has a price.

## StepWords

# `nil` for what a version wrote that didn't say which program it was.
step-name-app = app
step-name-command-line = command line
step-name-sync = tote-sync
step-name-none = older version
step-undoing = undoing: { $title }
step-redoing = redoing: { $title }
# A change without a title that can't be undone.
step-other-change = another change
step-notes-deleted-for-ever = deleting notes permanently
step-is-undone = undone
# Of the step that `undo` undoes.
step-is-next = next to undo
# The title of the list of steps.
step-steps-title = History
# What choosing one does.
step-undo-step = undo this step
step-reading-steps = Reading the history…
# After a step was undone by itself.
step-undid-step = Undid: { $title }. { KEY("app.undo") } reverts that.
step-no-steps-yet = Nothing has been done yet.
step-obstacle-unknown = There is no step { $number }.
step-obstacle-undone = Step { $number } is already undone.
step-obstacle-unreadable = The history no longer says what step { $number } changed, so it can't be undone.
step-obstacle-built-on = Step { $number } can't be undone on its own: step { $next } ({ $what }) builds on it.

## TourWords

tour-ended = That was the tour. { KEY("app.help") } shows all keys at any time.
tour-text-add = add: press it, type “2 kg apples”, then { KEY("itemEditor.commit") } and { KEY("itemEditor.close") }
tour-text-tick = tick what you have; press again to untick
tour-text-delete = delete an item, at once and without asking…
tour-text-undo = …because everything can be undone, even after a restart
tour-text-help = all the other keys
tour-title = A short tour, { $number } of { $count }

## ValueEditorWords

# Labels of the fields below, if their titles don't fit.
value-editor-repeat-label = Repeat
# The title of the field for an interval, with examples, and the word for none.
value-editor-repeat-title = Repeat “{ $item }”
value-editor-interval-examples = 10 days, 3 weeks, usual, never
value-editor-never = never
# What counts against it.
value-editor-budget-scope = what you bought counts, cleared or not
value-editor-budget-example = €250 a month, €60 a week, €80 a trip; empty: none
# After `repeats`, for a new staple.
value-editor-changes-repetition = { KEY("items.staple") } changes how often.
value-editor-not-an-interval = Not understood. Type 10 days, 3 weeks, usual or never.
value-editor-not-a-budget = Not understood. Type a price and a period, such as €250 a month.
value-editor-budget-label = { $list }, budget
    .short = { $list }, budget
    .shortest = Budget
value-editor-budget-title = Budget for “{ $list }”
# What the receipt says of items that are about to be cleared, and what happens to those without a price.
value-editor-receipt-title = Paid for { $count ->
    [one] 1 item
   *[other] { $count } items
}
value-editor-receipt-label = Paid
value-editor-receipt-scope = { $count ->
    [one] 1 without a price takes the rest
   *[other] { $count } without a price share the rest
}
# What an empty field means.
value-editor-receipt-empty = empty: { $sum }
value-editor-receipt-example = €66.30, empty: unknown
value-editor-repeats = “{ $name }” will be added { $often }.
value-editor-repeats-no-more = “{ $name }” is no longer a staple.
value-editor-repeats-once-known = “{ $name }”: Tote will learn how often after three shopping days.
value-editor-budgeted = The budget of “{ $list }” is { $price }.
value-editor-budget-removed = “{ $list }” no longer has a budget.
value-editor-priced = “{ $name }” costs { $price }.
value-editor-price-removed = “{ $name }” no longer has a price.

## KeyProblemWords

key-problem-no-preset = No preset is called “{ $name }”. Choose vim, arrows or emacs.
key-problem-no-command = No command is called “{ $id }”.
key-problem-did-you-mean = Did you mean “{ $id }”?
key-problem-no-key = “{ $name }” isn't a key. Write keys as in { $examples }.
key-problem-same = Terminals can't tell { $key } from { $other }.
key-problem-unsendable = Terminals can't send { $key }.
# Two commands by their titles.
key-problem-taken = { $key } already means “{ $other }”, so it can't mean “{ $title }” too.
key-problem-typed = { $key } types text there, so it can't mean “{ $title }”.

## CommandTitles: the groups, then what each command does, by its id in settings

title-items = Items
title-moving = Move
title-showing = View
title-lists = Lists
title-notes = Notes
title-reading = Reading
title-program = App
title-spending = Spending

title-items-tick = tick
title-items-add = add
title-items-addAbove = add above
title-items-edit = edit
title-items-note = open the item's note
title-items-staple = make it a staple, or change how often
title-items-repeat = repeat every few days, weeks or months
title-items-category = change category
title-items-price = set price
title-items-store = change store
title-items-delete = delete
title-items-clearTicked = clear ticked
title-items-moveDown = move down
title-items-moveUp = move up
title-items-select = select one by one, then act on all
title-items-selectRange = select a range
title-items-selectAll = select all, or none
title-items-copy = copy
title-items-copyAll = copy the whole list
title-items-copyMessage = copy the list as a message
title-items-moveToList = move to another list
title-items-down = down
title-items-up = up
title-items-first = first
title-items-last = last
title-items-nextHeading = next heading
title-items-previousHeading = previous heading
title-items-halfPageDown = half a page down
title-items-halfPageUp = half a page up
title-items-pageDown = page down
title-items-pageUp = page up
title-list-filter = filter
title-list-sort = sort
title-list-group = group by category or store
title-list-clearSelection = clear selection or filter
title-lists-next = next list
title-lists-previous = previous list
title-lists-all = all lists
title-lists-home = at home
title-lists-new = new list
title-lists-rename = rename the list
title-lists-duplicate = duplicate the list
title-lists-budget = set the list's budget
title-lists-cheapest = compare what the list costs at each store
title-lists-archive = archive the list
title-lists-delete = delete the list
title-lists-print = print the list
title-lists-code = show the list as a QR code
title-listCode-close = close
title-items-buyAgain = buy again
title-items-aisles = browse by aisle
title-list-shop = shop at a store

title-filter-keep = go to list
title-filter-down = next
title-filter-up = previous
title-filter-pageDown = page down
title-filter-pageUp = page up
title-filter-clear = show all

title-itemEditor-commit = add
title-itemEditor-complete = complete
title-itemEditor-nextSuggestion = next suggestion
title-itemEditor-previousSuggestion = previous suggestion
title-itemEditor-close = done

title-field-commit = save
title-field-close = cancel

title-paste-commit = add
title-paste-toggle = include or skip
title-paste-more = more
title-paste-fewer = fewer
title-paste-down = down
title-paste-up = up
title-paste-pageDown = page down
title-paste-pageUp = page up
title-paste-first = first
title-paste-last = last
title-paste-edit = edit
title-paste-whole = keep as one or split
title-paste-takeLeftOut = take what is usually left out
title-paste-keepLine = save
title-paste-leaveLine = cancel
title-paste-close = cancel

title-listPicker-choose = open
title-listPicker-new = new
title-listPicker-delete = delete
title-listPicker-rename = rename
title-listPicker-archive = archive
title-listPicker-duplicate = duplicate
title-listPicker-addAll = add all of it to the open list
title-listPicker-budget = budget
title-listPicker-share = share
title-listPicker-leave = stop sharing
title-listPicker-join = join
title-listPicker-log = log
title-listPicker-moveDown = move down
title-listPicker-moveUp = move up
title-listPicker-down = down
title-listPicker-up = up
title-listPicker-pageDown = page down
title-listPicker-pageUp = page up
title-listPicker-first = first
title-listPicker-last = last
title-listPicker-close = close

title-buyAgain-select = select
title-buyAgain-selectAll = select due, then all
title-buyAgain-more = more
title-buyAgain-less = less
title-buyAgain-forget = stop suggesting
title-aisles-turn = add, or take off again
title-aisles-next = next aisle
title-aisles-previous = previous aisle

title-picker-down = next
title-picker-up = previous
title-picker-pageDown = page down
title-picker-pageUp = page up
title-picker-close = close
title-picker-renameTag = rename

title-searchPicker-down = next
title-searchPicker-up = previous
title-searchPicker-pageDown = page down
title-searchPicker-pageUp = page up
title-searchPicker-close = close

title-notes-open = open
title-notes-new = new
title-notes-fromTemplate = from a template
title-notes-today = today's note
title-notes-day = a day's note
title-notes-edit = edit
title-notes-properties = edit properties
title-notes-editOutside = edit in $EDITOR
title-notes-delete = delete
title-notes-pin = pin
title-notes-archive = archive, restore
title-notes-moveToFolder = move to a folder
title-notes-renameLinks = rename the links too
title-notes-sendBoxes = send to a list
title-notes-restore = restore
title-notes-emptyTrash = empty the trash
title-notes-down = down
title-notes-up = up
title-notes-first = first
title-notes-last = last
title-notes-pageDown = page down
title-notes-pageUp = page up
title-notes-search = search
title-notes-tags = tags
title-notes-folders = folders
title-notes-sort = sort by title, date created or date changed
title-notes-columns = properties as columns
title-notes-deadLinks = links without a note
title-notes-nextFolder = next folder (archive, trash, notes)
title-notes-previousFolder = previous folder
title-notes-showMore = clear search or tag, or go back to the notes
title-notes-narrowerList = narrower list
title-notes-widerList = wider list
title-notes-usualWidth = usual width

title-noteSearch-keep = go to list
title-noteSearch-down = next
title-noteSearch-up = previous
title-noteSearch-clear = show all

title-notes-retry = try again

title-noteOutline-unfold = unfold
title-noteOutline-fold = fold
title-propertyEditor-add = add a property
title-propertyEditor-rename = rename
title-propertyEditor-remove = remove
title-propertyEditor-turn = as text or fields
title-propertyEditor-close = cancel
title-reader-edit = edit
title-reader-close = back
title-reader-tick = tick
title-reader-follow = follow link
title-reader-copyLine = copy line
title-reader-copy = copy note
title-reader-outline = outline
title-reader-properties = unfold properties
title-reader-editProperties = edit properties
title-reader-backlinks = links to this note
title-reader-editOutside = edit in $EDITOR
title-reader-sendBoxes = send to a list
title-reader-cooked = cooked: take it out of what is at home
title-reader-pin = pin
title-reader-archive = archive, restore
title-reader-moveToFolder = move to a folder
title-reader-renameLinks = rename the links too
title-reader-down = down
title-reader-up = up
title-reader-nextStop = next checkbox or link
title-reader-previousStop = previous checkbox or link
title-reader-find = find in the note
title-reader-findNext = next match
title-reader-findPrevious = previous match
title-reader-delete = delete
title-reader-pageDown = page down
title-reader-pageUp = page up
title-reader-first = top
title-reader-last = bottom

title-editor-toText = go to text
title-editor-toTitle = go to title
title-editor-endLine = new line
title-editor-completeLink = complete the link
title-editor-completeTag = complete the tag
title-editor-nextChoice = next choice
title-editor-previousChoice = previous choice
title-editor-copy = copy
title-editor-cut = cut
title-editor-paste = paste
title-editor-selectAll = select all
title-editor-extract = move to a new note
title-editor-moveSelection = move to another note
title-editor-undo = undo
title-editor-redo = redo
title-editor-save = save
title-editor-close = done
title-textEditor-find = find
title-textEditor-replace = find and replace
title-textEditor-openReplacement = find and replace
title-textEditor-findNext = find next
title-textEditor-next = next match
title-textEditor-previous = previous match
title-textEditor-replaceOne = replace
title-textEditor-replaceAll = replace all
title-textEditor-otherField = other field
title-textEditor-wholeWords = whole words only
title-textEditor-expression = regular expression
title-textEditor-inSelection = only in the selection
title-textEditor-undo = undo
title-textEditor-redo = redo
title-textEditor-done = back to the text
title-confirm-choose = choose
title-confirm-otherAnswer = other answer
title-confirm-no = keep
title-monthPicker-choose = open
title-monthPicker-dayBefore = previous day
title-monthPicker-nextDay = next day
title-monthPicker-weekBefore = previous week
title-monthPicker-nextWeek = next week
title-monthPicker-monthBefore = previous month
title-monthPicker-nextMonth = next month
title-dayPicker-close = close
title-agenda-open = open
title-agenda-tick = done
title-agenda-down = down
title-agenda-up = up
title-agenda-pageDown = page down
title-agenda-pageUp = page up
title-agenda-first = first
title-agenda-last = last
title-agenda-close = close
title-meals-open = open the recipe
title-meals-add = plan a meal
title-meals-send = to the list
title-meals-copy = copy the week before
title-meals-servings = servings
title-meals-remove = remove
title-meals-mark = choose the day
title-meals-note = edit the note
title-meals-previousWeek = week before
title-meals-nextWeek = next week
title-meals-thisWeek = this week
title-meals-left = left
title-meals-right = right
title-meals-up = up
title-meals-down = down
title-meals-carryLeft = move left
title-meals-carryRight = move right
title-meals-carryUp = move up
title-meals-carryDown = move down
title-meals-close = close
title-form-send = save
title-form-sendAnywhere = save
title-form-cancel = cancel
title-form-nextField = next field
title-form-previousField = previous field
title-form-fieldBelow = down
title-form-fieldAbove = up
title-form-check = on or off
title-form-nextChoice = next value
title-form-previousChoice = previous value
title-form-take = use
title-form-complete = complete
title-form-nextOffer = next suggestion
title-form-previousOffer = previous suggestion
title-form-hide = hide suggestions
title-settingsForm-close = cancel

title-spending-open = show purchases
title-spending-close = back
title-spending-price = set price
title-spending-left = left
title-spending-right = right
title-spending-period = period
title-spending-down = down
title-spending-up = up
title-spending-halfPageDown = half a page down
title-spending-halfPageUp = half a page up
title-spending-pageDown = page down
title-spending-pageUp = page up
title-spending-first = first
title-spending-last = last
title-spending-retry = try again

title-sharingLog-accept = delete here too
title-sharingLog-keep = keep
title-sharingLog-scope = one list, or all
title-sharingLog-retry = try again
title-sharingLog-down = down
title-sharingLog-up = up
title-sharingLog-pageDown = page down
title-sharingLog-pageUp = page up
title-sharingLog-first = top
title-sharingLog-last = bottom
title-sharingLog-close = close

title-app-undo = undo
title-app-redo = redo
title-app-history = history
title-app-quit = quit
title-app-leave = quit
title-app-save = save now
title-app-suspend = suspend
title-app-help = help
title-app-palette = all commands
title-app-paletteAnywhere = all commands, even while typing
title-app-settings = all settings
title-app-agenda = what is due today
title-app-meals = meals of the week
title-tour-end = end the tour
title-database-quit = quit

title-palette-choose = run
title-palette-close = close
title-palette-closeHelp = close
title-palette-down = down
title-palette-up = up
title-palette-pageDown = page down
title-palette-pageUp = page up
title-palette-halfPageDown = half a page down
title-palette-halfPageUp = half a page up
title-palette-first = top
title-palette-last = bottom
title-palette-tour = take the tour

title-database-retry = try again

## Settings in the palette: their names, then their values

palette-setting = { $setting }: { $value }
setting-language = Language
setting-theme = Theme
setting-currency = Currency
setting-first-weekday = First day of the week
setting-dates = Dates
setting-fractions = Fractions
setting-mouse = Mouse
setting-start-tab = Opens with
setting-default-list = Default list
setting-default-store = Default store
setting-group = Group lists
setting-sort = Sort lists
setting-note-columns = Columns of notes
setting-message-emoji = Pictures in messages
setting-sidebar = Lists on the left
setting-details = Details on the right
setting-basket-bar = Bar of ticked items
setting-hints = Key hints
setting-linear = Screen reader
setting-editor = Editor
setting-browser = Browser
setting-template-folder = Folder of templates
setting-sync-interval = Minutes between syncs
setting-backups = Backups to keep
setting-record-crashes = Record crashes
setting-restricted = Restricted
setting-preset = Keys

setting-value-auto = automatic
setting-value-true = on
setting-value-false = off
setting-value-dark = dark
setting-value-light = light
setting-value-sixteen = sixteen colours
setting-value-monochrome = monochrome
setting-value-monday = Monday
setting-value-tuesday = Tuesday
setting-value-wednesday = Wednesday
setting-value-thursday = Thursday
setting-value-friday = Friday
setting-value-saturday = Saturday
setting-value-sunday = Sunday
setting-value-language = follow language
setting-value-iso = 2026-11-26
setting-value-lists = lists
setting-value-notes = notes
setting-value-spending = spending
setting-value-category = by category
setting-value-store = by store
setting-value-none = none
setting-value-own = your own order
setting-value-name = by name
setting-value-newest = newest first
setting-value-few = one row
setting-value-more = two rows
setting-value-vim = vim
setting-value-arrows = arrows
setting-value-emacs = emacs

## What the palette finds only if somebody types it, since it is done on the command line

palette-on-command-line = On the command line: { $command }
elsewhere-backup = back up
elsewhere-export = export lists
elsewhere-import = import lists

## Other words that find a command or setting in the palette, with commas between them

also-setting-language = translation, locale
also-setting-theme = colours, colors, appearance, dark mode
also-setting-currency = money, prices
also-setting-preset = keyboard, shortcuts
also-items-add = new, insert
also-items-edit = change, rename, correct
also-items-delete = remove, erase
also-items-tick = done, check, bought
also-items-clearTicked = finish, checkout, done shopping, remove ticked
also-items-staple = recurring, regular, automatic
also-items-repeat = recurring, interval, weekly
also-items-category = aisle, section
also-items-price = cost
also-items-copyAll = send, share as text
also-items-copyMessage = chat, messenger
also-items-buyAgain = past purchases, history of purchases
also-items-aisles = catalogue, ideas, inspiration, shelves
also-list-shop = supermarket, go shopping, start shopping
also-list-filter = search, find
also-lists-all = share, join, archive, switch list
also-lists-budget = limit, money
also-listPicker-addAll = set, pattern, template
also-lists-cheapest = price comparison, cheapest store, save money
also-lists-print = paper
also-lists-code = scan, phone, barcode
also-notes-sendBoxes = recipe, cook, meal plan, shopping list
also-reader-sendBoxes = recipe, cook, meal plan, shopping list
also-app-undo = revert, take back
also-app-quit = exit, close
also-app-help = tour, tutorial, shortcuts, keys, manual
also-app-save = write
also-app-settings = options, preferences, configuration
also-app-agenda = agenda, overdue, reminders, deadlines
also-app-meals = menu, meal plan, week, calendar, what to cook, dinner
also-elsewhere-backup = backup, safety copy
also-elsewhere-export = download, save as file
also-elsewhere-import = upload, open file, load

## HomeWords: what is at home

# The name of the list.
home-list = At home
# Until when something keeps, and how soon that is.
home-keeps = until { $day }
home-ended = ended { $day }
home-ends-today = ends today
home-ends-tomorrow = ends tomorrow
home-ends-soon = ends in { $count } days
# Why a line of a recipe isn't added.
home-is-basic = always at home
home-has = { $amount } at home
home-is-there = at home
home-used-left = { $item }: { $amount } left
home-used-another = Used up { QUOTED($item) }. There is more at home: { $amount }
home-used-back = Used up { QUOTED($item) }: back on { QUOTED($list) }.
home-used-there = Used up { QUOTED($item) }. It is on { QUOTED($list) } already.
home-used-gone = Used up { QUOTED($item) }.
home-used-unmeasured = How much { QUOTED($item) } is left isn't known. Without an amount, it is used up.
# In the footer of the stock: what Space does, and the way back.
home-use-up = used up
home-leave = back to the list
# The heading of what has no place there.
home-no-place = No place
home-empty = Nothing at home yet.
    .add = add something: 2 l milk @fridge !5 Dec
    .more = What you clear from a list can go here.
# The title of the preview that asks, and what Enter does.
home-question = What goes home?
home-put = put { $count } at home
home-begun = This is what you have at home. From now on, clearing a list asks once what goes here.
home-kept = Now at home: { $items }. { KEY("app.undo") } undoes.
home-used-items = Used up: { $items }. { KEY("app.undo") } undoes.
home-undoes = { KEY("app.undo") } undoes.
# After a recipe was cooked.
home-cooked = Taken from home: { $items }. { KEY("app.undo") } undoes.
home-nothing-taken = Nothing of it is at home with an amount.
home-nothing = Nothing is kept at home yet. { KEY("lists.home") } on a list begins it.
# In the sidebar: the period of a budget, and what is left of it.
sidebar-period = { $period ->
    [week] This week
    [month] This month
   *[trip] This trip
}
sidebar-left = { $price } left
sidebar-of = of { $price }
# Headings: the stores of the open list, and the staples that come next with when they are due.
sidebar-stores = Stores
sidebar-staples = Next staples
sidebar-due-now = now
sidebar-due-tomorrow = tomorrow
sidebar-due-later = in { $count } days

# Choosing by typing, below the prompt: what is chosen stands before the field.
pick-note = Note
pick-item = Item
pick-list = List
pick-store = Store
pick-tick = Tick
pick-use-up = Use up
pick-marked = { $count } marked
pick-placeholder = type to search
    .several = type to search; { $key } marks
pick-nothing = nothing fits
