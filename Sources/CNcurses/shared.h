// Shared by the files of this target, but not with Swift.

#ifndef TOTE_CNCURSES_SHARED_H
#define TOTE_CNCURSES_SHARED_H

#include <signal.h>
#include <termios.h>

/// The terminal's modes before we changed them.
extern struct termios cn_cooked;
/// Whether bytes are being written, so that an escape sequence may be cut off.
extern volatile sig_atomic_t cn_is_writing;
/// Writes what can be written soon. For signal handlers.
void cn_write_soon(int fd, const void *bytes, size_t count);

#endif
