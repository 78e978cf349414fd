-- application_id is "Fris": the file is ours, whatever else has tables.
--
-- Entries stand in the order of their coming, so that a batch for many tables fills a few pages at the end. Kept
-- together by table, each would change a page of its own, at more than twice the cost. They also leave the row of their
-- table alone.
PRAGMA application_id = 0x46726973;

CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    standing INTEGER NOT NULL,
    listed INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    text TEXT NOT NULL
);
CREATE INDEX tables_by_change ON tables (changed, code);
CREATE INDEX tables_by_standing ON tables (standing, changed, code);

CREATE TABLE entries (
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL
);
CREATE UNIQUE INDEX entries_by_table ON entries (table_id, number);

CREATE TABLE sitters (
    table_id INTEGER NOT NULL,
    place INTEGER NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, place)
) WITHOUT ROWID;
CREATE INDEX sitters_by_person ON sitters (person);

CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE tokens (hash BLOB PRIMARY KEY, person TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE codes (person TEXT PRIMARY KEY, hash BLOB NOT NULL UNIQUE, expires INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE decks (hash TEXT PRIMARY KEY, text TEXT NOT NULL);
