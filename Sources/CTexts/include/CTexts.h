#pragma once

#include <stddef.h>

/// A file of texts inside the program.
typedef struct { const unsigned char *start; size_t count; } embedded_text;

/// What the screen says, by the language's code; no bytes for a language that isn't there.
embedded_text text_of_screen(const char *language);
/// What the command line says.
embedded_text text_of_shell(const char *language);
