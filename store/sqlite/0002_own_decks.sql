-- Whose list has which deck. The deck itself is for everybody: games use it, and it may be in several lists.
CREATE TABLE own_decks (
    person TEXT NOT NULL,
    hash TEXT NOT NULL,
    saved INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (person, hash)
) WITHOUT ROWID;
