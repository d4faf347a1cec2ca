import Tote

extension Turkish: CommandLineWords {}
