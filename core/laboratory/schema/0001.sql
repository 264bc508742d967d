-- Version 1: what a laboratory shares. Run as adduce_owner, in one transaction, under the lock of migrations (docs/LABORATORY.md).

CREATE SCHEMA adduce;
REVOKE ALL ON SCHEMA adduce FROM PUBLIC;
ALTER DEFAULT PRIVILEGES IN SCHEMA adduce REVOKE ALL ON TABLES FROM PUBLIC;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC; -- of adduce_owner, in every schema: there is no such default for one

CREATE TABLE adduce.format(
    is_one boolean PRIMARY KEY DEFAULT true CHECK (is_one),
    laboratory uuid NOT NULL DEFAULT gen_random_uuid(), -- a desk knows by it that it speaks to the one it joined,
    epoch uuid NOT NULL DEFAULT gen_random_uuid(),      -- and by this that no backup took its place: adduce.restored()
    version integer NOT NULL,
    least_reader integer NOT NULL,                      -- a desk that knows this version or a later one may read,
    least_writer integer NOT NULL,                      -- and one that knows this one may write
    keeps_files boolean NOT NULL DEFAULT false,         -- the bytes of papers, too: file_parts
    migrated_at timestamptz NOT NULL DEFAULT now());
INSERT INTO adduce.format(version, least_reader, least_writer) VALUES (1, 1, 1);

---------------------------------------------------------------------------------------------------------------------------------------------
-- Revisions
--
-- Every row that desks share has a number out of one sequence, given anew with each change. A desk that has everything up to `since` asks for what
-- is greater. That misses nothing only if numbers become visible in their order, and a sequence alone does not promise that: one transaction
-- takes 7 and goes on working, a second one takes 8 and commits, a desk reads up to 8, and then 7 is committed and never read.
--
-- So writers take turns: who is about to take a number locks the table `turn`, and the lock is held until the transaction has ended. PostgreSQL makes a
-- commit visible before it lets go of its locks; so the next one takes its first number when all smaller ones are visible or will never be, and a
-- snapshot that sees a number sees every smaller one. A trigger takes the lock, so that no statement can do without, and in the owner's name: members
-- have no right to the table, and cannot hold it but by writing. It is one of statements, which fires before any row is locked: who took a row first
-- and the turn then would wait for who has the turn and wants the row. Readers wait for nobody. Advisory locks would do as well, but anybody who
-- connects can take those; comparing pg_current_xact_id() with the snapshot's horizon would do without a lock, but then one long transaction, of
-- whatever database of the cluster, holds back what everybody gets to see.
--
-- What is large has no numbers, and is sent without the turn: the parts of a reading and its passages before, the bytes of a file in transactions of
-- their own behind. So the lock is held for milliseconds.

CREATE SEQUENCE adduce.revisions AS bigint CACHE 1; -- a cache would hand out numbers in an order of its own
CREATE TABLE adduce.turn();

-- Not for members: of triggers that have the turn.
CREATE FUNCTION adduce.next_revision() RETURNS bigint LANGUAGE sql VOLATILE
    RETURN nextval('adduce.revisions'::regclass);

CREATE FUNCTION adduce.lock_turn() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    LOCK TABLE adduce.turn IN EXCLUSIVE MODE;
    RETURN NULL;
END
$$;

-- What a desk says between what is large and what is numbered: it knows this version of the format. Once it has the turn, no migration comes between.
CREATE FUNCTION adduce.take_turn(desk_version integer) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    LOCK TABLE adduce.turn IN EXCLUSIVE MODE;
    IF desk_version < (SELECT f.least_writer FROM adduce.format f) THEN
        RAISE EXCEPTION 'this laboratory needs a newer program' USING ERRCODE = 'AD005';
    END IF;
END
$$;

-- Who it is. Never current_user: that changes inside a function which works in another's name, and by SET ROLE.
CREATE FUNCTION adduce.me() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
    RETURN session_user::text;

---------------------------------------------------------------------------------------------------------------------------------------------
-- Members

CREATE TABLE adduce.members(
    login text PRIMARY KEY,                 -- the login role; a name that was a member's is never given again: things of its owner carry it
    shown_name text NOT NULL DEFAULT '',
    joined_at timestamptz NOT NULL DEFAULT now(),
    left_at timestamptz);

---------------------------------------------------------------------------------------------------------------------------------------------
-- Papers. A document that never leaves its computer has no row: there is no column to say so, and nothing of it is ever sent.

