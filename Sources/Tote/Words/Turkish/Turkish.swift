import ToteModel

extension Turkish: Words, ShellWords {}
