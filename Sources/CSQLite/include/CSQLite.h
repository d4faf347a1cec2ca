// SQLite for Swift, with what it cannot import: macros and variadic functions.

#ifndef TOTE_CSQLITE_H
#define TOTE_CSQLITE_H

#include <stddef.h>

#include <sqlite3.h>

/// SQLITE_TRANSIENT: the library copies the bytes before the call returns.
sqlite3_destructor_type csqlite_transient(void);

/// How many bytes a statement may have to roll back before they go to a file. Affects databases opened later.
int csqlite_set_statement_journal(int bytes);

/// Makes every connection opened later refuse the journals of transactions on several databases: SQLite deletes
/// whatever file such a journal names.
int csqlite_refuse_super_journals(void);

/// Whether some bytes have others in them: several times as fast as instr().
int csqlite_holds(const void *bytes, size_t count, const void *part, size_t part_count);

/// Keeps the -wal and -shm files when the last connection closes, for readers.
int csqlite_set_no_checkpoint_on_close(sqlite3 *database, int is_on);

/// Distrusts the file: no views, no functions with side effects in its schema, no manual changes to the schema.
void csqlite_distrust_schema(sqlite3 *database);

/// Whether the write-ahead log has a frame after the last committed one: uncommitted, or rolled back. Takes
/// no lock. The connection must have read before. Returns 0 if the log cannot be read.
int csqlite_has_uncommitted_frames(sqlite3 *database);

#endif