CREATE TABLE adduce.documents(
    sha256 bytea PRIMARY KEY CHECK (octet_length(sha256) = 32), -- of the bytes
    byte_count bigint NOT NULL CHECK (byte_count >= 0),
    format text NOT NULL CHECK (format ~ '^[a-z0-9]{1,20}$'),
    file_name text NOT NULL DEFAULT '' CHECK (octet_length(file_name) <= 1024 AND file_name !~ '[/\\]'), -- no folders: those are of a desk
    -- {"title": {"value": "...", "origin": "user"}, ...}; fields and origins as in core/documents/document.h. A field is written by itself.
    metadata jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(metadata) = 'object' AND octet_length(metadata::text) <= 262144),
    imported text NOT NULL DEFAULT '' CHECK (octet_length(imported) <= 262144), -- CSL-JSON of a reference manager
    superseded_by bytea CHECK (octet_length(superseded_by) = 32),
    is_removed boolean NOT NULL DEFAULT false,                  -- then nothing else of it is left
    added_by text NOT NULL DEFAULT '', added_at timestamptz NOT NULL DEFAULT now(),
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0, base bigint NOT NULL DEFAULT 0);

-- The bytes of a file, where the laboratory keeps them: pieces of at most 1 MB. Rights, dumps and replicas treat them as any row; large objects have
-- rights of their own, which row-level security knows nothing of, and stay behind when what named them goes.
CREATE TABLE adduce.file_parts(
    sha256 bytea NOT NULL REFERENCES adduce.documents,
    part integer NOT NULL CHECK (part >= 0),
    bytes bytea NOT NULL CHECK (octet_length(bytes) BETWEEN 1 AND 1048576),
    PRIMARY KEY(sha256, part));
ALTER TABLE adduce.file_parts ALTER bytes SET STORAGE EXTERNAL; -- papers are compressed already

-- What a paper says: how one desk read it, for all of them. Immutable: another reading has a key of its own, and takes the place of this one.
CREATE TABLE adduce.readings(
    sha256 bytea PRIMARY KEY REFERENCES adduce.documents,
    reading uuid NOT NULL UNIQUE,
    reader_version integer NOT NULL CHECK (reader_version > 0), -- kReaderVersion: an older one is read again by who has the file
    payload_version integer NOT NULL CHECK (payload_version > 0), -- of the form of the parts
    profile text NOT NULL DEFAULT '' CHECK (octet_length(profile) <= 1024), -- the chunker that it was cut with
    language text NOT NULL DEFAULT '' CHECK (octet_length(language) <= 16),
    text_key text NOT NULL DEFAULT '' CHECK (octet_length(text_key) <= 128), -- equal for equal text, whatever the bytes
    ocr text NOT NULL DEFAULT '' CHECK (octet_length(ocr) <= 256),
    warnings text NOT NULL DEFAULT '' CHECK (octet_length(warnings) <= 4096),
    pages integer NOT NULL CHECK (pages >= 0), passages integer NOT NULL CHECK (passages >= 0), parts integer NOT NULL CHECK (parts > 0),
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0);

-- Part 0 is the frame: sections, tables, hidden text, outline, labels and sizes of the pages. The others are runs of pages, each with their text, the
-- sentences that begin on them (with their parts and rectangles) and the chunks that begin on them. All as the rows of the desk's SQLite file hold
-- it, texts packed and rectangles encoded, so that a desk puts it into its tables as it comes: docs/LABORATORY.md has the form. A desk that
-- mirrors takes all parts; one that searches here takes the frame and the run of the page that it shows.
CREATE TABLE adduce.reading_parts(
    reading uuid NOT NULL REFERENCES adduce.readings(reading) DEFERRABLE INITIALLY DEFERRED,
    part integer NOT NULL CHECK (part >= 0),
    first_page integer NOT NULL, last_page integer NOT NULL,    -- 0-based; of the frame -1
    sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),    -- of the payload: a desk looks before it takes anything out of it
    payload bytea NOT NULL CHECK (octet_length(payload) BETWEEN 1 AND 16777216 AND sha256 = sha256(payload)),
    PRIMARY KEY(reading, part));
ALTER TABLE adduce.reading_parts ALTER payload SET STORAGE EXTERNAL; -- its texts are packed

