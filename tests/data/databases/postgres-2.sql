--
-- PostgreSQL database dump
--


-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)

SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;

--
-- Name: frise; Type: SCHEMA; Schema: -; Owner: -
--

CREATE SCHEMA frise;


--
-- Name: append(bigint, text[], bigint[], bigint[], bigint[], bigint[], bigint[], bigint[], text[], bigint[], bigint[], bigint[], text[], text[]); Type: FUNCTION; Schema: frise; Owner: -
--

CREATE FUNCTION frise.append(sender bigint, codes text[], places bigint[], expected bigint[], counts bigint[], summaries bigint[], entry_appends bigint[], entry_steps bigint[], entry_texts text[], standings bigint[], listeds bigint[], changes bigint[], texts text[], peoples text[]) RETURNS text
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: leave(bigint, bigint); Type: FUNCTION; Schema: frise; Owner: -
--

CREATE FUNCTION frise.leave(gone_node bigint, sender bigint) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
        left_tables text[];
    BEGIN
        WITH gone AS (DELETE FROM attendees WHERE node = gone_node RETURNING code)
            SELECT array_agg(DISTINCT code) INTO left_tables FROM gone;
        IF left_tables IS NOT NULL THEN
            PERFORM tell(sender, left_tables, array_fill(0::bigint, ARRAY[cardinality(left_tables)]));
        END IF;
    END $$;


--
-- Name: present_nodes(); Type: FUNCTION; Schema: frise; Owner: -
--

CREATE FUNCTION frise.present_nodes() RETURNS SETOF integer
    LANGUAGE sql
    AS $$
        SELECT objid::bigint::integer FROM pg_locks
        WHERE locktype = 'advisory' AND classid = 18034 AND objsubid = 2 AND granted
            AND database = (SELECT oid FROM pg_database WHERE datname = current_database());
    $$;


--
-- Name: put_attendee(bigint, text, text, bigint, bigint, bigint); Type: FUNCTION; Schema: frise; Owner: -
--

CREATE FUNCTION frise.put_attendee(sender bigint, at_table text, who text, how_many bigint, pausing bigint, came bigint) RETURNS void
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: put_code(bytea, text, bigint); Type: FUNCTION; Schema: frise; Owner: -
--

CREATE FUNCTION frise.put_code(new_hash bytea, whose text, until bigint) RETURNS void
    LANGUAGE sql
    AS $$
        DELETE FROM codes WHERE person = whose OR hash = new_hash;
        INSERT INTO codes (person, hash, expires) VALUES (whose, new_hash, until);
    $$;


--
-- Name: sweep(bigint); Type: FUNCTION; Schema: frise; Owner: -
--

CREATE FUNCTION frise.sweep(own_node bigint) RETURNS void
    LANGUAGE plpgsql
    AS $$
    DECLARE
        other integer;
    BEGIN
        FOR other IN SELECT DISTINCT node FROM attendees WHERE node <> own_node LOOP
            IF pg_try_advisory_xact_lock(18034, other) THEN
                PERFORM leave(other, 0);
            END IF;
        END LOOP;
    END $$;


--
-- Name: tell(bigint, text[], bigint[]); Type: FUNCTION; Schema: frise; Owner: -
--

