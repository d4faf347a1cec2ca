/// Tote in Spanish.
struct Spanish: Words {}
