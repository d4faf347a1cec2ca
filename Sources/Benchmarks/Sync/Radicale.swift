import Glibc
import ToteModel
import ToteStorage

/// The same with a real server; informative only, because it is the server that takes most of the time.
func runRadicale(_ sync: SyncRuns, _ home: TemporaryHome, _ report: inout Report) {
  guard let server = Radicale(home) else {
    return printError("benchmarks: Radicale is not installed, or did not start; it is left out.")
  }
  let path = "\(home.path)/radicale.db"
  _ = system("cp '\(home.path)/1001.db' '\(path)'")
  guard home.logIn(path, at: server.address) else { return }
  let upload = sync.run(path, "share", "Groceries")
  guard upload.isDone else { return printError("benchmarks: Radicale took nothing") }
  _ = sync.run(path, "sync")
  let polls = (0..<11).map { _ in sync.run(path, "sync") }
  report.add("sync.radicale.upload.1000", upload.milliseconds, unit: "ms")
  report.add("sync.radicale.upload.1000.cpu", upload.processor, unit: "ms")
  report.add("sync.radicale.poll.wall", median(polls.map(\.milliseconds)), unit: "ms")
  report.add("sync.radicale.poll.cpu", median(polls.map(\.processor)), unit: "ms", bar: 20)
}

/// Radicale on a free port, in a temporary folder.
private final class Radicale {
  let address: String
  private var process: pid_t = 0

  init?(_ home: TemporaryHome) {
    guard let stub = CalendarStub() else { return nil }
    let port = stub.port
    stub.stop()
    address = "http://127.0.0.1:\(port)/"
    let config = """
      [server]
      hosts = 127.0.0.1:\(port)
      [auth]
      type = htpasswd
      htpasswd_filename = \(home.path)/users
      htpasswd_encryption = plain
      delay = 0
      [storage]
      filesystem_folder = \(home.path)/collections
      [logging]
      level = error
      """
    for (name, text) in [("users", "ada:ada-secret\n"), ("radicale.conf", config)] {
      guard let file = fopen("\(home.path)/\(name)", "w") else { return nil }
      fputs(text, file)
      fclose(file)
    }
    let words: [String] = ["radicale", "-C", "\(home.path)/radicale.conf"]
    var argv = words.map { strdup($0) } + [nil]
    defer { argv.forEach { free($0) } }
    guard posix_spawnp(&process, "radicale", nil, nil, &argv, environ) == 0 else { return nil }
    for _ in 0..<100 {
      if canConnect(to: port) { return }
      usleep(100_000)
    }
    return nil
  }

  deinit {
    guard process > 0 else { return }
    kill(process, SIGTERM)
    waitpid(process, nil, 0)
  }
}

private func canConnect(to port: UInt16) -> Bool {
  let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(client) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = port.bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return withUnsafePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
      connect(client, pointer, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
    }
  }
}