-- What is searched here, a row for each chunk. `terms` are the stems of its indexed text with their places, as the desk's own index has them
-- (indexTerms() of the text, the title and the heading over it): PostgreSQL's dictionaries cut words otherwise, and ranks would differ.
CREATE TABLE adduce.passages(
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY CHECK (id < 549755813888), -- 2^39: postings hold it in 39 bits
    reading uuid NOT NULL REFERENCES adduce.readings(reading) DEFERRABLE INITIALLY DEFERRED,
    ordinal integer NOT NULL CHECK (ordinal >= 0),
    stable_id text NOT NULL CHECK (octet_length(stable_id) <= 64),
    kind text NOT NULL CHECK (kind IN ('text', 'caption', 'table_row', 'back_matter')),
    first_page integer NOT NULL, last_page integer NOT NULL,
    length integer NOT NULL CHECK (length BETWEEN 0 AND 32767), -- how many terms, repeated ones counted: dl of BM25
    terms tsvector NOT NULL,
    text text NOT NULL CHECK (octet_length(text) <= 1048576),
    UNIQUE(reading, ordinal));

-- Vectors of models' spaces. Those of a space that a desk learned from its own papers mean nothing to another.
CREATE TABLE adduce.spaces(
    space uuid PRIMARY KEY,
    provider text NOT NULL CHECK (provider <> '' AND octet_length(provider) <= 256),
    model text NOT NULL CHECK (model <> '' AND octet_length(model) <= 1024),
    dimensions integer NOT NULL CHECK (dimensions BETWEEN 1 AND 16384),
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0,
    UNIQUE(provider, model, dimensions));
-- Those of a reading in the order of its passages, one behind the other: a desk takes them at once; one that searches here takes single ones,
-- substr(payload, 1 + ordinal * 2 * dimensions, 2 * dimensions), for which PostgreSQL reads no more than that.
CREATE TABLE adduce.vectors(
    reading uuid NOT NULL REFERENCES adduce.readings(reading) DEFERRABLE INITIALLY DEFERRED,
    space uuid NOT NULL REFERENCES adduce.spaces,
    payload bytea NOT NULL CHECK (octet_length(payload) BETWEEN 2 AND 268435456), -- 16-bit floats, little endian, unit length
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0,
    PRIMARY KEY(reading, space));
ALTER TABLE adduce.vectors ALTER payload SET STORAGE EXTERNAL;

---------------------------------------------------------------------------------------------------------------------------------------------
-- Filing. Memberships and tags are sets: a row for each element, with whether it is in, so that both of two desks' additions stay.

CREATE TABLE adduce.collections(
    collection uuid PRIMARY KEY,
    parent uuid REFERENCES adduce.collections DEFERRABLE INITIALLY DEFERRED,
    name text NOT NULL CHECK (octet_length(name) <= 1024),      -- two desks may make the same name: they are shown side by side, none is renamed
    description text NOT NULL DEFAULT '' CHECK (octet_length(description) <= 4096),
    is_removed boolean NOT NULL DEFAULT false,
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0, base bigint NOT NULL DEFAULT 0);
CREATE TABLE adduce.collection_documents(
    collection uuid NOT NULL REFERENCES adduce.collections,
    sha256 bytea NOT NULL REFERENCES adduce.documents,
    is_in boolean NOT NULL,
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0, base bigint NOT NULL DEFAULT 0,
    PRIMARY KEY(collection, sha256));
CREATE TABLE adduce.document_tags(
    sha256 bytea NOT NULL REFERENCES adduce.documents,
    tag text NOT NULL CHECK (tag <> '' AND octet_length(tag) <= 1024),
    is_in boolean NOT NULL,
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0, base bigint NOT NULL DEFAULT 0,
    PRIMARY KEY(sha256, tag));

---------------------------------------------------------------------------------------------------------------------------------------------
-- What members make for themselves. All of it has an owner, and others read it only where it is shared. `content` is JSON as the desk's stores
-- write it. A part (a turn, a row, a verdict) is owned and shared as the whole that it is of: the trigger sees to it.

