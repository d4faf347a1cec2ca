## AppCommandWords

app-command-size-option = Größe des Terminals (Vorgabe: 80x24)
app-command-text-option = Bildschirm als Text ausgeben (Vorgabe)
app-command-ansi-option = Bildschirm in Farbe ausgeben, für ein Terminal
app-command-svg-option = Bildschirm als Bild ausgeben; mit --every als bewegtes Bild
app-command-every-option = Jeden Bildschirm ausgeben, nicht nur den letzten
app-command-after-option = Tasten, die vorher gedrückt und nicht gezeigt werden
app-command-tour-option = Mit dem Rundgang beginnen, wie beim ersten Start
app-command-record-option = In der App: den Ablauf in DATEI aufzeichnen, für tote replay
app-command-redact-option = Mit --record: Eingaben durch andere Buchstaben ersetzen
app-command-until-option = Nach so vielen Aktionen anhalten
app-command-check-option = Jeden Bildschirm mit dem aufgezeichneten vergleichen
app-command-html-option = Eine Seite ausgeben, auf der sich der Ablauf durchgehen lässt
app-command-against-option = Zeigen, wo sich der Ablauf von einer anderen Aufzeichnung unterscheidet
app-command-test-option = Einen Test ausgeben: ab dem Start bis Aktion N oder des Zustands in VON...BIS
app-command-last-option = Wie viele Aktionen anzeigen (Vorgabe: 20)
app-command-cannot-combine = { $one } und { $other } schließen einander aus.
app-command-theme-needs-svg = --theme erfordert --svg.
app-command-bad-size = --size erwartet Spalten und Zeilen, z. B. 80x24, nicht { QUOTED($text) }.
app-command-bad-script = Das Skript lässt sich nicht abspielen. { $reason }
app-command-cannot-replay = „{ $file }“ lässt sich nicht abspielen: { $reason }
app-command-cannot-record = Aufzeichnen nicht möglich: { $reason }
# Why the file isn't recorded into.
app-command-not-a-recording = „{ $file }“ ist keine Aufzeichnung und wird deshalb nicht ersetzt. Einen anderen Namen wählen.
# Where the run before was recorded, which ended by a crash.
app-command-crashed = Die App ist beim letzten Mal abgestürzt. tote replay { $file } zeigt den Ablauf, t schreibt dort einen Test davon; --html macht daraus eine Seite für einen Bericht.
app-command-replayed-as-recorded = Alle Bildschirme sind wie aufgezeichnet (Aktionen: { $count }).
app-command-runs-are-the-same = Beide Abläufe sind gleich.
app-command-runs-part = Die Abläufe unterscheiden sich ab Aktion { $number }.
app-command-bad-steps = „{ $text }“ ist keine Aktion. Ihre Nummer angeben, z. B. 15, oder zwei, z. B. 12...15.
# Above the first frame of several.
app-command-beginning = Anfang
app-command-inline-option = In einigen Zeilen unter der Eingabeaufforderung
app-command-which-store = Nenne das Geschäft: tote shop @Lidl. Noch ist keins bekannt.
app-command-no-log-yet = Es gibt noch kein Protokoll. tote --debug schreibt eines.
app-command-no-log = Es wurde nichts protokolliert. { $reason }
app-command-unsaved-text = Nicht gespeicherter Text aus einem Editor: { $file }
# One of the unsaved changes.
app-command-unsaved-change = Nicht gespeichert: { $title }
# What is in the file, and how to play it.
app-command-recorded = { $redacted ->
    [yes] In { $file } aufgezeichnet. tote replay { $file } spielt es ab.
   *[no] In { $file } aufgezeichnet, mit den eigenen Daten in { $file }.db und allen Eingaben. tote replay { $file } spielt es ab.
}
app-command-no-chapter = Kein Kapitel namens „{ $name }“. Vorhanden: { $all }.
# Why the app can't be shown here, and what to do.
app-command-no-terminal-for-input = Die Standardeingabe ist kein Terminal. tote in einem Terminal starten, ohne Pipe.
app-command-no-terminal-for-output = Die Standardausgabe ist kein Terminal. tote in einem Terminal starten, ohne Pipe.
app-command-no-terminal-at-all = Hier gibt es kein Terminal. tote in einem Terminal starten.
app-command-no-terminal-over-ssh = Hier ist kein Terminal. Die App mit ssh -t öffnen oder einen Befehl nennen, etwa ls.
app-command-terminal-type-missing = TERM ist nicht gesetzt; Tote weiß deshalb nicht, was dieses Terminal kann. Meist hilft TERM=xterm-256color.
app-command-terminal-type-unknown = Dieses System kennt den Terminaltyp { QUOTED($type) } aus TERM nicht. Meist hilft TERM=xterm-256color.
app-command-terminal-type-too-simple = Ein Terminal vom Typ { QUOTED($type) } kann den Cursor nicht bewegen. Ein anderes Terminal verwenden.
app-command-no-resources = Das System hat keinen Speicher oder keine Dateideskriptoren mehr frei. Andere Programme schließen und erneut versuchen.
app-command-unsaved = { $count ->
    [one] { $count } Änderung ist nicht gespeichert. { $reason }
   *[other] { $count } Änderungen sind nicht gespeichert. { $reason }
}

## ConfigCommandWords

# Where a value comes from that isn't set.
config-command-is-default = Vorgabe
config-command-unknown-setting = Keine Einstellung namens { QUOTED($name) }.
config-command-settings-not-saved = { $path } lässt sich nicht schreiben: { $reason }.
# In the manual.
config-command-settings-file = Die Einstellungen, in TOML.
config-command-settings-variables = TOTE_ mit dem Namen einer Einstellung, z. B. TOTE_THEME oder TOTE_FIRST_WEEKDAY, hat Vorrang vor der Datei.

## CookCommandWords

cook-command-cook-for-option = Für wie viele Portionen (Vorgabe: wie zuletzt oder wie im Rezept)
cook-command-cook-done-option = Aus dem Vorrat nehmen, was das Rezept braucht
# Neither the note nor what it links to has a box.
cook-command-no-boxes = { QUOTED($note) } hat keine Kästchen und keine Links auf Notizen mit Kästchen.
cook-command-all-boxes-ticked = In { QUOTED($note) } sind alle Kästchen abgehakt. Es wurde nichts hinzugefügt.
# The note doesn't say how many servings it is for.
cook-command-no-servings = { QUOTED($note) } nennt keine Portionszahl. Es fehlt eine Zeile wie Portionen: 4.
# A plan's links say how many servings they ask for.
cook-command-plan-has-no-servings = { QUOTED($note) } ist ein Speiseplan. Die Portionen stehen dort hinter jedem Link: [[Suppe]] für 6.
cook-command-too-many-servings = --for erwartet eine Zahl von 1 bis { $limit }.
# A plan asks for servings, but the recipe doesn't say how many it is for.
cook-command-not-scaled = { QUOTED($recipe) } nennt keine Portionszahl. Die Mengen bleiben unverändert.
# A plan's link leads nowhere.
cook-command-no-note-to-cook = { QUOTED($title) } ausgelassen: Keine Notiz heißt so.
# A plan's recipe that was sent this week and is left out.
cook-command-already-sent = { QUOTED($recipe) } ausgelassen: diese Woche schon zu { QUOTED($list) } hinzugefügt. Einzeln gekocht, wird es noch einmal hinzugefügt.
# Sent for fewer than the plan asks for: the rest is added.
cook-command-partly-sent = Von { QUOTED($recipe) } wurden diese Woche schon { $servings } von { $planned } Portionen zu { QUOTED($list) } hinzugefügt. Der Rest folgt.
# Cooked for as many as last time, unlike the recipe's own number.
cook-command-cooks-as-last = { $servings ->
    [one] Für { $servings } Portion, wie beim letzten Mal. --for ändert das.
   *[other] Für { $servings } Portionen, wie beim letzten Mal. --for ändert das.
}
# All recipes of a plan were sent.
cook-command-nothing-left-to-add = Alles aus { QUOTED($plan) } wurde diese Woche schon hinzugefügt. Es kam nichts dazu.

## DatabaseCommandWords

database-command-repair-option = Fehler beheben, nach einer Sicherung
database-command-compact-option = Alte Änderungen entfernen und Speicherplatz freigeben
database-command-no-database-yet = Es gibt noch keine Datenbank. tote add legt sie an.
database-command-no-database = Unter { $path } gibt es keine Datenbank.
database-command-disk-is-full = Der Datenträger ist voll. Es wurde nichts geändert; Platz schaffen und erneut versuchen.
database-command-database-is-damaged = Die Datenbank ist beschädigt. Es wurde nichts geändert; tote check zeigt Einzelheiten.
database-command-waiting-for-program = Ein anderes Programm schreibt gerade. Bitte warten…
database-command-no-intact-backup = Es gibt keine unversehrte Sicherung.
database-command-newest-backup = Die neueste unversehrte Sicherung ist vom { $day }: { $backup }
# Above a command that inspects a backup, and above one that restores it.
database-command-to-look-inside = Zum Hineinsehen:
database-command-to-restore = Zum Wiederherstellen:
database-command-backing-up = Sicherung läuft
database-command-file-exists = { $path } gibt es schon. Eine Sicherung überschreibt nie eine Datei.
database-command-backup-failed-full = Der Datenträger ist voll. Es wurde keine Sicherung angelegt.
database-command-backup-failed-read-only = Es wurde keine Sicherung angelegt: Der Ordner ist schreibgeschützt.
database-command-backup-failed-no-folder = Es wurde keine Sicherung angelegt: Den Ordner { $folder } gibt es nicht.
database-command-backup-failed-locked-folder = Es wurde keine Sicherung angelegt: { $folder } ist schreibgeschützt.
database-command-backup-failed-other = Es wurde keine Sicherung angelegt: { $reason }.
database-command-todays-backup-failed = Die heutige Sicherung ist fehlgeschlagen. { $reason }
database-command-checking = { $path } wird geprüft
database-command-compacting = { $path } wird verkleinert
database-command-all-is-well = Keine Probleme gefunden.
database-command-others-may-read = Andere können { $path } lesen.
database-command-repair-is-possible = tote check --repair behebt das.
# The state before a repair is in this file.
database-command-kept-before = Sicherung von vor der Reparatur: { $path }
database-command-cannot-protect = { $path } lässt sich nicht vor anderen schützen.
# Before what a repair couldn't fix.
database-command-still-wrong = Nicht behoben: { $sentence }
database-command-repaired = Behoben.
database-command-freed = { $size } freigegeben. Die Datenbank belegt jetzt { $left }.
database-command-nothing-to-free = Es gibt nichts freizugeben. Die Datenbank belegt { $size }.
database-command-more-can-be-freed = Tote ist noch anderswo geöffnet: dort schließen und erneut versuchen, um mehr freizugeben.
database-command-name-database = Datenbank
database-command-name-backups = Sicherungen
database-command-name-log = Protokoll
# What tote check finds.
database-command-issue-page = Die Datei ist beschädigt: { $text }.
database-command-issue-unreadable-tables = Die Datei ist beschädigt: Die Tabellen sind nicht lesbar.
database-command-issue-index = Ein Index passt nicht zu seiner Tabelle: { $text }.
database-command-issue-missing-table = Die Tabelle { $name } fehlt.
database-command-issue-missing-index = Der Index { $name } fehlt.
database-command-issue-missing-lists = { $lists ->
    [one] { items-counted } auf einer Liste, die es nicht gibt.
   *[other] { items-counted } auf { $lists } Listen, die es nicht gibt.
}
database-command-issue-lists-in-one-place = { $count ->
    [one] { $count } Liste steht am selben Platz wie eine andere.
   *[other] { $count } Listen stehen am selben Platz wie eine andere.
}
database-command-issue-items-in-one-place = { $count ->
    [one] { $count } Artikel steht auf { QUOTED($name) } am selben Platz wie ein anderer.
   *[other] { $count } Artikel stehen auf { QUOTED($name) } am selben Platz wie ein anderer.
}
database-command-issue-wrong-keys = { $count ->
    [one] { $count } Artikel ist unter seinem Namen nicht zu finden.
   *[other] { $count } Artikel sind unter ihrem Namen nicht zu finden.
}
database-command-issue-note-words = { $count ->
    [one] { $count } Notiz ist über die Suche nicht zu finden.
   *[other] { $count } Notizen sind über die Suche nicht zu finden.
}
database-command-issue-unreadable-entry = Änderung { $number } im Verlauf ist nicht lesbar.
database-command-removed-steps = { $count ->
    [one] { $count } alte Änderung aus dem Verlauf entfernt.
   *[other] { $count } alte Änderungen aus dem Verlauf entfernt.
}
database-command-kept-backups = { $count ->
    [one] { $count } Sicherung, { $size }
   *[other] { $count } Sicherungen, { $size }
}
database-command-bytes = { $count ->
    [one] { $count } Byte
   *[other] { $count } Byte
}
database-command-kilobytes = { $count } kB
# With one decimal.
database-command-megabytes = { $whole },{ $tenth } MB

## HelpWords

help-db-option = Diese Datenbank verwenden (Vorgabe: $TOTE_DB)
help-restricted-option = Für ssh: keine anderen Programme und Dateien, feste Einstellungen
help-debug-option = In der App: jede Aktion protokollieren, für tote log
help-linear-option = In der App: Bildschirm für einen Screenreader aufbauen
help-option = Hilfe zu tote oder einem Befehl anzeigen
help-version-option = Version ausgeben
# Options that mean the same for several commands.
help-quiet-option = Bei Erfolg nichts ausgeben
help-dry-run-option = Nur anzeigen, was geschehen würde, ohne etwas zu ändern
help-usage = Aufruf:
help-commands = Befehle:
help-options = Optionen:
help-examples = Beispiele:
help-exit-status = Exit-Status:
# The last line of help: about the program, and about one command.
help-more-about-commands = tote help BEFEHL erklärt einen Befehl.
help-more-about-all = tote help erklärt, was alle Befehle gemeinsam haben.
# When a command ends with this code, as a cell of a table.
help-meaning-done = Erfolg
help-meaning-refused = abgelehnt oder nur teilweise ausgeführt
help-meaning-usage = ungültige Befehlszeile
help-meaning-not-found = Name nicht gefunden oder mehrdeutig, oder Suche ohne Treffer
help-meaning-storage = Datenbank oder Datei lässt sich nicht lesen oder schreiben
help-meaning-server = Server nicht erreichbar oder lehnt ab
# An operand's placeholder: `LIST`.
help-name-address = URL
help-name-category = ABTEILUNG
help-name-chapter = KAPITEL
help-name-columns = SPALTEN
help-name-command = BEFEHL
help-name-count = ANZAHL
help-name-date = DATUM
help-name-day = TAG
help-name-file = DATEI
help-name-folder = ORDNER
help-name-filter = FILTER
help-name-format = FORMAT
help-name-group = GRUPPE
help-name-interval = INTERVALL
help-name-item = ARTIKEL
help-name-language = SPRACHE
help-name-line = ZEILE
help-name-list = LISTE
help-name-name = NAME
help-name-note = NOTIZ
help-name-order = REIHENFOLGE
help-name-part = TEIL
help-name-place = ORT
help-name-price = PREIS
help-name-property = EIGENSCHAFT
help-name-range = VON...BIS
help-name-script = SKRIPT
help-name-setting = EINSTELLUNG
help-name-shell = SHELL
help-name-size = BxH
help-name-step = SCHRITT
help-name-store = GESCHÄFT
help-name-tag = SCHLAGWORT
help-name-text = TEXT
help-name-theme = FARBSCHEMA
help-name-title = TITEL
help-name-user = NAME
help-name-value = WERT
help-name-word = WORT
# Placeholders of the synopsis, for options and for a command.
help-options-place = [OPTION…]
help-command-place = BEFEHL
# Of the whole page, above: what man calls section 1.
help-manual-section = Benutzerbefehle
help-manual-name = NAME
help-manual-synopsis = ÜBERSICHT
help-manual-description = BESCHREIBUNG
help-manual-options = OPTIONEN
help-manual-commands = BEFEHLE
help-manual-exit-status = EXIT-STATUS
help-manual-files = DATEIEN
help-manual-environment = UMGEBUNGSVARIABLEN
# The fields of `--json`, and a field that may be null.
help-json-fields = Mit --json hat jede Zeile alle diese Felder, in dieser Reihenfolge. Ein Zeitpunkt (moment) steht in Millisekunden seit 1970; eine Menge hat eine Zahl (quantity) und eine Einheit (unit), ein Preis einen Betrag (value) und eine Währung (currency).
help-or-null = { $kind } oder null
# What a file holds, and its path unless a variable is set.
help-database-file = Die Listen und Notizen.
help-backups-folder = Sicherungen: je eine für die letzten zehn Tage, die letzten zehn von tote backup und je eine von vor jeder Aktualisierung der Datenbank.
help-usual-path = Vorgabe: { $path }
# What an environment variable does.
help-tote-db-variable = Die verwendete Datenbank, sofern --db keine andere nennt.
help-editor-variable = Der Editor für Notizen (Vorgabe: vi). VISUAL hat Vorrang.
help-browser-variable = Der Browser für die Links in Notizen.
help-no-color-variable = Wenn gesetzt, wird nichts in Farbe ausgegeben.
help-locale-variable = Die Sprache der Meldungen: { $languages }. --language hat Vorrang. Datum, Zahlen und Preise sehen aus wie im Land der Locale. Ein Preis ohne Zeichen gilt in der Währung des Landes, das die Locale nennt, sofern die Liste keine andere hat.
help-language-option = Sprache: { $languages }
help-theme-option = Farben der App: { $themes } (Vorgabe: was das Terminal meldet)

