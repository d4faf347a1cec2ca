// Frame → ncurses. ncurses compares the screen that should be with the one that
// is, and works out the bytes between; they go into a file in memory, from which the terminal gets them in
// one piece. NB: ncurses itself ignores a write that was cut short by a signal, and the screen stays broken.

#define _GNU_SOURCE
#define _XOPEN_SOURCE_EXTENDED
#include "CNcurses.h"

#include <curses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <term.h>
#include <unistd.h>

static SCREEN *screen;
static FILE *memory;
static uint8_t *bytes;
static size_t room;
static cchar_t *row_cells;
static int row_room;
static bool has_color;
static int colors;
/// By text and background, each one more than ncurses' number; 0 is a pair that has not been made.
static short pairs[257][257];
static short pair_count;
static bool can_strike;

static uint8_t *collected;
static size_t collected_count, collected_room;

static int collect(int byte) {
  if (collected_count < collected_room) collected[collected_count++] = (uint8_t)byte;
  return byte;
}

static void collect_capability(const char *name) {
  char *text = tigetstr(name);
  if (text && text != (char *)-1) tputs(text, 1, collect);
}

/// ncurses sets the margins once, by the size that it began with, and would scroll within those.
static void set_margins(void) {
  uint8_t margins[64];
  char *text = tigetstr("csr");
  if (!text || text == (char *)-1) return;
  collected = margins;
  collected_count = 0;
  collected_room = sizeof margins;
  tputs(tiparm(text, 0, LINES - 1), 1, collect);
  if (write(fileno(memory), margins, collected_count) < 0) return;
}

static void set_number(const char *name, int number) {
  char text[16];
  snprintf(text, sizeof text, "%d", number);
  setenv(name, text, 1);
}

/// Starts ncurses at a size. NB: there is no other way to tell it one than the environment: its file is no
/// terminal that it could ask, and the description of the Linux console names no size. It asks the environment again each
/// time that it comes back to the screen. What stands there was true of some terminal once: it is taken out for good, also
/// for the programs that are started from here, and from then on the size is what `cn_resize` says.
static SCREEN *start(const char *type, int width, int height) {
  set_number("LINES", height);
  set_number("COLUMNS", width);
  SCREEN *started = newterm(type, memory, stdin);
  unsetenv("LINES");
  unsetenv("COLUMNS");
  return started;
}

int cn_open(const char *type, int width, int height, bool color) {
  int fd = memfd_create("screen", MFD_CLOEXEC);
  if (fd >= 0) memory = fdopen(fd, "w");
  if (!memory) memory = tmpfile();
  if (!memory) return CN_NO_MEMORY;
  screen = start(type, width, height);
  if (!screen) {
    fclose(memory);
    memory = NULL;
    return CN_UNKNOWN_TERMINAL;
  }
  typeahead(-1);
  nonl();
  idlok(stdscr, TRUE);
  // Inserting and deleting within a row saves little, and terminals differ when it cuts a wide character.
  idcok(stdscr, FALSE);
  memset(pairs, 0, sizeof pairs);
  pair_count = 1;
  has_color = color && has_colors() && start_color() == OK && use_default_colors() == OK && COLORS >= 8;
  colors = has_color ? COLORS : 0;
  char *strike = tigetstr("smxx");
  can_strike = strike && strike != (char *)-1;
  cn_resize(width, height);
  // Takes the screen and clears it, so that the first frame meets a screen that is known.
  wrefresh(stdscr);
  return CN_OK;
}

void cn_close(void) {
  if (!screen) return;
  delscreen(screen);
  screen = NULL;
  fclose(memory);
  memory = NULL;
}

void cn_resize(int width, int height) {
  if (width < 1) width = 1;
  if (height < 1) height = 1;
  if (width != COLS || height != LINES) resize_term(height, width);
}

int cn_colors(void) { return colors; }

bool cn_can_strike(void) { return can_strike; }

/// The pair of two colours, made when it is first used. 0, the terminal's own, when there are no more.
static short pair_of(int foreground, int background) {
  if (!foreground && !background) return 0;
  short *pair = &pairs[foreground][background];
  if (!*pair && init_pair(pair_count, foreground - 1, background - 1) == OK) *pair = pair_count++;
  return *pair;
}

