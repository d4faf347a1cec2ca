import Tote

extension Spanish: SyncWords {}
