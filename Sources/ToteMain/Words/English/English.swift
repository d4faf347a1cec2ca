import Tote

extension English: CommandLineWords {}
