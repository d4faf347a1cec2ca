import ComposableTesting
import Synchronization
import Testing
import ToteModel

@testable import ToteSync

/// A scripted server and database that record what they are asked.
final class ListSyncWorld: Sendable {
  struct Script {
    var known = KnownCollection(token: "1", tag: "a")
    var collection = ListSyncWorld.collection(token: "2")
    var changes = Answers.multistatus([], token: "2")
    var versions = Answers.multistatus([])
    /// The answer for items, if not all of them.
    var items: DAVAnswer?
    var put: Result<DAVAnswer, TransportFault> = .success(Answers.status(201, ("ETag", "\"9\"")))
    var delete: Result<DAVAnswer, TransportFault> = .success(Answers.status(204))
    /// The plans of successive merges; then empty ones.
    var plans: [PlannedWrites] = []
    /// The consequences of successive writes; then `settled`.
    var consequences: [RemoteItem.Consequence] = []
    var knownError: StorageError?
    var mergeError: StorageError?
    var putError: StorageError?
  }

  private let script: Mutex<Script>
  private let lines = Mutex<[String]>([])
  private let merged = Mutex<[RemoteNews]>([])

  init(_ script: Script) { self.script = Mutex(script) }

  /// Reading it empties it.
  var diary: [String] {
    lines.withLock { lines in
      defer { lines = [] }
      return lines
    }
  }
  var news: [RemoteNews] { merged.withLock { $0 } }

  private func note(_ line: String) { lines.withLock { $0.append(line) } }

  private func answer(_ request: DAVRequest) throws(TransportFault) -> DAVAnswer {
    let name = Href(path: request.address.path).lastName
    let script = script.withLock { $0 }
    switch request.method {
    case .propfind where request.headers.contains(DAVHeader("Depth", "0")):
      note("collection")
      return script.collection
    case .propfind:
      note("versions")
      return script.versions
    case .report where request.body.contains("sync-collection"):
      note("changes")
      return script.changes
    case .report:
      let paths = request.body.split(separator: "href>").map(String.init).filter { $0.hasPrefix("/") }
      note("items \(paths.count)")
      return script.items
        ?? Answers.multistatus(
          paths.map { path in
            let path = String(path.prefix { $0 != "<" })
            return Answers.response(path, [Answers.etag("\"5\""), Answers.data("body of \(path)")])
          })
    case .put:
      note("put \(name)")
      return try script.put.get()
    case .delete:
      note("delete \(name)")
      return try script.delete.get()
    case .makeCalendar, .makeCollection: throw .cancelled
    }
  }

  private func plan(_ news: RemoteNews) throws(StorageError) -> PlannedWrites {
    note("merge")
    merged.withLock { $0.append(news) }
    let error = script.withLock { $0.mergeError }
    if let error { throw error }
    return script.withLock { $0.plans.isEmpty ? PlannedWrites() : $0.plans.removeFirst() }
  }

  private func consequence(_ href: Href) throws(StorageError) -> RemoteItem.Consequence {
    note("save \(href.lastName)")
    let error = script.withLock { $0.putError }
    if let error { throw error }
    return script.withLock { $0.consequences.isEmpty ? .settled : $0.consequences.removeFirst() }
  }

  var environment: ListSyncEnvironment {
    ListSyncEnvironment(
      client: DAVClient { [self] request async throws(TransportFault) in try answer(request) },
      known: { [self] () throws(StorageError) in
        let (known, error) = script.withLock { ($0.known, $0.knownError) }
        if let error { throw error }
        return KnownCollection(
          token: known.token, tag: known.tag, hasUnsent: known.hasUnsent, held: known.held)
      },
      versions: { [self] () throws(StorageError) in script.withLock { $0.known } },
      merge: { [self] (news, _) throws(StorageError) in try plan(news) },
      put: { [self] (href, answer) throws(StorageError) in
        if case .failed(let fault) = answer { return .failed(fault) }
        return try consequence(href)
      },
      delete: { [self] (href, answer) throws(StorageError) in
        if case .failed(let fault) = answer { return .failed(fault) }
        return try consequence(href)
      })
  }

  static func collection(token: String?, tag: String? = nil) -> DAVAnswer {
    var properties = [
      Answers.type(.dav("collection"), .caldav("calendar")), XMLNode(.dav("displayname"), text: "Food"),
    ]
    if let token { properties.append(XMLNode(.dav("sync-token"), text: token)) }
    if let tag { properties.append(XMLNode(.calendarServer("getctag"), text: tag)) }
    return Answers.multistatus([Answers.response("/ada/list/", properties)])
  }
}

protocol ListSyncBench {}

extension ListSyncBench {
  typealias World = ListSyncWorld

  func href(_ name: String) -> Href { Href(path: "/ada/list/\(name).ics") }

  func version(_ name: String, _ etag: String = "\"5\"") -> XMLNode {
    Answers.response("/ada/list/\(name).ics", [Answers.etag(etag)])
  }

  func put(_ name: String) -> RemoteWrite {
    RemoteWrite(href: href(name), kind: .put("body"), condition: .isNew)
  }

  func delete(_ name: String) -> RemoteWrite {
    RemoteWrite(href: href(name), kind: .delete, condition: .isStill(ETag("\"1\"")!))
  }

  /// Runs a whole sync.
  func run(_ script: World.Script) -> (sync: ListSync, world: World) {
    let world = World(script)
    let store = TestStore(
      initialState: ListSync(collection: Answers.address), reducer: listSyncReducer,
      environment: world.environment)
    store.exhaustivity = .off
    store.send(.started)
    store.skipReceivedActions()
    return (store.state, world)
  }
}
