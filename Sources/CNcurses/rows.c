// The rows of a command that only tells: erased if a signal ends the command while they show. A command that hears such a
// signal itself hides them itself. The handler only makes async-signal-safe calls.

#define _GNU_SOURCE
#include "CNcurses.h"
#include "shared.h"

#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

static const int deadly[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
enum { DEADLY = sizeof deadly / sizeof *deadly };
static bool is_guarded[DEADLY];
static atomic_int is_shown;
static int tty = -1;
static pid_t owner;
static uint8_t erasing[256];
static size_t erasing_count;

static void erase(int signal) {
  int errno_before = errno;
  // In the background the terminal belongs to the shell.
  if (atomic_exchange(&is_shown, 0) && getpid() == owner && tcgetpgrp(tty) == getpgrp()) {
    // Ends a sequence that was cut off, which would swallow the first of these bytes.
    if (cn_is_writing) cn_write_soon(tty, "\030\033\\", 3);
    cn_write_soon(tty, erasing, erasing_count);
  }
  struct sigaction usual = {.sa_handler = SIG_DFL};
  sigaction(signal, &usual, NULL);
  raise(signal);
  errno = errno_before;
}

void cn_rows_show(int new_tty, const uint8_t *bytes, size_t count) {
  if (is_shown || count > sizeof erasing) return;
  memcpy(erasing, bytes, count);
  erasing_count = count;
  tty = new_tty;
  owner = getpid();
  is_shown = 1;
  struct sigaction dying = {.sa_handler = erase, .sa_flags = SA_RESTART};
  sigfillset(&dying.sa_mask);
  for (int i = 0; i < DEADLY; i++) {
    struct sigaction before;
    is_guarded[i] = !sigaction(deadly[i], NULL, &before) && !(before.sa_flags & SA_SIGINFO)
      && before.sa_handler == SIG_DFL && !sigaction(deadly[i], &dying, NULL);
  }
}

void cn_rows_hide(void) {
  if (!atomic_exchange(&is_shown, 0)) return;
  for (int i = 0; i < DEADLY; i++) {
    struct sigaction usual = {.sa_handler = SIG_DFL};
    if (is_guarded[i]) sigaction(deadly[i], &usual, NULL);
  }
}
