#define _GNU_SOURCE
#include "Spawn.h"

#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

int spawn_in_terminal(const char *path, const char *argument, int width, int height, pid_t *process) {
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master < 0 || grantpt(master) || unlockpt(master)) return -1;
  struct winsize size = {.ws_row = (unsigned short)height, .ws_col = (unsigned short)width};
  ioctl(master, TIOCSWINSZ, &size);
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&files);
  posix_spawnattr_init(&attributes);
  // A session leader gets the first terminal that it opens.
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSID);
  posix_spawn_file_actions_addopen(&files, 0, ptsname(master), O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&files, 0, 1);
  posix_spawn_file_actions_adddup2(&files, 0, 2);
  char *arguments[] = {(char *)path, (char *)argument, NULL};
  char *environment[] = {"TERM=xterm-256color", "LANG=C.UTF-8", "HOME=/nonexistent", NULL};
  int error = posix_spawn(process, path, &files, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  if (!error) return master;
  close(master);
  return -1;
}

bool spawn_holds(const void *bytes, size_t count, const char *text) {
  return memmem(bytes, count, text, strlen(text)) != NULL;
}