## HistoryCommandWords

history-command-history-count-option = Wie viele Schritte anzeigen (Vorgabe: 20)
history-command-history-json-option = Schritte als JSON ausgeben
history-command-no-history-yet = Bisher ist nichts geschehen.
history-command-watch-since-option = Zuerst die Änderungen nach dieser Nummer ausgeben
history-command-watch-list-option = Nur Änderungen an dieser Liste
history-command-watch-json-option = Jede Änderung als JSON-Zeile ausgeben
history-command-not-a-step = { QUOTED($word) } ist nicht die Nummer eines Schritts.
# What would be undone, and when it was done.
history-command-asks-to-undo = Das rückgängig machen: { $step } ({ $time })?
history-command-changed-meanwhile = Inzwischen wurde etwas anderes getan, darum wurde nichts rückgängig gemacht. Siehe tote history.
history-command-undo-yes-option = Nicht nachfragen
# The journal begins behind the number to resume from, or ends before it.
history-command-journal-begins = Fortsetzen ab { $number } nicht möglich: Der Verlauf beginnt inzwischen bei { $first }. Zuerst die Listen neu lesen.
history-command-journal-ends = Fortsetzen ab { $number } nicht möglich: Der Verlauf endet bei { $last }. Ist das eine andere Datenbank oder eine Sicherung?

## HomeCommandWords

home-command-json-option = Artikel als JSON ausgeben, was zuerst abläuft vorn
home-command-nothing = Zu Hause ist noch nichts eingetragen. tote home add 2 l Milch beginnt einen Vorrat.
home-command-kept = Zu Hause: { $item }
# How what was cleared goes home, as it is typed.
home-command-clear = Wenn es zu Hause bleibt: tote home add { $items }
home-command-not-an-amount = { QUOTED($text) } ist keine Menge. Schreib 500 ml, oder nichts, wenn nichts mehr da ist.
home-command-always = { $item }: kommt nach jedem Einkauf nach Hause
home-command-ask = { $item }: du wirst jedes Mal gefragt
home-command-never = { $item }: kommt nie nach Hause
home-command-basic = { $item }: immer zu Hause, von Rezepten nie hinzugefügt
# With the reason, such as: at home.
home-command-covered = Ausgelassen: { $item } ({ $reason })
home-command-nothing-taken = Nichts davon ist mit einer Menge zu Hause.
home-command-taken = { $item }: noch { $rest } zu Hause
home-command-taken-all = { $item }: alles verbraucht

## ItemCommandWords

item-command-add-list-option = Zu dieser Liste hinzufügen (Vorgabe: die erste)
item-command-create-option = Liste anlegen, falls es sie nicht gibt
item-command-add-json-option = Artikel als JSON ausgeben
item-command-done-store-option = Wo sie gekauft wurden, falls sie kein Geschäft nennen
item-command-clear-paid-option = Was auf dem Kassenzettel steht; Artikel ohne Preis teilen sich den Unterschied
item-command-clear-store-option = Nur was gerade in diesem Geschäft abgehakt wurde
item-command-item-list-option = Diese Liste verwenden (Vorgabe: die erste)
pick-command-nothing-to-pick = Auf { QUOTED($list) } steht nichts.
pick-command-nothing-to-tick = Auf { QUOTED($list) } ist nichts mehr abzuhaken.
pick-command-many-option = Mehrere wählen: Tab markiert
pick-command-query-option = Hiermit als getipptem Text beginnen
pick-command-ids-option = IDs statt Namen ausgeben
pick-command-json-option = JSON mit allen Feldern ausgeben
item-command-create-needs-list = --create braucht einen Namen: --create --list NAME.
item-command-adding = Wird hinzugefügt
item-command-no-currency = { $number } gilt als Betrag in { $currency }, da noch keine Währung bekannt ist. Für eine andere deren Zeichen dazuschreiben: { $number }€.
item-command-unknown-currency = { $currency } ist keine bekannte Währung und bleibt im Namen: { $item }. Kürzel wie SEK werden verstanden.
item-command-blank-line = Die Zeile ist leer. Es wurde nichts hinzugefügt.
# Kept apart from an item with these details.
item-command-kept-separate = außerdem auf der Liste: { $distinction }
item-command-is-back = Wieder auf { QUOTED($list) }: { $item }
item-command-is-already = Schon auf { QUOTED($list) }: { $item }
item-command-replaced = Die letzte Menge zählt: { $amount }, nicht { $old }.
# The same for stores and categories, with their signs.
item-command-replaced-old = Die letzte Angabe zählt: { $new }, nicht { $old }.
item-command-ticked = Abgehakt: { $item }
item-command-was-ticked = Schon abgehakt: { $item }
item-command-unticked = Haken entfernt: { $item }
item-command-was-unticked = Nicht abgehakt: { $item }
# An item by its old name, and its new line.
item-command-edited = Geändert: { $item } → { $line }
item-command-blank-edit = Die Zeile ist leer. Es wurde nichts geändert.
item-command-moved = Auf { QUOTED($list) } verschoben: { $item }
item-command-are-there-already = Das steht schon auf { QUOTED($list) }.
item-command-deleted = Gelöscht: { $item }
item-command-was-deleted = Schon gelöscht: { $item }
# Lines of a file that aren't items, with the first of them.
item-command-left-out = { $count ->
    [one] Eine Zeile ausgelassen, die kein Artikel ist: { QUOTED($first) }
   *[other] { $count } Zeilen ausgelassen, die keine Artikel sind: { QUOTED($first) }, …
}
# Each $dry is yes if nothing is done, with --dry-run.
item-command-created-list = { $dry ->
    [yes] Würde Liste { QUOTED($name) } anlegen.
   *[no] Liste { QUOTED($name) } angelegt.
}
# A new item, with its amount, on a list.
item-command-added = { $dry ->
    [yes] Würde zu { QUOTED($list) } hinzufügen: { $item }
   *[no] Zu { QUOTED($list) } hinzugefügt: { $item }
}
item-command-summed = { $item }: { $was } → { $sum }
# It was there without an amount.
item-command-summed-first = { $item }: ohne Menge → { $sum }
# It was there, and some details have changed. English need not name the list.
item-command-is-already-but = Schon auf { QUOTED($list) }: { $item }, jetzt { $news }
item-command-added-many = { $dry ->
    [yes] Würde { $count } Artikel zu { QUOTED($list) } hinzufügen
   *[no] { $count } Artikel zu { QUOTED($list) } hinzugefügt
}
# Others were there already.
item-command-added-many-beside = { $already ->
    [one] { item-command-added-many }; { $already } stand schon darauf
   *[other] { item-command-added-many }; { $already } standen schon darauf
}
# A second category, store or price stayed in the name.
item-command-second = Ein Artikel hat nur { $detail }. Die andere Angabe gehört jetzt zum Namen: { QUOTED($name) }
# The last of several prices counts.
item-command-replaced-prices = Der letzte Preis zählt: { $price }, nicht { $old }.
item-command-ticked-many = { $count } Artikel auf { QUOTED($list) } abgehakt
item-command-ticked-many-beside = { $already ->
    [one] { item-command-ticked-many }; { $already } war schon abgehakt
   *[other] { item-command-ticked-many }; { $already } waren schon abgehakt
}
item-command-unticked-many = { $count ->
    [one] Haken von { $count } Artikel auf { QUOTED($list) } entfernt
   *[other] Haken von { $count } Artikeln auf { QUOTED($list) } entfernt
}
item-command-unticked-many-beside = { $already ->
    [one] { item-command-unticked-many }; { $already } war nicht abgehakt
   *[other] { item-command-unticked-many }; { $already } waren nicht abgehakt
}
item-command-deleted-many = { $count } Artikel von { QUOTED($list) } gelöscht
item-command-deleted-many-beside = { $already ->
    [one] { item-command-deleted-many }; { $already } war schon gelöscht
   *[other] { item-command-deleted-many }; { $already } waren schon gelöscht
}
item-command-moved-many = { $count } Artikel auf { QUOTED($list) } verschoben
# Merged with an existing item; its line now.
item-command-merged = { $dry ->
    [yes] Würde mit dem vorhandenen Artikel zusammenführen: { $line }
   *[no] Mit dem vorhandenen Artikel zusammengeführt: { $line }
}
item-command-merged-many = { $dry ->
    [yes] Würde { $count } Artikel mit vorhandenen zusammenführen
   *[no] { $count } Artikel mit vorhandenen zusammengeführt
}
item-command-nothing-to-clear = Auf { QUOTED($list) } ist nichts abgehakt.
item-command-nothing-to-clear-in = Auf { QUOTED($list) } wurde gerade nichts bei { $shop } abgehakt.

## ListCommandWords

list-command-ls-all-option = Alle Listen, die nicht archiviert sind
list-command-ls-todo-option = Nur nicht abgehakte Artikel
list-command-ls-sort-option = Sortieren nach own (eigene Reihenfolge), name (Name), store (Geschäft) oder newest (neueste zuerst); ohne Abteilungen
list-command-ls-group-option = Gruppieren nach category (Abteilung) oder store (Geschäft) oder gar nicht (none)
list-command-ls-store-option = Was in diesem Geschäft oder irgendwo zu kaufen ist, in der Reihenfolge der Abteilungen
list-command-ls-limit-option = Höchstens so viele Artikel anzeigen
list-command-ls-ids-option = Vor jedem Artikel die ID ausgeben
list-command-ls-format-option = Jeden Artikel nach einer Vorlage ausgeben, z. B. '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }', mit den Feldern von --json
list-command-ls-json-option = Artikel als JSON ausgeben, mit allen Feldern
list-command-lists-all-option = Auch archivierte Listen anzeigen
list-command-lists-json-option = Listen als JSON ausgeben, mit allen Feldern
list-command-all-takes-no-list = --all zeigt alle Listen: den Namen weglassen oder --all weglassen.
# An option names no shop.
list-command-empty-store = Der Name des Geschäfts ist leer.
list-command-store-or-group = --store oder --group verwenden, nicht beides. Mit --store sind die Artikel nach Abteilungen gruppiert.
list-command-format-alone = --format ohne --json und --ids verwenden; { "{" }id{ "}" } ist die ID.
# In the template of --format.
list-command-unclosed-field = Eine Klammer öffnet ein Feld, das nicht geschlossen wird. { "{" }name{ "}" } steht für ein Feld, { "{" }{ "{" } für eine Klammer.
list-command-list-is-empty = Die Liste ist leer.
# What to type if a filter's word was taken for a list's name.
list-command-to-filter-first = Zum Filtern der ersten Liste: { $command }
list-command-nothing-matches = Kein Treffer für { QUOTED($filter) }.
list-command-undid = Rückgängig gemacht: { $title }
list-command-redid = Wiederholt: { $title }
list-command-nothing-to-undo = Nichts rückgängig zu machen.
list-command-nothing-to-redo = Nichts zu wiederholen.
list-command-unknown-field = { QUOTED($name) } ist kein Feld eines Artikels. Die Felder sind { $known }.
# Words of a filter that mean nothing or are incomplete.
list-command-filter-not-understood = Im Filter nicht verstanden: { $words }

## ListEditWords

list-edit-renamed-list = { QUOTED($name) } in { QUOTED($new) } umbenannt
list-edit-list-archived = { QUOTED($name) } archiviert
list-edit-list-was-archived = { QUOTED($name) } war schon archiviert
list-edit-list-restored = { QUOTED($name) } wiederhergestellt
list-edit-list-was-open = { QUOTED($name) } war nicht archiviert
list-edit-duplicated-list = { QUOTED($name) } als { QUOTED($copy) } dupliziert
list-edit-budget-set = Das Budget von { QUOTED($list) } beträgt { $price }
list-edit-budget-removed = Budget von { QUOTED($list) } entfernt
list-edit-no-budget = { QUOTED($list) } hat kein Budget.
list-edit-not-a-budget = { QUOTED($text) } ist kein Budget. Einen Betrag und einen Zeitraum angeben, z. B. '250 € im Monat', oder none.
# Another list has the name.
list-edit-list-exists = { $archived ->
    [yes] Es gibt eine archivierte Liste namens { QUOTED($name) }. tote list restore stellt sie wieder her.
   *[no] Es gibt schon eine Liste namens { QUOTED($name) }.
}
list-edit-deleted-empty-list = { QUOTED($name) } gelöscht
list-edit-deleted-list = { $count ->
    [one] { QUOTED($name) } mit { $count } Artikel gelöscht
   *[other] { QUOTED($name) } mit { $count } Artikeln gelöscht
}
# The lists in their new order.
list-edit-ordered-lists = Neue Reihenfolge: { $names }

## NameWords

# Nothing has this name.
name-no-such-list = Keine Liste namens { QUOTED($name) }.
name-no-such-item = Kein Artikel namens { QUOTED($name) } auf { QUOTED($list) }.
name-no-such-note = Keine Notiz namens { QUOTED($name) }.
name-no-such-category = Keine Abteilung namens { QUOTED($name) }.
# Above similar names, or all names.
name-similar-names = Ähnlich:
name-all-names = Vorhanden:
# Above names that a word may mean.
name-matches-several-list = { QUOTED($name) } passt auf { $count } Listen. Mehr vom Namen oder eine ID angeben:
name-matches-several-item = { QUOTED($name) } passt auf { $count } Artikel auf { QUOTED($list) }. Menge oder Geschäft dazuschreiben oder eine ID angeben:
name-matches-several-note = { QUOTED($name) } passt auf { $count } Notizen. Mehr vom Titel oder eine ID angeben:
name-matches-several-category = { QUOTED($name) } passt auf { $count } Abteilungen. Mehr vom Namen angeben:
name-empty-name-list = Der Name der Liste ist leer.
name-empty-name-item = Der Name des Artikels ist leer.
name-empty-name-note = Der Titel der Notiz ist leer.
name-empty-name-category = Der Name der Abteilung ist leer.
# Tells lists and notes of one name apart.
name-created = angelegt am { $day }
name-changed = geändert am { $day }
name-archived-list = archiviert
name-no-list-yet = Es gibt noch keine Liste. tote add legt eine an.
name-all-lists-are-archived = Alle Listen sind archiviert. tote add --create --list NAME ARTIKEL legt eine neue an.
# Several words need quotes to be one name.
name-needs-quotes = Kein Artikel namens { QUOTED($word) } auf { QUOTED($list) }. Ein Name aus mehreren Wörtern steht in Anführungszeichen: '{ $name }'
# It is on another list, which has to be named by name or id.
name-is-on-other-list = Kein Artikel namens { QUOTED($name) } auf { QUOTED($list) }. Auf { QUOTED($other) } gibt es einen: { $option } hinzusetzen
# Below a list that is cut.
name-and-more = und { $count } weitere

