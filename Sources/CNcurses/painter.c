// Frame → ncurses, which compares the wanted screen with the shown one and writes the difference to a file in
// memory. From there it is sent in one piece, because ncurses ignores writes that a signal cuts short.

#define _GNU_SOURCE
#define _XOPEN_SOURCE_EXTENDED
#include "CNcurses.h"
#include "shared.h"

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
/// By foreground and background plus one; 0 is a pair that has not been made.
static short pairs[257][257];
static short pair_count;
static bool can_strike;

static void collect_capability(const char *name) {
  char *text = tigetstr(name);
  if (text && text != (char *)-1) tputs(text, 1, cn_collect);
}

/// ncurses sets the margins only once, by its initial size, and would scroll within them.
static void set_margins(void) {
  uint8_t margins[64];
  char *text = tigetstr("csr");
  if (!text || text == (char *)-1) return;
  cn_begin_collecting(margins, sizeof margins);
  tputs(tiparm(text, 0, LINES - 1), 1, cn_collect);
  if (write(fileno(memory), margins, cn_collected_count) < 0) return;
}

static void set_number(const char *name, int number) {
  char text[16];
  snprintf(text, sizeof text, "%d", number);
  setenv(name, text, 1);
}

/// Starts ncurses at a size, which only the environment can tell it: its file is no terminal, and the
/// description of the Linux console has no size. The variables are removed for good, because ncurses would
/// read them again each time it comes back to the screen, and so would child processes.
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
  // Inserting and deleting within a row saves little, and terminals differ when it splits a wide character.
  idcok(stdscr, FALSE);
  memset(pairs, 0, sizeof pairs);
  pair_count = 1;
  has_color = color && has_colors() && start_color() == OK && use_default_colors() == OK && COLORS >= 8;
  colors = has_color ? COLORS : 0;
  char *strike = tigetstr("smxx");
  can_strike = strike && strike != (char *)-1;
  cn_resize(width, height);
  // Clears the screen, so that the first frame starts from a known state.
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

/// The pair of two colours, made on first use; 0, the terminal's own, if there are no more.
static short pair_of(int foreground, int background) {
  if (!foreground && !background) return 0;
  short *pair = &pairs[foreground][background];
  if (!*pair && init_pair(pair_count, foreground - 1, background - 1) == OK) *pair = pair_count++;
  return *pair;
}

static attr_t attributes_of(cn_look look, short *pair) {
  look = cn_reduced(look, has_color ? colors : 0);
  attr_t attributes = A_NORMAL;
  if (look.attributes & 1) attributes |= A_BOLD;
  if (look.attributes & 2) attributes |= A_DIM;
  if (look.attributes & 4) attributes |= A_ITALIC;
  if (look.attributes & 8) attributes |= A_UNDERLINE;
  if (look.attributes & 16) attributes |= A_REVERSE;
  // Stands in for strikethrough, which ncurses lacks; `StyleSequences.swift` replaces it.
  if (look.attributes & 32 && can_strike) attributes |= A_BLINK;
  *pair = has_color ? pair_of(look.foreground, look.background) : 0;
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
  // `setcchar` is slow, so it is called once; the other cells differ only in their character.
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
  cn_begin_collecting(into, into_room);
  collect_capability("sgr0");
  collect_capability("op");
  collect_capability("cnorm");
  char *leave = tigetstr("rmcup");
  if (leave && leave != (char *)-1) {
    tputs(leave, 1, cn_collect);
  } else {
    // Without an alternate screen, the prompt goes below what was painted.
    char *move = tigetstr("cup");
    if (move && move != (char *)-1) tputs(tiparm(move, 999, 0), 1, cn_collect);
    cn_collect('\r');
    cn_collect('\n');
  }
  return cn_collected_count;
}
