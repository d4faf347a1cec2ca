## AppCommandWords

app-command-size-option = Size of the terminal (default: 80x24)
app-command-text-option = Print the frame as text (default)
app-command-ansi-option = Print the frame with colours, for a terminal
app-command-svg-option = Print the frame as a picture; with --every, an animated one
app-command-every-option = Print every frame, not only the last
app-command-after-option = Keys to press first, without showing them
app-command-tour-option = Start with the tour, as on the first run
app-command-record-option = In the app: record what you do in FILE, for tote replay
app-command-redact-option = With --record: replace what you type with other letters
app-command-until-option = Stop after this many actions
app-command-check-option = Compare each screen with the recorded one
app-command-html-option = Print a page on which the run can be stepped through
app-command-against-option = Show where the run differs from another recording
app-command-test-option = Print a test: of action N from the start, or of the state in FROM...TO
app-command-last-option = How many actions to show (default: 20)
app-command-cannot-combine = { $one } and { $other } can't be combined.
app-command-theme-needs-svg = --theme needs --svg.
app-command-bad-size = --size needs columns and rows, such as 80x24, not { QUOTED($text) }.
app-command-bad-script = Can't play the script. { $reason }
app-command-cannot-replay = Can't play { QUOTED($file) }: { $reason }
app-command-cannot-record = Can't record: { $reason }
# Why the file isn't recorded into.
app-command-not-a-recording = { QUOTED($file) } isn't a recording, so it won't be replaced. Choose another name.
# Where the run before was recorded, which ended by a crash.
app-command-crashed = The app quit unexpectedly last time. tote replay { $file } shows what you did, and t there writes a test of it; --html makes it a page for a report.
app-command-replayed-as-recorded = { $count ->
    [one] All screens are as recorded ({ $count } action).
   *[other] All screens are as recorded ({ $count } actions).
}
app-command-runs-are-the-same = Both runs do the same.
app-command-runs-part = The runs part at action { $number }.
app-command-bad-steps = { QUOTED($text) } is no action. Write its number, such as 15, or two, such as 12...15.
# Above the first frame of several.
app-command-beginning = start
app-command-inline-option = In some rows below the prompt
app-command-which-store = Say which store: tote shop @Lidl. No store is known yet.
app-command-no-log-yet = There is no log yet. tote --debug writes one.
app-command-no-log = Nothing was logged. { $reason }
app-command-unsaved-text = Unsaved text from an editor: { $file }
# One of the unsaved changes.
app-command-unsaved-change = Not saved: { $title }
# What is in the file, and how to play it.
app-command-recorded = { $redacted ->
    [yes] Recorded in { $file }. Play it with tote replay { $file }.
   *[no] Recorded in { $file }, with your data in { $file }.db and everything you typed. Play it with tote replay { $file }.
}
app-command-no-chapter = No chapter is called { QUOTED($name) }. Existing chapters: { $all }.
# Why the app can't be shown here, and what to do.
app-command-no-terminal-for-input = Standard input is not a terminal. Start tote in a terminal, without a pipe.
app-command-no-terminal-for-output = Standard output is not a terminal. Start tote in a terminal, without a pipe.
app-command-no-terminal-at-all = There is no terminal here. Start tote in a terminal.
app-command-no-terminal-over-ssh = There is no terminal. Open the app with ssh -t, or name a command, such as ls.
app-command-terminal-type-missing = TERM is not set, so Tote can't tell what this terminal can do. Try TERM=xterm-256color.
app-command-terminal-type-unknown = This system doesn't know the terminal type { QUOTED($type) } in TERM. Try TERM=xterm-256color.
app-command-terminal-type-too-simple = A terminal of type { QUOTED($type) } can't move its cursor. Use another terminal.
app-command-no-resources = The system has no memory or file descriptors left. Close other programs and try again.
app-command-unsaved = { $count ->
    [one] { $count } change is not saved. { $reason }
   *[other] { $count } changes are not saved. { $reason }
}

## ConfigCommandWords

# Where a value comes from that isn't set.
config-command-is-default = default
config-command-unknown-setting = No setting called { QUOTED($name) }.
config-command-settings-not-saved = Can't write { $path }: { $reason }.
# In the manual.
config-command-settings-file = Your settings, in TOML.
config-command-settings-variables = TOTE_ and the name of a setting, such as TOTE_THEME or TOTE_FIRST_WEEKDAY, take precedence over the file.

## CookCommandWords

cook-command-cook-for-option = How many to cook for (default: as last time, or what the recipe says)
cook-command-cook-done-option = Take what the recipe needs out of what is at home
# Neither the note nor what it links to has a box.
cook-command-no-boxes = { QUOTED($note) } has no checkboxes and no links to notes that have any.
cook-command-all-boxes-ticked = All checkboxes in { QUOTED($note) } are ticked. Nothing was added.
# The note doesn't say how many servings it is for.
cook-command-no-servings = { QUOTED($note) } doesn't say how many it serves. Add a line such as serves: 4.
# A plan's links say how many servings they ask for.
cook-command-plan-has-no-servings = { QUOTED($note) } is a plan. Say how many to cook for after each link: [[Soup]] for 6.
cook-command-too-many-servings = --for takes a number from 1 to { $limit }.
# A plan asks for servings, but the recipe doesn't say how many it is for.
cook-command-not-scaled = { QUOTED($recipe) } doesn't say how many it serves. Its amounts are unchanged.
# A plan's link leads nowhere.
cook-command-no-note-to-cook = Left out { QUOTED($title) }: no note is called that.
# A plan's recipe that was sent this week and is left out.
cook-command-already-sent = Left out { QUOTED($recipe) }: it was added to { QUOTED($list) } this week. Cook it by itself to add it again.
# Sent for fewer than the plan asks for: the rest is added.
cook-command-partly-sent = { QUOTED($recipe) } was added to { QUOTED($list) } this week for { $servings } of { $planned }. Only the rest is added.
# Cooked for as many as last time, unlike the recipe's own number.
cook-command-cooks-as-last = For { $servings }, as last time. Use --for to change that.
# All recipes of a plan were sent.
cook-command-nothing-left-to-add = Everything in { QUOTED($plan) } was already added this week. Nothing was added.

## DatabaseCommandWords

database-command-repair-option = Repair what is wrong, after a backup
database-command-compact-option = Remove old changes and free disk space
database-command-no-database-yet = There is no database yet. tote add creates it.
database-command-no-database = There is no database at { $path }.
database-command-disk-is-full = The disk is full. Nothing was changed; free some space and try again.
database-command-database-is-damaged = The database is damaged. Nothing was changed; run tote check for details.
database-command-waiting-for-program = Another program is writing. Waiting for it…
database-command-no-intact-backup = There is no intact backup.
database-command-newest-backup = The newest intact backup is from { $day }: { $backup }
# Above a command that inspects a backup, and above one that restores it.
database-command-to-look-inside = To look inside:
database-command-to-restore = To restore it:
database-command-backing-up = Backing up
database-command-file-exists = { $path } already exists. A backup never overwrites a file.
database-command-backup-failed-full = The disk is full. No backup was made.
database-command-backup-failed-read-only = No backup was made: its folder is read-only.
database-command-backup-failed-no-folder = No backup was made: there is no folder { $folder }.
database-command-backup-failed-locked-folder = No backup was made: { $folder } is read-only.
database-command-backup-failed-other = No backup was made: { $reason }.
database-command-todays-backup-failed = Today's backup failed. { $reason }
database-command-checking = Checking { $path }
database-command-compacting = Compacting { $path }
database-command-all-is-well = No problems found.
database-command-others-may-read = Others can read { $path }.
database-command-repair-is-possible = tote check --repair repairs this.
# The state before a repair is in this file.
database-command-kept-before = Backup before the repair: { $path }
database-command-cannot-protect = Can't make { $path } private.
# Before what a repair couldn't fix.
database-command-still-wrong = Not repaired: { $sentence }
database-command-repaired = Repaired.
database-command-freed = Freed { $size }. The database now takes up { $left }.
database-command-nothing-to-free = Nothing to free. The database takes up { $size }.
database-command-more-can-be-freed = Tote is open elsewhere: close it and try again to free more.
database-command-name-database = database
database-command-name-backups = backups
database-command-name-log = log
# What tote check finds.
database-command-issue-page = The file is damaged: { $text }.
database-command-issue-unreadable-tables = The file is damaged: its tables can't be read.
database-command-issue-index = An index doesn't match its table: { $text }.
database-command-issue-missing-table = The table { $name } is missing.
database-command-issue-missing-index = The index { $name } is missing.
database-command-issue-missing-lists = { $lists ->
    [one] { items-counted } on a list that doesn't exist.
   *[other] { items-counted } on { $lists } lists that don't exist.
}
database-command-issue-lists-in-one-place = { $count ->
    [one] { $count } list has the same place as another.
   *[other] { $count } lists have the same place as another.
}
database-command-issue-items-in-one-place = { $count ->
    [one] { $count } item has the same place as another on { QUOTED($name) }.
   *[other] { $count } items have the same place as another on { QUOTED($name) }.
}
database-command-issue-wrong-keys = { $count ->
    [one] { $count } item can't be found by name.
   *[other] { $count } items can't be found by name.
}
database-command-issue-note-words = { $count ->
    [one] { $count } note can't be found by search.
   *[other] { $count } notes can't be found by search.
}
database-command-issue-unreadable-entry = Change { $number } in the history can't be read.
database-command-removed-steps = { $count ->
    [one] Removed { $count } old change from the history.
   *[other] Removed { $count } old changes from the history.
}
database-command-kept-backups = { $count ->
    [one] { $count } backup, { $size }
   *[other] { $count } backups, { $size }
}
database-command-bytes = { $count ->
    [one] { $count } byte
   *[other] { $count } bytes
}
database-command-kilobytes = { $count } kB
# With one decimal.
database-command-megabytes = { $whole }.{ $tenth } MB

## HelpWords

