import ToteModel

extension Spanish: Words, ShellWords {}
