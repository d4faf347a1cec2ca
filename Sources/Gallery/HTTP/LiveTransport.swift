import Foundation
import FoundationNetworking
import Synchronization

// The real transport, with URLSession: the only file of the package that imports FoundationNetworking.

/// Limits an answer's size and its total time, as a server might send a byte now and then forever.
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

private func alarm<C: Clock<Duration>>(
  on clock: C, after time: Duration, _ ring: @escaping @Sendable () -> Void
) -> Task<Void, Never> {
  let end = clock.now.advanced(by: time)
  return Task {
    do { try await clock.sleep(until: end, tolerance: nil) } catch { return }
    ring()
  }
}

/// Collects the answer itself, because the session's `data(for:)` would accept any amount.
private final class Download: NSObject, URLSessionDataDelegate {
  private let limit: Int
  private let server: String
  private let isSecure: Bool
  private let progress = Mutex(Progress())

  private struct Progress {
    var data = Data()
    var status: Int?
    var task: URLSessionDataTask?
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
        // Cancelled before the session heard of it.
        if let ending { return continuation.resume(with: ending) }
        task.resume()
      }
    } onCancel: {
      // Cancelling does not wait for the session.
      end(.failure(CancellationError()))
    }
  }

  /// Ends the request; later calls are ignored.
  private func end(_ result: Result<(Data, HTTPResponse), any Error>) {
    let (continuation, task) = progress.withLock { progress in
      defer { progress = Progress(ending: progress.ending ?? result) }
      return (progress.continuation, progress.task)
    }
    // Cancelling waits for the session, which may wait for this queue. An own queue gets a thread at once.
    if let task { DispatchQueue(label: "hanging up").async { task.cancel() } }
    continuation?.resume(with: result)
  }

  func timeOut() { end(.failure(HTTPError.timedOut(server))) }

  /// How many pieces of an answer, of 16 KB each, may wait.
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

  /// On Linux the error of a broken answer is "unknown", like that of a failed TLS handshake.
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

/// A session reads as fast as the network and adds each piece to its delegate's queue. This queue blocks it
/// while too many wait. Work on the queue must not wait for the session.
final class BoundedQueue: OperationQueue, @unchecked Sendable {
  // Unchecked, but OperationQueue and semaphores may be used from any thread.
  private let room: DispatchSemaphore

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
