/// Tote in Turkish.
struct Turkish: Words {}
