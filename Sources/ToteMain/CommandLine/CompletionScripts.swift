/// Scripts that ask `tote completion`, so they never change. An answer that begins with a tab means files.
enum CompletionScripts {
  static let all: [String: @Sendable (String) -> String] = ["bash": bash, "zsh": zsh, "fish": fish]

  /// Bash wants quoted words.
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

  /// zsh quotes by itself and ignores case.
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

  /// fish also quotes by itself, and shows what follows a tab.
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
