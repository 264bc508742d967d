#include "core/library/migrations.h"

#include <array>

namespace adduce {

namespace {

// One script for each version; the n-th leads from version n to n + 1. A released script never changes.
constexpr std::array kScripts {
    R"sql(
CREATE TABLE documents(
    id INTEGER PRIMARY KEY,
    sha256 TEXT UNIQUE,               -- of the bytes; NULL until they were read
    path TEXT NOT NULL,
    bytes INTEGER NOT NULL DEFAULT 0,
    title TEXT NOT NULL DEFAULT '',
    authors TEXT NOT NULL DEFAULT '', -- one a line
    year INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL,
    reason TEXT NOT NULL DEFAULT '',
    reason_detail TEXT NOT NULL DEFAULT '',
    warnings TEXT NOT NULL DEFAULT '', -- one a line
    added_at TEXT NOT NULL);
CREATE INDEX documents_path ON documents(path);
CREATE TABLE pages(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    page INTEGER NOT NULL,            -- 0-based
    label TEXT NOT NULL,
    width REAL NOT NULL, height REAL NOT NULL, -- points
    text TEXT NOT NULL,
    UNIQUE(document, page));
CREATE TABLE sections(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    number TEXT NOT NULL, title TEXT NOT NULL, type TEXT NOT NULL,
    level INTEGER NOT NULL, page INTEGER NOT NULL,
    UNIQUE(document, ordinal));
CREATE TABLE sentences(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    section INTEGER NOT NULL,         -- ordinal, -1 before the first
    kind TEXT NOT NULL,
    starts_paragraph INTEGER NOT NULL,
    doubtful INTEGER NOT NULL,        -- searched, never quoted
    text TEXT NOT NULL,               -- cleaned
    parts BLOB NOT NULL,              -- where it stands: text_store.cpp
    UNIQUE(document, ordinal));
CREATE TABLE chunks(
    id INTEGER PRIMARY KEY,
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    section INTEGER NOT NULL,
    first_sentence INTEGER NOT NULL, last_sentence INTEGER NOT NULL,
    first_page INTEGER NOT NULL, last_page INTEGER NOT NULL,
    prefix TEXT NOT NULL,             -- for the vector text only
    text TEXT NOT NULL,
    UNIQUE(document, ordinal));
CREATE VIRTUAL TABLE chunks_fts USING fts5(text, content='chunks', content_rowid='id',
    tokenize='porter unicode61 remove_diacritics 2');
CREATE TRIGGER chunks_inserted AFTER INSERT ON chunks BEGIN
    INSERT INTO chunks_fts(rowid, text) VALUES (new.id, new.text);
END;
CREATE TRIGGER chunks_deleted AFTER DELETE ON chunks BEGIN
    INSERT INTO chunks_fts(chunks_fts, rowid, text) VALUES ('delete', old.id, old.text);
END;
CREATE TRIGGER chunks_updated AFTER UPDATE OF text ON chunks BEGIN
    INSERT INTO chunks_fts(chunks_fts, rowid, text) VALUES ('delete', old.id, old.text);
    INSERT INTO chunks_fts(rowid, text) VALUES (new.id, new.text);
END;
CREATE TABLE spaces(
    id INTEGER PRIMARY KEY,
    provider TEXT NOT NULL, model TEXT NOT NULL, dimensions INTEGER NOT NULL, revision INTEGER NOT NULL,
    fitted_chunks INTEGER NOT NULL,   -- how many the space was learned from
    data BLOB NOT NULL,               -- the learned model itself
    UNIQUE(provider, model, dimensions, revision));
CREATE TABLE vectors(
    space INTEGER NOT NULL REFERENCES spaces ON DELETE CASCADE,
    chunk INTEGER NOT NULL REFERENCES chunks ON DELETE CASCADE,
    vector BLOB NOT NULL,             -- float32, little endian, unit length
    UNIQUE(space, chunk));
CREATE INDEX vectors_chunk ON vectors(chunk);
CREATE TABLE threads(
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL);
CREATE TABLE turns(
    id INTEGER PRIMARY KEY,
    thread INTEGER NOT NULL REFERENCES threads ON DELETE CASCADE,
    citations INTEGER NOT NULL,
    answer TEXT NOT NULL);            -- JSON: answer_json.cpp
CREATE INDEX turns_thread ON turns(thread);
CREATE TABLE evaluation_runs(
    id INTEGER PRIMARY KEY,
    started_at TEXT NOT NULL, set_name TEXT NOT NULL, report TEXT NOT NULL);
-- Counts every change of what can be searched, so that a loaded snapshot knows when it is stale.
CREATE TABLE search_revision(id INTEGER PRIMARY KEY CHECK (id = 1), value INTEGER NOT NULL);
INSERT INTO search_revision VALUES (1, 0);
)sql",
    R"sql(
ALTER TABLE documents ADD COLUMN format TEXT NOT NULL DEFAULT 'pdf';
ALTER TABLE documents ADD COLUMN encoding TEXT NOT NULL DEFAULT '';
ALTER TABLE documents ADD COLUMN chosen_encoding TEXT NOT NULL DEFAULT ''; -- by the user, over what was detected
ALTER TABLE documents ADD COLUMN doi TEXT NOT NULL DEFAULT '';
ALTER TABLE documents ADD COLUMN venue TEXT NOT NULL DEFAULT '';
ALTER TABLE documents ADD COLUMN origins TEXT NOT NULL DEFAULT ''; -- where each field came from: title authors year doi venue
ALTER TABLE documents ADD COLUMN imported TEXT NOT NULL DEFAULT ''; -- CSL-JSON of the entry that a reference manager gave
ALTER TABLE documents ADD COLUMN reader_version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE documents ADD COLUMN modified INTEGER NOT NULL DEFAULT 0; -- of the file when it was read, ms since 1970
ALTER TABLE documents ADD COLUMN text_key TEXT NOT NULL DEFAULT '';   -- equal for equal text, whatever the bytes
ALTER TABLE documents ADD COLUMN superseded_by INTEGER REFERENCES documents ON DELETE SET NULL;
ALTER TABLE documents ADD COLUMN priority INTEGER NOT NULL DEFAULT 0; -- of the queue; higher is read first
ALTER TABLE documents ADD COLUMN profile TEXT NOT NULL DEFAULT '';    -- the chunker it was cut with
ALTER TABLE documents ADD COLUMN ocr TEXT NOT NULL DEFAULT '';        -- languages its pages were recognised in
CREATE INDEX documents_doi ON documents(doi) WHERE doi <> '';
CREATE INDEX documents_text_key ON documents(text_key) WHERE text_key <> '';
ALTER TABLE pages ADD COLUMN worth TEXT NOT NULL DEFAULT 'sound';
ALTER TABLE chunks ADD COLUMN kind TEXT NOT NULL DEFAULT 'text';
ALTER TABLE chunks ADD COLUMN stable_id TEXT NOT NULL DEFAULT '';
CREATE INDEX chunks_stable_id ON chunks(stable_id);
-- Pairs of letters of scripts that put no spaces between words, for two-character queries: text/words.h.
ALTER TABLE chunks ADD COLUMN bigrams TEXT NOT NULL DEFAULT '';
-- Rows of tables repeat their caption and header: they have an index of their own, so that they neither push prose out
-- of the candidates nor change how rare a word is.
DROP TRIGGER chunks_inserted;
DROP TRIGGER chunks_deleted;
DROP TRIGGER chunks_updated;
DROP TABLE chunks_fts;
CREATE VIEW prose_chunks AS SELECT id, text, bigrams FROM chunks WHERE kind <> 'table_row';
CREATE VIEW row_chunks AS SELECT id, text, bigrams FROM chunks WHERE kind = 'table_row';
CREATE VIRTUAL TABLE chunks_fts USING fts5(text, bigrams, content='prose_chunks', content_rowid='id',
    tokenize='porter unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE rows_fts USING fts5(text, bigrams, content='row_chunks', content_rowid='id',
    tokenize='porter unicode61 remove_diacritics 2');
CREATE TRIGGER prose_inserted AFTER INSERT ON chunks WHEN new.kind <> 'table_row' BEGIN
    INSERT INTO chunks_fts(rowid, text, bigrams) VALUES (new.id, new.text, new.bigrams);
END;
CREATE TRIGGER prose_deleted AFTER DELETE ON chunks WHEN old.kind <> 'table_row' BEGIN
    INSERT INTO chunks_fts(chunks_fts, rowid, text, bigrams) VALUES ('delete', old.id, old.text, old.bigrams);
END;
CREATE TRIGGER rows_inserted AFTER INSERT ON chunks WHEN new.kind = 'table_row' BEGIN
    INSERT INTO rows_fts(rowid, text, bigrams) VALUES (new.id, new.text, new.bigrams);
END;
CREATE TRIGGER rows_deleted AFTER DELETE ON chunks WHEN old.kind = 'table_row' BEGIN
    INSERT INTO rows_fts(rows_fts, rowid, text, bigrams) VALUES ('delete', old.id, old.text, old.bigrams);
END;
-- A chunk is never changed: it is deleted and made anew.
CREATE TRIGGER chunks_stay BEFORE UPDATE OF text, bigrams, kind ON chunks BEGIN
    SELECT RAISE(ABORT, 'the text of a chunk does not change');
END;
INSERT INTO chunks_fts(chunks_fts) VALUES ('rebuild');
CREATE TABLE document_tables(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    label TEXT NOT NULL, caption INTEGER NOT NULL, section INTEGER NOT NULL, header_rows INTEGER NOT NULL,
    rows TEXT NOT NULL,               -- JSON: [[ordinal of the sentence, [cells]], ...]
    UNIQUE(document, ordinal));
CREATE TABLE hidden_text(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    page INTEGER NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL,
    rects BLOB NOT NULL);             -- as in sentences.parts
CREATE INDEX hidden_text_document ON hidden_text(document);
CREATE TABLE outlines(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    title TEXT NOT NULL, level INTEGER NOT NULL, page INTEGER NOT NULL,
    UNIQUE(document, ordinal));
-- What OCR read, by the bytes it read it from: it outlives the document's row.
CREATE TABLE recognised_pages(
    sha256 TEXT NOT NULL, page INTEGER NOT NULL, languages TEXT NOT NULL,
    lines BLOB NOT NULL,
    PRIMARY KEY(sha256, page, languages));
CREATE TABLE collections(
    id INTEGER PRIMARY KEY,
    parent INTEGER REFERENCES collections ON DELETE CASCADE,
    name TEXT NOT NULL,
    UNIQUE(parent, name));
CREATE TABLE collection_documents(
    collection INTEGER NOT NULL REFERENCES collections ON DELETE CASCADE,
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    UNIQUE(collection, document));
CREATE INDEX collection_documents_document ON collection_documents(document);
CREATE TABLE document_tags(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    tag TEXT NOT NULL,
    UNIQUE(document, tag));
CREATE INDEX document_tags_tag ON document_tags(tag);
CREATE TABLE watched_folders(
    path TEXT PRIMARY KEY,
    collection INTEGER REFERENCES collections ON DELETE SET NULL);
-- Pairs that look like one paper; kept once the user said that they are two.
CREATE TABLE duplicates(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    reason TEXT NOT NULL,             -- 'text' or 'doi'
    dismissed INTEGER NOT NULL DEFAULT 0,
    UNIQUE(document, other));
)sql",
    R"sql(
-- What Crossref said of a DOI: it is asked once.
CREATE TABLE crossref_replies(
    doi TEXT PRIMARY KEY,
    reply BLOB NOT NULL,              -- JSON, as it came
    fetched_at TEXT NOT NULL);
)sql",
    R"sql(
