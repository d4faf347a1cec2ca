import Tote

extension French: CommandLineWords {}
