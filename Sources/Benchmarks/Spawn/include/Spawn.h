// Starting a program in a pseudo-terminal, for the benchmarks: what Swift's view of the C library leaves out.

#ifndef TOTE_SPAWN_H
#define TOTE_SPAWN_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/// Starts a program as the leader of a session of its own on a new terminal of this size. Gives the terminal's other
/// side, or -1.
int spawn_in_terminal(const char *path, const char *argument, int width, int height, pid_t *process);

/// Whether the bytes hold the text.
bool spawn_holds(const void *bytes, size_t count, const char *text);

#endif