-- The file of the keyword index that belongs to this library (keyword_index.h), and the highest number that a chunk ever
-- had: none is given twice, so that what an index knows of a chunk stays true.
ALTER TABLE search_revision ADD COLUMN words_stamp INTEGER NOT NULL DEFAULT 0;
ALTER TABLE search_revision ADD COLUMN highest_chunk INTEGER NOT NULL DEFAULT 0;
UPDATE search_revision SET highest_chunk = (SELECT coalesce(max(id), 0) FROM chunks);
)sql",
    R"sql(
-- A learned space is read term by term, not as a whole. The old ones are fitted anew from the library.
DROP TABLE vectors;
DROP TABLE spaces;
CREATE TABLE spaces(
    id INTEGER PRIMARY KEY,
    provider TEXT NOT NULL, model TEXT NOT NULL, dimensions INTEGER NOT NULL, revision INTEGER NOT NULL,
    fitted_chunks INTEGER NOT NULL,              -- how many the space was learned from
    source TEXT NOT NULL DEFAULT '',             -- the folder of a model
    folded_words INTEGER NOT NULL DEFAULT 0,     -- of the texts that came since,
    unknown_words INTEGER NOT NULL DEFAULT 0,    -- and how many of them it does not know
    file_stamp INTEGER NOT NULL DEFAULT 0,       -- of the file of its vectors (vector_index.h),
    file_chunks INTEGER NOT NULL DEFAULT 0,      -- how many are in it,
    file_last INTEGER NOT NULL DEFAULT 0,        -- and the last of them
    UNIQUE(provider, model, dimensions, revision));
