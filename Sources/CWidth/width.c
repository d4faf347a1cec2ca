#define _XOPEN_SOURCE 700

#include "CWidth.h"

#include <wchar.h>

int c_width(uint32_t scalar) { return wcwidth((wchar_t)scalar); }
