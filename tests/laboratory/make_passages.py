#!/usr/bin/python3
"""Makes a collection of passages to measure the laboratory's search with.

    make_passages.py DATA OUT COUNT

DATA holds retrieval collections (retrieval-*/corpus.jsonl.gz, queries.jsonl), OUT is a folder. A passage is six to nine sentences: most of
one abstract, the others of a second one of the same collection, so that words keep company as they do in papers; and one or two words of
its own tail (names, codes), so that the vocabulary grows with the collection as it does in real text. The same every time.

Words are cut to stems by FTS5's own porter tokenizer, of which a query asks once for each word; OUT then holds

    passages.copy   id, length, terms as a tsvector with positions: for COPY
    stems.txt       one passage a line, its stems in order: for SQLite
    queries.tsv     id, stems of its content words
"""
import collections
import glob
import gzip
import json
import os
import random
import re
import sqlite3
import sys
import unicodedata

WORD = re.compile(r"[^\W_]+")
SENTENCE = re.compile(r"(?<=[.!?])\s+(?=[A-Z0-9(])")


def fold(text):
    return "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c)).lower()


class Stems:
    """What FTS5 makes of each word."""

    def __init__(self):
        self.known = {}
        self.db = sqlite3.connect(":memory:")

    def learn(self, words):
        new = [w for w in set(words) if w not in self.known]
        self.db.execute("DROP TABLE IF EXISTS v")
        self.db.execute("DROP TABLE IF EXISTS t")
        self.db.execute("CREATE VIRTUAL TABLE t USING fts5(w, tokenize='porter unicode61 remove_diacritics 2')")
        self.db.executemany("INSERT INTO t(rowid, w) VALUES (?, ?)", enumerate(new))
        self.db.execute("CREATE VIRTUAL TABLE v USING fts5vocab(t, 'instance')")
        found = collections.defaultdict(list)
        for term, row, offset in self.db.execute("SELECT term, doc, offset FROM v"):
            found[row].append((offset, term))
        for i, word in enumerate(new):
            self.known[word] = [term for _, term in sorted(found[i])]

    def of(self, text):
        words = WORD.findall(fold(text))
        if any(w not in self.known for w in words):
            self.learn(words)
        return [stem for w in words for stem in self.known[w]]


def stop_words(source):
    """Those of the program, as its sources list them."""
    text = open(source, encoding="utf-8").read()
    return set(re.findall(r"[a-z]+", " ".join(re.findall(r'"([^"]*)"', text))))


def main():
    data, out, count = sys.argv[1], sys.argv[2], int(sys.argv[3])
    os.makedirs(out, exist_ok=True)
    random.seed(20261121)
    stems = Stems()
    sets = []
    for path in sorted(glob.glob(data + "/retrieval-*/corpus.jsonl.gz")):
        texts = [SENTENCE.split(json.loads(line)["text"]) for line in gzip.open(path, "rt", encoding="utf-8")]
        sets.append([sentences for sentences in texts if len(sentences) > 2])
    stems.learn([w for texts in sets for sentences in texts for s in sentences for w in WORD.findall(fold(s))])
    sets = [[[stems.of(s) for s in sentences] for sentences in texts] for texts in sets]
    weights = [len(texts) for texts in sets]

    with open(out + "/passages.copy", "w") as copy, open(out + "/stems.txt", "w") as lines:
        for number in range(1, count + 1):
            texts = random.choices(sets, weights)[0]
            first, second = random.choice(texts), random.choice(texts)
            wanted = random.randint(6, 9)
            most = min(len(first), wanted - 2)
            chosen = random.sample(first, most)
            chosen += random.sample(second, min(len(second), wanted - most))
            words = [w for sentence in chosen for w in sentence][:400]
            # The tail: half of such names are met once or twice, some often, as Zipf has it.
            for _ in range(random.randint(1, 2)):
                words.insert(random.randrange(len(words) + 1), "x%x" % int(count ** random.random() * random.random() * 2))
            places = collections.defaultdict(list)
            for at, word in enumerate(words, 1):
                if len(places[word]) < 255:
                    places[word].append(at)
            terms = " ".join("'%s':%s" % (w, ",".join(map(str, p))) for w, p in places.items())
            copy.write("%d\t%d\t%s\n" % (number, len(words), terms))
            lines.write(" ".join(words) + "\n")

    here = os.path.dirname(os.path.abspath(__file__))
    common = stop_words(here + "/../../core/text/stop_words.cpp")
    queries = []
    for path in sorted(glob.glob(data + "/retrieval-*/queries.jsonl")):
        for line in open(path, encoding="utf-8"):
            text = json.loads(line)["text"]
            words = [w for w in WORD.findall(fold(text)) if w not in common and len(w) > 1]
            terms = list(dict.fromkeys(t for w in words for t in stems.of(w)))
            if terms:
                queries.append(terms)
    random.shuffle(queries)
    with open(out + "/queries.tsv", "w") as file:
        for number, terms in enumerate(queries[:200], 1):
            file.write("%d\t%s\n" % (number, " ".join(terms[:64])))


main()
