#pragma once

#include <stddef.h>

/// A file of texts inside the program.
typedef struct { const unsigned char *start; size_t count; } embedded_text;

/// A file by the language's code and the part of the program, as in `en/screen.ftl`. Empty if there is none.
embedded_text text_of(const char *language, const char *part);
