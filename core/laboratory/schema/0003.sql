-- Version 3: search on the server, for desks that keep no mirror. It ranks as the desk's own index does (core/index/keyword_index.h):
--
--     idf(t)      = ln(1 + (N - df + 0.5) / (df + 0.5))
--     score(p, q) = sum over t of weight(t) * tf / (tf + k1 * (1 - b + b * dl / avgdl))
--
-- over the same terms: the desk cuts words to stems, when it adds a passage and when it asks. As on the desk, what was removed counts in N, df and
-- avgdl until postings are merged, rows of tables are not searched, and ties go to the smaller id.

-- Postings, in blocks: of one term, ascending, each `passage << 24 | tf << 16 | back << 15 | dl`, where back
-- is 1 for back matter, which is searched where it is asked for. A row each would be ten times as large and take five times as
-- long (docs/SCALE.md). A push writes a small block for each term that it brings; merge_postings() makes large ones of them.
CREATE TABLE adduce.postings(
    term text NOT NULL,
    first bigint NOT NULL,                      -- the first passage of the block
    df integer NOT NULL,                        -- how many are in it
    entries bigint[] NOT NULL,
    PRIMARY KEY(term, first) INCLUDE (df));
ALTER TABLE adduce.postings ALTER entries SET STORAGE EXTERNAL; -- read far more often than written, and pglz gains little on it

-- How many passages were indexed, and of what length: a row for each push, so that none waits for another's; their sum is asked for.
CREATE TABLE adduce.indexed(
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    passages bigint NOT NULL, length bigint NOT NULL);

-- Passages that are gone and still stand in postings.
CREATE TABLE adduce.removed_passages(passage bigint PRIMARY KEY, length integer NOT NULL);

-- Words in their order ("in quotes"), names, and whatever a query of tsquery finds.
CREATE INDEX passages_terms ON adduce.passages USING gin(terms);

CREATE FUNCTION adduce.index_passages() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    INSERT INTO adduce.postings(term, first, df, entries)
        SELECT t.lexeme, min(a.id), count(*),
            array_agg(a.id << 24 | least(cardinality(t.positions), 255)::bigint << 16
                | (a.kind = 'back_matter')::integer << 15 | a.length ORDER BY a.id)
        FROM added a, unnest(a.terms) t
        WHERE a.kind <> 'table_row' AND t.positions IS NOT NULL
        GROUP BY t.lexeme;
    INSERT INTO adduce.indexed(passages, length)
        SELECT count(*), sum(a.length) FROM added a WHERE a.kind <> 'table_row' HAVING count(*) > 0;
    RETURN NULL;
END
$$;
CREATE TRIGGER index_passages AFTER INSERT ON adduce.passages REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION adduce.index_passages();

CREATE FUNCTION adduce.unindex_passages() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    INSERT INTO adduce.removed_passages SELECT g.id, g.length FROM gone g WHERE g.kind <> 'table_row';
    RETURN NULL;
END
$$;
CREATE TRIGGER unindex_passages AFTER DELETE ON adduce.passages REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION adduce.unindex_passages();

