import ToteModel
import Tote

extension Turkish: CommandLineWords {}
