import Tote

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The user's own editor: a text goes out into a file that nobody else can read, and comes back. The file stays until
/// its text is saved, so nothing is lost if the editor dies, or the saving fails.
struct ExternalEditor: Sendable {
  /// `$VISUAL`, or else `$EDITOR`, or else `vi`.
  let command: String
  /// Where the files are; it is made when it is needed.
  let folder: String

  init(_ variables: Variables) {
    func set(_ name: String) -> String? {
      variables.value(name).flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    }
    command = set("VISUAL") ?? set("EDITOR") ?? "vi"
    folder = variables.folder("XDG_STATE_HOME", otherwise: "/.local/state") + "/tote/editing"
  }

  /// Lets the editor work on a text, and waits for it. The terminal must be the shell's meanwhile.
  func edit(_ text: String, name: String) -> EditorOutcome {
    guard let words = CommandWords.split(command) else {
      return .failed(reason: "the editor “\(command)” cannot be understood", file: nil)
    }
    guard let file = write(text, name: name) else {
      return .failed(
        reason: "no file can be made in \(folder): \(String(cString: strerror(errno)))", file: nil)
    }
    if let reason = run(words + [file]) {
      // Whatever it had written until then is worth keeping.
      let isUntouched = Self.read(file) == text
      if isUntouched { discard(file) }
      return .failed(reason: "\(words[0]) \(reason)", file: isUntouched ? nil : file)
    }
    guard let edited = Self.read(file) else {
      return .failed(reason: "\(words[0]) has left no text that can be read", file: file)
    }
    return .edited(edited, file: file)
  }

  /// Removes a file whose text is saved.
  func discard(_ file: String) { unlink(file) }

  /// A new file with the text. Its name says what it is, in letters that mean nothing to anybody's editor.
  private func write(_ text: String, name: String) -> String? {
    guard makeFolder() else { return nil }
    let plain = String(
      name.unicodeScalars.filter { ("a"..."z").contains($0) || ("0"..."9").contains($0) }.map(Character.init))
    var template = Array("\(folder)/\(plain.prefix(24))-XXXXXX.md".utf8CString)
    let descriptor = template.withUnsafeMutableBufferPointer { mkstemps($0.baseAddress!, 3) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Self.write(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        unlink(path)
        return nil
      }
      bytes = bytes.dropFirst(count)
    }
    return path
  }

  private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Glibc)
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }

  private func makeFolder() -> Bool {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/\(part)"
      if mkdir(path, 0o700) != 0, errno != EEXIST { return false }
    }
    return true
  }

  /// Runs a command and waits; the answer is why it failed, if it did.
  private func run(_ words: [String]) -> String? {
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    var process: pid_t = 0
    let error = posix_spawnp(&process, words[0], nil, nil, &arguments, environ)
    guard error == 0 else { return "cannot be run: \(String(cString: strerror(error)))" }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      if errno != EINTR { return "was lost: \(String(cString: strerror(errno)))" }
    }
    // The macros that take a status apart are not there for Swift.
    let signal = status & 0x7F
    if signal != 0 { return "was ended by signal \(signal)" }
    let code = status >> 8 & 0xFF
    return code == 0 ? nil : "ended with \(code), so nothing was changed"
  }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      bytes += buffer[..<count]
    }
    // Editors end a text with a line break; a note has one only where it had one.
    return ferror(file) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
