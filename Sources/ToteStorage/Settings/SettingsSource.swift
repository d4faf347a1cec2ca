import Dispatch
import Synchronization
import ToteModel

/// The settings with all that decides about them: the file, the variables, and the options of this run.
package struct SettingsSource: Sendable {
  package let file: SettingsFile
  package var options: [SettingsReading.Override]
  private let fallbacks: [SettingsReading.Override]
  private let variables: [SettingsReading.Override]

  package init(_ variables: Variables, options: [SettingsReading.Override] = []) {
    file = SettingsFile(variables)
    self.options = options
    func override(_ name: SettingName, _ variable: String) -> SettingsReading.Override? {
      guard let value = variables.value(variable), !value.allSatisfy(\.isWhitespace) else { return nil }
      return SettingsReading.Override(name, value, from: .variable(variable))
    }
    self.variables = SettingName.allCases.compactMap { override($0, $0.variable) }
    fallbacks = [
      override(.editor, "VISUAL") ?? override(.editor, "EDITOR"), override(.browser, "BROWSER"),
    ].compactMap { $0 }
  }

  package func read() -> SettingsReading {
    SettingsReading(file.read(), fallbacks: fallbacks, overrides: variables + options)
  }

  /// The settings as they are once they are watched, and after each change of the file, also by this program.
  package func changes() -> AsyncStream<SettingsReading> {
    let (stream, listener) = AsyncStream.makeStream(
      of: SettingsReading.self, bufferingPolicy: .bufferingNewest(1))
    let watch = SettingsWatch(file) { listener.yield(read()) }
    listener.onTermination = { _ in watch.end() }
    return stream
  }
}

/// Calls back when the file is written, made, replaced or removed. It may be missing, with its folder, and it may be a link.
private final class SettingsWatch: Sendable {
  private let file: SettingsFile
  private let whenChanged: @Sendable () -> Void
  private let queue = DispatchQueue(label: "tote.settings")

  private struct State {
    var watches: [FileWatch] = []
    var next: DispatchWorkItem?
    var isOver = false
  }

  // Dispatch's types aren't marked as Sendable; the queue has them alone.
  private nonisolated(unsafe) var state = State()

  /// Editors empty a file before they write it: this is longer than they need.
  private static let pause = DispatchTimeInterval.milliseconds(20)

  init(_ file: SettingsFile, whenChanged: @escaping @Sendable () -> Void) {
    self.file = file
    self.whenChanged = whenChanged
    queue.async {
      self.begin()
      // What was written before the watch began is seen as well.
      whenChanged()
    }
  }

  func end() {
    queue.async {
      self.state.isOver = true
      self.state.next?.cancel()
      self.state.watches = []
    }
  }

  private func begin() {
    guard !state.isOver else { return }
    var paths = [nearest]
    // An edit of what a link leads to doesn't touch the link's folder.
    if let real = file.realPath, real != file.path { paths.append(real) }
    state.watches = paths.compactMap { path in
      FileWatch(path, on: queue) { [weak self] in self?.look() }
    }
  }

  /// The file, or the first folder above it that is missing, so that its making is seen.
  private var nearest: String {
    var path = file.path
    while let folder = PrivateFile.folder(of: path), folder != "/", PrivateFile.size(of: folder) == nil {
      path = folder
    }
    return path
  }

  private func look() {
    state.next?.cancel()
    let look = DispatchWorkItem { [weak self] in
      guard let self, !state.isOver else { return }
      // Links and folders may have changed.
      begin()
      whenChanged()
    }
    state.next = look
    queue.asyncAfter(deadline: .now() + Self.pause, execute: look)
  }
}
