/// How far the clock on the wall is ahead of UTC, summer time included.
///
/// Moments are kept in UTC. Which day, week or month one belongs to is told where its reader is.
package struct Zone: Sendable {
  package let minutesAhead: @Sendable (Moment) -> Int

  package init(minutesAhead: @escaping @Sendable (Moment) -> Int) { self.minutesAhead = minutesAhead }

  package static let utc = Zone { _ in 0 }

  @TaskLocal package static var current = utc
}

extension Moment {
  /// What the clock on the wall shows, for days, weeks and months. Don't store it.
  package var local: Moment { adding(minutes: Zone.current.minutesAhead(self)) }

  /// When the clock on the wall shows this.
  package var instant: Moment {
    let guess = adding(minutes: -Zone.current.minutesAhead(self))
    return adding(minutes: -Zone.current.minutesAhead(guess))
  }

  /// `2026-11-21T16:22:33.123+01:00`: what the clock showed, and how far it was ahead of UTC.
  package var localTimestamp: String {
    let minutes = Zone.current.minutesAhead(self)
    let text = local.timestamp
    guard minutes != 0, text.last == "Z" else { return timestamp }
    let (hours, rest) = Int64(abs(minutes)).quotientAndRemainder(dividingBy: 60)
    return "\(text.dropLast())\(minutes < 0 ? "-" : "+")\(Self.padded(hours, 2)):\(Self.padded(rest, 2))"
  }
}
