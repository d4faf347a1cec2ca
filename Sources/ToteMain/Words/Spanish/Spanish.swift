import Tote

extension Spanish: CommandLineWords {}
