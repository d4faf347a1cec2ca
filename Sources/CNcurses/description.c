// What is asked before the program starts: the terminal's description and the locale.

#define _XOPEN_SOURCE_EXTENDED
#include "CNcurses.h"

#include <curses.h>
#include <langinfo.h>
#include <locale.h>
#include <string.h>
#include <term.h>
#include <unistd.h>

int cn_check_terminal(const char *type) {
  int error = 0;
  if (setupterm(type, STDOUT_FILENO, &error) != OK) return error == 1 ? CN_NO_CURSOR : CN_UNKNOWN_TERMINAL;
  const char *move = tigetstr("cup");
  bool moves = move && move != (char *)-1;
  del_curterm(cur_term);
  return moves ? CN_OK : CN_NO_CURSOR;
}

void cn_set_locale(void) {
  if (setlocale(LC_CTYPE, "") && !strcmp(nl_langinfo(CODESET), "UTF-8")) return;
  if (setlocale(LC_CTYPE, "C.UTF-8")) return;
  setlocale(LC_CTYPE, "en_US.UTF-8");
}

bool cn_is_like_xterm(void) {
  if (tigetflag("XT") > 0) return true;
  const char *type = termname();
  static const char *const likes[] = {"xterm", "rxvt", "screen", "tmux", "st-", "foot", "alacritty", "kitty"};
  for (size_t i = 0; i < sizeof likes / sizeof *likes; i++) {
    if (!strncmp(type, likes[i], strlen(likes[i]))) return true;
  }
  return false;
}
