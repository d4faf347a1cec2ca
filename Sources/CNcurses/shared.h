// What the files of this target share with each other and not with Swift.

#ifndef TOTE_CNCURSES_SHARED_H
#define TOTE_CNCURSES_SHARED_H

#include <signal.h>
#include <termios.h>

/// How the terminal was set before us.
extern struct termios cn_cooked;
/// Whether bytes are on their way to the terminal, so that a sequence may be cut off in its middle.
extern volatile sig_atomic_t cn_is_writing;
/// Writes what can be written without waiting for long. For signal handlers.
void cn_write_soon(int fd, const void *bytes, size_t count);

#endif
