import Tote
import ToteModel

extension French {
  func andMore(_ count: Int) -> String { count == 1 ? "et 1 autre" : "et \(number(count)) autres" }
}
