-- Where the entries of a table are is written down for many entries at a time, in the order of the tables: an index
-- would change a page for every entry. Those after `up_to` are still to be written down; they are few. Entries get
-- numbers that stay when the file is tidied up.
CREATE TABLE log (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    text TEXT NOT NULL
);
INSERT INTO log SELECT rowid, table_id, number, text FROM entries;
DROP TABLE entries;
ALTER TABLE log RENAME TO entries;

CREATE TABLE places (
    table_id INTEGER NOT NULL,
    number INTEGER NOT NULL,
    entry INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
INSERT INTO places SELECT table_id, number, id FROM entries ORDER BY table_id, number;
CREATE TABLE placed (up_to INTEGER NOT NULL);
INSERT INTO placed SELECT coalesce(max(id), 0) FROM entries;
