## AppCommandWords

app-command-size-option = Size of the terminal (default: 80x24)
app-command-text-option = Print the frame as text (default)
app-command-ansi-option = Print the frame with colours, for a terminal
app-command-svg-option = Print the frame as a picture; with --every, as one that moves
app-command-every-option = Print every frame, not only the last
app-command-after-option = Keys that are pressed before, and not shown
app-command-tour-option = Start with the tour, as on the first run
app-command-record-option = In the app: write what is done to FILE, for tote replay
app-command-redact-option = With --record: replace what is typed by other letters
app-command-until-option = Stop after this many actions
app-command-check-option = Compare each screen with the recorded one
app-command-test-option = Print a test of actions FROM...TO
app-command-last-option = How many actions to show (default: 20)
app-command-cannot-combine = { $one } and { $other } can't be combined.
app-command-theme-needs-s-v-g = --theme needs --svg.
app-command-bad-size = --size needs columns and rows, such as 80x24, not { QUOTED($text) }.
app-command-bad-script = Can't play the script. { $reason }
app-command-cannot-replay = Can't play “{ $file }”: { $reason }
app-command-cannot-record = Can't record: { $reason }
# Why the file isn't recorded into.
app-command-not-a-recording = “{ $file }” isn't a recording, so it won't be replaced. Choose another name.
# Where the run before was recorded, which ended by a crash.
app-command-crashed = The app didn't end well the last time. What was done is in { $file }; tote replay { $file } shows it.
app-command-replayed-as-recorded = All screens are as they were recorded ({ $count } actions).
app-command-bad-steps = “{ $text }” is no range of actions. Write two numbers, such as 12...15.
# Above the first frame of several.
app-command-beginning = start
app-command-no-log-yet = There is no log yet. tote --debug writes one.
app-command-no-log = Nothing was logged. { $reason }
app-command-unsaved-text = Unsaved text from an editor: { $file }
# One of the unsaved changes.
app-command-unsaved-change = Not saved: { $title }

## ConfigCommandWords

# Where a value comes from that isn't set.
config-command-is-default = default
config-command-unknown-setting = No setting called { QUOTED($name) }.
config-command-settings-not-saved = Can't write { $path }: { $reason }.
# In the manual.
config-command-settings-file = Your settings, in TOML.
config-command-settings-variables = TOTE_ and the name of a setting, such as TOTE_THEME or TOTE_FIRST_WEEKDAY, take precedence over the file.

## CookCommandWords

cook-command-cook-for-option = How many to cook for (default: as last time, or as the recipe says)
# Neither the note nor what it links to has a box.
cook-command-no-boxes = { QUOTED($note) } has no checkboxes and no links to notes that have any.
cook-command-all-boxes-ticked = All checkboxes of { QUOTED($note) } are ticked. Nothing was added.
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
cook-command-partly-sent = { QUOTED($recipe) } was added to { QUOTED($list) } this week for { $servings } of { $planned }. The rest follows.
# Cooked for as many as last time, unlike the recipe's own number.
cook-command-cooks-as-last = For { $servings }, as last time. Use --for to change that.
# All recipes of a plan were sent.
cook-command-nothing-left-to-add = All of { QUOTED($plan) } was added this week. Nothing was added.

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
database-command-more-can-be-freed = More can be freed when no other Tote is open: close it and try again.
database-command-name-database = database
database-command-name-backups = backups
database-command-name-log = log

## HelpWords

help-db-option = Use this database (default: $TOTE_DB)
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
help-name-command = COMMAND
help-name-count = COUNT
help-name-date = DATE
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
help-json-fields = With --json, every row has all of these fields, in this order. A moment is in milliseconds since 1970; an amount has a quantity and a unit, a price a value and a currency.
help-or-null = { $kind } or null
# What a file holds, and its path unless a variable is set.
help-database-file = Your lists and notes.
help-backups-folder = Backups: one for each of the last ten days, the last ten made with tote backup, and one from before each upgrade of the database.
help-usual-path = Default: { $path }
# What an environment variable does.
help-tote-d-b-variable = The database to use, unless --db names one.
help-editor-variable = The editor for notes (default: vi). VISUAL takes precedence.
help-browser-variable = The browser for the links in notes.
help-no-color-variable = If set, nothing is printed in colour.
help-locale-variable = The language of messages: English, Spanish, French or Turkish. --language takes precedence. A price without a sign is in the currency of the locale's country, unless the list has another.

