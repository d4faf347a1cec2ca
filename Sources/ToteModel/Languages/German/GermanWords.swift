/// What every program says in German.
package struct German: CommonWords {
  package init() {}
  package var language: Language { .german }

  package func reason(_ error: SystemError) -> String {
    switch error {
    case .notPermitted: "das ist nicht erlaubt"
    case .noSuchFile: "die Datei oder der Ordner fehlt"
    case .inputOutput: "das Lesen oder Schreiben ist fehlgeschlagen"
    case .notExecutable: "die Datei ist kein ausführbares Programm"
    case .closed: "bereits geschlossen"
    case .invalidArgument: "ungültiges Argument"
    case .noMemory: "zu wenig Speicher"
    case .permissionDenied: "keine Berechtigung"
    case .busy: "wird gerade verwendet"
    case .fileExists: "die Datei gibt es schon"
    case .notADirectory: "das ist kein Ordner"
    case .isADirectory: "das ist ein Ordner"
    case .tooManyFilesInSystem: "im System sind zu viele Dateien geöffnet"
    case .tooManyOpenFiles: "zu viele Dateien geöffnet"
    case .fileTooLarge: "die Datei ist zu groß"
    case .noSpace: "kein Platz mehr auf dem Datenträger"
    case .readOnly: "der Datenträger ist schreibgeschützt"
    case .brokenPipe: "das andere Programm liest nicht mehr"
    case .nameTooLong: "der Name der Datei ist zu lang"
    case .directoryNotEmpty: "der Ordner ist nicht leer"
    case .tooManyLinks: "zu viele symbolische Links hintereinander"
    case .invalidText: "der Name ist kein gültiges UTF-8"
    case .quotaExceeded: "das Kontingent auf dem Datenträger ist erschöpft"
    }
  }

  package func unknownReason(_ code: Int32) -> String { "Systemfehler \(code)" }

  package func sentence(_ error: StorageError) -> String {
    switch error {
    case .busy: "Ein anderes Programm verwendet die Datenbank. Erneut versuchen, wenn es fertig ist."
    case .full: "Der Datenträger ist voll. Sobald Platz geschaffen ist, werden die Änderungen gespeichert."
    case .readOnly:
      "Die Datenbank ist schreibgeschützt. Die Berechtigungen der Datei und ihres Ordners prüfen."
    case .damaged:
      "Die Datenbank ist beschädigt. Die Datei wurde nicht geändert; eine Sicherung lässt sich öffnen."
    case .notADatabase: "Diese Datei ist keine Datenbank von Tote. Mit --db eine andere angeben."
    case .foreignCode(let name):
      "Die Datenbank enthält eine View oder einen Trigger, die nicht von Tote sind. Es wurde nichts geändert; eine Sicherung öffnen oder „\(name)“ mit sqlite3 entfernen."
    case .foreignFile(let name):
      "Neben der Datenbank liegt „\(name)“, das nicht von Tote ist. Es wurde nichts geöffnet oder geändert; diese Datei verschieben und erneut versuchen."
    case .endless:
      "Tote hat einen Vorgang der Datenbank abgebrochen, der kein Ende nahm. Vielleicht wurde die Datei verändert; eine Sicherung öffnen."
    case .newer(let version, let known):
      "Die Datenbank stammt von einem neueren Tote (Version \(version); dieses kennt \(known)). Tote aktualisieren."
    case .moved:
      "Die Datei der Datenbank wurde verschoben oder gelöscht, während sie geöffnet war. Tote neu starten."
    case .closed: "Die Datenbank ist geschlossen. Tote neu starten."
    case .cannotOpen(let reason):
      "Die Datenbank lässt sich nicht öffnen (\(reason)). Prüfen, ob es den Ordner gibt und wem er gehört."
    case .failed(let reason):
      "Die Datenbank ließ sich nicht lesen oder schreiben (\(reason)). Erneut versuchen."
    }
  }

  package func day(_ year: Int64, _ month: Int, _ day: Int) -> String {
    "\(padded(day)).\(padded(month)).\(year)"
  }

  package func longDay(_ year: Int64, _ month: Int, _ day: Int) -> String {
    "\(day). \(Self.months[month - 1]) \(year)"
  }

  private static let months = [
    "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
    "November", "Dezember",
  ]

  package var readOnlyList: String { "schreibgeschützt" }
  package func toSend(_ count: Int) -> String { "\(number(count)) zu senden" }
  package func heldDeletions(_ count: Int) -> String {
    count == 1 ? "1 Löschung zurückgestellt" : "\(number(count)) Löschungen zurückgestellt"
  }
  package func name(_ problem: SharingProblem) -> String {
    switch problem {
    case .offline: "offline"
    case .password: "Passwort nötig"
    case .login: "Anmeldung nötig"
    case .certificate: "Server nicht vertrauenswürdig"
    case .busy: "Server ausgelastet"
    case .full: "Server voll"
    case .refused: "vom Server abgelehnt"
    case .outdated: "Änderungen abgelehnt, neuer Versuch später"
    case .gone: "nicht mehr auf dem Server"
    case .unreadable: "Antwort nicht verständlich"
    }
  }
}