/// A style as ncurses has it.
static attr_t attributes_of(cn_look look, short *pair) {
  attr_t attributes = A_NORMAL;
  if (look.attributes & 1) attributes |= A_BOLD;
  if (look.attributes & 2) attributes |= A_DIM;
  if (look.attributes & 4) attributes |= A_ITALIC;
  if (look.attributes & 8) attributes |= A_UNDERLINE;
  if (look.attributes & 16) attributes |= A_REVERSE;
  // ncurses knows no such attribute; see `StyleSequences.swift`, which takes this one for it.
  if (look.attributes & 32 && can_strike) attributes |= A_BLINK;
  int foreground = look.foreground, background = look.background;
  *pair = 0;
  if (!has_color || foreground > colors && foreground > 16 || background > colors && background > 16)
    return attributes;
  if (colors < 16) {
    if (background > 8) background -= 8;
    if (foreground == 9 && !background) {
      // Bold black, which is what eight colours have for grey, is black on black in many a theme.
      foreground = 0;
      attributes |= A_DIM;
    } else if (foreground > 8) {
      foreground -= 8;
      attributes |= A_BOLD;
    }
  }
  *pair = pair_of(foreground, background);
  return attributes;
}

static cchar_t cell_of(cn_look look, const uint32_t *scalars, int count) {
  wchar_t text[6] = {0};
  for (int i = 0; i < count && i < 5; i++) text[i] = (wchar_t)scalars[i];
  short pair;
  attr_t attributes = attributes_of(look, &pair);
  cchar_t cell;
  if (setcchar(&cell, text, attributes, pair, NULL) != OK) setcchar(&cell, L"?", attributes, pair, NULL);
  return cell;
}

void cn_put_text(int row, int column, cn_look look, const uint32_t *text, int count) {
  if (!screen || count < 1 || row < 0 || row >= LINES || column < 0 || column >= COLS) return;
  if (row_room < count) {
    cchar_t *more = realloc(row_cells, (size_t)count * sizeof *more);
    if (!more) return;
    row_cells = more;
    row_room = count;
  }
  // NB: `setcchar` checks and measures each character. They are alike but for which they are, and of those that follow the
  // first only that is set.
  row_cells[0] = cell_of(look, text, 1);
  for (int i = 1; i < count; i++) {
    row_cells[i] = row_cells[0];
    row_cells[i].chars[0] = (wchar_t)text[i];
  }
  mvwadd_wchnstr(stdscr, row, column, row_cells, count);
}

void cn_put_marked(int row, int column, cn_look look, const uint32_t *scalars, int count) {
  if (!screen || row < 0 || row >= LINES || column < 0 || column >= COLS) return;
  cchar_t cell = cell_of(look, scalars, count);
  mvwadd_wchnstr(stdscr, row, column, &cell, 1);
}

void cn_fill(int row, int column, cn_look look, uint32_t scalar, int count) {
  if (!screen || count < 1 || row < 0 || row >= LINES || column < 0 || column >= COLS) return;
  cchar_t cell = cell_of(look, &scalar, 1);
  // NB: a line drawn over half of a wide character leaves its other half. A cell put there does not.
  mvwadd_wchnstr(stdscr, row, column, &cell, 1);
  if (column + count <= COLS) mvwadd_wchnstr(stdscr, row, column + count - 1, &cell, 1);
  if (count > 2) mvwhline_set(stdscr, row, column + 1, &cell, count - 2);
}

void cn_update(bool whole, int column, int row) {
  if (!screen) return;
  if (whole) {
    clearok(curscr, TRUE);
    set_margins();
  }
  bool hidden = column < 0 || row < 0 || column >= COLS || row >= LINES;
  curs_set(hidden ? 0 : 1);
  leaveok(stdscr, hidden);
  if (!hidden) wmove(stdscr, row, column);
  wrefresh(stdscr);
}

void cn_end(void) {
  if (screen) endwin();
}

const uint8_t *cn_take_bytes(size_t *count) {
  *count = 0;
  if (!memory) return bytes;
  int fd = fileno(memory);
  off_t length = lseek(fd, 0, SEEK_CUR);
  if (length <= 0) return bytes;
  if (room < (size_t)length) {
    uint8_t *more = realloc(bytes, (size_t)length);
    if (!more) return bytes;
    bytes = more;
    room = (size_t)length;
  }
  ssize_t got = pread(fd, bytes, (size_t)length, 0);
  lseek(fd, 0, SEEK_SET);
  if (got > 0) *count = (size_t)got;
  return bytes;
}

size_t cn_leave_bytes(uint8_t *into, size_t into_room) {
  collected = into;
  collected_count = 0;
  collected_room = into_room;
  collect_capability("sgr0");
  collect_capability("op");
  collect_capability("cnorm");
  char *leave = tigetstr("rmcup");
  if (leave && leave != (char *)-1) {
    tputs(leave, 1, collect);
  } else {
    // Without a second screen the prompt comes below what was painted; a row too far is the last row.
    char *move = tigetstr("cup");
    if (move && move != (char *)-1) tputs(tiparm(move, 999, 0), 1, collect);
    collect('\r');
    collect('\n');
  }
  return collected_count;
}