CREATE TABLE space_terms(
    space INTEGER NOT NULL REFERENCES spaces ON DELETE CASCADE,
    term TEXT NOT NULL,
    weight REAL NOT NULL,
    direction BLOB NOT NULL,                     -- 16-bit floats, little endian
    PRIMARY KEY(space, term)) WITHOUT ROWID;
CREATE TABLE vectors(
    space INTEGER NOT NULL REFERENCES spaces ON DELETE CASCADE,
    chunk INTEGER NOT NULL REFERENCES chunks ON DELETE CASCADE,
    vector BLOB NOT NULL,                        -- float32, little endian, unit length
    UNIQUE(chunk, space));
ALTER TABLE search_revision ADD COLUMN vectors_revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE search_revision ADD COLUMN active_space INTEGER;  -- the space that is searched; none: the learned one
ALTER TABLE search_revision ADD COLUMN words_chunks INTEGER NOT NULL DEFAULT 0;
ALTER TABLE search_revision ADD COLUMN words_last INTEGER NOT NULL DEFAULT 0;
UPDATE search_revision SET words_stamp = 0;
)sql",
    R"sql(
ALTER TABLE documents ADD COLUMN language TEXT NOT NULL DEFAULT '';   -- of most of its text, ISO 639-1; empty when unknown
CREATE INDEX documents_by_language ON documents(language) WHERE language > '';
)sql",
    R"sql(
ALTER TABLE documents ADD COLUMN stays_here INTEGER NOT NULL DEFAULT 0; -- 1: no server of another computer gets any of it
CREATE INDEX documents_that_stay ON documents(id) WHERE stays_here = 1;
-- What a model said of how well a chunk answers a question, 0 to 1: it is asked once.
CREATE TABLE rank_scores(
    id INTEGER PRIMARY KEY,           -- grows
    model TEXT NOT NULL, question TEXT NOT NULL,
    chunk TEXT NOT NULL,              -- its stable id
    score REAL NOT NULL,
    UNIQUE(model, question, chunk));
)sql",
    R"sql(
ALTER TABLE threads ADD COLUMN pinned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE threads ADD COLUMN deleted_at TEXT NOT NULL DEFAULT '';  -- in the bin since; '' when it is not there
ALTER TABLE turns DROP COLUMN citations;  -- now of turn_facts
ALTER TABLE turns ADD COLUMN version_of INTEGER REFERENCES turns ON DELETE SET NULL; -- the first answer to the same question
CREATE TABLE thread_tags(
    thread INTEGER NOT NULL REFERENCES threads ON DELETE CASCADE,
    tag TEXT NOT NULL,
    PRIMARY KEY(thread, tag)) WITHOUT ROWID;
