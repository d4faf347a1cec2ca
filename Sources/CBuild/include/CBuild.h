// What the packagers say of the sources a program was built from.
#ifndef CBUILD_H
#define CBUILD_H

// The commit, or nothing in a build of one's own. Only a C target takes such a value from Package.swift.
const char *build_commit(void);

#endif
