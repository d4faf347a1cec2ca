import ToteModel

extension English: Words, ShellWords {}
