import Tote

extension French: SyncWords {}
