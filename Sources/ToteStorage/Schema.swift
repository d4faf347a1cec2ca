import ToteModel

/// The tables, version by version. Never edit a released version; add a script that migrates from it.
/// `PRAGMA user_version` holds a file's version, `application_id` marks it as ours.
struct Schema: Sendable {
  /// The script to each version from the one before; the first starts from nothing.
  let versions: [String]

  /// `Tote`, in ASCII.
  static let applicationID: Int64 = 0x546F_7465

  var version: Int { versions.count }

  static let current = Schema(versions: [
    one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen,
    fifteen, sixteen, seventeen, eighteen,
  ])

  private static let one = """
    CREATE TABLE list (
      id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
      name TEXT NOT NULL,
      rank TEXT NOT NULL,
      archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
      created INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE item (
      id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
      list BLOB NOT NULL REFERENCES list (id),
      name TEXT NOT NULL,
      key TEXT NOT NULL,
      amount TEXT,
      category TEXT,
      store TEXT,
      price TEXT,
      note TEXT,
      ticked INTEGER NOT NULL CHECK (ticked IN (0, 1)),
      rank TEXT NOT NULL,
      created INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE lesson (key TEXT PRIMARY KEY NOT NULL, category TEXT NOT NULL) STRICT;
    CREATE TABLE purchase (
      key TEXT PRIMARY KEY NOT NULL,
      name TEXT NOT NULL,
      count INTEGER NOT NULL,
      last INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE setting (key TEXT PRIMARY KEY NOT NULL, value TEXT NOT NULL) STRICT;
    CREATE TABLE journal (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT,
      id BLOB UNIQUE NOT NULL CHECK (length(id) = 16),
      kind INTEGER NOT NULL,
      edit BLOB,
      title TEXT NOT NULL,
      moment INTEGER NOT NULL,
      writer BLOB NOT NULL,
      changes BLOB NOT NULL
    ) STRICT;
    """

  /// Notes, drafts, and the index of words. The index holds folded words (`SearchWords`), so that it agrees with the
  /// program about accents and case.
  private static let two = """
    CREATE TABLE note (
      id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
      title TEXT NOT NULL,
      text TEXT NOT NULL,
      tags TEXT NOT NULL,
      created INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      pinned INTEGER NOT NULL CHECK (pinned IN (0, 1)),
      archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
      trashed INTEGER,
      item BLOB
    ) STRICT;
    CREATE VIRTUAL TABLE note_words USING fts5 (title, text, tokenize = "unicode61 remove_diacritics 0", prefix = '1 2 3 4');
    CREATE TABLE draft (
      note BLOB PRIMARY KEY NOT NULL CHECK (length(note) = 16),
      title TEXT NOT NULL,
      text TEXT NOT NULL
    ) STRICT;
    """

  /// Indexes to a few items among many: by the order of a list, with ticked ones below, and by the names' keys.
  private static let three = """
    CREATE INDEX item_order ON item (list, ticked, rank);
    CREATE INDEX item_key ON item (list, key);
    """

  /// Numbers for notes, by which the word index finds them: SQLite doesn't promise to keep implicit rowids in a VACUUM.
  /// So `migrate` also rebuilds that index. And an index to the first page of a list grouped by category.
  private static let four = """
    CREATE TABLE note_with_number (
      number INTEGER PRIMARY KEY,
      id BLOB UNIQUE NOT NULL CHECK (length(id) = 16),
      title TEXT NOT NULL,
      text TEXT NOT NULL,
      tags TEXT NOT NULL,
      created INTEGER NOT NULL,
      modified INTEGER NOT NULL,
      pinned INTEGER NOT NULL CHECK (pinned IN (0, 1)),
      archived INTEGER NOT NULL CHECK (archived IN (0, 1)),
      trashed INTEGER,
      item BLOB
    ) STRICT;
    INSERT INTO note_with_number (id, title, text, tags, created, modified, pinned, archived, trashed, item)
      SELECT id, title, text, tags, created, modified, pinned, archived, trashed, item FROM note ORDER BY rowid;
    DROP TABLE note;
    ALTER TABLE note_with_number RENAME TO note;
    CREATE INDEX item_page ON item (list, ticked, category, rank);
    """