-- What the saved answers say, in the shape that lists, filters and the search of threads need: thread_facts.cpp makes it
-- from the answers, also for those that are older than these tables.
CREATE TABLE turn_facts(
    turn INTEGER PRIMARY KEY REFERENCES turns ON DELETE CASCADE,
    thread INTEGER NOT NULL,
    again INTEGER NOT NULL,           -- 1: another version of an answer before it
    citations INTEGER NOT NULL, verdict TEXT NOT NULL, confidence TEXT NOT NULL,
    model TEXT NOT NULL, scope TEXT NOT NULL);
CREATE INDEX turn_facts_thread ON turn_facts(thread);
CREATE TABLE turn_quotes(
    turn INTEGER NOT NULL REFERENCES turns ON DELETE CASCADE,
    thread INTEGER NOT NULL,
    sha256 TEXT NOT NULL, page INTEGER NOT NULL, quote TEXT NOT NULL); -- 1-based
CREATE INDEX turn_quotes_turn ON turn_quotes(turn);
CREATE INDEX turn_quotes_source ON turn_quotes(sha256, thread);
CREATE TABLE thread_texts(
    thread INTEGER PRIMARY KEY REFERENCES threads ON DELETE CASCADE,
    title TEXT NOT NULL, questions TEXT NOT NULL, answers TEXT NOT NULL, quotes TEXT NOT NULL, sources TEXT NOT NULL,
    pairs TEXT NOT NULL);             -- of letters, of scripts without spaces: text/words.h
CREATE VIRTUAL TABLE threads_fts USING fts5(title, questions, answers, quotes, sources, pairs, content='thread_texts',
    content_rowid='thread', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
CREATE TRIGGER thread_texts_inserted AFTER INSERT ON thread_texts BEGIN
    INSERT INTO threads_fts(rowid, title, questions, answers, quotes, sources, pairs)
        VALUES (new.thread, new.title, new.questions, new.answers, new.quotes, new.sources, new.pairs);
END;
CREATE TRIGGER thread_texts_deleted AFTER DELETE ON thread_texts BEGIN
    INSERT INTO threads_fts(threads_fts, rowid, title, questions, answers, quotes, sources, pairs)
        VALUES ('delete', old.thread, old.title, old.questions, old.answers, old.quotes, old.sources, old.pairs);
END;
-- What came of comparing a quote with its document: quote_check.h.
CREATE TABLE quote_checks(
    sha256 TEXT NOT NULL, page INTEGER NOT NULL, quote TEXT NOT NULL,
    outcome TEXT NOT NULL, file TEXT NOT NULL, checked_at TEXT NOT NULL,
    PRIMARY KEY(sha256, page, quote)) WITHOUT ROWID;
CREATE INDEX quote_checks_failed ON quote_checks(outcome) WHERE outcome <> 'found';
)sql",
    R"sql(
-- Ids are never given twice: a step that is undone brings a row back under its own.
CREATE TABLE evidence_tables(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL, created_at TEXT NOT NULL);
CREATE TABLE evidence_rows(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    evidence_table INTEGER NOT NULL REFERENCES evidence_tables ON DELETE CASCADE,
    place REAL NOT NULL,              -- in the table's own order
    claim TEXT NOT NULL, notes TEXT NOT NULL,
    confidence TEXT NOT NULL,         -- '' for none
    citation TEXT NOT NULL,           -- JSON: answer_json.cpp; '' while there is no quote
    question TEXT NOT NULL,           -- whose answer the row came from; '' for one from the reader or by hand
    added_at TEXT NOT NULL);
CREATE INDEX evidence_rows_table ON evidence_rows(evidence_table, place);
-- A table's matrix: what each paper says to each question.
CREATE TABLE matrix_questions(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    evidence_table INTEGER NOT NULL REFERENCES evidence_tables ON DELETE CASCADE,
    place REAL NOT NULL, question TEXT NOT NULL);
CREATE TABLE matrix_papers(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    evidence_table INTEGER NOT NULL REFERENCES evidence_tables ON DELETE CASCADE,
    place REAL NOT NULL,
    document INTEGER REFERENCES documents ON DELETE SET NULL,
    sha256 TEXT NOT NULL, source TEXT NOT NULL, title TEXT NOT NULL); -- as they were when a cell was last filled
CREATE TABLE matrix_cells(
    question INTEGER NOT NULL REFERENCES matrix_questions ON DELETE CASCADE,
    paper INTEGER NOT NULL REFERENCES matrix_papers ON DELETE CASCADE,
    state TEXT NOT NULL,              -- 'quoted' or 'not_reported'; a cell that waits has no row
    citation TEXT NOT NULL,           -- JSON; '' for a cell without a quote
    chosen_by TEXT NOT NULL,          -- 'user', '' for the extractive road, or a model's name
    made_at TEXT NOT NULL,
    PRIMARY KEY(question, paper)) WITHOUT ROWID;
CREATE INDEX matrix_cells_paper ON matrix_cells(paper);
)sql",
    R"sql(
