import ToteModel

extension French: Words, ShellWords {}
