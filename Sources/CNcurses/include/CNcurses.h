// The C side of the terminal, behind functions that take plain numbers, because Swift 6 refuses the mutable
// globals of ncurses, does not see its macros, and cannot write signal handlers.

#ifndef TOTE_CNCURSES_H
#define TOTE_CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// painter.c ------------------------------------------------------------------------------------------------

typedef struct {
  /// 0 the terminal's own, 1...8 plain colours, 9...16 bright ones, up to 256 the other indexed ones.
  uint16_t foreground, background;
  /// 1 bold, 2 dim, 4 italic, 8 underline, 16 reverse, 32 struck through.
  uint8_t attributes;
} cn_look;

/// The results of `cn_check_terminal` and `cn_open`.
enum { CN_OK = 0, CN_UNKNOWN_TERMINAL = 1, CN_NO_CURSOR = 2, CN_NO_MEMORY = 3 };

/// Whether ncurses can paint on a terminal of this type.
int cn_check_terminal(const char *type);
/// Sets a UTF-8 locale for characters: the environment's, or `C.UTF-8`.
void cn_set_locale(void);
/// Starts ncurses, which writes to memory and never to the terminal.
int cn_open(const char *type, int width, int height, bool color);
int cn_colors(void);
/// Whether the terminal can strike text through. ncurses cannot; it writes 5 (blink), which becomes 9.
bool cn_can_strike(void);
void cn_close(void);
void cn_resize(int width, int height);
/// Writes characters of one scalar each; a wide one takes two columns.
void cn_put_text(int row, int column, cn_look look, const uint32_t *text, int count);
/// Writes a character with up to four marks.
void cn_put_marked(int row, int column, cn_look look, const uint32_t *scalars, int count);
/// Makes ncurses write what differs, or everything if `whole`. A negative column hides the cursor.
void cn_update(bool whole, int column, int row);
/// Makes ncurses leave the screen until the next update.
void cn_end(void);
/// Returns what ncurses has written since the last call, valid until the next.
const uint8_t *cn_take_bytes(size_t *count);
/// The bytes that leave the screen, whatever it shows; for the guard.
size_t cn_leave_bytes(uint8_t *bytes, size_t room);
/// Whether the terminal supports xterm's extensions of the VT100.
bool cn_is_like_xterm(void);

// sequences.c ----------------------------------------------------------------------------------------------

/// Reads the description of a terminal to draw on without `cn_open`: `CN_OK` if it can go up and erase.
int cn_describe(const char *type);
void cn_forget_description(void);
/// Its colours, or 0.
int cn_described_colors(void);
/// Writes a sequence by its name in the description, with a number if that isn't negative. Returns its length, 0 if the
/// terminal has none.
size_t cn_sequence(const char *name, int number, uint8_t *bytes, size_t room);
/// The same as far as a terminal with so many colours can show it.
cn_look cn_reduced(cn_look look, int colors);

// tty.c ----------------------------------------------------------------------------------------------------

/// Returns false if the size is unknown.
bool cn_get_size(int tty, int *width, int *height);
/// Remembers the terminal's modes for `cn_set_cooked` and the guard. Returns false if it is no terminal.
bool cn_remember_modes(int tty);
/// Every byte at once, no echo, no signals from keys.
bool cn_set_raw(int tty);
/// Restores the remembered modes.
bool cn_set_cooked(int tty);
/// Discards unread input.
void cn_forget_input(int tty);
/// Waits for input (1) or a wake-up (2), combined as bits; 4 means that the terminal is gone, 0 a timeout.
/// Waits forever if `milliseconds` is negative.
int cn_wait(int tty, int wake, int milliseconds);
/// A monotonic clock in milliseconds, rounded up so that no wait ends early.
long cn_now(void);
/// Writes everything, waiting for a slow terminal. Returns false if the terminal is gone.
bool cn_write(int tty, const uint8_t *bytes, size_t count);
/// Returns a descriptor that `cn_wake` makes readable, or -1.
int cn_make_wake(void);
/// May be called from any thread and from signal handlers.
void cn_wake(int wake);
/// Makes it unreadable again.
void cn_drain(int wake);
/// Opens the terminal of this process, whatever its standard streams are; -1 if it has none.
int cn_open_tty(void);

// guard.c --------------------------------------------------------------------------------------------------

/// The bits of `cn_take_signals`.
enum { CN_RESIZED = 1, CN_STOP_ASKED = 2, CN_CONTINUED = 4, CN_HUNG_UP = 8 };

/// Installs the handlers, before we take the screen.
void cn_guard_install(int tty, int out, int wake);
void cn_guard_remove(void);
/// Takes the terminal, which these bytes leave. What is written to it by standard output and standard error is put aside
/// meanwhile; if it `flows`, `wake` tells when something has come.
void cn_guard_take(const uint8_t *bytes, size_t count, bool flows);
/// Changes the bytes that leave.
void cn_guard_change(const uint8_t *bytes, size_t count);
/// Gives the screen back, and shows what was written to standard output and standard error meanwhile.
void cn_guard_release(void);
/// Ignores ^C and ^\ while another program has the terminal. Afterwards takes the foreground back, even from
/// a process that is gone.
void cn_guard_set_outside(bool outside);
/// The signals since the last call.
int cn_take_signals(void);
/// Stops the process group as ^Z does in a shell, and returns when it continues.
void cn_stop(void);

// rows.c ---------------------------------------------------------------------------------------------------

/// Rows will show on this terminal, which these bytes erase if a signal that isn't heard ends the process meanwhile.
void cn_rows_show(int tty, const uint8_t *bytes, size_t count);
/// They don't show any more.
void cn_rows_hide(void);

// aside.c --------------------------------------------------------------------------------------------------

/// Discards all but the end of what was put aside when that has become long.
void cn_trim_aside(void);
/// Takes the next bytes of what was put aside, in order.
size_t cn_take_aside(uint8_t *bytes, size_t room);
/// Whether the thread that takes them is waiting for events: who writes very much waits for it then. At other times it may
/// be this thread that writes.
void cn_aside_is_read(bool is_read);

#endif
