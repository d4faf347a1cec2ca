#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes all of it, in as many pieces as it takes; `false` where that cannot be, and `errno` says why.
func writeAll(_ bytes: some Sequence<UInt8>, to descriptor: Int32) -> Bool {
  var rest = Array(bytes)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR || errno == EAGAIN { continue }
    guard count > 0 else { return false }
    rest = rest.dropFirst(count)
  }
  return true
}
