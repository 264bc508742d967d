#include "core/library/newest_schema.h"

namespace adduce {

const char *newestSchema()
{
    return R"sql(
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
    added_at TEXT NOT NULL,
    format TEXT NOT NULL DEFAULT 'pdf',
    encoding TEXT NOT NULL DEFAULT '',
    chosen_encoding TEXT NOT NULL DEFAULT '',                   -- by the user, over what was detected
    doi TEXT NOT NULL DEFAULT '',
    venue TEXT NOT NULL DEFAULT '',
    origins TEXT NOT NULL DEFAULT '',                           -- where each field came from: title authors year doi venue
    imported TEXT NOT NULL DEFAULT '',                          -- CSL-JSON of the entry that a reference manager gave
    reader_version INTEGER NOT NULL DEFAULT 1,
    modified INTEGER NOT NULL DEFAULT 0,                        -- of the file when it was read, ms since 1970
    text_key TEXT NOT NULL DEFAULT '',                          -- equal for equal text, whatever the bytes
    superseded_by INTEGER REFERENCES documents ON DELETE SET NULL,
    priority INTEGER NOT NULL DEFAULT 0,                        -- of the queue; higher is read first
    profile TEXT NOT NULL DEFAULT '',                           -- the chunker it was cut with
    ocr TEXT NOT NULL DEFAULT '',                               -- languages its pages were recognised in
    language TEXT NOT NULL DEFAULT '',                          -- of most of its text, ISO 639-1; empty when unknown
    stays_here INTEGER NOT NULL DEFAULT 0,                      -- 1: no server of another computer gets any of it
    volume TEXT NOT NULL DEFAULT '',
    issue TEXT NOT NULL DEFAULT '',
    page_range TEXT NOT NULL DEFAULT '',
    issn TEXT NOT NULL DEFAULT '',
    licence TEXT NOT NULL DEFAULT '',
    retraction TEXT NOT NULL DEFAULT '',
    abstract TEXT NOT NULL DEFAULT '',                          -- of a reference or the user; the paper's own is in its text
    reference_language TEXT NOT NULL DEFAULT '',                -- as a reference names it
    address TEXT NOT NULL DEFAULT '');                          -- on the web
CREATE INDEX documents_path ON documents(path);
CREATE TABLE pages(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    page INTEGER NOT NULL,            -- 0-based
    label TEXT NOT NULL,
    width REAL NOT NULL, height REAL NOT NULL, -- points
    text TEXT NOT NULL,               -- packed_text.h
    worth TEXT NOT NULL DEFAULT 'sound',
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
    text TEXT NOT NULL,               -- cleaned; '' where it is what its pages say: text_rows.h
    parts BLOB NOT NULL,              -- where it stands: text_rows.h
    UNIQUE(document, ordinal));
CREATE TABLE chunks(
    id INTEGER PRIMARY KEY,
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    section INTEGER NOT NULL,
    first_sentence INTEGER NOT NULL, last_sentence INTEGER NOT NULL,
    first_page INTEGER NOT NULL, last_page INTEGER NOT NULL,
    prefix TEXT NOT NULL,             -- for the vector text only
    text TEXT NOT NULL,               -- packed_text.h
    kind TEXT NOT NULL DEFAULT 'text',
    stable_id TEXT NOT NULL DEFAULT '',
    bigrams TEXT NOT NULL DEFAULT '',
    UNIQUE(document, ordinal));
CREATE TABLE threads(
    id INTEGER PRIMARY KEY,
    title TEXT NOT NULL, created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
    pinned INTEGER NOT NULL DEFAULT 0,
    deleted_at TEXT NOT NULL DEFAULT '',                        -- in the bin since; '' when it is not there
    owner INTEGER REFERENCES users ON DELETE SET NULL,          -- none: whoever opens the file
    shared INTEGER NOT NULL DEFAULT 0                           -- 1: other users may read it
);
CREATE INDEX threads_owner ON threads(owner) WHERE owner IS NOT NULL;
CREATE TABLE turns(
    id INTEGER PRIMARY KEY,
    thread INTEGER NOT NULL REFERENCES threads ON DELETE CASCADE,
    answer TEXT NOT NULL,
    version_of INTEGER REFERENCES turns ON DELETE SET NULL,     -- the first answer to the same question
    trace BLOB);
CREATE INDEX turns_thread ON turns(thread);
CREATE TABLE search_revision(
    id INTEGER PRIMARY KEY CHECK (id = 1),
    value INTEGER NOT NULL,
    words_stamp INTEGER NOT NULL DEFAULT 0,
    highest_chunk INTEGER NOT NULL DEFAULT 0,
    vectors_revision INTEGER NOT NULL DEFAULT 0,
    active_space INTEGER,                                       -- the space that is searched; none: the learned one
    words_chunks INTEGER NOT NULL DEFAULT 0,
    words_last INTEGER NOT NULL DEFAULT 0,
    highest_document INTEGER NOT NULL DEFAULT 0,
    erase_due INTEGER NOT NULL DEFAULT 0,
    highest_space INTEGER NOT NULL DEFAULT 0,
    repack_due INTEGER NOT NULL DEFAULT 0);
CREATE INDEX documents_doi ON documents(doi) WHERE doi <> '';
CREATE INDEX documents_text_key ON documents(text_key) WHERE text_key <> '';
CREATE INDEX chunks_stable_id ON chunks(stable_id);
CREATE VIRTUAL TABLE chunks_fts USING fts5(text, bigrams, content='prose_chunks', content_rowid='id',
    tokenize='porter unicode61 remove_diacritics 2');
CREATE VIRTUAL TABLE rows_fts USING fts5(text, bigrams, content='row_chunks', content_rowid='id',
    tokenize='porter unicode61 remove_diacritics 2');
CREATE TABLE document_tables(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    label TEXT NOT NULL, caption INTEGER NOT NULL, section INTEGER NOT NULL, header_rows INTEGER NOT NULL,
    rows TEXT NOT NULL,               -- JSON: [[ordinal of the sentence, [cells]], ...]
    UNIQUE(document, ordinal));
CREATE TABLE hidden_text(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    page INTEGER NOT NULL, reason TEXT NOT NULL, text TEXT NOT NULL,
    rects BLOB NOT NULL);
CREATE INDEX hidden_text_document ON hidden_text(document);
CREATE TABLE outlines(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    ordinal INTEGER NOT NULL,
    title TEXT NOT NULL, level INTEGER NOT NULL, page INTEGER NOT NULL,
    UNIQUE(document, ordinal));
CREATE TABLE recognised_pages(
    sha256 TEXT NOT NULL, page INTEGER NOT NULL, languages TEXT NOT NULL,
    lines BLOB NOT NULL,
    PRIMARY KEY(sha256, page, languages));
CREATE TABLE collections(
    id INTEGER PRIMARY KEY,
    parent INTEGER REFERENCES collections ON DELETE CASCADE,
    name TEXT NOT NULL,
    description TEXT NOT NULL DEFAULT '',
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
CREATE TABLE duplicates(
    document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
    reason TEXT NOT NULL,             -- 'text' or 'doi'
    dismissed INTEGER NOT NULL DEFAULT 0,
    UNIQUE(document, other));
CREATE TABLE crossref_replies(
    doi TEXT PRIMARY KEY,
    reply BLOB NOT NULL,              -- JSON, as it came
    fetched_at TEXT NOT NULL);
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
    set_aside INTEGER NOT NULL DEFAULT 0,
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
    vector BLOB NOT NULL,                        -- 16-bit floats, little endian, unit length
    UNIQUE(chunk, space));
CREATE INDEX documents_by_language ON documents(language) WHERE language > '';
CREATE INDEX documents_that_stay ON documents(id) WHERE stays_here = 1;
CREATE TABLE rank_scores(
    id INTEGER PRIMARY KEY,           -- grows
    model TEXT NOT NULL, question TEXT NOT NULL,
    chunk TEXT NOT NULL,              -- its stable id
    score REAL NOT NULL,
    UNIQUE(model, question, chunk));
CREATE TABLE thread_tags(
    thread INTEGER NOT NULL REFERENCES threads ON DELETE CASCADE,
    tag TEXT NOT NULL,
    PRIMARY KEY(thread, tag)) WITHOUT ROWID;
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
    sha256 TEXT NOT NULL, page INTEGER NOT NULL, quote TEXT NOT NULL);