CREATE TABLE adduce.threads(
    key uuid PRIMARY KEY,
    content jsonb NOT NULL,                                     -- title, pinned, tags, created_at
    owner text NOT NULL DEFAULT '', shared boolean NOT NULL DEFAULT false, is_removed boolean NOT NULL DEFAULT false,
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0, base bigint NOT NULL DEFAULT 0);
CREATE TABLE adduce.turns(
    key uuid PRIMARY KEY,
    whole uuid NOT NULL REFERENCES adduce.threads,
    version_of uuid,                                            -- the first answer to the same question
    content jsonb NOT NULL,                                     -- the answer; its trace stays on the desk
    owner text NOT NULL DEFAULT '', shared boolean NOT NULL DEFAULT false, is_removed boolean NOT NULL DEFAULT false,
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0, base bigint NOT NULL DEFAULT 0);
CREATE TABLE adduce.verdicts(
    key uuid PRIMARY KEY,                                       -- that of its turn: one a turn
    whole uuid NOT NULL REFERENCES adduce.threads,
    content jsonb NOT NULL,                                     -- {"rating": "right", "rated_at": ...}
    owner text NOT NULL DEFAULT '', shared boolean NOT NULL DEFAULT false, is_removed boolean NOT NULL DEFAULT false,
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0, base bigint NOT NULL DEFAULT 0);
CREATE TABLE adduce.evidence_tables(
    key uuid PRIMARY KEY,
    content jsonb NOT NULL,                                     -- name, created_at
    owner text NOT NULL DEFAULT '', shared boolean NOT NULL DEFAULT false, is_removed boolean NOT NULL DEFAULT false,
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0, base bigint NOT NULL DEFAULT 0);
CREATE TABLE adduce.evidence_rows(
    key uuid PRIMARY KEY,
    whole uuid NOT NULL REFERENCES adduce.evidence_tables,
    kind text NOT NULL CHECK (kind IN ('row', 'question', 'paper', 'cell')), -- the last three are of its matrix
    content jsonb NOT NULL,
    owner text NOT NULL DEFAULT '', shared boolean NOT NULL DEFAULT false, is_removed boolean NOT NULL DEFAULT false,
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0, base bigint NOT NULL DEFAULT 0);
CREATE TABLE adduce.highlights(
    key uuid PRIMARY KEY,
    sha256 bytea CHECK (octet_length(sha256) = 32),             -- of the paper, which need not be here
    content jsonb NOT NULL,                                     -- page, place, label, quote, rects, colour, note, made_at
    owner text NOT NULL DEFAULT '', shared boolean NOT NULL DEFAULT false, is_removed boolean NOT NULL DEFAULT false,
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0, base bigint NOT NULL DEFAULT 0);
CREATE TABLE adduce.notes(
    key uuid PRIMARY KEY,                                       -- one a paper and owner: the desk makes it of both (UUID version 5)
    sha256 bytea CHECK (octet_length(sha256) = 32),
    content jsonb NOT NULL,                                     -- {"note": Markdown}
    owner text NOT NULL DEFAULT '', shared boolean NOT NULL DEFAULT false, is_removed boolean NOT NULL DEFAULT false,
    author text NOT NULL DEFAULT '', changed_at timestamptz NOT NULL DEFAULT now(), revision bigint NOT NULL DEFAULT 0, base bigint NOT NULL DEFAULT 0);
CREATE INDEX turns_whole ON adduce.turns(whole);
CREATE INDEX verdicts_whole ON adduce.verdicts(whole);
CREATE INDEX evidence_rows_whole ON adduce.evidence_rows(whole);

-- What was shared and is not any more. Others cannot see its row, and would keep what they have of it.
CREATE TABLE adduce.withdrawals(
    relation text NOT NULL, key uuid NOT NULL,
    revision bigint NOT NULL,
    PRIMARY KEY(relation, key));

-- What a field said before somebody wrote over it. Every row that can be written over has a column `base`: in it a writer says which revision of the row
-- it changes, 0 if it knew of none. `unseen`: that was not the row as it was, so that this value was lost unknowingly; it is shown as a conflict.
CREATE TABLE adduce.history(
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    relation text NOT NULL, key text NOT NULL, field text NOT NULL,
    value jsonb NOT NULL,                                       -- what was lost
    author text NOT NULL, changed_at timestamptz NOT NULL,      -- by whom and when it was written
    replaced_by text NOT NULL, unseen boolean NOT NULL,
    owner text,                                                 -- of what is a member's own: nobody else reads it
    revision bigint NOT NULL);

DO $$
DECLARE
    name text;
