import Screen

// What can be done in a form, by the field that has the keys. A program with titles or keys of its own lists them among its modes. A
// command has the same keys in each list; in none has a key two meanings.
extension Form {
  /// Something that can be done in a form.
  public typealias FormCommand = Command<Void, FormAction<Name>>

  /// Those of the field that has the keys.
  public var commands: [FormCommand] {
    switch current.map({ fields[$0].value }) {
    case .check?: Self.checkCommands
    case .choice?: Self.choiceCommands
    case .suggestions(let suggestions)? where !suggestions.offers.isEmpty:
      suggestions.offers.index == nil ? Self.offeringCommands : Self.choosingCommands
    case .document?: Self.documentCommands
    case .own(let own)?: Self.commands(of: own.control)
    case .line?, .suggestions?, nil: Self.lineCommands
    }
  }

  /// In a line, where everything else is typed.
  public static var lineCommands: [FormCommand] {
    [send, sendAnywhere, nextField, previousField, fieldBelow, fieldAbove, cancel]
  }

  /// On a check.
  public static var checkCommands: [FormCommand] {
    [FormCommand("form.check", keys: "space", action: .toggled(by: 1), footer: true)] + lineCommands
  }

  /// On a choice.
  public static var choiceCommands: [FormCommand] {
    [
      FormCommand("form.nextChoice", keys: "space", "right", action: .toggled(by: 1), footer: true),
      FormCommand("form.previousChoice", keys: "left", action: .toggled(by: -1)),
    ] + lineCommands
  }

  /// In a line while something is offered for it: Tab and the arrows are for that.
  public static var offeringCommands: [FormCommand] { [send] + offers + [sendAnywhere, previousField] }

  /// The same while one of what is offered has the cursor.
  public static var choosingCommands: [FormCommand] {
    [FormCommand("form.take", keys: "enter", action: .suggestions(.entered), footer: true)]
      + offers + [sendAnywhere, previousField]
  }

  /// In a text of several lines, which has Enter and the arrows.
  public static var documentCommands: [FormCommand] {
    var send = sendAnywhere
    send.isInFooter = true
    return [send, nextField, previousField, cancel]
  }

  /// In a control of the program's own. Its keys come first.
  static func commands(of control: some FormControl) -> [FormCommand] {
    control.keys.map {
      FormCommand("form.\($0.key)", title: $0.help, keys: $0.key, action: .keyPressed($0.key))
    }
      + lineCommands
  }

  private static var offers: [FormCommand] {
    [
      FormCommand("form.complete", keys: "tab", action: .suggestions(.taken), footer: true),
      FormCommand("form.nextOffer", keys: "down", "ctrl+n", action: .suggestions(.moved(by: 1))),
      FormCommand("form.previousOffer", keys: "up", "ctrl+p", action: .suggestions(.moved(by: -1))),
      FormCommand("form.hide", keys: "esc", action: .suggestions(.dismissed), footer: true),
    ]
  }

  private static var send: FormCommand {
    FormCommand("form.send", keys: "enter", action: .sent, footer: true)
  }
  private static var sendAnywhere: FormCommand {
    FormCommand("form.sendAnywhere", title: "send", keys: "ctrl+s", action: .sent)
  }
  private static var nextField: FormCommand {
    FormCommand("form.nextField", keys: "tab", action: .turned(by: 1), footer: true)
  }
  private static var previousField: FormCommand {
    FormCommand("form.previousField", keys: "shift+tab", action: .turned(by: -1))
  }
  private static var fieldBelow: FormCommand {
    FormCommand("form.fieldBelow", title: "next field", keys: "down", action: .turned(by: 1))
  }
  private static var fieldAbove: FormCommand {
    FormCommand("form.fieldAbove", title: "previous field", keys: "up", action: .turned(by: -1))
  }
  private static var cancel: FormCommand {
    FormCommand("form.cancel", keys: "esc", action: .cancelled, footer: true)
  }
}