CREATE INDEX turn_quotes_turn ON turn_quotes(turn);
CREATE INDEX turn_quotes_source ON turn_quotes(sha256, thread);
CREATE TABLE thread_texts(
    thread INTEGER PRIMARY KEY REFERENCES threads ON DELETE CASCADE,
    title TEXT NOT NULL, questions TEXT NOT NULL, answers TEXT NOT NULL, quotes TEXT NOT NULL, sources TEXT NOT NULL,
    pairs TEXT NOT NULL);
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
CREATE TABLE quote_checks(
    sha256 TEXT NOT NULL, page INTEGER NOT NULL, quote TEXT NOT NULL,
    outcome TEXT NOT NULL, file TEXT NOT NULL, checked_at TEXT NOT NULL,
    PRIMARY KEY(sha256, page, quote)) WITHOUT ROWID;
CREATE INDEX quote_checks_failed ON quote_checks(outcome) WHERE outcome <> 'found';
CREATE TABLE evidence_tables(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL, created_at TEXT NOT NULL,
    owner INTEGER REFERENCES users ON DELETE SET NULL,          -- as of threads
    shared INTEGER NOT NULL DEFAULT 0);
CREATE TABLE evidence_rows(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    evidence_table INTEGER NOT NULL REFERENCES evidence_tables ON DELETE CASCADE,
    place REAL NOT NULL,              -- in the table's own order
    claim TEXT NOT NULL, notes TEXT NOT NULL,
    confidence TEXT NOT NULL,         -- '' for none
    citation TEXT NOT NULL,           -- JSON: answer_json.cpp; '' while there is no quote
    question TEXT NOT NULL,           -- whose answer the row came from; '' for one from the reader or by hand
    added_at TEXT NOT NULL,
    caveats TEXT NOT NULL DEFAULT '');
