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
app-saved-again = Everything is saved again.
app-partly-saved-again = Saving works again. The remaining changes follow.
app-saving = Saving…
app-paste-too-long = That text is larger than 16 MB. Nothing was pasted.
app-no-command = { $key } does nothing here. { KEY("app.help") } shows all keys.
app-set-aside = The damaged file is kept as { $path }.

## BuyAgainWords

buy-again = Buy again
# The headings of what is due, and of the rest.
buy-again-due-heading = Due
buy-again-not-due-heading = Everything else
# In the footer, after the key for more: a number does it too.
buy-again-more-or-digits = or a number: how many
buy-again-clear-search = clear search
buy-again-nothing-bought-yet = Nothing yet. Items you tick will be offered here.
buy-again-all-bought-is-on-list = Everything you bought before is already on the list.
# If less than usual is on the list.
buy-again-on-list = on the list: { $amount }
# If the amount on the list doesn't add up: fresh tomatoes besides cans.
buy-again-also-on-list = also on the list: { $amount }
# In the empty field of "Buy again".
buy-again-search-bought = type to search, @ for a store
buy-again-forgot-purchase = Forgot { $name }. { KEY("app.undo") } undoes.

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
details-nothing-bought-before = Not bought yet. Where you buy it, how often and what it costs will show here.
details-item-count = Items
details-sum-of-prices = Sum
details-without-price = Unpriced

## EditWords

# An edit of a later version.
edit-newer-edit = a change made by a newer version
edit-untitled = Untitled

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
item-editor-which-currency = { $number } in { $currency }? { KEY("itemEditor.commit") }, or type €, £…
item-editor-nameless = To use it as a name, type "{ $text }".

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
list-filter-placeholder = words, @store, #category, >€5
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
list-takes-one-item = { $key } takes one item; { $count } are selected. { KEY("list.clearSelection") } clears the selection.
# How many merged with items on the list.
list-merged = { $count } were merged with items already there.
list-filter-too-long = That is too long for a filter. Use a few words.
list-no-item-here = There is no item here. { KEY("items.add") } adds one.
# The cursor is on a heading.
list-is-heading = This is a heading. { KEY("items.down") } goes to its items.
list-no-open-list = No list is open. { KEY("lists.new") } makes one.

## NoteWords

note-no-links-to-rename = There are no links to rename.
note-notes = Notes
# In the footer: opens it, like the trash.
note-archive = archive
note-trash = trash
note-all-notes = All notes
# A sentence.
note-sorted-notes-changed = Sorted by change, the latest first.
note-sorted-notes-title = Sorted by title.
note-sorted-notes-created = Sorted by creation, the latest first.
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
note-delete-forever = delete for ever
note-title-notes = Notes
note-title-archive = Archive
note-title-trash = Trash
note-notes-count = { $count ->
    [one] 1 note
   *[other] { $count } notes
}
note-no-backlinks = No note links to this one.
note-no-tags = No tags yet. Write #word in a note.
# The note has no boxes; says how to write one.
note-no-box = This note has no checkboxes. Begin a line with "- [ ]" to make one.
note-no-open-box = This note has no unticked checkboxes.
note-no-list-for-boxes = There is no list to add the items to.
note-notes-still-loading = Your notes are still loading.
note-trashed = Moved to the trash for thirty days. { KEY("app.undo") } undoes.
note-restored = Restored.
note-merged = Saved and merged with changes made elsewhere.
note-kept-both = The same lines were changed elsewhere. Both versions are in the note, between ▼ and ▲.
note-copied-text = Copied.
note-copied-address = Copied { $address }.
note-opening-address = Opening { $address }.
# Asks to press the key again.
note-delete-for-ever = { KEY("notes.delete") } again deletes “{ $name }” for ever. This can't be undone.

## PaletteWords

palette-commands = Commands
palette-search-commands = type a command, list, note or setting
palette-list-kind = list
palette-store-kind = store
palette-note-kind = note
palette-setting-kind = setting
palette-current-setting-kind = current setting
palette-is-only-explained = This line explains what you can type; it isn't a command.
palette-next-time = Next time: { $key }

## PastePreviewWords