## MealCommandWords

meals-command-week-option = Die Woche dieses Datums, oder next oder last (Vorgabe: diese Woche)
meals-command-json-option = Essen als JSON ausgeben
meals-command-for-option = Wie viele mitessen (Vorgabe: wie im Rezept)
meals-command-nothing = Für die Woche ab { $day } ist nichts geplant. tote meals add mo pfannkuchen beginnt sie.
meals-command-nothing-on = { $day }: So etwas ist nicht geplant.
meals-command-removed = { $day }: { $meal } entfällt
meals-command-several-recipes = Mehrere Rezepte beginnen so: { $titles }. Tippe mehr vom Namen.
meals-command-several = Mehrere Essen sind geplant: { $meals }. Sag, welches.
meals-command-not-a-day = { QUOTED($text) } ist kein Tag. Möglich sind mo, ein Datum wie 2026-12-01 oder heute.

## NoteCommandWords

note-command-note-add-json-option = Notiz als JSON ausgeben
note-command-note-tag-option = Nur Notizen mit diesem Schlagwort
note-command-note-archive-option = Archivierte Notizen
note-command-note-trash-option = Notizen im Papierkorb
note-command-note-columns-option = Spalten: title, created, changed und Eigenschaften, etwa title,rating
note-command-note-properties-option = Nur die Eigenschaften ausgeben, so wie sie geschrieben sind
note-command-note-sort-option = Sortieren nach changed (Änderung), title (Titel), created (Anlegen) oder einer Eigenschaft (-rating: die größten zuerst)
note-command-notes-json-option = Notizen als JSON ausgeben, mit allen Feldern
note-command-note-json-option = Notiz als JSON ausgeben, mit allen Feldern
note-command-note-title-option = Neuer Titel
note-command-note-allow-empty-option = Leere Standardeingabe annehmen und die Notiz leeren
note-command-note-append-option = Text am Ende in einer neuen Zeile anfügen
note-command-note-forever-option = Endgültig löschen, ohne Papierkorb
note-command-note-update-links-option = Auch die Links darauf ändern
note-command-dead-links-option = Nur Links auf fehlende Notizen
note-command-links-json-option = Links als JSON ausgeben: wo jeder steht und wohin er führt
note-command-note-yes-option = Vor --forever nicht nachfragen
note-command-forever-needs-yes = --forever lässt sich nicht rückgängig machen. Ohne Terminal für die Rückfrage ist --yes nötig.
note-command-nothing-deleted = Es wurde nichts gelöscht.
note-command-nothing-to-paste = Nichts einzufügen. Einen Text übergeben: wl-paste -t text/html | tote note paste
note-command-note-paste-to-option = An diese Notiz anhängen, statt eine neue anzulegen
note-command-note-paste-json-option = Die Notiz als JSON ausgeben
note-command-note-folders-option = Namen der Ordner zu den Schlagwörtern in den Eigenschaften hinzufügen
note-command-no-note-files = Es gibt keine Datei mit Markdown oder reinem Text.
note-command-skipped-file = { $file } übersprungen: { $reason }.
# Follows the name of a file that was skipped.
note-command-is-no-text = kein Text in UTF-8
note-command-unified-line-ends = Dateien mit gemischten Zeilenenden oder einzelnen Wagenrückläufen, deren Zeilen ein Export alle gleich beendet: { $files }.
note-command-note-discard-option = Diese Texte stattdessen löschen
note-command-nothing-to-recover = Kein Editor hat einen Text hinterlassen.
note-command-editor-is-open = { $file } ist noch in einem Editor geöffnet. Diesen zuerst schließen.
note-command-cannot-recover = { $file } ist kein Text. Es wurde nichts getan.
note-command-discarded-text = { $file } gelöscht
note-command-unchanged-text = In { $file } wurde nichts geschrieben
# It has a draft.
note-command-is-unsaved = { QUOTED($name) } wird gerade geschrieben; noch nicht Gespeichertes ist enthalten.
note-command-recovered-text = { QUOTED($note) } enthält jetzt den Text aus dem Editor
note-command-recovered-as-new = Der Text aus dem Editor ist eine neue Notiz, { QUOTED($note) }
note-command-note-watch-option = Weiterlaufen und jeder Änderung folgen
note-command-note-mirror-yes-option = Auch wenn die meisten Notizen oder Dateien verschwinden
note-command-cannot-mirror = { $path }: { $reason }. Was bis dahin getan wurde, bleibt; den Befehl noch einmal starten.
# So many notes or files would go that it looks like a mistake.
note-command-mirror-loses-many = { $count } der { $all } Notizen in { $folder } würden verschwinden. Es wurde nichts getan; falls gewollt, --yes hinzusetzen.
note-command-created-note = Notiz { QUOTED($name) } angelegt
note-command-changed-note = Notiz { QUOTED($name) } geändert
note-command-trashed-note = { QUOTED($name) } in den Papierkorb verschoben
note-command-pinned-note = { QUOTED($name) } angeheftet
note-command-unpinned-note = { QUOTED($name) } nicht mehr angeheftet
note-command-archived-note = { QUOTED($name) } archiviert
note-command-restored-note = { QUOTED($name) } wiederhergestellt
note-command-renamed-note = { QUOTED($name) } in { QUOTED($title) } umbenannt
note-command-note-remove-alias-option = Diese weiteren Titel entfernen
note-command-alias-to-remove = Es fehlt der weitere Titel, der entfernt werden soll.
note-command-property-needs-sign = Schreib { QUOTED($text) } als NAME=WERT.
note-command-no-note-has-property = Keine dieser Notizen hat die Eigenschaft { QUOTED($name) }.
note-command-no-aliases = { QUOTED($name) } hat keinen weiteren Titel.
note-command-no-such-alias = { QUOTED($name) } heißt nicht { QUOTED($title) }.
note-command-links-to-nothing = { QUOTED($name) } hat keinen Link auf eine Notiz.
note-command-links-to-no-note = Es gibt keine Notiz { QUOTED($title) }.
note-command-no-links = Keine Notiz hat Links auf andere Notizen.
note-command-no-dead-links = Alle Links führen zu einer Notiz.
note-command-nothing-links = Keine Notiz hat einen Link auf { QUOTED($name) }.
note-command-blank-title = Der Titel ist leer. Es wurde nichts geändert.
# A title with brackets, say.
note-command-cannot-be-linked = Auf einen Titel wie { QUOTED($title) } kann kein Link führen. Es wurde nichts geändert.
note-command-deleted-note = { QUOTED($name) } endgültig gelöscht
note-command-pinned = angeheftet
note-command-blank-note = Die Notiz ist leer. Es wurde nichts angelegt.
note-command-nothing-written = Es wurde nichts geschrieben und keine Notiz angelegt.
note-command-nothing-changed = Es wurde nichts geändert.
note-command-empty-input-for-note = Die Standardeingabe ist leer. Es wurde nichts geändert; --allow-empty leert die Notiz.
note-command-append-needs-text = --append braucht einen TEXT.
note-command-input-stands-alone = - bedeutet Standardeingabe und steht nicht neben Wörtern. Gehört der Strich zum Text, alles in Anführungszeichen setzen.
note-command-no-terminal-for-editor = Es gibt kein Terminal, um einen Editor zu öffnen. Einen TEXT angeben, oder - für die Standardeingabe.
note-command-your-text = Der Text steht in { $file }.
note-command-kept-both = { QUOTED($name) } wurde auch anderswo geändert. Beide Fassungen stehen in der Notiz, zwischen ▼ und ▲.
note-command-no-note-tagged = Keine Notiz hat das Schlagwort { QUOTED($tag) }.
note-command-no-note-found = Keine Notiz enthält alle diese Wörter.
note-command-found-instead = Keine Notiz enthält alle diese Wörter; diese enthalten „{ $corrected }“.
note-command-is-empty-notes = Es gibt noch keine Notizen.
note-command-is-empty-archive = Das Archiv ist leer.
note-command-is-empty-trash = Der Papierkorb ist leer.
note-command-delete-note-forever = „{ $name }“ endgültig löschen?
note-command-delete-notes-forever = { $count } Notizen endgültig löschen?
note-command-export-note-option = Nur diese Notiz exportieren
note-command-export-format-option = Mit --note: md, html oder text (Vorgabe: md)
note-command-format-needs-note = --format gilt für eine einzelne Notiz: Mit --note NOTIZ angeben, welche. Alle Notizen werden als Markdown exportiert.
note-command-export-needs-folder = Den Ordner für alle Notizen angeben, oder mit --note NOTIZ eine einzelne.
note-command-file-exists = { $file } gibt es schon. Einen anderen Namen wählen.
note-command-exported-note = { QUOTED($name) } nach { $file } geschrieben
note-command-exported-notes = { $count ->
    [one] { $count } Notiz nach { $folder } geschrieben
   *[other] { $count } Notizen nach { $folder } geschrieben
}
note-command-imported-notes = { $new ->
    [one] { $new } Notiz neu, { $changed } geändert, { $same } unverändert
   *[other] { $new } Notizen neu, { $changed } geändert, { $same } unverändert
}
note-command-read-as-latin1 = Als Latin-1 gelesen: { $files }.
note-command-left-alone = Nicht angetastet, da kein Text in UTF-8: { $files }.
note-command-aliases = { QUOTED($name) } heißt auch { $titles }
note-command-aliases-gone = { QUOTED($name) } hat keinen weiteren Titel mehr
note-command-renamed-tag = #{ $old } heißt jetzt #{ $new }, in { $count ->
    [one] einer Notiz
   *[other] { $count } Notizen
}
note-command-not-a-tag = { QUOTED($text) } ist kein Schlagwort: Möglich sind Buchstaben, Ziffern, - und _, mit / vor einem darunter.
note-command-tag-is-there = Andere Notizen haben #{ $tag } schon: Beide sind ein Schlagwort.
note-command-tag-stays = { $count ->
    [one] Eine Notiz hat #{ $tag } in ihren Eigenschaften
   *[other] { $count } Notizen haben #{ $tag } in ihren Eigenschaften
}; dort bleibt es.
note-command-template-option = Mit dieser Vorlage beginnen
note-command-set-option = Eine Frage der Vorlage beantworten: FRAGE=ANTWORT
note-command-set-needs-template = --set beantwortet eine Frage einer Vorlage: --template fehlt.
note-command-no-question = Die Vorlage fragt nicht nach { QUOTED($text) }. Sie fragt: { $questions }
note-command-no-questions = Die Vorlage { QUOTED($template) } fragt nichts.
note-command-no-template = Keine Vorlage namens { QUOTED($name) }. Es gibt: { $templates }
note-command-no-templates = Noch keine Vorlagen. Eine Notiz im Ordner { QUOTED($folder) } oder mit dem Schlagwort #template ist eine.
note-command-no-folders = Keine Notiz ist in einem Ordner.
note-command-move-needs-folder = Wohin? --to ORDNER (--to / für keinen).
note-command-no-note-in = Keine Notiz ist im Ordner { QUOTED($folder) }.
note-command-not-a-folder = { QUOTED($text) } kann kein Ordner sein: Kein Name beginnt oder endet mit einem Punkt oder enthält \ : * ? " < > |.
note-command-folder-is-there = In { QUOTED($folder) } sind schon andere Notizen: Beide sind ein Ordner.
note-command-moved-notes = { $count ->
    [one] { QUOTED($name) } verschoben: { QUOTED($folder) }
   *[other] { $count } Notizen verschoben: { QUOTED($folder) }
}
note-command-moved-to-top = { $count ->
    [one] { QUOTED($name) } ist in keinem Ordner mehr
   *[other] { $count } Notizen sind in keinem Ordner mehr
}
note-command-renamed-folder = { QUOTED($old) } heißt jetzt { QUOTED($new) }, mit { $count ->
    [one] einer Notiz
   *[other] { $count } Notizen
}
note-command-move-to-option = Der Ordner; / ist keiner
note-command-in-option = Nur Notizen in diesem Ordner und darunter
note-command-add-in-option = In diesem Ordner anlegen
note-command-updated-links = Links geändert in { $notes }
# These notes still link to the old title.
note-command-links-are-dead = { $count ->
    [one] { $notes } hat noch einen Link auf { QUOTED($title) }; --update-links würde ihn ändern.
   *[other] { $notes } haben noch Links auf { QUOTED($title) }; --update-links würde sie ändern.
}
note-command-mirrored-notes = { $count ->
    [one] { $count } Notiz geändert
   *[other] { $count } Notizen geändert
}
note-command-mirrored-files = { $count ->
    [one] 1 Datei geschrieben
   *[other] { $count } Dateien geschrieben
}
note-command-mirrored-trashed = { $count ->
    [one] { $count } Notiz in den Papierkorb verschoben
   *[other] { $count } Notizen in den Papierkorb verschoben
}
note-command-mirrored-removed = { $count ->
    [one] 1 Datei entfernt
   *[other] { $count } Dateien entfernt
}
note-command-mirrored-nothing = Es hat sich nichts geändert.

## PriceCommandWords

price-command-price-json-option = Käufe als JSON auflisten, mit allen Feldern
price-command-price-date-option = Preis für einen Kauf an diesem Tag setzen, z. B. 2026-01-31, auch wenn er schon einen hat
price-command-date-without-item = --date gilt für einen einzelnen Artikel: diesen angeben.
price-command-no-purchase = Am { $day } ist kein Kauf von { QUOTED($item) } bekannt.
price-command-not-a-price = { QUOTED($text) } ist kein Preis. Einen mit Währung angeben, z. B. 1,20€.
price-command-price-does-not-fit = { $price } passt nicht zur Menge von { QUOTED($item) }. Den Preis des ganzen Kaufs angeben.
price-command-priced = { $item }, { $day }: { $price }
price-command-prices-json-option = Käufe als JSON ausgeben, mit allen Feldern
price-command-spent-by-option = Summieren nach week (Woche), month (Monat), category (Abteilung), store (Geschäft) oder item (Artikel); Vorgabe: month
price-command-spent-since-option = Erst ab diesem Tag, z. B. 2026-01-31
price-command-spent-json-option = Summen als JSON ausgeben
price-command-spent-csv-option = CSV ausgeben, für Tabellen
# Before the last price, the lowest price and the cheapest shop.
price-command-last-price = letzter
price-command-lowest-price = niedrigster
price-command-cheapest-store = am günstigsten
price-command-no-prices = Kein Preis bekannt für { QUOTED($item) }. Preise werden gemerkt, wenn ein Artikel mit Preis abgehakt wird.
price-command-nothing-spent = Keine Ausgaben in diesem Zeitraum.
# Before the total.
price-command-total = gesamt
price-command-not-a-date = { QUOTED($text) } ist kein Datum. Jahr, Monat und Tag angeben, z. B. 2026-01-31.
price-command-all-priced = Alle Käufe haben einen Preis.
price-command-item-is-priced = Kein Kauf von { QUOTED($item) } ohne Preis.
# Below one that was priced.
price-command-more-unpriced = { $count ->
    [one] 1 älterer Kauf davon hat keinen Preis.
   *[other] { $count } ältere Käufe davon haben keinen Preis.
}
# Below sums.
price-command-unpriced-to-list = { $count ->
    [one] 1 Artikel hat keinen Preis: tote price listet ihn auf.
   *[other] { $count } Artikel haben keinen Preis: tote price listet sie auf.
}

