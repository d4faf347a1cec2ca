import Tote
import ToteStorage

/// What the shells complete, made of the table of commands. The scripts know commands and options by heart, and ask
/// `tote` for the names of lists, items and notes as they are at that moment.
extension Command {
  /// `tote completion`: the script of a shell, or the names that such a script asks for.
  static let completion: Command = Command(
    name: "completion", summary: "print what a shell needs to complete tote's words",
    operands: [Operand("SHELL", .choice(["bash", "zsh", "fish", "lists", "items", "notes"]))],
    about: ["lists, items and notes are the names that those scripts ask for, a line each."],
    examples: [
      Example("source <(tote completion bash)", "completes in this bash; in ~/.bashrc it does in all"),
      Example("source <(tote completion zsh)", "the same in ~/.zshrc, behind compinit"),
      Example("tote completion fish >~/.config/fish/completions/tote.fish", "completes in fish"),
    ]
  ) { shell, arguments in
    let names: (Sitting) throws -> [String]
    switch arguments.operands[0] {
    case "bash": return try shell.output.write(Completion(of: .tote).bash)
    case "zsh": return try shell.output.write(Completion(of: .tote).zsh)
    case "fish": return try shell.output.write(Completion(of: .tote).fish)
    case "lists": names = { try $0.lists().filter { !$0.isArchived }.map(\.name) }
    case "items":
      names = { sitting in
        try sitting.lists().filter { !$0.isArchived }.flatMap { try sitting.items(of: $0.id).map(\.name) }
      }
    default: names = { try $0.notes(in: .notes).map(\.title) }
    }
    for name in try shell.look(names) where !name.isEmpty { try shell.print(name) }
  }
}

/// The scripts.
struct Completion {
  private let root: Command
  /// Every command, with the words that lead to it: `note add`.
  private let paths: [(words: [String], command: Command)]

  init(of root: Command) {
    self.root = root
    func below(_ command: Command, _ words: [String]) -> [(words: [String], command: Command)] {
      command.commands.flatMap { [(words + [$0.name], $0)] + below($0, words + [$0.name]) }
    }
    paths = [([], root)] + below(root, [])
  }

  /// What a shell asks `tote` for, for operands of a kind.
  private static func live(_ kind: Operand.Kind) -> String? {
    switch kind {
    case .list: "lists"
    case .item: "items"
    case .note: "notes"
    default: nil
    }
  }

  private func options(_ command: Command) -> [Option] {
    command.options + (command.name == root.name ? [] : root.options)
  }

  private func words(_ kind: Operand.Kind) -> [String] {
    switch kind {
    case .choice(let words): words
    case .command: root.commands.map(\.name)
    default: []
    }
  }

  // MARK: bash

  /// For bash. Names with blanks are quoted as bash quotes them.
  var bash: String {
    """
    # Completion of \(root.name) for bash, made by \(root.name) completion bash.
    _\(root.name)() {
      local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} path= words= names= files= i skip=
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ -n $skip ]]; then skip=; continue; fi
        case "${COMP_WORDS[i]}" in
          \(valueOptions.joined(separator: "|"))) skip=1; continue ;;
          -*) continue ;;
        esac
        case "$path ${COMP_WORDS[i]}" in
          \(paths.dropFirst().map { "'" + ([""] + $0.words).joined(separator: " ") + "'" }.joined(separator: "|")))
            path="$path ${COMP_WORDS[i]}" ;;
        esac
      done
      case "$path:$before" in
    \(bashValues)
        *) case "$path" in
    \(bashOperands)
           esac ;;
      esac
      local IFS=$'\\n'
      if [[ -n $names ]]; then
        local name
        while read -r name; do
          [[ $name == "$word"* ]] && COMPREPLY+=("$(printf %q "$name")")
        done < <("${COMP_WORDS[0]}" completion $names 2>/dev/null)
      fi
      [[ -n $files ]] && { compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -f -- "$word")); }
      COMPREPLY+=($(IFS=' '; compgen -W "$words" -- "$word"))
    }
    complete -F _\(root.name) \(root.name)

    """
  }

  private var valueOptions: [String] {
    let names = paths.flatMap { $0.command.options }.filter { $0.value != nil }.flatMap(\.names)
    return Array(Set(names)).sorted()
  }

  private var bashValues: String {
    (paths.dropFirst() + paths.prefix(1)).flatMap { path, command in
      command.options.compactMap { option -> String? in
        guard let value = option.value else { return nil }
        let place = path.isEmpty ? "*" : "'\(([""] + path).joined(separator: " "))'"
        let patterns = option.names.map { "\(place):\($0)" }.joined(separator: "|")
        return "    \(patterns)) \(bashOffer(value.kind)) ;;"
      }
    }.joined(separator: "\n")
  }

  private func bashOffer(_ kind: Operand.Kind) -> String {
    if let live = Self.live(kind) { return "names=\(live)" }
    return kind == .file ? "files=1" : "words='\(words(kind).joined(separator: " "))'"
  }

