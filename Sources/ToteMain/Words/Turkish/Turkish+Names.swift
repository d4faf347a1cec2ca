import Tote
import ToteModel

extension Turkish {
  func andMore(_ count: Int) -> String { "ve \(number(count)) tane daha" }
}
