// The lower bound for a terminal program: a plain ncurses list in C.

#include <curses.h>
#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

static int count = 10000, selected = 0, top = 0;

static void row(int line) {
  int index = top + line;
  char text[64] = "";
  if (index < count) snprintf(text, sizeof text, "%s item %d of the list", index == selected ? ">" : " ", 100001 + index);
  if (index == selected) attron(A_REVERSE);
  mvprintw(line, 0, "%-*s", COLS, text);
  attroff(A_REVERSE);
}

static void all(void) {
  for (int line = 0; line < LINES; line++) row(line);
}

static void select_row(int index) {
  int before = selected;
  if (index < 0) index = 0;
  if (index > count - 1) index = count - 1;
  selected = index;
  if (selected < top || selected >= top + LINES) {
    top = selected < top ? selected : selected - LINES + 1;
    all();
  } else {
    row(before - top);
    row(selected - top);
  }
}

int main(int argc, char **argv) {
  if (argc > 1) count = atoi(argv[1]);
  setlocale(LC_ALL, "");
  initscr();
  raw();
  noecho();
  curs_set(0);
  all();
  refresh();
  for (;;) {
    int key = getch();
    if (key == 'q' || key == ERR) break;
    if (key == 'j') select_row(selected + 1);
    if (key == 'k') select_row(selected - 1);
    if (key == KEY_RESIZE) all();
    refresh();
  }
  endwin();
  return 0;
}
