import FoundationEssentials
import ToteModel

extension Moment {
  package static var now: Moment { Moment(milliseconds: Int64(Date().timeIntervalSince1970 * 1000)) }
}
