// md4c for Swift, with the dialect of notes.

#ifndef TOTE_CMARKDOWN_H
#define TOTE_CMARKDOWN_H

#include <md4c.h>

/// GitHub's tables, task boxes, strikethrough and bare addresses, and mathematics; no HTML. [[Links]] are found elsewhere,
/// because md4c does not accept titles of more than 100 bytes.
unsigned cmarkdown_dialect(void);

#endif