paste-preview-no-pasted-line = Only the lines of a paste can be edited here.
# The label of the field for servings.
paste-preview-servings = Servings
paste-preview-no-list-to-paste-to = No list to add these to. Press { KEY("itemEditor.close") }, then { KEY("lists.new") } to make one.

## SettingsWords

# After the first problem.
settings-more-settings-problems = { $count } more: tote config
# Written to the file, but this variable or option says otherwise.
settings-overridden = Saved { $setting }, but { $name } decides as long as it is set.
settings-not-written = The settings weren't saved: { $reason }.

## SharingWords

# In the header, in a word or two.
sharing-shared-list = shared
sharing-others-changed = others: { $changes }
# Where to get an account: on the command line.
sharing-log-in-first = To share lists, first run tote sync login URL --user NAME on the command line.
sharing-join-list = Lists on the server
sharing-join = join
sharing-ask-again = ask again
sharing-asking-server = Asking the server…
sharing-nothing-to-join = The server has no list that isn't here already.
sharing-on-list = { $list }: { $text }
sharing-reading-log = Reading the log…
sharing-nothing-happened = Nothing has happened yet.
sharing-of-all-lists = all lists

## ShellWords

# The parts of an added line and where they may go.
shell-adding-pattern = [amount][unit] name [#category] [@store] [price] [!note]
# The list made on the first run.
shell-first-list = Groceries
# The price of what isn't ticked.
shell-to-pay = { $price } to go
# What a setting does.
shell-meaning-language = The language of app and messages (auto: that of the locale).
shell-meaning-theme = The colours of the app (auto: what the terminal reports).
shell-meaning-currency = The currency of prices without a sign (auto: that of the list, or of your country).
shell-meaning-first-weekday = The day on which a week begins, for spending by week.
shell-meaning-dates = How dates are written: as in your language, or 2026-11-26 (iso).
shell-meaning-fractions = Whether to write ½ cup rather than 0.5 cup.
shell-meaning-mouse = Whether the app uses the mouse; if not, the terminal selects text as usual.
shell-meaning-start-tab = What the app shows when it opens.
shell-meaning-default-list = The list the app opens with, and that commands use (empty: the one opened last).
shell-meaning-default-store = The store the store picker starts on (empty: where most is left to buy).
shell-meaning-group = How lists are grouped that you haven't grouped yourself.
shell-meaning-sort = How lists are sorted that you haven't sorted yourself.
shell-meaning-sidebar = Whether wide screens show all lists at the left.
shell-meaning-details = Whether wide screens show details at the right.
shell-meaning-basket-bar = Whether a bar shows how much of a list is ticked.
shell-meaning-hints = Whether one row of keys stands at the bottom (few) or two (more).
shell-meaning-linear = Whether the screen is drawn for a screen reader: no boxes, one thing below the other (from the next start).
shell-meaning-editor = The command that edits notes and settings (empty: $VISUAL, $EDITOR or vi).
shell-meaning-browser = The command that opens the links of notes (empty: $BROWSER or the desktop's).
shell-meaning-sync-interval = How many minutes between two syncs of shared lists while the app is open.
shell-meaning-backups = How many backups of each kind to keep.
shell-meaning-record-crashes = Whether what is done in the app is kept in a file if it crashes, for tote replay.
shell-meaning-preset = Keys as in another program.

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
# Before the name of the next item.
shop-next-item = Next:
shop-left-shop = Left { $shop }. { KEY("list.shop") } chooses a store.
# Nothing is left to buy there, though maybe elsewhere.
shop-all-in-basket = Everything from { $shop } is in the basket.
# In the footer: removes what was bought there.
shop-clear-basket = clear basket
# For moving an item in the basket.
shop-basket-stands-as-ticked = In a store, what you ticked last is first in the basket.

## SpendingWords

spending-failed = Your purchases could not be read.
spending-retry-spending = { KEY("spending.retry") } tries again.
# Headings of the parts.
spending-this-month = This month
spending-budgets = Budgets, this month
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
spending-price-examples = €1.20 in all, or €3/kg
spending-not-a-price = Not understood. Type a price with its currency, such as €1.20.

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
step-notes-deleted-for-ever = deleting notes for ever
step-is-undone = undone
# Of the step that `undo` undoes.
step-is-next = next to undo
# The title of the list of steps.
step-steps-title = History
# What choosing one does.
step-undo-step = undo this step
step-reading-steps = Reading what was done…
# After a step was undone by itself.
step-undid-step = Undid: { $title }. { KEY("app.undo") } takes that back.
step-no-steps-yet = Nothing was done yet.

## TourWords

tour-ended = That was the tour. { KEY("app.help") } shows all keys at any time.
tour-text-add = add: press it, type “2 kg apples”, then { KEY("itemEditor.commit") } and { KEY("itemEditor.close") }
tour-text-tick = tick what you have; press again to untick
tour-text-delete = delete an item, at once and without asking…
tour-text-undo = …because everything can be undone, even after a restart
tour-text-help = all the other keys

## ValueEditorWords

# Labels of the fields below, if their titles don't fit.
value-editor-repeat-label = Repeat
# The title of the field for an interval, with examples, and the word for none.
value-editor-repeat-title = Repeat { $item }
value-editor-interval-examples = 10 days, 3 weeks, usual, never
value-editor-never = never
# What counts against it.
value-editor-budget-scope = on the list plus bought in the last 12 hours
value-editor-budget-example = €80, empty: none
# After `repeats`, for a new staple.
value-editor-changes-repetition = { KEY("items.staple") } changes how often.
value-editor-not-an-interval = Not understood. Type 10 days, 3 weeks, usual or never.
value-editor-not-a-budget = Not understood. Type a price with its currency, such as €80.

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
title-items-note = open its note
title-items-staple = make a staple; again: change interval
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
title-lists-new = new list
title-lists-rename = rename the list
title-lists-duplicate = duplicate the list
title-lists-budget = set its budget
title-lists-archive = archive the list
title-lists-delete = delete the list
title-items-buyAgain = buy again
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
title-paste-keepLine = keep
title-paste-leaveLine = leave as it was
title-paste-close = cancel

title-listPicker-choose = open
title-listPicker-new = new
title-listPicker-delete = delete
title-listPicker-rename = rename
title-listPicker-archive = archive
title-listPicker-duplicate = duplicate
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
title-buyAgain-forget = forget

title-picker-down = next
title-picker-up = previous
title-picker-pageDown = page down
title-picker-pageUp = page up
title-picker-close = close

title-searchPicker-down = next
title-searchPicker-up = previous
title-searchPicker-pageDown = page down
title-searchPicker-pageUp = page up
title-searchPicker-close = close

title-notes-open = open
title-notes-new = new
title-notes-today = today's note
title-notes-edit = edit
title-notes-editOutside = edit in $EDITOR
title-notes-delete = delete
title-notes-pin = pin
title-notes-archive = archive, restore
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
title-notes-sort = sort by title, creation or change
title-notes-nextFolder = archive, trash, notes
title-notes-previousFolder = previous folder
title-notes-showMore = clear search or tag; back to the notes

title-noteSearch-keep = go to list
title-noteSearch-down = next
title-noteSearch-up = previous
title-noteSearch-clear = show all

title-notes-retry = try again

title-reader-edit = edit
title-reader-close = back
title-reader-tick = tick
title-reader-follow = follow link
title-reader-copyLine = copy line
title-reader-copy = copy note
title-reader-backlinks = links to this note
title-reader-editOutside = edit in $EDITOR
title-reader-sendBoxes = send to a list
title-reader-pin = pin
title-reader-archive = archive, restore
title-reader-renameLinks = rename the links too
title-reader-down = down
title-reader-up = up
title-reader-nextStop = next checkbox or link
title-reader-previousStop = previous checkbox or link
title-reader-find = find in the note
title-reader-findNext = next hit
title-reader-findPrevious = hit before
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
title-editor-undo = undo
title-editor-redo = redo
title-editor-save = save
title-editor-close = done

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
title-app-history = history of steps
title-app-quit = quit
title-app-leave = quit
title-app-save = save now
title-app-suspend = suspend
title-app-help = help
title-app-palette = all commands
title-app-paletteAnywhere = all commands, even while typing
title-tour-end = end the tour
title-database-quit = quit

title-palette-choose = do it
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
