-- `last` has no index, and the rows of tables have room to spare: to go on with a log writes a row beside the old one
-- and touches no index. `people` is the truth, and `sitters` finds the tables of a person. Nothing refers to anything
-- by a foreign key, which would lock rows of which no more is asked than that they are there.
CREATE TABLE tables (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    last bigint NOT NULL,
    changed bigint NOT NULL,
    standing smallint NOT NULL,
    listed boolean NOT NULL,
    code text COLLATE "C" NOT NULL UNIQUE,
    people text[] COLLATE "C" NOT NULL,
    text text NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX tables_by_change ON tables (changed, code);
CREATE INDEX tables_by_standing ON tables (standing, changed, code);

CREATE TABLE entries (
    table_id bigint NOT NULL,
    number bigint NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE sitters (
    person text COLLATE "C" NOT NULL,
    table_id bigint NOT NULL,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX sitters_by_table ON sitters (table_id);

CREATE TABLE people (id text COLLATE "C" PRIMARY KEY, name text NOT NULL);
CREATE TABLE tokens (hash bytea PRIMARY KEY, person text NOT NULL);
CREATE TABLE codes (person text COLLATE "C" PRIMARY KEY, hash bytea NOT NULL UNIQUE, expires bigint NOT NULL);
CREATE TABLE decks (hash text COLLATE "C" PRIMARY KEY, text text NOT NULL);
CREATE TABLE own_decks (
    person text COLLATE "C" NOT NULL,
    hash text COLLATE "C" NOT NULL,
    saved bigint NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (person, hash)
);

CREATE FUNCTION put_code(new_hash bytea, whose text, until bigint) RETURNS void LANGUAGE sql AS $$
    DELETE FROM codes WHERE person = whose OR hash = new_hash;
    INSERT INTO codes (person, hash, expires) VALUES (whose, new_hash, until);
$$;

CREATE FUNCTION write_sitters(which bigint, seated text[]) RETURNS void LANGUAGE sql AS $$
    DELETE FROM sitters WHERE table_id = which;
    INSERT INTO sitters (person, table_id) SELECT DISTINCT person, which FROM unnest(seated) AS person;
$$;

-- Says to all servers what one did: its number, and for each table another number and its code, which is measured so
-- that it may have any letters. Those below 0 are left out. PostgreSQL takes less than 8000 bytes at a time; of a code
-- that is too long for that, they only hear that there is something.
CREATE FUNCTION tell(sender bigint, codes text[], numbers bigint[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    most CONSTANT integer := 7900;
    words text := '';
    word text;
BEGIN
    FOR i IN 1 .. cardinality(codes) LOOP
        CONTINUE WHEN numbers[i] < 0;
        word := numbers[i] || ':' || octet_length(codes[i]) || ':' || codes[i];
        IF octet_length(word) > most THEN
            PERFORM pg_notify('frise', sender || ' ');
            CONTINUE;
        END IF;
        IF octet_length(words) + octet_length(word) > most THEN
            PERFORM pg_notify('frise', sender || ' ' || words);
            words := '';
        END IF;
        words := words || word;
    END LOOP;
    IF words <> '' THEN
        PERFORM pg_notify('frise', sender || ' ' || words);
    END IF;
END $$;

-- One call for many tables. It locks their rows in one order, by code: however the batches of two servers overlap, one
-- of them waits and then sees what the other left. New rows come after that, in the same order. What is expected is
-- compared in turn, in memory; only then is anything written. The key of `entries` has the last word.
--
-- `codes` has each table once, sorted, and `places` says of each append which of them it is for. Places, summaries and
-- appends are counted from 1; a summary of 0 is none. The answer has a sign for each append.
CREATE FUNCTION append(
    sender bigint,
    codes text[],
    places bigint[], expected bigint[], counts bigint[], summaries bigint[],
    entry_appends bigint[], entry_steps bigint[], entry_texts text[],
    standings bigint[], listeds bigint[], changes bigint[], texts text[], peoples text[]
) RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
    ids bigint[] := array_fill(0::bigint, ARRAY[cardinality(codes)]);
    lasts bigint[] := ids;
    latest bigint[] := ids;
    grown bigint[] := array_fill(-1::bigint, ARRAY[cardinality(codes)]);
    befores bigint[] := array_fill(-1::bigint, ARRAY[cardinality(places)]);
    spot bigint := 1;
    seated text[];
    kept record;
BEGIN
    FOR kept IN
        SELECT id, code, last FROM tables WHERE code = ANY (codes) ORDER BY code FOR NO KEY UPDATE
    LOOP
        WHILE codes[spot] <> kept.code LOOP spot := spot + 1; END LOOP;
        ids[spot] := kept.id;
        lasts[spot] := kept.last;
    END LOOP;

    FOR i IN 1 .. cardinality(places) LOOP
        spot := places[i];
        CONTINUE WHEN expected[i] <> lasts[spot];
        CONTINUE WHEN lasts[spot] = 0 AND (counts[i] = 0 OR summaries[i] = 0);
        befores[i] := lasts[spot];
        lasts[spot] := lasts[spot] + counts[i];
        IF counts[i] > 0 THEN grown[spot] := lasts[spot]; END IF;
        IF summaries[i] > 0 THEN latest[spot] := summaries[i]; END IF;
    END LOOP;

    FOR i IN 1 .. cardinality(codes) LOOP
        CONTINUE WHEN ids[i] = 0;
        IF latest[i] > 0 THEN
            seated := peoples[latest[i]]::text[];
            IF (SELECT people <> seated FROM tables WHERE id = ids[i]) THEN
                PERFORM write_sitters(ids[i], seated);
            END IF;
            UPDATE tables SET last = lasts[i], standing = standings[latest[i]], listed = listeds[latest[i]] <> 0,
                changed = changes[latest[i]], text = texts[latest[i]], people = seated WHERE id = ids[i];
        ELSIF grown[i] > 0 THEN
            UPDATE tables SET last = lasts[i] WHERE id = ids[i];
        END IF;
    END LOOP;

    spot := 1;
    FOR kept IN
        INSERT INTO tables (code, last, standing, listed, changed, text, people)
            SELECT opened.code, lasts[place], standings[latest[place]], listeds[latest[place]] <> 0,
                changes[latest[place]], texts[latest[place]], peoples[latest[place]]::text[]
            FROM unnest(codes) WITH ORDINALITY AS opened (code, place)
            WHERE ids[place] = 0 AND lasts[place] > 0 ORDER BY place
            ON CONFLICT (code) DO NOTHING RETURNING id, code, people
    LOOP
        WHILE codes[spot] <> kept.code LOOP spot := spot + 1; END LOOP;
        ids[spot] := kept.id;
        PERFORM write_sitters(kept.id, kept.people);
    END LOOP;

    -- Somebody else opened it after this one had looked for it.
    FOR i IN 1 .. cardinality(places) LOOP
        CONTINUE WHEN ids[places[i]] > 0;
        befores[i] := -1;
        grown[places[i]] := -1;
    END LOOP;

    INSERT INTO entries (table_id, number, text)
        SELECT ids[places[entry.append]], befores[entry.append] + entry.step, entry.text
        FROM unnest(entry_appends, entry_steps, entry_texts) AS entry (append, step, text)
        WHERE befores[entry.append] >= 0;
    PERFORM tell(sender, codes, grown);
    RETURN (SELECT string_agg(CASE WHEN before < 0 THEN '-' ELSE '+' END, '' ORDER BY place)
        FROM unnest(befores) WITH ORDINALITY AS each (before, place));
END $$;
