// A small shell that starts, stops and continues one program in a pty. Without it, the program would be a
// session leader, which ^Z cannot stop. It is a program of its own, because forking the large test process
// would be slow.
//
//   PtyShell MISSING PATH ARGUMENT...    0, 1 and 2 are the terminal, 3 has commands, 4 gets what happens

#define _GNU_SOURCE
#include "../CPty/include/CPty.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static void tell(int number) {
  if (write(4, &number, sizeof number) < 0) _exit(99);
}

int main(int count, char *arguments[]) {
  if (count < 4) return 64;
  int missing = atoi(arguments[1]);
  ioctl(0, TIOCSCTTY, 0);
  fcntl(3, F_SETFD, FD_CLOEXEC);
  fcntl(4, F_SETFD, FD_CLOEXEC);
  signal(SIGTTOU, SIG_IGN);
  signal(SIGTTIN, SIG_IGN);
  signal(SIGTSTP, SIG_IGN);
  signal(SIGHUP, SIG_IGN);
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
    execv(arguments[2], arguments + 3);
    _exit(127);
  }
  setpgid(program, program);
  tell(program);
  for (;;) {
    int state;
    pid_t who = waitpid(program, &state, WUNTRACED | WCONTINUED);
    if (who < 0 && errno == EINTR) continue;
    if (who < 0) return 0;
    if (WIFSTOPPED(state)) {
      // Takes the terminal back, as shells do.
      tcsetpgrp(0, getpid());
      tcsetattr(0, TCSANOW, &modes);
    }
    tell(state);
    if (WIFEXITED(state) || WIFSIGNALED(state)) {
      // Keeps the terminal open until the test has looked at it.
      tcsetpgrp(0, getpid());
      char byte;
      while (read(3, &byte, 1) > 0) {}
      return 0;
    }
    if (WIFSTOPPED(state)) {
      char byte;
      if (read(3, &byte, 1) <= 0) {
        kill(-program, SIGKILL);
        return 0;
      }
      if (byte == 'f') tcsetpgrp(0, program);
      if (byte == 'f' || byte == 'b') kill(-program, SIGCONT);
    }
  }
}