## SharingHelpWords

sharing-help-share-as-option = Auf dem Server NAME nennen
sharing-help-share-join-option = Einer Liste auf dem Server beitreten oder alle ausgeben
sharing-help-share-json-option = Mit --join: als JSON ausgeben
sharing-help-delete-on-server-option = Die Liste auch auf dem Server löschen
sharing-help-user-option = Der eigene Name auf dem Server
sharing-help-password-command-option = Passwort aus der ersten Zeile lesen, die ein Befehl ausgibt
sharing-help-password-file-option = Passwort aus der ersten Zeile einer Datei lesen, die für andere nicht lesbar ist
sharing-help-authorities-option = Den Zertifizierungsstellen in einer Datei (PEM) vertrauen statt denen des Systems
sharing-help-sync-json-option = Als JSON ausgeben
# `tote share` alone.
sharing-help-nothing-to-share = Die Liste angeben, die geteilt werden soll, oder --join verwenden.
# `--json` without `--join`.
sharing-help-json-needs-join = --json geht nur mit --join.
sharing-help-no-sync-program = tote-sync lässt sich nicht starten ({ $reason }). Zum Teilen von Listen muss es installiert sein.
# `tote-sync` answered in a way that no matching version does.
sharing-help-strange-sync-program = tote-sync hat nicht wie erwartet geantwortet. Die Version installieren, die zu diesem Tote gehört.

## StapleCommandWords

staple-command-staples-show-option = Dauerartikel und ihre Fälligkeit anzeigen, ohne etwas hinzuzufügen
staple-command-staples-json-option = Artikel als JSON ausgeben, mit --show die Dauerartikel
staple-command-no-staples = Es gibt noch keine Dauerartikel. tote repeat Milch wöchentlich macht Milch zu einem.
# In place of a day: due, or the usual interval isn't known yet.
staple-command-is-due = fällig
staple-command-due-is-unknown = nach einigen Käufen
# An item and its new interval.
staple-command-repeats = { $item } wird ab jetzt { $interval } hinzugefügt
staple-command-no-longer-repeats = Kein Dauerartikel mehr: { $item }
staple-command-does-not-repeat = { QUOTED($item) } ist kein Dauerartikel.
staple-command-not-an-interval = { QUOTED($text) } ist kein Intervall. Möglich sind wöchentlich, 10 Tage, 3 Wochen, 2 Monate, üblich oder nie.
staple-command-nothing-due = Nichts ist fällig. Als Nächstes: { $item }, am { $day }.
staple-command-nothing-due-yet = Nichts ist fällig. Wie oft { QUOTED($item) } üblicherweise gekauft wird, ist noch nicht bekannt.

## TodayCommandWords

today-command-nothing-due = Heute ist nichts fällig.
today-command-json-option = Was fällig ist und was die Listen brauchen, als JSON ausgeben

## TransferWords

