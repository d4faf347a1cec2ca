// System calls on the terminal's device.

#define _GNU_SOURCE
#include "CNcurses.h"
#include "shared.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

struct termios cn_cooked;
volatile sig_atomic_t cn_is_writing;

/// Limits the size that a terminal reports, because a huge frame would take all memory.
enum { MOST_COLUMNS = 2000, MOST_ROWS = 1000 };

bool cn_get_size(int tty, int *width, int *height) {
  struct winsize size;
  if (ioctl(tty, TIOCGWINSZ, &size) || !size.ws_col || !size.ws_row) return false;
  *width = size.ws_col < MOST_COLUMNS ? size.ws_col : MOST_COLUMNS;
  *height = size.ws_row < MOST_ROWS ? size.ws_row : MOST_ROWS;
  return true;
}

bool cn_remember_modes(int tty) { return !tcgetattr(tty, &cn_cooked); }

static bool set_modes(int tty, const struct termios *modes) {
  while (tcsetattr(tty, TCSANOW, modes)) {
    if (errno != EINTR) return false;
  }
  return true;
}

bool cn_set_raw(int tty) {
  struct termios raw = cn_cooked;
  cfmakeraw(&raw);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  return set_modes(tty, &raw);
}

bool cn_set_cooked(int tty) { return set_modes(tty, &cn_cooked); }

void cn_forget_input(int tty) { tcflush(tty, TCIFLUSH); }

int cn_wait(int tty, int wake, int milliseconds) {
  struct pollfd fds[2] = {{.fd = tty, .events = POLLIN}, {.fd = wake, .events = POLLIN}};
  if (poll(fds, 2, milliseconds) < 0) {
    // A signal counts as a wake-up, because its handler has noticed something.
    return errno == EINTR || errno == EAGAIN ? 2 : 4;
  }
  int answer = 0;
  if (fds[0].revents & POLLIN) {
    answer |= 1;
  } else if (fds[0].revents) {
    answer |= 4;
  }
  if (fds[1].revents) answer |= 2;
  return answer;
}

long cn_now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000 + (time.tv_nsec + 999999) / 1000000;
}

bool cn_write(int tty, const uint8_t *bytes, size_t count) {
  bool done = true;
  cn_is_writing = 1;
  while (count) {
    ssize_t written = write(tty, bytes, count);
    if (written >= 0) {
      bytes += written;
      count -= (size_t)written;
    } else if (errno == EAGAIN) {
      // Another process has made the terminal's writes non-blocking.
      struct pollfd fd = {.fd = tty, .events = POLLOUT};
      if (poll(&fd, 1, -1) > 0 && fd.revents & (POLLERR | POLLNVAL)) {
        done = false;
        break;
      }
    } else if (errno != EINTR) {
      done = false;
      break;
    }
  }
  cn_is_writing = 0;
  return done;
}

void cn_write_soon(int fd, const void *bytes, size_t count) {
  const char *from = bytes;
  int flags = fcntl(fd, F_GETFL);
  if (flags >= 0) fcntl(fd, F_SETFL, flags | O_NONBLOCK);
  for (int tries = 0; count && tries < 20;) {
    ssize_t written = write(fd, from, count);
    if (written > 0) {
      from += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd wait = {.fd = fd, .events = POLLOUT};
      poll(&wait, 1, 25);
      tries++;
    } else if (!(written < 0 && errno == EINTR)) {
      break;
    }
  }
  // The shell shares the flags of this open terminal.
  if (flags >= 0) fcntl(fd, F_SETFL, flags);
}

int cn_make_wake(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

void cn_wake(int wake) {
  int before = errno;
  uint64_t one = 1;
  // It can only fail if it is readable already.
  if (write(wake, &one, sizeof one) < 0) errno = before;
}

void cn_drain(int wake) {
  uint64_t count;
  if (read(wake, &count, sizeof count) < 0) return;
}

int cn_open_tty(void) {
  // Far from the numbers of the standard streams, which may be closed.
  int tty = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
  if (tty < 0) return -1;
  int far = fcntl(tty, F_DUPFD_CLOEXEC, 10);
  close(tty);
  return far;
}
