## The command line

# What tote-sync --help prints, in 80 columns.
sync-help =
    Aufruf: tote-sync login [URL --user NAME] [OPTION…]

    Teilt Listen über einen CalDAV-Server. tote startet es, wo es gebraucht wird.

    login findet die Listen auf einem Server. Es fragt nach dem Passwort und
    speichert es in einer Datei, die für andere nicht lesbar ist, sofern keine
    Option etwas anderes sagt.

    Optionen:
      --user NAME               Der eigene Name auf dem Server
      --password-command BEFEHL Passwort aus der ersten Zeile lesen, die ein
                                Befehl ausgibt
      --password-file DATEI     Passwort aus der ersten Zeile einer Datei lesen,
                                die für andere nicht lesbar ist
      --ca DATEI                Den Zertifizierungsstellen in einer Datei (PEM)
                                vertrauen statt denen des Systems
      --language SPRACHE        Sprache: { $codes }
      --help                    Diese Hilfe ausgeben

    Exit-Status:
      0    Erfolg
      1    abgelehnt
      2    ungültige Befehlszeile
      4    eine Datei lässt sich nicht lesen oder schreiben
      5    der Server ist nicht erreichbar oder lehnt ab
sync-missing-command = Es fehlt ein Befehl. Siehe tote-sync --help.
sync-unknown-command = Kein Befehl namens „{ $word }“. Siehe tote-sync --help.
sync-unknown-option = Unbekannte Option: { $word }.
sync-missing-value = { $option } braucht einen Wert.
sync-not-a-language = --language kennt „{ $value }“ nicht. Möglich: { $codes }.
sync-unexpected = Unerwartetes Argument: „{ $word }“.
sync-missing-list = Der Name einer Liste fehlt.
sync-missing-address = Bei login fehlt ein Argument: URL.
sync-missing-user = Der Name auf dem Server fehlt. --user NAME hinzusetzen.
sync-two-passwords = Nur eines von --password-command und --password-file verwenden.
sync-not-an-address = „{ $text }“ ist keine Adresse wie https://dav.example.org.
# The address is left out, since it may contain a password.
sync-address-holds-user = Name und Passwort gehören nicht in die Adresse: --user verwenden.
sync-needs-tls = Passwörter werden nur über https gesendet. Eine Adresse verwenden, die mit https:// beginnt.
# The codes of languages: all but the last, with commas between them, and the last.
sync-codes = { $first } oder { $last }

## Logging in

# Whether to log in as whom the database names.
sync-log-in = An { $server } als { $user } anmelden?
# After a question: the answers, the default in capitals.
sync-yes-or-no = [j/N]
sync-password-for = Passwort für { $user } auf { $server }: { "" }
sync-logged-in = An { $server } als { $user } angemeldet.
sync-stored-password = Passwort in „{ $path }“ gespeichert, für andere nicht lesbar.
# After the name of a list.
sync-read-only = schreibgeschützt
sync-no-lists = Dort gibt es keine Listen.
sync-no-lists-yet = Dort gibt es noch keine Listen. tote share LISTE teilt eine eigene.
sync-syncing = Synchronisierung
sync-logged-out = Von { $server } abgemeldet. Die Listen bleiben hier, und was auf dem Server ist, bleibt dort.
sync-password-open-to-others = Andere können „{ $path }“ lesen. Zuerst chmod 600 darauf ausführen.
sync-password-not-a-file = „{ $path }“ ist keine gewöhnliche Datei. Eine Datei angeben, deren erste Zeile das Passwort enthält.
sync-password-cannot-read = „{ $path }“ lässt sich nicht lesen: { $reason }.
sync-password-cannot-store = Das Passwort lässt sich nicht in „{ $path }“ speichern: { $reason }.
sync-password-empty = Das Passwort ist leer.
sync-password-command-failed = Der Befehl für das Passwort ist fehlgeschlagen (Exit-Status { $code }).
sync-password-command-took-too-long = Der Befehl für das Passwort hat zu lange gebraucht.
sync-password-nobody-to-ask = Kein Terminal, um nach dem Passwort zu fragen. --password-command oder --password-file verwenden.
sync-cancelled = Abgebrochen.
# What means yes, without capitals and accents.
sync-yes = j, ja

## What a server answers

