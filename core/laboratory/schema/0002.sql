-- Version 2: who may what. By PostgreSQL's own rights, after the three roles of docs/SERVER.md; nothing here relies on what a desk asks or leaves out.
-- tests/laboratory/rights tries every line of it in SQL.
--
-- Columns matter: who wrote a row, when, and its revision are in no grant, so that nobody but the triggers sets them. There is no DELETE: what is
-- removed is a row that says so, or desks would never hear of it.

GRANT USAGE ON SCHEMA adduce TO adduce_reader;
GRANT EXECUTE ON FUNCTION adduce.me(), adduce.take_turn(integer) TO adduce_reader;

-- A reader reads what the laboratory has,
GRANT SELECT ON adduce.format, adduce.members, adduce.documents, adduce.file_parts, adduce.readings, adduce.reading_parts, adduce.passages,
    adduce.spaces, adduce.vectors, adduce.collections, adduce.collection_documents, adduce.document_tags, adduce.withdrawals, adduce.history,
    adduce.threads, adduce.turns, adduce.verdicts, adduce.evidence_tables, adduce.evidence_rows, adduce.highlights, adduce.notes TO adduce_reader;

-- and keeps threads, tables of evidence, highlights and notes of its own.
GRANT INSERT (key, content, shared), UPDATE (content, shared, is_removed, base) ON adduce.threads, adduce.evidence_tables TO adduce_reader;
GRANT INSERT (key, whole, version_of, content), UPDATE (content, is_removed, base) ON adduce.turns TO adduce_reader;
GRANT INSERT (key, whole, content), UPDATE (content, is_removed, base) ON adduce.verdicts TO adduce_reader;
GRANT INSERT (key, whole, kind, content), UPDATE (content, is_removed, base) ON adduce.evidence_rows TO adduce_reader;
GRANT INSERT (key, sha256, content, shared), UPDATE (content, shared, is_removed, base) ON adduce.highlights, adduce.notes TO adduce_reader;

-- A contributor adds documents, describes and files them.
GRANT INSERT (sha256, byte_count, format, file_name, metadata, imported, superseded_by, base),
    UPDATE (metadata, imported, superseded_by, base) ON adduce.documents TO adduce_contributor;
GRANT INSERT (sha256, part, bytes) ON adduce.file_parts TO adduce_contributor;
GRANT INSERT (sha256, reading, reader_version, payload_version, profile, language, text_key, ocr, warnings, pages, passages, parts),
    UPDATE (reading, reader_version, payload_version, profile, language, text_key, ocr, warnings, pages, passages, parts)
    ON adduce.readings TO adduce_contributor;
GRANT INSERT (reading, part, first_page, last_page, sha256, payload) ON adduce.reading_parts TO adduce_contributor;
GRANT INSERT (reading, ordinal, stable_id, kind, first_page, last_page, length, terms, text) ON adduce.passages TO adduce_contributor;
GRANT INSERT (space, provider, model, dimensions) ON adduce.spaces TO adduce_contributor;
GRANT INSERT (reading, space, payload) ON adduce.vectors TO adduce_contributor;
GRANT INSERT (collection, parent, name, description, base), UPDATE (parent, name, description, is_removed, base)
    ON adduce.collections TO adduce_contributor;
GRANT INSERT (collection, sha256, is_in, base), UPDATE (is_in, base) ON adduce.collection_documents TO adduce_contributor;
GRANT INSERT (sha256, tag, is_in, base), UPDATE (is_in, base) ON adduce.document_tags TO adduce_contributor;

-- An admin takes documents out, and puts them back.
GRANT UPDATE (is_removed) ON adduce.documents TO adduce_admin;

-- What is a member's own: others read it where it is shared, an admin too; to them the rest is as if it were not there. adduce_owner, whose name the
-- triggers work in, owns the tables and so is not asked.
DO $$
DECLARE
    name text;
