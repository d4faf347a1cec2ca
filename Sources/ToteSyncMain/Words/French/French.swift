import ToteModel

extension French: SyncWords {}
