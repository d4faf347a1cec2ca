import Tote
import ToteModel

extension Spanish {
  func andMore(_ count: Int) -> String { "y \(number(count)) más" }
}