BEGIN
    FOREACH name IN ARRAY ARRAY['threads', 'turns', 'verdicts', 'evidence_tables', 'evidence_rows', 'highlights', 'notes'] LOOP
        EXECUTE format('ALTER TABLE adduce.%I ENABLE ROW LEVEL SECURITY', name);
        EXECUTE format('CREATE POLICY reads ON adduce.%I FOR SELECT TO adduce_reader USING (owner = session_user OR shared)', name);
        EXECUTE format('CREATE POLICY adds ON adduce.%I FOR INSERT TO adduce_reader WITH CHECK (owner = session_user)', name);
        EXECUTE format('CREATE POLICY changes ON adduce.%I FOR UPDATE TO adduce_reader USING (owner = session_user) '
            'WITH CHECK (owner = session_user)', name);
    END LOOP;
END
$$;
ALTER TABLE adduce.history ENABLE ROW LEVEL SECURITY;
CREATE POLICY reads ON adduce.history FOR SELECT TO adduce_reader USING (owner IS NULL OR owner = session_user);

---------------------------------------------------------------------------------------------------------------------------------------------
-- Members come and go by who administers the cluster, who may make roles; no member may, admins included: whoever makes roles in PostgreSQL 15 can
-- make itself nearly anything. These work in the name of who calls them, and are granted to nobody.

CREATE FUNCTION adduce.admit(login text, role text, shown_name text DEFAULT '') RETURNS void LANGUAGE plpgsql
    SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF role NOT IN ('reader', 'contributor', 'admin') THEN
        RAISE EXCEPTION 'no such role: %', role;
    END IF;
    -- Private things carry the name of their owner: a second Anna would read the first one's.
    IF EXISTS (SELECT FROM adduce.members m WHERE m.login = admit.login AND m.left_at IS NOT NULL) THEN
        RAISE EXCEPTION '% was a member before: give another name', login;
    END IF;
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = login) THEN
        EXECUTE format('CREATE ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS', login); -- no password: \password sets it
    END IF;
    EXECUTE format('REVOKE adduce_reader, adduce_contributor, adduce_admin FROM %I', login);
    EXECUTE format('GRANT %I TO %I', 'adduce_' || role, login);
    EXECUTE format('GRANT CONNECT ON DATABASE %I TO %I', current_database(), login);
    -- What keeps others waiting ends by itself.
    EXECUTE format('ALTER ROLE %I IN DATABASE %I SET idle_in_transaction_session_timeout = ''60s''', login, current_database());
    INSERT INTO adduce.members(login, shown_name) VALUES (admit.login, admit.shown_name)
        ON CONFLICT ON CONSTRAINT members_pkey DO UPDATE SET shown_name = excluded.shown_name;
END
$$;

-- What it shared stays, with its name; what it did not share is on its desks, and nobody here could read it any more.
CREATE FUNCTION adduce.dismiss(login text) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    name text;
BEGIN
    EXECUTE format('REVOKE adduce_reader, adduce_contributor, adduce_admin FROM %I', login);
    EXECUTE format('REVOKE CONNECT ON DATABASE %I FROM %I', current_database(), login);
    FOREACH name IN ARRAY ARRAY['verdicts', 'turns', 'threads', 'evidence_rows', 'evidence_tables', 'highlights', 'notes'] LOOP
        EXECUTE format('DELETE FROM adduce.%I WHERE owner = $1 AND NOT shared', name) USING login;
    END LOOP;
    DELETE FROM adduce.history h WHERE h.owner = dismiss.login;
    UPDATE adduce.members m SET left_at = clock_timestamp() WHERE m.login = dismiss.login;
END
$$;

-- After a backup was put back. Numbers that were given since the backup are given to other rows now, and a desk that has seen them would miss those: by the new
-- epoch it knows to ask for everything again, and to send what it has and the backup lacks.
CREATE FUNCTION adduce.restored() RETURNS void LANGUAGE sql
BEGIN ATOMIC
    UPDATE adduce.format SET epoch = gen_random_uuid();
END;

UPDATE adduce.format SET version = 2, least_reader = 2, least_writer = 2, migrated_at = now();
