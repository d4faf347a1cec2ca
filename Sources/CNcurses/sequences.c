// The sequences of a terminal's description, for who draws without ncurses' own screen.

#define _XOPEN_SOURCE_EXTENDED
#include "CNcurses.h"
#include "shared.h"

#include <curses.h>
#include <stdio.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

uint8_t *cn_collected;
size_t cn_collected_count, cn_collected_room;

int cn_collect(int byte) {
  if (cn_collected_count < cn_collected_room) cn_collected[cn_collected_count++] = (uint8_t)byte;
  return byte;
}

void cn_begin_collecting(uint8_t *bytes, size_t room) {
  cn_collected = bytes;
  cn_collected_count = 0;
  cn_collected_room = room;
}

static char *text_of(const char *name) {
  char *text = tigetstr(name);
  return text == (char *)-1 ? NULL : text;
}

int cn_describe(const char *type) {
  int error = 0;
  if (setupterm(type, STDOUT_FILENO, &error) != OK) return error == 1 ? CN_NO_CURSOR : CN_UNKNOWN_TERMINAL;
  // Whoever can go up, back and erase can draw below a prompt.
  return text_of("cuu") && text_of("el") && text_of("ed") ? CN_OK : CN_NO_CURSOR;
}

void cn_forget_description(void) { del_curterm(cur_term); }

int cn_described_colors(void) {
  int colors = tigetnum("colors");
  return colors >= 8 ? colors : 0;
}

size_t cn_sequence(const char *name, int number, uint8_t *bytes, size_t room) {
  char *text = text_of(name);
  if (!text) return 0;
  cn_begin_collecting(bytes, room);
  tputs(number < 0 ? text : tiparm(text, number), 1, cn_collect);
  return cn_collected_count;
}

cn_look cn_reduced(cn_look look, int colors) {
  int foreground = look.foreground, background = look.background;
  if (!colors || (foreground > colors && foreground > 16) || (background > colors && background > 16)) {
    look.foreground = look.background = 0;
    return look;
  }
  if (colors < 16) {
    if (background > 8) background -= 8;
    if (foreground == 9 && !background) {
      // Bold black, the grey of eight colours, is invisible in many themes.
      foreground = 0;
      look.attributes |= 2;
    } else if (foreground > 8) {
      foreground -= 8;
      look.attributes |= 1;
    }
  }
  look.foreground = (uint16_t)foreground;
  look.background = (uint16_t)background;
  return look;
}
