// The crash guard: restores the terminal if the process dies while it shows the screen, then passes the
// signal on to its previous handler (Swift's backtracer) or its default, so that the exit status is right.
// The handlers only make async-signal-safe calls.

#define _GNU_SOURCE
#include "CNcurses.h"
#include "shared.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// The previous handlers, by signal.
static struct sigaction before[NSIG];
static bool is_guarded[NSIG];
static struct sigaction before_resize, before_stop, before_continue;

/// Whether a signal ends the process by default and can be caught.
static bool is_deadly(int signal) {
  switch (signal) {
    case SIGKILL: case SIGSTOP: case SIGTSTP: case SIGTTIN: case SIGTTOU: case SIGCONT:
    case SIGCHLD: case SIGURG: case SIGWINCH: return false;
    // The C library uses those in between.
    default: return signal < 32 || signal >= SIGRTMIN;
  }
}

static pid_t owner;
static int tty = -1, out = -1, wake = -1, nowhere = -1;
static atomic_int is_up, is_outside, signals, is_restoring, has_hung_up;
/// Two, so that a handler never reads the one that is being written.
static uint8_t leave_bytes[2][1024];
static size_t leave_counts[2];
static atomic_int leave;

/// Restores the terminal from within a handler.
static void restore(void) {
  if (atomic_exchange(&is_restoring, 1)) {
    // Another thread is restoring; dying now would interrupt it.
    for (int i = 0; i < 100 && is_up; i++) poll(NULL, 0, 10);
    return;
  }
  // In the background the terminal belongs to the shell.
  if (tcgetpgrp(tty) == getpgrp()) {
    // Keeps other threads from painting over the main screen.
    if (nowhere >= 0) dup2(nowhere, out);
    // Ends a sequence that was cut off, which would swallow the first of these bytes.
    if (cn_is_writing) cn_write_soon(tty, "\030\033\\", 3);
    int now = leave;
    cn_write_soon(tty, leave_bytes[now], leave_counts[now]);
    tcsetattr(tty, TCSANOW, &cn_cooked);
  }
  cn_aside_give_back();
  cn_aside_show();
  is_up = 0;
}

static bool has_gone(void) {
  struct pollfd fd = {.fd = tty, .events = 0};
  return poll(&fd, 1, 0) > 0 && fd.revents & (POLLHUP | POLLERR | POLLNVAL);
}

static void die(int signal, siginfo_t *info, void *context) {
  (void)context;
  int errno_before = errno;
  // A forked child has our handlers, but not our terminal.
  if (getpid() == owner) {
    if (signal == SIGHUP && is_up && has_gone() && !atomic_exchange(&has_hung_up, 1)) {
      // The window was closed. The program may still save; a second signal ends it.
      atomic_fetch_or(&signals, CN_HUNG_UP);
      cn_wake(wake);
      errno = errno_before;
      return;
    }
    if (is_outside && (signal == SIGINT || signal == SIGQUIT)) return;
    if (is_up) restore();
  }
  sigaction(signal, &before[signal], NULL);
  // A fault is repeated by its instruction, with the registers that a backtrace needs.
  bool comes_again = info->si_code > 0
    && (signal == SIGSEGV || signal == SIGBUS || signal == SIGILL || signal == SIGFPE);
  if (!comes_again) raise(signal);
  errno = errno_before;
}

