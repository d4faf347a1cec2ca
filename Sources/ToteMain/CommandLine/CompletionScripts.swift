/// The completion scripts of the shells. They are the same for every version: they hand the line to `tote completion`, which
/// knows the table of commands, and the names of lists, items and notes as they are at that moment. An answer that begins
/// with a tab stands for the names of files.
enum CompletionScripts {
  static let all: [String: @Sendable (String) -> String] = ["bash": bash, "zsh": zsh, "fish": fish]

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