sync-unauthorized = { $server } nimmt diesen Namen mit diesem Passwort nicht an. Beides prüfen. Bei Anmeldung in zwei Schritten verlangt der Server ein App-Passwort.
sync-forbidden = { $server } erlaubt das für dieses Konto nicht.
sync-not-found = { $server } hat unter dieser Adresse nichts. Adresse prüfen.
sync-not-supported = { $server } unterstützt das nicht.
sync-conflict = { $server } meldet einen Konflikt. Erneut versuchen.
sync-changed = Die Liste wurde inzwischen auf { $server } geändert. Erneut versuchen.
sync-outdated = { $server } lehnt eine Änderung immer wieder als veraltet ab. Tote wartet jedes Mal länger bis zum nächsten Versuch.
sync-locked = Die Liste ist auf { $server } gesperrt. Später erneut versuchen.
sync-busy = { $server } ist ausgelastet. Später erneut versuchen.
sync-busy-for = { $minutes ->
    [one] { $server } ist ausgelastet. In einer Minute erneut versuchen.
   *[other] { $server } ist ausgelastet. In { $minutes } Minuten erneut versuchen.
}
sync-full = { $server } hat keinen Platz mehr. Dort Platz schaffen.
sync-too-large = Das ist zu groß für { $server }.
sync-other-server = { $server } leitet zu { $other } weiter; dorthin wird das Passwort nicht gesendet. Falls vertrauenswürdig, dort anmelden.
sync-redirected-too-often = { $server } leitet im Kreis weiter. Adresse prüfen.
sync-not-calendars = { $server } ist kein CalDAV-Server. Adresse prüfen, und ob das Netz eine Anmeldung verlangt.
sync-not-utf8 = Die Antwort von { $server } ist kein gültiges UTF-8.
sync-malformed = Die Antwort von { $server } ist kein gültiges XML (Zeile { $line }).
sync-unsafe = Die Antwort von { $server } lässt sich nicht gefahrlos lesen.
sync-status = { $server } hat mit einem Fehler geantwortet (HTTP { $status }).
sync-unknown-server = Kein Server namens { $server }. Adresse und Verbindung prüfen.
sync-cannot-connect = { $server } ist nicht erreichbar. Adresse prüfen oder später erneut versuchen.
sync-timed-out = { $server } hat zu lange nicht geantwortet. Später erneut versuchen.
sync-broken-off = Die Verbindung zu { $server } ist abgebrochen. Erneut versuchen.
sync-answer-too-large = Die Antwort von { $server } ist größer als { $megabytes } MB und wurde nicht gelesen.
sync-certificate-expired = Das Zertifikat von { $server } ist abgelaufen. Dort erneuern.
sync-certificate-not-yet-valid = Das Zertifikat von { $server } ist noch nicht gültig. Das Datum auf diesem Rechner prüfen.
sync-certificate-of-unknown-authority = Das Zertifikat von { $server } stammt von einer unbekannten Zertifizierungsstelle. Ist es die eigene, --ca DATEI hinzusetzen.
sync-certificate-of-other-server = Das Zertifikat von { $server } gehört zu einem anderen Server. Adresse prüfen.
sync-certificate-not-trusted = Das Zertifikat von { $server } ist nicht vertrauenswürdig.
sync-no-tls = Keine sichere Verbindung zu { $server }. Adresse und Port prüfen.
sync-no-authorities = Die Datei aus --ca lässt sich nicht als Zertifikate (PEM) lesen.
sync-connection-failed = Die Verbindung zu { $server } ist fehlgeschlagen (curl-Fehler { $code }).

## Sharing lists

sync-shared = „{ $list }“ wird jetzt auf { $server } geteilt.
# How to open a list on other machines and phones, and what others with access run.
sync-how-to-join =
    Auf einem anderen Rechner mit Tote: tote share --join "{ $name }"
    Auf einem Telefon ein CalDAV-Konto (Tasks.org, DAVx5 oder Apple-Erinnerungen) mit demselben Server, Namen und Passwort hinzufügen.
    Andere, die auf dem Server Zugriff haben: tote share --join { $address }
# What to do on Nextcloud, step by step, before others may open it.
sync-how-to-invite =
    Zum Teilen mit anderen auf Nextcloud:
      1. Im Browser auf { $server } Aufgaben öffnen, dann das Menü (…) neben „{ $name }“, dann Teilen.
      2. Den Namen der anderen eingeben und das Bearbeiten erlauben.
      3. Mit Tote dort: tote sync login { $server } --user NAME, dann tote share --join.
      4. Unter Android in DAVx5 ein Konto hinzufügen: Basis-URL { $server }/remote.php/dav, eigener Name und ein
         App-Passwort (Nextcloud: Einstellungen, Sicherheit). Dort „{ $name }“ auswählen und Tasks.org öffnen.
      5. Auf einem iPhone ein CalDAV-Konto mit { $server }, dem eigenen Namen und einem App-Passwort hinzufügen, dann Erinnerungen öffnen.
