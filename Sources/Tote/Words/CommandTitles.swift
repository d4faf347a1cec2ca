/// How the footer and the help call what can be asked for, and the headings of the help.
protocol CommandTitles {
  func title(_ command: AppCommand) -> String
  func title(_ command: HelpCommand) -> String
  func title(_ command: DatabaseLoadingCommand) -> String
  func title(_ command: ListCommand) -> String
  func title(_ command: ListFilterCommand) -> String
  func title(_ command: ItemEditorCommand) -> String
  func title(_ command: PastePreviewCommand) -> String
  func title(_ command: ListPickerCommand) -> String
  func title(_ command: BuyAgainCommand) -> String
  func title(_ command: SharingLogCommand) -> String
  func title(_ command: NoteCommand) -> String
  func title(_ command: NoteSearchCommand) -> String
  func title(_ command: NoteLoadCommand) -> String
  func title(_ command: NoteReaderCommand) -> String
  func title(_ command: NoteEditorCommand) -> String
  func title<Action>(_ command: FieldCommand<Action>) -> String
  /// The keys of a list to choose from; what choosing does is said by the next five.
  func title<Action>(_ command: PickerCommand<Action>) -> String
  func title<Action>(_ command: SearchPickerCommand<Action>) -> String
  var showTag: String { get }
  var openBacklink: String { get }
  var putBoxesHere: String { get }
  var buyHere: String { get }
  var enterShop: String { get }
  /// Opens the items to buy again.
  var openBuyAgain: String { get }
  /// Asks for the shop one walks through.
  var openShop: String { get }

  var itemsGroup: String { get }
  var movingGroup: String { get }
  var showingGroup: String { get }
  var listsGroup: String { get }
  var notesGroup: String { get }
  var readingGroup: String { get }
  var programGroup: String { get }
}

extension AppCommand { var title: String { words.title(self) } }
extension HelpCommand { var title: String { words.title(self) } }
extension DatabaseLoadingCommand { var title: String { words.title(self) } }
extension ListCommand { var title: String { words.title(self) } }
extension ListFilterCommand { var title: String { words.title(self) } }
extension ItemEditorCommand { var title: String { words.title(self) } }
extension PastePreviewCommand { var title: String { words.title(self) } }
extension ListPickerCommand { var title: String { words.title(self) } }
extension SharingLogCommand { var title: String { words.title(self) } }
extension BuyAgainCommand { var title: String { words.title(self) } }
extension NoteCommand { var title: String { words.title(self) } }
extension NoteSearchCommand { var title: String { words.title(self) } }
extension NoteLoadCommand { var title: String { words.title(self) } }
extension NoteReaderCommand { var title: String { words.title(self) } }
extension NoteEditorCommand { var title: String { words.title(self) } }
extension FieldCommand { package var title: String { words.title(self) } }
extension PickerCommand { package var title: String { words.title(self) } }
extension SearchPickerCommand { package var title: String { words.title(self) } }
extension PickerChoiceAction { package static var chooseTitle: String { "" } }
extension JoinPickerAction { package static var chooseTitle: String { words.join } }
extension BuyAgainAction { package static var chooseTitle: String { words.buyHere } }
extension ShopPickerAction { package static var chooseTitle: String { words.enterShop } }

extension CommandGroup {
  package static let none = CommandGroup(title: "")
  static var items: CommandGroup { CommandGroup(title: words.itemsGroup) }
  static var moving: CommandGroup { CommandGroup(title: words.movingGroup) }
  static var showing: CommandGroup { CommandGroup(title: words.showingGroup) }
  static var lists: CommandGroup { CommandGroup(title: words.listsGroup) }
  static var notes: CommandGroup { CommandGroup(title: words.notesGroup) }
  static var reading: CommandGroup { CommandGroup(title: words.readingGroup) }
  static var program: CommandGroup { CommandGroup(title: words.programGroup) }
}
