import ToteModel
import Tote

extension French: CommandLineWords {}