BEGIN
    FOREACH name IN ARRAY ARRAY['documents', 'readings', 'spaces', 'vectors', 'collections', 'collection_documents', 'document_tags', 'threads', 'turns',
        'verdicts', 'evidence_tables', 'evidence_rows', 'highlights', 'notes', 'withdrawals', 'history'] LOOP
        EXECUTE format('CREATE UNIQUE INDEX %I ON adduce.%I(revision)', name || '_revision', name);
    END LOOP;
    FOREACH name IN ARRAY ARRAY['threads', 'turns', 'verdicts', 'evidence_tables', 'evidence_rows', 'highlights', 'notes'] LOOP
        EXECUTE format('ALTER TABLE adduce.%I ADD CHECK (jsonb_typeof(content) = ''object'' AND octet_length(content::text) <= 8388608)', name);
        EXECUTE format('CREATE INDEX %I ON adduce.%I(owner, revision)', name || '_owner', name);
    END LOOP;
END
$$;

---------------------------------------------------------------------------------------------------------------------------------------------
-- What triggers do. They work in the owner's name, because they give numbers and write history, which members cannot; each has its search path
-- pinned, names every object in full, and is told nothing but its row.

CREATE FUNCTION adduce.keep_history(relation text, key text, field text, old_value jsonb, old_author text, old_changed_at timestamptz,
    unseen boolean, owner text) RETURNS void LANGUAGE sql VOLATILE
BEGIN ATOMIC
    INSERT INTO adduce.history(relation, key, field, value, author, changed_at, replaced_by, unseen, owner, revision)
        VALUES (relation, key, field, coalesce(old_value, 'null'), old_author, old_changed_at, session_user::text, unseen, owner,
            adduce.next_revision());
END;

-- Where a field of the metadata came from; later ones win over earlier ones, and equal ones are written over.
CREATE FUNCTION adduce.origin_rank(field jsonb) RETURNS integer LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp
    RETURN coalesce(array_position(ARRAY['none', 'first_page', 'info', 'xmp', 'crossref', 'imported', 'user'], field->>'origin'), 0);

CREATE FUNCTION adduce.stamp_document() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    field text;
    merged jsonb;
    unseen boolean := false;
BEGIN
    IF TG_OP = 'UPDATE' THEN
        unseen := NEW.base < OLD.revision;
    END IF;
    NEW.base := 0;
    IF TG_OP = 'INSERT' OR OLD.is_removed AND NOT NEW.is_removed THEN
        NEW.is_removed := false;
        NEW.added_by := adduce.me();
        NEW.added_at := clock_timestamp();
    ELSIF NEW.is_removed THEN
        IF OLD.is_removed THEN
            RETURN NULL;
        END IF;
        NEW.metadata := '{}';
        NEW.imported := '';
        NEW.file_name := '';
        NEW.superseded_by := NULL;
    ELSE
        -- Field by field: what is not named stays; what comes of a poorer source than what is there is not taken.
        merged := OLD.metadata;
        FOR field IN SELECT jsonb_object_keys(NEW.metadata) LOOP
            IF NEW.metadata->field IS DISTINCT FROM OLD.metadata->field
                AND adduce.origin_rank(NEW.metadata->field) >= adduce.origin_rank(OLD.metadata->field) THEN
                IF OLD.metadata ? field AND OLD.metadata->field->'value' IS DISTINCT FROM NEW.metadata->field->'value' THEN
                    PERFORM adduce.keep_history('documents', encode(OLD.sha256, 'hex'), field, OLD.metadata->field, OLD.author,
                        OLD.changed_at, unseen, NULL);
                END IF;
                merged := jsonb_set(merged, ARRAY[field], NEW.metadata->field);
            END IF;
        END LOOP;
        NEW.metadata := merged;
        IF NEW.imported = '' THEN
            NEW.imported := OLD.imported;
        ELSIF OLD.imported NOT IN ('', NEW.imported) THEN
            PERFORM adduce.keep_history('documents', encode(OLD.sha256, 'hex'), 'imported', to_jsonb(OLD.imported), OLD.author,
                OLD.changed_at, unseen, NULL);
        END IF;
        IF NEW IS NOT DISTINCT FROM OLD THEN
            RETURN NULL; -- nothing new: nobody needs to be told
        END IF;
    END IF;
    NEW.author := adduce.me();
    NEW.changed_at := clock_timestamp();
    NEW.revision := adduce.next_revision();
    RETURN NEW;
END
$$;