CREATE FUNCTION frise.tell(sender bigint, codes text[], numbers bigint[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
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


--
-- Name: write_sitters(bigint, text[]); Type: FUNCTION; Schema: frise; Owner: -
--

CREATE FUNCTION frise.write_sitters(which bigint, seated text[]) RETURNS void
    LANGUAGE sql
    AS $$
        DELETE FROM sitters WHERE table_id = which;
        INSERT INTO sitters (person, table_id) SELECT DISTINCT person, which FROM unnest(seated) AS person;
    $$;


--
-- Name: arrivals; Type: SEQUENCE; Schema: frise; Owner: -
--

CREATE SEQUENCE frise.arrivals
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;


SET default_tablespace = '';

SET default_table_access_method = heap;

--
-- Name: attendees; Type: TABLE; Schema: frise; Owner: -
--

CREATE UNLOGGED TABLE frise.attendees (
    code text NOT NULL COLLATE pg_catalog."C",
    node integer NOT NULL,
    person text NOT NULL COLLATE pg_catalog."C",
    count bigint NOT NULL,
    to_pause boolean NOT NULL,
    arrival bigint NOT NULL
);


--
-- Name: codes; Type: TABLE; Schema: frise; Owner: -
--

CREATE TABLE frise.codes (
    person text NOT NULL COLLATE pg_catalog."C",
    hash bytea NOT NULL,
    expires bigint NOT NULL
);


--
-- Name: decks; Type: TABLE; Schema: frise; Owner: -
--

CREATE TABLE frise.decks (
    hash text NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL
);


--
-- Name: entries; Type: TABLE; Schema: frise; Owner: -
--

CREATE TABLE frise.entries (
    table_id bigint NOT NULL,
    number bigint NOT NULL,
    text text NOT NULL
);


--
-- Name: nodes; Type: SEQUENCE; Schema: frise; Owner: -
--

CREATE SEQUENCE frise.nodes
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
    CYCLE;


--
-- Name: own_decks; Type: TABLE; Schema: frise; Owner: -
--

CREATE TABLE frise.own_decks (
    person text NOT NULL COLLATE pg_catalog."C",
    hash text NOT NULL COLLATE pg_catalog."C",
    saved bigint NOT NULL,
    text text NOT NULL
);


--
-- Name: people; Type: TABLE; Schema: frise; Owner: -
--

CREATE TABLE frise.people (
    id text NOT NULL COLLATE pg_catalog."C",
    name text NOT NULL
);


--
-- Name: sitters; Type: TABLE; Schema: frise; Owner: -
--

CREATE TABLE frise.sitters (
    person text NOT NULL COLLATE pg_catalog."C",
    table_id bigint NOT NULL
);


--
-- Name: tables; Type: TABLE; Schema: frise; Owner: -
--

CREATE TABLE frise.tables (
    id bigint NOT NULL,
    last bigint NOT NULL,
    changed bigint NOT NULL,
    standing smallint NOT NULL,
    listed boolean NOT NULL,
    code text NOT NULL COLLATE pg_catalog."C",
    people text[] NOT NULL COLLATE pg_catalog."C",
    text text NOT NULL
)
WITH (fillfactor='70');


--
-- Name: tables_id_seq; Type: SEQUENCE; Schema: frise; Owner: -
--

ALTER TABLE frise.tables ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME frise.tables_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);


--
-- Name: tokens; Type: TABLE; Schema: frise; Owner: -
--

CREATE TABLE frise.tokens (
    hash bytea NOT NULL,
    person text NOT NULL
);


--
-- Name: version; Type: TABLE; Schema: frise; Owner: -
--

CREATE TABLE frise.version (
    number bigint NOT NULL
);


--
-- Data for Name: attendees; Type: TABLE DATA; Schema: frise; Owner: -
--



--
-- Data for Name: codes; Type: TABLE DATA; Schema: frise; Owner: -
--

INSERT INTO frise.codes VALUES ('87VNF5SA2K', '\xb07c76fadd1b43ae4606376d259f6989306ef02c70e5b5014569426e3fa61a18', 1795035400488);


--
-- Data for Name: decks; Type: TABLE DATA; Schema: frise; Owner: -
--

INSERT INTO frise.decks VALUES ('465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d', '{
  "format": 1,
  "id": "small",
  "title": {"en": "A few things", "fr": "Quelques choses"},
  "description": {"en": "What people eat, wear, play and do, from the first beds of grass to the burger from a laboratory. Bread, pizza, jeans, weekends: which came first?", "fr": "Ce que l’on mange, porte, joue et fait, des premiers lits d’herbe au burger de laboratoire. Le pain, la pizza, le jean, le week-end : dans quel ordre ?"},
  "licence": "CC BY 4.0",
  "authors": ["The Frise authors"],
  "tags": ["general"],
  "colour": "#8a5a35",
  "cover": "meal",
  "cards": [
    {
      "id": "baths-of-caracalla",
      "year": 216,
      "precision": "about",
      "title": {"en": "The Baths of Caracalla", "fr": "Les thermes de Caracalla"},
      "fact": {"en": "They had hot and cold pools, gardens, gymnasiums and libraries, for thousands of bathers a day.", "fr": "Bassins chauds et froids, jardins, gymnases, bibliothèques : des milliers de baigneurs par jour."},
      "themes": ["health", "architecture"],
      "region": "europe",
      "illustration": "ionic-column",
      "source": {"en": "Baths of Caracalla", "fr": "Thermes de Caracalla"},
      "familiarity": 3
    },
    {
      "id": "beards-of-the-boyars",
      "year": 1698,
      "precision": "exact",
      "title": {"en": "The Russian beard", "fr": "La barbe des boyards"},
      "fact": {"en": "Whoever wanted to keep his beard had to pay a tax, and carry a token to prove it.", "fr": "Pour garder sa barbe, il fallut payer un impôt et porter sur soi un jeton en guise de reçu."},
      "themes": ["fashion", "politics"],
      "region": "europe",
      "illustration": "beard",
      "source": {"en": "Beard tax", "fr": "Barbe"},
      "familiarity": 2
    },
    {
      "id": "bed-of-grass",
      "year": -200000,
      "precision": "about",
      "title": {"en": "The bed", "fr": "Le lit"},
      "fact": {"en": "At Border Cave, people laid sheaves of grass on ash, which keeps crawling insects away.", "fr": "À Border Cave, on étalait des gerbes d’herbe sur de la cendre, qui éloigne les insectes rampants."},
      "themes": ["home"],
      "region": "africa",
      "illustration": "night-sleep",
      "source": {"en": "Border Cave", "fr": "Border Cave"},
      "familiarity": 3
    },
    {
      "id": "beer-hymn-to-ninkasi",
      "year": -1800,
      "precision": "about",
      "title": {"en": "Beer", "fr": "La bière"},
      "fact": {"en": "The Sumerian goddess Ninkasi brewed for the gods; in the hymn, beer flows like the Tigris.", "fr": "La déesse sumérienne Ninkasi brassait pour les dieux ; dans l’hymne, la bière coule comme le Tigre."},
      "themes": ["food", "religion"],
      "region": "middle-east",
      "illustration": "beer-stein",
      "source": {"en": "Ninkasi", "fr": "Ninkasi"},
      "familiarity": 4
    },
    {
      "id": "bikini",
      "year": 1946,
      "precision": "exact",
      "title": {"en": "The bikini", "fr": "Le bikini"},
      "fact": {"en": "No model dared to wear it: a dancer did, four days after a bomb test at Bikini Atoll.", "fr": "Aucun mannequin n’osa : une danseuse le porta, quatre jours après l’essai atomique de Bikini."},
      "themes": ["fashion"],
      "region": "europe",
      "illustration": "beach-ball",
      "source": {"en": "Bikini", "fr": "Bikini"},
      "familiarity": 5
    },
    {
      "id": "birthday-invitation",
      "year": 100,
      "precision": "about",
      "title": {"en": "The birthday invitation", "fr": "L’invitation d’anniversaire"},
      "fact": {"en": "Found near Hadrian’s Wall, it ends with the oldest known Latin in a woman’s hand.", "fr": "Trouvée près du mur d’Hadrien, elle finit par le plus ancien latin connu de la main d’une femme."},
      "themes": ["society", "communication"],
      "region": "europe",
      "illustration": "cake-slice",
      "source": {"en": "Vindolanda tablets", "fr": "Tablettes de Vindolanda"},
      "familiarity": 1
    },
    {
      "id": "blue-jeans",
      "year": 1873,
      "precision": "exact",
      "title": {"en": "Blue jeans", "fr": "Le blue-jean"},
      "fact": {"en": "Jacob Davis, a tailor, had the idea of copper rivets; his cloth merchant, Levi Strauss, paid.", "fr": "Le tailleur Jacob Davis eut l’idée des rivets ; Levi Strauss, son marchand de toile, paya le brevet."},
      "themes": ["fashion", "work"],
      "region": "north-america",
      "illustration": "trousers",
      "source": {"en": "Levi Strauss", "fr": "Levi Strauss"},
      "familiarity": 5
    },
    {
      "id": "bread",
      "year": -12400,
      "precision": "about",
      "title": {"en": "Bread", "fr": "Le pain"},
      "fact": {"en": "These flatbreads of wild cereals were baked some 4,000 years before anyone farmed grain.", "fr": "Ces galettes de céréales sauvages ont été cuites quelque 4 000 ans avant l’agriculture."},
      "themes": ["food"],
      "region": "middle-east",
      "illustration": "bread",
      "source": {"en": "Shubayqa 1", "fr": "Pain"},
      "familiarity": 5
    },
    {
      "id": "cacao",
      "year": -3300,
      "precision": "about",
      "title": {"en": "Cacao", "fr": "Le cacao"},
      "fact": {"en": "It was long thought that Mexico came first; the pots of Santa Ana-La Florida are older by far.", "fr": "On croyait le Mexique pionnier, mais les pots de Santa Ana-La Florida sont bien plus anciens."},
      "themes": ["food"],
      "region": "latin-america",
      "illustration": "painted-pottery",
      "source": {"en": "Theobroma cacao", "fr": "Cacaoyer"},
      "familiarity": 2
    },
    {
      "id": "cape-wine",
      "year": 1659,
      "precision": "exact",
      "title": {"en": "Wine from South Africa", "fr": "Le vin d’Afrique du Sud"},
      "fact": {"en": "Commander van Riebeeck thanked God in his diary; the vines were there for sailors’ health.", "fr": "Van Riebeeck en remercia Dieu dans son journal ; la vigne devait servir la santé des marins."},
      "themes": ["food", "agriculture"],
      "region": "africa",
      "illustration": "wine-glass",
      "source": {"en": "South African wine", "fr": "Jan van Riebeeck"},
      "familiarity": 1
    },
    {
      "id": "cat-companion",
      "year": -7500,
      "precision": "about",
      "title": {"en": "The cat", "fr": "Le chat"},
      "fact": {"en": "Cats are not native to Cyprus: someone must have brought this one’s forebears over by boat.", "fr": "Le chat n’est pas originaire de Chypre : il a bien fallu l’y amener en bateau."},
      "themes": ["nature", "home"],
      "region": "middle-east",
      "illustration": "cat",
      "source": {"en": "Shillourokambos", "fr": "Shillourokambos"},
      "familiarity": 4
    },
    {
      "id": "cheap-grain-for-rome",
      "year": -123,
      "precision": "exact",
      "title": {"en": "Cheap grain for Rome", "fr": "Du blé à bas prix pour Rome"},
      "fact": {"en": "The wheat later became free: under Augustus some 200,000 men drew their share every month.", "fr": "Le blé devint ensuite gratuit : sous Auguste, quelque 200 000 hommes en recevaient chaque mois."},
      "themes": ["food", "law", "politics"],
      "region": "europe",
      "illustration": "wheat",
      "source": {"en": "Gaius Gracchus", "fr": "Gracques"},
      "familiarity": 1
    },
    {
      "id": "chess-queen",
      "year": 1475,
      "precision": "about",
      "title": {"en": "The chess queen", "fr": "La dame des échecs"},
      "fact": {"en": "She used to step one square at a time; in a poem from Valencia she sweeps across the board.", "fr": "Elle n’avançait que d’une case ; dans un poème de Valence, elle traverse tout l’échiquier."},
      "themes": ["games"],
      "region": "europe",
      "illustration": "chess-queen",
      "source": {"en": "Queen (chess)", "fr": "Dame (échecs)"},
      "familiarity": 2
    },
    {
      "id": "chocolate-bar",
      "year": 1847,
      "precision": "exact",
      "title": {"en": "The chocolate bar", "fr": "La tablette de chocolat"},
      "fact": {"en": "Until then chocolate was drunk; mixing cocoa butter back in made it fit for moulding.", "fr": "On buvait jusque-là le chocolat ; en y remettant du beurre de cacao, on put le mouler."},
      "themes": ["food"],
      "region": "europe",
      "illustration": "chocolate-bar",
      "source": {"en": "J. S. Fry & Sons", "fr": "Chocolat"},
      "familiarity": 5
    },
    {
      "id": "chopsticks",
      "year": -1200,
      "precision": "about",
      "title": {"en": "Chopsticks", "fr": "Les baguettes chinoises"},
      "fact": {"en": "Long ones like these were for cooking and serving; eating with chopsticks came much later.", "fr": "Longues, elles servaient à cuisiner et à servir ; on n’en usa à table que bien plus tard."},
      "themes": ["food", "home"],
      "region": "asia",
      "illustration": "chopsticks",
      "source": {"en": "Chopsticks", "fr": "Baguettes chinoises"},
      "familiarity": 3
    },
    {
      "id": "christmas-tree",
      "year": 1521,
      "precision": "exact",
      "title": {"en": "The Christmas tree", "fr": "Le sapin de Noël"},
      "fact": {"en": "The Alsatian town paid its foresters four shillings to keep people from felling too many firs.", "fr": "La ville alsacienne paya quatre schillings à ses gardes pour surveiller la coupe des sapins."},
      "themes": ["home", "religion"],
      "region": "europe",
      "illustration": "pine-tree",
      "source": {"en": "Christmas tree", "fr": "Arbre de Noël"},
      "familiarity": 4
    },
    {
      "id": "coca-cola",
      "year": 1886,
      "precision": "exact",
      "title": {"en": "Coca-Cola", "fr": "Le Coca-Cola"},
      "fact": {"en": "Pharmacist John Pemberton sold it as a tonic: about nine glasses a day in the first year.", "fr": "Le pharmacien Pemberton en fit un tonique : neuf verres par jour environ la première année."},
      "themes": ["food", "trade"],
      "region": "north-america",
      "illustration": "soda-bottle",
      "source": {"en": "Coca-Cola", "fr": "Coca-Cola"},
      "familiarity": 5
    },
    {
      "id": "coffee-ban-in-mecca",
      "year": 1511,
      "precision": "exact",
      "title": {"en": "Coffee", "fr": "Le café"},
      "fact": {"en": "Too much talk went on around the cups; the sultan in Cairo soon let people drink again.", "fr": "On parlait trop autour des tasses ; au Caire, le sultan laissa vite les buveurs tranquilles."},
      "themes": ["food", "law"],
      "region": "middle-east",
      "illustration": "coffee-beans",
      "source": {"en": "History of coffee", "fr": "Café"},
      "familiarity": 4
    },
    {
      "id": "couscous-in-mali",
      "year": 1352,
      "precision": "exact",
      "title": {"en": "Couscous", "fr": "Le couscous"},
      "fact": {"en": "Women sold it along the way, made of fonio; he paid in salt, glass beads and spices.", "fr": "Des femmes en vendaient, à base de fonio ; on payait en sel, perles de verre et épices."},
      "themes": ["food", "exploration"],
      "region": "africa",
      "illustration": "hot-meal",
      "source": {"en": "Ibn Battuta", "fr": "Ibn Battûta"},
      "familiarity": 2
    },
    {
      "id": "croissant-in-paris",
      "year": 1839,
      "precision": "about",
      "title": {"en": "The croissant in Paris", "fr": "Le croissant à Paris"},
      "fact": {"en": "Marie Antoinette had no part in it: it was a former officer who brought the Kipferl to Paris.", "fr": "Marie-Antoinette n’y est pour rien : c’est un ancien officier qui apporta le Kipferl à Paris."},
      "themes": ["food", "trade"],
      "region": "europe",
      "illustration": "croissant",
      "source": {"en": "August Zang", "fr": "August Zang"},
      "familiarity": 4
    },
    {
      "id": "eight-hour-day",
      "year": 1856,
      "precision": "exact",
      "title": {"en": "The eight-hour day", "fr": "La journée de huit heures"},
      "fact": {"en": "They marched from the university to Parliament for eight hours’ work, eight of leisure, eight of rest.", "fr": "Ils marchèrent de l’université au Parlement : huit heures de travail, huit de loisir, huit de repos."},
      "themes": ["work", "rights"],
      "region": "oceania",
      "illustration": "pocket-watch",
      "source": {"en": "Eight-hour day", "fr": "Journée de huit heures"},
      "familiarity": 3
    },
    {
      "id": "fish-and-chips",
      "year": 1860,
      "precision": "about",
      "title": {"en": "Fish and chips", "fr": "Le fish and chips"},
      "fact": {"en": "Fried fish came with Jewish families from Portugal and Spain; he put chips next to it.", "fr": "Le poisson frit venait des Juifs d’Espagne et du Portugal ; il y joignit les frites."},
      "themes": ["food", "trade"],
      "region": "europe",
      "illustration": "fried-fish",
      "source": {"en": "Fish and chips", "fr": "Fish and chips"},
      "familiarity": 4
    },
    {
      "id": "football-banned-in-london",
      "year": 1314,
      "precision": "exact",
      "title": {"en": "Football", "fr": "Le football"},
      "fact": {"en": "The mayor blamed the din of crowds running after big balls, and threatened players with prison.", "fr": "Le maire dénonçait le vacarme des mêlées autour de gros ballons et promettait la prison."},
      "themes": ["sport", "law"],
      "region": "europe",
      "illustration": "soccer-ball",
      "source": {"en": "Attempts to ban football games", "fr": "Histoire du football"},
      "familiarity": 3
    },
    {
      "id": "grand-bazaar-istanbul",
      "year": 1455,
      "precision": "about",
      "title": {"en": "The Grand Bazaar of Istanbul", "fr": "Le Grand Bazar d’Istanbul"},
      "fact": {"en": "Starting from one hall for cloth and jewels, it grew into some 60 streets and 4,000 shops.", "fr": "Né d’une halle aux étoffes et aux bijoux, il compte une soixantaine de rues et 4 000 boutiques."},
      "themes": ["trade", "architecture"],
      "region": "middle-east",
      "illustration": "arabic-door",
      "source": {"en": "Grand Bazaar, Istanbul", "fr": "Grand Bazar (Istanbul)"},
      "familiarity": 3
    },
    {
      "id": "havaianas",
      "year": 1962,
      "precision": "exact",
      "title": {"en": "Havaianas flip-flops", "fr": "Les tongs Havaianas"},
      "fact": {"en": "Their soles are printed like rice straw, after Japanese sandals; the name means Hawaiians.", "fr": "Leur semelle imite la paille de riz des sandales japonaises ; le nom veut dire « hawaïennes »."},
      "themes": ["fashion"],
      "region": "latin-america",
      "illustration": "flip-flops",
      "source": {"en": "Havaianas", "fr": "Havaianas"},
      "familiarity": 3
    },
    {
      "id": "indian-restaurant-in-london",
      "year": 1810,
      "precision": "about",
      "title": {"en": "London’s first Indian restaurant", "fr": "Le restaurant indien à Londres"},
      "fact": {"en": "It soon went bankrupt; his vapour baths in Brighton then made Mahomed famous, even with kings.", "fr": "Il fit vite faillite ; ses bains de vapeur à Brighton rendirent Mahomed célèbre, jusque chez les rois."},
      "themes": ["food", "trade"],
      "region": "europe",
      "illustration": "hot-spices",
      "source": {"en": "Hindoostane Coffee House", "fr": "Sake Dean Mahomed"},
      "familiarity": 2
    },
    {
      "id": "instant-noodles",
      "year": 1958,
      "precision": "exact",
      "title": {"en": "Instant noodles", "fr": "Les nouilles instantanées"},
      "fact": {"en": "Ando found the trick in a garden shed: frying noodles dries them, and leaves tiny holes.", "fr": "Andō trouva l’astuce dans une cabane : frire les nouilles les sèche et y laisse de minuscules trous."},
      "themes": ["food"],
      "region": "asia",
      "illustration": "noodle-ball",
      "source": {"en": "Instant noodles", "fr": "Nouilles instantanées"},
      "familiarity": 3
    },
    {
      "id": "judo",
      "year": 1882,
      "precision": "exact",
      "title": {"en": "Judo", "fr": "Le judo"},
      "fact": {"en": "He began with nine pupils in a temple, whose floor suffered badly from all the falls.", "fr": "Il débuta avec neuf élèves dans un temple, dont le plancher souffrit beaucoup des chutes."},
      "themes": ["sport", "education"],
      "region": "asia",
      "illustration": "black-belt",
      "source": {"en": "Judo", "fr": "Judo"},
      "familiarity": 4
    },
    {
      "id": "kindergarten",
      "year": 1840,
      "precision": "exact",
      "title": {"en": "The kindergarten", "fr": "Le jardin d’enfants"},
      "fact": {"en": "Balls, wooden blocks, songs and flower beds: Prussia found it dangerous and banned it in 1851.", "fr": "Balles, cubes de bois, chansons et plates-bandes : la Prusse y vit un danger et l’interdit en 1851."},
      "themes": ["education"],
      "region": "europe",
      "illustration": "cubes",
      "source": {"en": "Friedrich Fröbel", "fr": "Friedrich Fröbel"},
      "familiarity": 3
    },
    {
      "id": "laboratory-burger",
      "year": 2013,
      "precision": "exact",
      "title": {"en": "The burger grown in a lab", "fr": "Le burger de laboratoire"},
      "fact": {"en": "Grown from a cow’s stem cells, it had cost about 250,000 euros; testers found it a bit dry.", "fr": "Né de cellules souches de vache, il avait coûté environ 250 000 euros ; on le trouva un peu sec."},
      "themes": ["food", "biology"],
      "region": "europe",
      "illustration": "steak",
      "source": {"en": "Cultured meat", "fr": "Viande in vitro"},
      "familiarity": 3
    },
    {
      "id": "leather-shoe",
      "year": -3500,
      "precision": "about",
      "title": {"en": "The leather shoe", "fr": "La chaussure de cuir"},
      "fact": {"en": "Stuffed with grass and preserved under sheep dung, it still has its laces.", "fr": "Bourrée d’herbe et conservée sous du crottin de mouton, elle a encore ses lacets."},
      "themes": ["fashion"],
      "region": "asia",
      "illustration": "leather-boot",
      "source": {"en": "Areni-1 shoe", "fr": "Areni-1"},
      "familiarity": 2
    },
    {
      "id": "m-pesa",
      "year": 2007,
      "precision": "exact",
      "title": {"en": "Money by text message", "fr": "L’argent par SMS"},
      "fact": {"en": "Within a few years most Kenyan adults used it to pay for shopping, school and taxis.", "fr": "En quelques années, la plupart des Kényans adultes payèrent ainsi courses, école et taxis."},
      "themes": ["economy", "communication"],
      "region": "africa",
      "illustration": "pay-money",
      "source": {"en": "M-Pesa", "fr": "M-Pesa"},
      "familiarity": 2
    },
    {
      "id": "macaroni",
      "year": 1279,
      "precision": "exact",
      "title": {"en": "Pasta", "fr": "Les pâtes"},
      "fact": {"en": "The notary’s list of a soldier’s goods proves it: Italy did not wait for Marco Polo to have pasta.", "fr": "La liste des biens d’un soldat le prouve : l’Italie n’a pas attendu Marco Polo pour avoir des pâtes."},
      "themes": ["food"],
      "region": "europe",
      "illustration": "bowl-spiral",
      "source": {"en": "Pasta", "fr": "Pâtes alimentaires"},
      "familiarity": 4
    },
    {
      "id": "mcdonalds",
      "year": 1940,
      "precision": "exact",
      "title": {"en": "McDonald’s", "fr": "McDonald’s"},
      "fact": {"en": "It was a barbecue drive-in; eight years later the two brothers kept little but the burgers.", "fr": "C’était un drive-in à grillades ; huit ans après, les deux frères ne gardèrent guère que les burgers."},
      "themes": ["food", "trade"],
      "region": "north-america",
      "illustration": "hamburger",
      "source": {"en": "McDonald''s", "fr": "McDonald''s"},
      "familiarity": 5
    },
    {
      "id": "noodles",
      "year": -2000,
      "precision": "about",
      "title": {"en": "Noodles", "fr": "Les nouilles"},
      "fact": {"en": "An earthquake and a flood buried the village; the bowl was found upside down, noodles inside.", "fr": "Un séisme et une inondation ensevelirent le village ; le bol était retourné, les nouilles dessous."},
      "themes": ["food"],
      "region": "asia",
      "illustration": "noodles",
      "source": {"en": "Lajia", "fr": "Lajia"},
      "familiarity": 3
    },
    {
      "id": "nutella",
      "year": 1964,
      "precision": "exact",
      "title": {"en": "Nutella", "fr": "Le Nutella"},
      "fact": {"en": "Its ancestor was a loaf of hazelnut paste, made in Piedmont when cocoa was scarce.", "fr": "Son ancêtre était un pain de pâte de noisettes, né au Piémont quand le cacao manquait."},
      "themes": ["food"],
      "region": "europe",
      "illustration": "bread-slice",
      "source": {"en": "Nutella", "fr": "Nutella"},
      "familiarity": 5
    }
  ]
}
');
INSERT INTO frise.decks VALUES ('033aeba441aa29adfe79330020cc29d87152e01c80e7c0eb4e88312187e18cea', '{
  "format": 1,
  "id": "small",
  "title": {"en": "Fewer things", "fr": "Moins de choses"},
  "description": {"en": "What people eat, wear, play and do, from the first beds of grass to the burger from a laboratory. Bread, pizza, jeans, weekends: which came first?", "fr": "Ce que l’on mange, porte, joue et fait, des premiers lits d’herbe au burger de laboratoire. Le pain, la pizza, le jean, le week-end : dans quel ordre ?"},
  "licence": "CC BY 4.0",
  "authors": ["The Frise authors"],
  "tags": ["general"],
  "colour": "#8a5a35",
  "cover": "meal",
  "cards": [
    {
      "id": "baths-of-caracalla",
      "year": 216,
      "precision": "about",
      "title": {"en": "The Baths of Caracalla", "fr": "Les thermes de Caracalla"},
      "fact": {"en": "They had hot and cold pools, gardens, gymnasiums and libraries, for thousands of bathers a day.", "fr": "Bassins chauds et froids, jardins, gymnases, bibliothèques : des milliers de baigneurs par jour."},
      "themes": ["health", "architecture"],
      "region": "europe",
      "illustration": "ionic-column",
      "source": {"en": "Baths of Caracalla", "fr": "Thermes de Caracalla"},
      "familiarity": 3
    },
    {
      "id": "beards-of-the-boyars",
      "year": 1698,
      "precision": "exact",
      "title": {"en": "The Russian beard", "fr": "La barbe des boyards"},
      "fact": {"en": "Whoever wanted to keep his beard had to pay a tax, and carry a token to prove it.", "fr": "Pour garder sa barbe, il fallut payer un impôt et porter sur soi un jeton en guise de reçu."},
      "themes": ["fashion", "politics"],
      "region": "europe",
      "illustration": "beard",
      "source": {"en": "Beard tax", "fr": "Barbe"},
      "familiarity": 2
    },
    {
      "id": "bed-of-grass",
      "year": -200000,
      "precision": "about",
      "title": {"en": "The bed", "fr": "Le lit"},
      "fact": {"en": "At Border Cave, people laid sheaves of grass on ash, which keeps crawling insects away.", "fr": "À Border Cave, on étalait des gerbes d’herbe sur de la cendre, qui éloigne les insectes rampants."},
      "themes": ["home"],
      "region": "africa",
      "illustration": "night-sleep",
      "source": {"en": "Border Cave", "fr": "Border Cave"},
      "familiarity": 3
    },
    {
      "id": "beer-hymn-to-ninkasi",
      "year": -1800,
      "precision": "about",
      "title": {"en": "Beer", "fr": "La bière"},
      "fact": {"en": "The Sumerian goddess Ninkasi brewed for the gods; in the hymn, beer flows like the Tigris.", "fr": "La déesse sumérienne Ninkasi brassait pour les dieux ; dans l’hymne, la bière coule comme le Tigre."},
      "themes": ["food", "religion"],
      "region": "middle-east",
      "illustration": "beer-stein",
      "source": {"en": "Ninkasi", "fr": "Ninkasi"},
      "familiarity": 4
    },
    {
      "id": "bikini",
      "year": 1946,
      "precision": "exact",
      "title": {"en": "The bikini", "fr": "Le bikini"},
      "fact": {"en": "No model dared to wear it: a dancer did, four days after a bomb test at Bikini Atoll.", "fr": "Aucun mannequin n’osa : une danseuse le porta, quatre jours après l’essai atomique de Bikini."},
      "themes": ["fashion"],
      "region": "europe",
      "illustration": "beach-ball",
      "source": {"en": "Bikini", "fr": "Bikini"},
      "familiarity": 5
    },
    {
      "id": "birthday-invitation",
      "year": 100,
      "precision": "about",
      "title": {"en": "The birthday invitation", "fr": "L’invitation d’anniversaire"},
      "fact": {"en": "Found near Hadrian’s Wall, it ends with the oldest known Latin in a woman’s hand.", "fr": "Trouvée près du mur d’Hadrien, elle finit par le plus ancien latin connu de la main d’une femme."},
      "themes": ["society", "communication"],
      "region": "europe",
      "illustration": "cake-slice",
      "source": {"en": "Vindolanda tablets", "fr": "Tablettes de Vindolanda"},
      "familiarity": 1
    },
    {
      "id": "blue-jeans",
      "year": 1873,
      "precision": "exact",
      "title": {"en": "Blue jeans", "fr": "Le blue-jean"},
      "fact": {"en": "Jacob Davis, a tailor, had the idea of copper rivets; his cloth merchant, Levi Strauss, paid.", "fr": "Le tailleur Jacob Davis eut l’idée des rivets ; Levi Strauss, son marchand de toile, paya le brevet."},
      "themes": ["fashion", "work"],
      "region": "north-america",
      "illustration": "trousers",
      "source": {"en": "Levi Strauss", "fr": "Levi Strauss"},
      "familiarity": 5
    },
    {
      "id": "bread",
      "year": -12400,
      "precision": "about",
      "title": {"en": "Bread", "fr": "Le pain"},
      "fact": {"en": "These flatbreads of wild cereals were baked some 4,000 years before anyone farmed grain.", "fr": "Ces galettes de céréales sauvages ont été cuites quelque 4 000 ans avant l’agriculture."},
      "themes": ["food"],
      "region": "middle-east",
      "illustration": "bread",
      "source": {"en": "Shubayqa 1", "fr": "Pain"},
      "familiarity": 5
    },
    {
      "id": "cacao",
      "year": -3300,
      "precision": "about",
      "title": {"en": "Cacao", "fr": "Le cacao"},
      "fact": {"en": "It was long thought that Mexico came first; the pots of Santa Ana-La Florida are older by far.", "fr": "On croyait le Mexique pionnier, mais les pots de Santa Ana-La Florida sont bien plus anciens."},
      "themes": ["food"],
      "region": "latin-america",
      "illustration": "painted-pottery",
      "source": {"en": "Theobroma cacao", "fr": "Cacaoyer"},
      "familiarity": 2
    },
    {
      "id": "cape-wine",
      "year": 1659,
      "precision": "exact",
      "title": {"en": "Wine from South Africa", "fr": "Le vin d’Afrique du Sud"},
      "fact": {"en": "Commander van Riebeeck thanked God in his diary; the vines were there for sailors’ health.", "fr": "Van Riebeeck en remercia Dieu dans son journal ; la vigne devait servir la santé des marins."},
      "themes": ["food", "agriculture"],
      "region": "africa",
      "illustration": "wine-glass",
      "source": {"en": "South African wine", "fr": "Jan van Riebeeck"},
      "familiarity": 1
    },
    {
      "id": "cat-companion",
      "year": -7500,
      "precision": "about",
      "title": {"en": "The cat", "fr": "Le chat"},
      "fact": {"en": "Cats are not native to Cyprus: someone must have brought this one’s forebears over by boat.", "fr": "Le chat n’est pas originaire de Chypre : il a bien fallu l’y amener en bateau."},
      "themes": ["nature", "home"],
      "region": "middle-east",
      "illustration": "cat",
      "source": {"en": "Shillourokambos", "fr": "Shillourokambos"},
      "familiarity": 4
    },
    {
      "id": "cheap-grain-for-rome",
      "year": -123,
      "precision": "exact",
      "title": {"en": "Cheap grain for Rome", "fr": "Du blé à bas prix pour Rome"},
      "fact": {"en": "The wheat later became free: under Augustus some 200,000 men drew their share every month.", "fr": "Le blé devint ensuite gratuit : sous Auguste, quelque 200 000 hommes en recevaient chaque mois."},
      "themes": ["food", "law", "politics"],
      "region": "europe",
      "illustration": "wheat",
      "source": {"en": "Gaius Gracchus", "fr": "Gracques"},
      "familiarity": 1
    },
    {
      "id": "chess-queen",
      "year": 1475,
      "precision": "about",
      "title": {"en": "The chess queen", "fr": "La dame des échecs"},
      "fact": {"en": "She used to step one square at a time; in a poem from Valencia she sweeps across the board.", "fr": "Elle n’avançait que d’une case ; dans un poème de Valence, elle traverse tout l’échiquier."},
      "themes": ["games"],
      "region": "europe",
      "illustration": "chess-queen",
      "source": {"en": "Queen (chess)", "fr": "Dame (échecs)"},
      "familiarity": 2
    },
    {
      "id": "chocolate-bar",
      "year": 1847,
      "precision": "exact",
      "title": {"en": "The chocolate bar", "fr": "La tablette de chocolat"},
      "fact": {"en": "Until then chocolate was drunk; mixing cocoa butter back in made it fit for moulding.", "fr": "On buvait jusque-là le chocolat ; en y remettant du beurre de cacao, on put le mouler."},
      "themes": ["food"],
      "region": "europe",
      "illustration": "chocolate-bar",
      "source": {"en": "J. S. Fry & Sons", "fr": "Chocolat"},
      "familiarity": 5
    },
    {
      "id": "chopsticks",
      "year": -1200,
      "precision": "about",
      "title": {"en": "Chopsticks", "fr": "Les baguettes chinoises"},
      "fact": {"en": "Long ones like these were for cooking and serving; eating with chopsticks came much later.", "fr": "Longues, elles servaient à cuisiner et à servir ; on n’en usa à table que bien plus tard."},
      "themes": ["food", "home"],
      "region": "asia",
      "illustration": "chopsticks",
      "source": {"en": "Chopsticks", "fr": "Baguettes chinoises"},
      "familiarity": 3
    },
    {
      "id": "christmas-tree",
      "year": 1521,
      "precision": "exact",
      "title": {"en": "The Christmas tree", "fr": "Le sapin de Noël"},
      "fact": {"en": "The Alsatian town paid its foresters four shillings to keep people from felling too many firs.", "fr": "La ville alsacienne paya quatre schillings à ses gardes pour surveiller la coupe des sapins."},
      "themes": ["home", "religion"],
      "region": "europe",
      "illustration": "pine-tree",
      "source": {"en": "Christmas tree", "fr": "Arbre de Noël"},
      "familiarity": 4
    }
  ]
}
');


--
-- Data for Name: entries; Type: TABLE DATA; Schema: frise; Owner: -
--

INSERT INTO frise.entries VALUES (1, 1, '{"type":"opened","at":1795034800526,"by":"87VNF5SA2K","settings":{"game":"classic","seats":2,"options":{},"decks":[{"name":"465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d","hash":"465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d"}],"filter":{},"turn_seconds":0,"listed":true,"teams":false},"name":"Ada Éclair"}');
INSERT INTO frise.entries VALUES (1, 2, '{"type":"bot","at":1795034800526,"by":"87VNF5SA2K","seat":0,"kind":"expert"}');
INSERT INTO frise.entries VALUES (1, 3, '{"type":"bot","at":1795034800526,"by":"87VNF5SA2K","seat":1,"kind":"child"}');
INSERT INTO frise.entries VALUES (1, 4, '{"type":"began","at":1795034800526,"by":"87VNF5SA2K","version":2,"salt":12249956283407192937,"events":[{"type":"reshuffled","cards":["bed-of-grass","macaroni","croissant-in-paris","beards-of-the-boyars","laboratory-burger","baths-of-caracalla","couscous-in-mali","instant-noodles","leather-shoe","cacao","mcdonalds","havaianas","cheap-grain-for-rome","chocolate-bar","coffee-ban-in-mecca","chopsticks","fish-and-chips","nutella","grand-bazaar-istanbul","birthday-invitation","christmas-tree","beer-hymn-to-ninkasi","chess-queen","eight-hour-day","judo","cape-wine","cat-companion","noodles","blue-jeans","m-pesa","bread","indian-restaurant-in-london","bikini","coca-cola","football-banned-in-london","kindergarten"],"pile":36,"whole":true},{"type":"dealt","seat":0,"cards":["bed-of-grass","macaroni","croissant-in-paris","beards-of-the-boyars"]},{"type":"dealt","seat":1,"cards":["laboratory-burger","baths-of-caracalla","couscous-in-mali","instant-noodles"]},{"type":"started","card":"leather-shoe","year":-3500}]}');
INSERT INTO frise.entries VALUES (1, 5, '{"type":"chat","at":1795034800540,"by":"87VNF5SA2K","id":"c1","name":"Ada Éclair","text":"bonne chance, à tous !"}');
INSERT INTO frise.entries VALUES (1, 6, '{"type":"acted","at":1795034802300,"seat":0,"actor":"bot","version":2,"events":[{"type":"placed","seat":0,"card":"bed-of-grass","gap":0,"year":-200000,"right":true}]}');
INSERT INTO frise.entries VALUES (1, 7, '{"type":"acted","at":1795034804101,"seat":1,"actor":"bot","version":2,"events":[{"type":"placed","seat":1,"card":"laboratory-burger","gap":2,"year":2013,"right":true},{"type":"round-ended","round":1,"next":2}]}');
INSERT INTO frise.entries VALUES (1, 8, '{"type":"acted","at":1795034805115,"seat":0,"actor":"bot","version":2,"events":[{"type":"placed","seat":0,"card":"macaroni","gap":2,"year":1279,"right":true}]}');
INSERT INTO frise.entries VALUES (1, 9, '{"type":"acted","at":1795034805951,"seat":1,"actor":"bot","version":2,"events":[{"type":"placed","seat":1,"card":"instant-noodles","gap":3,"year":1958,"right":true},{"type":"round-ended","round":2,"next":3}]}');
INSERT INTO frise.entries VALUES (1, 10, '{"type":"acted","at":1795034806736,"seat":0,"actor":"bot","version":2,"events":[{"type":"placed","seat":0,"card":"croissant-in-paris","gap":3,"year":1839,"right":true}]}');
INSERT INTO frise.entries VALUES (1, 11, '{"type":"acted","at":1795034807609,"seat":1,"actor":"bot","version":2,"events":[{"type":"placed","seat":1,"card":"baths-of-caracalla","gap":3,"year":216,"right":false},{"type":"discarded","seat":1,"card":"baths-of-caracalla","year":216},{"type":"drew","seat":1,"card":"cacao"},{"type":"round-ended","round":3,"next":4}]}');
INSERT INTO frise.entries VALUES (1, 12, '{"type":"acted","at":1795034809368,"seat":0,"actor":"bot","version":2,"events":[{"type":"placed","seat":0,"card":"beards-of-the-boyars","gap":3,"year":1698,"right":true},{"type":"round-ended","round":4},{"type":"game-over","winners":[0]}]}');
INSERT INTO frise.entries VALUES (2, 1, '{"type":"opened","at":1795034809678,"by":"87VNF5SA2K","settings":{"game":"coop","seats":2,"options":{},"decks":[{"name":"465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d","hash":"465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d"}],"filter":{},"turn_seconds":0,"listed":true,"teams":false},"name":"Ada Éclair"}');
INSERT INTO frise.entries VALUES (2, 2, '{"type":"bot","at":1795034809678,"by":"87VNF5SA2K","seat":0,"kind":"expert"}');
INSERT INTO frise.entries VALUES (2, 3, '{"type":"bot","at":1795034809678,"by":"87VNF5SA2K","seat":1,"kind":"child"}');
INSERT INTO frise.entries VALUES (2, 4, '{"type":"began","at":1795034809678,"by":"87VNF5SA2K","version":2,"salt":491400248474338401,"icons":[[2,1],[2,1],[3,1],[0,2],[1,3],[3,0],[2,1],[1,2],[0,1],[1,0],[1,2],[3,2],[2,0],[0,3],[0,1],[2,3],[0,3],[0,1],[3,2],[1,3],[3,0],[2,3],[3,1],[0,3],[2,0],[1,0],[2,0],[3,2],[3,1],[2,3],[3,0],[1,2],[1,3],[1,0],[0,2],[0,2]],"events":[{"type":"reshuffled","cards":["coca-cola","christmas-tree","mcdonalds","bed-of-grass","cacao","cape-wine","bikini","chocolate-bar","kindergarten","beards-of-the-boyars","nutella","m-pesa","leather-shoe","chopsticks","noodles","laboratory-burger","coffee-ban-in-mecca","beer-hymn-to-ninkasi","blue-jeans","baths-of-caracalla","football-banned-in-london","birthday-invitation","indian-restaurant-in-london","croissant-in-paris","judo","bread","chess-queen","cheap-grain-for-rome","couscous-in-mali","eight-hour-day","macaroni","havaianas","cat-companion","fish-and-chips","grand-bazaar-istanbul","instant-noodles"],"pile":36,"whole":true},{"type":"dealt","seat":0,"cards":["coca-cola","christmas-tree","mcdonalds","bed-of-grass"],"fronts":[0,2,1,3]},{"type":"dealt","seat":1,"cards":["cacao","cape-wine","bikini","chocolate-bar"],"fronts":[0,1,1,0]},{"type":"started","card":"kindergarten","year":1840},{"type":"discard-started","card":"beards-of-the-boyars","year":1698,"icon":1}]}');
INSERT INTO frise.entries VALUES (2, 5, '{"type":"chat","at":1795034809691,"by":"87VNF5SA2K","id":"c1","name":"Ada Éclair","text":"bonne chance, à tous !"}');
INSERT INTO frise.entries VALUES (2, 6, '{"type":"acted","at":1795034811081,"seat":0,"actor":"bot","version":2,"events":[{"type":"played","seat":0,"card":"coca-cola","year":1886,"row":"line","gap":1}]}');
INSERT INTO frise.entries VALUES (2, 7, '{"type":"acted","at":1795034811730,"seat":0,"actor":"bot","version":2,"events":[{"type":"drew","seat":0,"card":"nutella","front":0},{"type":"turn-ended","seat":0,"round":1}]}');
INSERT INTO frise.entries VALUES (2, 8, '{"type":"acted","at":1795034812516,"seat":1,"actor":"bot","version":2,"events":[{"type":"played","seat":1,"card":"bikini","year":1946,"row":"line","gap":2}]}');
INSERT INTO frise.entries VALUES (2, 9, '{"type":"acted","at":1795034813808,"seat":1,"actor":"bot","version":2,"events":[{"type":"drew","seat":1,"card":"m-pesa","front":1},{"type":"turn-ended","seat":1,"round":2}]}');
INSERT INTO frise.entries VALUES (2, 10, '{"type":"acted","at":1795034815233,"seat":0,"actor":"bot","version":2,"events":[{"type":"played","seat":0,"card":"nutella","year":1964,"row":"line","gap":3}]}');
INSERT INTO frise.entries VALUES (2, 11, '{"type":"acted","at":1795034816810,"seat":0,"actor":"bot","version":2,"events":[{"type":"played","seat":0,"card":"mcdonalds","year":1940,"row":"rift","gap":2},{"type":"drew","seat":0,"card":"leather-shoe","front":3},{"type":"drew","seat":0,"card":"chopsticks","front":0},{"type":"turn-ended","seat":0,"round":2}]}');
INSERT INTO frise.entries VALUES (2, 12, '{"type":"acted","at":1795034818147,"seat":1,"actor":"bot","version":2,"events":[{"type":"played","seat":1,"card":"chocolate-bar","year":1847,"row":"rift","gap":1}]}');
INSERT INTO frise.entries VALUES (2, 13, '{"type":"acted","at":1795034818923,"seat":1,"actor":"bot","version":2,"events":[{"type":"drew","seat":1,"card":"noodles","front":0},{"type":"turn-ended","seat":1,"round":3}]}');
INSERT INTO frise.entries VALUES (2, 14, '{"type":"acted","at":1795034820736,"seat":0,"actor":"bot","version":2,"events":[{"type":"played","seat":0,"card":"christmas-tree","year":1521,"row":"line","gap":0}]}');
INSERT INTO frise.entries VALUES (3, 39, '{"type":"acted","at":1795034895466,"seat":2,"actor":"bot","version":2,"events":[{"type":"accepted","seat":2}]}');
INSERT INTO frise.entries VALUES (2, 15, '{"type":"acted","at":1795034821772,"seat":0,"actor":"bot","version":2,"events":[{"type":"drew","seat":0,"card":"laboratory-burger","front":2},{"type":"turn-ended","seat":0,"round":3}]}');
INSERT INTO frise.entries VALUES (2, 16, '{"type":"acted","at":1795034823531,"seat":1,"actor":"bot","version":2,"events":[{"type":"played","seat":1,"card":"m-pesa","year":2007,"row":"line","gap":5}]}');
INSERT INTO frise.entries VALUES (2, 17, '{"type":"acted","at":1795034825310,"seat":1,"actor":"bot","version":2,"events":[{"type":"drew","seat":1,"card":"coffee-ban-in-mecca","front":0},{"type":"turn-ended","seat":1,"round":4}]}');
INSERT INTO frise.entries VALUES (2, 18, '{"type":"acted","at":1795034826022,"seat":0,"actor":"bot","version":2,"events":[{"type":"played","seat":0,"card":"laboratory-burger","year":2013,"row":"line","gap":6}]}');
INSERT INTO frise.entries VALUES (2, 19, '{"type":"acted","at":1795034827767,"seat":0,"actor":"bot","version":2,"events":[{"type":"drew","seat":0,"card":"beer-hymn-to-ninkasi","front":0},{"type":"turn-ended","seat":0,"round":4}]}');
INSERT INTO frise.entries VALUES (2, 20, '{"type":"acted","at":1795034829244,"seat":1,"actor":"bot","version":2,"events":[{"type":"discarded","seat":1,"card":"cape-wine","year":1659,"icon":0},{"type":"drew","seat":1,"card":"blue-jeans","front":2},{"type":"turn-ended","seat":1,"round":5}]}');
INSERT INTO frise.entries VALUES (2, 21, '{"type":"acted","at":1795034830188,"seat":0,"actor":"bot","version":2,"events":[{"type":"discarded","seat":0,"card":"chopsticks","year":-1200,"icon":1},{"type":"drew","seat":0,"card":"baths-of-caracalla","front":2},{"type":"turn-ended","seat":0,"round":5}]}');
INSERT INTO frise.entries VALUES (2, 22, '{"type":"acted","at":1795034831303,"seat":1,"actor":"bot","version":2,"events":[{"type":"stuck","seat":1,"card":"blue-jeans","year":1873}]}');
INSERT INTO frise.entries VALUES (2, 23, '{"type":"acted","at":1795034833029,"seat":1,"actor":"bot","version":2,"events":[{"type":"played","seat":1,"card":"coffee-ban-in-mecca","year":1511,"row":"line","gap":0}]}');
INSERT INTO frise.entries VALUES (2, 24, '{"type":"acted","at":1795034833820,"seat":1,"actor":"bot","version":2,"events":[{"type":"drew","seat":1,"card":"football-banned-in-london","front":3},{"type":"turn-ended","seat":1,"round":6}]}');
INSERT INTO frise.entries VALUES (2, 25, '{"type":"acted","at":1795034835104,"seat":0,"actor":"bot","version":2,"events":[{"type":"played","seat":0,"card":"baths-of-caracalla","year":216,"row":"line","gap":0}]}');
INSERT INTO frise.entries VALUES (2, 26, '{"type":"acted","at":1795034836264,"seat":0,"actor":"bot","version":2,"events":[{"type":"played","seat":0,"card":"beer-hymn-to-ninkasi","year":-1800,"row":"line","gap":0},{"type":"drew","seat":0,"card":"birthday-invitation","front":3},{"type":"drew","seat":0,"card":"indian-restaurant-in-london","front":1},{"type":"turn-ended","seat":0,"round":6}]}');
INSERT INTO frise.entries VALUES (2, 27, '{"type":"acted","at":1795034837040,"seat":1,"actor":"bot","version":2,"events":[{"type":"played","seat":1,"card":"noodles","year":-2000,"row":"line","gap":0}]}');
INSERT INTO frise.entries VALUES (2, 28, '{"type":"acted","at":1795034838358,"seat":1,"actor":"bot","version":2,"events":[{"type":"played","seat":1,"card":"cacao","year":-3300,"row":"line","gap":0},{"type":"drew","seat":1,"card":"croissant-in-paris","front":1},{"type":"drew","seat":1,"card":"judo","front":3},{"type":"turn-ended","seat":1,"round":7}]}');
INSERT INTO frise.entries VALUES (2, 29, '{"type":"acted","at":1795034839476,"seat":0,"actor":"bot","version":2,"events":[{"type":"played","seat":0,"card":"bed-of-grass","year":-200000,"row":"line","gap":0}]}');
INSERT INTO frise.entries VALUES (2, 30, '{"type":"acted","at":1795034840754,"seat":0,"actor":"bot","version":2,"events":[{"type":"played","seat":0,"card":"leather-shoe","year":-3500,"row":"rift","gap":1},{"type":"drew","seat":0,"card":"bread","front":1},{"type":"drew","seat":0,"card":"chess-queen","front":2},{"type":"turn-ended","seat":0,"round":7}]}');
INSERT INTO frise.entries VALUES (2, 31, '{"type":"acted","at":1795034841567,"seat":1,"actor":"bot","version":2,"events":[{"type":"played","seat":1,"card":"football-banned-in-london","year":1314,"row":"rift","gap":5}]}');
INSERT INTO frise.entries VALUES (2, 32, '{"type":"acted","at":1795034842628,"seat":1,"actor":"bot","version":2,"events":[{"type":"drew","seat":1,"card":"cheap-grain-for-rome","front":3},{"type":"turn-ended","seat":1,"round":8}]}');
INSERT INTO frise.entries VALUES (2, 33, '{"type":"acted","at":1795034843461,"seat":0,"actor":"bot","version":2,"events":[{"type":"discarded","seat":0,"card":"bread","year":-12400,"icon":2},{"type":"drew","seat":0,"card":"couscous-in-mali","front":3},{"type":"turn-ended","seat":0,"round":8}]}');
INSERT INTO frise.entries VALUES (2, 34, '{"type":"acted","at":1795034844331,"seat":1,"actor":"bot","version":2,"events":[{"type":"played","seat":1,"card":"cheap-grain-for-rome","year":-123,"row":"rift","gap":4}]}');
INSERT INTO frise.entries VALUES (2, 35, '{"type":"acted","at":1795034846024,"seat":1,"actor":"bot","version":2,"events":[{"type":"drew","seat":1,"card":"eight-hour-day","front":3},{"type":"turn-ended","seat":1,"round":9}]}');
INSERT INTO frise.entries VALUES (2, 36, '{"type":"acted","at":1795034847660,"seat":0,"actor":"bot","version":2,"events":[{"type":"discarded","seat":0,"card":"chess-queen","year":1475,"icon":0},{"type":"drew","seat":0,"card":"macaroni","front":1},{"type":"turn-ended","seat":0,"round":9}]}');
INSERT INTO frise.entries VALUES (2, 37, '{"type":"acted","at":1795034849225,"seat":1,"actor":"bot","version":2,"events":[{"type":"stuck","seat":1,"card":"judo","year":1882}]}');
INSERT INTO frise.entries VALUES (2, 38, '{"type":"acted","at":1795034850572,"seat":1,"actor":"bot","version":2,"events":[{"type":"stuck","seat":1,"card":"eight-hour-day","year":1856}]}');
INSERT INTO frise.entries VALUES (2, 39, '{"type":"acted","at":1795034851519,"seat":1,"actor":"bot","version":2,"events":[{"type":"played","seat":1,"card":"croissant-in-paris","year":1839,"row":"rift","gap":7}]}');
INSERT INTO frise.entries VALUES (2, 40, '{"type":"acted","at":1795034853261,"seat":1,"actor":"bot","version":2,"events":[{"type":"drew","seat":1,"card":"havaianas","front":2},{"type":"turn-ended","seat":1,"round":10}]}');
INSERT INTO frise.entries VALUES (2, 41, '{"type":"acted","at":1795034854616,"seat":0,"actor":"bot","version":2,"events":[{"type":"stuck","seat":0,"card":"indian-restaurant-in-london","year":1810}]}');
INSERT INTO frise.entries VALUES (2, 42, '{"type":"acted","at":1795034856035,"seat":0,"actor":"bot","version":2,"events":[{"type":"stuck","seat":0,"card":"macaroni","year":1279}]}');
INSERT INTO frise.entries VALUES (2, 43, '{"type":"acted","at":1795034857056,"seat":0,"actor":"bot","version":2,"events":[{"type":"stuck","seat":0,"card":"birthday-invitation","year":100}]}');
INSERT INTO frise.entries VALUES (2, 44, '{"type":"acted","at":1795034858236,"seat":0,"actor":"bot","version":2,"events":[{"type":"stuck","seat":0,"card":"couscous-in-mali","year":1352},{"type":"game-over","winners":[0,1],"score":15,"rank":3}]}');
INSERT INTO frise.entries VALUES (3, 1, '{"type":"opened","at":1795034858563,"by":"87VNF5SA2K","settings":{"game":"contest","seats":3,"options":{"rounds":1},"decks":[{"name":"465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d","hash":"465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d"}],"filter":{},"turn_seconds":0,"listed":true,"teams":false},"name":"Ada Éclair"}');
INSERT INTO frise.entries VALUES (3, 2, '{"type":"bot","at":1795034858563,"by":"87VNF5SA2K","seat":0,"kind":"expert"}');
INSERT INTO frise.entries VALUES (3, 3, '{"type":"bot","at":1795034858563,"by":"87VNF5SA2K","seat":1,"kind":"child"}');
INSERT INTO frise.entries VALUES (3, 4, '{"type":"bot","at":1795034858563,"by":"87VNF5SA2K","seat":2,"kind":"regular"}');
INSERT INTO frise.entries VALUES (3, 5, '{"type":"began","at":1795034858563,"by":"87VNF5SA2K","version":2,"salt":15750290182717392484,"events":[{"type":"reshuffled","cards":["kindergarten","beards-of-the-boyars","coca-cola","couscous-in-mali","grand-bazaar-istanbul","m-pesa","indian-restaurant-in-london","cat-companion","instant-noodles","leather-shoe","birthday-invitation","cacao","nutella","blue-jeans","havaianas","football-banned-in-london","fish-and-chips","cheap-grain-for-rome","chocolate-bar","baths-of-caracalla","beer-hymn-to-ninkasi","coffee-ban-in-mecca","eight-hour-day","christmas-tree","macaroni","bed-of-grass","bikini","mcdonalds","croissant-in-paris","cape-wine","bread","chopsticks","chess-queen","laboratory-burger","judo","noodles"],"pile":36,"whole":true},{"type":"dealt","seat":0,"cards":["kindergarten","beards-of-the-boyars","coca-cola","couscous-in-mali","grand-bazaar-istanbul","m-pesa","indian-restaurant-in-london","cat-companion"]},{"type":"dealt","seat":1,"cards":["instant-noodles","leather-shoe","birthday-invitation","cacao","nutella","blue-jeans","havaianas","football-banned-in-london"]},{"type":"dealt","seat":2,"cards":["fish-and-chips","cheap-grain-for-rome","chocolate-bar","baths-of-caracalla","beer-hymn-to-ninkasi","coffee-ban-in-mecca","eight-hour-day","christmas-tree"]},{"type":"started","card":"macaroni","year":1279}]}');
INSERT INTO frise.entries VALUES (3, 6, '{"type":"chat","at":1795034858590,"by":"87VNF5SA2K","id":"c1","name":"Ada Éclair","text":"bonne chance, à tous !"}');
INSERT INTO frise.entries VALUES (3, 7, '{"type":"acted","at":1795034859223,"seat":0,"actor":"bot","version":2,"events":[{"type":"proposed","seat":0,"card":"couscous-in-mali","gap":1}]}');
INSERT INTO frise.entries VALUES (3, 8, '{"type":"acted","at":1795034859980,"seat":1,"actor":"bot","version":2,"events":[{"type":"accepted","seat":1}]}');
INSERT INTO frise.entries VALUES (3, 9, '{"type":"acted","at":1795034861276,"seat":2,"actor":"bot","version":2,"events":[{"type":"contested","seat":2},{"type":"placed","seat":0,"card":"couscous-in-mali","gap":1,"year":1352,"right":true,"giving":{"from":0,"to":2}}]}');
INSERT INTO frise.entries VALUES (3, 10, '{"type":"acted","at":1795034862718,"seat":0,"actor":"bot","version":2,"events":[{"type":"gave","from":0,"to":2,"card":"grand-bazaar-istanbul"}]}');
INSERT INTO frise.entries VALUES (3, 11, '{"type":"acted","at":1795034863756,"seat":1,"actor":"bot","version":2,"events":[{"type":"proposed","seat":1,"card":"football-banned-in-london","gap":2}]}');
INSERT INTO frise.entries VALUES (3, 12, '{"type":"acted","at":1795034865496,"seat":2,"actor":"bot","version":2,"events":[{"type":"contested","seat":2},{"type":"placed","seat":1,"card":"football-banned-in-london","gap":2,"year":1314,"right":false,"giving":{"from":2,"to":1}},{"type":"put-right","card":"football-banned-in-london","gap":1,"year":1314}]}');
INSERT INTO frise.entries VALUES (3, 13, '{"type":"acted","at":1795034866394,"seat":2,"actor":"bot","version":2,"events":[{"type":"gave","from":2,"to":1,"card":"grand-bazaar-istanbul"}]}');
INSERT INTO frise.entries VALUES (3, 14, '{"type":"acted","at":1795034867481,"seat":2,"actor":"bot","version":2,"events":[{"type":"proposed","seat":2,"card":"cheap-grain-for-rome","gap":0}]}');
INSERT INTO frise.entries VALUES (3, 15, '{"type":"acted","at":1795034868352,"seat":0,"actor":"bot","version":2,"events":[{"type":"accepted","seat":0}]}');
INSERT INTO frise.entries VALUES (3, 16, '{"type":"acted","at":1795034870163,"seat":1,"actor":"bot","version":2,"events":[{"type":"accepted","seat":1},{"type":"placed","seat":2,"card":"cheap-grain-for-rome","gap":0,"year":-123,"right":true}]}');
INSERT INTO frise.entries VALUES (3, 17, '{"type":"acted","at":1795034870820,"seat":0,"actor":"bot","version":2,"events":[{"type":"proposed","seat":0,"card":"kindergarten","gap":4}]}');
INSERT INTO frise.entries VALUES (3, 18, '{"type":"acted","at":1795034871692,"seat":1,"actor":"bot","version":2,"events":[{"type":"accepted","seat":1}]}');
INSERT INTO frise.entries VALUES (3, 19, '{"type":"acted","at":1795034873056,"seat":2,"actor":"bot","version":2,"events":[{"type":"accepted","seat":2},{"type":"placed","seat":0,"card":"kindergarten","gap":4,"year":1840,"right":true}]}');
INSERT INTO frise.entries VALUES (3, 20, '{"type":"acted","at":1795034874604,"seat":1,"actor":"bot","version":2,"events":[{"type":"proposed","seat":1,"card":"instant-noodles","gap":5}]}');
INSERT INTO frise.entries VALUES (3, 21, '{"type":"acted","at":1795034875392,"seat":2,"actor":"bot","version":2,"events":[{"type":"accepted","seat":2}]}');
INSERT INTO frise.entries VALUES (3, 22, '{"type":"acted","at":1795034877005,"seat":0,"actor":"bot","version":2,"events":[{"type":"accepted","seat":0},{"type":"placed","seat":1,"card":"instant-noodles","gap":5,"year":1958,"right":true}]}');
INSERT INTO frise.entries VALUES (3, 23, '{"type":"acted","at":1795034878247,"seat":2,"actor":"bot","version":2,"events":[{"type":"proposed","seat":2,"card":"baths-of-caracalla","gap":1}]}');
INSERT INTO frise.entries VALUES (3, 24, '{"type":"acted","at":1795034879036,"seat":0,"actor":"bot","version":2,"events":[{"type":"accepted","seat":0}]}');
INSERT INTO frise.entries VALUES (3, 25, '{"type":"acted","at":1795034879710,"seat":1,"actor":"bot","version":2,"events":[{"type":"accepted","seat":1},{"type":"placed","seat":2,"card":"baths-of-caracalla","gap":1,"year":216,"right":true}]}');
INSERT INTO frise.entries VALUES (3, 26, '{"type":"acted","at":1795034880701,"seat":0,"actor":"bot","version":2,"events":[{"type":"proposed","seat":0,"card":"indian-restaurant-in-london","gap":5}]}');
INSERT INTO frise.entries VALUES (3, 27, '{"type":"acted","at":1795034881460,"seat":1,"actor":"bot","version":2,"events":[{"type":"accepted","seat":1}]}');
INSERT INTO frise.entries VALUES (3, 28, '{"type":"acted","at":1795034882228,"seat":2,"actor":"bot","version":2,"events":[{"type":"accepted","seat":2},{"type":"placed","seat":0,"card":"indian-restaurant-in-london","gap":5,"year":1810,"right":true}]}');
INSERT INTO frise.entries VALUES (3, 29, '{"type":"acted","at":1795034883737,"seat":1,"actor":"bot","version":2,"events":[{"type":"proposed","seat":1,"card":"nutella","gap":8}]}');
INSERT INTO frise.entries VALUES (3, 30, '{"type":"acted","at":1795034884640,"seat":2,"actor":"bot","version":2,"events":[{"type":"accepted","seat":2}]}');
INSERT INTO frise.entries VALUES (3, 31, '{"type":"acted","at":1795034885840,"seat":0,"actor":"bot","version":2,"events":[{"type":"accepted","seat":0},{"type":"placed","seat":1,"card":"nutella","gap":8,"year":1964,"right":true}]}');
INSERT INTO frise.entries VALUES (3, 32, '{"type":"acted","at":1795034887320,"seat":2,"actor":"bot","version":2,"events":[{"type":"proposed","seat":2,"card":"christmas-tree","gap":5}]}');
INSERT INTO frise.entries VALUES (3, 33, '{"type":"acted","at":1795034888470,"seat":0,"actor":"bot","version":2,"events":[{"type":"accepted","seat":0}]}');
INSERT INTO frise.entries VALUES (3, 34, '{"type":"acted","at":1795034890189,"seat":1,"actor":"bot","version":2,"events":[{"type":"accepted","seat":1},{"type":"placed","seat":2,"card":"christmas-tree","gap":5,"year":1521,"right":true}]}');
INSERT INTO frise.entries VALUES (3, 35, '{"type":"acted","at":1795034891268,"seat":0,"actor":"bot","version":2,"events":[{"type":"proposed","seat":0,"card":"beards-of-the-boyars","gap":6}]}');
INSERT INTO frise.entries VALUES (3, 36, '{"type":"acted","at":1795034892488,"seat":1,"actor":"bot","version":2,"events":[{"type":"contested","seat":1},{"type":"placed","seat":0,"card":"beards-of-the-boyars","gap":6,"year":1698,"right":true,"giving":{"from":0,"to":1}}]}');
INSERT INTO frise.entries VALUES (3, 37, '{"type":"acted","at":1795034893517,"seat":0,"actor":"bot","version":2,"events":[{"type":"gave","from":0,"to":1,"card":"coca-cola"}]}');
INSERT INTO frise.entries VALUES (3, 38, '{"type":"acted","at":1795034894369,"seat":1,"actor":"bot","version":2,"events":[{"type":"proposed","seat":1,"card":"coca-cola","gap":9}]}');
INSERT INTO frise.entries VALUES (3, 40, '{"type":"acted","at":1795034896836,"seat":0,"actor":"bot","version":2,"events":[{"type":"accepted","seat":0},{"type":"placed","seat":1,"card":"coca-cola","gap":9,"year":1886,"right":true}]}');
INSERT INTO frise.entries VALUES (3, 41, '{"type":"acted","at":1795034898077,"seat":2,"actor":"bot","version":2,"events":[{"type":"proposed","seat":2,"card":"coffee-ban-in-mecca","gap":5}]}');
INSERT INTO frise.entries VALUES (3, 42, '{"type":"acted","at":1795034898852,"seat":0,"actor":"bot","version":2,"events":[{"type":"accepted","seat":0}]}');
INSERT INTO frise.entries VALUES (3, 43, '{"type":"acted","at":1795034900421,"seat":1,"actor":"bot","version":2,"events":[{"type":"contested","seat":1},{"type":"placed","seat":2,"card":"coffee-ban-in-mecca","gap":5,"year":1511,"right":true,"giving":{"from":2,"to":1}}]}');
INSERT INTO frise.entries VALUES (3, 44, '{"type":"acted","at":1795034901429,"seat":2,"actor":"bot","version":2,"events":[{"type":"gave","from":2,"to":1,"card":"eight-hour-day"}]}');
INSERT INTO frise.entries VALUES (3, 45, '{"type":"acted","at":1795034902794,"seat":0,"actor":"bot","version":2,"events":[{"type":"proposed","seat":0,"card":"m-pesa","gap":13}]}');
INSERT INTO frise.entries VALUES (3, 46, '{"type":"acted","at":1795034904439,"seat":1,"actor":"bot","version":2,"events":[{"type":"accepted","seat":1}]}');
INSERT INTO frise.entries VALUES (3, 47, '{"type":"acted","at":1795034905888,"seat":2,"actor":"bot","version":2,"events":[{"type":"accepted","seat":2},{"type":"placed","seat":0,"card":"m-pesa","gap":13,"year":2007,"right":true}]}');
INSERT INTO frise.entries VALUES (3, 48, '{"type":"acted","at":1795034906946,"seat":1,"actor":"bot","version":2,"events":[{"type":"proposed","seat":1,"card":"grand-bazaar-istanbul","gap":2}]}');
INSERT INTO frise.entries VALUES (3, 49, '{"type":"acted","at":1795034908434,"seat":2,"actor":"bot","version":2,"events":[{"type":"contested","seat":2},{"type":"placed","seat":1,"card":"grand-bazaar-istanbul","gap":2,"year":1455,"right":false,"giving":{"from":2,"to":1}},{"type":"put-right","card":"grand-bazaar-istanbul","gap":5,"year":1455}]}');
INSERT INTO frise.entries VALUES (3, 50, '{"type":"acted","at":1795034909330,"seat":2,"actor":"bot","version":2,"events":[{"type":"gave","from":2,"to":1,"card":"fish-and-chips"}]}');
INSERT INTO frise.entries VALUES (3, 51, '{"type":"acted","at":1795034909964,"seat":2,"actor":"bot","version":2,"events":[{"type":"proposed","seat":2,"card":"chocolate-bar","gap":11}]}');
INSERT INTO frise.entries VALUES (3, 52, '{"type":"acted","at":1795034910875,"seat":0,"actor":"bot","version":2,"events":[{"type":"accepted","seat":0}]}');
INSERT INTO frise.entries VALUES (3, 53, '{"type":"acted","at":1795034912388,"seat":1,"actor":"bot","version":2,"events":[{"type":"contested","seat":1},{"type":"placed","seat":2,"card":"chocolate-bar","gap":11,"year":1847,"right":true,"giving":{"from":2,"to":1}}]}');
INSERT INTO frise.entries VALUES (3, 54, '{"type":"acted","at":1795034913052,"seat":2,"actor":"bot","version":2,"events":[{"type":"gave","from":2,"to":1,"card":"beer-hymn-to-ninkasi"},{"type":"scored","points":[7,0,11],"totals":[7,0,11]},{"type":"game-over","winners":[2],"totals":[7,0,11]}]}');
INSERT INTO frise.entries VALUES (4, 1, '{"type":"opened","at":1795034913363,"by":"8EVGMXHTDH","settings":{"game":"chronology","seats":2,"options":{},"decks":[{"name":"465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d","hash":"465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d"}],"filter":{},"turn_seconds":0,"listed":false,"teams":false},"name":"Ada Éclair"}');
INSERT INTO frise.entries VALUES (4, 2, '{"type":"bot","at":1795034913363,"by":"8EVGMXHTDH","seat":0,"kind":"child"}');
INSERT INTO frise.entries VALUES (4, 3, '{"type":"bot","at":1795034913363,"by":"8EVGMXHTDH","seat":1,"kind":"expert"}');
INSERT INTO frise.entries VALUES (4, 4, '{"type":"began","at":1795034913363,"by":"8EVGMXHTDH","version":2,"salt":8474320248821643958,"events":[{"type":"reshuffled","cards":["croissant-in-paris","mcdonalds","eight-hour-day","fish-and-chips","coffee-ban-in-mecca","coca-cola","christmas-tree","judo","cat-companion","couscous-in-mali","chess-queen","cacao","havaianas","m-pesa","nutella","indian-restaurant-in-london","noodles","chopsticks","laboratory-burger","chocolate-bar","football-banned-in-london","blue-jeans","birthday-invitation","bed-of-grass","leather-shoe","cape-wine","macaroni","grand-bazaar-istanbul","bread","bikini","baths-of-caracalla","beer-hymn-to-ninkasi","cheap-grain-for-rome","beards-of-the-boyars","instant-noodles","kindergarten"],"pile":36,"whole":true},{"type":"dealt","seat":0,"cards":["croissant-in-paris","mcdonalds","eight-hour-day","fish-and-chips","coffee-ban-in-mecca"]},{"type":"dealt","seat":1,"cards":["coca-cola","christmas-tree","judo","cat-companion","couscous-in-mali"]},{"type":"started","card":"chess-queen","year":1475}]}');
INSERT INTO frise.entries VALUES (4, 5, '{"type":"acted","at":1795034914980,"seat":0,"actor":"bot","version":2,"events":[{"type":"placed","seat":0,"card":"mcdonalds","gap":1,"year":1940,"right":true}]}');
INSERT INTO frise.entries VALUES (4, 6, '{"type":"acted","at":1795034916075,"seat":1,"actor":"bot","version":2,"events":[{"type":"placed","seat":1,"card":"coca-cola","gap":1,"year":1886,"right":true},{"type":"round-ended","round":1,"next":2}]}');
INSERT INTO frise.entries VALUES (4, 7, '{"type":"acted","at":1795034916897,"seat":0,"actor":"bot","version":2,"events":[{"type":"placed","seat":0,"card":"fish-and-chips","gap":3,"year":1860,"right":false},{"type":"put-right","card":"fish-and-chips","gap":1,"year":1860},{"type":"drew","seat":0,"card":"cacao"}]}');
INSERT INTO frise.entries VALUES (4, 8, '{"type":"acted","at":1795034918220,"seat":1,"actor":"bot","version":2,"events":[{"type":"placed","seat":1,"card":"cat-companion","gap":0,"year":-7500,"right":true},{"type":"round-ended","round":2,"next":3}]}');
INSERT INTO frise.entries VALUES (5, 1, '{"type":"opened","at":1795034918225,"by":"87VNF5SA2K","settings":{"game":"twist","seats":4,"options":{},"decks":[{"name":"465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d","hash":"465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d"}],"filter":{},"turn_seconds":0,"listed":true,"teams":false},"name":"Ada Éclair"}');
INSERT INTO frise.entries VALUES (5, 2, '{"type":"sat","at":1795034918225,"by":"87VNF5SA2K","seat":0,"person":"87VNF5SA2K","name":"Ada Éclair"}');
INSERT INTO frise.entries VALUES (5, 3, '{"type":"sat","at":1795034918225,"by":"87VNF5SA2K","seat":1,"person":"87VNF5SA2K","name":"Cy"}');
INSERT INTO frise.entries VALUES (5, 4, '{"type":"bot","at":1795034918225,"by":"87VNF5SA2K","seat":2,"kind":"child"}');
INSERT INTO frise.entries VALUES (5, 5, '{"type":"sat","at":1795034918233,"by":"8EVGMXHTDH","id":"s1","seat":3,"person":"8EVGMXHTDH","name":"Bo"}');


--
-- Data for Name: own_decks; Type: TABLE DATA; Schema: frise; Owner: -
--

INSERT INTO frise.own_decks VALUES ('87VNF5SA2K', '465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d', 1795034800512, '{"id":"small","title":{"en":"A few things","fr":"Quelques choses"},"description":{"en":"What people eat, wear, play and do, from the first beds of grass to the burger from a laboratory. Bread, pizza, jeans, weekends: which came first?","fr":"Ce que l’on mange, porte, joue et fait, des premiers lits d’herbe au burger de laboratoire. Le pain, la pizza, le jean, le week-end : dans quel ordre ?"},"cards":36,"themes":["agriculture","architecture","biology","communication","economy","education","exploration","fashion","food","games","health","home","law","nature","politics","religion","rights","society","sport","trade","work"],"colour":"#8a5a35","cover":"meal","licence":"CC BY 4.0","languages":["en","fr"],"familiarity":3.3E0,"spread":[3,1,1,0,0,0,2,0,1,0,0,0,0,1,0,1,1,0,0,0,0,0,0,0,0,3,0,2,2,0,0,1,1,0,0,0,1,3,2,2,1,0,0,2,1,2,0,2],"from":-201000,"to":2020}');
INSERT INTO frise.own_decks VALUES ('8EVGMXHTDH', '033aeba441aa29adfe79330020cc29d87152e01c80e7c0eb4e88312187e18cea', 1795034800517, '{"id":"small","title":{"en":"Fewer things","fr":"Moins de choses"},"description":{"en":"What people eat, wear, play and do, from the first beds of grass to the burger from a laboratory. Bread, pizza, jeans, weekends: which came first?","fr":"Ce que l’on mange, porte, joue et fait, des premiers lits d’herbe au burger de laboratoire. Le pain, la pizza, le jean, le week-end : dans quel ordre ?"},"cards":16,"themes":["agriculture","architecture","communication","fashion","food","games","health","home","law","nature","politics","religion","society","work"],"colour":"#8a5a35","cover":"meal","licence":"CC BY 4.0","languages":["en","fr"],"familiarity":3.1E0,"spread":[3,0,1,0,0,0,1,0,1,0,0,0,0,1,0,1,1,0,0,0,0,0,0,0,0,0,0,1,1,0,0,1,1,0,0,0,0,1,0,1,0,0,0,1,0,0,0,0],"from":-201000,"to":1950}');


--
-- Data for Name: people; Type: TABLE DATA; Schema: frise; Owner: -
--

INSERT INTO frise.people VALUES ('87VNF5SA2K', 'Ada Éclair');
INSERT INTO frise.people VALUES ('8EVGMXHTDH', 'Bo');


--
-- Data for Name: sitters; Type: TABLE DATA; Schema: frise; Owner: -
--

INSERT INTO frise.sitters VALUES ('87VNF5SA2K', 1);
INSERT INTO frise.sitters VALUES ('87VNF5SA2K', 2);
INSERT INTO frise.sitters VALUES ('87VNF5SA2K', 3);
INSERT INTO frise.sitters VALUES ('8EVGMXHTDH', 4);
INSERT INTO frise.sitters VALUES ('8EVGMXHTDH', 5);
INSERT INTO frise.sitters VALUES ('87VNF5SA2K', 5);


--
-- Data for Name: tables; Type: TABLE DATA; Schema: frise; Owner: -
--

INSERT INTO frise.tables OVERRIDING SYSTEM VALUE VALUES (2, 44, 1795034858236, 2, true, '3NCGDN', '{87VNF5SA2K}', '{"game":"coop","seats":2,"names":["expert","child"],"free":0,"host":"Ada Éclair","turn_seconds":0,"teams":false,"decks":["465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d"],"winners":[0,1]}');
INSERT INTO frise.tables OVERRIDING SYSTEM VALUE VALUES (4, 8, 1795034914980, 1, false, 'DTCKS6', '{8EVGMXHTDH}', '{"game":"chronology","seats":2,"names":["child","expert"],"free":0,"host":"Ada Éclair","turn_seconds":0,"teams":false,"decks":["465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d"]}');
INSERT INTO frise.tables OVERRIDING SYSTEM VALUE VALUES (1, 12, 1795034809368, 2, true, 'KE5E7A', '{87VNF5SA2K}', '{"game":"classic","seats":2,"names":["expert","child"],"free":0,"host":"Ada Éclair","turn_seconds":0,"teams":false,"decks":["465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d"],"winners":[0]}');
INSERT INTO frise.tables OVERRIDING SYSTEM VALUE VALUES (5, 5, 1795034918233, 0, true, 'AHQTJK', '{87VNF5SA2K,8EVGMXHTDH}', '{"game":"twist","seats":4,"names":["Ada Éclair","Cy","child","Bo"],"free":0,"host":"Ada Éclair","turn_seconds":0,"teams":false,"decks":["465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d"]}');
INSERT INTO frise.tables OVERRIDING SYSTEM VALUE VALUES (3, 54, 1795034913052, 2, true, '9K88T7', '{87VNF5SA2K}', '{"game":"contest","seats":3,"names":["expert","child","regular"],"free":0,"host":"Ada Éclair","turn_seconds":0,"teams":false,"decks":["465dfde1e4b87d2c13a94a982413d1264a58d0ed7af5ec2e874d0e7fa1b7015d"],"winners":[2]}');


--
-- Data for Name: tokens; Type: TABLE DATA; Schema: frise; Owner: -
--

INSERT INTO frise.tokens VALUES ('\xf8c8d9a6f1b919b1a23df8c00041278b4ada1ed02689460853ce34b4c3912008', '87VNF5SA2K');
INSERT INTO frise.tokens VALUES ('\xfa6b44fdbf923fa5ef2cd641fcf4f57c5a73ba6f278295457a30357c3424a274', '8EVGMXHTDH');


--
-- Data for Name: version; Type: TABLE DATA; Schema: frise; Owner: -
--

INSERT INTO frise.version VALUES (2);


--
-- Name: arrivals; Type: SEQUENCE SET; Schema: frise; Owner: -
--

SELECT pg_catalog.setval('frise.arrivals', 1, false);


--
-- Name: nodes; Type: SEQUENCE SET; Schema: frise; Owner: -
--

SELECT pg_catalog.setval('frise.nodes', 1, true);


--
-- Name: tables_id_seq; Type: SEQUENCE SET; Schema: frise; Owner: -
--

SELECT pg_catalog.setval('frise.tables_id_seq', 5, true);


--
-- Name: attendees attendees_pkey; Type: CONSTRAINT; Schema: frise; Owner: -
--

ALTER TABLE ONLY frise.attendees
    ADD CONSTRAINT attendees_pkey PRIMARY KEY (code, node, person);


--
-- Name: codes codes_hash_key; Type: CONSTRAINT; Schema: frise; Owner: -
--

ALTER TABLE ONLY frise.codes
    ADD CONSTRAINT codes_hash_key UNIQUE (hash);


--
-- Name: codes codes_pkey; Type: CONSTRAINT; Schema: frise; Owner: -
--

ALTER TABLE ONLY frise.codes
    ADD CONSTRAINT codes_pkey PRIMARY KEY (person);


--
-- Name: decks decks_pkey; Type: CONSTRAINT; Schema: frise; Owner: -
--

ALTER TABLE ONLY frise.decks
    ADD CONSTRAINT decks_pkey PRIMARY KEY (hash);


--
-- Name: entries entries_pkey; Type: CONSTRAINT; Schema: frise; Owner: -
--

ALTER TABLE ONLY frise.entries
    ADD CONSTRAINT entries_pkey PRIMARY KEY (table_id, number);


--
-- Name: own_decks own_decks_pkey; Type: CONSTRAINT; Schema: frise; Owner: -
--

ALTER TABLE ONLY frise.own_decks
    ADD CONSTRAINT own_decks_pkey PRIMARY KEY (person, hash);


--
-- Name: people people_pkey; Type: CONSTRAINT; Schema: frise; Owner: -
--

ALTER TABLE ONLY frise.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);