  /// Drafts with the text they began from, so that they merge with others' edits, and one for each program.
  private static let five = """
    CREATE TABLE draft_with_base (
      note BLOB NOT NULL CHECK (length(note) = 16),
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      title TEXT NOT NULL,
      text TEXT NOT NULL,
      base_title TEXT NOT NULL,
      base_text TEXT NOT NULL,
      PRIMARY KEY (note, owner)
    ) STRICT;
    INSERT INTO draft_with_base (note, owner, title, text, base_title, base_text)
      SELECT draft.note, zeroblob(16), draft.title, draft.text, coalesce(note.title, ''), coalesce(note.text, '')
      FROM draft LEFT JOIN note ON note.id = draft.note ORDER BY draft.rowid;
    DROP TABLE draft;
    ALTER TABLE draft_with_base RENAME TO draft;
    """

  /// What upkeep still has to do (`Upkeep`): first, journal entries so far have whole texts. From here on they have
  /// only the changes, which older programs can't read.
  private static let six = """
    CREATE TABLE upkeep (name TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT;
    INSERT INTO upkeep (name, value) SELECT 'oldLines', sequence FROM journal ORDER BY sequence DESC LIMIT 1;
    """

  /// Counts of items by list, ticked and category, for the first page, which doesn't read the list. Triggers keep them
  /// right for every writer. Items without a category count under an empty one.
  private static let seven = """
    CREATE TABLE item_count (
      list BLOB NOT NULL,
      ticked INTEGER NOT NULL,
      category TEXT NOT NULL,
      count INTEGER NOT NULL,
      PRIMARY KEY (list, ticked, category)
    ) STRICT, WITHOUT ROWID;
    \(countItems)
    CREATE TRIGGER item_added AFTER INSERT ON item BEGIN
      INSERT INTO item_count VALUES (new.list, new.ticked, ifnull(new.category, ''), 1)
        ON CONFLICT DO UPDATE SET count = count + 1;
    END;
    CREATE TRIGGER item_removed AFTER DELETE ON item BEGIN
      UPDATE item_count SET count = count - 1
        WHERE list = old.list AND ticked = old.ticked AND category = ifnull(old.category, '');
      DELETE FROM item_count
        WHERE list = old.list AND ticked = old.ticked AND category = ifnull(old.category, '') AND count < 1;
    END;
    CREATE TRIGGER item_changed AFTER UPDATE ON item
    WHEN old.list <> new.list OR old.ticked <> new.ticked OR old.category IS NOT new.category BEGIN
      UPDATE item_count SET count = count - 1
        WHERE list = old.list AND ticked = old.ticked AND category = ifnull(old.category, '');
      DELETE FROM item_count
        WHERE list = old.list AND ticked = old.ticked AND category = ifnull(old.category, '') AND count < 1;
      INSERT INTO item_count VALUES (new.list, new.ticked, ifnull(new.category, ''), 1)
        ON CONFLICT DO UPDATE SET count = count + 1;
    END;
    """

  /// Prices: purchases line by line, what was said of a thing when last bought, staples, and budgets.
  private static let eight = """
    ALTER TABLE list ADD COLUMN budget TEXT;
    ALTER TABLE purchase ADD COLUMN amount TEXT;
    ALTER TABLE purchase ADD COLUMN category TEXT;
    ALTER TABLE purchase ADD COLUMN store TEXT;
    ALTER TABLE purchase ADD COLUMN price TEXT;
    ALTER TABLE purchase ADD COLUMN note TEXT;
    ALTER TABLE purchase ADD COLUMN days TEXT;
    CREATE TABLE purchased_item (
      id BLOB PRIMARY KEY NOT NULL CHECK (length(id) = 16),
      item BLOB NOT NULL,
      name TEXT NOT NULL,
      key TEXT NOT NULL,
      amount TEXT,
      category TEXT,
      store TEXT,
      price TEXT,
      moment INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX purchased_item_moment ON purchased_item (moment);
    CREATE INDEX purchased_item_key ON purchased_item (key);
    CREATE INDEX purchased_item_item ON purchased_item (item);
    CREATE TABLE staple (
      key TEXT PRIMARY KEY NOT NULL,
      name TEXT NOT NULL,
      list BLOB NOT NULL,
      every TEXT NOT NULL,
      since INTEGER NOT NULL
    ) STRICT;
    """