transfer-import-format-option = In diesem Format lesen (Vorgabe: nach dem Dateinamen)
transfer-import-list-option = Die Artikel zu dieser Liste hinzufügen
transfer-merge-option = Mit vorhandenen Listen und Artikeln gleichen Namens zusammenführen
transfer-partial-option = Importieren, was sich lesen lässt
transfer-export-format-option = In diesem Format schreiben (Vorgabe: md)
transfer-purchases-are-tables = Käufe werden als csv oder json exportiert.
# For the progress bar, titles of edits and errors.
transfer-standard-input = Standardeingabe
transfer-importing = Import: { $name }
transfer-exporting = Export
transfer-mirroring = Synchronisierung: { $folder }
# What to do with a file that is no list.
transfer-import-as-note = Falls es eine Notiz ist: tote note import { $file }
transfer-nothing-imported = Es wurde nichts importiert. --partial importiert, was sich lesen lässt.
transfer-json-takes-no-list = In JSON steht, auf welche Liste ein Artikel gehört. --list weglassen.
transfer-nothing-new = Nichts Neues: Alles in { $name } ist schon vorhanden
transfer-notes-are-left-out = Es wurden nur Listen exportiert. --format json exportiert auch die Notizen.
transfer-unknown-format = Unbekanntes Format: { $name }. Möglich: --format { $known }.
transfer-left-out = { $count ->
    [one] An { $count } Stelle Unlesbares ausgelassen.
   *[other] An { $count } Stellen Unlesbares ausgelassen.
}
# Ticked items in the file, of lists that merge.
transfer-left-out-ticked = { $count ->
    [one] { $count } abgehakten Artikel ausgelassen.
   *[other] { $count } abgehakte Artikel ausgelassen.
}
transfer-notice-tab = Als Tabelle mit Tabulatoren gelesen.
transfer-notice-semicolon = Als Tabelle mit Semikolons gelesen.
transfer-notice-delimiter = Als Tabelle mit dem Trennzeichen { QUOTED($sign) } gelesen.
transfer-notice-column = Unbekannte Spalte { QUOTED($name) }: in den Notizen der Artikel behalten.
transfer-notice-encoding = Als { $name } gelesen, nicht als UTF-8.
transfer-notice-program = Als Export von { $name } gelesen.
transfer-notice-no-heading = Keine Überschriften in der ersten Zeile: nach dem Inhalt der Spalten gelesen.
transfer-notice-currency = Preise ohne Währung wurden als { $currency } gelesen.
transfer-notice-noted = In den Notizen der Artikel behalten: { QUOTED($name) } ({ $count }).
transfer-notice-left-out = Ausgelassen: { QUOTED($name) } ({ $count }).
transfer-notice-nameless = Zeile { $line } hat keinen Namen und wurde übersprungen: { $found }.
transfer-imported-rows = { $dry ->
    [yes] Würde { rows-counted } importieren
   *[no] { rows-counted } importiert
}
transfer-imported-rows-beside = { $already ->
    [one] { transfer-imported-rows }; { $already } war schon vorhanden
   *[other] { transfer-imported-rows }; { $already } waren schon vorhanden
}
transfer-imported-lists = { $dry ->
    [yes] Würde { items-counted } auf { lists-counted } importieren
   *[no] { items-counted } auf { lists-counted } importiert
}
transfer-imported-items = { $dry ->
    [yes] Würde { items-counted } in { QUOTED($list) } importieren
   *[no] { items-counted } in { QUOTED($list) } importiert
}
transfer-imported-items-unticked = { $ticked ->
    [one] { transfer-imported-items }; { $ticked } abgehakten ausgelassen
   *[other] { transfer-imported-items }; { $ticked } abgehakte ausgelassen
}
# A name that several lists have now.
transfer-namesakes = { $dry ->
    [yes] Dann gäbe es { $count } Listen namens { QUOTED($name) }.
   *[no] Es gibt jetzt { $count } Listen namens { QUOTED($name) }.
}
# What to do for one list instead.
transfer-add-to-old-list = { $dry ->
    [yes] Um zur vorhandenen hinzuzufügen: { $command }
   *[no] Um stattdessen zur alten hinzuzufügen: tote undo, dann { $command }
}
# What is wrong with an imported file, after its place in the form that editors jump to.
transfer-expected = { $place } erwartet: { $expected }; gefunden: { $found }.
transfer-expected-utf8 = UTF-8
transfer-expected-shorter-text = hier höchstens { $most } Byte
transfer-expected-fewer-items = höchstens { $most } Artikel je Datei (Datei aufteilen)
transfer-expected-item-name = der Name eines Artikels
transfer-expected-list-name = der Name einer Liste
transfer-expected-heading-or-item = eine Überschrift (# Einkauf) oder ein Artikel (- [ ] Milch)
transfer-expected-space-after-box = ein Leerzeichen nach dem Kästchen
transfer-expected-cells = { $count ->
    [one] { $count } Zelle, wie in der ersten Zeile
   *[other] { $count } Zellen, wie in der ersten Zeile
}
transfer-expected-column-once = jede Spalte nur einmal
transfer-expected-name-column = eine Spalte "name" in der ersten Zeile
transfer-expected-amount-cell = eine Menge, z. B. 2,5 kg
transfer-expected-price-cell = ein Preis mit Währung, z. B. 1,09 €
transfer-expected-truth = true oder false
transfer-expected-date-cell = ein Datum, z. B. 2026-11-21
transfer-expected-number = eine ganze Zahl
transfer-expected-text = ein Text
transfer-expected-empty-cell = eine leere Zelle
transfer-expected-no-quote-in-cell = kein Anführungszeichen in einer Zelle, die nicht mit einem beginnt
transfer-expected-end-of-cell = das Ende der Zelle nach dem schließenden Anführungszeichen
transfer-expected-closing-quote = ein schließendes Anführungszeichen
transfer-expected-calendar = ein Kalender (BEGIN:VCALENDAR)
transfer-expected-calendar-task = ein Kalender mit Aufgaben (VTODO)
transfer-expected-component-begin = "BEGIN:{ $name }" vor dieser Stelle
transfer-expected-component-end = "END:{ $name }" als Abschluss
transfer-expected-object = ein Objekt { "{" } … { "}" }
transfer-expected-array = ein Array [ … ]
transfer-expected-any-value = ein Wert
transfer-expected-field-name = der Name eines Feldes in doppelten Anführungszeichen
transfer-expected-colon = ein Doppelpunkt nach dem Namen des Feldes
transfer-expected-comma-or-brace = ein Komma oder eine schließende geschweifte Klammer
transfer-expected-comma-or-bracket = ein Komma oder eine schließende eckige Klammer
transfer-expected-end-of-file = nichts nach der schließenden Klammer
transfer-expected-one-of-fields = eines der Felder { $names }
transfer-expected-field-once = jedes Feld nur einmal
transfer-expected-field = das Feld "{ $name }" in diesem Objekt
transfer-expected-json-text = ein Text in doppelten Anführungszeichen
transfer-expected-json-id = eine UUID in doppelten Anführungszeichen
transfer-expected-json-moment = eine ganze Zahl von Millisekunden seit 1970
transfer-expected-json-rank = ein Rang in doppelten Anführungszeichen, z. B. "a0"
transfer-expected-json-category = der Name einer Abteilung in doppelten Anführungszeichen
transfer-expected-json-amount = eine Menge, z. B. { "{" }"quantity": 2.5, "unit": "kg"{ "}" }
transfer-expected-json-price = ein Preis, z. B. { "{" }"value": 1.09, "currency": "EUR"{ "}" }
transfer-expected-json-tags = ein Array von Schlagwörtern
transfer-expected-json-titles = ein Array von Titeln
transfer-expected-tag = ein Schlagwort in doppelten Anführungszeichen, ohne Leerzeichen
transfer-expected-quantity = eine Zahl über null mit höchstens 3 Nachkommastellen
transfer-expected-amount-fields = die Felder quantity und unit, je einmal
transfer-expected-price-fields = die Felder value und currency, je einmal
transfer-expected-one-of-units = eine der Einheiten { $units }
transfer-expected-one-of-currencies = das Kürzel einer Währung, z. B. EUR
transfer-expected-whole-value = eine ganze Zahl ab 0
transfer-expected-value = { $decimals ->
    [one] eine Zahl ab 0 mit höchstens { $decimals } Nachkommastelle
   *[other] eine Zahl ab 0 mit höchstens { $decimals } Nachkommastellen
}
transfer-expected-format = "tote"
transfer-expected-version = eine Versionsnummer
transfer-expected-older-version = Version { $version } oder älter, da ein neueres Tote diese Datei geschrieben hat (zum Lesen Tote aktualisieren)
transfer-expected-later-version = Version { $version } oder neuer
transfer-expected-new-row = keine zweite Zeile mit demselben Wert für { $key }
transfer-expected-known-list = ein Artikel, dessen Liste in dieser Datei steht
transfer-expected-row = eine Zeile
transfer-expected-depth = höchstens { $most } verschachtelte Werte
transfer-expected-escape = eine der Escape-Sequenzen \" \\ \/ \b \f \n \r \t \u
transfer-expected-hex-digits = vier hexadezimale Ziffern nach \u
transfer-expected-first-surrogate = davor die erste Hälfte eines Surrogatpaars
transfer-expected-second-surrogate = danach die zweite Hälfte eines Surrogatpaars
transfer-expected-no-control-character = kein Steuerzeichen im Text (als \u00XX schreiben)
transfer-found-end-of-file = das Ende der Datei
transfer-found-end-of-line = das Ende der Zeile
transfer-found-nothing = nichts
transfer-found-none = keines
transfer-found-invalid-byte = ein ungültiges Byte
transfer-found-list = die Liste { $id }
transfer-found-version = Version { $version }
# Parts of other sentences.
items-counted = { $items } Artikel
lists-counted = { $lists ->
    [one] { $lists } Liste
   *[other] { $lists } Listen
}
rows-counted = { $rows ->
    [one] { $rows } Zeile
   *[other] { $rows } Zeilen
}
transfer-expected-or-null = { $expected } oder null

## UsageWords

# How a name is quoted, here and by QUOTED.
usage-quoted = „{ $text }“
usage-did-you-mean = Ist { $word } gemeint?
# Where to read on: `tote help add`.
usage-try-help = Siehe { $command }.
usage-argument-is-no-text = Ein Argument ist kein gültiges UTF-8. Es wurde nichts getan.
usage-cannot-read = { $name } lässt sich nicht lesen: { $reason }.
usage-cannot-write = { $name } lässt sich nicht schreiben: { $reason }.
usage-too-large = { $name } ist größer als { $megabytes } MB. In kleinere Dateien aufteilen.
usage-is-device = { $name } ist ein Gerät, keine Datei. Es wurde nichts gelesen.
usage-interrupted = Unterbrochen. Es wurde nichts geändert.
usage-interrupted-halfway = Mittendrin unterbrochen. Noch einmal ausgeführt, wird es fertig.
# After a question: the answers, the default in capitals; and what else means yes, folded.
usage-yes-or-no = [j/N]
usage-unknown-command = Kein Befehl namens { QUOTED($word) }.
usage-unknown-subcommand = { $command } hat keinen Befehl namens { QUOTED($word) }.
usage-unknown-option = Unbekannte Option: { $word }.
usage-unknown-option-or-text = Unbekannte Option: { $word }. Falls es Text ist, -- davorsetzen.
usage-takes-no-value = { $option } erwartet keinen Wert.
usage-missing-value = { $option } braucht einen Wert: { $option } { $operand }.
usage-missing-operand = Bei { $command } fehlt ein Argument: { $operand }.
usage-missing-command = { $command } braucht einen Befehl: { $known }.
usage-unexpected = Unerwartetes Argument: { QUOTED($word) }.
usage-not-a-number = { $option } braucht eine Zahl ab 1, nicht { QUOTED($value) }.
usage-not-a-choice = { $option } kennt { QUOTED($value) } nicht. Möglich: { $known }.
usage-only-for-app = { $option } gilt nur für die App, nicht für Befehle.
usage-restricted = Dieses Konto ist eingeschränkt: „{ $word }“ ist abgeschaltet.
usage-restricted-file = Dieses Konto ist eingeschränkt: Dateien sind hier nicht erreichbar ({ $word }).
# What came over ssh.
usage-open-quote = In „{ $line }“ ist ein Anführungszeichen nicht geschlossen.
# The input isn't UTF-8, in this line if known.
usage-input-is-no-text = Die Standardeingabe ist kein gültiges UTF-8. Es wurde nichts getan.
usage-input-line-is-no-text = Standardeingabe, Zeile { $line } ist kein gültiges UTF-8. Es wurde nichts getan.
usage-result-not-written = { $changed ->
    [yes] Die Änderungen sind gemacht, aber das Ergebnis ließ sich nicht schreiben: { $reason }.
   *[no] Das Ergebnis ließ sich nicht schreiben: { $reason }.
}
# All but the last of several words, with commas between them, and the last: md, csv or json.
usage-alternatives = { $first } oder { $last }
# The same at the end of a sentence that says what may be chosen.
usage-choices = { $first } oder { $last }
# What means yes, without capitals and accents.
usage-yes = j, ja

## What tote help and the manual say of each command
#
# A line of the details is a paragraph; a bullet begins a case, two blanks a line to type. Under each example is what it does.

help-of-play = In der App Tasten drücken und das Ergebnis ausgeben
    .details =
        Zeichen stehen für ihre eigenen Tasten. Andere Tasten schreibt man als <Enter>, <Esc>, <Space>, <ctrl+r> oder <f5>; << ist <.
        • <paste WÖRTER> fügt Text ein
        • <resize 40x10> ändert die Größe
        • <wait 2s> lässt Zeit vergehen
        • <other> wechselt zu einem zweiten Tote mit denselben Listen
        - liest das Skript von der Standardeingabe; Zeilenumbrüche zählen nicht.
        Die App beginnt mit leeren Listen. Die eigenen Daten werden weder gelesen noch geändert.
    .examples =
        tote play 'a2 kg Äpfel<Enter>Milch<Enter><Esc>'
          eine Liste mit Äpfeln und Milch anzeigen
        tote play --svg --size 60x12 'aMilch<Enter><Esc>' >milch.svg
          ein Bild davon zeichnen

help-of-replay = Abspielen, was tote --record aufgezeichnet hat
    .details =
        In einem Terminal öffnet sich der Inspektor: Pfeil links und rechts gehen den Ablauf durch, / sucht, ? zeigt die Tasten. Sonst wird der letzte Bildschirm ausgegeben.
        Die Daten stammen aus DATEI.db, die tote --record ebenfalls schreibt, und werden nicht geändert. Was andere Programme inzwischen taten, wird nicht abgespielt.
    .examples =
        tote replay fehler.rec
          Schritt für Schritt durchgehen
        tote replay fehler.rec --test 12...15
          einen Test dieser Aktionen ausgeben
        tote replay fehler.rec --check
          den ersten abweichenden Bildschirm finden

help-of-guide = Ein Kapitel des Handbuchs lesen
    .details = Ohne KAPITEL werden alle aufgelistet. tote help guide KAPITEL ist dasselbe. Das Handbuch ist auf Englisch.
    .examples =
        tote guide notes
          wie man Notizen schreibt

help-of-env = Anzeigen, was ein Fehlerbericht braucht
    .details = Version, System, Terminal, Locale, Einstellungen und Datenmenge, auf Englisch. Eigene Namen und Texte kommen nicht vor.
    .examples =
        tote env
          anzeigen, was ein Fehlerbericht braucht

help-of-log = Anzeigen, was die App getan hat
    .details = tote --debug öffnet die App und protokolliert jede Aktion mit ihren Änderungen. Das Protokoll kann den Inhalt der Listen enthalten; für andere ist es nicht lesbar.
    .examples =
        tote log -n 5
          die letzten fünf Aktionen und ihre Änderungen anzeigen

help-of-config = Einstellungen anzeigen und ändern
    .details =
        Ohne Befehl werden alle Einstellungen aufgelistet: Wert, Herkunft und Bedeutung. Sie stehen in $XDG_CONFIG_HOME/tote/config.toml und lassen sich auch von Hand ändern; eine geöffnete App folgt sofort.
        Das jeweils Spätere gilt: die Vorgabe, die Datei, eine Variable wie TOTE_THEME, eine Option wie --theme.
        Was in der Datei nicht lesbar ist, wird mit seiner Zeile gemeldet; der Rest gilt.
    .examples =
        tote config
          alle Einstellungen auflisten
        tote config set first-weekday sunday
          die Woche am Sonntag beginnen

help-of-config-get = Wert einer Einstellung ausgeben
    .examples =
        tote config get theme
          den Namen des Farbschemas ausgeben

help-of-config-set = Eine Einstellung in der Datei ändern
    .details =
        Kommentare und Reihenfolge in der Datei bleiben erhalten. Die Einstellungen:
        { $settings }
        Weitere Namen: keys.BEFEHL für die Tasten eines Befehls der App; colors.ROLLE, colors.dark.ROLLE und colors.light.ROLLE für eine Farbe: einen Namen, eine Zahl von 0 bis 255 oder #rrggbb.
    .examples =
        tote config set language tr
          Türkisch sprechen
        tote config set editor 'nano -w'
          Notizen mit nano bearbeiten
        tote config set keys.items.tick space t
          auch mit t abhaken
        tote config set colors.dark.accent '#5ecbe0'
          eine Farbe wählen

help-of-config-unset = Eine Einstellung aus der Datei entfernen
    .examples =
        tote config unset theme
          das Farbschema wieder dem Terminal überlassen

help-of-config-edit = Einstellungen in einem Editor öffnen
    .details = Eine neue Datei erklärt jede Einstellung. Fehler werden nach dem Schließen des Editors gemeldet.
    .examples =
        tote config edit
          die Einstellungen bearbeiten

help-of-config-keys = Tasten der Befehle in der App auflisten
    .details = Ein Befehl je Zeile: sein Name in der Datei, seine Tasten und was er tut.
    .examples =
        tote config keys | grep Verlauf
          finden, was den Verlauf öffnet

help-of-config-path = Pfad der Datei ausgeben
    .examples =
        cp dotfiles/tote.toml "$(tote config path)"
          die Einstellungen eines anderen Rechners verwenden

help-of-cook = Zutaten eines Rezepts zu einer Liste hinzufügen
    .details =
        Ein Rezept ist eine Notiz mit Zutaten: Kästchen, oder den Zeilen unter Zutaten. Eine Zeile wie Portionen: 4 sagt, für wie viele es reicht. Alle nicht abgehakten Zutaten werden hinzugefügt, in einem Schritt.
        • --for rechnet die Mengen um. Was es nach Stück gibt, wird aufgerundet; Gewichte und Volumen über 50 g oder ml werden auf 5 gerundet.
        • Ein Speiseplan ist eine Notiz mit Links auf Rezepte. Sie alle werden hinzugefügt und die Mengen gleicher Artikel addiert.
        • Der Text hinter einem Link sagt, wie viel: [[Pfannkuchen]] x2, [[Suppe]] für 6.
        • Ein Speiseplan lässt aus, was diese Woche seit seinem letzten Hinzufügen einzeln von einem Rezept hinzugefügt wurde.
        • Hinzugefügtes übernimmt Geschäft, Notiz und Preis je kg oder Stück vom letzten Kauf. Die übliche Kaufmenge bleibt gleich.
        • Was zu Hause ist, wird ausgelassen; reicht es nicht, kommt nur der Rest dazu. --done nimmt die Mengen heraus, wenn gekocht ist.
        NOTIZ ist ein Titel, ein eindeutiger Anfang davon oder eine ID.
    .examples =
        tote cook Pfannkuchen --for 6
          hinzufügen, was für sechs nötig ist
        tote cook Woche --dry-run
          anzeigen, was die Rezepte einer Woche hinzufügen würden
        tote cook Pfannkuchen --done
          ist gekocht: herausnehmen, was gebraucht wurde

help-of-backup = Die Datenbank sichern
    .details = Legt eine konsistente Momentaufnahme an, die für andere nicht lesbar ist. Ohne DATEI liegt sie bei den täglichen Sicherungen; von beiden bleiben die letzten zehn. Eine vorhandene Datei wird nie überschrieben, und der Ordner muss bestehen.
    .examples =
        tote backup
          eine Sicherung anlegen und ausgeben, wo sie liegt
        tote backup /media/stick/tote.db
          eine Sicherung anderswo anlegen

help-of-check = Die Datenbank prüfen
    .details =
        Geprüft wird:
        • jede Seite, jede Tabelle und jeder Index der Datei
        • dass jeder Artikel auf einer Liste einen eigenen Platz hat
        • dass die Suche jeden Artikel und jede Notiz findet
        • dass jede Änderung im Verlauf lesbar ist
        • dass die Dateien für andere nicht lesbar sind
        Bleibt ein Problem, ist der Exit-Status 4. Eine beschädigte Seite oder eine fehlende Tabelle lässt sich nur aus einer Sicherung ersetzen, was die App anbietet.
        Der Verlauf behält die Änderungen eines Jahres zum Rückgängigmachen, mindestens 20.000. Ältere entfernt die App im Leerlauf, --compact sofort. Andere Programme können währenddessen weiterschreiben.
    .examples =
        tote check
          etwaige Probleme auflisten
        tote check --repair
          eine Sicherung anlegen, dann reparieren
        tote check --compact
          die Datei so klein wie möglich machen

help-of-where = Anzeigen, wo Dateien liegen
    .details =
        Mit einem ORT (database, backups oder log) wird nur dessen Pfad ausgegeben, für Skripte.
        • Die Datenbank ist die Datei aus --db oder TOTE_DB, sonst $XDG_DATA_HOME/tote/tote.db.
        • Sicherungen und Protokoll liegen in $XDG_STATE_HOME/tote.
    .examples =
        tote where
          anzeigen, wo Datenbank, Sicherungen und Protokoll liegen
        ls -l "$(tote where backups)"
          die Sicherungen auflisten

help-of-tote = Einkaufslisten und Notizen im Terminal
    .details =
        Ohne Befehl öffnet tote die Listen in der App, wo ? alle Tasten zeigt.
        Die Befehle arbeiten mit derselben Datenbank wie die App, und tote undo macht Änderungen aus beiden rückgängig. Nur die App kann Artikel von Hand ordnen.
        So werden Dinge benannt, ohne Rücksicht auf Groß- und Kleinschreibung und Akzente:
        • eine LISTE mit ihrem Namen, einem eindeutigen Anfang davon oder ihrer ID
        • ein ARTIKEL mit seinem ganzen Namen oder seiner ID
        • eine NOTIZ mit ihrem ganzen Titel oder ihrer ID; note show nimmt auch einen Anfang
        Ergebnisse gehen an die Standardausgabe, Meldungen an die Standardfehlerausgabe. Meldungen sind in der Sprache der Locale.
        -- beendet die Optionen; - ist die Standardeingabe.

help-of-help = Hilfe zu tote oder einem Befehl anzeigen
    .examples =
        tote help add
          die Hilfe zu tote add anzeigen

help-of-manual = Die Handbuchseite ausgeben
    .examples =
        tote manual >tote.1 && man ./tote.1
          die Handbuchseite speichern und öffnen

help-of-completion = Ein Skript zur Vervollständigung in der Shell ausgeben
    .details = Mit einer ZEILE wird ausgegeben, was sie vervollständigen kann. Die Skripte rufen das selbst auf; für bash ist TEIL das Ende der Zeile, das ersetzt wird.
    .examples =
        source <(tote completion bash)
          Vervollständigung in dieser Shell einschalten; in ~/.bashrc gilt die Zeile für jede Shell
        source <(tote completion zsh)
          dasselbe für zsh; in ~/.zshrc gehört es hinter compinit
        tote completion fish >~/.config/fish/completions/tote.fish
          Vervollständigung in fish einschalten

help-of-history = Anzeigen, was geschehen ist und durch welches Programm
    .details =
        Gibt einen Schritt je Zeile aus, den neuesten zuerst: Nummer, Zeit, Programm und was geschah. Schritte aus der App, von der Befehlszeile und von anderen, die eine Liste teilen, sind alle dabei.
        tote undo SCHRITT macht einen einzelnen Schritt rückgängig; ohne Nummer den, der als nächster markiert ist.
    .examples =
        tote history
          die letzten zwanzig Schritte anzeigen
        tote history -n 1 --json | jq '.[0].number'
          die Nummer des letzten Schritts für ein Skript ausgeben

help-of-watch = Jede Änderung ausgeben, sobald sie geschieht
    .details =
        Gibt eine Zeile für jede Änderung an Listen oder Notizen aus, gleich von welchem Programm. Die Felder, durch Tabulatoren getrennt:
        • die Nummer, ab der --since fortsetzt
        • die Zeit, in UTC
        • das Programm: app, command-line, sync oder unknown
        • was geschah
        • die betroffenen Listen, falls vorhanden
        Ohne --since beginnt die Ausgabe mit der nächsten Änderung. Sie läuft, bis die Pipe geschlossen oder Strg+C gedrückt wird, und braucht keine Rechenzeit, solange nichts geschieht.
        --since gibt zuerst alles nach dieser Nummer aus. Reicht der Verlauf nicht mehr so weit zurück, ist der Exit-Status 1: dann die Listen neu lesen und ab dem letzten Schritt von tote history fortsetzen.
    .examples =
        tote watch
          ausgeben, was ab jetzt geschieht
        tote watch --since 41 --list Party
          ausgeben, was nach Änderung 41 mit der Liste Party geschah
        tote watch | while read -r change; do tote lists; done
          nach jeder Änderung anzeigen, wie viel noch offen ist

help-of-add = Artikel zu einer Liste hinzufügen
    .details =
        Wörter ohne Anführungszeichen ergeben einen Artikel; von mehreren Zeilen in Anführungszeichen ist jede einer. Sie werden gelesen wie in der App:
          { $pattern }
        • Mengen werden zu einem vorhandenen Artikel addiert; ein abgehakter verliert seinen Haken.
        • Einheiten: { $units }. Auch ausgeschrieben und im Plural. 2x500 g sind zwei zu je 500 g, 6er-Pack Bier ist eine Packung.
        • Ein Preis ist eine Zahl mit { $currencies } oder dem Kürzel einer Währung davor oder dahinter, oder eine mit zwei Nachkommastellen am Ende: 6,49. Er gilt für die ganze Zeile, außer je Einheit: 1,99€/kg, 0,30€/x, 0,30 das Stück. Von mehreren Preisen nebeneinander zählt der letzte, ebenso eine Menge am Ende: 2 l Milch 3 l.
        • Nach 1 bis 9 ganzen Litern, Kilo, Pfund oder Gallonen bedeutet Stück jeweils eines davon: 2 l Milch 1,09€ das Stück kostet 2,18 €. Nach anderem Gewicht oder Volumen ist es die Packung: 500 g Käse 4,20€ das Stück.
        • Text in doppelten Anführungszeichen wird wörtlich genommen: "7 up" ist ein Name, @"Edeka Müller" ein Geschäft, #"Fürs Baby" eine Abteilung.
        Die Shell behandelt #, $, ! und Anführungszeichen besonders: die Zeile in einfache Anführungszeichen setzen.
        Mit - als einzigem Wort werden die Zeilen der Standardeingabe hinzugefügt, gelesen wie eingefügter Text, in einem Schritt: alles oder nichts.
        Ohne ARTIKEL fragt der Befehl unter der Eingabeaufforderung mit dem Feld der App; Esc beendet das.
    .examples =
        tote add 2 kg Äpfel
          zwei Kilo hinzufügen, oder zwei mehr
        tote add '2 l Milch' '6 Eier' Brot
          drei Artikel hinzufügen
        tote add --list Party 'Chips x3 @Lidl !die gesalzenen'
          zu einer anderen Liste hinzufügen
        tote add '6 Dosen "7 up" @"Edeka Müller" 4,50€'
          Anführungszeichen in Anführungszeichen: ein Name und ein Geschäft aus zwei Wörtern
        tote add '12 Eier 0,30€ das Stück'
          der Preis für eines; die Zeile kostet 3,60 €
        tote add -q - < vorrat.txt
          jede Zeile einer Datei hinzufügen

help-of-edit = Einen Artikel ändern
    .details =
        Die Wörter nach ARTIKEL ersetzen seine Zeile und werden wie bei tote add gelesen; was fehlt, wird entfernt. Der ARTIKEL wird wie bei tote done benannt.
        Ohne sie wird die Zeile des Artikels ausgegeben, sodass sich auch nur ein Teil ändern lässt.
        Gibt es schon einen Artikel mit dem neuen Namen, werden beide zusammengeführt.
    .examples =
        tote edit Milch 2 l Hafermilch @Lidl
          ihn ändern
        tote edit Milch $(tote edit Milch) @Lidl
          nur ändern, wo er gekauft wird

help-of-done = Artikel abhaken
    .details =
        Ein ARTIKEL ist ein ganzer Name oder eine ID, ohne Rücksicht auf Groß- und Kleinschreibung und Akzente; ein Name aus mehreren Wörtern steht in Anführungszeichen. Haben zwei Artikel denselben Namen, hilft, was sie unterscheidet: 'Milch @Lidl'.
        Abgehakte Artikel gelten als gekauft. Erneutes Hinzufügen entfernt den Haken.
        Mit - als einzigem Wort wird jede Zeile der Standardeingabe abgehakt, in einem Schritt: alles oder nichts.
        Ohne ARTIKEL wählst du unter der Eingabeaufforderung: tippen sucht, Tab markiert, Enter hakt ab.
    .examples =
        tote done Äpfel 'rote Linsen'
          beides abhaken
        tote ls --json | jq -r '.[].name' | tote done -
          alles abhaken

help-of-pick = Etwas durch Tippen wählen und ausgeben
    .details =
        Fragt in einigen Zeilen unter der Eingabeaufforderung, für Skripte und Tasten deiner Shell. Was du tippst, schränkt die Zeilen ein wie in der App: Wortanfänge und Anfangsbuchstaben genügen. Enter gibt das Gewählte auf der Standardausgabe aus; Esc endet mit 1 und gibt nichts aus.
        Die Tasten kommen vom Terminal, auch wenn Standardeingabe oder Standardausgabe eine Pipe ist.
        tote guide command-line hat Tastenbelegungen für bash, zsh und fish.
    .examples =
        tote note show "$(tote pick note)"
          eine Notiz wählen und lesen
        tote pick item --many --ids | tote done -
          wählen, was abgehakt wird

help-of-pick-note = Notizen nach Titel wählen
    .details = Die Notizen, die weder im Archiv noch im Papierkorb sind, in der Reihenfolge der App. Haben andere denselben Namen, wird stattdessen die ID ausgegeben.
    .examples =
        tote note edit "$(tote pick note --ids)"
          eine Notiz wählen und daran schreiben

help-of-pick-item = Artikel einer Liste wählen
    .examples =
        tote rm -l Party "$(tote pick item -l Party)"
          wählen, was von einer Liste gelöscht wird

help-of-pick-list = Listen wählen
    .examples =
        tote ls "$(tote pick list)"
          eine Liste wählen und ausgeben

help-of-untick = Haken von Artikeln entfernen
    .details =
        Artikel werden wie bei tote done benannt. In den ersten zwölf Stunden nach dem Abhaken wird auch der Kauf vergessen; danach kommt der Artikel nur wieder auf die Liste.
        Wurde der Artikel inzwischen neu hinzugefügt, werden beide zusammengeführt.
        Mit - als einzigem Wort verliert jede Zeile der Standardeingabe ihren Haken, in einem Schritt: alles oder nichts.
    .examples =
        tote untick Äpfel
          die Äpfel wieder auf die Liste setzen
        tote ls --ids is:ticked | cut -d ' ' -f 1 | tote untick -
          alle Haken entfernen

help-of-clear = Abgehaktes löschen
    .details = Löscht die abgehakten Artikel einer Liste. Gekauftes bleibt in tote spent, und tote undo stellt die Artikel wieder her.
    .examples =
        tote clear
          die abgehakten Artikel der ersten Liste löschen
        tote clear --store Lidl
          nur löschen, was gerade bei Lidl abgehakt wurde
        tote clear --paid 66.30
          und den Rest des Kassenzettels auf Artikel ohne Preis verteilen

help-of-mv = Artikel auf eine andere Liste verschieben
    .details =
        Artikel werden wie bei tote done benannt. Steht ein Artikel schon auf LISTE, werden beide zusammengeführt und die neue Zeile ausgegeben.
        Mit - als einzigem Artikel wird jede Zeile der Standardeingabe verschoben, in einem Schritt: alles oder nichts.
    .examples =
        tote mv Chips Limonade Party
          beides auf eine andere Liste verschieben
        tote ls --ids @bäckerei | cut -d ' ' -f 1 | tote mv --create - Samstag
          einen Teil der Liste auf eine neue verschieben

help-of-rm = Artikel löschen
    .details =
        Artikel werden wie bei tote done benannt. tote undo stellt sie wieder her.
        Mit - als einzigem Wort wird jede Zeile der Standardeingabe gelöscht, in einem Schritt: alles oder nichts.
    .examples =
        tote rm Milch
          die Milch von der ersten Liste löschen
        tote rm -l Party 'Milch @Lidl'
          nur die Milch von Lidl löschen, von einer anderen Liste

help-of-ls = Eine Liste anzeigen
    .details =
        Gibt einen Artikel je Zeile aus, in der Reihenfolge der App (Vorgabe: die erste Liste).
        • In einem Terminal sind die Artikel nach Abteilungen gruppiert.
        • In einer Pipe werden nur die Artikel ausgegeben; mit --all jeder hinter dem Namen seiner Liste.
        --store zeigt auch, was es überall zu kaufen gibt. Die Reihenfolge der Abteilungen lernt Tote aus der Reihenfolge des Abhakens; in der App lässt sie sich ändern.
        Ein FILTER wird wie in der App gelesen, und jedes Wort muss passen:
        • frische Milch: beide Wörter, in beliebiger Reihenfolge; "frische Milch": genau diese Wörter
        • @lidl, #milchprodukte, +jonas: ein Geschäft, eine Abteilung, eine Person
        • >2€, <=5€: ein Preisbereich
        • is:ticked, is:priced, is:unpriced: im Einkaufswagen, mit Preis, ohne Preis
        • -milch: alles außer Milch; -- davorsetzen
        Ohne LISTE muss der Filter mit @, #, <, >, is: oder einem doppelten Anführungszeichen beginnen. Die Shell behandelt #, <, > und Anführungszeichen besonders: in einfache Anführungszeichen setzen. Ohne Treffer ist der Exit-Status 3.
    .examples =
        tote ls
          die erste Liste anzeigen
        tote ls --todo Party
          anzeigen, was für die Party noch zu kaufen ist
        tote ls Einkauf Milch '<2€'
          Milch für weniger als zwei Euro anzeigen
        tote ls --sort newest --limit 3
          anzeigen, was zuletzt hinzugefügt wurde
        tote ls --todo --store Lidl
          anzeigen, was bei Lidl zu kaufen ist, Abteilung für Abteilung
        tote ls --ids @lidl | cut -d ' ' -f 1 | tote done -
          alles von Lidl abhaken
        tote ls --format '{ "{" }name{ "}" }\t{ "{" }amount{ "}" }'
          Name und Menge ausgeben, durch einen Tabulator getrennt
        tote ls --json | jq -r '.[] | select(.ticked | not) | .name'
          die Namen für ein Skript ausgeben

help-of-lists = Alle Listen anzeigen
    .details = Gleichnamige Listen zeigen auch das Datum ihrer Anlage und eine kurze ID, die jeder Befehl annimmt.
    .examples =
        tote lists
          jede Liste anzeigen und was darauf noch offen ist
        tote lists --json | jq -r '.[].name'
          die Namen für ein Skript ausgeben

help-of-undo = Die letzte Änderung rückgängig machen
    .details =
        Macht die letzte Änderung rückgängig, ob aus der App oder von der Befehlszeile.
        Mit der Nummer eines Schritts aus tote history (SCHRITT) nur diesen, sofern kein späterer auf ihm aufbaut; sonst wird dieser genannt, und der Exit-Status ist 1. Auch das lässt sich wie jede andere Änderung rückgängig machen.
        An einem Terminal zeigt der Befehl, was rückgängig gemacht würde, und fragt; mit --yes nicht.
    .examples =
        tote undo
          die letzte Änderung rückgängig machen und nennen
        tote undo 41
          Schritt 41 rückgängig machen und alles danach belassen

help-of-redo = Die zuletzt rückgängig gemachte Änderung wiederholen
    .examples =
        tote redo
          die Änderung wiederholen und nennen

help-of-list = Listen anlegen, umbenennen, archivieren, ordnen und löschen
    .examples =
        tote list new Baumarkt
          eine Liste anlegen

help-of-list-new = Eine Liste anlegen
    .details = Ihr Name muss neu sein. Sie kommt hinter die anderen Listen.
    .examples =
        tote list new Baumarkt
          eine leere Liste anlegen

help-of-list-rename = Eine Liste umbenennen
    .details = LISTE ist ein Wort oder steht in Anführungszeichen; die Wörter danach sind der neue Name.
    .examples =
        tote list rename Party Emmas Geburtstag
          ihr einen anderen Namen geben

help-of-list-archive = Eine Liste archivieren
    .details = Eine archivierte Liste behält ihre Artikel, erscheint aber nur mit tote lists --all. tote list restore stellt sie wieder her.
    .examples =
        tote list archive Party
          sie archivieren

help-of-list-restore = Eine archivierte Liste wiederherstellen
    .examples =
        tote list restore Party
          sie wieder anzeigen

help-of-list-duplicate = Eine Liste duplizieren
    .details = Die Kopie kommt hinter die Liste, und nichts darauf ist abgehakt.
    .examples =
        tote list duplicate Camping
          die nächste Reise planen

help-of-list-rm = Eine Liste und ihre Artikel löschen
    .details = LISTE ist ein ganzer Name oder eine ID. tote undo stellt die Liste mit allem darauf wieder her.
    .examples =
        tote list rm Party
          die Liste und ihren Inhalt löschen

help-of-list-order = Listen ordnen
    .details = Die genannten Listen kommen zuerst, in dieser Reihenfolge; die übrigen folgen wie bisher. Befehle verwenden ohne Angabe die erste Liste.
    .examples =
        tote list order Party Einkauf
          Party an den Anfang stellen

help-of-list-budget = Budget einer Liste setzen oder ausgeben
    .details =
        Der Zeitraum steht dabei: ein Monat, eine Woche oder ein Einkauf, z. B. '80 pro Einkauf'. Ohne ihn gilt der des bisherigen Budgets, sonst ein Monat. Eine Zahl allein gilt in der Währung der Liste; none entfernt das Budget.
        Ohne PREIS wird ausgegeben, was davon ausgegeben ist. Alle Käufe in dieser Zeit zählen, auch aufgeräumte; ein Einkauf dauert zwölf Stunden.
    .examples =
        tote list budget Party '80€ pro Einkauf'
          es setzen
        tote list budget Party none
          es entfernen

help-of-note = Notizen schreiben, anzeigen und durchsuchen
    .examples =
        tote note ls
          alle Notizen anzeigen

help-of-note-add = Eine neue Notiz schreiben
    .details =
        Das erste Wort ist der Titel; ein Titel aus mehreren Wörtern steht in Anführungszeichen. Der Rest ist der Text, in Markdown, und ein #Wort darin ein Schlagwort.
        • - anstelle des Textes liest ihn von der Standardeingabe.
        • - allein liest auch den Titel, aus der ersten Zeile.
        • - allein nimmt auch die Seite einer Rezept-Website und behält deren Rezept: curl … | tote note add -
        • Ganz ohne Wörter öffnet sich der Editor: $VISUAL, $EDITOR oder vi.
        • --template beginnt mit Text und Eigenschaften einer Vorlage. Ihre Fragen stellt Tote im Terminal; --set beantwortet sie, sonst bleiben sie leer.
    .examples =
        tote note add --template Besprechung --set Wer=Ann 'Dach reparieren'
          mit einer Vorlage beginnen
        tote note add Pfannkuchen 'Mehl, Eier, Milch. #rezept'
          eine Notiz schreiben
        git log -1 --format=%B | tote note add -q -
          den letzten Commit zu einer Notiz machen

help-of-note-ls = Alle Notizen anzeigen
    .details =
        Eine Notiz je Zeile: Titel, Schlagwörter und Tag der letzten Änderung. Angeheftete Notizen stehen oben.
        Hat keine Notiz das Schlagwort, ist der Exit-Status 3.
    .examples =
        tote note ls --tag rezept
          die Rezepte anzeigen
        tote note ls --columns title,rating --sort=-rating
          die besten zuerst
        tote note ls --json | jq -r '.[].title'
          die Titel für ein Skript ausgeben

help-of-note-show = Eine Notiz ausgeben
    .details = NOTIZ ist ein Titel, ein eindeutiger Anfang davon oder eine ID. In einem Terminal steht der Titel über dem Text; in einer Pipe kommt nur der Text.
    .examples =
        tote note show Pfannkuchen
          sie ausgeben
        tote note show --json Pfannkuchen | jq -r .text
          genau ihren Text ausgeben

help-of-note-edit = Eine Notiz ändern
    .details =
        NOTIZ ist ein ganzer Titel, ohne Rücksicht auf Groß- und Kleinschreibung und Akzente, oder eine ID.
        • TEXT ersetzt den Text der Notiz.
        • - liest den Text von der Standardeingabe, die nur mit --allow-empty leer sein darf.
        • Ohne Text oder Titel öffnet sich die Notiz im Editor: $VISUAL, $EDITOR oder vi.
    .examples =
        tote note edit Pfannkuchen
          sie im Editor öffnen
        date | tote note edit -a Tagebuch -
          eine Zeile an eine Notiz anfügen

help-of-note-rm = Notizen löschen
    .details =
        Verschiebt die Notizen in den Papierkorb, wo sie dreißig Tage bleiben; tote undo stellt sie wieder her. Jede NOTIZ ist ein ganzer Titel, ohne Rücksicht auf Groß- und Kleinschreibung und Akzente, oder eine ID. Es werden alle gelöscht, in einem Schritt, oder keine.
        --forever lässt sich nicht rückgängig machen. Es löscht den Text auch aus dem Verlauf; nur ältere Sicherungen enthalten ihn noch.
        In einem Terminal fragt --forever nach. Ein Skript braucht --yes; sonst wird nichts gelöscht, und der Exit-Status ist 1.
        Mit - als einzigem Wort ist jede Zeile der Standardeingabe eine Notiz.
    .examples =
        tote note rm Pfannkuchen
          die Notiz in den Papierkorb verschieben

help-of-note-search = Notizen durchsuchen
    .details =
        Findet Notizen, in denen jedes WORT der Anfang eines Wortes ist. Die besten Treffer kommen zuerst, jeder mit dem Grund: einem anderen Titel oder der ersten passenden Zeile.
        • "roter Wein": diese Wörter hintereinander
        • -wein: ohne dieses Wort
        • title:wein: im Titel
        • *kanne: irgendwo in einem Wort, etwa Teekanne
        • suppe OR eintopf: mit einem von beiden; Leerzeichen binden stärker
        • #haus: mit diesem Schlagwort oder einem darunter
        • in:archive, in:trash, in:all: anderswo
        • in:Arbeit, in:"Arbeit/Pläne 2026": in einem Ordner und darunter
        • changed:>2026-01-01, changed:2026-11: nach der letzten Änderung
        • rating:>3, status:entwurf, due:<2026-12-01, has:due: nach Eigenschaft
        Die Suche der App versteht dasselbe.
        Ohne Treffer ist der Exit-Status 3.
    .examples =
        tote note search pfann mehl
          die Pfannkuchen finden

help-of-note-export = Notizen als Dateien exportieren
    .details =
        ORDNER wird angelegt, falls er fehlt. Jede Notiz außerhalb des Papierkorbs wird zu einer Datei. Eine importierte oder synchronisierte Notiz bekommt ihre eigene zurück, mit Ordner, Namen und Eigenschaften, Byte für Byte gleich, solange sich nichts geändert hat. Jede andere wird zu TITEL.md: oben ihre Daten zwischen zwei Zeilen aus Strichen, darunter der Text, wie Obsidian, zk und Jekyll es lesen.
        Eine vorhandene Datei wird nur ersetzt, wenn sie zur selben Notiz gehört; Unverändertes bleibt unberührt.
        Mit --note wird stattdessen eine Notiz ausgegeben oder in eine neue Datei geschrieben: als Markdown mit ihren Daten (md), als Seite zum Drucken und Verschicken (html) oder als Text.
    .examples =
        tote note export ~/Notizen
          alle Notizen als Dateien schreiben
        tote note export --note Pfannkuchen --format html pfannkuchen.html
          eine Notiz als Seite schreiben

help-of-note-import = Notizen aus Dateien lesen
    .details =
        Liest Dateien mit Markdown oder reinem Text, aus einem Ordner alle. Eigenschaften, Ordner und Namen bleiben, wie sie sind; tote note export gibt sie zurück. Das Datum einer Notiz ist das in ihren Eigenschaften (created, date), sonst das der Datei.
        Eine bekannte Notiz, nach der ID in der Datei, sonst nach ihrer Datei oder dem Titel, wird geändert; zweimal importiert, wird nichts doppelt. Ein einziges tote undo macht alles rückgängig.
        Links und versteckte Dateien bleiben unberührt. Markdown in einem Ordner muss UTF-8 sein. Textdateien und eine genannte Datei können UTF-16 sein; andere Kodierungen werden als Latin-1 gelesen. Was sich nicht lesen oder behalten lässt, wird genannt.
        Rezepte in Cooklang (.cook) und gespeicherte Seiten von Rezept-Websites (.html) werden zu Notizen, die sich kochen lassen.
    .examples =
        tote note import ~/Vault
          einen Ordner mit Notizen übernehmen

help-of-note-mirror = Notizen mit einem Ordner synchronisieren
    .details =
        Jede Notiz hat eine Datei in ORDNER, wie export sie schreibt; jede Markdown-Datei dort ist eine Notiz. Was sich auf einer Seite ändert, geht auf die andere. Was sich auf beiden ändert, wird zeilenweise zusammengeführt; wo das nicht geht, enthält die Notiz beide Fassungen, und Tote meldet es. Eine gelöschte Datei verschiebt ihre Notiz in den Papierkorb, und umgekehrt.
        Nur die geänderten Zeilen einer Datei werden geschrieben; die übrigen Kopfdaten bleiben. Anhänge, versteckte Dateien und Links bleiben unberührt. Der zuletzt synchronisierte Stand liegt auf diesem Rechner.
        Mit --watch läuft es weiter bis Strg+C und synchronisiert jede Änderung sofort.
    .examples =
        tote note mirror ~/Vault
          beides auf den neuesten Stand bringen
        tote note mirror --watch ~/Vault
          beides auf dem neuesten Stand halten

help-of-note-recover = Texte aus einem Editor retten, wenn Tote beendet wurde
    .details = Was in $EDITOR geschrieben wurde, kommt in die Notiz, aus der es stammt, oder in eine neue, falls sie inzwischen geändert wurde. Es lässt sich rückgängig machen. Den Editor zuerst schließen.
    .examples =
        tote note recover
          alle solchen Texte retten

help-of-note-paste = Aus anderswo Kopiertem eine Notiz machen
    .details =
        Liest die Standardeingabe. HTML, etwa eine Seite oder was ein Browser kopiert hat, wird zu Markdown: Überschriften, Listen, Links, Tabellen, Zitate und Code. Skripte, Stile, Menüs und Formulare fallen weg. Jeder andere Text bleibt, wie er ist.
        Der Titel ist die Überschrift am Anfang, sonst der Titel der Seite.
    .examples =
        wl-paste -t text/html | tote note paste
          aus dem, was im Browser kopiert wurde, eine Notiz machen
        curl -s https://example.org | tote note paste --to Lesen
          eine Seite ans Ende einer Notiz anhängen

help-of-note-today = In die heutige Notiz schreiben
    .details =
        Die Notiz des Tages hat das Datum als Titel, z. B. 2026-11-27, und wird beim ersten Schreiben angelegt.
        • TEXT wird in einer neuen Zeile angefügt; - liest ihn von der Standardeingabe.
        • Ohne Text öffnet sich die Notiz im Editor: $VISUAL, $EDITOR oder vi.
    .examples =
        tote note today 'Klempner angerufen.'
          eine Zeile an die Notiz des Tages anfügen

help-of-note-rename = Einer Notiz einen anderen Titel geben
    .details = NOTIZ ist ein ganzer Titel, ohne Rücksicht auf Groß- und Kleinschreibung und Akzente, oder eine ID. Links auf den alten Titel bleiben, und die Notizen mit solchen Links werden genannt; mit --update-links ändern sie sich mit, im selben Schritt.
    .examples =
        tote note rename -u Pfannkuchen Eierkuchen
          sie umbenennen, mitsamt den Links darauf

help-of-note-links = Ausgeben, wohin die Links einer Notiz oder aller Notizen führen
    .details = Ein Titel je Zeile, in der Reihenfolge des Textes. Titel ohne Notiz nennt die Standardfehlerausgabe; --dead gibt nur diese aus. Dateien und Webadressen sind keine Notizen, nur --json nennt sie. Ohne Links ist der Exit-Status 3.
    .examples =
        tote note links Woche
          die Rezepte der Woche ausgeben
        tote note links --dead
          Titel ausgeben, auf die Links führen und die noch keine Notiz haben

help-of-note-backlinks = Notizen mit Links auf eine Notiz ausgeben
    .details = Ein Titel je Zeile, der zuletzt geänderte zuerst. Gibt es keinen, ist der Exit-Status 3.
    .examples =
        tote note backlinks Pfannkuchen
          die Speisepläne mit Pfannkuchen finden

help-of-note-alias = Einer Notiz weitere Titel geben
    .details = Links, Befehle und die Suche finden die Notiz auch darunter. Ohne Angabe werden sie ausgegeben.
    .examples =
        tote note alias Pfannkuchen Eierkuchen
          ein Link auf [[Eierkuchen]] führt zu Pfannkuchen

help-of-note-set = Eigenschaften einer Notiz setzen
    .details =
        EIGENSCHAFT ist NAME=WERT. Zahlen, Daten (2026-12-01), true und false bleiben solche, und eine vorhandene Liste nimmt Kommas: genre=jazz,blues. Ohne WERT wird die Eigenschaft entfernt. Alles andere bleibt, wie es geschrieben ist.
        Ein undo nimmt alle zurück.
    .examples =
        tote note set Pfannkuchen rating=5 'status=ausprobieren'
          bewerten und festhalten, was ansteht
        tote note set Pfannkuchen status=
          die Eigenschaft entfernen

help-of-note-folders = Die Ordner der Notizen auflisten
    .details =
        Ein Ordner je Zeile, mit der Zahl der Notizen in ihm und darunter, ohne Archiv und Papierkorb. Einen Ordner gibt es, solange eine Notiz in ihm ist.
    .examples =
        tote note folders
          die Notizen jedes Ordners zählen

help-of-note-move = Notizen in einen Ordner verschieben
    .details =
        Ein neuer Name legt den Ordner an. Die Datei behält ihren Namen: Das nächste tote note mirror verschiebt sie. Links mit Pfad, in anderen Notizen und in den verschobenen, werden so geändert, dass sie zur selben Notiz führen. Ein undo macht alles rückgängig.
        - allein liest die Titel von der Standardeingabe, einen je Zeile.
    .examples =
        tote note move Plan Budget --to Projekte/2026
          zwei Notizen verschieben
        tote note move Plan --to /
          eine Notiz aus ihrem Ordner nehmen

help-of-note-folder = Ordner von Notizen umbenennen

help-of-note-folder-rename = Einen Ordner von Notizen umbenennen
    .details =
        Die Ordner darunter und Links mit Pfad ändern sich mit. NAME ist der ganze Pfad: Arbeit/Pläne verschiebt einen Ordner nach Arbeit. Sind in NAME schon andere Notizen, wird daraus ein einziger Ordner. Ein undo macht es rückgängig.
    .examples =
        tote note folder rename Projekte Arbeit
          einen Ordner umbenennen
        tote note folder rename -n Projekte Arbeit
          nur zeigen, welche Notizen umziehen würden

help-of-note-tag = Schlagwörter umbenennen

help-of-note-tag-rename = Ein Schlagwort in allen Notizen umbenennen
    .details =
        Die Schlagwörter darunter ändern sich mit: Aus haus/garten wird heim/garten. Haben andere Notizen NAME schon, wird daraus ein einziges Schlagwort. Code, Links und Webadressen bleiben unverändert, ebenso Notizen im Papierkorb. Ein undo macht alles rückgängig.
        Mit --dry-run werden die Notizen ausgegeben, die sich ändern würden. Hat keine Notiz das Schlagwort, ist der Exit-Status 3.
    .examples =
        tote note tag rename haus heim
          aus #haus wird #heim
        tote note tag rename -n haus heim
          die Notizen ausgeben, die sich ändern würden

help-of-note-pin = Eine Notiz oben anheften
    .examples =
        tote note pin Pfannkuchen
          sie anheften

help-of-note-unpin = Eine Notiz nicht mehr oben anheften
    .examples =
        tote note unpin Pfannkuchen
          sie nicht mehr anheften

help-of-note-archive = Eine Notiz archivieren
    .details = tote note ls --archive zeigt, was im Archiv ist; tote note restore stellt es wieder her.
    .examples =
        tote note archive Pfannkuchen
          sie archivieren

help-of-note-restore = Eine Notiz aus Archiv oder Papierkorb wiederherstellen
    .details = tote note ls --archive und --trash zeigen, was dort ist.
    .examples =
        tote note restore Pfannkuchen
          sie wiederherstellen

help-of-price = Den Preis eines Kaufs setzen
    .details =
        Setzt den Preis des letzten Kaufs von ARTIKEL, der keinen hat, auch wenn der Artikel längst gelöscht ist. Eine Zahl allein gilt in der Währung seiner Liste. Der Preis zählt in tote spent und tote prices, und tote undo macht das rückgängig.
        Ohne PREIS werden die Käufe ohne Preis aufgelistet, der neueste zuerst. ARTIKEL kann auch die ID eines beliebigen Kaufs aus --json sein, um dessen Preis zu korrigieren. Gibt es den Kauf nicht, ist der Exit-Status 3.
    .examples =
        tote price
          auflisten, was keinen Preis hat
        tote price Milch '1,20€'
          setzen, was die letzte Milch gekostet hat
        tote price Äpfel '3€/kg'
          nach Kilo: Die Menge entscheidet

help-of-prices = Anzeigen, was ein Artikel gekostet hat
    .details =
        Zeigt den letzten Preis, den niedrigsten und das derzeit günstigste Geschäft, dann jeden Kauf, den neuesten zuerst. Preise werden je Kilo, Liter oder Stück verglichen.
        ARTIKEL ist der Name von etwas, das je abgehakt wurde, gleich auf welcher Liste. Ist kein Preis bekannt, ist der Exit-Status 3.
    .examples =
        tote prices Milch
          anzeigen, wo die Milch am günstigsten ist
        tote prices --json Milch | jq '.[-1].price.value'
          ausgeben, was zuletzt bezahlt wurde

help-of-spent = Ausgaben anzeigen
    .details = Summiert die Preise des Abgehakten. In einem Terminal ist die letzte Zeile die Gesamtsumme.
    .examples =
        tote spent
          jeden Monat anzeigen
        tote spent --by store --since 2026-01-01
          die diesjährigen Ausgaben je Geschäft anzeigen
        tote spent --by item
          anzeigen, was jeder Artikel gekostet hat
        tote spent --by month --csv > ausgaben.csv
          die Summen für eine Tabelle

help-of-share = Eine Liste über einen Server teilen
    .details =
        Die Liste wird zu einer Sammlung auf dem CalDAV-Server, die auch andere und ihre Telefone verwenden können. Zuerst anmelden: tote help sync login.
        Alles funktioniert weiterhin offline. Solange die App geöffnet ist, sendet und holt sie Änderungen selbst.
        Mit --join werden die Listen auf dem Server ausgegeben, oder einer davon wird beigetreten.
    .examples =
        tote share Einkauf
          eine Liste teilen
        tote share --join
          die Listen auf dem Server ansehen
        tote share --join Einkauf
          einer Liste beitreten, die jemand teilt
        tote share --join https://dav.example.org/house/food/
          einer fremden Liste über ihre Adresse beitreten

help-of-unshare = Eine Liste nicht mehr teilen
    .details = Es wird nichts gelöscht: Die Liste bleibt hier und, ohne --delete-on-server, auf dem Server.
    .examples =
        tote unshare Einkauf
          eine Liste nicht mehr teilen
        tote unshare --delete-on-server Einkauf
          sie dort auch löschen, für alle

help-of-sync = Änderungen geteilter Listen senden und holen
    .details =
        Synchronisiert eine Liste oder alle, einmal. Die App synchronisiert selbst, solange sie geöffnet ist; zu anderen Zeiten kann es ein Timer des Systems tun.
        Ist der Server nicht erreichbar oder lehnt er ab, ist der Exit-Status 5.
    .examples =
        tote sync login https://dav.example.org --user ada
          an einem Server anmelden
        tote sync
          alles senden und holen
        tote sync status
          den Stand ansehen

help-of-sync-login = An einem CalDAV-Server anmelden
    .details =
        Radicale, Xandikos, Nextcloud, Baikal und andere. Ohne Option für das Passwort wird danach gefragt; gespeichert wird es in einer Datei, die für andere nicht lesbar ist.
        Ohne URL wird gefragt, ob das Konto verwendet werden soll, das in der Datenbank steht, z. B. nach einem Umzug auf einen anderen Rechner.
    .examples =
        tote sync login https://dav.example.org --user ada --password-command 'pass show dav'
          das Passwort von einem Befehl holen

help-of-sync-logout = Vom Server abmelden
    .details = Listen werden von hier aus nicht mehr geteilt. Es wird nichts gelöscht, weder hier noch auf dem Server.
    .examples =
        tote sync logout
          abmelden

help-of-sync-status = Den Stand geteilter Listen anzeigen
    .examples =
        tote sync status
          den Stand ansehen

help-of-sync-log = Anzeigen, was andere geändert haben und was zusammengeführt wurde
    .examples =
        tote sync log
          ansehen, was andere geändert haben

help-of-sync-held = Über zurückgestellte Löschungen entscheiden
    .details =
        Verschwindet ein großer Teil einer Liste auf einmal vom Server, wird hier bis zu einer Entscheidung nichts gelöscht:
        • accept: auch hier löschen
        • keep: hier behalten und wieder an den Server senden
    .examples =
        tote sync held accept Einkauf
          hier löschen, was anderswo gelöscht wurde

help-of-meals = Das Essen einer Woche zeigen
    .details =
        Eine Woche ist eine Notiz namens Essensplan 2026-11-30, nach ihrem ersten Tag, die sich auch von Hand schreiben lässt:
        • ein Essen je Zeile, hinter seinem Tag: Mo: [[Pfannkuchen]] für 4, Di Mittag: Reste,
        • oder eine Überschrift je Tag, und das Essen darunter.
        Alle anderen Zeilen bleiben, wie sie sind. Die App zeigt dasselbe mit W als Kalender.
    .examples =
        tote meals
          diese Woche ansehen
        tote meals --week next --json
          die nächste Woche für ein Programm ausgeben

help-of-meals-add = Ein Essen planen
    .details =
        TAG ist ein Wochentag, und zwar der nächste, wenn --week nichts anderes sagt, ein Datum oder heute. TEXT ist der Titel eines Rezepts oder dessen Anfang; alles andere wird geplant, wie es getippt ist. Davor kann ein Name stehen: Mittag: Suppe.
    .examples =
        tote meals add mo pfannkuchen --for 4
          ein Rezept planen
        tote meals add so mittag: auswärts
          einen Tag ohne Rezept planen

help-of-meals-remove = Ein Essen aus der Woche nehmen
    .details = Hat ein Tag mehrere Essen, ist TEXT ein Teil von dem, das gemeint ist.
    .examples =
        tote meals remove mo
          am Montag ist nichts mehr geplant

help-of-meals-copy = Das Essen der Woche davor übernehmen
    .details = Nur für Tage, an denen noch nichts geplant ist.
    .examples =
        tote meals copy --week next
          die nächste Woche wird wie diese

help-of-meals-send = Was das Essen braucht, zu einer Liste hinzufügen
    .details =
        Von dieser Woche das Essen ab heute, von einer anderen alles. Was zu Hause ist und was schon hinzugefügt wurde, bleibt weg, wie bei tote cook.
    .examples =
        tote meals send --dry-run
          ansehen, was hinzugefügt würde

help-of-home = Zeigen, was zu Hause ist
    .details =
        Ein Vorrat neben den Listen; was zuerst abläuft, steht vorn. Er beginnt mit dem ersten, was du einträgst; bis dahin erwähnt Tote ihn nie.
        • tote clear trägt ein, was immer nach Hause kommt.
        • Rezepte und Pläne lassen aus, was zu Hause ist, und verlangen nur den Rest.
        • tote used nimmt etwas heraus und setzt es wieder auf die Liste, von der es kam.
        Er ist eine Liste namens Zu Hause: tote edit, mv, rm und share nehmen sie mit --list oder mit ihrem Namen.
    .examples =
        tote home
          sehen, was da ist
        tote home --json
          alle Felder ausgeben

help-of-home-add = Etwas zu Hause eintragen
    .details = Zeilen werden wie bei tote add gelesen. Der Platz steht wie ein Laden: @Gefrierfach. Der Tag, bis zu dem etwas hält, ist eine Notiz oder steht am Ende: !2026-12-05, !5. Dez, bis 5. Dezember.
    .examples =
        tote home add 2 l Milch '!2026-12-05'
          zwei Liter, haltbar bis 5. Dezember
        tote home add '500 g Erbsen @Gefrierfach'
          mit Platz

help-of-home-keep = Festlegen, ob etwas nach Hause kommt
    .details =
        WERT ist:
        • always: es kommt nach Hause, sobald es auf einer Liste gelöscht wird,
        • ask: die App fragt jedes Mal,
        • never: es wird nicht eingetragen,
        • basic: es ist immer da, wie Salz und Öl, und kein Rezept verlangt es.
    .examples =
        tote home keep Milch always
          gekaufte Milch kommt nach Hause
        tote home keep Salz basic
          kein Rezept verlangt Salz

help-of-used = Etwas aufbrauchen
    .details = Ohne Menge ist nichts mehr da: Es kommt wieder auf die Liste, von der es kam, mit Laden und üblicher Menge, in einem Schritt. Mit einer Menge wird so viel entnommen, zuerst von dem, was zuerst abläuft.
    .examples =
        tote used Milch
          es ist keine Milch mehr da
        tote used Milch 500 ml
          ein halber Liter weniger

help-of-staples = Fällige Dauerartikel hinzufügen
    .details =
        Ein Dauerartikel wird von Tote regelmäßig neu hinzugefügt: alle paar Tage, Wochen oder Monate, oder so oft, wie er üblicherweise gekauft wird. Die App fügt Fälliges einmal am Tag hinzu; dieser Befehl tut es sofort, in einem Schritt, mit Menge, Geschäft und Preis vom letzten Mal. Was schon auf der Liste steht, bleibt unverändert.
        Mit einer LISTE nur zu dieser. tote repeat macht einen Artikel zum Dauerartikel.
    .examples =
        tote staples
          hinzufügen, was fällig ist
        tote staples --show
          alle Dauerartikel ansehen, den nächsten zuerst
        tote staples Einkauf --dry-run
          ansehen, was zu einer Liste hinzugefügt würde

help-of-today = Ausgeben, was heute fällig ist
    .details =
        Zuerst kommen Aufgaben früherer Tage, dann die heutige Notiz und die Aufgaben von heute, dann, was die Listen brauchen: wie viel noch zu kaufen ist und welche Dauerartikel noch auf keiner Liste stehen. Fällig sind:
        • offene Aufgaben mit 📅 2026-12-01 am Ende, auch mit ⏳ 2026-12-01, dem Tag, für den sie geplant sind,
        • Notizen mit due: 2026-12-01 oder remind: 2026-12-01 in ihren Eigenschaften, bis dort done: true oder status: done steht.
        Was zu Hause höchstens noch drei Tage hält, steht mit passenden Rezepten vor den Listen.
        Die App zeigt dasselbe mit w.
    .examples =
        tote today
          ausgeben, was zu tun ist

help-of-repeat = Einen Artikel zum Dauerartikel machen
    .details =
        INTERVALL ist eine Zahl von Tagen, Wochen oder Monaten, bis 99: wöchentlich, 10 Tage, alle 2 Monate.
        • üblich: so oft, wie er üblicherweise gekauft wird, sobald das bekannt ist
        • nie: nicht mehr
        Ohne INTERVALL wird ausgegeben, wie oft der Artikel hinzugefügt wird. ARTIKEL steht auf der Liste oder wurde schon einmal gekauft.
    .examples =
        tote repeat Milch wöchentlich
          jede Woche Milch auf die Liste setzen
        tote repeat Klopapier alle 6 Wochen
          eine beliebige Zahl von Tagen, Wochen oder Monaten
        tote repeat Milch nie
          Milch nicht mehr hinzufügen

help-of-shop = Die App in einem Geschäft öffnen
    .details =
        Dasselbe wie s in der App: was dort oder überall gekauft wird, in der Reihenfolge der Gänge. Ohne GESCHÄFT gilt das der Einstellung default-store, oder du wählst eins.
        Mit --inline hat die App einige Zeilen unter der Eingabeaufforderung und lässt am Ende nichts davon stehen.
    .examples =
        tote shop @Lidl
          bei Lidl einkaufen
        tote shop Lidl --inline
          dasselbe unter der Eingabeaufforderung

help-of-store = Ansehen und ändern, was Tote über ein Geschäft weiß
    .examples =
        tote store aisles Lidl
          die Reihenfolge der Abteilungen bei Lidl anzeigen

help-of-store-aisles = Reihenfolge der Abteilungen eines Geschäfts anzeigen oder setzen
    .details =
        Gibt die Abteilungen aus, eine je Zeile, in der Reihenfolge der App und von tote ls --store. Tote lernt sie aus der Reihenfolge, in der dort abgehakt wird.
        Die genannten Abteilungen kommen zuerst, in dieser Reihenfolge; die übrigen folgen wie bisher. Man schreibt sie wie hinter #, zwei Buchstaben genügen also; Namen aus mehreren Wörtern stehen in Anführungszeichen.
    .examples =
        tote store aisles Lidl
          die Reihenfolge der Abteilungen bei Lidl anzeigen
        tote store aisles Lidl obst backwaren milchprodukte
          Obst und Gemüse zuerst, dann Brot, dann Milchprodukte

help-of-import = Listen aus einer Datei importieren
    .details =
        Das Format ergibt sich aus dem Dateinamen:
        • .md: Checklisten in Markdown; jede Überschrift ist eine Liste
        • .txt: todo.txt
        • .csv, .tsv: eine Tabelle
        • .ics: Aufgaben (VTODO) aus einem Kalender oder einer Aufgaben-App; jeder Kalender ist eine Liste
        • .json: alles, ohne Verlust; was schon vorhanden ist, wird durch den Inhalt der Datei ersetzt
        • .json aus anderen Programmen: Listen von Google Keep, Bring!, Mealie, KitchenOwl, Grocy, Todoist und Microsoft To Do
        - liest die Standardeingabe und braucht --format.
        Listen werden als neue importiert; eine ohne Namen heißt wie die Datei. Mit --list werden nicht abgehakte Artikel zu dieser Liste hinzugefügt, wie bei tote add. Abgehakte Artikel neuer Listen werden zum erneuten Kauf angeboten.
        Mit --merge wird eine Liste, deren Namen es schon gibt, mit der vorhandenen zusammengeführt, und ihre Artikel werden ebenso hinzugefügt: 3 l Milch und 1 l Milch werden 4 l. In .json werden Listen und Artikel auch an ihrer ID erkannt.
        Lässt sich etwas nicht lesen, nennt der Fehler Zeile, Spalte und was erwartet wurde, und es wird nichts importiert. Mit --partial wird der Rest importiert; der Exit-Status ist trotzdem 1.
    .examples =
        tote import einkauf.md
          jede Überschrift zu einer Liste machen
        tote import --list Einkauf rezept.csv
          die Zutaten eines Rezepts zu einer Liste hinzufügen
        tote import --merge einkauf.md
          zu den Listen hinzufügen, die schon so heißen
        tote export --format json | tote --db kopie.db import -f json -
          alles in eine andere Datenbank kopieren

help-of-export = Listen exportieren
    .details =
        Gibt eine Liste aus, oder alle:
        • md: Checklisten in Markdown
        • todo.txt, csv: für andere Programme
        • ics: Aufgaben (VTODO), für Kalender und Aufgaben-Apps; viele lesen nur eine Liste je Datei, deshalb die Liste angeben
        • json: alles, ohne Verlust, mit Notizen, gelernten Abteilungen und Käufen; der Import in eine leere Datenbank stellt es wieder her
        md, todo.txt, csv und ics enthalten nur Listen.
        Mit purchases statt einer Liste: was wann, wo und für wie viel gekauft wurde, als csv (Vorgabe) oder json.
    .examples =
        tote export > listen.md
          alle Listen als Checklisten exportieren
        tote export --format json > alles.json
          alles exportieren
        tote export -f csv Einkauf > einkauf.csv
          eine Liste für eine Tabellenkalkulation exportieren
        tote export -f ics Einkauf > einkauf.ics
          eine Liste für eine Aufgaben-App exportieren
        tote export purchases > kaeufe.csv
          alle Käufe für eine Tabelle exportieren

## Recipes from files

# A line among the ingredients that is none.
recipe-left-out-line = Ausgelassen: { $line }
# A saved web page.
recipe-page-none = In { $file } ist kein Rezept, das Tote lesen kann. Nur Seiten mit Rezeptdaten (schema.org) lassen sich importieren.
recipe-page-broken = Die Rezeptdaten in { $file } sind beschädigt. Daraus wurde nichts importiert.
# A page that was piped in: `curl … | tote note add -`.
recipe-input-none = Auf dieser Seite ist kein Rezept, das Tote lesen kann. Das Rezept von der Seite kopieren und in eine Notiz einfügen.
recipe-input-broken = Die Rezeptdaten dieser Seite sind beschädigt. Das Rezept von der Seite kopieren und in eine Notiz einfügen.
recipe-nothing-imported = Es wurde nichts importiert.

## Lists for others

handing-columns-option = In 1 oder 2 Spalten; sonst 2 ab 30 Artikeln
handing-output-option = In diese neue Datei schreiben statt auf die Standardausgabe
cheapest-json-option = JSON ausgeben: die Geschäfte, die Summe und wie viele Artikel dort einen Preis haben
catalogue-json-option = JSON ausgeben: jeden Namen mit seiner Abteilung und dem letzten Kauf
set-not-times = { QUOTED($text) } sagt nicht, wie oft. x2 oder 1.5 schreiben.
handing-wrote-list = { QUOTED($name) } nach { $file } geschrieben

help-of-print = Eine Liste auf Papier drucken
    .details =
        Schreibt, was zu kaufen ist, als Seite in HTML, die keine andere Datei braucht: nach Abteilungen oder Geschäften wie in der App, mit Kästchen zum Abhaken, Mengen und Notizen. Ein Browser druckt sie oder speichert sie als PDF. --output überschreibt nie eine Datei.
    .examples =
        tote print > liste.html
          was auf der ersten Liste zu kaufen ist
        tote print Party --columns 2 -o party.html
          zwei Spalten, in eine neue Datei
        tote print --store Lidl > lidl.html
          was dort zu kaufen ist, in der Reihenfolge der Abteilungen
        tote print Einkauf +jonas > jonas.html
          was für Jonas ist, oder was jeder andere Filter von tote ls findet

help-of-list-message = Eine Liste als Nachricht für einen Chat ausgeben
    .details = Was zu kaufen ist, nach Abteilungen oder Geschäften wie in der App, mit Überschriften in *Sternchen*, die die meisten Chats fett zeigen. Die Einstellung message-emoji gibt jeder Abteilung ein Bild.
    .examples =
        tote list message | wl-copy
          die erste Liste kopieren, um sie in einen Chat einzufügen

help-of-list-qr = Eine Liste als QR-Code zeigen
    .details = Was zu kaufen ist, mit Mengen, für ein Handy, das den Code vom Bildschirm liest; gesendet wird nichts. Überschriften fallen weg, wenn der Code zu groß wird. Passt er nicht ins Terminal, sagt Tote, wie viel fehlt; in eine Datei passt jeder.
    .examples =
        tote list qr
          die erste Liste
        tote list qr Einkauf --store Lidl
          nur, was dort zu kaufen ist

help-of-list-cheapest = Zeigen, wo eine Liste am günstigsten ist
    .details = Was die Liste in jedem Geschäft kostet, nach dem, was dort zuletzt für so viel bezahlt wurde, und in den besten zweien, wenn das günstiger ist. Was in einem Geschäft keinen Preis hat, steht neben der Summe; für die Reihenfolge zählt es wie im teuersten anderen, damit keines günstig ist, nur weil es unbekannt ist. Geschätzte Preise zählen nicht.
    .examples =
        tote list cheapest Einkauf
          Aldi und Lidl  38,20 €  2 von 21 dort ohne Preis

help-of-catalogue = Zeigen, was es zu kaufen gibt, nach Abteilungen
    .details = Die alltäglichen Dinge, die Tote in der eingestellten Sprache kennt, als Anregung; in jeder Abteilung zuerst, was schon gekauft wurde, das Letzte zuerst. Mit ABTEILUNG nur deren Namen, einer je Zeile; man schreibt sie wie hinter #.
    .examples =
        tote catalogue
          alles, nach Abteilungen
        tote catalogue milch | fzf -m | tote add -
          aus einer Abteilung auswählen und hinzufügen

help-of-list-add-set = Alles von einer Liste auf eine andere setzen
    .details = Für Listen, die als Muster dienen, etwa „Grillen“ oder „Wickeltasche“: Alles davon kommt dazu, abgehakt oder nicht, und die Liste bleibt, wie sie ist. Eine archivierte Liste ist aus dem Weg und dient weiter als Muster. ANZAHL sagt, wie viel Mal so viel: x2, 1.5; Mengen werden gerundet wie die eines Rezepts.
    .examples =
        tote list add-set Grillen x2
          für doppelt so viele, auf die erste Liste
        tote list add-set Wickeltasche --list Reise
          auf eine andere Liste
