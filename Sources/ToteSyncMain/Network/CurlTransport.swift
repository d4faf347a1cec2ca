import CCurl
import Dispatch
import Synchronization
import ToteSync

/// Speaks HTTP with libcurl, one request after another, on its own queue since the calls block.
///
/// It follows no redirects (`DAVClient` does, and knows where a password may go), trusts only certificates that verify,
/// and reads no more of an answer than asked for.
final class CurlTransport: Sendable {
  struct Login: Sendable {
    /// The only server that may see the password.
    var server: WebAddress
    var user: String
    var secret: Secret
    var scheme = LoginScheme.basic
  }

  /// In milliseconds.
  struct Patience: Sendable {
    var connection = 15_000
    /// How long a server may be silent, in whole seconds. Radicale thinks for 15 seconds about 20,000 items before it
    /// answers, and twice as long when it first sees them.
    var silence = 120_000
    var answer = 300_000
  }

  private let queue = DispatchQueue(label: "tote-sync.network")
  private let handle: Handle

  init(login: Login?, authorities: String? = nil, patience: Patience = Patience()) {
    handle = Handle(login: login, authorities: authorities, patience: patience)
  }

  var client: DAVClient {
    DAVClient { [self] request async throws(TransportFault) in try await send(request) }
  }

  var scheme: LoginScheme { handle.scheme.withLock { $0 } }

  private func send(_ request: DAVRequest) async throws(TransportFault) -> DAVAnswer {
    let isCancelled = CancelFlag()
    let result: Result<DAVAnswer, TransportFault> = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        queue.async { [handle] in continuation.resume(returning: handle.perform(request, isCancelled)) }
      }
    } onCancel: {
      isCancelled.value.store(true, ordering: .relaxed)
    }
    return try result.get()
  }
}

private final class CancelFlag: Sendable {
  let value = Atomic(false)
}

/// A libcurl handle, which keeps connections open between requests.
private final class Handle: @unchecked Sendable {
  // Unchecked: the pointer is only used on the transport's queue.
  private let curl: OpaquePointer?
  private let login: CurlTransport.Login?
  private let authorities: String?
  private let patience: CurlTransport.Patience
  let scheme: Mutex<LoginScheme>

  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  init(login: CurlTransport.Login?, authorities: String?, patience: CurlTransport.Patience) {
    curl = Self.isReady ? OpaquePointer(curl_easy_init()) : nil
    self.login = login
    self.authorities = authorities
    self.patience = patience
    scheme = Mutex(login?.scheme ?? .basic)
  }

  deinit { curl_easy_cleanup(UnsafeMutableRawPointer(curl)) }