--
-- Name: sitters sitters_pkey; Type: CONSTRAINT; Schema: frise; Owner: -
--

ALTER TABLE ONLY frise.sitters
    ADD CONSTRAINT sitters_pkey PRIMARY KEY (person, table_id);


--
-- Name: tables tables_code_key; Type: CONSTRAINT; Schema: frise; Owner: -
--

ALTER TABLE ONLY frise.tables
    ADD CONSTRAINT tables_code_key UNIQUE (code);


--
-- Name: tables tables_pkey; Type: CONSTRAINT; Schema: frise; Owner: -
--

ALTER TABLE ONLY frise.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);


--
-- Name: tokens tokens_pkey; Type: CONSTRAINT; Schema: frise; Owner: -
--

ALTER TABLE ONLY frise.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);


--
-- Name: attendees_by_node; Type: INDEX; Schema: frise; Owner: -
--

CREATE INDEX attendees_by_node ON frise.attendees USING btree (node);


--
-- Name: sitters_by_table; Type: INDEX; Schema: frise; Owner: -
--

CREATE INDEX sitters_by_table ON frise.sitters USING btree (table_id);


--
-- Name: tables_by_change; Type: INDEX; Schema: frise; Owner: -
--

CREATE INDEX tables_by_change ON frise.tables USING btree (changed, code);


--
-- Name: tables_by_standing; Type: INDEX; Schema: frise; Owner: -
--

CREATE INDEX tables_by_standing ON frise.tables USING btree (standing, changed, code);


--
-- PostgreSQL database dump complete
--


