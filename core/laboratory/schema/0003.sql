-- Version 3: search on the server, for desks that keep no mirror. It ranks as the desk's own index does (core/index/keyword_index.h):
--
--     idf(t)      = ln(1 + (N - df + 0.5) / (df + 0.5))
--     score(p, q) = sum over t of weight(t) * tf / (tf + k1 * (1 - b + b * dl / avgdl))
--
-- over the same terms: the desk cuts words to stems, when it adds a passage and when it asks. As on the desk, what was removed counts in N, df and
-- avgdl until postings are merged, rows of tables are not searched, and ties go to the smaller id.

-- Postings, in blocks: of one term, ascending, each passage * 2^24 + tf * 2^16 + back * 2^15 + dl, where back
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
            array_agg((a.id << 24) + (least(cardinality(t.positions), 255) << 16) + CASE a.kind WHEN 'back_matter' THEN 32768 ELSE 0 END + a.length
                ORDER BY a.id)
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
    -- In the order in which a push takes them, and without the turn, which a push takes after the first two: neither ever waits for the other in a ring.
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

-- Of a stem, whatever signs are in it.
CREATE FUNCTION adduce.term_query(term text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN ('''' || replace(replace(term, '\', '\\'), '''', '''''') || '''')::tsquery;

-- The one and the other within so many words of each other, in either order.
CREATE FUNCTION adduce.near_query(one text, other text, distance integer) RETURNS tsquery LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    a CONSTANT tsquery := adduce.term_query(one);
    b CONSTANT tsquery := adduce.term_query(other);
    near tsquery := tsquery_phrase(a, b) || tsquery_phrase(b, a);
BEGIN
    FOR apart IN 2 .. distance LOOP
        near := near || tsquery_phrase(a, b, apart) || tsquery_phrase(b, a, apart);
    END LOOP;
    RETURN near;
END
$$;

-- The best `most` passages. `weights`: what the question makes of each term besides its rarity, (k3 + 1) n / (k3 + n) of one that n sentences say.
-- `firsts` and `seconds`: terms that are neighbours in the question, which count as one more term of weight `neighbour_weight` where a passage has them
-- within `distance` words. `documents`: of these alone; null: of all. In double precision; the desk's floats differ in the seventh digit.
--
-- Every posting of the terms is looked at once; what comes of it is the score without neighbours, and which terms a passage has. Where neighbours stand
-- no posting tells: that is asked of the terms of passages, for the 300 best or as many as are wanted, and to know how rare a pair is of at most 128 passages that have both
-- words, taken by a hash, so that the same question gets the same answer. On the desk the rarity of a pair is counted.
CREATE FUNCTION adduce.search_bm25(terms text[], weights double precision[], most integer, firsts text[] DEFAULT '{}',
    seconds text[] DEFAULT '{}', k1 double precision DEFAULT 1.2, b double precision DEFAULT 0.75, neighbour_weight double precision DEFAULT 0.3,
    distance integer DEFAULT 2, documents bytea[] DEFAULT NULL, has_back_matter boolean DEFAULT false)
    RETURNS TABLE(passage bigint, score double precision) LANGUAGE sql STABLE PARALLEL SAFE ROWS 100
    SET search_path = pg_catalog, pg_temp SET work_mem = '64MB' SET jit = off
BEGIN ATOMIC
    WITH size AS MATERIALIZED (
        SELECT sum(i.passages)::double precision AS n, sum(i.length)::double precision / nullif(sum(i.passages), 0) AS average FROM adduce.indexed i
    ), asked AS MATERIALIZED (
        SELECT DISTINCT ON (q.term) q.term, q.weight, 1::bigint << (q.place - 1)::integer AS bit
        FROM unnest(terms[1:62], weights[1:62]) WITH ORDINALITY AS q(term, weight, place) WHERE q.weight > 0 ORDER BY q.term, q.place
    ), weighed AS MATERIALIZED (
        SELECT a.term, a.bit, a.weight * ln(1 + (s.n - f.df + 0.5::double precision) / (f.df + 0.5::double precision)) AS weight,
            k1 * (1 - b) AS fixed, k1 * b / s.average AS per_term, s.n
        FROM asked a CROSS JOIN size s CROSS JOIN LATERAL (SELECT sum(p.df)::double precision AS df FROM adduce.postings p WHERE p.term = a.term) f
        WHERE f.df > 0
    ), entries AS ( -- in the list of columns, where a set is taken as it comes; among the tables it would be written aside first
        SELECT w.bit, w.weight, w.fixed, w.per_term, unnest(p.entries) AS e FROM weighed w JOIN adduce.postings p ON p.term = w.term
    ), scored AS MATERIALIZED (
        SELECT e >> 24 AS passage, bit_or(bit) AS has,
            sum(weight * (e >> 16 & 255)::double precision / ((e >> 16 & 255)::double precision + fixed + per_term * (e & 32767)::double precision)) AS score
        FROM entries
        WHERE has_back_matter OR e & 32768 = 0
        GROUP BY e >> 24
    ), candidates AS MATERIALIZED (
        SELECT s.* FROM scored s
        WHERE s.passage NOT IN (SELECT g.passage FROM adduce.removed_passages g)
            AND (documents IS NULL OR s.passage IN (SELECT p.id FROM adduce.passages p JOIN adduce.readings r ON r.reading = p.reading
                WHERE r.sha256 = ANY (documents)))
        ORDER BY s.score DESC, s.passage LIMIT greatest(300, least(most, 10000))
    ), pairs AS MATERIALIZED (
        SELECT one.term AS one, other.term AS other, one.bit | other.bit AS both, one.fixed, one.per_term, one.n,
            adduce.near_query(one.term, other.term, least(distance, 8)) AS near
        FROM unnest(firsts[1:62], seconds[1:62]) AS q(one, other) JOIN weighed one ON one.term = q.one JOIN weighed other ON other.term = q.other
        WHERE one.term <> other.term AND neighbour_weight > 0 AND distance > 0
    ), several AS MATERIALIZED (
        SELECT s.passage, s.has FROM scored s WHERE s.has & (s.has - 1) <> 0 AND EXISTS (SELECT FROM pairs)
    ), weighed_pairs AS MATERIALIZED (
        SELECT q.*, neighbour_weight * ln(1 + (q.n - f.df + 0.5::double precision) / (f.df + 0.5::double precision)) AS weight
        FROM pairs q CROSS JOIN LATERAL (
            SELECT max(t.all_of_them)::double precision * count(*) FILTER (WHERE p.terms @@ q.near) / nullif(count(*), 0) AS df
            FROM (SELECT s.passage, count(*) OVER () AS all_of_them FROM several s WHERE s.has & q.both = q.both
                ORDER BY hashint8(s.passage) LIMIT 128) t JOIN adduce.passages p ON p.id = t.passage) f
        WHERE f.df >= 0
    ), held AS MATERIALIZED ( -- who has both words; where they stand is dearer to ask
        SELECT c.passage, q.* FROM candidates c JOIN weighed_pairs q ON c.has & q.both = q.both
    ), rewarded AS (
        SELECT h.passage, h.weight * t.tf / (t.tf + h.fixed + h.per_term * p.length::double precision) AS score
        FROM held h JOIN adduce.passages p ON p.id = h.passage AND p.terms @@ h.near
        CROSS JOIN LATERAL (
            SELECT count(*)::double precision AS tf
            FROM unnest(p.terms) AS one(lexeme, positions, marks), unnest(one.positions) at
            WHERE one.lexeme = h.one AND EXISTS (SELECT FROM unnest(p.terms) AS other(lexeme, positions, marks), unnest(other.positions) near
                WHERE other.lexeme = h.other AND abs(at - near) BETWEEN 1 AND distance)) t
    )
    SELECT a.passage, sum(a.score) AS score FROM (SELECT c.passage, c.score FROM candidates c UNION ALL SELECT r.passage, r.score FROM rewarded r) a
    GROUP BY a.passage ORDER BY 2 DESC, 1 LIMIT least(most, 10000);
END;

-- What a desk weighs words by besides (how rare they are, whether they are known at all): how many passages there are, of what length all together, and
-- how many hold each term.
CREATE FUNCTION adduce.frequencies(terms text[]) RETURNS TABLE(term text, df bigint, passages bigint, length bigint) LANGUAGE sql STABLE PARALLEL SAFE
    SET search_path = pg_catalog, pg_temp
BEGIN ATOMIC
    SELECT q.term, coalesce((SELECT sum(p.df) FROM adduce.postings p WHERE p.term = q.term), 0)::bigint, s.passages, s.length
    FROM (SELECT DISTINCT t AS term FROM unnest(terms) t) q
    CROSS JOIN (SELECT coalesce(sum(i.passages), 0)::bigint AS passages, coalesce(sum(i.length), 0)::bigint AS length FROM adduce.indexed i) s;
END;

GRANT SELECT ON adduce.postings, adduce.indexed, adduce.removed_passages TO adduce_reader;
GRANT EXECUTE ON FUNCTION adduce.term_query, adduce.near_query, adduce.search_bm25, adduce.frequencies TO adduce_reader;

UPDATE adduce.format SET version = 3, least_reader = 3, least_writer = 3, migrated_at = now();