-- What is removed leaves the server: its text, its bytes, how it was filed and what history says of it.
CREATE FUNCTION adduce.clear_document() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM adduce.readings WHERE sha256 = NEW.sha256;
    DELETE FROM adduce.file_parts WHERE sha256 = NEW.sha256;
    UPDATE adduce.collection_documents SET is_in = false WHERE sha256 = NEW.sha256 AND is_in;
    UPDATE adduce.document_tags SET is_in = false WHERE sha256 = NEW.sha256 AND is_in;
    DELETE FROM adduce.history WHERE relation = 'documents' AND key = encode(NEW.sha256, 'hex');
    RETURN NULL;
END
$$;

CREATE FUNCTION adduce.stamp_reading() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF EXISTS (SELECT FROM adduce.documents d WHERE d.sha256 = NEW.sha256 AND d.is_removed) THEN
        RAISE EXCEPTION 'the paper was removed' USING ERRCODE = 'AD001';
    END IF;
    IF TG_OP = 'UPDATE' THEN
        NEW.sha256 := OLD.sha256;
        IF NEW.reading = OLD.reading THEN
            RETURN NULL;
        END IF;
        -- Nobody's text is written over but by a newer reader's, by who sent it, or by an admin.
        IF NEW.reader_version <= OLD.reader_version AND OLD.author <> adduce.me() AND NOT pg_has_role(session_user, 'adduce_admin', 'MEMBER') THEN
            RAISE EXCEPTION 'the paper was read by as new a reader' USING ERRCODE = 'AD004';
        END IF;
    END IF;
    -- Counted, not believed: half a reading would be searched as if it were whole.
    IF (SELECT count(*) FROM adduce.reading_parts p WHERE p.reading = NEW.reading) <> NEW.parts
        OR (SELECT count(*) FROM adduce.passages p WHERE p.reading = NEW.reading) <> NEW.passages THEN
        RAISE EXCEPTION 'the reading is not complete' USING ERRCODE = 'AD002';
    END IF;
    NEW.author := adduce.me();
    NEW.changed_at := clock_timestamp();
    NEW.revision := adduce.next_revision();
    RETURN NEW;
END
$$;

CREATE FUNCTION adduce.drop_reading() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM adduce.vectors WHERE reading = OLD.reading;
    DELETE FROM adduce.passages WHERE reading = OLD.reading;
    DELETE FROM adduce.reading_parts WHERE reading = OLD.reading;
    RETURN NULL;
END
$$;

-- What was put in stays in, if who takes it out had not seen that: of two desks that change a set, both get what they added.
CREATE FUNCTION adduce.stamp_element() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    is_gone boolean := EXISTS (SELECT FROM adduce.documents d WHERE d.sha256 = NEW.sha256 AND d.is_removed);
BEGIN
    NEW.is_in := NEW.is_in AND NOT is_gone;
    IF TG_OP = 'UPDATE' THEN
        IF NEW.is_in = OLD.is_in OR NOT NEW.is_in AND NEW.base < OLD.revision AND NOT is_gone THEN
            RETURN NULL;
        END IF;
    END IF;
    NEW.base := 0;
    NEW.author := adduce.me();
    NEW.changed_at := clock_timestamp();
    NEW.revision := adduce.next_revision();
    RETURN NEW;
END
$$;

CREATE FUNCTION adduce.stamp_collection() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    unseen boolean := false;
BEGIN
    IF TG_OP = 'UPDATE' THEN
        unseen := NEW.base < OLD.revision;
    END IF;
    NEW.base := 0;
    IF EXISTS (WITH RECURSIVE above(collection) AS (SELECT NEW.parent
            UNION SELECT c.parent FROM adduce.collections c JOIN above a ON c.collection = a.collection)
        SELECT FROM above WHERE collection = NEW.collection) THEN
        NEW.parent := NULL; -- two desks moved each into the other: this one comes to the top, and nothing is lost
    END IF;
    IF TG_OP = 'UPDATE' THEN
        IF NEW IS NOT DISTINCT FROM OLD THEN
            RETURN NULL;
        END IF;
        IF NEW.name <> OLD.name THEN
            PERFORM adduce.keep_history('collections', OLD.collection::text, 'name', to_jsonb(OLD.name), OLD.author, OLD.changed_at,
                unseen, NULL);
        END IF;
        IF NEW.description <> OLD.description THEN
            PERFORM adduce.keep_history('collections', OLD.collection::text, 'description', to_jsonb(OLD.description), OLD.author,
                OLD.changed_at, unseen, NULL);
        END IF;
    END IF;
    NEW.author := adduce.me();
    NEW.changed_at := clock_timestamp();
    NEW.revision := adduce.next_revision();
    RETURN NEW;
