import ToteModel
import ToteStorage

/// `tote list add-set`: all of a list that is kept as a pattern, added to another.
extension Command {
  static let listAddSet = Command(
    name: "add-set", help: { $0.help("help-of-list-add-set") },
    operands: [Operand(.list, .anyList), Operand(.count, .text, isOptional: true)],
    options: [
      Option("--list", "-l", value: Operand(.list, .list), help: \.addListOption),
      Option("--dry-run", "-n", help: \.dryRunOption),
      Option("--quiet", "-q", help: \.quietOption),
      Option("--json", help: \.addJSONOption),
    ]
  ) { shell, arguments in
    let word = arguments.operands.dropFirst().first
    guard let scale = word.map(Scale.init(times:)) ?? .one else {
      throw Refusal(.usage, words.notTimes(word ?? ""))
    }
    let (set, items) = try shell.read { session in
      let lists = try session.lists()
      let set = try NameLookup.list(arguments.operands[0], among: lists, in: session)
      let target = try NameLookup.list(arguments["--list"], among: lists, in: session)
      if target.id == set.id { throw Refusal(.refused, words.setIsTarget(set.name)) }
      return (set, try session.items(of: set.id).pattern(times: scale))
    }
    if items.isEmpty { throw Refusal(.notFound, words.setIsEmpty(set.name)) }
    try AddCommand(shell, arguments).run(adding: items)
  }
}
