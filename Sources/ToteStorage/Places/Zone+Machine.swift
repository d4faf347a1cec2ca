import Glibc
import ToteModel

extension Zone {
  /// As `TZ` or the machine says.
  package static let machine = Zone { moment in
    var (time, local) = (time_t(moment.milliseconds / 1000), tm())
    return localtime_r(&time, &local) == nil ? 0 : local.tm_gmtoff / 60
  }
}