help-db-option = Use this database (default: $TOTE_DB)
help-restricted-option = For ssh: no other program, no other file, no change of settings
help-debug-option = In the app: log every action, for tote log
help-linear-option = In the app: draw the screen for a screen reader
help-option = Show help for tote or a command
help-version-option = Print the version
# Options that mean the same for several commands.
help-quiet-option = Print nothing on success
help-dry-run-option = Show what would be done, without changing anything
help-usage = Usage:
help-commands = Commands:
help-options = Options:
help-examples = Examples:
help-exit-status = Exit status:
# The last line of help: about the program, and about one command.
help-more-about-commands = tote help COMMAND explains a command.
help-more-about-all = tote help explains what all commands have in common.
# When a command ends with this code, as a cell of a table.
help-meaning-done = success
help-meaning-refused = refused, or done only in part
help-meaning-usage = invalid command line
help-meaning-not-found = name not found or ambiguous, or no search result
help-meaning-storage = the database or a file can't be read or written
help-meaning-server = the server can't be reached or refuses
# An operand's placeholder: `LIST`.
help-name-address = URL
help-name-category = CATEGORY
help-name-chapter = CHAPTER
help-name-columns = COLUMNS
help-name-command = COMMAND
help-name-count = COUNT
help-name-date = DATE
help-name-day = DAY
help-name-file = FILE
help-name-folder = FOLDER
help-name-filter = FILTER
help-name-format = FORMAT
help-name-group = GROUP
help-name-interval = INTERVAL
help-name-item = ITEM
help-name-language = LANGUAGE
help-name-line = LINE
help-name-list = LIST
help-name-name = NAME
help-name-note = NOTE
help-name-order = ORDER
help-name-part = PART
help-name-place = PLACE
help-name-price = PRICE
help-name-property = PROPERTY
help-name-range = FROM...TO
help-name-script = SCRIPT
help-name-setting = SETTING
help-name-shell = SHELL
help-name-size = WxH
help-name-step = STEP
help-name-store = STORE
help-name-tag = TAG
help-name-text = TEXT
help-name-theme = THEME
help-name-title = TITLE
help-name-user = USER
help-name-value = VALUE
help-name-word = WORD
# Placeholders of the synopsis, for options and for a command.
help-options-place = [OPTION…]
help-command-place = COMMAND
# Of the whole page, above: what man calls section 1.
help-manual-section = User Commands
help-manual-name = NAME
help-manual-synopsis = SYNOPSIS
help-manual-description = DESCRIPTION
help-manual-options = OPTIONS
help-manual-commands = COMMANDS
help-manual-exit-status = EXIT STATUS
help-manual-files = FILES
help-manual-environment = ENVIRONMENT
# The fields of `--json`, and a field that may be null.
help-json-fields = With --json, every row has all of these fields, in this order. Times are in milliseconds since 1970; an amount has a quantity and a unit, a price a value and a currency.
help-or-null = { $kind } or null
# What a file holds, and its path unless a variable is set.
help-database-file = Your lists and notes.
help-backups-folder = Backups: one for each of the last ten days, the last ten made with tote backup, and one from before each upgrade of the database.
help-usual-path = Default: { $path }
# What an environment variable does.
help-tote-db-variable = The database to use, unless --db names one.
help-editor-variable = The editor for notes (default: vi). VISUAL takes precedence.
help-browser-variable = The browser for the links in notes.
help-no-color-variable = If set, nothing is printed in colour.
help-locale-variable = The language of messages: { $languages }. --language takes precedence. Dates, numbers and prices are written as in the locale's country. A price without a sign is in its currency, unless the list has another.
help-language-option = Language: { $languages }
help-theme-option = Colours of the app: { $themes } (default: what the terminal reports)

## HistoryCommandWords

history-command-history-count-option = How many steps to show (default: 20)
history-command-history-json-option = Print the steps as JSON
history-command-no-history-yet = Nothing has been done yet.
history-command-watch-since-option = First print the changes after this number
history-command-watch-list-option = Only changes to this list
history-command-watch-json-option = Print each change as a line of JSON
history-command-not-a-step = { QUOTED($word) } isn't the number of a step.
# What would be undone, and when it was done.
history-command-asks-to-undo = Undo this: { $step } ({ $time })?
history-command-changed-meanwhile = Something else was done meanwhile, so nothing was undone. See tote history.
history-command-undo-yes-option = Don't ask
# The journal begins behind the number to resume from, or ends before it.
history-command-journal-begins = Can't resume from { $number }: the history now begins at { $first }. Read the lists again first.
history-command-journal-ends = Can't resume from { $number }: the history ends at { $last }. Is this another database, or a backup?

## HomeCommandWords

home-command-json-option = Print the items as JSON, what ends first in front
home-command-nothing = Nothing is kept at home yet. tote home add 2 l milk begins a stock.
home-command-kept = At home: { $item }
# How what was cleared goes home, as it is typed.
home-command-clear = To keep it at home: tote home add { $items }
home-command-not-an-amount = { QUOTED($text) } isn't an amount. Use 500 ml, or leave it out if nothing is left.
home-command-always = { $item }: goes home whenever you clear it
home-command-ask = { $item }: you are asked each time
home-command-never = { $item }: never goes home
home-command-basic = { $item }: always at home, never added by recipes
# With the reason, such as: at home.
home-command-covered = Left out: { $item } ({ $reason })
home-command-nothing-taken = Nothing of it is at home with an amount.
home-command-taken = { $item }: { $rest } left at home
home-command-taken-all = { $item }: all used

## ItemCommandWords

item-command-add-list-option = Add to this list (default: the first)
item-command-create-option = Create the list if it doesn't exist
item-command-add-json-option = Print the items as JSON
item-command-done-store-option = The store where you bought them, unless the items name one
item-command-clear-paid-option = What the receipt says; items without a price share the difference
item-command-clear-store-option = Only what was just ticked at this store
item-command-item-list-option = Use this list (default: the first)
pick-command-nothing-to-pick = There is nothing on { QUOTED($list) }.
pick-command-nothing-to-tick = Nothing is left to tick on { QUOTED($list) }.
pick-command-many-option = Choose several: Tab marks
pick-command-query-option = Begin with this typed
pick-command-ids-option = Print ids instead of names
pick-command-json-option = Print JSON, with all fields
item-command-create-needs-list = --create needs a name: --create --list NAME.
item-command-adding = Adding
item-command-no-currency = Read { $number } as { $currency }, because no currency is known yet. If that's wrong, write the sign: €{ $number }.
item-command-unknown-currency = { $currency } isn't a known currency, so it stays in the name: { $item }. Codes such as SEK are understood.
item-command-blank-line = The line is blank. Nothing was added.
# Kept apart from an item with these details.
item-command-kept-separate = also on the list: { $distinction }
item-command-is-back = Back on { QUOTED($list) }: { $item }
item-command-is-already = Already on { QUOTED($list) }: { $item }
item-command-replaced = The last amount counts: { $amount }, not { $old }.
# The same for stores and categories, with their signs.
item-command-replaced-old = The last one counts: { $new }, not { $old }.
item-command-ticked = Ticked { $item }
item-command-was-ticked = Already ticked: { $item }
item-command-unticked = Unticked { $item }
item-command-was-unticked = Not ticked: { $item }
# An item by its old name, and its new line.
item-command-edited = Changed { $item } to { $line }
item-command-blank-edit = The line is blank. Nothing was changed.
item-command-moved = Moved { $item } to { QUOTED($list) }
item-command-are-there-already = That is already on { QUOTED($list) }.
item-command-deleted = Deleted { $item }
item-command-was-deleted = Already deleted: { $item }
# Lines of a file that aren't items, with the first of them.
item-command-left-out = { $count ->
    [one] Left out a line that isn't an item: { QUOTED($first) }
   *[other] Left out { $count } lines that aren't items: { QUOTED($first) }, …
}
# Each $dry is yes if nothing is done, with --dry-run.
item-command-created-list = { $dry ->
    [yes] Would create list { QUOTED($name) }.
   *[no] Created list { QUOTED($name) }.
}
# A new item, with its amount, on a list.
item-command-added = { $dry ->
    [yes] Would add { $item } to { QUOTED($list) }
   *[no] Added { $item } to { QUOTED($list) }
}
item-command-summed = { $item }: { $was } → { $sum }
# It was there without an amount.
item-command-summed-first = { $item }: no amount → { $sum }
# It was there, and some details have changed. English need not name the list.
item-command-is-already-but = { $list ->
   *[other] { $item }: now { $news }
}
item-command-added-many = { $dry ->
    [yes] { $count ->
        [one] Would add { $count } item to { QUOTED($list) }
       *[other] Would add { $count } items to { QUOTED($list) }
    }
   *[no] { $count ->
        [one] Added { $count } item to { QUOTED($list) }
       *[other] Added { $count } items to { QUOTED($list) }
    }
}
# Others were there already.
item-command-added-many-beside = { $already ->
    [one] { item-command-added-many }; { $already } was already on it
   *[other] { item-command-added-many }; { $already } were already on it
}
# A second category, store or price stayed in the name.
item-command-second = An item can have only one { $detail }. The other is now part of the name: { QUOTED($name) }
# The last of several prices counts.
item-command-replaced-prices = The last price counts: { $price }, not { $old }.
item-command-ticked-many = { $count ->
    [one] Ticked { $count } item on { QUOTED($list) }
   *[other] Ticked { $count } items on { QUOTED($list) }
}
item-command-ticked-many-beside = { $already ->
    [one] { item-command-ticked-many }; { $already } was already ticked
   *[other] { item-command-ticked-many }; { $already } were already ticked
}
item-command-unticked-many = { $count ->
    [one] Unticked { $count } item on { QUOTED($list) }
   *[other] Unticked { $count } items on { QUOTED($list) }
}
item-command-unticked-many-beside = { $already ->
    [one] { item-command-unticked-many }; { $already } was not ticked
   *[other] { item-command-unticked-many }; { $already } were not ticked
}
item-command-deleted-many = { $count ->
    [one] Deleted { $count } item from { QUOTED($list) }
   *[other] Deleted { $count } items from { QUOTED($list) }
}
item-command-deleted-many-beside = { $already ->
    [one] { item-command-deleted-many }; { $already } was already deleted
   *[other] { item-command-deleted-many }; { $already } were already deleted
}
item-command-moved-many = { $count ->
    [one] Moved { $count } item to { QUOTED($list) }
   *[other] Moved { $count } items to { QUOTED($list) }
}
# Merged with an existing item; its line now.
item-command-merged = { $dry ->
    [yes] Would merge with the one already there: { $line }
   *[no] Merged with the one already there: { $line }
}
item-command-merged-many = { $dry ->
    [yes] { $count ->
        [one] Would merge { $count } item with those already there
       *[other] Would merge { $count } items with those already there
    }
   *[no] { $count ->
        [one] Merged { $count } item with those already there
       *[other] Merged { $count } items with those already there
    }
}
item-command-nothing-to-clear = Nothing on { QUOTED($list) } is ticked.
item-command-nothing-to-clear-in = Nothing on { QUOTED($list) } was just ticked at { $shop }.

## ListCommandWords

list-command-ls-all-option = All lists that aren't archived
list-command-ls-todo-option = Only items that aren't ticked
list-command-ls-sort-option = Sort by own (your own order), name, store or newest; without categories
list-command-ls-group-option = Group by category or store, or not at all (none)
list-command-ls-store-option = What to buy at a store or anywhere, in the order of its aisles
list-command-ls-limit-option = Show at most this many items
list-command-ls-ids-option = Print the id in front of each item
list-command-ls-format-option = Print each item by a template, such as '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }', with the fields of --json
list-command-ls-json-option = Print the items as JSON, with all fields
list-command-lists-all-option = Show archived lists too
list-command-lists-json-option = Print the lists as JSON, with all fields
list-command-all-takes-no-list = --all shows all lists: leave out the name, or leave out --all.
# An option names no shop.
list-command-empty-store = The name of the store is empty.
list-command-store-or-group = Use --store or --group, not both. With --store, items are grouped by aisle.
list-command-format-alone = Use --format without --json and --ids; { "{" }id{ "}" } is the id.
# In the template of --format.
list-command-unclosed-field = A brace opens a field that isn't closed. Write { "{" }name{ "}" } for a field, { "{" }{ "{" } for a brace.
list-command-list-is-empty = The list is empty.
# What to type if a filter's word was taken for a list's name.
list-command-to-filter-first = To filter the first list: { $command }
list-command-nothing-matches = Nothing matches { QUOTED($filter) }.
list-command-undid = Undid: { $title }
list-command-redid = Redid: { $title }
list-command-nothing-to-undo = Nothing to undo.
list-command-nothing-to-redo = Nothing to redo.
list-command-unknown-field = { QUOTED($name) } is not a field of an item. The fields are { $known }.
# Words of a filter that mean nothing or are incomplete.
list-command-filter-not-understood = Not understood in the filter: { $words }

## ListEditWords

