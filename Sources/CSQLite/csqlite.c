// For memmem.
#define _GNU_SOURCE

#include "CSQLite.h"

#include <stdint.h>
#include <string.h>

sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

int csqlite_holds(const void *bytes, size_t count, const void *part, size_t part_count) {
  return memmem(bytes, count, part, part_count) != NULL;
}

int csqlite_set_no_checkpoint_on_close(sqlite3 *database, int is_on) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, is_on, (int *)0);
}

void csqlite_distrust_schema(sqlite3 *database) {
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, (int *)0);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, (int *)0);
}

static sqlite3_vfs *files;

static int open_unless_super_journal(
    sqlite3_vfs *guarded, char const *name, sqlite3_file *file, int flags, int *opened_flags) {
  if (!(flags & SQLITE_OPEN_SUPER_JOURNAL)) return files->xOpen(files, name, file, flags, opened_flags);
  file->pMethods = 0;
  return SQLITE_CANTOPEN;
}

int csqlite_refuse_super_journals(void) {
  static sqlite3_vfs guarded;
  files = sqlite3_vfs_find(0);
  if (!files) return SQLITE_ERROR;
  guarded = *files;
  guarded.zName = "tote";
  guarded.pNext = 0;
  guarded.xOpen = open_unless_super_journal;
  return sqlite3_vfs_register(&guarded, 1);
}

int csqlite_set_statement_journal(int bytes) { return sqlite3_config(SQLITE_CONFIG_STMTJRNL_SPILL, bytes); }

static uint32_t big_endian(uint32_t stored) {
  unsigned char const *bytes = (unsigned char const *)&stored;
  return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

// SQLite documents the log and its index: https://sqlite.org/walformat.html
int csqlite_has_uncommitted_frames(sqlite3 *database) {
  sqlite3_file *file = 0, *log = 0;
  sqlite3_file_control(database, "main", SQLITE_FCNTL_FILE_POINTER, &file);
  sqlite3_file_control(database, "main", SQLITE_FCNTL_JOURNAL_POINTER, &log);
  if (!file || !file->pMethods || file->pMethods->iVersion < 2 || !file->pMethods->xShmMap) return 0;
  if (!log || !log->pMethods) return 0;
  void volatile *index = 0;
  if (file->pMethods->xShmMap(file, 0, 32768, 0, &index) != SQLITE_OK || !index) return 0;
  // If another program is writing this, it is committing, so a later read sees the commit.
  uint16_t stored = ((uint16_t volatile *)index)[7];
  uint32_t frames = ((uint32_t volatile *)index)[4];
  uint32_t salt[2] = {((uint32_t volatile *)index)[8], ((uint32_t volatile *)index)[9]};
  uint32_t page = (stored & 0xFE00) + ((stored & 1) << 16);

  // A frame belongs to the current log if it has the same salt.
  uint32_t next[2], head[2];
  sqlite3_int64 place = 32 + (frames == 0 ? 0 : (sqlite3_int64)frames * (24 + page)) + 8;
  if (log->pMethods->xRead(log, next, sizeof next, place) != SQLITE_OK) return 0;
  if (frames > 0) return next[0] == salt[0] && next[1] == salt[1];
  // A program that restarts the log may choose a new salt, which is in the file before it is in the index.
  // Frames left over from an emptied log have the previous salt: the index's, minus one.
  if (log->pMethods->xRead(log, head, sizeof head, 16) != SQLITE_OK) return 0;
  return next[0] == head[0] && next[1] == head[1] && big_endian(head[0]) + 1 != big_endian(salt[0]);
}
