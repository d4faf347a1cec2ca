// What the tests ask of libvterm, an independent terminal that checks what was painted.

#include "CPty.h"

#include <stdlib.h>
#include <string.h>
#include <vterm.h>

struct vt_screen {
  VTerm *terminal;
  VTermScreen *screen;
  bool cursor_is_hidden, is_other_screen;
  int shape, mouse, bells;
  char *title;
  /// What was scrolled off the top, as lines of UTF-8.
  char *history;
  size_t history_length;
};

static int take_property(VTermProp property, VTermValue *value, void *user) {
  vt_screen *screen = user;
  switch (property) {
  case VTERM_PROP_CURSORVISIBLE: screen->cursor_is_hidden = !value->boolean; break;
  case VTERM_PROP_ALTSCREEN: screen->is_other_screen = value->boolean; break;
  case VTERM_PROP_CURSORSHAPE: screen->shape = value->number; break;
  case VTERM_PROP_MOUSE: screen->mouse = value->number; break;
  case VTERM_PROP_TITLE:
    free(screen->title);
    screen->title = strdup(value->string);
    break;
  default: break;
  }
  return 1;
}

static int take_bell(void *user) {
  ((vt_screen *)user)->bells++;
  return 1;
}

static void append(vt_screen *screen, const char *bytes, size_t count) {
  screen->history = realloc(screen->history, screen->history_length + count + 1);
  memcpy(screen->history + screen->history_length, bytes, count);
  screen->history_length += count;
  screen->history[screen->history_length] = 0;
}

static int take_line(int columns, const VTermScreenCell *cells, void *user) {
  for (int i = 0; i < columns; i += cells[i].width > 1 ? cells[i].width : 1) {
    for (int j = 0; j < VTERM_MAX_CHARS_PER_CELL && (cells[i].chars[j] || !j); j++) {
      uint32_t c = cells[i].chars[j] ? cells[i].chars[j] : ' ';
      char bytes[4];
      size_t count = c < 0x80 ? 1 : c < 0x800 ? 2 : c < 0x10000 ? 3 : 4;
      for (size_t k = count; k-- > 1; c >>= 6) bytes[k] = (char)(0x80 | (c & 0x3F));
      static const uint8_t first[] = {0, 0, 0xC0, 0xE0, 0xF0};
      bytes[0] = (char)(first[count] | c);
      append(user, bytes, count);
    }
  }
  append(user, "\n", 1);
  return 1;
}

static const VTermScreenCallbacks callbacks = {
  .settermprop = take_property, .bell = take_bell, .sb_pushline = take_line};

vt_screen *vt_new(int width, int height) {
  vt_screen *screen = calloc(1, sizeof *screen);
  screen->terminal = vterm_new(height, width);
  screen->title = strdup("");
  screen->history = strdup("");
  vterm_set_utf8(screen->terminal, 1);
  screen->screen = vterm_obtain_screen(screen->terminal);
  vterm_screen_set_callbacks(screen->screen, &callbacks, screen);
  vterm_screen_enable_altscreen(screen->screen, 1);
  vterm_screen_reset(screen->screen, 1);
  return screen;
}

void vt_free(vt_screen *screen) {
  vterm_free(screen->terminal);
  free(screen->title);
  free(screen->history);
  free(screen);
}

void vt_resize(vt_screen *screen, int width, int height) {
  vterm_set_size(screen->terminal, height, width);
  // libvterm 0.1 pushes the cursor off the top of a lower screen, and then breaks.
  VTermPos place;
  vterm_state_get_cursorpos(vterm_obtain_state(screen->terminal), &place);
  if (place.row < 0) vterm_input_write(screen->terminal, "\033[H", 3);
}

void vt_feed(vt_screen *screen, const uint8_t *bytes, size_t count) {
  vterm_input_write(screen->terminal, (const char *)bytes, count);
}

size_t vt_take_answers(vt_screen *screen, uint8_t *bytes, size_t room) {
  return vterm_output_read(screen->terminal, (char *)bytes, room);
}

static int color_of(const VTermColor *color) {
  if (VTERM_COLOR_IS_DEFAULT_FG(color) || VTERM_COLOR_IS_DEFAULT_BG(color)) return 0;
  if (!VTERM_COLOR_IS_INDEXED(color)) return 1 << 24 | color->rgb.red << 16 | color->rgb.green << 8 | color->rgb.blue;
  return color->indexed.idx < 16 ? color->indexed.idx + 1 : 1000 + color->indexed.idx;
}

vt_cell vt_get(const vt_screen *screen, int column, int row) {
  vt_cell result = {0};
  VTermScreenCell cell;
  VTermPos place = {.row = row, .col = column};
  if (!vterm_screen_get_cell(screen->screen, place, &cell)) return result;
  for (int i = 0; i < 6 && cell.chars[i]; i++) result.text[i] = cell.chars[i];
  result.width = cell.width;
  result.attributes = (cell.attrs.bold ? 1 : 0) | (cell.attrs.italic ? 4 : 0) | (cell.attrs.underline ? 8 : 0)
    | (cell.attrs.reverse ? 16 : 0) | (cell.attrs.strike ? 32 : 0);
  result.foreground = color_of(&cell.fg);
  result.background = color_of(&cell.bg);
  return result;
}

void vt_cursor(const vt_screen *screen, int *column, int *row) {
  VTermPos place;
  vterm_state_get_cursorpos(vterm_obtain_state(screen->terminal), &place);
  *column = place.col;
  *row = place.row;
}

bool vt_cursor_is_visible(const vt_screen *screen) { return !screen->cursor_is_hidden; }
int vt_cursor_shape(const vt_screen *screen) { return screen->shape; }
bool vt_is_other_screen(const vt_screen *screen) { return screen->is_other_screen; }
int vt_mouse(const vt_screen *screen) { return screen->mouse; }
const char *vt_title(const vt_screen *screen) { return screen->title; }
const char *vt_history(const vt_screen *screen) { return screen->history; }
int vt_bells(const vt_screen *screen) { return screen->bells; }

/// libvterm does not expose these modes, but they show in what it would send.
static bool sends(vt_screen *screen, const char *expected) {
  char bytes[64];
  size_t count = vterm_output_read(screen->terminal, bytes, sizeof bytes);
  return count >= strlen(expected) && !memcmp(bytes, expected, strlen(expected));
}

bool vt_brackets_pastes(vt_screen *screen) {
  vterm_keyboard_start_paste(screen->terminal);
  return sends(screen, "\033[200~");
}

bool vt_reports_focus(vt_screen *screen) {
  vterm_state_focus_in(vterm_obtain_state(screen->terminal));
  return sends(screen, "\033[I");
}
