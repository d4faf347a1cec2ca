import Screen
import ToteModel

/// How far an overlay has come that shows what it has to ask for.
package enum SharingLoading: Equatable, Sendable {
  case idle, loading, loaded
  case failed(SharingFailure)

  /// What shows as long as there are no rows.
  func view(asking: String, nothing: String) -> Centered {
    switch self {
    case .idle, .loading: Centered(sentence: asking)
    case .loaded: Centered(sentence: nothing)
    case .failed(let failure): Centered(sentence: failure.sentence, style: .warning)
    }
  }
}