-- Beside the report, which is long to read when runs are listed.
ALTER TABLE evaluation_runs ADD COLUMN name TEXT NOT NULL DEFAULT '';
UPDATE evaluation_runs SET name = coalesce(iif(json_valid(report), json_extract(report, '$.name'), ''), '');
)sql",
    R"sql(
-- The highest number that a document ever had: none is given twice, so that a citation never means another paper.
ALTER TABLE search_revision ADD COLUMN highest_document INTEGER NOT NULL DEFAULT 0;
UPDATE search_revision SET highest_document = (SELECT coalesce(max(id), 0) FROM documents);
)sql",
    R"sql(
-- 1: a space that is being learned, or that another took the place of; nothing searches it, and the next learning clears it.
ALTER TABLE spaces ADD COLUMN set_aside INTEGER NOT NULL DEFAULT 0;
CREATE INDEX vectors_of_space ON vectors(space, chunk);
)sql",
    R"sql(
-- What is listed of a run stands before its report: SQLite reads a row from its beginning.
ALTER TABLE evaluation_runs RENAME TO former_runs;
CREATE TABLE evaluation_runs(
    id INTEGER PRIMARY KEY,
    started_at TEXT NOT NULL, set_name TEXT NOT NULL,
    name TEXT NOT NULL,
    cut_short INTEGER NOT NULL,       -- 1: stopped, or ended otherwise before all was asked
    report TEXT NOT NULL);            -- JSON: comparison.h
INSERT INTO evaluation_runs
    SELECT id, started_at, set_name, name, iif(json_valid(report), coalesce(json_extract(report, '$.cut_short'), 0), 0), report
    FROM former_runs;
DROP TABLE former_runs;
)sql",
    R"sql(
-- What answers were found by, each value once: an answer names its hash.
CREATE TABLE profiles(
    hash TEXT PRIMARY KEY,            -- SHA-256 of json
    name TEXT NOT NULL,               -- when it was first kept
    json TEXT NOT NULL);              -- profile.h: valueOf()
)sql",
    R"sql(
-- What the user says of an answer: threads/rating.h.
CREATE TABLE ratings(
    turn INTEGER PRIMARY KEY REFERENCES turns ON DELETE CASCADE,
    rating TEXT NOT NULL, rated_at TEXT NOT NULL);
)sql",
    R"sql(
-- What saved answers would rest on today: threads/changed_answers.h.
CREATE TABLE evidence_looks(
    thread INTEGER PRIMARY KEY REFERENCES threads ON DELETE CASCADE,
    revision INTEGER NOT NULL,        -- of the search, that its answers were asked again at; 0: not yet
    seen_at TEXT NOT NULL);           -- when the user saw what had changed; '' for never
CREATE TABLE evidence_changes(
    turn INTEGER PRIMARY KEY REFERENCES turns ON DELETE CASCADE,
    thread INTEGER NOT NULL,
    come INTEGER NOT NULL, gone INTEGER NOT NULL,
    papers TEXT NOT NULL);            -- one a line
CREATE INDEX evidence_changes_thread ON evidence_changes(thread);
)sql",
    R"sql(
-- What a collection is of, by the user: which of them a question is for (core/ask/collection_choice.h).
ALTER TABLE collections ADD COLUMN description TEXT NOT NULL DEFAULT '';
)sql",
    R"sql(
-- Other ways of cutting the same sentences, beside the chunks as the documents were read: chunking_store.h.
CREATE TABLE chunkings(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hash TEXT NOT NULL UNIQUE,        -- SHA-256 of parameters
    parameters TEXT NOT NULL,         -- JSON, what its strategy looks at: chunking.h
    state TEXT NOT NULL,              -- 'being_made', 'complete', 'dropped'
    made_at TEXT NOT NULL DEFAULT '', -- when it became complete
    chunks INTEGER NOT NULL DEFAULT 0, bytes INTEGER NOT NULL DEFAULT 0, -- of their texts; kept by the triggers
    words_stamp INTEGER NOT NULL DEFAULT 0, words_chunks INTEGER NOT NULL DEFAULT 0, words_last INTEGER NOT NULL DEFAULT 0,
    vectors_space INTEGER NOT NULL DEFAULT 0, -- whose vectors are in the file
    vectors_stamp INTEGER NOT NULL DEFAULT 0, vectors_chunks INTEGER NOT NULL DEFAULT 0, vectors_last INTEGER NOT NULL DEFAULT 0);
-- As chunks, without rows of tables, which are cut alike everywhere. Ids are unique over both tables.
CREATE TABLE chunking_chunks(
    id INTEGER PRIMARY KEY,
    chunking INTEGER NOT NULL REFERENCES chunkings ON DELETE CASCADE,
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    section INTEGER NOT NULL,
    first_sentence INTEGER NOT NULL, last_sentence INTEGER NOT NULL,
    first_page INTEGER NOT NULL, last_page INTEGER NOT NULL,
    kind TEXT NOT NULL, prefix TEXT NOT NULL, text TEXT NOT NULL, stable_id TEXT NOT NULL, bigrams TEXT NOT NULL,
    UNIQUE(document, chunking, ordinal));
CREATE INDEX chunking_chunks_of ON chunking_chunks(chunking);
CREATE VIRTUAL TABLE chunking_fts USING fts5(text, bigrams, content='chunking_chunks', content_rowid='id',
    tokenize='porter unicode61 remove_diacritics 2');
