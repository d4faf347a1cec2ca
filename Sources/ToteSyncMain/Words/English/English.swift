import ToteModel

extension English: SyncWords {}