END
$$;

CREATE FUNCTION adduce.stamp_vectors() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF octet_length(NEW.payload) <> 2 * (SELECT s.dimensions FROM adduce.spaces s WHERE s.space = NEW.space)
        * (SELECT r.passages FROM adduce.readings r WHERE r.reading = NEW.reading) IS NOT FALSE THEN -- also where either is not there
        RAISE EXCEPTION 'not the vectors of this reading' USING ERRCODE = 'AD008';
    END IF;
    NEW.author := adduce.me();
    NEW.changed_at := clock_timestamp();
    NEW.revision := adduce.next_revision();
    RETURN NEW;
END
$$;

CREATE FUNCTION adduce.stamp_space() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    NEW.author := adduce.me();
    NEW.changed_at := clock_timestamp();
    NEW.revision := adduce.next_revision();
    RETURN NEW;
END
$$;

-- Of what is a member's own. TG_ARGV[0]: the relation of the whole that it is part of, or empty.
CREATE FUNCTION adduce.stamp_own() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    field text;
    whole_removed boolean := false;
    unseen boolean := false;
BEGIN
    IF TG_OP = 'UPDATE' THEN
        unseen := NEW.base < OLD.revision;
    END IF;
    NEW.base := 0;
    IF TG_OP = 'INSERT' THEN
        NEW.owner := adduce.me();
    ELSE
        NEW.key := OLD.key;
        NEW.owner := OLD.owner;
    END IF;
    IF TG_ARGV[0] <> '' THEN
        EXECUTE format('SELECT shared, is_removed FROM adduce.%I WHERE key = $1 AND owner = $2', TG_ARGV[0])
            INTO NEW.shared, whole_removed USING NEW.whole, NEW.owner;
        IF NEW.shared IS NULL THEN -- said alike for what is another's and for what is not there
            RAISE EXCEPTION 'what this is part of is not there' USING ERRCODE = 'AD003';
        END IF;
    END IF;
    IF NEW.is_removed OR whole_removed THEN
        NEW.is_removed := true;
        NEW.content := '{}'; -- what is removed leaves the server
    END IF;
    IF TG_OP = 'UPDATE' THEN
        IF NEW IS NOT DISTINCT FROM OLD THEN
            RETURN NULL;
        END IF;
        IF NEW.is_removed THEN
            DELETE FROM adduce.history WHERE relation = TG_TABLE_NAME AND key = OLD.key::text;
        ELSE
            FOR field IN SELECT jsonb_object_keys(OLD.content) LOOP
                IF NEW.content->field IS DISTINCT FROM OLD.content->field THEN
                    PERFORM adduce.keep_history(TG_TABLE_NAME, OLD.key::text, field, OLD.content->field, OLD.author, OLD.changed_at,
                        unseen, OLD.owner);
                END IF;
            END LOOP;
        END IF;
        IF OLD.shared AND NOT NEW.shared THEN
            INSERT INTO adduce.withdrawals VALUES (TG_TABLE_NAME, OLD.key, adduce.next_revision())
                ON CONFLICT (relation, key) DO UPDATE SET revision = excluded.revision;
        ELSIF NEW.shared AND NOT OLD.shared THEN
            DELETE FROM adduce.withdrawals WHERE relation = TG_TABLE_NAME AND key = OLD.key;
        END IF;
    END IF;
    NEW.author := adduce.me();
    NEW.changed_at := clock_timestamp();
    NEW.revision := adduce.next_revision();
    RETURN NEW;
END
$$;

-- What a whole becomes its parts become, each with a number of its own: others asked for what is newer than they have, and the parts of a thread that
-- is shared today may be years old.
CREATE FUNCTION adduce.carry_to_parts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    part text;
BEGIN
    IF NEW.shared <> OLD.shared OR NEW.is_removed <> OLD.is_removed THEN
        FOREACH part IN ARRAY TG_ARGV LOOP
            EXECUTE format('UPDATE adduce.%I SET is_removed = is_removed OR $2, shared = $3 WHERE whole = $1', part)
                USING NEW.key, NEW.is_removed, NEW.shared;
        END LOOP;
    END IF;
    RETURN NULL;
END
$$;

-- Told at the commit, once a transaction: NOTIFY folds what is equal. Whoever connects may listen, so that it says nothing but that there is something.
CREATE FUNCTION adduce.tell() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    NOTIFY adduce;
    RETURN NULL;
