import ToteModel

extension Turkish: SyncWords {}
