// A pty with a small shell in it. The shell is there because a program that a test started itself would be the
// head of its session, and such a one cannot be stopped with ^Z. After `fork` it makes only system calls: the
// test process has other threads, whose locks nobody would open any more.

#define _GNU_SOURCE
#include "CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static void tell(int fd, int number) {
  if (write(fd, &number, sizeof number) < 0) _exit(99);
}

static void run_shell(int slave, int control, int status, const char *path, char *const argv[], char *const env[],
                      int missing) {
  setsid();
  ioctl(slave, TIOCSCTTY, 0);
  dup2(slave, 0);
  dup2(slave, 1);
  dup2(slave, 2);
  // In order: the two pipes become 3 and 4, and what the test process had open besides is closed. A master that
  // stayed open here would keep another test's terminal alive.
  int keep_control = fcntl(control, F_DUPFD, 20), keep_status = fcntl(status, F_DUPFD, 20);
  dup2(keep_control, 3);
  dup2(keep_status, 4);
  close_range(5, ~0U, 0);
  fcntl(3, F_SETFD, FD_CLOEXEC);
  fcntl(4, F_SETFD, FD_CLOEXEC);
  for (int i = 1; i < 32; i++) signal(i, SIG_DFL);
  signal(SIGTTOU, SIG_IGN);
  signal(SIGTTIN, SIG_IGN);
  signal(SIGTSTP, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  struct termios modes;
  tcgetattr(0, &modes);

  pid_t program = fork();
  if (program == 0) {
    setpgid(0, 0);
    tcsetpgrp(0, getpid());
    for (int i = 1; i < 32; i++) signal(i, SIG_DFL);
    int nothing = open("/dev/null", O_RDWR);
    if (missing & PTY_NO_INPUT) dup2(nothing, 0);
    if (missing & PTY_NO_OUTPUT) dup2(nothing, 1);
    close(nothing);
    execve(path, argv, env);
    _exit(127);
  }
  setpgid(program, program);
  tell(4, program);
  for (;;) {
    int state;
    pid_t who = waitpid(program, &state, WUNTRACED | WCONTINUED);
    if (who < 0 && errno == EINTR) continue;
    if (who < 0) _exit(0);
    if (WIFSTOPPED(state)) {
      // As shells do: the terminal is the shell's again.
      tcsetpgrp(0, getpid());
      tcsetattr(0, TCSANOW, &modes);
    }
    tell(4, state);
    if (WIFEXITED(state) || WIFSIGNALED(state)) {
      // The terminal stays open until the test has looked at it.
      tcsetpgrp(0, getpid());
      char byte;
      while (read(3, &byte, 1) > 0) {}
      _exit(0);
    }
    if (WIFSTOPPED(state)) {
      char byte;
      if (read(3, &byte, 1) <= 0) {
        kill(-program, SIGKILL);
        _exit(0);
      }
      if (byte == 'f') tcsetpgrp(0, program);
      if (byte == 'f' || byte == 'b') kill(-program, SIGCONT);
    }
  }
}

bool pty_start(pty_program *pty, const char *path, char *const argv[], char *const env[], int width, int height,
               int missing) {
  int control[2], status[2];
  pty->master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (pty->master < 0 || grantpt(pty->master) || unlockpt(pty->master)) return false;
  struct winsize size = {.ws_col = (unsigned short)width, .ws_row = (unsigned short)height};
  ioctl(pty->master, TIOCSWINSZ, &size);
  int slave = ioctl(pty->master, TIOCGPTPEER, O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (slave < 0 || pipe2(control, O_CLOEXEC) || pipe2(status, O_CLOEXEC)) return false;
  pty->shell = fork();
  if (pty->shell < 0) return false;
  if (pty->shell == 0) run_shell(slave, control[0], status[1], path, argv, env, missing);
  close(slave);
  close(control[0]);
  close(status[1]);
  pty->control = control[1];
  pty->status = status[0];
  fcntl(pty->master, F_SETFL, O_NONBLOCK);
  return true;
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

void pty_end(pty_program *pty) {
  if (pty->master >= 0) close(pty->master);
  if (pty->control >= 0) close(pty->control);
  // It dies with the pipe, or is stuck with a program that does not end.
  for (int i = 0; i < 200; i++) {
    if (waitpid(pty->shell, NULL, WNOHANG) != 0) {
      close(pty->status);
      return;
    }
    poll(NULL, 0, 5);
  }
  kill(pty->shell, SIGKILL);
  waitpid(pty->shell, NULL, 0);
  close(pty->status);
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

void pty_close_others(posix_spawn_file_actions_t *files) { posix_spawn_file_actions_addclosefrom_np(files, 3); }

bool pty_did_exit(int status) { return WIFEXITED(status); }
int pty_exit_code(int status) { return WEXITSTATUS(status); }
int pty_end_signal(int status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
bool pty_did_stop(int status) { return WIFSTOPPED(status); }
bool pty_did_continue(int status) { return WIFCONTINUED(status); }
