import Composable

struct CounterEnvironment: Sendable {
  /// Looks up a fact about a number; slow.
  var fact: @Sendable (Int) async throws -> String
  var services: Services
  var clock: any Clock<Duration>
}

extension CounterEnvironment {
  static func live(_ services: Services, clock: any Clock<Duration> = ContinuousClock()) -> CounterEnvironment
  {
    CounterEnvironment(
      fact: { number in
        try await clock.sleep(for: .milliseconds(1_200))
        return Facts.about(number)
      },
      services: services, clock: clock)
  }

  /// For tests. A clock cannot fail a test, so tests in which time passes replace it.
  static let unimplemented = CounterEnvironment(
    fact: Composable.unimplemented("fact"), services: .unimplemented, clock: ContinuousClock())
}

enum Facts {
  static func about(_ number: Int) -> String {
    if let text = known[number] { return text }
    if number < 0 { return "\(number) degrees turn water to ice." }
    let factors = factors(of: number)
    if factors.count == 1 { return "\(number) is prime: it has no shelf mates but 1 and itself." }
    return "\(number) is \(factors.map { "\($0)" }.joined(separator: " × "))."
  }

  private static let known = [
    0: "0 was the last of the ten digits to be thought of.",
    1: "1 divides every whole number and changes none.",
    2: "2 is the only even prime, which makes it the oddest.",
    3: "3 legs stand firm on any floor.",
    4: "4 colours are enough for every flat map.",
    6: "6 is the sum of its own divisors: 1, 2 and 3.",
    7: "7 is what two dice show most often.",
    8: "8 bits make a byte, though not always did.",
    9: "9 divides a number if it divides the sum of its digits.",
    10: "10 is how every base writes itself.",
    12: "12 eggs are a dozen; a baker's has one more.",
  ]

  /// Only looks for small factors, to be quick.
  private static func factors(of number: Int) -> [Int] {
    var (rest, factors, divisor) = (number, [Int](), 2)
    while divisor <= 100_000, divisor * divisor <= rest {
      while rest % divisor == 0 {
        factors.append(divisor)
        rest /= divisor
      }
      divisor += 1
    }
    return rest > 1 || factors.isEmpty ? factors + [rest] : factors
  }
}
