import ToteModel
import ToteSync

extension SharingProblem {
  init(_ fault: DAVFault) {
    self =
      switch fault {
      case .unauthorized: .password
      case .forbidden, .notSupported, .conflict, .tooLarge, .redirectedTooOften, .otherServer: .refused
      case .notFound: .gone
      case .changed, .locked, .busy: .busy
      case .full: .full
      case .outdated: .outdated
      case .unreachable(.certificate), .unreachable(.noTLS), .unreachable(.noAuthorities),
        .unreachable(.needsTLS):
        .certificate
      case .unreachable(.tooLarge), .notCalendars, .unreadable: .unreadable
      case .unreachable: .offline
      case .status: .refused
      }
  }
}