list-edit-renamed-list = Renamed { QUOTED($name) } to { QUOTED($new) }
list-edit-list-archived = Archived { QUOTED($name) }
list-edit-list-was-archived = { QUOTED($name) } was already archived
list-edit-list-restored = Restored { QUOTED($name) }
list-edit-list-was-open = { QUOTED($name) } wasn't archived
list-edit-duplicated-list = Duplicated { QUOTED($name) } as { QUOTED($copy) }
list-edit-budget-set = The budget of { QUOTED($list) } is { $price }
list-edit-budget-removed = Removed the budget of { QUOTED($list) }
list-edit-no-budget = { QUOTED($list) } has no budget.
list-edit-not-a-budget = { QUOTED($text) } isn't a budget. Use a price and a period, such as '€250 a month', or none.
# Another list has the name.
list-edit-list-exists = { $archived ->
    [yes] There is an archived list called { QUOTED($name) }. To restore it, use tote list restore.
   *[no] There is already a list called { QUOTED($name) }.
}
list-edit-deleted-empty-list = Deleted { QUOTED($name) }
list-edit-deleted-list = { $count ->
    [one] Deleted { QUOTED($name) } and its { $count } item
   *[other] Deleted { QUOTED($name) } and its { $count } items
}
# The lists in their new order.
list-edit-ordered-lists = New order: { $names }

## NameWords

# Nothing has this name.
name-no-such-list = No list called { QUOTED($name) }.
name-no-such-item = No item called { QUOTED($name) } on { QUOTED($list) }.
name-no-such-note = No note called { QUOTED($name) }.
name-no-such-category = No category called { QUOTED($name) }.
# Above similar names, or all names.
name-similar-names = Similar:
name-all-names = Existing names:
# Above names that a word may mean.
name-matches-several-list = { QUOTED($name) } matches { $count } lists. Type more of the name, or an id:
name-matches-several-item = { QUOTED($name) } matches { $count } items on { QUOTED($list) }. Add the amount or store, or use an id:
name-matches-several-note = { QUOTED($name) } matches { $count } notes. Type more of the title, or an id:
name-matches-several-category = { QUOTED($name) } matches { $count } categories. Type more of the name:
name-empty-name-list = The name of the list is empty.
name-empty-name-item = The name of the item is empty.
name-empty-name-note = The title of the note is empty.
name-empty-name-category = The name of the category is empty.
# Tells lists and notes of one name apart.
name-created = created { $day }
name-changed = changed { $day }
name-archived-list = archived
name-no-list-yet = No lists yet. tote add creates one.
name-all-lists-are-archived = All lists are archived. tote add --create --list NAME ITEM creates a new one.
# Several words need quotes to be one name.
name-needs-quotes = No item called { QUOTED($word) } on { QUOTED($list) }. Quote a name of several words: '{ $name }'
# It is on another list, which has to be named by name or id.
name-is-on-other-list = No item called { QUOTED($name) } on { QUOTED($list) }. There is one on { QUOTED($other) }: add { $option }
# Below a list that is cut.
name-and-more = and { $count } more

## MealCommandWords

meals-command-week-option = The week of this date, or next or last (default: this week)
meals-command-json-option = Print the meals as JSON
meals-command-for-option = How many eat (default: what the recipe says)
meals-command-nothing = Nothing is planned for the week of { $day }. tote meals add mon pancakes begins it.
meals-command-nothing-on = Nothing like that is planned for { $day }.
meals-command-removed = { $day }: no more { $meal }
meals-command-several-recipes = Several recipes begin so: { $titles }. Type more of the name.
meals-command-several = Several meals are planned: { $meals }. Say which.
meals-command-not-a-day = { QUOTED($text) } isn't a day. Use a weekday such as mon, a date such as 2026-12-01, or today.

## NoteCommandWords

note-command-note-add-json-option = Print the note as JSON
note-command-note-tag-option = Only notes with this tag
note-command-note-archive-option = Archived notes
note-command-note-trash-option = Notes in the trash
note-command-note-columns-option = Columns to print: title, tags, created, changed and properties, such as title,rating
note-command-note-properties-option = Print the properties as they are written, and nothing else
note-command-note-sort-option = Sort by changed, title, created or a property (-rating: the greatest first)
note-command-notes-json-option = Print the notes as JSON, with all fields
note-command-note-json-option = Print the note as JSON, with all fields
note-command-note-title-option = New title
note-command-note-allow-empty-option = Accept empty standard input, and empty the note
note-command-note-append-option = Add the text on a new line at the end
note-command-note-forever-option = Delete permanently, without the trash
note-command-note-update-links-option = Also change the links to it
note-command-dead-links-option = Only links to missing notes
note-command-links-json-option = Print the links as JSON, with the note that each is in and where it leads
note-command-note-yes-option = Don't ask before --forever
note-command-forever-needs-yes = --forever can't be undone. Without a terminal to ask on, use --yes.
note-command-nothing-deleted = Nothing was deleted.
note-command-nothing-to-paste = Nothing to paste. Pipe some text: wl-paste -t text/html | tote note paste
note-command-note-paste-to-option = Append it to this note instead of creating one
note-command-note-paste-json-option = Print the note as JSON
note-command-note-folders-option = Add the names of folders to the tags in the properties
note-command-no-note-files = No Markdown or plain text files found.
note-command-skipped-file = Skipped { $file }: { $reason }.
# Follows the name of a file that was skipped.
note-command-is-no-text = it isn't text in UTF-8
note-command-unified-line-ends = These files mix line endings or have lone carriage returns; an export ends all lines the same way: { $files }.
note-command-note-discard-option = Delete the texts instead
note-command-nothing-to-recover = There is no text to recover.
note-command-editor-is-open = An editor still has { $file } open. Close it first.
note-command-cannot-recover = { $file } isn't text. Nothing was done.
note-command-discarded-text = Deleted { $file }
note-command-unchanged-text = Nothing was written in { $file }
# It has a draft.
note-command-is-unsaved = { QUOTED($name) } has unsaved changes in the app; they are included.
note-command-recovered-text = Recovered the text from your editor into { QUOTED($note) }
note-command-recovered-as-new = Recovered the text from your editor as a new note, { QUOTED($note) }
note-command-note-watch-option = Keep running and sync every change
note-command-note-mirror-yes-option = Even if most notes or files would be deleted
note-command-cannot-mirror = { $path }: { $reason }. What was done so far stays; run the command again.
# So many notes or files would go that it looks like a mistake.
note-command-mirror-loses-many = { $count } of the { $all } notes in { $folder } would be deleted. Nothing was done; if you mean it, add --yes.
note-command-created-note = Created note { QUOTED($name) }
note-command-changed-note = Changed note { QUOTED($name) }
note-command-trashed-note = Moved { QUOTED($name) } to the trash
note-command-pinned-note = Pinned { QUOTED($name) }
note-command-unpinned-note = Unpinned { QUOTED($name) }
note-command-archived-note = Archived { QUOTED($name) }
note-command-restored-note = Restored { QUOTED($name) }
note-command-renamed-note = Renamed { QUOTED($name) } to { QUOTED($title) }
note-command-note-remove-alias-option = Remove these aliases
note-command-alias-to-remove = Name the alias to remove.
note-command-property-needs-sign = Write { QUOTED($text) } as NAME=VALUE.
note-command-no-note-has-property = No note listed here has the property { QUOTED($name) }.
note-command-no-aliases = { QUOTED($name) } has no aliases.
note-command-no-such-alias = { QUOTED($name) } has no alias { QUOTED($title) }.
note-command-links-to-nothing = { QUOTED($name) } links to no note.
note-command-links-to-no-note = No note called { QUOTED($title) }.
note-command-no-links = No note has links to other notes.
note-command-no-dead-links = All links lead to a note.
note-command-nothing-links = No note links to { QUOTED($name) }.
note-command-blank-title = The title is blank. Nothing was changed.
# A title with brackets, say.
note-command-cannot-be-linked = A title like { QUOTED($title) } can't be linked to. Nothing was changed.
note-command-deleted-note = Deleted { QUOTED($name) } permanently
note-command-pinned = pinned
note-command-blank-note = The note is blank. Nothing was created.
note-command-nothing-written = Nothing was written. No note was created.
note-command-nothing-changed = Nothing was changed.
note-command-empty-input-for-note = Standard input is empty. Nothing was changed; --allow-empty empties the note.
note-command-append-needs-text = --append needs a TEXT.
note-command-input-stands-alone = - means standard input and can't be combined with words. If the dash is part of the text, quote it all.
note-command-no-terminal-for-editor = There is no terminal to open an editor in. Give a TEXT, or - for standard input.
note-command-your-text = Your text is in { $file }.
note-command-kept-both = { QUOTED($name) } was changed elsewhere too. Both versions are in the note, between ▼ and ▲.
note-command-no-note-tagged = No note is tagged { QUOTED($tag) }.
note-command-no-note-found = No note contains all these words.
note-command-found-instead = No note contains all these words; these notes have { QUOTED($corrected) }.
note-command-is-empty-notes = No notes yet.
note-command-is-empty-archive = The archive is empty.
note-command-is-empty-trash = The trash is empty.
note-command-delete-note-forever = Delete { QUOTED($name) } permanently?
note-command-delete-notes-forever = Delete { $count } notes permanently?
note-command-export-note-option = Export only this note
note-command-export-format-option = With --note: md, html or text (default: md)
note-command-format-needs-note = --format is for a single note: add --note NOTE. All notes are exported as Markdown.
note-command-export-needs-folder = Name the folder for all notes, or one note with --note NOTE.
note-command-file-exists = { $file } already exists. Choose another name.
note-command-exported-note = Wrote { QUOTED($name) } to { $file }
note-command-exported-notes = { $count ->
    [one] Wrote { $count } note to { $folder }
   *[other] Wrote { $count } notes to { $folder }
}
note-command-imported-notes = { $new ->
    [one] { $new } new note, { $changed } changed
   *[other] { $new } new notes, { $changed } changed
}{ $same ->
    [0] { "" }
    [one] , { $same } unchanged
   *[other] , { $same } unchanged
}
note-command-read-as-latin1 = Read as Latin-1: { $files }.
note-command-left-alone = Left alone, since they aren't text in UTF-8: { $files }.
note-command-aliases = { QUOTED($name) } is also called { $titles }
note-command-aliases-gone = { QUOTED($name) } has no aliases now
note-command-renamed-tag = Renamed #{ $old } to #{ $new } in { $count ->
    [one] one note
   *[other] { $count } notes
}
note-command-not-a-tag = { QUOTED($text) } is no tag: use letters, digits, - and _, with / before a tag below it.
note-command-tag-is-there = Other notes have #{ $tag } already: both are one tag.
note-command-tag-stays = { $count ->
    [one] One note has #{ $tag } in its properties
   *[other] { $count } notes have #{ $tag } in their properties
}, which stay as they are.
note-command-template-option = Begin as this template
note-command-set-option = Answer a question of the template, as QUESTION=ANSWER
note-command-set-needs-template = --set answers a question of a template: add --template.
note-command-no-question = The template doesn't ask { QUOTED($text) }. It asks: { $questions }
note-command-no-questions = The template { QUOTED($template) } asks nothing.
note-command-no-template = No template called { QUOTED($name) }. There are: { $templates }
note-command-no-templates = No templates yet. Put a note into the folder { QUOTED($folder) }, or tag it #template.
note-command-no-folders = No note is in a folder.
note-command-move-needs-folder = Say where to: --to FOLDER (--to / for no folder).
note-command-no-note-in = No note is in the folder { QUOTED($folder) }.
note-command-not-a-folder = { QUOTED($text) } can't be a folder: no name begins or ends with a point, or has \ : * ? " < > |.
note-command-folder-is-there = Other notes are in { QUOTED($folder) } already: both are one folder.
note-command-moved-notes = { $count ->
    [one] Moved { QUOTED($name) } to { QUOTED($folder) }
   *[other] Moved { $count } notes to { QUOTED($folder) }
}
note-command-moved-to-top = { $count ->
    [one] Moved { QUOTED($name) } out of its folder
   *[other] Moved { $count } notes out of their folders
}
note-command-renamed-folder = Renamed { QUOTED($old) } to { QUOTED($new) }, with { $count ->
    [one] one note
   *[other] { $count } notes
}
note-command-move-to-option = The folder; / is none
note-command-in-option = Only notes in this folder or below it
note-command-add-in-option = Create it in this folder
note-command-updated-links = Changed the links in { $notes }
# These notes still link to the old title.
note-command-links-are-dead = { $count ->
    [one] { $notes } still links to { QUOTED($title) }; --update-links would change that.
   *[other] { $notes } still link to { QUOTED($title) }; --update-links would change that.
}
note-command-mirrored-notes = { $count ->
    [one] { $count } note changed
   *[other] { $count } notes changed
}
note-command-mirrored-files = { $count ->
    [one] 1 file written
   *[other] { $count } files written
}
note-command-mirrored-trashed = { $count ->
    [one] { $count } note moved to the trash
   *[other] { $count } notes moved to the trash
}
note-command-mirrored-removed = { $count ->
    [one] 1 file removed
   *[other] { $count } files removed
}
note-command-mirrored-nothing = Nothing has changed.

