/// Tote in English.
struct English: Words {}