  /// Purchases of one shop, which teach the order of its aisles.
  private static let nine = "CREATE INDEX purchased_item_store ON purchased_item (store, moment);"

  /// What a staple's line says, apart from the last purchase; unknown for older ones.
  private static let ten = """
    ALTER TABLE staple ADD COLUMN amount TEXT;
    ALTER TABLE staple ADD COLUMN category TEXT;
    ALTER TABLE staple ADD COLUMN store TEXT;
    ALTER TABLE staple ADD COLUMN price TEXT;
    ALTER TABLE staple ADD COLUMN note TEXT;
    """

  /// Shared lists: the account, which list is which collection, the last common state of each item, and the log. Only
  /// `tote-sync` writes here.
  private static let eleven = """
    CREATE TABLE account (
      number INTEGER PRIMARY KEY CHECK (number = 1),
      address TEXT NOT NULL,
      user TEXT NOT NULL,
      secret TEXT NOT NULL,
      authorities TEXT,
      home TEXT,
      traits TEXT NOT NULL,
      problem TEXT
    ) STRICT;
    CREATE TABLE shared_list (
      list BLOB PRIMARY KEY NOT NULL CHECK (length(list) = 16),
      href TEXT UNIQUE NOT NULL,
      name TEXT NOT NULL,
      token TEXT,
      tag TEXT,
      read_only INTEGER NOT NULL CHECK (read_only IN (0, 1)),
      problem TEXT,
      held INTEGER NOT NULL,
      checked INTEGER
    ) STRICT;
    CREATE TABLE remote_item (
      list BLOB NOT NULL CHECK (length(list) = 16),
      href TEXT NOT NULL,
      uid TEXT NOT NULL,
      item BLOB,
      etag TEXT,
      body TEXT NOT NULL,
      base TEXT,
      base_seen TEXT,
      past TEXT NOT NULL,
      unanswered TEXT,
      unanswered_body TEXT,
      seen TEXT NOT NULL,
      state TEXT NOT NULL,
      PRIMARY KEY (list, href)
    ) STRICT;
    CREATE TABLE sharing_log (
      number INTEGER PRIMARY KEY AUTOINCREMENT,
      moment INTEGER NOT NULL,
      list BLOB NOT NULL,
      note TEXT NOT NULL
    ) STRICT;
    """

  /// Items of shared lists that may differ from the server: those changed since the last look
  /// (`SharingSession.settle`), so that counting what is unsent doesn't compare them all. Stays empty if nothing is
  /// shared.
  private static let twelve = """
    CREATE TABLE unsent_item (
      list BLOB NOT NULL,
      item BLOB NOT NULL,
      PRIMARY KEY (list, item)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX remote_item_item ON remote_item (item);
    CREATE INDEX sharing_log_list ON sharing_log (list);
    INSERT INTO unsent_item
      SELECT list, id FROM item WHERE list IN (SELECT list FROM shared_list)
      UNION SELECT list, item FROM remote_item WHERE item NOTNULL;
    CREATE TRIGGER unsent_item_added AFTER INSERT ON item BEGIN
      INSERT INTO unsent_item SELECT list, new.id FROM shared_list WHERE list = new.list ON CONFLICT DO NOTHING;
    END;
    CREATE TRIGGER unsent_item_removed AFTER DELETE ON item BEGIN
      INSERT INTO unsent_item SELECT list, old.id FROM shared_list WHERE list = old.list ON CONFLICT DO NOTHING;
    END;
    CREATE TRIGGER unsent_item_changed AFTER UPDATE ON item BEGIN
      INSERT INTO unsent_item SELECT list, new.id FROM shared_list WHERE list IN (old.list, new.list)
        ON CONFLICT DO NOTHING;
    END;
    """

  /// The list a thing was bought from, so that its budget counts it even after it was cleared.
  private static let thirteen = "ALTER TABLE purchased_item ADD COLUMN list BLOB;"