CREATE INDEX evidence_rows_table ON evidence_rows(evidence_table, place);
CREATE TABLE matrix_questions(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    evidence_table INTEGER NOT NULL REFERENCES evidence_tables ON DELETE CASCADE,
    place REAL NOT NULL, question TEXT NOT NULL);
CREATE TABLE matrix_papers(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    evidence_table INTEGER NOT NULL REFERENCES evidence_tables ON DELETE CASCADE,
    place REAL NOT NULL,
    document INTEGER REFERENCES documents ON DELETE SET NULL,
    sha256 TEXT NOT NULL, source TEXT NOT NULL, title TEXT NOT NULL);
CREATE TABLE matrix_cells(
    question INTEGER NOT NULL REFERENCES matrix_questions ON DELETE CASCADE,
    paper INTEGER NOT NULL REFERENCES matrix_papers ON DELETE CASCADE,
    state TEXT NOT NULL,              -- 'quoted' or 'not_reported'; a cell that waits has no row
    citation TEXT NOT NULL,           -- JSON; '' for a cell without a quote
    chosen_by TEXT NOT NULL,          -- 'user', '' for the extractive road, or a model's name
    made_at TEXT NOT NULL,
    PRIMARY KEY(question, paper)) WITHOUT ROWID;
CREATE INDEX matrix_cells_paper ON matrix_cells(paper);
CREATE INDEX vectors_of_space ON vectors(space, chunk);
CREATE TABLE evaluation_runs(
    id INTEGER PRIMARY KEY,
    started_at TEXT NOT NULL, set_name TEXT NOT NULL,
    name TEXT NOT NULL,
    cut_short INTEGER NOT NULL,       -- 1: stopped, or ended otherwise before all was asked
    report TEXT NOT NULL);            -- JSON; results stand in it in runs of older versions
CREATE TABLE evaluation_results(
    id INTEGER PRIMARY KEY,
    run INTEGER NOT NULL REFERENCES evaluation_runs ON DELETE CASCADE,
    way INTEGER NOT NULL,             -- which of its reports, from 0
    place INTEGER NOT NULL,           -- of its question in the set, from 0
    text TEXT NOT NULL,               -- JSON, packed
    UNIQUE(run, way, place));
CREATE TABLE profiles(
    hash TEXT PRIMARY KEY,            -- SHA-256 of json
    name TEXT NOT NULL,               -- when it was first kept
    json TEXT NOT NULL);
CREATE TABLE ratings(
    turn INTEGER PRIMARY KEY REFERENCES turns ON DELETE CASCADE,
    rating TEXT NOT NULL, rated_at TEXT NOT NULL);
CREATE TABLE evidence_looks(
    thread INTEGER PRIMARY KEY REFERENCES threads ON DELETE CASCADE,
    revision INTEGER NOT NULL,        -- of the search, that its answers were asked again at; 0: not yet
    seen_at TEXT NOT NULL);
CREATE TABLE evidence_changes(
    turn INTEGER PRIMARY KEY REFERENCES turns ON DELETE CASCADE,
    thread INTEGER NOT NULL,
    come INTEGER NOT NULL, gone INTEGER NOT NULL,
    papers TEXT NOT NULL);
CREATE INDEX evidence_changes_thread ON evidence_changes(thread);
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
CREATE TABLE chunking_vectors(
    chunking INTEGER NOT NULL,
    space INTEGER NOT NULL REFERENCES spaces ON DELETE CASCADE,
    chunk INTEGER NOT NULL REFERENCES chunking_chunks ON DELETE CASCADE,
    vector BLOB NOT NULL,             -- as in vectors
    UNIQUE(chunk, space));
