-- What a laboratory needs of its cluster, before the first migration. Run once, in the new and empty database, by who may create roles and owns
-- the database; running it again changes nothing. Everything else is done as adduce_owner, which nobody logs in as.
--
-- Roles belong to the cluster, not to a database: a member of two laboratories in one cluster has the same role in both, and is let into each
-- by CONNECT. Who needs it otherwise gives each laboratory a cluster of its own (pg_createcluster).

DO $$
DECLARE
    made text;
BEGIN
    FOREACH made IN ARRAY ARRAY['adduce_owner', 'adduce_reader', 'adduce_contributor', 'adduce_admin'] LOOP
        IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = made) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS', made);
        END IF;
    END LOOP;
    -- Each may what the one before may: docs/SERVER.md.
    GRANT adduce_reader TO adduce_contributor;
    GRANT adduce_contributor TO adduce_admin;

    -- Who administers without being a superuser works as adduce_owner, too.
    IF NOT (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user) THEN
        EXECUTE format('GRANT adduce_owner TO %I', current_user);
    END IF;

    -- PUBLIC may connect to a new database and make temporary tables in it: a reader could fill the disk.
    EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
    EXECUTE format('GRANT CREATE ON DATABASE %I TO adduce_owner', current_database());
    REVOKE ALL ON SCHEMA public FROM PUBLIC;
END
$$;

-- Large objects are outside every schema, and whoever connects may make them. A laboratory uses none. Their functions belong to the superuser, so
-- that only a superuser can take them away.
DO $$
DECLARE
    maker regprocedure;
BEGIN
    IF (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user) THEN
        FOREACH maker IN ARRAY ARRAY['lo_creat(integer)', 'lo_create(oid)', 'lo_from_bytea(oid, bytea)', 'lo_open(oid, integer)',
            'lo_put(oid, bigint, bytea)', 'lowrite(integer, bytea)', 'lo_truncate(integer, integer)',
            'lo_truncate64(integer, bigint)']::regprocedure[] LOOP
            EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', maker);
        END LOOP;
    ELSIF has_function_privilege('adduce_reader', 'lo_from_bytea(oid, bytea)', 'EXECUTE') THEN
        RAISE WARNING 'members can make large objects: have a superuser run this file as well';
    END IF;
END
$$;
