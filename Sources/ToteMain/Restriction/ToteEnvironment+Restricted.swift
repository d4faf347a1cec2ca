import Tote
import ToteModel

extension ToteEnvironment {
  /// While the account is restricted, the app starts no program, opens no file, writes no settings and doesn't leave the
  /// terminal to a shell. `Restriction` is the same for the command line.
  func restricted(while isRestricted: @escaping @Sendable () -> Bool) -> ToteEnvironment {
    var environment = self
    let (suspend, openPage, set, notes) = (suspend, openPage, settings.set, notes)
    environment.suspend = { isRestricted() ? .none : suspend() }
    environment.openPage = { isRestricted() ? .restricted : await openPage($0) }
    environment.notes.openAddress = { isRestricted() ? .restricted : await notes.openAddress($0) }
    environment.notes.openFile = { isRestricted() ? .restricted : await notes.openFile($0) }
    environment.notes.openEditor = { text, name, line in
      isRestricted() ? .failed(.restricted, file: nil) : await notes.openEditor(text, name, line)
    }
    environment.settings.set = { (name, text) throws(SettingsFailure) in
      if isRestricted() { throw SettingsFailure(words.restrictedReason) }
      return try await set(name, text)
    }
    return environment
  }
}
