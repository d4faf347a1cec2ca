#include "CBuild.h"

const char *build_commit(void) { return TOTE_COMMIT; }
