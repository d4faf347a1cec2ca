// SQLite for Swift: the library's header, and what Swift cannot reach of it because it is a macro or takes variable
// arguments.

#ifndef TOTE_CSQLITE_H
#define TOTE_CSQLITE_H

#include <sqlite3.h>

/// SQLITE_TRANSIENT: the library copies the bytes before the call returns.
sqlite3_destructor_type csqlite_transient(void);

/// How much one statement may have to take back before that goes into a file, for all databases that are opened after it.
int csqlite_set_statement_journal(int bytes);

/// Keeps the -wal and -shm files when the last connection closes, so that a reader can still look.
int csqlite_set_no_checkpoint_on_close(sqlite3 *database, int is_on);

/// Treats the file as hostile: no triggers or views with side effects, no writing of the schema by hand.
int csqlite_set_defensive(sqlite3 *database, int is_on);

/// Whether the write-ahead log holds a frame behind the last one that counts: one that a writer has not committed yet, or
/// has taken back. It takes no lock. The connection must have read before; 0 where the log cannot be looked at.
int csqlite_has_uncommitted_frames(sqlite3 *database);

#endif
