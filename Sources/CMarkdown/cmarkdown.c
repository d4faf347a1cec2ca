#include "CMarkdown.h"

unsigned cmarkdown_dialect(void) { return MD_DIALECT_GITHUB | MD_FLAG_NOHTML | MD_FLAG_LATEXMATHSPANS; }
