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
  /// The terminal's side of the pty.
  int master;
  /// Commands to the shell: `f` continues the program in the foreground, `b` in the background.
  int control;
  /// The shell writes the program's process id here, then each status from `waitpid`, as ints.
  int status;
  int shell;
} pty_program;

/// Standard streams that are not the terminal, as bits. Output to them is lost.
enum { PTY_NO_INPUT = 1, PTY_NO_OUTPUT = 2 };

/// Starts a program in the shell (the path of PtyShell). NULL ends its arguments and environment. Returns
/// false if the system refuses.
bool pty_start(pty_program *pty, const char *shell, const char *path, char *const argv[], char *const env[], int width,
               int height, int missing);
/// Resizes the pty.
void pty_resize(const pty_program *pty, int width, int height);
/// The terminal's modes as bits: 1 ECHO, 2 ICANON, 4 ISIG.
int pty_modes(const pty_program *pty);
/// Ends the shell and what it has started.
void pty_end(pty_program *pty);

/// Waits for a child process. Kills it after so many milliseconds and returns false.
bool pty_wait(int process, int milliseconds, int *status);
/// Gives a spawned program only the first three files of this process. Swift does not see the C function.
void pty_close_others(posix_spawn_file_actions_t *files);
bool pty_did_exit(int status);
int pty_exit_code(int status);
/// The signal that ended the program, or 0.
int pty_end_signal(int status);
bool pty_did_stop(int status);
bool pty_did_continue(int status);

// vt.c -----------------------------------------------------------------------------------------------------

typedef struct vt_screen vt_screen;

typedef struct {
  /// The base and its marks, ended by 0; all 0 if nothing was written.
  uint32_t text[6];
  int width;
  /// As bits: 1 bold, 4 italic, 8 underline, 16 reverse.
  int attributes;
  /// 0 default, 1...16 the terminal's colours, from 1000 other indexed ones, from 1 << 24 mixed ones.
  int foreground, background;
} vt_cell;

vt_screen *vt_new(int width, int height);
void vt_free(vt_screen *screen);
void vt_resize(vt_screen *screen, int width, int height);
void vt_feed(vt_screen *screen, const uint8_t *bytes, size_t count);
/// Takes the terminal's answers to queries and returns their number of bytes.
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
/// Valid until the next bytes.
const char *vt_title(const vt_screen *screen);
/// The lines that were scrolled off the top. Valid until the next bytes.
const char *vt_history(const vt_screen *screen);
int vt_bells(const vt_screen *screen);

#endif
