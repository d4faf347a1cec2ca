// The C library's `wcwidth`, which Swift's module of glibc hides, since it is not compiled as X/Open source.
#ifndef CWIDTH_H
#define CWIDTH_H

#include <stdint.h>

// The columns of one scalar in the locale of this thread: 0, 1, 2, or -1 where the C library does not know it.
int c_width(uint32_t scalar);

#endif