sync-is-long = „{ $list }“ hat { $count } Artikel. Bei mehr als 5.000 wird das Synchronisieren auf vielen Servern langsam.
# After the name of a list on the server.
sync-already-here = schon hier
sync-joined = Liste „{ $list }“ beigetreten ({ $count } Artikel).
sync-is-called = Hier gibt es schon eine Liste namens „{ $name }“, deshalb heißt diese „{ $list }“.
sync-is-gone = „{ $list }“ ist nicht mehr auf { $server }. Die Liste bleibt hier. tote unshare "{ $list }" beendet das Teilen.
# $deleted is yes if it was deleted on the server.
sync-unshared = { $deleted ->
    [yes] „{ $list }“ wird nicht mehr geteilt und wurde auf dem Server gelöscht. Hier bleibt die Liste.
   *[no] „{ $list }“ wird nicht mehr geteilt. Die Liste bleibt hier und auf dem Server.
}
sync-deleted-held = { $count } Artikel von „{ $list }“ gelöscht.
sync-kept-held = { $count } Artikel auf „{ $list }“ behalten und wieder an den Server gesendet.
sync-nothing-shared = Es wird noch nichts geteilt. tote share LISTE teilt eine Liste.
sync-account = An { $server } als { $user } angemeldet
sync-account-problem = An { $server } als { $user } angemeldet: { $problem }
sync-nothing-happened = Bisher ist nichts geschehen.
sync-checked = zuletzt geprüft { $when }
sync-not-checked = noch nicht geprüft

## What happened to shared lists

sync-item-added = { $item } hinzugefügt
sync-item-ticked = { $item } abgehakt
sync-item-unticked = Haken entfernt: { $item }
sync-item-changed = { $item } geändert
sync-item-deleted = { $item } gelöscht
sync-changed-twice = { $item }: hier und anderswo geändert. „{ $kept }“ behalten, nicht „{ $lost }“.
sync-revived = { $item }: auf einer Seite gelöscht, auf der anderen geändert. Der Artikel bleibt.
sync-became-one = { $item }: zweimal hinzugefügt, jetzt ein Artikel.
sync-left-alone-too-long = { $name } auf dem Server ist zu lang für einen Artikel und wurde nicht angetastet.
sync-left-alone-elsewhere = { $path } liegt auf dem Server nicht im Ordner dieser Liste. Es wurde nicht angetastet.
sync-left-alone = { $name } auf dem Server lässt sich nicht als Artikel lesen und wurde nicht angetastet.
sync-held = { $count } Artikel sind auf einmal vom Server verschwunden. Hier wird nichts gelöscht bis zu tote sync held accept "{ $list }" (auch hier löschen) oder tote sync held keep "{ $list }".
sync-accepted = { $count } Artikel wie entschieden auch hier gelöscht.
sync-rejected = Der Server nimmt { $item } nicht an.

## Why something was not done

sync-not-logged-in = An keinem Server angemeldet. Zuerst tote sync login URL --user NAME ausführen.
sync-not-logged-in-here = Dieser Rechner kennt das Konto von { $user } auf { $server } nicht, das in der Datenbank steht. Um es hier zu verwenden, tote sync login ausführen.
sync-no-list = Keine Liste namens „{ $list }“.
sync-is-shared = „{ $list }“ wird schon geteilt.
sync-not-shared = „{ $list }“ wird nicht geteilt. tote share "{ $list }" teilt sie.
sync-no-home = Auf { $server } lassen sich von hier keine Listen anlegen. Dort eine anlegen, dann tote share --join NAME ausführen.
sync-not-on-server = Keine Liste namens „{ $list }“ auf dem Server. tote share --join zeigt alle.
sync-is-here = „{ $list }“ ist schon hier.
sync-several-on-server = Mehrere Listen auf dem Server heißen „{ $list }“. Eine über ihren Ort angeben: { $places }.
sync-name-taken = Auf dem Server gibt es schon eine Liste namens „{ $list }“. Dieser mit tote share --join beitreten oder die eigene mit --as NAME unter anderem Namen teilen.
sync-shares-elsewhere = Es werden schon Listen auf { $server } geteilt. Zuerst tote sync logout ausführen.
sync-nothing-held = Für „{ $list }“ sind keine Löschungen zurückgestellt.
# The same on the screen, where $keys are pressed.
sync-screen-name-taken = „{ $list }“ ist schon auf dem Server. { $keys } tritt der Liste bei. Um auch die eigene zu teilen, diese zuerst umbenennen.
sync-screen-no-home = Auf { $server } lassen sich von hier keine Listen anlegen. Dort eine anlegen, dann mit { $keys } beitreten.
sync-screen-not-on-server = „{ $list }“ ist nicht mehr auf dem Server.