END
$$;

-- What is sent before its reading is of a reading that is not there yet: nobody adds to one that is in use.
CREATE FUNCTION adduce.only_of_new_readings() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF EXISTS (SELECT FROM added a JOIN adduce.readings r ON r.reading = a.reading) THEN
        RAISE EXCEPTION 'the reading is there already' USING ERRCODE = 'AD006';
    END IF;
    RETURN NULL;
END
$$;

-- No more bytes than the file has. Whether they are those of the hash a desk sees when it has them all.
CREATE FUNCTION adduce.no_more_bytes() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF EXISTS (SELECT FROM (SELECT DISTINCT a.sha256 FROM added a) a JOIN adduce.documents d ON d.sha256 = a.sha256
        WHERE d.is_removed OR d.byte_count < (SELECT sum(octet_length(p.bytes)) FROM adduce.file_parts p WHERE p.sha256 = a.sha256)) THEN
        RAISE EXCEPTION 'more bytes than the file has' USING ERRCODE = 'AD007';
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER only_new AFTER INSERT ON adduce.reading_parts REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION adduce.only_of_new_readings();
CREATE TRIGGER only_new AFTER INSERT ON adduce.passages REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION adduce.only_of_new_readings();
CREATE TRIGGER no_more AFTER INSERT ON adduce.file_parts REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION adduce.no_more_bytes();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.documents FOR EACH ROW EXECUTE FUNCTION adduce.stamp_document();
CREATE TRIGGER clear AFTER UPDATE ON adduce.documents FOR EACH ROW WHEN (NEW.is_removed AND NOT OLD.is_removed)
    EXECUTE FUNCTION adduce.clear_document();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.readings FOR EACH ROW EXECUTE FUNCTION adduce.stamp_reading();
CREATE TRIGGER drop_former AFTER DELETE OR UPDATE OF reading ON adduce.readings FOR EACH ROW EXECUTE FUNCTION adduce.drop_reading();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.collections FOR EACH ROW EXECUTE FUNCTION adduce.stamp_collection();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.collection_documents FOR EACH ROW EXECUTE FUNCTION adduce.stamp_element();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.document_tags FOR EACH ROW EXECUTE FUNCTION adduce.stamp_element();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.spaces FOR EACH ROW EXECUTE FUNCTION adduce.stamp_space();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.vectors FOR EACH ROW EXECUTE FUNCTION adduce.stamp_vectors();
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.threads FOR EACH ROW EXECUTE FUNCTION adduce.stamp_own('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.turns FOR EACH ROW EXECUTE FUNCTION adduce.stamp_own('threads');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.verdicts FOR EACH ROW EXECUTE FUNCTION adduce.stamp_own('threads');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.evidence_tables FOR EACH ROW EXECUTE FUNCTION adduce.stamp_own('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.evidence_rows FOR EACH ROW EXECUTE FUNCTION adduce.stamp_own('evidence_tables');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.highlights FOR EACH ROW EXECUTE FUNCTION adduce.stamp_own('');
CREATE TRIGGER stamp BEFORE INSERT OR UPDATE ON adduce.notes FOR EACH ROW EXECUTE FUNCTION adduce.stamp_own('');
CREATE TRIGGER carry AFTER UPDATE ON adduce.threads FOR EACH ROW EXECUTE FUNCTION adduce.carry_to_parts('turns', 'verdicts');
CREATE TRIGGER carry AFTER UPDATE ON adduce.evidence_tables FOR EACH ROW EXECUTE FUNCTION adduce.carry_to_parts('evidence_rows');
DO $$
DECLARE
    name text;
BEGIN
    FOREACH name IN ARRAY ARRAY['documents', 'readings', 'spaces', 'vectors', 'collections', 'collection_documents', 'document_tags', 'threads', 'turns',
        'verdicts', 'evidence_tables', 'evidence_rows', 'highlights', 'notes'] LOOP
        EXECUTE format('CREATE TRIGGER lock_turn BEFORE INSERT OR UPDATE ON adduce.%I FOR EACH STATEMENT EXECUTE FUNCTION adduce.lock_turn()', name);
        EXECUTE format('CREATE TRIGGER tell AFTER INSERT OR UPDATE ON adduce.%I FOR EACH STATEMENT EXECUTE FUNCTION adduce.tell()', name);
    END LOOP;
END
$$;
