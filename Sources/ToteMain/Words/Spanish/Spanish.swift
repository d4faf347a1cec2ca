import ToteModel
import Tote

extension Spanish: CommandLineWords {}
