import Tote
import ToteModel

extension English {
  var configHelp: CommandHelp {
    CommandHelp(
      summary: "Show and change settings",
      details: [
        "Without a command, lists all settings: value, where it comes from, and what it does. They are in "
          + "$XDG_CONFIG_HOME/tote/config.toml, which you can also edit by hand; an open app follows at once.",
        "A later one of these wins: the default, the file, a variable such as TOTE_THEME, an option such as --theme.",
        "What can't be read in the file is reported with its line, and the rest applies.",
      ],
      examples: [
        .init("tote config", "list all settings"),
        .init("tote config set first-weekday sunday", "begin weeks on Sunday"),
      ])
  }

  var configGetHelp: CommandHelp {
    CommandHelp(
      summary: "Print the value of a setting",
      examples: [.init("tote config get theme", "print the name of the theme")])
  }

  var configSetHelp: CommandHelp {
    CommandHelp(
      summary: "Change a setting in the file",
      details: ["Comments and order in the file are kept. The settings:"] + settingLines + [
        "As names, keys.COMMAND takes keys for a command of the app, colors.ROLE, colors.dark.ROLE and colors.light.ROLE a colour: a "
          + "name, a number from 0 to 255 or #rrggbb."
      ],
      examples: [
        .init("tote config set language tr", "speak Turkish"),
        .init("tote config set editor 'nano -w'", "edit notes with nano"),
        .init("tote config set keys.items.tick space t", "tick with t, too"),
        .init("tote config set colors.dark.accent '#5ecbe0'", "choose a colour"),
      ])
  }

  var configUnsetHelp: CommandHelp {
    CommandHelp(
      summary: "Remove a setting from the file",
      examples: [.init("tote config unset theme", "leave the theme to the terminal again")])
  }

  var configEditHelp: CommandHelp {
    CommandHelp(
      summary: "Open the settings in an editor",
      details: ["A new file explains every setting. Problems are reported when the editor is closed."],
      examples: [.init("tote config edit", "edit the settings")])
  }

  var configKeysHelp: CommandHelp {
    CommandHelp(
      summary: "List the keys of the commands in the app",
      details: ["One command per line: its name in the file, its keys and what it does."],
      examples: [.init("tote config keys | grep history", "find what opens the history")])
  }

  var configPathHelp: CommandHelp {
    CommandHelp(
      summary: "Print the path of the file",
      examples: [
        .init("cp dotfiles/tote.toml \"$(tote config path)\"", "use the settings of another computer")
      ])
  }
}