## HistoryCommandWords

history-command-history-count-option = How many steps to show (default: 20)
history-command-history-j-s-o-n-option = Print the steps as JSON
history-command-no-history-yet = Nothing was done yet.
history-command-watch-since-option = Print the changes after this number first
history-command-watch-list-option = Only changes to this list
history-command-watch-j-s-o-n-option = Print each change as a line of JSON
history-command-not-a-step = { QUOTED($word) } isn't the number of a step.
# The journal begins behind the number to resume from, or ends before it.
history-command-journal-begins = Can't resume from { $number }: the journal now begins at { $first }. Read the lists again first.
history-command-journal-ends = Can't resume from { $number }: the journal ends at { $last }. Is this another database, or a backup?

## ItemCommandWords

item-command-add-list-option = Add to this list (default: the first)
item-command-create-option = Create the list if it doesn't exist
item-command-add-j-s-o-n-option = Print the items as JSON
item-command-done-store-option = Where they were bought, if they name no store
item-command-clear-store-option = Only what was just ticked at this store
item-command-item-list-option = Use this list (default: the first)
item-command-create-needs-list = --create needs a name: --create --list NAME.
item-command-adding = Adding
item-command-no-currency = { $number } is taken to be in { $currency }, because no currency is known yet. If it isn't, write its sign: €{ $number }.
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

## ListCommandWords

list-command-ls-all-option = All lists that aren't archived
list-command-ls-todo-option = Only items that aren't ticked
list-command-ls-sort-option = Sort by own (your own order), name, store or newest; without categories
list-command-ls-group-option = Group by category or store, or not at all (none)
list-command-ls-store-option = What to buy at a store or anywhere, in the order of its aisles
list-command-ls-limit-option = Show at most this many items
list-command-ls-i-ds-option = Print the id in front of each item
list-command-ls-format-option = Print each item by a template, such as '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }', with the fields of --json
list-command-ls-j-s-o-n-option = Print the items as JSON, with all fields
list-command-lists-all-option = Show archived lists too
list-command-lists-j-s-o-n-option = Print the lists as JSON, with all fields
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
list-edit-not-a-budget = { QUOTED($text) } isn't a budget. Use a price with its currency, such as €80, or none.

## NameWords

# Nothing has this name.
name-no-such-list = No list called { QUOTED($name) }.
name-no-such-item = No item called { QUOTED($name) } on { QUOTED($list) }.
name-no-such-note = No note called { QUOTED($name) }.
name-no-such-category = No category called { QUOTED($name) }.
# Above similar names, or all names.
name-similar-names = Similar:
name-all-names = There are:
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

## NoteCommandWords