CREATE TRIGGER chunking_inserted AFTER INSERT ON chunking_chunks BEGIN
    INSERT INTO chunking_fts(rowid, text, bigrams) VALUES (new.id, new.text, new.bigrams);
    UPDATE chunkings SET chunks = chunks + 1, bytes = bytes + length(CAST(new.text AS BLOB)) WHERE id = new.chunking;
END;
CREATE TRIGGER chunking_deleted AFTER DELETE ON chunking_chunks BEGIN
    INSERT INTO chunking_fts(chunking_fts, rowid, text, bigrams) VALUES ('delete', old.id, old.text, old.bigrams);
    UPDATE chunkings SET chunks = chunks - 1, bytes = bytes - length(CAST(old.text AS BLOB)) WHERE id = old.chunking;
END;
CREATE TRIGGER chunking_chunks_stay BEFORE UPDATE ON chunking_chunks BEGIN
    SELECT RAISE(ABORT, 'a chunk of a chunking does not change');
END;
CREATE TABLE chunking_vectors(
    chunking INTEGER NOT NULL,
    space INTEGER NOT NULL REFERENCES spaces ON DELETE CASCADE,
    chunk INTEGER NOT NULL REFERENCES chunking_chunks ON DELETE CASCADE,
    vector BLOB NOT NULL,             -- as in vectors
    UNIQUE(chunk, space));
CREATE INDEX chunking_vectors_of ON chunking_vectors(space, chunking, chunk);
-- Every chunk that there is; 0 is the chunking of the documents as they were read.
CREATE VIEW all_chunks AS
    SELECT 0 AS chunking, id, document, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, text, kind,
        stable_id FROM chunks
    UNION ALL
    SELECT chunking, id, document, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, text, kind,
        stable_id FROM chunking_chunks;
)sql",
    R"sql(
-- What was removed and is still to be taken out of the file and the caches beside it (ingest/erase.h): counts up, 0 for nothing.
ALTER TABLE search_revision ADD COLUMN erase_due INTEGER NOT NULL DEFAULT 0;
CREATE TRIGGER documents_removed AFTER DELETE ON documents WHEN old.sha256 IS NOT NULL BEGIN
    DELETE FROM recognised_pages WHERE sha256 = old.sha256;
    DELETE FROM crossref_replies WHERE doi = old.doi AND NOT EXISTS (SELECT 1 FROM documents WHERE doi = old.doi);
    UPDATE search_revision SET erase_due = erase_due + 1;
END;
CREATE TRIGGER threads_removed AFTER DELETE ON threads BEGIN
    UPDATE search_revision SET erase_due = erase_due + 1;
END;
CREATE TRIGGER evidence_removed AFTER DELETE ON evidence_tables BEGIN
    UPDATE search_revision SET erase_due = erase_due + 1;
END;
-- The bytes of papers that something of the user's quotes, or asks. While facts of answers are missing, that may be any.
CREATE VIEW quoted_hashes AS
    SELECT sha256 FROM turn_quotes
    UNION SELECT json_extract(citation, '$.sha256') FROM evidence_rows WHERE citation <> ''
    UNION SELECT json_extract(citation, '$.sha256') FROM matrix_cells WHERE citation <> ''
    UNION SELECT sha256 FROM matrix_papers
    UNION SELECT sha256 FROM documents WHERE (SELECT count(*) FROM turns) <> (SELECT count(*) FROM turn_facts);
)sql",
    R"sql(
-- How an answer came about: threads/saved_trace.h. NULL where it is in the answer itself, as earlier versions kept it.
ALTER TABLE turns ADD COLUMN trace BLOB;
)sql",
    R"sql(
-- The highest number that a space ever had: none is given twice, so that what still learns one that another program took away adds
-- nothing to the next. Vectors that came so into a space of other dimensions are made anew.
ALTER TABLE search_revision ADD COLUMN highest_space INTEGER NOT NULL DEFAULT 0;
UPDATE search_revision SET highest_space = (SELECT coalesce(max(id), 0) FROM spaces);
DELETE FROM vectors WHERE length(vector) <> 4 * (SELECT dimensions FROM spaces WHERE id = space);
DELETE FROM chunking_vectors WHERE length(vector) <> 4 * (SELECT dimensions FROM spaces WHERE id = space);
)sql",
    R"sql(
-- Searched where it is asked for: known with each search.
CREATE INDEX chunks_of_back_matter ON chunks(id) WHERE kind = 'back_matter';
CREATE INDEX chunking_chunks_of_back_matter ON chunking_chunks(chunking, id) WHERE kind = 'back_matter';
)sql",
    R"sql(
-- Where a paper was published, as it is cited. Their origins follow those of the fields before them.
ALTER TABLE documents ADD COLUMN volume TEXT NOT NULL DEFAULT '';
ALTER TABLE documents ADD COLUMN issue TEXT NOT NULL DEFAULT '';
ALTER TABLE documents ADD COLUMN page_range TEXT NOT NULL DEFAULT '';
ALTER TABLE documents ADD COLUMN issn TEXT NOT NULL DEFAULT '';
ALTER TABLE documents ADD COLUMN licence TEXT NOT NULL DEFAULT '';
)sql",
    R"sql(
