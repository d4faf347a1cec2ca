import ToteModel

/// The tables, version by version. A version that was released is never edited again: the next one is a script that
/// leads from it. `PRAGMA user_version` says where a file stands, `application_id` that it is ours at all.
struct Schema: Sendable {
  /// The script to each version from the one before, the first from nothing.
  let versions: [String]

  /// `Tote`, in ASCII.
  static let applicationID: Int64 = 0x546F_7465

  var version: Int { versions.count }

  static let current = Schema(versions: [
    one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen,
  ])

  /// Lists and items, what is remembered beside them, and the journal.
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

  /// Notes, the index that finds words in them, and what is being written. The index holds the folded words
  /// (`NoteWords`), so that it agrees with the program about accents and case.
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

  /// Two ways to a few items among many: what a command on one list asks for, without looking through all of them. By the
  /// order of a list, what is ticked below the rest, and by the keys of the names.
  private static let three = """
    CREATE INDEX item_order ON item (list, ticked, rank);
    CREATE INDEX item_key ON item (list, key);
    """

  /// A number of their own for notes, by which the index of words finds them. Until now that was the implicit rowid, which
  /// SQLite does not promise to keep in a VACUUM; so `migrate` also writes the index anew. And a way to the
  /// first page of a list that is grouped by category.
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

  /// Drafts know the text that they began from, so that what others write meanwhile is merged with them; and each program has
  /// its own.
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

  /// What keeps the file small has to remember what it has still to do (`Upkeep`): first of all that the lines of the journal
  /// until now have whole texts. From here on they have what has changed of them, which older programs cannot read.
  private static let six = """
    CREATE TABLE upkeep (name TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT;
    INSERT INTO upkeep (name, value) SELECT 'oldLines', sequence FROM journal ORDER BY sequence DESC LIMIT 1;
    """

  /// How many items there are of each list, ticked or not, and category: what the first page says of a list that is not read
  /// yet. Triggers keep it, so that it is right whoever writes. Items without a category stand under an empty one.
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

  /// The memory of prices: what was bought line by line, what was said of a thing when it was bought last, what comes onto its
  /// list by itself, and what may be spent on a list.
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

  /// A way to what was bought in one shop, which teaches the order of its aisles.
  private static let nine = "CREATE INDEX purchased_item_store ON purchased_item (store, moment);"

  /// What the line of a staple says, apart from what was bought last. That of an older one is not known.
  private static let ten = """
    ALTER TABLE staple ADD COLUMN amount TEXT;
    ALTER TABLE staple ADD COLUMN category TEXT;
    ALTER TABLE staple ADD COLUMN store TEXT;
    ALTER TABLE staple ADD COLUMN price TEXT;
    ALTER TABLE staple ADD COLUMN note TEXT;
    """

  /// What is remembered of lists that are shared: who signs in where, which list is which collection there, what both sides
  /// knew last of each item, and what has happened. Only `tote-sync` writes here.
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

  /// Which items of shared lists may differ from what the server has: those that something was done to since somebody has looked
  /// (`SharingSession.settle`). So nobody has to look at all of them, neither to say how many are to be sent nor to find that
  /// there are none; and where nothing is shared, nothing is written.
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

  /// From which list something was bought, so that its budget counts it also once it was cleared.
  private static let thirteen = "ALTER TABLE purchased_item ADD COLUMN list BLOB;"

  /// An item that stays on its list is noted by a look at that list alone: `IN` makes a table of its own each time, which takes
  /// longer than the note.
  private static let fourteen = """
    DROP TRIGGER unsent_item_changed;
    CREATE TRIGGER unsent_item_changed AFTER UPDATE ON item BEGIN
      INSERT INTO unsent_item SELECT list, new.id FROM shared_list WHERE list = new.list ON CONFLICT DO NOTHING;
    END;
    CREATE TRIGGER unsent_item_moved AFTER UPDATE OF list ON item BEGIN
      INSERT INTO unsent_item SELECT list, new.id FROM shared_list WHERE list = old.list ON CONFLICT DO NOTHING;
    END;
    """

  /// Counts all items anew: once for an older file, and where `tote check` finds that they were counted wrong.
  static let countItems = """
    DELETE FROM item_count;
    INSERT INTO item_count SELECT list, ticked, ifnull(category, ''), count(*) FROM item GROUP BY 1, 2, 3;
    """

  /// The first version whose index of words goes by the number of a note.
  private static let firstWithNumberedNotes = 4
  /// The first version in which no two rows stand in one place: programs of older ones gave the same rank to what two of
  /// them added at the same time.
  private static let firstWithOwnRanks = 7

  /// Looks at a file that was just opened: its version, 0 for an empty one. Throws where it is not ours or newer.
  func version(of database: Database) throws(StorageError) -> Int {
    let version = Int(try database.integer("PRAGMA user_version") ?? 0)
    let owner = try database.integer("PRAGMA application_id") ?? 0
    if owner != Self.applicationID {
      // An empty file becomes ours; somebody else's database stays theirs.
      let isEmpty = try database.integer("SELECT count(*) FROM sqlite_schema") == 0
      guard isEmpty, owner == 0, version == 0 else { throw .notADatabase }
    } else if version < 1 {
      // Ours has a version from its first moment. A damaged header must not be taken for a place among the scripts.
      throw .damaged
    }
    guard version <= self.version else { throw .newer(version: version, known: self.version) }
    return version
  }

  /// Migrates a file in one transaction: afterwards it is of this version, or untouched.
  func migrate(_ database: Database) throws(StorageError) {
    try database.transaction { () throws(StorageError) in
      // Read again: another program may have been quicker.
      let found = try version(of: database)
      guard found < version else { return }
      for script in versions[found...] { try database.script(script) }
      // When all scripts have run: the index is made of the notes as this program knows them.
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
