import ToteModel
import Tote

extension English: CommandLineWords {}
