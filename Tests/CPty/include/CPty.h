// What the pty tests need from C, beside the walk: a pty with a small shell in it that starts a program (pty.c), and a terminal that is not ours to judge what the program painted (vt.c, libvterm).

#ifndef TOTE_CPTY_H
#define TOTE_CPTY_H

#include <spawn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// pty.c ----------------------------------------------------------------------------------------------------

/// A program in a pty.
typedef struct {
  /// The side of the pty that a terminal has.
  int master;
  /// Tells the shell what to do: `f` continues the program in the foreground, `b` in the background.
  int control;
  /// Where the shell writes the program's process id, and then each status that `waitpid` gave, as ints.
  int status;
  /// The shell.
  int shell;
} pty_program;

/// Standard streams that shall not be the terminal, as bits; what is written to such a one is lost.
enum { PTY_NO_INPUT = 1, PTY_NO_OUTPUT = 2 };

/// Starts a program with arguments and environment, both ended by NULL, in the shell (the path of PtyShell). False if the system
/// refuses.
bool pty_start(pty_program *pty, const char *shell, const char *path, char *const argv[], char *const env[], int width,
               int height, int missing);
/// Gives the pty another size.
void pty_resize(const pty_program *pty, int width, int height);
/// Whether the terminal echoes, and gives lines rather than keys. As bits: 1 ECHO, 2 ICANON, 4 ISIG.
int pty_modes(const pty_program *pty);
/// Ends the shell, and what it started.
void pty_end(pty_program *pty);

/// Waits for the end of a child of this process, so many milliseconds at most: one that takes longer is killed, and it is false.
bool pty_wait(int process, int milliseconds, int *status);
/// Lets a program that `posix_spawn` starts have its first three files and none of the others that this process has open.
/// (A function of its own since Swift does not see the one of the C library.)
void pty_close_others(posix_spawn_file_actions_t *files);
/// What a status of `waitpid` says.
bool pty_did_exit(int status);
int pty_exit_code(int status);
/// The signal that ended the program, or 0.
int pty_end_signal(int status);
bool pty_did_stop(int status);
bool pty_did_continue(int status);

// vt.c -----------------------------------------------------------------------------------------------------

/// A terminal that shows what bytes do.
typedef struct vt_screen vt_screen;

/// One cell as the terminal shows it.
typedef struct {
  /// The base and its marks; 0 ends them. All 0 where nothing was written.
  uint32_t text[6];
  int width;
  /// As bits: 1 bold, 4 italic, 8 underline, 16 reverse.
  int attributes;
  /// 0 the default, 1...16 the terminal's colours, 1000 and more others by number, 1 << 24 and more mixed ones.
  int foreground, background;
} vt_cell;

vt_screen *vt_new(int width, int height);
void vt_free(vt_screen *screen);
void vt_resize(vt_screen *screen, int width, int height);
void vt_feed(vt_screen *screen, const uint8_t *bytes, size_t count);
/// What the terminal answers to questions; gives the count.
size_t vt_take_answers(vt_screen *screen, uint8_t *bytes, size_t room);
vt_cell vt_get(const vt_screen *screen, int column, int row);
void vt_cursor(const vt_screen *screen, int *column, int *row);
bool vt_cursor_is_visible(const vt_screen *screen);
/// 1 block, 2 underline, 3 bar.
int vt_cursor_shape(const vt_screen *screen);
bool vt_is_other_screen(const vt_screen *screen);
/// 0 none, 1 clicks, 2 drags, 3 every motion.
int vt_mouse(const vt_screen *screen);
bool vt_brackets_pastes(vt_screen *screen);
bool vt_reports_focus(vt_screen *screen);
/// Good until the next bytes.
const char *vt_title(const vt_screen *screen);
int vt_bells(const vt_screen *screen);

#endif
