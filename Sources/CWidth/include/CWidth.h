// The C library's `wcwidth`, which Swift's glibc module hides because it is not compiled as X/Open source.
#ifndef CWIDTH_H
#define CWIDTH_H

#include <stdint.h>

// The columns of a scalar in this thread's locale: 0, 1, 2, or -1 if unknown.
int c_width(uint32_t scalar);

#endif
