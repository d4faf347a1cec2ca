import Screen
import ToteModel

/// How far an overlay's loading has come.
package enum SharingLoading: Equatable, Sendable {
  case idle, loading, loaded
  case failed(SharingFailure)

  /// Shown while there are no rows.
  func view(asking: String, nothing: String) -> Centered {
    switch self {
    case .idle, .loading: Centered(sentence: asking)
    case .loaded: Centered(sentence: nothing)
    case .failed(let failure): Centered(sentence: failure.sentence, style: .warning)
    }
  }
}
