import Glibc
import ToteModel

extension Moment {
  /// How far this machine's clock was ahead of UTC then.
  package var minutesAhead: Int {
    var (time, local) = (time_t(milliseconds / 1000), tm())
    return localtime_r(&time, &local) == nil ? 0 : local.tm_gmtoff / 60
  }
}