note-command-note-add-j-s-o-n-option = Print the note as JSON
note-command-note-tag-option = Only notes with this tag
note-command-note-archive-option = Archived notes
note-command-note-trash-option = Notes in the trash
note-command-note-sort-option = Sort by changed, title or created; pinned notes come first
note-command-notes-j-s-o-n-option = Print the notes as JSON, with all fields
note-command-note-j-s-o-n-option = Print the note as JSON, with all fields
note-command-note-title-option = New title
note-command-note-allow-empty-option = Accept empty standard input, and empty the note
note-command-note-append-option = Add the text on a new line at the end
note-command-note-forever-option = Delete for ever, without the trash
note-command-note-update-links-option = Also change the links to it
note-command-note-yes-option = Don't ask before --forever
note-command-forever-needs-yes = --forever can't be undone. Without a terminal to ask on, use --yes.
note-command-nothing-deleted = Nothing was deleted.
note-command-note-folders-option = Make the folders tags
note-command-no-note-files = There is no file of Markdown or plain text.
note-command-skipped-file = Skipped { $file }: { $reason }.
# Why nothing was imported, and what to do: `fields` are the names of properties that a note doesn't have.
note-command-loses-properties = { $count } of { $all } files have properties that an import doesn't keep: { $fewJoined }. Nothing was imported. tote note mirror keeps them; --yes imports without them.
note-command-note-import-yes-option = Also if properties of files are lost
note-command-note-discard-option = Delete those texts instead
note-command-nothing-to-recover = No editor has left a text.
note-command-editor-is-open = An editor still has { $file } open. Close it first.
note-command-cannot-recover = { $file } is no text. Nothing was done.
note-command-discarded-text = Deleted { $file }
note-command-unchanged-text = Nothing was written in { $file }
# It has a draft.
note-command-is-unsaved = { QUOTED($name) } is being written; what isn't saved yet is included.
note-command-recovered-text = { QUOTED($note) } has what was written in the editor
note-command-recovered-as-new = What was written is a new note, { QUOTED($note) }
note-command-note-watch-option = Go on, and follow every change
note-command-note-mirror-yes-option = Also if most notes or files would go
note-command-cannot-mirror = { $path }: { $reason }. What was done until then stays; run it again.
# So many notes or files would go that it looks like a mistake.
note-command-mirror-loses-many = { $count } of the { $all } notes in { $folder } would go. Nothing was done; if it is meant, add --yes.
note-command-created-note = Created note { QUOTED($name) }
note-command-changed-note = Changed note { QUOTED($name) }
note-command-trashed-note = Moved { QUOTED($name) } to the trash
note-command-pinned-note = Pinned { QUOTED($name) }
note-command-unpinned-note = Unpinned { QUOTED($name) }
note-command-archived-note = Archived { QUOTED($name) }
note-command-restored-note = Restored { QUOTED($name) }
note-command-renamed-note = Renamed { QUOTED($name) } to { QUOTED($title) }
note-command-note-remove-alias-option = Take these other titles away
note-command-alias-to-remove = Name the other title to remove.
note-command-no-aliases = { QUOTED($name) } has no other title.
note-command-no-such-alias = { QUOTED($name) } isn't called { QUOTED($title) }.
note-command-links-to-nothing = { QUOTED($name) } links to no note.
note-command-links-to-no-note = There is no note { QUOTED($title) }.
note-command-nothing-links = No note links to { QUOTED($name) }.
note-command-blank-title = The title is blank. Nothing was changed.
# A title with brackets, say.
note-command-cannot-be-linked = A title like { QUOTED($title) } can't be linked to. Nothing was changed.
note-command-deleted-note = Deleted { QUOTED($name) } for ever
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
note-command-found-instead = No note contains all these words; these have “{ $corrected }”.
note-command-is-empty-notes = No notes yet.
note-command-is-empty-archive = The archive is empty.
note-command-is-empty-trash = The trash is empty.

## PriceCommandWords

price-command-price-j-s-o-n-option = List the purchases as JSON, with all fields
price-command-price-date-option = Price what was bought on this day, such as 2026-01-31, even if it has a price
price-command-date-without-item = --date is for one item: say which.
price-command-no-purchase = No purchase of { QUOTED($item) } is known on { $day }.
price-command-not-a-price = { QUOTED($text) } isn't a price. Use one with its currency, such as €1.20.
price-command-price-does-not-fit = { $price } doesn't fit the amount of { QUOTED($item) }. Use the price of the whole purchase.
price-command-priced = { $item }, { $day }: { $price }
price-command-prices-j-s-o-n-option = Print the purchases as JSON, with all fields
price-command-spent-by-option = Add up by week, month, category, store or item (default: month)
price-command-spent-since-option = Only from this day on, such as 2026-01-31
price-command-spent-j-s-o-n-option = Print the sums as JSON
# Before the last price, the lowest price and the cheapest shop.
price-command-last-price = last
price-command-lowest-price = lowest
price-command-cheapest-store = cheapest
price-command-no-prices = No price known for { QUOTED($item) }. Prices are remembered when you tick an item that has one.
price-command-nothing-spent = Nothing spent in this period.
# Before the total.
price-command-total = total
price-command-not-a-date = { QUOTED($text) } isn't a date. Use year, month and day, such as 2026-01-31.

