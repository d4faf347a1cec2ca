// The C side of the terminal: Frame → ncurses, and key press → Event. Swift 6
// refuses the mutable globals of ncurses and does not see its macros, and a signal handler has to be C. So
// what is needed of the three is here, behind functions that take plain numbers: painter.c asks ncurses
// for the bytes that turn one screen into another, tty.c speaks to the terminal's device, and guard.c gives
// the terminal back when the process dies.

#ifndef TOTE_CNCURSES_H
#define TOTE_CNCURSES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// painter.c ------------------------------------------------------------------------------------------------

/// How characters look.
typedef struct {
  /// 0 the terminal's own, 1...8 the plain colours, 9...16 the bright ones, up to 256 the others that it knows by number.
  uint16_t foreground, background;
  /// 1 bold, 2 dim, 4 italic, 8 underline, 16 reverse, 32 struck through.
  uint8_t attributes;
} cn_look;

/// What `cn_check_terminal` and `cn_open` answer.
enum { CN_OK = 0, CN_UNKNOWN_TERMINAL = 1, CN_NO_CURSOR = 2, CN_NO_MEMORY = 3 };

/// Whether ncurses can paint on a terminal of this type.
int cn_check_terminal(const char *type);
/// Chooses a UTF-8 locale for characters: that of the environment, or `C.UTF-8`.
void cn_set_locale(void);
/// Starts ncurses for a type of terminal. It writes into memory, never to the terminal itself.
int cn_open(const char *type, int width, int height, bool color);
/// How many colours the terminal has; 0 without colours.
int cn_colors(void);
/// Whether the terminal can strike text through. ncurses cannot say that: what it writes for it has a 5 (blink) instead of a 9.
bool cn_can_strike(void);
/// Ends ncurses.
void cn_close(void);
/// Tells ncurses another size.
void cn_resize(int width, int height);
/// Puts characters of one scalar each side by side; a wide one takes two columns.
void cn_put_text(int row, int column, cn_look look, const uint32_t *text, int count);
/// Puts one character of a base and up to four marks.
void cn_put_marked(int row, int column, cn_look look, const uint32_t *scalars, int count);
/// Puts one character, which is one column wide, into so many columns.
void cn_fill(int row, int column, cn_look look, uint32_t scalar, int count);
/// Has ncurses work out what differs. Whole: forget what the terminal shows. A column below 0 hides the cursor.
void cn_update(bool whole, int column, int row);
/// Has ncurses work out how to leave the screen; the next update takes it again.
void cn_end(void);
/// Gives what ncurses has written since the last call. The bytes are good until the next one.
const uint8_t *cn_take_bytes(size_t *count);
/// The bytes that leave the screen whatever it shows: what the guard writes when the process dies.
size_t cn_leave_bytes(uint8_t *bytes, size_t room);
/// Whether the terminal's description says that it understands what xterm does beyond the VT100.
bool cn_is_like_xterm(void);

// tty.c ----------------------------------------------------------------------------------------------------

/// Columns and rows of the terminal; false if it does not tell.
bool cn_get_size(int tty, int *width, int *height);
/// Remembers how the terminal was set, for `cn_set_cooked` and the guard. False if it is no terminal.
bool cn_remember_modes(int tty);
/// Every byte as it comes, no echo, no signals from keys.
bool cn_set_raw(int tty);
/// As it was when it was remembered.
bool cn_set_cooked(int tty);
/// Forgets what has come and was not read.
void cn_forget_input(int tty);
/// Waits for input (1) or a wake-up (2), both as bits of the answer; 4 is a terminal that has gone.
/// Milliseconds below 0 wait for ever; 0 is the answer when they have passed.
int cn_wait(int tty, int wake, int milliseconds);
/// Milliseconds of a clock that nobody sets. Rounded up, so that no wait for one of them ends before it.
long cn_now(void);
/// Writes all of it, and waits where the terminal is slow. False when the terminal has gone.
bool cn_write(int tty, const uint8_t *bytes, size_t count);
/// A descriptor that `cn_wake` makes readable; -1 if there are no more.
int cn_make_wake(void);
/// Makes it readable. May be called from any thread and from a signal handler.
void cn_wake(int wake);
/// Makes it unreadable again.
void cn_drain(int wake);

// guard.c --------------------------------------------------------------------------------------------------

/// What `cn_take_signals` answers, as bits.
enum { CN_RESIZED = 1, CN_STOP_ASKED = 2, CN_CONTINUED = 4, CN_HUNG_UP = 8 };

/// Puts the handlers in place. The screen is not yet ours.
void cn_guard_install(int tty, int out, int wake);
/// Takes them away.
void cn_guard_remove(void);
/// The screen is ours from now on: these bytes give it back. What is written to standard output and standard
/// error goes aside.
void cn_guard_take(const uint8_t *bytes, size_t count);
/// The screen is not ours any more. Standard output and standard error are the terminal again, and what was
/// written to them meanwhile is shown.
void cn_guard_release(void);
/// While another program has the terminal, its ^C and ^\ are not for us; afterwards the foreground is ours again, also
/// where it was handed on to somebody who is gone.
void cn_guard_set_outside(bool outside);
/// What the handlers have noticed since the last call.
int cn_take_signals(void);
/// Stops the process group as ^Z does in a shell, and returns when it goes on.
void cn_stop(void);
/// Forgets all but the end of what was written aside, once it has become long.
void cn_trim_aside(void);

#endif
