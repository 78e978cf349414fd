-- Goes from one server to the next in the index, however many people each of them has.
CREATE OR REPLACE FUNCTION sweep(own_node bigint) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    other integer := (SELECT min(node) FROM attendees);
BEGIN
    WHILE other IS NOT NULL LOOP
        IF other <> own_node AND pg_try_advisory_xact_lock(18034, other) THEN
            PERFORM leave(other, 0);
        END IF;
        other := (SELECT min(node) FROM attendees WHERE node > other);
    END LOOP;
END $$;
