// A pty with a small shell (PtyShell) that starts a program.

#define _GNU_SOURCE
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

bool pty_start(pty_program *pty, const char *shell, const char *path, char *const argv[], char *const env[], int width,
               int height, int missing) {
  int control[2], status[2];
  pty->master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (pty->master < 0 || grantpt(pty->master) || unlockpt(pty->master)) return false;
  struct winsize size = {.ws_col = (unsigned short)width, .ws_row = (unsigned short)height};
  ioctl(pty->master, TIOCSWINSZ, &size);
  int slave = ioctl(pty->master, TIOCGPTPEER, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (slave < 0 || pipe2(control, O_CLOEXEC) || pipe2(status, O_CLOEXEC)) return false;

  int size_of_argv = 0;
  while (argv[size_of_argv]) size_of_argv++;
  char number[12];
  snprintf(number, sizeof number, "%d", missing);
  char *arguments[size_of_argv + 4];
  arguments[0] = (char *)shell;
  arguments[1] = number;
  arguments[2] = (char *)path;
  memcpy(arguments + 3, argv, (size_t)(size_of_argv + 1) * sizeof *argv);

  // The pipes become 3 and 4, and other files are closed, because a pty's master left open would keep another
  // test's terminal alive. The detour over high numbers keeps the two from overwriting each other.
  int far_control = fcntl(control[0], F_DUPFD_CLOEXEC, 20), far_status = fcntl(status[1], F_DUPFD_CLOEXEC, 20);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  for (int i = 0; i < 3; i++) posix_spawn_file_actions_adddup2(&files, slave, i);
  posix_spawn_file_actions_adddup2(&files, far_control, 3);
  posix_spawn_file_actions_adddup2(&files, far_status, 4);
  posix_spawn_file_actions_addclosefrom_np(&files, 5);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  bool did_start = posix_spawn(&pty->shell, shell, &files, &attributes, arguments, env) == 0;
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);

  close(slave);
  close(control[0]);
  close(far_control);
  close(status[1]);
  close(far_status);
  pty->control = control[1];
  pty->status = status[0];
  fcntl(pty->master, F_SETFL, O_NONBLOCK);
  return did_start;
}

void pty_resize(const pty_program *pty, int width, int height) {
  struct winsize size = {.ws_col = (unsigned short)width, .ws_row = (unsigned short)height};
  ioctl(pty->master, TIOCSWINSZ, &size);
}

int pty_modes(const pty_program *pty) {
  struct termios modes;
  if (tcgetattr(pty->master, &modes)) return -1;
  return (modes.c_lflag & ECHO ? 1 : 0) | (modes.c_lflag & ICANON ? 2 : 0) | (modes.c_lflag & ISIG ? 4 : 0);
}

bool pty_wait(int process, int milliseconds, int *status) {
  int handle = (int)syscall(SYS_pidfd_open, process, 0);
  struct pollfd ends = {.fd = handle, .events = POLLIN};
  bool did_end = handle < 0 || poll(&ends, 1, milliseconds) != 0;
  if (handle >= 0) close(handle);
  if (!did_end) kill(process, SIGKILL);
  while (waitpid(process, status, 0) < 0 && errno == EINTR) {}
  return did_end;
}

void pty_end(pty_program *pty) {
  if (pty->master >= 0) close(pty->master);
  if (pty->control >= 0) close(pty->control);
  // It ends with the pipe, unless its program does not end.
  int status;
  pty_wait(pty->shell, 1000, &status);
  close(pty->status);
}

void pty_close_others(posix_spawn_file_actions_t *files) { posix_spawn_file_actions_addclosefrom_np(files, 3); }

bool pty_did_exit(int status) { return WIFEXITED(status); }
int pty_exit_code(int status) { return WEXITSTATUS(status); }
int pty_end_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
bool pty_did_stop(int status) { return WIFSTOPPED(status); }
bool pty_did_continue(int status) { return WIFCONTINUED(status); }
