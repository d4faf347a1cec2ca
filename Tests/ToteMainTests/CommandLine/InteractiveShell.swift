import Glibc
import Testing

/// A shell with its line editor and without anybody's settings; bash is always installed.
struct InteractiveShell: Sendable, CustomTestStringConvertible {
  let name: String
  let options: [String]
  /// Typed before everything else.
  var beginning: [String] = []
  /// What is typed, and what Tab makes of it.
  let completions: [(typed: String, shown: String)]

  var testDescription: String { name }
  var arguments: [String] { [name] + options }
  var isInstalled: Bool { access("/usr/bin/\(name)", X_OK) == 0 || access("/bin/\(name)", X_OK) == 0 }

  static let all = [
    InteractiveShell(
      name: "bash", options: ["--norc", "--noprofile", "-i"],
      completions: [
        ("tote done br", "tote done bread\\ 3"), ("tote done bread\\ ", "tote done bread\\ 3"),
        ("tote done \"bread ", "tote done \"bread 3\""), ("tote ls Party\\ ", "tote ls Party\\ time"),
        ("tote add -l 'par", "tote add -l 'Party time'"),
        ("tote export --format=j", "tote export --format=json"),
      ]),
    InteractiveShell(
      name: "zsh", options: ["-f", "-i"],
      beginning: ["autoload -Uz compinit; compinit -D -u"],
      completions: [
        ("tote done br", "tote done bread\\ 3"), ("tote done bread\\ ", "tote done bread\\ 3"),
        ("tote done \"bread ", "tote done \"bread 3\""), ("tote ls Party\\ ", "tote ls Party\\ time"),
        ("tote add -l 'par", "tote add -l 'Party time'"),
        ("tote export --format=j", "tote export --format=json"),
      ]),
    InteractiveShell(
      name: "fish", options: ["--no-config", "-i"],
      beginning: [
        "set fish_greeting; set fish_autosuggestion_enabled 0; function fish_prompt; echo -n '$ '; end"
      ],
      completions: [
        ("tote done br", "tote done bread\\ 3"), ("tote done bread\\ ", "tote done bread\\ 3"),
        ("tote done \"bread ", "tote done \"bread 3\""), ("tote ls Party\\ ", "tote ls Party\\ time"),
        ("tote add -l 'par", "tote add -l Party\\ time"),
        ("tote export --format=j", "tote export --format=json"),
      ]),
  ]
}
