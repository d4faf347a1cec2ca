import Foundation
import FoundationNetworking
import Synchronization

// The transport that speaks HTTP in earnest, with URLSession: the only file of the package that imports networking.

/// Asks servers on the network, and takes no more than `limit` bytes of any answer, and no more than `patience` for all of
/// it: a server that sends a byte now and then has not answered.
func liveTransport(
  limit: Int = 4 << 20, patience: Duration = .seconds(20), clock: any Clock<Duration> = ContinuousClock()
) -> Transport {
  { request in
    let download = Download(limit: limit, url: request.url)
    var question = URLRequest(url: request.url)
    question.httpMethod = request.method
    question.timeoutInterval = Double(patience.components.seconds)
    question.cachePolicy = .reloadIgnoringLocalCacheData
    if let body = request.body {
      question.httpBody = body
      question.setValue("application/json", forHTTPHeaderField: "Content-Type")
    }
    let alarm = alarm(on: clock, after: patience) { download.timeOut() }
    defer { alarm.cancel() }
    return try await download.run(question)
  }
}

/// Calls a closure when some time is over from now on, unless the task is cancelled before.
private func alarm<C: Clock<Duration>>(
  on clock: C, after time: Duration, _ ring: @escaping @Sendable () -> Void
) -> Task<Void, Never> {
  let end = clock.now.advanced(by: time)
  return Task {
    do { try await clock.sleep(until: end, tolerance: nil) } catch { return }
    ring()
  }
}

/// One request on its way. It gathers the answer itself, piece by piece: the session's own `data(for:)` would hold
/// whatever a server likes to send.
private final class Download: NSObject, URLSessionDataDelegate {
  private let limit: Int
  private let server: String
  private let isSecure: Bool
  private let progress = Mutex(Progress())

  private struct Progress {
    var data = Data()
    var status: Int?
    var task: URLSessionDataTask?
    /// How it ended, and that it has.
    var ending: Result<(Data, HTTPResponse), any Error>?
    var continuation: CheckedContinuation<(Data, HTTPResponse), any Error>?
  }

  init(limit: Int, url: URL) {
    self.limit = limit
    server = url.server
    isSecure = url.scheme?.lowercased() == "https"
  }

  func run(_ request: URLRequest) async throws -> (Data, HTTPResponse) {
    let configuration = URLSessionConfiguration.ephemeral
    let session = URLSession(
      configuration: configuration, delegate: self, delegateQueue: BoundedQueue(room: Self.room))
    defer { session.finishTasksAndInvalidate() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let task = session.dataTask(with: request)
        let ending = progress.withLock { progress in
          if progress.ending != nil { return progress.ending }
          progress.continuation = continuation
          progress.task = task
          return nil
        }
        // Cancelled before it began: the session never hears of it.
        if let ending { return continuation.resume(with: ending) }
        task.resume()
      }
    } onCancel: {
      // At once: whoever cancels does not wait until the session has noticed.
      end(.failure(CancellationError()))
    }
  }

  /// The first end counts; what the session tells later is about a request that nobody waits for.
  private func end(_ result: Result<(Data, HTTPResponse), any Error>) {
    let (continuation, task) = progress.withLock { progress in
      defer { progress = Progress(ending: progress.ending ?? result) }
      return (progress.continuation, progress.task)
    }
    // NB: this waits for the session, which may wait for room in the queue on which this is called. A queue of its own has a
    // thread at once, however busy the global ones are; until then the server goes on sending.
    if let task { DispatchQueue(label: "hanging up").async { task.cancel() } }
    continuation?.resume(with: result)
  }

  func timeOut() { end(.failure(HTTPError.timedOut(server))) }

  /// So many pieces of an answer, of 16 KB each, may wait to be looked at.
  private static let room = 8

  func urlSession(
    _: URLSession, dataTask _: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    progress.withLock { $0.status = (response as? HTTPURLResponse)?.statusCode }
    completionHandler(.allow)
  }

  func urlSession(_: URLSession, dataTask _: URLSessionDataTask, didReceive data: Data) {
    let isTooMuch = progress.withLock { progress in
      if progress.ending != nil { return false }
      progress.data.append(data)
      return progress.data.count > limit
    }
    if isTooMuch { end(.failure(HTTPError.tooLarge(limit: limit))) }
  }

  func urlSession(_: URLSession, task _: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let (data, status) = progress.withLock { ($0.data, $0.status) }
    if let error { return end(.failure(named(error, hasBegun: status != nil))) }
    guard let status else { return end(.failure(HTTPError.brokenOff(server))) }
    end(.success((data, HTTPResponse(status: status))))
  }

  /// NB: on Linux an answer that ends too early has no code of its own, it is "unknown": what fails without a name once an
  /// answer has begun is one that broke off. The same with TLS that does not come about.
  private func named(_ error: any Error, hasBegun: Bool) -> HTTPError {
    switch (error as? URLError)?.code {
    case .cannotFindHost?, .dnsLookupFailed?: .unknownServer(server)
    case .cannotConnectToHost?, .notConnectedToInternet?: .nobodyAnswers(server)
    case .timedOut?: .timedOut(server)
    case .networkConnectionLost?, .badServerResponse?, .cannotParseResponse?: .brokenOff(server)
    case .secureConnectionFailed?, .serverCertificateUntrusted?, .serverCertificateHasBadDate?,
      .serverCertificateNotYetValid?, .serverCertificateHasUnknownRoot?:
      .notSecure(server)
    case _ where hasBegun: .brokenOff(server)
    case _ where isSecure: .notSecure(server)
    default: .other(server, reason: error.localizedDescription)
    }
  }
}

/// The queue on which a session tells what has come. A session reads as fast as the network gives, unpacks it, and adds
/// every piece to its queue whether anybody has looked at the last one or not. Here it waits while too many are there, so
/// what nobody has asked for stays on the network.
///
/// Who works on the queue must not wait for the session, which may be waiting for the queue.
final class BoundedQueue: OperationQueue, @unchecked Sendable {
  // Unchecked: the queue it inherits from may be used from any thread, and a semaphore is made for that.
  private let room: DispatchSemaphore

  /// A queue that does one thing after the other, and in which no more than `room` of them wait or are at work.
  init(room: Int) {
    self.room = DispatchSemaphore(value: room)
    super.init()
    maxConcurrentOperationCount = 1
  }

  override func addOperation(_ block: @escaping @Sendable () -> Void) {
    room.wait()
    super.addOperation { [room] in
      block()
      room.signal()
    }
  }
}