static void stop_by_default(void) {
  struct sigaction now, usual = {.sa_handler = SIG_DFL};
  sigset_t stop, mask;
  sigaction(SIGTSTP, &usual, &now);
  sigemptyset(&stop);
  sigaddset(&stop, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
  kill(0, SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &now, NULL);
}

static void notice(int signal) {
  int errno_before = errno;
  if (signal == SIGTSTP && !is_up) {
    // Another program has the terminal, and its ^Z goes to the whole process group.
    struct sigaction now, usual = {.sa_handler = SIG_DFL};
    sigset_t stop, mask;
    sigaction(SIGTSTP, &usual, &now);
    sigemptyset(&stop);
    sigaddset(&stop, SIGTSTP);
    raise(SIGTSTP);
    pthread_sigmask(SIG_UNBLOCK, &stop, &mask);
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    sigaction(SIGTSTP, &now, NULL);
  } else {
    int bit = signal == SIGWINCH ? CN_RESIZED : signal == SIGTSTP ? CN_STOP_ASKED : CN_CONTINUED;
    atomic_fetch_or(&signals, bit);
    cn_wake(wake);
  }
  errno = errno_before;
}

/// `exit` in the middle of the program.
static void restore_at_exit(void) {
  if (is_up && getpid() == owner) restore();
}

void cn_guard_install(int new_tty, int new_out, int new_wake) {
  if (!owner) atexit(restore_at_exit);
  owner = getpid();
  wake = new_wake;
  out = new_out;
  // The output, which can be written to: standard input may have been opened only to be read.
  tty = fcntl(new_out, F_DUPFD_CLOEXEC, 10);
  nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  // Line-buffered, because redirected output would otherwise be lost in a crash.
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
  is_up = is_outside = is_restoring = has_hung_up = 0;
  signals = 0;

  // An overflowed stack has no room for a handler. Only this thread gets a second one.
  static uint8_t second_stack[64 * 1024];
  stack_t stack = {.ss_sp = second_stack, .ss_size = sizeof second_stack}, current;
  if (!sigaltstack(NULL, &current) && current.ss_flags & SS_DISABLE) sigaltstack(&stack, NULL);

  struct sigaction dying = {.sa_sigaction = die, .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESTART};
  sigfillset(&dying.sa_mask);
  for (int i = 1; i < NSIG; i++) {
    is_guarded[i] = is_deadly(i) && !sigaction(i, NULL, &before[i]);
    // Ignored on purpose, for example by `nohup`.
    bool is_ignored = !(before[i].sa_flags & SA_SIGINFO) && before[i].sa_handler == SIG_IGN;
    if (is_ignored) is_guarded[i] = false;
    if (is_guarded[i]) sigaction(i, &dying, NULL);
  }
  struct sigaction noticing = {.sa_handler = notice, .sa_flags = SA_ONSTACK | SA_RESTART};
  sigfillset(&noticing.sa_mask);
  sigaction(SIGWINCH, &noticing, &before_resize);
  sigaction(SIGTSTP, &noticing, &before_stop);
  sigaction(SIGCONT, &noticing, &before_continue);
}

static void close_one(int *fd) {
  if (*fd >= 0) close(*fd);
  *fd = -1;
}

void cn_guard_remove(void) {
  for (int i = 1; i < NSIG; i++) {
    if (is_guarded[i]) sigaction(i, &before[i], NULL);
  }
  sigaction(SIGWINCH, &before_resize, NULL);
  sigaction(SIGTSTP, &before_stop, NULL);
  sigaction(SIGCONT, &before_continue, NULL);
  close_one(&tty);
  close_one(&nowhere);
  cn_aside_remove();
}

void cn_guard_change(const uint8_t *bytes, size_t count) {
  if (is_restoring) return;
  int next = !leave;
  leave_counts[next] = count < sizeof leave_bytes[0] ? count : sizeof leave_bytes[0];
  memcpy(leave_bytes[next], bytes, leave_counts[next]);
  leave = next;
}

void cn_guard_take(const uint8_t *bytes, size_t count, bool flows) {
  cn_guard_change(bytes, count);
  fflush(stdout);
  cn_aside_take(flows, wake);
  is_up = 1;
}

void cn_guard_release(void) {
  is_up = 0;
  fflush(stdout);
  cn_aside_release();
}

void cn_guard_set_outside(bool outside) {
  is_outside = outside;
  // If we were stopped and continued, the shell decides who has the terminal.
  if (outside || signals & CN_CONTINUED || tcgetpgrp(tty) == getpgrp()) return;
  // Takes back the terminal from a program that kept it. From the background, SIGTTOU would stop us.
  sigset_t output, mask;
  sigemptyset(&output);
  sigaddset(&output, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &output, &mask);
  tcsetpgrp(tty, getpgrp());
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
}

int cn_take_signals(void) { return atomic_exchange(&signals, 0); }

void cn_stop(void) {
  stop_by_default();
  // The caller knows that we were continued.
  atomic_fetch_and(&signals, ~CN_CONTINUED);
}
