import Composable
import ToteModel

extension ListSync {
  func news(of listing: Listing, isWhole: Bool) -> RemoteNews {
    let isWhole = isWhole && !listing.isTruncated
    guard isWhole else {
      return RemoteNews(gone: listing.gone.map(known.name), isWhole: !listing.isTruncated)
    }
    // What isn't listed is gone.
    let present = Set(listing.present.map(\.href))
    return RemoteNews(gone: known.versions.keys.filter { !present.contains($0) }.sorted { $0.path < $1.path })
  }

  /// Keeps the old token, so that the next sync asks the same again.
  mutating func asksAgain() { (token, tag) = (known.token, known.tag) }

  /// Fetches the next piece, merging a full part meanwhile. Merges the rest when everything is fetched.
  mutating func fetch(_ environment: ListSyncEnvironment) -> Effect<ListSyncAction> {
    guard wanted.isEmpty || isPart else { return fetchPiece(environment) }
    guard partMerge == .none else {
      partMerge = .awaited
      return .none
    }
    if wanted.isEmpty { return merge(environment) }
    partMerge = .running
    partCount = min(2 * partCount, Self.part)
    let merging = mergePart(environment)
    news.items = []
    return .merge(merging, fetchPiece(environment))
  }

  private mutating func fetchPiece(_ environment: ListSyncEnvironment) -> Effect<ListSyncAction> {
    let hrefs = Array(wanted.prefix(Self.batch))
    wanted = wanted.dropFirst(Self.batch)
    let (client, collection) = (environment.client, collection)
    return .asking("items") { .fetched(try await client.items(hrefs, in: collection)) }
  }

  /// Whether to merge before the rest is fetched. Not if there are local changes: items added on both sides are one
  /// undo step, not several. Nor after large deletions, which each part would have to look at.
  private var isPart: Bool {
    guard !known.hasUnsent, news.gone.count <= Self.part else { return false }
    return news.items.count >= partCount || news.items.reduce(0) { $0 + $1.body.utf8.count } >= Self.partSize
  }

  private func mergePart(_ environment: ListSyncEnvironment) -> Effect<ListSyncAction> {
    guard let found else { return .none }
    let part = RemoteNews(items: news.items, gone: news.gone, isWhole: false, hasMore: true)
    return .asking("part") {
      _ = try await environment.merge(part, found)
      return .partMerged
    }
  }

  func merge(_ environment: ListSyncEnvironment) -> Effect<ListSyncAction> {
    guard let found else { return .none }
    let news = news
    return .asking("merge") { .planned(try await environment.merge(news, found)) }
  }

  /// Sends the next write, fetches what others changed meanwhile, or finishes.
  mutating func write(_ environment: ListSyncEnvironment) -> Effect<ListSyncAction> {
    guard let write = writes.first else {
      guard !changed.isEmpty, round < Self.rounds else {
        outcome = .done
        return .none
      }
      round += 1
      wanted = changed[...]
      changed = []
      // The server was asked only about these.
      news = RemoteNews(isWhole: false)
      return fetch(environment)
    }
    let client = environment.client
    let address = collection.with(write.href)
    return .asking("write") {
      switch write.kind {
      case .put(let body):
        let answer = await client.put(body, at: address, if: write.condition)
        return .written(write, try await environment.put(write.href, answer))
      case .delete:
        let answer = await client.delete(address, if: write.condition)
        return .written(write, try await environment.delete(write.href, answer))
      }
    }
  }
}

extension Effect<ListSyncAction> {
  static func asking(
    _ name: String, _ ask: @escaping @Sendable () async throws -> ListSyncAction
  ) -> Effect {
    .run(name: "\(name)") { send in
      send(try await ask())
    } catch: { error, send in
      switch error {
      case let fault as DAVFault: send(.failed(fault))
      default: send(.notSaved(error as? StorageError ?? .failed(reason: "\(error)")))
      }
    }
  }
}
