#!/usr/bin/python3
"""The same passages in SQLite, and who ranks first there.

    peer_fts5.py FOLDER [--local]

FOLDER is one of make_passages.py. Prints a line for each query: its number, then the ten best passages by FTS5's bm25(); with --local, by the
formula of the desk's own index, neighbours included, which is slow. Times go to standard error.
"""
import collections
import math
import os
import sqlite3
import sys
import time

K1, B, DISTANCE = 1.2, 0.75, 2
NEIGHBOURS = float(os.environ.get("NEIGHBOURS", "0.3"))


def fts5(folder, queries):
    path = folder + "/peer.sqlite"
    db = sqlite3.connect(path)
    if not db.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0]:
        begun = time.process_time()
        db.execute("CREATE VIRTUAL TABLE t USING fts5(x, content='', tokenize='unicode61')")
        with open(folder + "/stems.txt") as lines:
            db.executemany("INSERT INTO t(rowid, x) VALUES (?, ?)", enumerate(lines, 1))
        db.commit()
        db.execute("INSERT INTO t(t) VALUES ('optimize')")
        db.commit()
        print("built in %.1f s, %.0f MB" % (time.process_time() - begun, os.path.getsize(path) / 1e6), file=sys.stderr)
    times = []
    for number, terms in queries:
        begun = time.process_time()
        rows = db.execute("SELECT rowid FROM t WHERE t MATCH ? ORDER BY bm25(t), rowid LIMIT 10", (" OR ".join('"%s"' % t for t in terms),)).fetchall()
        times.append(time.process_time() - begun)
        print(number, *[r[0] for r in rows], sep="\t")
    times.sort()
    print("ms: median %.1f, mean %.1f, 95th %.1f" % (1e3 * times[len(times) // 2], 1e3 * sum(times) / len(times), 1e3 * times[len(times) * 95 // 100]),
        file=sys.stderr)


def local(folder, queries):
    """KeywordIndex::search()."""
    wanted = {t for _, terms in queries for t in terms}
    postings = collections.defaultdict(list) # of a term: passage, places
    lengths = []
    with open(folder + "/stems.txt") as lines:
        for number, line in enumerate(lines, 1):
            words = line.split()
            lengths.append(len(words))
            places = collections.defaultdict(list)
            for at, word in enumerate(words):
                if word in wanted:
                    places[word].append(at)
            for word, at in places.items():
                postings[word].append((number, at))
    count, average = len(lengths), sum(lengths) / len(lengths)
    for number, terms in queries:
        scores = collections.defaultdict(float)

        def add(rows, factor):
            weight = factor * math.log(1 + (count - len(rows) + 0.5) / (len(rows) + 0.5))
            for passage, tf in rows:
                scores[passage] += weight * tf / (tf + K1 * (1 - B + B * lengths[passage - 1] / average))

        for term in terms:
            if postings[term]:
                add([(p, min(len(at), 255)) for p, at in postings[term]], 1)
        for first, second in zip(terms, terms[1:]):
            others = dict(postings[second])
            rows = []
            for passage, at in postings[first]:
                near = sum(any(0 < abs(x - y) <= DISTANCE for y in others[passage]) for x in at) if passage in others else 0
                if near:
                    rows.append((passage, near))
            if rows:
                add(rows, NEIGHBOURS)
        best = sorted(scores.items(), key=lambda s: (-s[1], s[0]))[:10]
        print(number, *[p for p, _ in best], sep="\t")


folder = sys.argv[1]
queries = [(n, terms.split()) for n, terms in (line.rstrip("\n").split("\t") for line in open(folder + "/queries.tsv"))]
(local if "--local" in sys.argv else fts5)(folder, queries)