-- Texts of pages and passages are compressed, and what a sentence says stands with its page: packed_text.h, text_rows.h. What was there
-- before is brought to that in short steps while nothing else is to do (repack.h), and read as it is until then.
ALTER TABLE search_revision ADD COLUMN repack_due INTEGER NOT NULL DEFAULT 0;
UPDATE search_revision SET repack_due = 1, erase_due = erase_due + 1 WHERE EXISTS (SELECT 1 FROM pages);
DROP TRIGGER prose_inserted;
DROP TRIGGER prose_deleted;
DROP TRIGGER rows_inserted;
DROP TRIGGER rows_deleted;
DROP TRIGGER chunks_stay;
DROP TRIGGER chunking_inserted;
DROP TRIGGER chunking_deleted;
DROP TRIGGER chunking_chunks_stay;
DROP VIEW prose_chunks;
DROP VIEW row_chunks;
CREATE VIEW prose_chunks AS SELECT id, unpacked(text) AS text, bigrams FROM chunks WHERE kind <> 'table_row';
CREATE VIEW row_chunks AS SELECT id, unpacked(text) AS text, bigrams FROM chunks WHERE kind = 'table_row';
CREATE TRIGGER prose_inserted AFTER INSERT ON chunks WHEN new.kind <> 'table_row' BEGIN
    INSERT INTO chunks_fts(rowid, text, bigrams) VALUES (new.id, unpacked(new.text), new.bigrams);
END;
CREATE TRIGGER prose_deleted AFTER DELETE ON chunks WHEN old.kind <> 'table_row' BEGIN
    INSERT INTO chunks_fts(chunks_fts, rowid, text, bigrams) VALUES ('delete', old.id, unpacked(old.text), old.bigrams);
END;
CREATE TRIGGER rows_inserted AFTER INSERT ON chunks WHEN new.kind = 'table_row' BEGIN
    INSERT INTO rows_fts(rowid, text, bigrams) VALUES (new.id, unpacked(new.text), new.bigrams);
END;
CREATE TRIGGER rows_deleted AFTER DELETE ON chunks WHEN old.kind = 'table_row' BEGIN
    INSERT INTO rows_fts(rows_fts, rowid, text, bigrams) VALUES ('delete', old.id, unpacked(old.text), old.bigrams);
END;
CREATE TRIGGER chunks_stay BEFORE UPDATE OF text, bigrams, kind ON chunks
    WHEN unpacked(new.text) <> unpacked(old.text) OR new.bigrams <> old.bigrams OR new.kind <> old.kind BEGIN
    SELECT RAISE(ABORT, 'the text of a chunk does not change');
END;
CREATE VIEW chunking_texts AS SELECT id, unpacked(text) AS text, bigrams FROM chunking_chunks;
DROP TABLE chunking_fts;
CREATE VIRTUAL TABLE chunking_fts USING fts5(text, bigrams, content='chunking_texts', content_rowid='id',
    tokenize='porter unicode61 remove_diacritics 2');
INSERT INTO chunking_fts(chunking_fts) VALUES ('rebuild');
CREATE TRIGGER chunking_inserted AFTER INSERT ON chunking_chunks BEGIN
    INSERT INTO chunking_fts(rowid, text, bigrams) VALUES (new.id, unpacked(new.text), new.bigrams);
    UPDATE chunkings SET chunks = chunks + 1, bytes = bytes + length(CAST(unpacked(new.text) AS BLOB)) WHERE id = new.chunking;
END;
CREATE TRIGGER chunking_deleted AFTER DELETE ON chunking_chunks BEGIN
    INSERT INTO chunking_fts(chunking_fts, rowid, text, bigrams) VALUES ('delete', old.id, unpacked(old.text), old.bigrams);
    UPDATE chunkings SET chunks = chunks - 1, bytes = bytes - length(CAST(unpacked(old.text) AS BLOB)) WHERE id = old.chunking;
END;
CREATE TRIGGER chunking_chunks_stay BEFORE UPDATE OF text, bigrams, kind ON chunking_chunks
    WHEN unpacked(new.text) <> unpacked(old.text) OR new.bigrams <> old.bigrams OR new.kind <> old.kind BEGIN
    SELECT RAISE(ABORT, 'a chunk of a chunking does not change');
END;
)sql",
    R"sql(
-- That a paper was taken back, as its title, Crossref or the user says it.
ALTER TABLE documents ADD COLUMN retraction TEXT NOT NULL DEFAULT '';
)sql",
    R"sql(
-- Papers that are known by their references alone, until their files come.
CREATE TABLE wanted_papers(
    id INTEGER PRIMARY KEY,
    json TEXT NOT NULL,                       -- "csl", "collections", "files"
    added_at TEXT NOT NULL);
)sql",
    R"sql(
-- Results of a run one by one, so that it is kept while it grows without being written anew.
CREATE TABLE evaluation_results(
    id INTEGER PRIMARY KEY,
    run INTEGER NOT NULL REFERENCES evaluation_runs ON DELETE CASCADE,
    way INTEGER NOT NULL, place INTEGER NOT NULL,
    text TEXT NOT NULL,
    UNIQUE(run, way, place));
)sql",
    R"sql(
-- What an answer's own caveats were, apart from the notes of the user; of rows that are there they stay among the notes.
ALTER TABLE evidence_rows ADD COLUMN caveats TEXT NOT NULL DEFAULT '';
)sql",
    R"sql(
