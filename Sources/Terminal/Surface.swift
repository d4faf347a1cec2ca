import Screen

/// How frames reach a terminal: on a screen of their own, or in rows below the prompt. It only makes bytes; `Terminal` sends them.
protocol Surface: AnyObject {
  /// What the terminal shows once the bytes are sent.
  var shown: Frame? { get }
  /// Whether the answer to a question may still come, perhaps after the program has ended.
  var isAsking: Bool { get }
  /// The size of frames on a screen.
  func size(in screen: Size) -> Size
  /// The bytes that take the terminal. `tidying` resets what another program may have left behind.
  func take(tidying: Bool) -> [UInt8]
  /// The bytes that give it back, until the next frame or for good.
  func leave(forGood: Bool) -> [UInt8]
  /// The bytes that give it back whatever it shows, for the guard.
  func leaveBlindly() -> [UInt8]
  /// The bytes that show a frame, cut or extended with blanks to the terminal's size.
  func paint(_ frame: Frame) -> [UInt8]
  /// The bytes after which frames of another screen can be shown.
  func resize(to screen: Size) -> [UInt8]
  /// The terminal may show anything, so the next frame is sent whole.
  func forget()
  /// Takes the terminal's answer to what its background is; true if it changes what is shown.
  func hear(_ theme: Theme) -> Bool
  /// The bytes for another appearance; the next frame shows it.
  func change(_ appearance: Appearance) -> [UInt8]
}
