import Tote
import ToteStorage
import ToteModel
import ToteFormats

/// What the shells complete. Their scripts are the same for every version: they hand the line to `tote`, which knows its
/// own table of commands, and the names of lists, items and notes as they are at that moment.
extension Command {
  /// `tote completion`: the script of a shell, or what such a script asks for.
  static let completion: Command = Command(
    name: "completion", summary: "print what a shell needs to complete tote's words",
    operands: [
      Operand("SHELL", .choice(["bash", "zsh", "fish"])), Operand("LINE", .text, isOptional: true),
      Operand("PART", .text, isOptional: true),
    ],
    about: [
      "With a LINE it prints what may stand at its end: that is what those scripts ask for. bash says too which PART of "
        + "the line it will replace."
    ],
    examples: [
      Example("source <(tote completion bash)", "completes in this bash; in ~/.bashrc it does in all"),
      Example("source <(tote completion zsh)", "the same in ~/.zshrc, behind compinit"),
      Example("tote completion fish >~/.config/fish/completions/tote.fish", "completes in fish"),
    ]
  ) { shell, arguments in
    let (name, line) = (arguments.operands[0], arguments.operands.dropFirst().first)
    guard let line else { return try shell.output.write(Completion.scripts[name]?(Command.tote.name) ?? "") }
    let home = shell.variables.value("HOME") ?? shell.variables.home() ?? "/"
    let words = CommandWords(line, home: home)
    // Variables that are set for the command alone stand before it.
    let behind = words.words.drop { $0.contains("=") }.dropFirst()
    let offers = Offers(
      behind: words.endsInWord ? behind.dropLast() : behind, at: words.endsInWord ? behind.last ?? "" : "",
      of: .tote)
    if offers.hasFiles { return try shell.output.write("\tfiles\n") }
    let names = try offers.fitting(offers.names(shell)).map { (text: $0, help: "") } + offers.fittingWords
    let texts = names.map { offers.head + $0.text }
    if name == "bash" {
      let part = arguments.operands.count > 2 ? arguments.operands[2] : words.raw
      return try BashWord(words, replacing: part, home: home).replacements(texts).forEach(shell.print)
    }
    for (text, offer) in zip(texts, names) {
      try shell.output.write(text.printable + (offer.help.isEmpty ? "" : "\t\(offer.help)") + "\n")
    }
  }
}

extension Offers {
  /// The names that the database of this line has.
  fileprivate func names(_ shell: Shell) throws -> [String] {
    guard let live else { return [] }
    var places = shell.places
    if let file = values["--db"] { places.file = file }
    return try Shell(places: places, variables: shell.variables).look { sitting in
      let lists = try sitting.lists()
      switch live {
      case .list: return lists.filter { !$0.isArchived }.map(\.name)
      case .item, .openItem:
        let list = try Names.list(values["--list"], among: lists, in: sitting)
        return try sitting.items(of: list.id, areTicked: live == .openItem ? false : nil).map(\.name)
      case .tag: return try sitting.notes(in: .notes).flatMap(\.tags).sorted()
      default:
        return try sitting.notes(in: values["--forever"] == nil ? .notes : .all).map(\.title)
      }
    }
  }
}

/// The scripts. A line that begins with a tab stands for the names of files.
enum Completion {
  static let scripts: [String: @Sendable (String) -> String] = ["bash": bash, "zsh": zsh, "fish": fish]

  /// For bash, which is told what to put in, quoted.
  @Sendable static func bash(_ name: String) -> String {
    """
    # Completion of \(name) for bash, made by \(name) completion bash.
    _\(name)() {
      local offer
      COMPREPLY=()
      while IFS= read -r offer; do
        if [[ $offer == $'\\t'* ]]; then
          compopt -o filenames 2>/dev/null
          while IFS= read -r offer; do COMPREPLY+=("$offer"); done < <(compgen -f -- "$2")
        else
          COMPREPLY+=("$offer")
        fi
      done < <("${COMP_WORDS[0]/#\\~/$HOME}" completion bash -- "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null)
    }
    complete -F _\(name) \(name)

    """
  }

  /// For zsh, which quotes by itself, and finds names in any case.
  @Sendable static func zsh(_ name: String) -> String {
    """
    #compdef \(name)
    # Completion of \(name) for zsh, made by \(name) completion zsh.
    _\(name)() {
      local offer line="${(j: :)words[1,CURRENT-1]} $QIPREFIX$PREFIX"
      local -a offers names told flags
      offers=("${(@f)$(\(name) completion zsh -- "$line" 2>/dev/null)}")
      for offer in $offers; do
        if [[ $offer == $'\\t'* ]]; then
          compset -P '--*='
          _files
          return
        fi
        names+=("${offer%%$'\\t'*}")
        if [[ $offer == *$'\\t'* ]]; then
          told+=("${offer%%$'\\t'*}  -- ${offer#*$'\\t'}")
          flags=(-l)
        else
          told+=("$offer")
        fi
      done
      (( $#names )) && compadd -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' $flags -d told -a -- names
    }
    if [[ $funcstack[1] == _\(name) ]]; then _\(name) "$@"; else compdef _\(name) \(name); fi

    """
  }

  /// For fish, which quotes by itself too, and shows what stands behind a tab.
  @Sendable static func fish(_ name: String) -> String {
    """
    # Completion of \(name) for fish, made by \(name) completion fish.
    function __\(name)_offers
      set -l token (commandline -ct)
      for offer in (\(name) completion fish -- (commandline -cp | string collect) 2>/dev/null)
        if string match -q -- \\t'*' $offer
          set -l head (string match -r -- '^--[^=]*=' $token)
          for path in (__fish_complete_path (string replace -- "$head" '' $token))
            printf '%s\\n' $head$path
          end
        else
          printf '%s\\n' $offer
        end
      end
    end
    complete -c \(name) -f -a '(__\(name)_offers)'

    """
  }
}
