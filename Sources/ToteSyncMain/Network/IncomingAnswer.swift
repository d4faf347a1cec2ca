import ToteSync

/// Collects an answer for libcurl's callbacks. The size limit also holds for unpacked bytes.
final class IncomingAnswer {
  let limit: Int
  let isUnwanted: () -> Bool
  private(set) var isTooLarge = false
  private var status = 0
  private var headers: [DAVHeader] = []
  private var headLength = 0
  private var body: [UInt8] = []

  private static let headLimit = 1 << 18

  init(limit: Int, isUnwanted: @escaping () -> Bool) {
    self.limit = limit
    self.isUnwanted = isUnwanted
  }

  static func of(_ context: UnsafeMutableRawPointer?) -> IncomingAnswer {
    Unmanaged<IncomingAnswer>.fromOpaque(context!).takeUnretainedValue()
  }

  func addHead(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Int {
    headLength += count
    if headLength > Self.headLimit {
      isTooLarge = true
      return 0
    }
    let line = String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      // Earlier answers may precede this one: a "Continue", or a request for digest.
      status = line.split(separator: " ").dropFirst().first.flatMap { Int($0.prefix(3)) } ?? 0
      headers = []
    } else if let colon = line.firstIndex(of: ":") {
      headers.append(DAVHeader(String(line[..<colon]), String(line[line.index(after: colon)...]).trimmed))
    }
    return count
  }

  func addBody(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> Int {
    if body.count + count > limit {
      isTooLarge = true
      return 0
    }
    body += UnsafeRawBufferPointer(start: bytes, count: count)
    return count
  }

  func read(from address: WebAddress) -> DAVAnswer {
    var answer = DAVAnswer(status: status, headers: headers, address: address)
    let type = answer.header("Content-Type")?.lowercased().prefix { $0 != ";" } ?? ""
    if body.isEmpty {
      answer.content = .none
    } else if status == 207 || type.hasSuffix("/xml") || type.hasSuffix("+xml") && !answer.isPage {
      switch XMLReader().read(body) {
      case .success(let document): answer.content = .xml(document)
      case .failure(let fault): answer.content = .broken(fault)
      }
    } else {
      answer.content = .other
    }
    return answer
  }
}

extension String {
  fileprivate var trimmed: String {
    let isBlank = { (character: Character) in character.isWhitespace }
    return String(drop(while: isBlank).reversed().drop(while: isBlank).reversed())
  }
}