-- Makes blocks of up to `most` postings out of smaller ones; with `all_of_them`, of all, and what is gone is left out. By adduce_owner, when little is
-- asked: pushes wait for it, searches do not. Returns how many blocks there were and are.
CREATE FUNCTION adduce.merge_postings(all_of_them boolean DEFAULT false, most integer DEFAULT 8192, OUT blocks_before bigint, OUT blocks_after bigint)
    LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    LOCK TABLE adduce.turn IN EXCLUSIVE MODE;
    LOCK TABLE adduce.postings, adduce.indexed, adduce.removed_passages IN SHARE ROW EXCLUSIVE MODE;
    SELECT count(*) INTO blocks_before FROM adduce.postings;
    WITH merging AS (
        DELETE FROM adduce.postings p
        WHERE all_of_them OR p.df < most AND p.term IN (SELECT o.term FROM adduce.postings o WHERE o.df < most GROUP BY o.term HAVING count(*) > 1)
        RETURNING p.term, p.entries
    ), placed AS (
        SELECT m.term, e, (row_number() OVER (PARTITION BY m.term ORDER BY e) - 1) / most AS block
        FROM merging m, unnest(m.entries) e
        WHERE NOT all_of_them OR NOT EXISTS (SELECT FROM adduce.removed_passages g WHERE g.passage = e >> 24)
    )
    INSERT INTO adduce.postings(term, first, df, entries)
        SELECT p.term, min(p.e) >> 24, count(*), array_agg(p.e ORDER BY p.e) FROM placed p GROUP BY p.term, p.block;
    IF all_of_them THEN
        INSERT INTO adduce.indexed(passages, length)
            SELECT -count(*), -sum(g.length) FROM adduce.removed_passages g HAVING count(*) > 0;
        DELETE FROM adduce.removed_passages;
    END IF;
    WITH told AS (DELETE FROM adduce.indexed i RETURNING i.passages, i.length)
        INSERT INTO adduce.indexed(passages, length) SELECT sum(t.passages), sum(t.length) FROM told t HAVING count(*) > 0;
    SELECT count(*) INTO blocks_after FROM adduce.postings;
END
$$;

-- The best `most` passages. `weights`: what the question makes of each term besides its rarity, (k3 + 1) n / (k3 + n) of one that n sentences say.
-- `documents`: of these alone; null: of all. In double precision; the desk's floats differ in the seventh digit.
CREATE FUNCTION adduce.search_bm25(terms text[], weights double precision[], most integer, k1 double precision DEFAULT 1.2,
    b double precision DEFAULT 0.75, documents bytea[] DEFAULT NULL, has_back_matter boolean DEFAULT false)
    RETURNS TABLE(passage bigint, score double precision) LANGUAGE sql STABLE PARALLEL SAFE ROWS 100
    SET search_path = pg_catalog, pg_temp SET work_mem = '64MB' SET jit = off
BEGIN ATOMIC
    WITH size AS MATERIALIZED (
        SELECT sum(i.passages)::double precision AS n, sum(i.length)::double precision / nullif(sum(i.passages), 0) AS average FROM adduce.indexed i
    ), asked AS MATERIALIZED (
        SELECT q.term, max(q.weight) AS weight FROM unnest(terms[1:64], weights[1:64]) AS q(term, weight) WHERE q.weight > 0 GROUP BY q.term
    ), weighed AS MATERIALIZED (
        SELECT a.term, a.weight * ln(1 + (s.n - f.df + 0.5::double precision) / (f.df + 0.5::double precision)) AS weight,
            k1 * (1 - b) AS fixed, k1 * b / s.average AS per_term
        FROM asked a CROSS JOIN size s CROSS JOIN LATERAL (SELECT sum(p.df)::double precision AS df FROM adduce.postings p WHERE p.term = a.term) f
        WHERE f.df > 0
    ), scored AS (
        SELECT e >> 24 AS passage,
            sum(w.weight * (e >> 16 & 255)::double precision
                / ((e >> 16 & 255)::double precision + w.fixed + w.per_term * (e & 32767)::double precision)) AS score
        FROM weighed w JOIN adduce.postings p ON p.term = w.term CROSS JOIN LATERAL unnest(p.entries) e
        WHERE has_back_matter OR e & 32768 = 0
        GROUP BY e >> 24
    )
    SELECT s.passage, s.score FROM scored s
    WHERE s.passage NOT IN (SELECT g.passage FROM adduce.removed_passages g)
        AND (documents IS NULL OR s.passage IN (SELECT p.id FROM adduce.passages p JOIN adduce.readings r ON r.reading = p.reading
            WHERE r.sha256 = ANY (documents)))
    ORDER BY s.score DESC, s.passage LIMIT least(most, 10000);
END;

GRANT SELECT ON adduce.postings, adduce.indexed, adduce.removed_passages TO adduce_reader;
GRANT EXECUTE ON FUNCTION adduce.search_bm25 TO adduce_reader;

UPDATE adduce.format SET version = 3, least_reader = 3, least_writer = 3, migrated_at = now();
