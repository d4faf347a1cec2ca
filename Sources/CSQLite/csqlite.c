#include "CSQLite.h"

sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }

int csqlite_set_no_checkpoint_on_close(sqlite3 *database, int is_on) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, is_on, (int *)0);
}

int csqlite_set_defensive(sqlite3 *database, int is_on) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, is_on, (int *)0);
}