  private var pointer: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(curl) }

  func perform(_ request: DAVRequest, _ isCancelled: CancelFlag) -> Result<DAVAnswer, TransportFault> {
    guard pointer != nil else { return .failure(.other(Int(CURLE_FAILED_INIT.rawValue))) }
    let result = performOnce(request, isCancelled)
    // A server that only accepts digest says so once.
    guard login != nil, ccurl_wants_digest(pointer) != 0, scheme.withLock({ $0 }) == .basic else {
      return result
    }
    scheme.withLock { $0 = .digest }
    return performOnce(request, isCancelled)
  }

  private func performOnce(
    _ request: DAVRequest, _ isCancelled: CancelFlag
  ) -> Result<DAVAnswer, TransportFault> {
    if isCancelled.value.load(ordering: .relaxed) { return .failure(.cancelled) }
    let answer = IncomingAnswer(limit: request.answerLimit) { isCancelled.value.load(ordering: .relaxed) }
    let headers = set(request, answer)
    defer { curl_slist_free_all(headers) }
    let code = withExtendedLifetime(answer) { curl_easy_perform(pointer) }
    guard code == CURLE_OK else { return .failure(fault(code, answer)) }
    return .success(answer.read(from: request.address))
  }

  /// The caller must free the returned headers.
  private func set(_ request: DAVRequest, _ answer: IncomingAnswer) -> UnsafeMutablePointer<curl_slist>? {
    curl_easy_reset(pointer)
    ccurl_set_text(pointer, CURLOPT_URL, request.address.description)
    ccurl_set_text(pointer, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
    // NB: `0` would let servers choose HTTP/2, which some do badly; 2 means HTTP/1.1.
    ccurl_set_number(pointer, CURLOPT_HTTP_VERSION, 2)
    ccurl_set_text(pointer, CURLOPT_PROTOCOLS_STR, "http,https")
    ccurl_set_number(pointer, CURLOPT_FOLLOWLOCATION, 0)
    ccurl_set_number(pointer, CURLOPT_PATH_AS_IS, 1)
    ccurl_set_number(pointer, CURLOPT_NOSIGNAL, 1)
    ccurl_set_private_sockets(pointer)
    ccurl_set_text(pointer, CURLOPT_ACCEPT_ENCODING, "gzip")
    ccurl_set_text(pointer, CURLOPT_USERAGENT, "tote-sync")
    // No proxy for this machine itself.
    if request.address.isLoopback { ccurl_set_text(pointer, CURLOPT_PROXY, "") }
    if let authorities {
      ccurl_set_text(pointer, CURLOPT_CAINFO, authorities)
      // Trust the given authority and no other.
      ccurl_set_text(pointer, CURLOPT_CAPATH, nil)
    }
    ccurl_set_number(pointer, CURLOPT_CONNECTTIMEOUT_MS, patience.connection)
    ccurl_set_number(pointer, CURLOPT_TIMEOUT_MS, patience.answer)
    ccurl_set_number(pointer, CURLOPT_LOW_SPEED_LIMIT, 16)
    ccurl_set_number(pointer, CURLOPT_LOW_SPEED_TIME, (patience.silence + 999) / 1000)
    if let login, login.server.admits(request.address) {
      let isDigest = scheme.withLock { $0 } == .digest
      ccurl_set_login(pointer, login.user, login.secret.revealed, isDigest ? 1 : 0)
    }
    if request.method == .put || !request.body.isEmpty {
      var body = request.body
      _ = body.withUTF8 { ccurl_set_body(pointer, $0.baseAddress, $0.count) }
    }
    let context = Unmanaged.passUnretained(answer).toOpaque()
    ccurl_set_receivers(
      pointer, { bytes, size, count, context in IncomingAnswer.of(context).addHead(bytes, size * count) },
      { bytes, size, count, context in IncomingAnswer.of(context).addBody(bytes, size * count) }, context)
    ccurl_set_progress(
      pointer, { context, _, _, _, _ in IncomingAnswer.of(context).isUnwanted() ? 1 : 0 }, context)
    // Without an empty "Expect" header, curl waits a second before sending the body.
    let lines = request.headers.map { "\($0.name): \($0.value)" } + ["Expect:"]
    let headers = lines.reduce(nil) { curl_slist_append($0, $1) }
    ccurl_set_headers(pointer, headers)
    return headers
  }

  private func fault(_ code: CURLcode, _ answer: IncomingAnswer) -> TransportFault {
    switch code {
    case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY: .unknownServer
    case CURLE_COULDNT_CONNECT: .cannotConnect
    case CURLE_OPERATION_TIMEDOUT: .timedOut
    case CURLE_ABORTED_BY_CALLBACK: .cancelled
    case CURLE_WRITE_ERROR where answer.isTooLarge: .tooLarge(limit: answer.limit)
    case CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_WRITE_ERROR,
      CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING:
      .brokenOff
    case CURLE_PEER_FAILED_VERIFICATION: .certificate(certificateFault)
    case CURLE_SSL_CACERT_BADFILE: .noAuthorities
    case CURLE_SSL_CONNECT_ERROR: .noTLS
    default: .other(Int(code.rawValue))
    }
  }

  /// Maps OpenSSL's `X509_V_ERR_…` numbers. libcurl itself checks the host name last.
  private var certificateFault: TransportFault.CertificateFault {
    switch ccurl_number(pointer, CURLINFO_SSL_VERIFYRESULT) {
    case 0, 1, 62, 64: .otherServer
    case 9: .notYetValid
    case 10: .expired
    case 2, 18, 19, 20, 21: .unknownAuthority
    default: .other
    }
  }
}
