import Composable
import ToteModel

/// The settings as the app has them. They follow the file while the app is open, and the app can write it.
package struct AppSettings: Equatable, Sendable {
  package private(set) var reading: SettingsReading
  private var keys: CommandKeys?
  fileprivate var problems: [SettingsProblem]
  /// For the app to show.
  package var message: Message?

  package init(_ reading: SettingsReading = SettingsReading()) {
    self.reading = reading
    let (keys, problems) = reading.commandKeys
    (self.keys, self.problems) = (keys, reading.problems + problems)
  }

  package var current: Settings { reading.settings }

  /// Does some work in the language, with the conventions and with the keys that are set.
  package func apply<Result>(_ work: () throws -> Result) rethrows -> Result {
    guard let keys else { return try current.apply(work) }
    return try CommandKeys.$current.withValue(keys) { try current.apply(work) }
  }
}

package enum SettingsAction: Equatable, Sendable {
  /// The file has changed.
  case arrived(SettingsReading)
  /// To be written to the file: `.set(.theme, to: "light")`, or `nil` for what holds without it.
  case set(SettingName, to: String?)
  /// One after the other.
  case setAll([SettingChange])
  case written([SettingName], SettingsReading)
  case notWritten(String)
}

package struct SettingsEnvironment: Sendable {
  /// An element after each change of the file.
  package var changes: @Sendable () -> AsyncStream<SettingsReading>
  /// Writes one setting to the file, or removes it, and reads all again.
  package var set: @Sendable (SettingName, String?) async throws(SettingsFailure) -> SettingsReading
  /// Tells the terminal about colours and the mouse.
  package var show: @Sendable (Settings) -> Effect<Never>

  package init(
    changes: @escaping @Sendable () -> AsyncStream<SettingsReading>,
    set: @escaping @Sendable (SettingName, String?) async throws(SettingsFailure) -> SettingsReading,
    show: @escaping @Sendable (Settings) -> Effect<Never>
  ) {
    (self.changes, self.set, self.show) = (changes, set, show)
  }

  /// Keeps what is set in memory, for previews and tests.
  package static let idle = SettingsEnvironment(
    changes: { AsyncStream { $0.finish() } },
    set: { (name, text) throws(SettingsFailure) in
      let overrides = text.map { [SettingsReading.Override(name, $0, from: .standard)] } ?? []
      return SettingsReading(overrides: overrides)
    },
    show: { _ in .none })
}

/// Why a setting wasn't written, in words.
package struct SettingsFailure: Error, Equatable, Sendable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}

let settingsReducer = Reducer<AppSettings, SettingsAction, SettingsEnvironment> {
  state, action, environment in
  switch action {
  case .arrived(let reading):
    guard reading != state.reading else { return .none }
    let before = state.problems
    let effect = state.take(reading, environment)
    if state.problems != before { state.message = .problems(state.problems) }
    return effect

  case .set(let name, let text):
    return .run(name: "set", failing: { .notWritten(($0 as? SettingsFailure)?.reason ?? "\($0)") }) { send in
      send(.written([name], try await environment.set(name, text)))
    }.finishing()

  case .setAll(let changes):
    return .run(name: "set all") { send in
      // Together they would read the same file, and the last would undo the others.
      var written: [SettingName] = []
      var reading: SettingsReading?
      var failure: SettingsFailure?
      for change in changes where failure == nil {
        do throws(SettingsFailure) {
          reading = try await environment.set(change.name, change.text)
          written.append(change.name)
        } catch {
          failure = error
        }
      }
      if let reading { send(.written(written, reading)) }
      if let failure { send(.notWritten(failure.reason)) }
    }.finishing()

  case .written(let names, let reading):
    // In the language that holds now.
    state.message = reading.settings.apply { .written(names, reading) }
    return state.take(reading, environment)

  case .notWritten(let reason):
    state.message = .settingsNotWritten(reason)
    return .none
  }
}

extension AppSettings {
  /// Says what is wrong with the file, and begins to follow it.
  mutating func begin(_ environment: SettingsEnvironment) -> Effect<SettingsAction> {
    message = .problems(problems)
    return .run(name: "settings") { send in
      for await reading in environment.changes() { send(.arrived(reading)) }
    }
  }

  fileprivate mutating func take(
    _ reading: SettingsReading, _ environment: SettingsEnvironment
  ) -> Effect<SettingsAction> {
    let message = message
    self = AppSettings(reading)
    self.message = message
    return environment.show(reading.settings).fireAndForget()
  }
}