  /// Items that stay on their list are noted by a look at that list alone: `IN` builds a temporary table each time,
  /// which takes longer than the note.
  private static let fourteen = """
    DROP TRIGGER unsent_item_changed;
    CREATE TRIGGER unsent_item_changed AFTER UPDATE ON item BEGIN
      INSERT INTO unsent_item SELECT list, new.id FROM shared_list WHERE list = new.list ON CONFLICT DO NOTHING;
    END;
    CREATE TRIGGER unsent_item_moved AFTER UPDATE OF list ON item BEGIN
      INSERT INTO unsent_item SELECT list, new.id FROM shared_list WHERE list = old.list ON CONFLICT DO NOTHING;
    END;
    """

  /// Other titles of notes, a line each.
  private static let fifteen = "ALTER TABLE note ADD COLUMN aliases TEXT"

  /// A note's properties, and the file that it came from: its path, and how it is written.
  private static let sixteen = """
    ALTER TABLE note ADD COLUMN properties TEXT;
    ALTER TABLE note ADD COLUMN file TEXT;
    ALTER TABLE note ADD COLUMN form TEXT;
    """

  /// How long a budget lasts (without a word: a trip), and which prices of purchases are shares of a receipt.
  private static let seventeen = """
    ALTER TABLE list ADD COLUMN budgetPeriod TEXT;
    ALTER TABLE purchased_item ADD COLUMN estimated INTEGER NOT NULL DEFAULT 0 CHECK (estimated IN (0, 1));
    """

  /// Whom an item is for.
  private static let eighteen = """
    ALTER TABLE item ADD COLUMN person TEXT;
    ALTER TABLE purchase ADD COLUMN person TEXT;
    ALTER TABLE staple ADD COLUMN person TEXT;
    """

  /// Recounts all items: for an older file, and when `tote check` finds wrong counts.
  static let countItems = """
    DELETE FROM item_count;
    INSERT INTO item_count SELECT list, ticked, ifnull(category, ''), count(*) FROM item GROUP BY 1, 2, 3;
    """

  private static let firstWithNumberedNotes = 4
  /// The first version without shared ranks: older programs gave the same rank to what two of them added at once.
  private static let firstWithOwnRanks = 7

  /// The version of a file just opened, 0 if empty. Throws if it isn't ours, is newer, or has triggers or views of others.
  func version(of database: Database) throws(StorageError) -> Int {
    let version = Int(try database.integer("PRAGMA user_version") ?? 0)
    let owner = try database.integer("PRAGMA application_id") ?? 0
    if owner != Self.applicationID {
      // An empty file becomes ours; another program's database doesn't.
      let isEmpty = try database.integer("SELECT count(*) FROM sqlite_schema") == 0
      guard isEmpty, owner == 0, version == 0 else { throw .notADatabase }
    } else if version < 1 {
      // Ours always has a version. A damaged header must not select a script.
      throw .damaged
    }
    guard version <= self.version else { throw .newer(version: version, known: self.version) }
    if let name = try foreignCode(in: database) { throw .foreignCode(name: name) }
    return version
  }

  /// The name of a view or trigger that isn't from these scripts; SQLite stores triggers as they were written, unless a
  /// table they name is renamed.
  private func foreignCode(in database: Database) throws(StorageError) -> String? {
    try database.text(
      """
      SELECT name FROM sqlite_schema
      WHERE type = 'view' OR type = 'trigger' AND ifnull(instr(?, sql), 0) = 0
      ORDER BY type DESC LIMIT 1
      """, .text(versions.joined(separator: "\n")))
  }

  /// Migrates a file in one transaction: it reaches this version or stays untouched.
  func migrate(_ database: Database) throws(StorageError) {
    try database.transaction { () throws(StorageError) in
      // Read again: another program may have migrated it meanwhile.
      let found = try version(of: database)
      guard found < version else { return }
      for script in versions[found...] { try database.script(script) }
      // After all scripts: the index is built from notes as this program knows them.
      if found < Self.firstWithNumberedNotes, version >= Self.firstWithNumberedNotes {
        try NoteIndex(database: database).rebuild()
      }
      if found > 0, found < Self.firstWithOwnRanks, version >= Self.firstWithOwnRanks {
        try Tables(database: database).separateSharedRanks()
      }
      try database.script("PRAGMA user_version = \(version); PRAGMA application_id = \(Self.applicationID)")
    }
  }
}
