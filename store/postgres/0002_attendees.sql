-- A row of `attendees` counts as long as its server holds the lock with its number and that of a Frise (18034, "Fr"),
-- which goes with its connections. What such a server forgets need not survive a crash either.
CREATE SEQUENCE nodes AS integer CYCLE;
CREATE SEQUENCE arrivals;
CREATE UNLOGGED TABLE attendees (
    code text COLLATE "C" NOT NULL,
    node integer NOT NULL,
    person text COLLATE "C" NOT NULL,
    count bigint NOT NULL,
    to_pause boolean NOT NULL,
    arrival bigint NOT NULL,
    PRIMARY KEY (code, node, person)
);
CREATE INDEX attendees_by_node ON attendees (node);

CREATE FUNCTION present_nodes() RETURNS SETOF integer LANGUAGE sql AS $$
    SELECT objid::bigint::integer FROM pg_locks
    WHERE locktype = 'advisory' AND classid = 18034 AND objsubid = 2 AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
$$;

CREATE FUNCTION put_attendee(sender bigint, at_table text, who text, how_many bigint, pausing bigint, came bigint)
    RETURNS void LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
    IF how_many = 0 THEN
        DELETE FROM attendees WHERE code = at_table AND node = sender AND person = who;
    ELSE
        INSERT INTO attendees AS before (code, node, person, count, to_pause, arrival)
            VALUES (at_table, sender, who, how_many, pausing <> 0,
                CASE WHEN came = 0 THEN nextval('arrivals') ELSE came END)
            ON CONFLICT (code, node, person) DO UPDATE
            SET count = excluded.count, to_pause = excluded.to_pause, arrival = excluded.arrival
            WHERE (before.count, before.to_pause, before.arrival)
                <> (excluded.count, excluded.to_pause, excluded.arrival);
    END IF;
    IF FOUND THEN
        PERFORM tell(sender, ARRAY[at_table], ARRAY[0::bigint]);
    END IF;
END $$;

CREATE FUNCTION leave(gone_node bigint, sender bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    left_tables text[];
BEGIN
    WITH gone AS (DELETE FROM attendees WHERE node = gone_node RETURNING code)
        SELECT array_agg(DISTINCT code) INTO left_tables FROM gone;
    IF left_tables IS NOT NULL THEN
        PERFORM tell(sender, left_tables, array_fill(0::bigint, ARRAY[cardinality(left_tables)]));
    END IF;
END $$;

-- Whoever gets the lock of another server knows that it is gone, and that it cannot come back before the end of
-- this. All hear of it: no server has the number 0.
CREATE FUNCTION sweep(own_node bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    other integer;
BEGIN
    FOR other IN SELECT DISTINCT node FROM attendees WHERE node <> own_node LOOP
        IF pg_try_advisory_xact_lock(18034, other) THEN
            PERFORM leave(other, 0);
        END IF;
    END LOOP;
END $$;