## SharingHelpWords

sharing-help-share-as-option = Call it NAME on the server
sharing-help-share-join-option = Join a list on the server, or print them all
sharing-help-share-j-s-o-n-option = With --join, print it as JSON
sharing-help-delete-on-server-option = Also delete the list on the server
sharing-help-user-option = Your name on the server
sharing-help-password-command-option = Read the password from the first line a command prints
sharing-help-password-file-option = Read the password from the first line of a file that only you can read
sharing-help-authorities-option = Trust the certificate authorities in a file (PEM) instead of the system's
sharing-help-sync-j-s-o-n-option = Print it as JSON
# `tote share` alone.
sharing-help-nothing-to-share = Name the list to share, or use --join.
# `--json` without `--join`.
sharing-help-json-needs-join = Use --json only with --join.
sharing-help-no-sync-program = tote-sync can't be started ({ $reason }). Install it to share lists.
# `tote-sync` answered in a way that no matching version does.
sharing-help-strange-sync-program = tote-sync didn't answer as expected. Install the version that belongs to this Tote.

## StapleCommandWords

staple-command-staples-show-option = Show staples and when they are due, without adding anything
staple-command-staples-j-s-o-n-option = Print the items as JSON, or with --show the staples
staple-command-no-staples = There are no staples yet. tote repeat milk weekly makes milk one.
# In place of a day: due, or the usual interval isn't known yet.
staple-command-is-due = due
staple-command-due-is-unknown = after a few purchases
# An item and its new interval.
staple-command-repeats = { $item } will be added { $interval }
staple-command-no-longer-repeats = No longer a staple: { $item }
staple-command-does-not-repeat = { QUOTED($item) } isn't a staple.
staple-command-not-an-interval = { QUOTED($text) } isn't an interval. Use weekly, 10 days, 3 weeks, 2 months, usual or never.

## TransferWords

transfer-import-format-option = Read as this format (default: by the file's name)
transfer-import-list-option = Add the items to this list
transfer-merge-option = Merge with existing lists and items of the same name
transfer-partial-option = Import what can be read
transfer-export-format-option = Format to write (default: md)
# For the progress bar, titles of edits and errors.
transfer-standard-input = standard input
transfer-importing = Importing { $name }
transfer-exporting = Exporting
# What to do with a file that is no list.
transfer-import-as-note = If it is a note: tote note import { $file }
transfer-nothing-imported = Nothing was imported. --partial imports what can be read.
transfer-json-takes-no-list = JSON says which list each item is on. Leave out --list.
transfer-nothing-new = Nothing new: everything in { $name } is already here
transfer-notes-are-left-out = Only lists were exported. --format json exports the notes too.

## UsageWords

# How a name is quoted, here and by QUOTED.
usage-quoted = "{ $text }"
usage-did-you-mean = Did you mean { $word }?
# Where to read on: `tote help add`.
usage-try-help = See { $command }.
usage-argument-is-no-text = An argument isn't valid UTF-8. Nothing was done.
usage-cannot-read = Can't read { $name }: { $reason }.
usage-cannot-write = Can't write { $name }: { $reason }.
usage-too-large = { $name } is larger than { $megabytes } MB. Split it into smaller files.
usage-is-device = { $name } is a device, not a file. Nothing was read.
usage-interrupted = Interrupted. Nothing was changed.
# After a question: the answers, the default in capitals; and what else means yes, folded.
usage-yes-or-no = [y/N]
