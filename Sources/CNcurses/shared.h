// Shared by the files of this target, but not with Swift.

#ifndef TOTE_CNCURSES_SHARED_H
#define TOTE_CNCURSES_SHARED_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <termios.h>

/// The terminal's modes before we changed them.
extern struct termios cn_cooked;
/// Whether bytes are being written, so that an escape sequence may be cut off.
extern volatile sig_atomic_t cn_is_writing;
/// Writes what can be written soon. For signal handlers.
void cn_write_soon(int fd, const void *bytes, size_t count);

// sequences.c: what `tputs` writes is collected here.
extern size_t cn_collected_count;
void cn_begin_collecting(uint8_t *bytes, size_t room);
int cn_collect(int byte);

// aside.c: what is written to standard output and standard error while the terminal is ours.
/// Redirects them where they are the terminal; into a pipe if it `flows`, so that somebody can wait for it.
void cn_aside_take(bool flows, int wake);
/// Gives them back.
void cn_aside_give_back(void);
/// Gives them back, and shows what nobody has taken. `cn_aside_show` alone is for signal handlers.
void cn_aside_release(void);
void cn_aside_show(void);
void cn_aside_remove(void);

#endif
