import Tote

extension Turkish: SyncWords {}
