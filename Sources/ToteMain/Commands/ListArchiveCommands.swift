import ToteModel

extension Command {
  static let listArchive = Command(
    name: "archive", help: { $0.help("help-of-list-archive") }, operands: [Operand(.list, .list)],
    options: listOptions
  ) { shell, arguments in
    try changeList(shell, arguments) { list, workspace in
      workspace.setArchived(list, true, .current)
      return list.isArchived ? words.listWasArchived(list.name) : words.listArchived(list.name)
    }
  }

  static let listRestore = Command(
    name: "restore", help: { $0.help("help-of-list-restore") }, operands: [Operand(.list, .archivedList)],
    options: listOptions
  ) { shell, arguments in
    try changeList(shell, arguments) { list, workspace in
      workspace.setArchived(list, false, .current)
      return list.isArchived ? words.listRestored(list.name) : words.listWasOpen(list.name)
    }
  }

  static let listDuplicate = Command(
    name: "duplicate", help: { $0.help("help-of-list-duplicate") }, operands: [Operand(.list, .list)],
    options: listOptions
  ) { shell, arguments in
    try changeList(shell, arguments, hasItems: true) { list, workspace in
      words.duplicatedList(list.name, as: workspace.duplicateList(list, .current).name)
    }
  }

  static let listRm = Command(
    name: "rm", help: { $0.help("help-of-list-rm") }, operands: [Operand(.list, .list)], options: listOptions
  ) { shell, arguments in
    // Never delete by an abbreviated name.
    try changeList(shell, arguments, mayBegin: false, hasItems: true) { list, workspace in
      words.deletedList(list.name, items: workspace.deleteList(list, .current))
    }
  }
}
