// md4c for Swift: the library's header, and the one dialect that notes are written in.

#ifndef TOTE_CMARKDOWN_H
#define TOTE_CMARKDOWN_H

#include <md4c.h>

/// The flags of the dialect: GitHub's tables, task boxes, strikethrough and bare addresses, and no HTML.
/// [[Links]] are not asked of the library, which would not take a title of more than 100 bytes.
unsigned cmarkdown_dialect(void);

#endif
