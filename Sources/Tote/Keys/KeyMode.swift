import Composable
import Screen

/// What can be open and takes keys: a tab, an overlay, a field, or a mode of one. Each feature lists its own as `modes`, and the app
/// joins the lists. Commands by name, conflicts of keys and how fast typing is joined follow from them.
struct KeyMode<State, Action: Equatable & Sendable>: Sendable {
  var commands: [Command<State, Action>]
  /// The app's commands that are heard, too.
  var companions: [AppCommand]
  /// The edits of its field, if letters are typed.
  var typing: CasePath<Action, TextEdit>?

  init(
    _ commands: [Command<State, Action>], beside companions: CompanionKeys,
    typing: CasePath<Action, TextEdit>? = nil
  ) {
    self.init(commands, beside: companions.commands, typing: typing)
  }

  init(
    _ commands: [Command<State, Action>], beside companions: [AppCommand],
    typing: CasePath<Action, TextEdit>? = nil
  ) {
    (self.commands, self.companions, self.typing) = (commands, companions, typing)
  }

  /// The mode in a larger feature.
  func map<Other, OtherAction>(
    _ path: CasePath<OtherAction, Action>, state: @escaping (Other) -> State? = { _ in nil }
  ) -> KeyMode<Other, OtherAction> {
    KeyMode<Other, OtherAction>(
      commands.map { $0.map(path.embed, state: state) }, beside: companions,
      typing: typing.map(path.appending))
  }
}