-- Who may ask over the network, and whose threads and tables are whose. Without an owner: of whoever opens the file.
CREATE TABLE users(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL,
    token TEXT NOT NULL UNIQUE,
    made_at TEXT NOT NULL,
    limited INTEGER NOT NULL);
CREATE TABLE user_collections(
    user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
    collection INTEGER NOT NULL REFERENCES collections ON DELETE CASCADE,
    PRIMARY KEY(user, collection)) WITHOUT ROWID;
ALTER TABLE threads ADD COLUMN owner INTEGER REFERENCES users ON DELETE SET NULL;
ALTER TABLE threads ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;
CREATE INDEX threads_owner ON threads(owner) WHERE owner IS NOT NULL;
ALTER TABLE evidence_tables ADD COLUMN owner INTEGER REFERENCES users ON DELETE SET NULL;
ALTER TABLE evidence_tables ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;
)sql",
    R"sql(
-- Papers that were removed and can be put back: how they were described and filed, nothing of their text.
CREATE TABLE removed_papers(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    path TEXT NOT NULL,
    json TEXT NOT NULL,
    removed_at TEXT NOT NULL);
CREATE TRIGGER papers_forgotten AFTER DELETE ON removed_papers BEGIN
    UPDATE search_revision SET erase_due = erase_due + 1;
END;
)sql",
    R"sql(
-- Words of papers that users mark, with their notes.
CREATE TABLE highlights(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    sha256 TEXT NOT NULL, title TEXT NOT NULL,
    page INTEGER NOT NULL, place INTEGER NOT NULL,
    label TEXT NOT NULL, quote TEXT NOT NULL,
    rects TEXT NOT NULL,
    colour TEXT NOT NULL,
    note TEXT NOT NULL,
    made_at TEXT NOT NULL);
CREATE INDEX highlights_paper ON highlights(sha256, page, place);
DROP VIEW quoted_hashes;
CREATE VIEW quoted_hashes AS
    SELECT sha256 FROM turn_quotes
    UNION SELECT json_extract(citation, '$.sha256') FROM evidence_rows WHERE citation <> ''
    UNION SELECT json_extract(citation, '$.sha256') FROM matrix_cells WHERE citation <> ''
    UNION SELECT sha256 FROM matrix_papers
    UNION SELECT sha256 FROM highlights
    UNION SELECT sha256 FROM documents WHERE (SELECT count(*) FROM turns) <> (SELECT count(*) FROM turn_facts);
)sql",
    R"sql(
-- What users write of documents for themselves.
CREATE TABLE document_notes(
    document INTEGER PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
    note TEXT NOT NULL);
)sql",
    R"sql(
-- What references say of papers besides: those that were taken over before have it in their entries.
ALTER TABLE documents ADD COLUMN abstract TEXT NOT NULL DEFAULT '';
ALTER TABLE documents ADD COLUMN reference_language TEXT NOT NULL DEFAULT '';
ALTER TABLE documents ADD COLUMN address TEXT NOT NULL DEFAULT '';
UPDATE documents SET abstract = coalesce(json_extract(imported, '$.abstract'), ''),
    address = coalesce(json_extract(imported, '$.URL'), '') WHERE json_valid(imported);
)sql",
    R"sql(
-- The laboratory that this library belongs to, and what it had when it was last heard of.
CREATE TABLE laboratory(
    id INTEGER PRIMARY KEY CHECK (id = 1),
    address TEXT NOT NULL, laboratory TEXT NOT NULL, epoch TEXT NOT NULL,
    since INTEGER NOT NULL, synced_at TEXT NOT NULL);
CREATE TABLE laboratory_papers(
    sha256 TEXT PRIMARY KEY,
    revision INTEGER NOT NULL, base INTEGER NOT NULL, metadata TEXT NOT NULL, added_by TEXT NOT NULL,
    reading TEXT NOT NULL, reader_version INTEGER NOT NULL,
    removed INTEGER NOT NULL, taken INTEGER NOT NULL) WITHOUT ROWID;
CREATE TABLE laboratory_rows(
    relation TEXT NOT NULL, key TEXT NOT NULL,
    local INTEGER NOT NULL, revision INTEGER NOT NULL, content TEXT NOT NULL,
    PRIMARY KEY(relation, key)) WITHOUT ROWID;
CREATE TRIGGER shared_collections_removed AFTER DELETE ON collections BEGIN
    UPDATE laboratory_rows SET local = -1 WHERE relation = 'collections' AND local = old.id;
END;
CREATE TRIGGER shared_threads_removed AFTER DELETE ON threads BEGIN
    UPDATE laboratory_rows SET local = -1 WHERE relation = 'threads' AND local = old.id;
END;
CREATE TRIGGER shared_tables_removed AFTER DELETE ON evidence_tables BEGIN
    UPDATE laboratory_rows SET local = -old.id WHERE relation = 'evidence_tables' AND local = old.id;
END;
CREATE TRIGGER shared_tables_back AFTER INSERT ON evidence_tables BEGIN
    UPDATE laboratory_rows SET local = new.id WHERE relation = 'evidence_tables' AND local = -new.id;
END;
)sql",
};

} // namespace

std::span<const char *const> migrations()
{
    return kScripts;
}

} // namespace adduce
