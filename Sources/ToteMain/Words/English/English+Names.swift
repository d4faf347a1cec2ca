import Tote
import ToteModel

extension English {
  func andMore(_ count: Int) -> String { "and \(number(count)) more" }
}
