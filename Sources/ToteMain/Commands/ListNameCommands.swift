import ToteModel

/// No two lists get the same name, so that commands can tell them apart.
extension Command {
  static let listNew = Command(
    name: "new", help: { $0.help("help-of-list-new") }, operands: [Operand(.name, .text, isRepeated: true)],
    options: listOptions
  ) { shell, arguments in
    let name = try listName(from: arguments.operands)
    try shell.edit { session in
      var workspace = try session.workspace(lists: session.lists())
      _ = try naming { () throws(ListNameError) in try workspace.createList(named: name, .current) }
      try session.save(workspace.unsaved)
    }
    if !arguments.has("--quiet") { try shell.print(words.createdList(name, isDryRun: false)) }
  }

  static let listRename = Command(
    name: "rename", help: { $0.help("help-of-list-rename") },
    operands: [Operand(.list, .list), Operand(.name, .text, isRepeated: true)], options: listOptions
  ) { shell, arguments in
    let name = try listName(from: arguments.operands.dropFirst())
    try changeList(shell, arguments) { list, workspace in
      try naming { () throws(ListNameError) in try workspace.renameList(list.id, to: name, .current) }
      return words.renamedList(list.name, to: name)
    }
  }
}