## PriceCommandWords

price-command-price-json-option = List the purchases as JSON, with all fields
price-command-price-date-option = Price what was bought on this day, such as 2026-01-31, even if it has a price
price-command-date-without-item = --date is for one item: name it.
price-command-no-purchase = There is no known purchase of { QUOTED($item) } on { $day }.
price-command-not-a-price = { QUOTED($text) } isn't a price. Use one with its currency, such as €1.20.
price-command-price-does-not-fit = { $price } doesn't match the amount of { QUOTED($item) }. Use the price of the whole purchase.
price-command-priced = { $item }, { $day }: { $price }
price-command-prices-json-option = Print the purchases as JSON, with all fields
price-command-spent-by-option = Add up by week, month, category, store or item (default: month)
price-command-spent-since-option = Only from this day on, such as 2026-01-31
price-command-spent-json-option = Print the sums as JSON
price-command-spent-csv-option = Print CSV, for spreadsheets
# Before the last price, the lowest price and the cheapest shop.
price-command-last-price = last
price-command-lowest-price = lowest
price-command-cheapest-store = cheapest
price-command-no-prices = No price known for { QUOTED($item) }. Tote remembers a price when you tick an item that has one.
price-command-nothing-spent = Nothing spent in this period.
# Before the total.
price-command-total = total
price-command-not-a-date = { QUOTED($text) } isn't a date. Use year, month and day, such as 2026-01-31.
price-command-all-priced = All purchases have a price.
price-command-item-is-priced = There is no purchase of { QUOTED($item) } that still needs a price.
# Below one that was priced.
price-command-more-unpriced = { $count ->
    [one] 1 older purchase of it has no price.
   *[other] { $count } older purchases of it have no price.
}
# Below sums.
price-command-unpriced-to-list = { $count ->
    [one] 1 item has no price: tote price lists it.
   *[other] { $count } items have no price: tote price lists them.
}

## SharingHelpWords

sharing-help-share-as-option = Call it NAME on the server
sharing-help-share-join-option = Join a list on the server, or print them all
sharing-help-share-json-option = With --join, print the lists as JSON
sharing-help-delete-on-server-option = Also delete the list on the server
sharing-help-user-option = Your name on the server
sharing-help-password-command-option = Read the password from the first line a command prints
sharing-help-password-file-option = Read the password from the first line of a file that only you can read
sharing-help-authorities-option = Trust the certificate authorities in a file (PEM) instead of the system's
sharing-help-sync-json-option = Print it as JSON
# `tote share` alone.
sharing-help-nothing-to-share = Name the list to share, or use --join.
# `--json` without `--join`.
sharing-help-json-needs-join = Use --json only with --join.
sharing-help-no-sync-program = tote-sync can't be started ({ $reason }). Install it to share lists.
# `tote-sync` answered in a way that no matching version does.
sharing-help-strange-sync-program = tote-sync didn't answer as expected. Install the version that matches this one.

## StapleCommandWords

staple-command-staples-show-option = Show staples and when they are due, without adding anything
staple-command-staples-json-option = Print the items as JSON, or with --show the staples
staple-command-no-staples = There are no staples yet. tote repeat milk weekly makes milk one.
# In place of a day: due, or the usual interval isn't known yet.
staple-command-is-due = due
staple-command-due-is-unknown = after a few purchases
# An item and its new interval.
staple-command-repeats = { $item } will be added { $interval }
staple-command-no-longer-repeats = No longer a staple: { $item }
staple-command-does-not-repeat = { QUOTED($item) } isn't a staple.
staple-command-not-an-interval = { QUOTED($text) } isn't an interval. Use weekly, 10 days, 3 weeks, 2 months, usual or never.
staple-command-nothing-due = Nothing is due. Next: { $item }, on { $day }.
staple-command-nothing-due-yet = Nothing is due. How often { QUOTED($item) } is usually bought isn't known yet.

## TodayCommandWords

today-command-nothing-due = Nothing is due today.
today-command-json-option = Print what is due, and what the lists want, as JSON

## TransferWords

