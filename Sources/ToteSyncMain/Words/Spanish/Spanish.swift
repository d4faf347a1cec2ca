import ToteModel

extension Spanish: SyncWords {}