CREATE INDEX chunking_vectors_of ON chunking_vectors(space, chunking, chunk);
CREATE VIEW all_chunks AS
    SELECT 0 AS chunking, id, document, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, text, kind,
        stable_id FROM chunks
    UNION ALL
    SELECT chunking, id, document, ordinal, section, first_sentence, last_sentence, first_page, last_page, prefix, text, kind,
        stable_id FROM chunking_chunks;
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
CREATE VIEW quoted_hashes AS
    SELECT sha256 FROM turn_quotes
    UNION SELECT json_extract(citation, '$.sha256') FROM evidence_rows WHERE citation <> ''
    UNION SELECT json_extract(citation, '$.sha256') FROM matrix_cells WHERE citation <> ''
    UNION SELECT sha256 FROM matrix_papers
    UNION SELECT sha256 FROM highlights
    UNION SELECT sha256 FROM documents WHERE (SELECT count(*) FROM turns) <> (SELECT count(*) FROM turn_facts);
CREATE INDEX chunks_of_back_matter ON chunks(id) WHERE kind = 'back_matter';
CREATE INDEX chunking_chunks_of_back_matter ON chunking_chunks(chunking, id) WHERE kind = 'back_matter';
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
CREATE VIRTUAL TABLE chunking_fts USING fts5(text, bigrams, content='chunking_texts', content_rowid='id',
    tokenize='porter unicode61 remove_diacritics 2');
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
CREATE TABLE wanted_papers(
    id INTEGER PRIMARY KEY,
    json TEXT NOT NULL,                       -- "csl", "collections", "files"
    added_at TEXT NOT NULL);
CREATE TABLE users(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    role TEXT NOT NULL,                       -- 'reader', 'contributor', 'admin'
    token TEXT NOT NULL UNIQUE,               -- SHA-256 of it, which nobody keeps
    made_at TEXT NOT NULL,
    limited INTEGER NOT NULL);                -- 1: to documents of its collections, of which there may be none
CREATE TABLE user_collections(
    user INTEGER NOT NULL REFERENCES users ON DELETE CASCADE,
    collection INTEGER NOT NULL REFERENCES collections ON DELETE CASCADE,
    PRIMARY KEY(user, collection)) WITHOUT ROWID;
CREATE TABLE removed_papers(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document INTEGER NOT NULL,                -- the id that it had, and gets again
    sha256 TEXT NOT NULL,                     -- empty: its bytes were never read
    path TEXT NOT NULL,                       -- where the file was
    json TEXT NOT NULL,                       -- columns of documents, "collections", "tags"
    removed_at TEXT NOT NULL);
CREATE TRIGGER papers_forgotten AFTER DELETE ON removed_papers BEGIN
    UPDATE search_revision SET erase_due = erase_due + 1;
END;
CREATE TABLE highlights(
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    sha256 TEXT NOT NULL, title TEXT NOT NULL, -- of the paper
    page INTEGER NOT NULL, place INTEGER NOT NULL, -- 1-based; where in its text the quote begins
    label TEXT NOT NULL, quote TEXT NOT NULL,
    rects TEXT NOT NULL,                      -- JSON, points; '' where they are found by the quote
    colour TEXT NOT NULL,
    note TEXT NOT NULL,                       -- of the user, Markdown
    made_at TEXT NOT NULL);
CREATE INDEX highlights_paper ON highlights(sha256, page, place);
CREATE TABLE document_notes(
    document INTEGER PRIMARY KEY REFERENCES documents ON DELETE CASCADE,
    note TEXT NOT NULL);                      -- of the user, Markdown
CREATE TABLE laboratory(
    id INTEGER PRIMARY KEY CHECK (id = 1),
    address TEXT NOT NULL, laboratory TEXT NOT NULL, epoch TEXT NOT NULL, -- without a password; UUIDs
    since INTEGER NOT NULL, synced_at TEXT NOT NULL); -- the greatest revision that is here
CREATE TABLE laboratory_papers(
    sha256 TEXT PRIMARY KEY,
    revision INTEGER NOT NULL, base INTEGER NOT NULL, metadata TEXT NOT NULL, added_by TEXT NOT NULL,
    -- base: the revision that what waits here was changed on; reading: '' while it has no text there
    reading TEXT NOT NULL, reader_version INTEGER NOT NULL,
    removed INTEGER NOT NULL, taken INTEGER NOT NULL) WITHOUT ROWID; -- 1: in the laboratory no more; its text was here
CREATE TABLE laboratory_rows(
    relation TEXT NOT NULL, key TEXT NOT NULL, -- of the laboratory's database
    local INTEGER NOT NULL, revision INTEGER NOT NULL, content TEXT NOT NULL, -- what it had when it was last heard of
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
INSERT INTO search_revision(id, value) VALUES (1, 0);
)sql";
}

} // namespace adduce