transfer-import-format-option = Read as this format (default: by the file's name)
transfer-import-list-option = Add the items to this list
transfer-merge-option = Merge with existing lists and items of the same name
transfer-partial-option = Import what can be read
transfer-export-format-option = Format to write (default: md)
transfer-purchases-are-tables = Purchases are exported as csv or json.
# For the progress bar, titles of edits and errors.
transfer-standard-input = standard input
transfer-importing = Importing { $name }
transfer-exporting = Exporting
transfer-mirroring = Mirroring { $folder }
# What to do with a file that is no list.
transfer-import-as-note = If it is a note: tote note import { $file }
transfer-nothing-imported = Nothing was imported. --partial imports what can be read.
transfer-json-takes-no-list = JSON says which list each item is on. Leave out --list.
transfer-nothing-new = Nothing new: everything in { $name } is already here
transfer-notes-are-left-out = Only lists were exported. --format json exports the notes too.
transfer-unknown-format = Unknown format: { $name }. Use --format { $known }.
transfer-left-out = { $count ->
    [one] Left out what couldn't be read, in { $count } place.
   *[other] Left out what couldn't be read, in { $count } places.
}
# Ticked items in the file, of lists that merge.
transfer-left-out-ticked = { $count ->
    [one] Left out { $count } ticked item.
   *[other] Left out { $count } ticked items.
}
transfer-notice-tab = Read as tab-separated.
transfer-notice-semicolon = Read as semicolon-separated.
transfer-notice-delimiter = Read as separated by { QUOTED($sign) }.
transfer-notice-column = Unknown column { QUOTED($name) }: kept in the items' notes.
transfer-notice-encoding = Read as { $name }, not as UTF-8.
transfer-notice-program = Read as an export of { $name }.
transfer-notice-no-heading = No headings in the first row: read by what the columns contain.
transfer-notice-currency = Prices without a currency were read as { $currency }.
transfer-notice-noted = Kept in the items' notes: { QUOTED($name) } ({ $count }).
transfer-notice-left-out = Left out: { QUOTED($name) } ({ $count }).
transfer-notice-nameless = Skipped line { $line }, which has no name: { $found }.
transfer-imported-rows = { $dry ->
    [yes] Would import { rows-counted }
   *[no] Imported { rows-counted }
}
transfer-imported-rows-beside = { $already ->
    [one] { transfer-imported-rows }; { $already } was already here
   *[other] { transfer-imported-rows }; { $already } were already here
}
transfer-imported-lists = { $dry ->
    [yes] Would import { items-counted } on { lists-counted }
   *[no] Imported { items-counted } on { lists-counted }
}
transfer-imported-items = { $dry ->
    [yes] Would import { items-counted } to { QUOTED($list) }
   *[no] Imported { items-counted } to { QUOTED($list) }
}
transfer-imported-items-unticked = { $ticked ->
    [one] { transfer-imported-items }; left out { $ticked } that is ticked
   *[other] { transfer-imported-items }; left out { $ticked } that are ticked
}
# A name that several lists have now.
transfer-namesakes = { $dry ->
    [yes] There would be { $count } lists called { QUOTED($name) }.
   *[no] There are now { $count } lists called { QUOTED($name) }.
}
# What to do for one list instead.
transfer-add-to-old-list = { $dry ->
    [yes] To add to the existing one: { $command }
   *[no] To add to the old one instead: tote undo, then { $command }
}
# What is wrong with an imported file, after its place in the form that editors jump to.
transfer-expected = { $place } expected { $expected }; found { $found }.
transfer-expected-utf8 = UTF-8
transfer-expected-shorter-text = no more than { $most } bytes here
transfer-expected-fewer-items = no more than { $most } items in one file (split it)
transfer-expected-item-name = the name of an item
transfer-expected-list-name = the name of a list
transfer-expected-heading-or-item = a heading (# Groceries) or an item (- [ ] milk)
transfer-expected-space-after-box = a space after the box
transfer-expected-cells = { $count ->
    [one] { $count } cell, as in the first row
   *[other] { $count } cells, as in the first row
}
transfer-expected-column-once = each column once
transfer-expected-name-column = a column called "name" in the first row
transfer-expected-amount-cell = an amount, such as 2.5 kg
transfer-expected-price-cell = a price with its currency, such as €1.09
transfer-expected-truth = true or false
transfer-expected-date-cell = a date, such as 2026-11-21
transfer-expected-number = a whole number
transfer-expected-text = text
transfer-expected-empty-cell = an empty cell
transfer-expected-no-quote-in-cell = no quote inside a cell that doesn't start with one
transfer-expected-end-of-cell = the end of the cell after its closing quote
transfer-expected-closing-quote = a closing quote
transfer-expected-calendar = a calendar (BEGIN:VCALENDAR)
transfer-expected-calendar-task = a calendar with tasks (VTODO)
transfer-expected-component-begin = "BEGIN:{ $name }" before this
transfer-expected-component-end = "END:{ $name }" to close this
transfer-expected-object = an object { "{" } … { "}" }
transfer-expected-array = an array [ … ]
transfer-expected-any-value = a value
transfer-expected-field-name = the name of a field in double quotes
transfer-expected-colon = a colon after the name of the field
transfer-expected-comma-or-brace = a comma or a closing brace
transfer-expected-comma-or-bracket = a comma or a closing bracket
transfer-expected-end-of-file = nothing after the closing brace
transfer-expected-one-of-fields = one of the fields { $names }
transfer-expected-field-once = each field once
transfer-expected-field = the field "{ $name }" in this object
transfer-expected-json-text = text in double quotes
transfer-expected-json-id = a UUID in double quotes
transfer-expected-json-moment = a whole number of milliseconds since 1970
transfer-expected-json-rank = a rank in double quotes, such as "a0"
transfer-expected-json-category = the name of a category in double quotes
transfer-expected-json-amount = an amount such as { "{" }"quantity": 2.5, "unit": "kg"{ "}" }
transfer-expected-json-price = a price such as { "{" }"value": 1.09, "currency": "EUR"{ "}" }
transfer-expected-json-tags = an array of tags
transfer-expected-json-titles = an array of titles
transfer-expected-tag = a tag in double quotes, without spaces
transfer-expected-quantity = a number above zero with up to 3 decimals
transfer-expected-amount-fields = the fields quantity and unit, each once
transfer-expected-price-fields = the fields value and currency, each once
transfer-expected-one-of-units = one of the units { $units }
transfer-expected-one-of-currencies = the code of a currency, such as EUR
transfer-expected-whole-value = a whole number, 0 or more
transfer-expected-value = { $decimals ->
    [one] a number, 0 or more, with up to { $decimals } decimal
   *[other] a number, 0 or more, with up to { $decimals } decimals
}
transfer-expected-format = "tote"
transfer-expected-version = a version number
transfer-expected-older-version = version { $version } or older, since a newer Tote wrote this file (update Tote to read it)
transfer-expected-later-version = version { $version } or later
transfer-expected-new-row = no second row with the same { $key }
transfer-expected-known-list = an item whose list is in this file
transfer-expected-row = a row
transfer-expected-depth = no more than { $most } nested values
transfer-expected-escape = one of the escapes \" \\ \/ \b \f \n \r \t \u
transfer-expected-hex-digits = four hexadecimal digits after \u
transfer-expected-first-surrogate = the first half of a surrogate pair before this
transfer-expected-second-surrogate = the second half of a surrogate pair after this
transfer-expected-no-control-character = no control character in text (write it as \u00XX)
transfer-found-end-of-file = the end of the file
transfer-found-end-of-line = the end of the line
transfer-found-nothing = nothing
transfer-found-none = none
transfer-found-invalid-byte = an invalid byte
transfer-found-list = the list { $id }
transfer-found-version = version { $version }
# Parts of other sentences.
items-counted = { $items ->
    [one] { $items } item
   *[other] { $items } items
}
lists-counted = { $lists ->
    [one] { $lists } list
   *[other] { $lists } lists
}
rows-counted = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}
transfer-expected-or-null = { $expected }, or null

## UsageWords

# How a name is quoted, here and by QUOTED.
usage-quoted = “{ $text }”
usage-did-you-mean = Did you mean { $word }?
# Where to read on: `tote help add`.
usage-try-help = See { $command }.
usage-argument-is-no-text = An argument isn't valid UTF-8. Nothing was done.
usage-cannot-read = Can't read { $name }: { $reason }.
usage-cannot-write = Can't write { $name }: { $reason }.
usage-too-large = { $name } is larger than { $megabytes } MB. Split it into smaller files.
usage-is-device = { $name } is a device, not a file. Nothing was read.
usage-interrupted = Interrupted. Nothing was changed.
usage-interrupted-halfway = Interrupted halfway. Run it again to finish.
# After a question: the answers, the default in capitals; and what else means yes, folded.
usage-yes-or-no = [y/N]
usage-unknown-command = No command called { QUOTED($word) }.
usage-unknown-subcommand = { $command } has no command called { QUOTED($word) }.
usage-unknown-option = Unknown option: { $word }.
usage-unknown-option-or-text = Unknown option: { $word }. If it is text, put -- before it.
usage-takes-no-value = { $option } takes no value.
usage-missing-value = { $option } needs a value: { $option } { $operand }.
usage-missing-operand = { $command } is missing an argument: { $operand }.
usage-missing-command = { $command } needs a command: { $known }.
usage-unexpected = Unexpected argument: { QUOTED($word) }.
usage-not-a-number = { $option } needs a number of 1 or more, not { QUOTED($value) }.
usage-not-a-choice = { $option } doesn't accept { QUOTED($value) }. Use { $known }.
usage-only-for-app = { $option } is for the app only; commands don't take it.
usage-restricted = This account is restricted: “{ $word }” is off.
usage-restricted-file = This account is restricted: files can't be used here ({ $word }).
# What came over ssh.
usage-open-quote = A closing quote is missing in “{ $line }”.
# The input isn't UTF-8, in this line if known.
usage-input-is-no-text = Standard input isn't valid UTF-8. Nothing was done.
usage-input-line-is-no-text = Line { $line } of standard input isn't valid UTF-8. Nothing was done.
usage-result-not-written = { $changed ->
    [yes] The changes were made, but the result couldn't be written: { $reason }.
   *[no] The result couldn't be written: { $reason }.
}
# All but the last of several words, with commas between them, and the last: md, csv or json.
usage-alternatives = { $first } or { $last }
# The same at the end of a sentence that says what may be chosen.
usage-choices = { $first } or { $last }
# What means yes, without capitals and accents.
usage-yes = y, yes

## What tote help and the manual say of each command
#
# A line of the details is a paragraph; a bullet begins a case, two blanks a line to type. Under each example is what it does.

help-of-play = Press keys in the app and print what it shows
    .details =
        Characters stand for their own keys. Other keys are written like <Enter>, <Esc>, <Space>, <ctrl+r> or <f5>; << is <.
        • <paste WORDS> pastes text
        • <resize 40x10> changes the size
        • <wait 2s> lets time pass
        • <other> switches to a second copy of Tote with the same lists
        - reads the script from standard input; line breaks are ignored.
        The app starts with empty lists. Your own data is neither read nor changed.
    .examples =
        tote play 'a2 kg apples<Enter>milk<Enter><Esc>'
          show a list with apples and milk
        tote play --svg --size 60x12 'amilk<Enter><Esc>' >milk.svg
          draw it as a picture

help-of-replay = Replay a recording made with tote --record
    .details =
        In a terminal, opens the recording in the inspector: Left and Right step through it, / searches, ? shows all keys. Elsewhere, prints the last screen.
        The data is read from FILE.db, which tote --record also writes, and isn't changed. Changes that other programs made in the meantime aren't replayed.
    .examples =
        tote replay bug.rec
          step through it
        tote replay bug.rec --test 12...15
          print a test of these actions
        tote replay bug.rec --check
          find the first screen that differs

help-of-guide = Read a chapter of the guide
    .details = Without a CHAPTER, lists them. tote help guide CHAPTER is the same. The guide is in English.
    .examples =
        tote guide notes
          how notes are written

help-of-env = Show the details that a bug report needs
    .details = Version, system, terminal, locale, settings and how much data there is, in English. It contains none of your names or texts.
    .examples =
        tote env
          show the details that a bug report needs

help-of-log = Show what the app did
    .details = tote --debug opens the app and logs every action with the changes it made. The log may contain the items on your lists; only you can read it.
    .examples =
        tote log -n 5
          show the last five actions and their changes

help-of-config = Show and change settings
    .details =
        Without a command, lists all settings: their values, where those come from and what they do. They are in $XDG_CONFIG_HOME/tote/config.toml, which you can also edit by hand; a running app picks up changes immediately.
        The last of these wins: the default, the file, a variable such as TOTE_THEME, an option such as --theme.
        Problems in the file are reported with their line, and the rest applies.
    .examples =
        tote config
          list all settings
        tote config set first-weekday sunday
          begin weeks on Sunday

help-of-config-get = Print the value of a setting
    .examples =
        tote config get theme
          print the name of the theme

help-of-config-set = Change a setting in the file
    .details =
        Comments and order in the file are kept. The settings:
        { $settings }
        Other names: keys.COMMAND takes keys for a command of the app; colors.ROLE, colors.dark.ROLE and colors.light.ROLE take a colour: a name, a number from 0 to 255 or #rrggbb.
    .examples =
        tote config set language tr
          speak Turkish
        tote config set editor 'nano -w'
          edit notes with nano
        tote config set keys.items.tick space t
          tick with t, too
        tote config set colors.dark.accent '#5ecbe0'
          choose a colour

help-of-config-unset = Remove a setting from the file
    .examples =
        tote config unset theme
          leave the theme to the terminal again

help-of-config-edit = Open the settings in an editor
    .details = A new file explains every setting. Problems are reported when the editor is closed.
    .examples =
        tote config edit
          edit the settings

help-of-config-keys = List the keys of the commands in the app
    .details = One command per line: its name in the file, its keys and what it does.
    .examples =
        tote config keys | grep history
          find what opens the history

help-of-config-path = Print the path of the file
    .examples =
        cp dotfiles/tote.toml "$(tote config path)"
          use the settings of another computer

help-of-cook = Add the ingredients of a recipe to a list
    .details =
        A recipe is a note with ingredients: checkboxes, or the lines below Ingredients. A line such as serves: 4 says how many it is for. Every ingredient that isn't ticked is added, all in one undo step.
        • --for scales the amounts. Items bought by the piece are rounded up; weights and volumes above 50 g or ml are rounded to the nearest 5.
        • A plan is a note that links to recipes. All of them are added, and amounts of the same item are added up.
        • The text after a link says how much: [[Pancakes]] x2, [[Soup]] for 6.
        • A plan leaves out any part of a recipe you added separately this week, since you last added the plan.
        • Items get the store, the note and the price per kilo or piece of your last purchase. Your usual amounts don't change.
        • What is at home is left out, and of what is there too little only the rest is added. --done takes the amounts out once it is cooked.
        NOTE is a title, any unambiguous prefix of one, or an id.
    .examples =
        tote cook pancakes --for 6
          add what six people need
        tote cook Week --dry-run
          show what a week's recipes would add
        tote cook pancakes --done
          it is cooked: take out what it needed

help-of-backup = Back up the database
    .details = Makes a consistent snapshot, readable only by you. Without FILE it is saved beside the daily backups; the last ten of each are kept. An existing file is never overwritten, and the folder must exist.
    .examples =
        tote backup
          make a backup and print where it is
        tote backup /media/stick/tote.db
          make a backup somewhere else

help-of-check = Check the database
    .details =
        Checks:
        • every page, table and index of the file
        • that each item is on a list, in a place of its own
        • that search finds every item and note
        • that every change in the history can be read
        • that only you can read the files
        Exits with 4 if a problem remains. A damaged page or a missing table can only be replaced from a backup, which the app offers.
        The history keeps a year of changes for undo, and at least 20,000. The app removes older ones when idle; --compact does it now. Other programs can keep writing meanwhile.
    .examples =
        tote check
          list any problems
        tote check --repair
          make a backup, then repair
        tote check --compact
          make the file as small as possible

help-of-where = Show where files are
    .details =
        With a PLACE (database, backups or log), prints only its path, for scripts.
        • The database is the file named by --db or TOTE_DB, or else $XDG_DATA_HOME/tote/tote.db.
        • Backups and log are in $XDG_STATE_HOME/tote.
    .examples =
        tote where
          show where the database, the backups and the log are
        ls -l "$(tote where backups)"
          list the backups

help-of-tote = Shopping lists and notes in the terminal
    .details =
        Without a command, tote opens your lists in the app, where ? shows all keys.
        The commands work on the same database as the app, and tote undo undoes changes made in either. Only the app can arrange items by hand.
        How to name things, ignoring case and accents:
        • a LIST by its name, by any unambiguous prefix, or by its id
        • an ITEM by its whole name or its id
        • a NOTE by its whole title or its id; note show takes a prefix too
        Results go to standard output, messages to standard error. Messages are in the language of the locale.
        -- ends the options; - is standard input.

help-of-help = Show help for tote or a command
    .examples =
        tote help add
          show help for tote add

help-of-manual = Print the manual page
    .examples =
        tote manual >tote.1 && man ./tote.1
          save the manual page and open it

help-of-completion = Print a shell completion script
    .details = With a LINE, prints what can complete it. The scripts call this themselves; for bash, PART is the end of the line that will be replaced.
    .examples =
        source <(tote completion bash)
          enable completion in this shell; add the line to ~/.bashrc for every shell
        source <(tote completion zsh)
          the same for zsh; in ~/.zshrc, put it after compinit
        tote completion fish >~/.config/fish/completions/tote.fish
          enable completion in fish

help-of-history = Show what was done, and by which program
    .details =
        Prints one step per line, the newest first: its number, when it was, the program, and what was done. It includes steps made in the app, on the command line and by others who share a list.
        tote undo STEP undoes a single step; without a number it undoes the one marked as next to undo.
    .examples =
        tote history
          show the last twenty steps
        tote history -n 1 --json | jq '.[0].number'
          print the number of the last step for a script

help-of-watch = Print each change as it happens
    .details =
        Prints a line for each change to lists or notes, whichever program makes it. Its fields, separated by tabs:
        • the number, from which --since resumes
        • the time, in UTC
        • the program: app, command-line, sync or unknown
        • what was done
        • the lists it was done to, if any
        Without --since, it begins with the next change. It runs until the pipe is closed or you press Ctrl+C, and uses no processor time while nothing happens.
        --since prints everything after that number first. It exits with 1 if the history no longer goes back that far: then read the lists again, and resume from the last step of tote history.
    .examples =
        tote watch
          print what happens from now on
        tote watch --since 41 --list Party
          print what happened to the party's list after change 41
        tote watch | while read -r change; do tote lists; done
          show how much is left after each change

help-of-add = Add items to a list
    .details =
        Unquoted words make one item; each quoted argument is its own. They are read as in the app:
          { $pattern }
        • Amounts are added to an existing item; a ticked item is unticked.
        • Units: { $units }. Words and plurals work too. 2x500 g is two of 500 g each, 12-pack coke is one pack.
        • A price is a number with { $currencies }, or the code of any currency, before or after it, or one with two decimals at the end: 6.49. It is for the whole line, unless it is per unit: €1.99/kg, €0.30/x, 0.30 each. Of several prices side by side, the last counts, and so does an amount at the end: 2 l milk 3 l.
        • After 1 to 9 whole litres, kilos, pounds or gallons, each means per litre, kilo, pound or gallon: 2 l milk €1.09 each costs €2.18. After any other weight or volume it means per pack: 500 g cheese €4.20 each.
        • Quoted text is taken literally: "7 up" is a name, @"Whole Foods" a store, #"My stuff" a category.
        The shell treats #, $, ! and quotes specially: put single quotes around the line.
        With - as the only word, adds the lines of standard input, read like pasted text, in one undo step: all or nothing.
        Without an ITEM, asks below the prompt with the app's field; Esc ends it.
    .examples =
        tote add 2 kg apples
          add two kilos, or two more
        tote add '2 l milk' '6 eggs' bread
          add three things
        tote add --list Party 'crisps x3 @Lidl !the salty ones'
          add to another list
        tote add '6 cans "7 up" @"Whole Foods" $4.50'
          quotes inside quotes: a name and a store of two words
        tote add '12 eggs €0.30 each'
          the price of one; the line costs €3.60
        tote add -q - < staples.txt
          add every line of a file

help-of-edit = Change an item
    .details =
        The words after ITEM replace its line and are read as for tote add; anything you leave out is removed. Name the ITEM as for tote done.
        Without them, prints the item's line, so that you can change just a part of it.
        If there is already an item with the new name, the two are merged.
    .examples =
        tote edit milk 2 l oat milk @Lidl
          change it
        tote edit milk $(tote edit milk) @Lidl
          change only where to buy it

help-of-done = Tick items
    .details =
        An ITEM is a whole name or an id, ignoring case and accents; quote a name of several words. If two items have the same name, add what tells them apart: 'milk @Lidl'.
        Ticked items count as bought. Adding one again unticks it.
        With - as the only word, ticks every line of standard input, in one undo step: all or nothing.
        Without an ITEM, you choose below the prompt: type to search, Tab marks, Enter ticks.
    .examples =
        tote done apples 'cherry tomatoes'
          tick both
        tote ls --json | jq -r '.[].name' | tote done -
          tick everything

help-of-pick = Choose something by typing, and print it
    .details =
        Asks in a few rows below the prompt, for scripts and for keys of your shell. What you type narrows the rows, as in the app: beginnings of words and initials do. Enter prints what you chose to standard output; Esc leaves with 1 and prints nothing.
        Keys come from the terminal even if standard input or standard output is a pipe.
        tote guide command-line has bindings for bash, zsh and fish.
    .examples =
        tote note show "$(tote pick note)"
          choose a note and read it
        tote pick item --many --ids | tote done -
          choose what to tick

help-of-pick-note = Choose notes by their titles
    .details = The notes that are neither archived nor in the trash, as the app lists them. Where others have the same name, its id is printed instead.
    .examples =
        tote note edit "$(tote pick note --ids)"
          choose a note and write in it

help-of-pick-item = Choose items of a list
    .examples =
        tote rm -l Party "$(tote pick item -l Party)"
          choose what to delete from a list

help-of-pick-list = Choose lists
    .examples =
        tote ls "$(tote pick list)"
          choose a list and print it

help-of-untick = Untick items
    .details =
        Items are named as for tote done. Within twelve hours of ticking, unticking also forgets the purchase; after that, it only puts the item back on the list.
        If the item has been added again in the meantime, the two are merged.
        With - as the only word, unticks every line of standard input, in one undo step: all or nothing.
    .examples =
        tote untick apples
          put the apples back on the list
        tote ls --ids is:ticked | cut -d ' ' -f 1 | tote untick -
          untick everything

help-of-clear = Delete what is ticked
    .details = Deletes the ticked items of a list. What was bought stays in tote spent, and tote undo restores the items.
    .examples =
        tote clear
          delete the ticked items of the first list
        tote clear --store Lidl
          delete only what was just ticked at Lidl
        tote clear --paid 66.30
          and share the rest of the receipt among items without a price

help-of-mv = Move items to another list
    .details =
        Items are named as for tote done. If an item is already on LIST, the two are merged and the new line is printed.
        With - as the only item, moves every line of standard input, in one undo step: all or nothing.
    .examples =
        tote mv crisps lemonade Party
          move both to another list
        tote ls --ids @bakery | cut -d ' ' -f 1 | tote mv --create - Saturday
          move part of the list to a new one

help-of-rm = Delete items
    .details =
        Items are named as for tote done. tote undo restores them.
        With - as the only word, deletes every line of standard input, in one undo step: all or nothing.
    .examples =
        tote rm milk
          delete the milk from the first list
        tote rm -l Party 'milk @Lidl'
          delete only the milk from Lidl, from another list

help-of-ls = Show a list
    .details =
        Prints one item per line, in the app's order (default: the first list).
        • On a terminal, items are grouped under their categories.
        • In a pipe, only the items are printed; with --all, each after the name of its list.
        --store also shows what can be bought anywhere. The order of the aisles is learned from the order in which you tick; in the app, you can change it.
        A FILTER is read as in the app, and every word of it must match:
        • oat milk: both words, in any order; "oat milk": these exact words
        • @lidl, #dairy, +jonas: a store, a category, a person
        • >€2, <=€5: a price range
        • is:ticked, is:priced, is:unpriced: in the basket, with a price, without one
        • -milk: everything but milk; put -- before it
        Without LIST, the filter must start with @, #, <, >, is: or a double quote. The shell treats #, <, > and quotes specially: put single quotes around them. Exits with 3 if nothing matches.
    .examples =
        tote ls
          show the first list
        tote ls --todo Party
          show what is left to buy for the party
        tote ls Groceries milk '<€2'
          show the milk for less than two euros
        tote ls --sort newest --limit 3
          show what was added last
        tote ls --todo --store Lidl
          show what to buy at Lidl, aisle by aisle
        tote ls --ids @lidl | cut -d ' ' -f 1 | tote done -
          tick everything from Lidl
        tote ls --format '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }'
          print name and amount, separated by a tab
        tote ls --json | jq -r '.[] | select(.ticked | not) | .name'
          print the names for a script

help-of-lists = Show all lists
    .details = Lists with the same name also show their date of creation and a short id, which works in every command.
    .examples =
        tote lists
          show each list and how much is left on it
        tote lists --json | jq -r '.[].name'
          print the names for a script

help-of-undo = Undo the last change
    .details =
        Undoes the last change, whether made in the app or on the command line.
        With the number of a STEP from tote history, undoes only that one, if no later step builds on it; otherwise says which one does, and exits with 1. The undo can itself be undone like any other change.
        At a terminal it shows what would be undone and asks first; --yes undoes it at once.
    .examples =
        tote undo
          undo the last change and say what it was
        tote undo 41
          undo step 41 and leave everything after it as it is

help-of-redo = Redo the last undone change
    .examples =
        tote redo
          redo the change and say what it was

help-of-list = Create, rename, archive, arrange and delete lists
    .examples =
        tote list new Hardware store
          create a list

help-of-list-new = Create a list
    .details = Its name must be new. It is added after the other lists.
    .examples =
        tote list new Hardware store
          create an empty list

help-of-list-rename = Rename a list
    .details = LIST is one word or quoted; the words after it are the new name.
    .examples =
        tote list rename Party Birthday party
          give it another name

help-of-list-archive = Archive a list
    .details = An archived list keeps its items but shows only with tote lists --all. To restore it, use tote list restore.
    .examples =
        tote list archive Party
          archive it

help-of-list-restore = Restore an archived list
    .examples =
        tote list restore Party
          show it again

help-of-list-duplicate = Duplicate a list
    .details = The copy is placed after the list, with nothing ticked.
    .examples =
        tote list duplicate Camping
          plan the next trip

help-of-list-rm = Delete a list and its items
    .details = LIST is a whole name or an id. tote undo restores the list with everything on it.
    .examples =
        tote list rm Party
          delete the list and what is on it

help-of-list-order = Put lists in order
    .details = The lists you name come first, in this order; the others follow as they are. Commands use the first list by default.
    .examples =
        tote list order Party Groceries
          put Party first

help-of-list-budget = Set or print the budget of a list
    .details =
        Say how long it lasts: a month, a week or a trip, such as '80 a trip'; if you don't, as long as the budget before, or a month. A number alone is in the currency of the list; none removes the budget.
        Without PRICE, prints what was spent of it. All purchases in that time count, cleared or not; a trip lasts twelve hours.
    .examples =
        tote list budget Party '€80 a trip'
          set it
        tote list budget Party none
          remove it

help-of-note = Write, show and search notes
    .examples =
        tote note ls
          show all notes

help-of-note-add = Write a new note
    .details =
        The first word is the title; quote a title of several words. The rest is the text, in Markdown, and a #word in it is a tag.
        • - instead of the text reads it from standard input.
        • - alone reads the title too, from the first line.
        • - alone also accepts the page of a recipe site and keeps its recipe: curl … | tote note add -
        • Without any words, your editor opens: $VISUAL, $EDITOR or vi.
        • --template begins with the text and the properties of a template. Its questions are asked on a terminal; --set answers them, and otherwise they stay empty.
    .examples =
        tote note add --template Meeting --set Who=Ann 'Roof repairs'
          begin as a template
        tote note add Pancakes 'Flour, eggs, milk. #recipe'
          write a note
        git log -1 --format=%B | tote note add -q -
          turn the last commit into a note

help-of-note-ls = Show all notes
    .details =
        One note per line: its title, its tags and the day it was last changed. Pinned notes come first.
        Exits with 3 if no note has the tag.
    .examples =
        tote note ls --tag recipe
          show the recipes
        tote note ls --columns title,rating --sort=-rating
          the best notes first
        tote note ls --json | jq -r '.[].title'
          print the titles for a script

help-of-note-show = Print a note
    .details = NOTE is a title, any unambiguous prefix of one, or an id. On a terminal the title is printed above the text; in a pipe, only the text.
    .examples =
        tote note show pancakes
          print it
        tote note show --json pancakes | jq -r .text
          print exactly its text

help-of-note-edit = Change a note
    .details =
        NOTE is a whole title, ignoring case and accents, or an id.
        • TEXT replaces the text of the note.
        • - reads the text from standard input, which may only be empty with --allow-empty.
        • Without TEXT or a title, the note opens in your editor: $VISUAL, $EDITOR or vi.
    .examples =
        tote note edit pancakes
          open it in the editor
        date | tote note edit -a Log -
          add a line to a note

help-of-note-rm = Delete notes
    .details =
        Moves the notes to the trash, where they stay for thirty days; tote undo restores them. Each NOTE is a whole title, ignoring case and accents, or an id. All are deleted, in one undo step, or none.
        --forever can't be undone. It deletes the text from the history too; only older backups still have it.
        On a terminal, --forever asks first. A script has to use --yes; otherwise nothing is deleted, and it exits with 1.
        With - as the only word, every line of standard input is a note.
    .examples =
        tote note rm pancakes
          move the note to the trash

help-of-note-search = Search notes
    .details =
        Finds notes in which every WORD is the beginning of a word. Best matches come first, each with why it was found: an alias or the first matching line.
        • "red wine": these words in a row
        • -wine: not with this word
        • title:wine: in the title
        • *pot: anywhere in a word, such as teapot
        • soup OR stew: with either; blanks bind more tightly
        • #house: with this tag, or one below it
        • in:archive, in:trash, in:all: elsewhere
        • in:Work, in:"Work/2026 plans": in a folder and those below it
        • changed:>2026-01-01, changed:2026-11: by the last change
        • rating:>3, status:draft, due:<2026-12-01, has:due: by property
        Search in the app understands the same syntax.
        Exits with 3 if nothing is found.
    .examples =
        tote note search panc flour
          find the pancakes

help-of-note-export = Export notes as files
    .details =
        Creates FOLDER if it is missing. Each note outside the trash becomes a file. A note that was imported or mirrored gets its own file back, with its folder, name and properties, and equal to the byte unless something was changed. Any other becomes TITLE.md: its properties between two lines of dashes, then the text, as Obsidian, zk and Jekyll read them.
        An existing file is replaced only if it belongs to the same note; unchanged files aren't touched.
        With --note, prints one note instead, or writes it to a new FILE: as Markdown with its properties (md), as a page to print or send (html), or as text.
    .examples =
        tote note export ~/Notes
          write all notes as files
        tote note export --note Pancakes --format html pancakes.html
          write one note as a page

help-of-note-import = Import notes from files
    .details =
        Reads Markdown and plain text files, and all of them in a folder. Properties, folders and names are kept as they are; tote note export gives them back. The date of a note is that in its properties (created, date), else that of the file.
        A note that is already here, by the id in its file, else by its file or its title, is updated. Importing twice creates no duplicates. One undo reverts it.
        Links and hidden files are left alone. Markdown in a folder must be UTF-8. Text files, and a file that is named, may be UTF-16; other encodings are read as Latin-1. What can't be read or kept is listed.
        Recipes in Cooklang (.cook) and saved pages of recipe sites (.html) become notes that can be cooked.
    .examples =
        tote note import ~/Vault
          import a folder of notes

help-of-note-mirror = Keep notes and a folder in sync
    .details =
        Each note has a file in FOLDER, written as by tote note export; each Markdown file there is a note. Changes on one side go to the other. Changes on both sides are merged line by line; where that isn't possible, the note keeps both versions and Tote tells you. Deleting a file moves its note to the trash, and the other way round.
        Tote only writes the lines that changed; other front matter stays. Attachments, hidden files and links are left alone. The last synced state is kept on this machine.
        With --watch, it keeps running until Ctrl+C and syncs every change immediately.
    .examples =
        tote note mirror ~/Vault
          bring both up to date
        tote note mirror --watch ~/Vault
          keep both up to date

help-of-note-recover = Recover text from an editor
    .details = If Tote was killed while $EDITOR was open, the text goes into its note, or into a new one if the note has changed since. tote undo undoes it. Close the editor first.
    .examples =
        tote note recover
          recover all such texts

help-of-note-paste = Make a note of what was copied elsewhere
    .details =
        Reads standard input. HTML, such as a page or what a browser has copied, becomes Markdown: headings, lists, links, tables, quotes and code. Scripts, styles, menus and forms are left out. Any other text stays as it is.
        The title is the heading at the beginning, or else the title of the page.
    .examples =
        wl-paste -t text/html | tote note paste
          make a note of what was copied in a browser
        curl -s https://example.org | tote note paste --to Reading
          add a page to the end of a note

help-of-note-today = Write in today's note
    .details =
        Today's note has the date as its title, such as 2026-11-27, and is created when you first write in it.
        • TEXT is added on a new line; - reads it from standard input.
        • Without TEXT, the note opens in your editor: $VISUAL, $EDITOR or vi.
    .examples =
        tote note today 'Called the plumber.'
          add a line to today's note

help-of-note-rename = Rename a note
    .details = NOTE is a whole title, ignoring case and accents, or an id. Links to the old title stay as they are, and the notes that contain them are listed; with --update-links they change too, in the same undo step.
    .examples =
        tote note rename -u Pancakes Crêpes
          rename it, and the links to it

help-of-note-links = Print the links of a note, or of all notes
    .details = One title per line, in the order of the text. Titles without a note are listed on standard error; --dead prints only those. Files and web addresses aren't notes: only --json has them. Exits with 3 if there are no links.
    .examples =
        tote note links Week
          print the recipes of the week
        tote note links --dead
          print the titles that notes link to but that aren't written yet

help-of-note-backlinks = Print the notes that link to a note
    .details = One title per line, the most recently changed first. Exits with 3 if there are none.
    .examples =
        tote note backlinks Pancakes
          find the plans with pancakes

help-of-note-alias = Give a note aliases
    .details = Links, commands and search also find a note by its aliases. Without TITLE, prints them.
    .examples =
        tote note alias Pancakes Crêpes
          a link to [[Crêpes]] leads to Pancakes

help-of-note-set = Set properties of a note
    .details =
        PROPERTY is NAME=VALUE. A number, a date (2026-12-01), true and false are kept as such, and a list that is there takes commas: genre=jazz,blues. Without a VALUE the property is removed. Everything else in the properties stays as it is written.
        One undo reverts them all.
    .examples =
        tote note set Pancakes rating=5 'status=to try'
          rate it, and say what is next
        tote note set Pancakes status=
          remove the property

help-of-note-folders = List the folders of notes
    .details =
        One folder per line, with how many notes it and the folders below it have, without archive and trash. A folder exists as long as a note is in it.
    .examples =
        tote note folders
          count the notes of each folder

help-of-note-move = Move notes to a folder
    .details =
        A new name makes the folder. The file keeps its name: the next tote note mirror moves it. Links by path, in other notes and in those that move, are rewritten so that they still lead to the same note. One undo reverts it all.
        - alone reads the titles from standard input, one per line.
    .examples =
        tote note move Plan Budget --to Projects/2026
          move two notes
        tote note move Plan --to /
          move a note out of its folder

help-of-note-folder = Rename folders of notes

help-of-note-folder-rename = Rename a folder of notes
    .details =
        The folders below it follow, and so do links by path. NAME is the whole path: Work/Plans moves a folder into Work. If other notes are in NAME already, both become one folder. One undo reverts it.
    .examples =
        tote note folder rename Projects Work
          rename a folder
        tote note folder rename -n Projects Work
          only show which notes would move

help-of-note-tag = Rename tags

help-of-note-tag-rename = Rename a tag in all notes
    .details =
        The tags below it follow: house/garden becomes home/garden. If other notes have NAME already, both become one tag. Code, links and web addresses stay as they are, and so do notes in the trash. One undo reverts it.
        With --dry-run, prints the notes that would change. Exits with 3 if no note has the tag.
    .examples =
        tote note tag rename house home
          #house becomes #home
        tote note tag rename -n house home
          print the notes that would change

help-of-note-pin = Pin a note to the top
    .examples =
        tote note pin pancakes
          pin it

help-of-note-unpin = Unpin a note
    .examples =
        tote note unpin pancakes
          unpin it

help-of-note-archive = Move a note to the archive
    .details = tote note ls --archive lists archived notes; tote note restore restores them.
    .examples =
        tote note archive pancakes
          archive it

help-of-note-restore = Restore a note from the archive or the trash
    .details = tote note ls lists them with --archive or --trash.
    .examples =
        tote note restore pancakes
          restore it

help-of-price = Set the price of a purchase
    .details =
        Prices the last purchase of ITEM that has no price, even long after it was cleared. A number alone is in the currency of its list. The price counts in tote spent and tote prices, and tote undo undoes it.
        Without PRICE, lists the purchases without a price, the latest first. ITEM may also be the id of any purchase from --json, to correct its price. Exits with 3 if there is no such purchase.
    .examples =
        tote price
          list what has no price
        tote price milk '€1.20'
          set what the last milk cost
        tote price apples '3€/kg'
          per kilo: the amount gives the total

help-of-prices = Show what an item has cost
    .details =
        Shows the last price, the lowest, and the store that is cheapest now; then every purchase, latest first. Prices are compared per kilo, litre or piece.
        ITEM is the name of anything you have ever ticked, on any list. Exits with 3 if no price is known.
    .examples =
        tote prices milk
          show where the milk is cheapest
        tote prices --json milk | jq '.[-1].price.value'
          print what was paid last

help-of-spent = Show what was spent
    .details = Adds up the prices of what was ticked. On a terminal, the last line is the total.
    .examples =
        tote spent
          show every month
        tote spent --by store --since 2026-01-01
          show what you spent at each store this year
        tote spent --by item
          show what each item cost you
        tote spent --by month --csv > spent.csv
          the sums for a spreadsheet

help-of-share = Share a list through a server
    .details =
        The list becomes a collection on your CalDAV server, which other people and phones can use too. Log in first: tote help sync login.
        Everything keeps working offline. While the app is open, it sends and fetches changes by itself.
        With --join, prints the lists on the server, or joins one of them.
    .examples =
        tote share Groceries
          share a list
        tote share --join
          see the lists on the server
        tote share --join Groceries
          join a list that somebody shares
        tote share --join https://dav.example.org/house/food/
          join somebody else's list by its address

help-of-unshare = Stop sharing a list
    .details = Nothing is deleted: the list stays here and, without --delete-on-server, on the server.
    .examples =
        tote unshare Groceries
          stop sharing a list
        tote unshare --delete-on-server Groceries
          also delete it there, for everybody

help-of-sync = Send and fetch the changes of shared lists
    .details =
        Syncs one list or all, once. The app syncs by itself while it is open; a system timer can do it at other times.
        Exits with 5 if the server can't be reached or refuses.
    .examples =
        tote sync login https://dav.example.org --user ada
          log in to a server
        tote sync
          send and fetch everything
        tote sync status
          see where things stand

help-of-sync-login = Log in to a CalDAV server
    .details =
        Works with Radicale, Xandikos, Nextcloud, Baikal and others. Without an option for the password, asks for it and keeps it in a file that only you can read.
        Without a URL, asks whether to use the account that the database names, for instance after you have moved it to another machine.
    .examples =
        tote sync login https://dav.example.org --user ada --password-command 'pass show dav'
          get the password from a command

help-of-sync-logout = Log out of the server
    .details = Lists are no longer shared from here. Nothing is deleted, neither here nor on the server.
    .examples =
        tote sync logout
          log out

help-of-sync-status = Show where shared lists stand
    .examples =
        tote sync status
          see where things stand

help-of-sync-log = Show what others changed and what was merged
    .examples =
        tote sync log
          see what others changed

help-of-sync-held = Decide what happens to held deletions
    .details =
        When much of a list disappears from the server at once, nothing is deleted here until you decide:
        • accept: delete it here too
        • keep: keep it here and send it to the server again
    .examples =
        tote sync held accept Groceries
          delete here what was deleted elsewhere

help-of-meals = Show the meals of a week
    .details =
        A week is a note called Meals 2026-11-30, after its first day, which can be written by hand:
        • one line a meal, behind its day: Mon: [[Pancakes]] for 4, Tue lunch: leftovers,
        • or a heading a day, and the meals below it.
        Any other line stays as it is. The app shows the same as a calendar with W.
    .examples =
        tote meals
          see this week
        tote meals --week next --json
          print next week for a program

help-of-meals-add = Plan a meal
    .details =
        DAY is a weekday, of which the next one is meant unless --week says otherwise, a date or today. TEXT is the title of a recipe or how it begins; anything else is planned as it is typed. A name may stand in front: lunch: soup.
    .examples =
        tote meals add mon pancakes --for 4
          plan a recipe
        tote meals add sun lunch: eating out
          plan a day without one

help-of-meals-remove = Take a meal off a week
    .details = If a day has several meals, TEXT is a part of the one that is meant.
    .examples =
        tote meals remove mon
          nothing is planned for Monday any more

help-of-meals-copy = Copy the meals of the week before
    .details = Only to days that have no meals yet.
    .examples =
        tote meals copy --week next
          next week is as this one

help-of-meals-send = Add what the meals need to a list
    .details =
        Of this week, the meals from today on; of another, all of it. What is at home and what was added before is left out, as tote cook does.
    .examples =
        tote meals send --dry-run
          see what would be added

help-of-home = Show what is at home
    .details =
        A stock beside your lists, what ends first in front. It begins with the first thing you put there; until then Tote never mentions it.
        • tote clear puts there what always goes home.
        • Recipes and plans leave out what is at home, and ask only for the rest.
        • tote used takes things out again, and puts them back on the list they were bought from.
        It is a list called At home: tote edit, mv, rm and share take it with --list or by its name.
    .examples =
        tote home
          see what is there
        tote home --json
          print all fields

help-of-home-add = Put something at home
    .details = Lines are read as by tote add. The place is written as a store: @freezer. The day until which it keeps is a note, or stands at the end: !2026-12-05, !5 Dec, until 5 Dec.
    .examples =
        tote home add 2 l milk '!2026-12-05'
          two litres that keep until 5 December
        tote home add '500 g peas @freezer'
          with its place

help-of-home-keep = Say whether something goes home
    .details =
        VALUE is:
        • always: it goes home whenever it is cleared from a list,
        • ask: the app asks each time,
        • never: it isn't kept,
        • basic: there is always some, such as salt and oil, and recipes never add it.
    .examples =
        tote home keep milk always
          clearing milk puts it at home
        tote home keep salt basic
          no recipe asks for salt

help-of-used = Use something up
    .details = Without an amount, nothing is left: it goes back on the list it was bought from, at its store and with its usual amount, in the same undo step. With an amount, that much is taken out, first of what ends first.
    .examples =
        tote used milk
          there is no milk left
        tote used milk 500 ml
          half a litre less

help-of-staples = Add the staples that are due
    .details =
        A staple is an item that Tote re-adds regularly: every few days, weeks or months, or as often as you usually buy it. The app adds what is due once a day; this adds it now, in one undo step, with the amount, store and price from last time. Items already on the list stay as they are.
        With a LIST, adds only to that list. tote repeat makes an item a staple.
    .examples =
        tote staples
          add what is due
        tote staples --show
          see all staples, the next one due first
        tote staples Groceries --dry-run
          see what would be added to one list

help-of-today = Print what is due today
    .details =
        Tasks that are overdue come first, then today's note and tasks, then what the lists want: how much is left to buy, and staples that aren't on a list yet. Due are:
        • open tasks with 📅 2026-12-01 behind them, and with ⏳ 2026-12-01, the day they are planned for,
        • notes with due: 2026-12-01 or remind: 2026-12-01 among their properties, until these say done: true or status: done.
        What keeps for three days at most at home, with recipes that use it, comes before the lists.
        The app shows the same with w.
    .examples =
        tote today
          print what is to be done

help-of-repeat = Make an item a staple, re-added regularly
    .details =
        INTERVAL is a number of days, weeks or months, up to 99: weekly, 10 days, every 2 months.
        • usual: as often as you usually buy it, once that is known
        • never: stop adding it
        Without it, prints how often the item is added. ITEM is on the list or was bought before.
    .examples =
        tote repeat milk weekly
          put milk on the list every week
        tote repeat 'toilet paper' every 6 weeks
          use any number of days, weeks or months
        tote repeat milk never
          stop adding milk

help-of-shop = Open the app in a store
    .details =
        The same as s in the app: what is bought there or anywhere, in the order of its aisles. Without a STORE, takes the one of the setting default-store, or lets you choose.
        With --inline, the app has some rows below the prompt, and leaves nothing there when it ends.
    .examples =
        tote shop @Lidl
          shop at Lidl
        tote shop Lidl --inline
          the same below the prompt

help-of-store = See and change what Tote knows about a store
    .examples =
        tote store aisles Lidl
          show the order of the aisles at Lidl

help-of-store-aisles = Show or set the order of a store's aisles
    .details =
        Prints the aisles, one per line, as they are ordered in the app and by tote ls --store. The order is learned from the order in which you tick there.
        The categories you name come first, in this order; the others follow as they are. Write them as you would after #: two letters are enough; put names of several words in quotes.
    .examples =
        tote store aisles Lidl
          show the order of the aisles at Lidl
        tote store aisles Lidl produce bakery dairy
          put fruit and vegetables first, then bread, then dairy

help-of-import = Import lists from a file
    .details =
        The format depends on the file name:
        • .md: check lists in Markdown; each heading is a list
        • .txt: todo.txt
        • .csv, .tsv: a table
        • .ics: tasks (VTODO), from a calendar or a to-do app; each calendar is a list
        • .json: everything, exactly; the file replaces what is already here
        • .json from other programs: lists of Google Keep, Bring!, Mealie, KitchenOwl, Grocy, Todoist and Microsoft To Do
        - reads standard input, and needs --format.
        Lists are imported as new lists; one without a name gets the name of the file. With --list, items that aren't ticked are added to that list, as tote add does. Ticked items of new lists are offered when you buy again.
        With --merge, a list whose name already exists is merged into the existing one, and its items are added in the same way: 3 l milk and 1 l milk become 4 l. In .json, lists and items are also matched by their ids.
        If something can't be read, the error names the line, the column and what was expected, and nothing is imported. With --partial the rest is imported, and the exit status is still 1.
    .examples =
        tote import groceries.md
          turn each heading into a list
        tote import --list Groceries recipe.csv
          add the ingredients of a recipe to a list
        tote import --merge groceries.md
          add to the lists that have these names already
        tote export --format json | tote --db copy.db import -f json -
          copy everything into another database

help-of-export = Export lists
    .details =
        Prints one list, or all of them:
        • md: check lists in Markdown
        • todo.txt, csv: for other programs
        • ics: tasks (VTODO), for calendars and to-do apps; many read only one list per file, so name the list
        • json: everything, exactly, with notes, learned categories and purchases; importing it into an empty database recreates it
        md, todo.txt, csv and ics contain lists only.
        With purchases instead of a list, what was bought, when, where and for what: csv (default) or json.
    .examples =
        tote export > lists.md
          export all lists as check lists
        tote export --format json > everything.json
          export everything
        tote export -f csv Groceries > groceries.csv
          export one list for a spreadsheet
        tote export -f ics Groceries > groceries.ics
          export one list for a to-do app
        tote export purchases > purchases.csv
          export all purchases for a spreadsheet

## Recipes from files

# A line among the ingredients that is none.
recipe-left-out-line = Left out: { $line }
# A saved web page.
recipe-page-none = { $file } has no recipe that Tote can read. Only pages with recipe data (schema.org) can be imported.
recipe-page-broken = The recipe data in { $file } is damaged. Nothing was imported from it.
# A page that was piped in: `curl … | tote note add -`.
recipe-input-none = This page has no recipe that Tote can read. Copy the recipe from the page and paste it into a note.
recipe-input-broken = The recipe data of this page is damaged. Copy the recipe from the page and paste it into a note.
recipe-nothing-imported = Nothing was imported.

## Lists for others

handing-columns-option = In 1 or 2 columns; by default 2 from 30 items on
handing-output-option = Write to this new file, not to standard output
cheapest-json-option = Print JSON: the stores, the sum, and how many items have a price there
catalogue-json-option = Print JSON: each name with its category, and when it was last bought
set-not-times = { QUOTED($text) } doesn't say how often. Write x2 or 1.5.
handing-wrote-list = Wrote { QUOTED($name) } to { $file }

help-of-print = Print a list on paper
    .details =
        Writes what is to buy as a page in HTML that needs no other file: by aisle or store as the app shows it, with boxes to tick, amounts and notes. Open it in a browser to print it or to save it as PDF. --output never overwrites a file.
    .examples =
        tote print > list.html
          what to buy on the first list
        tote print Party --columns 2 -o party.html
          two columns, into a new file
        tote print --store Lidl > lidl.html
          what to buy there, in the order of its aisles
        tote print Groceries +jonas > jonas.html
          what is for Jonas, or what any filter of tote ls finds

help-of-list-message = Print a list as a message for a chat
    .details = What is to buy, by aisle or store as the app shows it, with headings in *asterisks*, which most chats make bold. The setting message-emoji adds a picture for each aisle.
    .examples =
        tote list message | wl-copy
          copy the first list, to paste it in a chat

help-of-list-qr = Show a list as a QR code
    .details = What is to buy, with amounts, for a phone that reads it from the screen; nothing is sent anywhere. Headings are left out if the code gets too large. If it doesn't fit in the terminal, Tote says how much is missing; into a file, any code fits.
    .examples =
        tote list qr
          the first list
        tote list qr Groceries --store Lidl
          only what to buy there

help-of-list-cheapest = Show where a list is cheapest
    .details = What the list costs at each store, by what you last paid there for as much, and at the best two if that is cheaper. Items without a price at a store are counted beside its sum; for the order they count as at the dearest other store, so that no store is cheap by being unknown. Estimated prices don't count.
    .examples =
        tote list cheapest Groceries
          Aldi and Lidl  €38.20  2 of 21 without a price there

help-of-catalogue = Show what there is to buy, by aisle
    .details = The everyday things that Tote knows in your language, for ideas; in each category first what you have bought, the latest first. With CATEGORY, only its names, one per line: write it as you would after #.
    .examples =
        tote catalogue
          everything, by aisle
        tote catalogue dairy | fzf -m | tote add -
          choose from one aisle and add it

help-of-list-add-set = Add all of a list to another
    .details = For lists kept as patterns, such as “Barbecue” or “Baby bag”: all of it is added, ticked or not, and the list stays as it is. An archived list is out of the way and still a pattern. COUNT is how many times as much: x2, 1.5; amounts are rounded as a recipe's.
    .examples =
        tote list add-set Barbecue x2
          for twice as many people, to the first list
        tote list add-set 'Baby bag' --list Trip
          to another list
