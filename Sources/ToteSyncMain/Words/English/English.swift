import Tote

extension English: SyncWords {}
