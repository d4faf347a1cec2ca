// What is written to standard output and standard error while the terminal is ours, by this process or its children. It
// is kept in a file in memory until it is shown: after the screen was left, or at once above the rows of a program that
// draws below the prompt. For the latter it comes through a pipe, since nobody can wait for a file. A thread empties the
// pipe, so that a program that prints much never waits for itself.

#define _GNU_SOURCE
#include "CNcurses.h"
#include "shared.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SHOWN = 64 * 1024, KEPT = 1024 * 1024, MOST_WAITING = 4 * 1024 * 1024 };

static int aside = -1, pipe_in = -1, pipe_out = -1, stop = -1, woken = -1, standard_out = -1, standard_error = -1;
static pthread_t reader;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
/// Where the file's next bytes go, and which of them were taken.
static off_t end_of_aside, taken;
static bool is_read, is_stopping;
/// Whether bytes are on their way from the pipe to the file.
static atomic_int is_moving;

/// Writes what was printed meanwhile, with control characters made visible, such as `^[`, so that none of them reaches
/// the terminal.
static void write_visibly(const uint8_t *bytes, size_t count) {
  static uint8_t shown[2 * 4096], before;
  size_t length = 0;
  for (size_t i = 0; i < count; i++) {
    uint8_t byte = bytes[i];
    bool is_c1 = before == 0xC2 && byte >= 0x80 && byte < 0xA0;
    before = byte;
    if ((byte < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7F) {
      shown[length++] = '^';
      byte ^= 0x40;
    }
    shown[length++] = is_c1 ? '?' : byte;
  }
  cn_write_soon(STDERR_FILENO, shown, length);
}

void cn_aside_show(void) {
  static uint8_t piece[4096];
  // A handler can't wait for a lock, whose owner may be what it has interrupted.
  for (int i = 0; i < 50 && is_moving; i++) poll(NULL, 0, 1);
  off_t end = aside < 0 ? 0 : lseek(aside, 0, SEEK_END);
  off_t at = end > taken + SHOWN ? end - SHOWN : taken;
  ssize_t got;
  while (at < end && (got = pread(aside, piece, sizeof piece, at)) > 0) {
    write_visibly(piece, (size_t)got);
    at += got;
  }
  if (end > 0 && ftruncate(aside, 0) == 0) lseek(aside, 0, SEEK_SET);
  taken = end_of_aside = 0;
  // What the thread has not come to.
  if (pipe_out >= 0) {
    while ((got = read(pipe_out, piece, sizeof piece)) > 0) write_visibly(piece, (size_t)got);
  }
}

/// Moves what has come from the pipe to the file; false if it had nothing.
static bool empty_pipe(void) {
  static uint8_t buffer[64 * 1024];
  is_moving = 1;
  ssize_t got = read(pipe_out, buffer, sizeof buffer);
  ssize_t kept = got > 0 ? pwrite(aside, buffer, (size_t)got, end_of_aside) : 0;
  if (kept > 0) end_of_aside += kept;
  is_moving = 0;
  return got > 0;
}

static void *read_pipe(void *nothing) {
  (void)nothing;
  struct pollfd fds[2] = {{.fd = pipe_out, .events = POLLIN}, {.fd = stop, .events = POLLIN}};
  for (;;) {
    if (poll(fds, 2, -1) < 0 && errno != EINTR) return NULL;
    if (fds[1].revents) return NULL;
    pthread_mutex_lock(&lock);
    while (is_read && end_of_aside - taken > MOST_WAITING && !is_stopping) pthread_cond_wait(&changed, &lock);
    bool has_come = empty_pipe();
    pthread_mutex_unlock(&lock);
    if (has_come) cn_wake(woken);
  }
}

static bool open_pipe(void) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC)) return false;
  pipe_out = fcntl(ends[0], F_DUPFD_CLOEXEC, 10);
  pipe_in = fcntl(ends[1], F_DUPFD_CLOEXEC, 10);
  close(ends[0]);
  close(ends[1]);
  stop = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (pipe_out < 0 || pipe_in < 0 || stop < 0) return false;
  // Only this end: who writes still waits when it is full.
  fcntl(pipe_out, F_SETFL, O_NONBLOCK);
  // Signals are for the others.
  sigset_t all, mask;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &mask);
  is_stopping = false;
  bool did_start = !pthread_create(&reader, NULL, read_pipe, NULL);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  return did_start;
}

static void close_one(int *fd) {
  if (*fd >= 0) close(*fd);
  *fd = -1;
}

static void close_pipe(void) {
  close_one(&pipe_in);
  close_one(&pipe_out);
  close_one(&stop);
}

void cn_aside_take(bool flows, int wake) {
  woken = wake;
  if (aside < 0) aside = memfd_create("aside", MFD_CLOEXEC);
  if (aside < 0) return;
  if (flows && pipe_in < 0 && !open_pipe()) close_pipe();
  int into = flows && pipe_in >= 0 ? pipe_in : aside;
  // Output that is redirected already (2>errors.txt) stays so.
  if (isatty(STDERR_FILENO)) standard_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 10);
  if (isatty(STDOUT_FILENO)) standard_out = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10);
  if (standard_error >= 0) dup2(into, STDERR_FILENO);
  if (standard_out >= 0) dup2(into, STDOUT_FILENO);
}

void cn_aside_give_back(void) {
  if (standard_out >= 0) dup2(standard_out, STDOUT_FILENO);
  if (standard_error >= 0) dup2(standard_error, STDERR_FILENO);
}

void cn_aside_release(void) {
  cn_aside_give_back();
  pthread_mutex_lock(&lock);
  cn_aside_show();
  pthread_mutex_unlock(&lock);
  close_one(&standard_out);
  close_one(&standard_error);
}

void cn_aside_remove(void) {
  if (stop >= 0) {
    pthread_mutex_lock(&lock);
    is_stopping = true;
    pthread_cond_signal(&changed);
    pthread_mutex_unlock(&lock);
    cn_wake(stop);
    pthread_join(reader, NULL);
    close_pipe();
  }
  close_one(&aside);
}

void cn_aside_is_read(bool now) {
  pthread_mutex_lock(&lock);
  is_read = now;
  pthread_cond_signal(&changed);
  pthread_mutex_unlock(&lock);
}

size_t cn_take_aside(uint8_t *bytes, size_t room) {
  fflush(stdout);
  pthread_mutex_lock(&lock);
  if (pipe_out >= 0) empty_pipe();
  ssize_t got = pread(aside, bytes, room, taken);
  if (got > 0) taken += got;
  if (taken > 0 && taken == end_of_aside && !ftruncate(aside, 0)) taken = end_of_aside = 0;
  pthread_cond_signal(&changed);
  pthread_mutex_unlock(&lock);
  return got > 0 ? (size_t)got : 0;
}

void cn_trim_aside(void) {
  struct stat status;
  if (aside < 0 || fstat(aside, &status) || status.st_size <= KEPT) return;
  char *end = malloc(SHOWN);
  if (!end) return;
  ssize_t got = pread(aside, end, SHOWN, status.st_size - SHOWN);
  if (got > 0 && !ftruncate(aside, 0)) {
    lseek(aside, 0, SEEK_SET);
    if (write(aside, end, (size_t)got) < 0) lseek(aside, 0, SEEK_SET);
  }
  free(end);
}