  private var bashOperands: String {
    paths.map { path, command in
      let head = path.isEmpty ? "" : ([""] + path).joined(separator: " ")
      let kinds = command.operands.map(\.kind)
      let words =
        command.commands.map(\.name) + kinds.flatMap(self.words) + options(command).flatMap(\.names)
      var offers = ["words='\(words.joined(separator: " "))'"]
      if let live = kinds.lazy.compactMap(Self.live).first { offers.append("names=\(live)") }
      if kinds.contains(.file) { offers.append("files=1") }
      return "         '\(head)') \(offers.joined(separator: "; ")) ;;"
    }.joined(separator: "\n")
  }

  // MARK: zsh

  /// For zsh, whose own words `_arguments` and `_describe` do the rest.
  var zsh: String {
    let functions = paths.reversed().map { path, command in zshFunction(path, command) }
    return """
      #compdef \(root.name)
      # Completion of \(root.name) for zsh, made by \(root.name) completion zsh.
      _\(root.name)_names() {
        local -a names
        names=("${(@f)$(\(root.name) completion $1 2>/dev/null)}")
        compadd -a names
      }
      \(functions.joined(separator: "\n"))
      if [[ $funcstack[1] == _\(root.name) ]]; then _\(root.name) "$@"; else compdef _\(root.name) \(root.name); fi

      """
  }

  private func zshFunction(_ path: [String], _ command: Command) -> String {
    let name = "_" + ([root.name] + path).joined(separator: "_")
    var lines = options(command).flatMap { option in
      option.names.map { name in
        let value = option.value.map { ":\($0.name):\(zshOffer($0.kind))" } ?? ""
        return
          "    '\(name)\(option.value != nil && name.hasPrefix("--") ? "=" : "")[\(zshText(option.help))]\(value)'"
      }
    }
    if command.commands.isEmpty {
      lines += command.operands.enumerated().map { index, operand in
        let place = operand.isRepeated ? "*" : "\(index + 1)"
        return "    '\(place):\(operand.name):\(zshOffer(operand.kind))'"
      }
      return "\(name)() {\n  _arguments -s \\\n\(lines.joined(separator: " \\\n"))\n}"
    }
    let words = command.commands.map { "    '\($0.name):\(zshText($0.summary))'" }.joined(separator: "\n")
    let calls = command.commands.map { "      \($0.name)) \(name)_\($0.name) ;;" }.joined(separator: "\n")
    lines += ["    '1: :->command'", "    '*:: :->rest'"]
    return """
      \(name)() {
        local context state state_descr line
        typeset -A opt_args
        local -a commands=(
      \(words)
        )
        _arguments -s -C \\
      \(lines.joined(separator: " \\\n"))
        case $state in
          command) _describe command commands ;;
          rest) case $words[1] in
      \(calls)
          esac ;;
        esac
      }
      """
  }

  private func zshText(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if character == "'" {
        escaped += "'\\''"
      } else {
        if "[]:\\".contains(character) { escaped += "\\" }
        escaped.append(character)
      }
    }
    return escaped
  }

  private func zshOffer(_ kind: Operand.Kind) -> String {
    if let live = Self.live(kind) { return "_\(root.name)_names \(live)" }
    if kind == .file { return "_files" }
    let words = words(kind)
    return words.isEmpty ? " " : "(\(words.joined(separator: " ")))"
  }

  // MARK: fish

  /// For fish.
  var fish: String {
    var lines = [
      "# Completion of \(root.name) for fish, made by \(root.name) completion fish.",
      "complete -c \(root.name) -f",
    ]
    for (path, command) in paths {
      let condition = fishCondition(path, command)
      for next in command.commands {
        lines.append(
          "complete -c \(root.name) -n '\(condition)' -a \(next.name) -d '\(fishText(next.summary))'")
      }
      for option in options(command) {
        let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
        lines.append(
          "complete -c \(root.name) -n '\(condition)' \(names.joined(separator: " ")) -d '\(fishText(option.help))'"
            + (option.value.map { ($0.kind == .file ? " -r" : " -x") + fishOffer($0.kind) } ?? ""))
      }
      for operand in command.operands {
        let offer = fishOffer(operand.kind)
        if !offer.isEmpty { lines.append("complete -c \(root.name) -n '\(condition)'\(offer)") }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func fishCondition(_ path: [String], _ command: Command) -> String {
    if path.isEmpty { return "__fish_use_subcommand" }
    let seen = path.map { "__fish_seen_subcommand_from \($0)" }
    let further = command.commands.map(\.name)
    return
      (seen + (further.isEmpty ? [] : ["not __fish_seen_subcommand_from \(further.joined(separator: " "))"]))
      .joined(separator: "; and ")
  }

  private func fishOffer(_ kind: Operand.Kind) -> String {
    if let live = Self.live(kind) { return " -a '(\(root.name) completion \(live) 2>/dev/null)'" }
    if kind == .file { return " -F" }
    let words = words(kind)
    return words.isEmpty ? "" : " -a '\(words.joined(separator: " "))'"
  }

  private func fishText(_ text: String) -> String {
    text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "\\'")
  }
}
