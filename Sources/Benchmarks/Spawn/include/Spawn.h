// Starts programs in a pseudo-terminal, with functions that Swift's glibc module lacks.

#ifndef TOTE_SPAWN_H
#define TOTE_SPAWN_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Starts a program as a session leader in a new terminal. Returns the terminal's other end, or -1.
int spawn_in_terminal(const char *path, const char *argument, int width, int height, pid_t *process);

bool spawn_holds(const void *bytes, size_t count, const char *text);

#endif
