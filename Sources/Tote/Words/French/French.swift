/// Tote in French.
struct French: Words {}
