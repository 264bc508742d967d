#pragma once
#include <QString>
#include <QStringList>

namespace adduce::bench {

// Each prints its figures and tells whether all were within their budgets. `folder` is for what they write.

/// Reading papers into a library: CPU against reading the text alone, wall time, memory, bytes written.
bool ingest(const QString &folder);

/// Search on collections with judgements and on 100,000 made-up passages: quality, CPU, memory, beside FTS5 and Xapian.
bool retrieval(const QString &folder);
/// Its part on 100,000 passages.
bool hundredThousand(const QString &folder);

/// The same on 1,000,000: where comparing all vectors ends. Takes four minutes and 4 GB of the disk.
bool million(const QString &folder);

/// A library of 10,000 papers, whose words are those of real ones under other names: its first result, the window, its list.
bool papers(const QString &folder);

/// The graph over vectors, at the size from which it is used: what it finds of the nearest. Takes an hour.
bool graph(const QString &folder);

/// From a question to its answer, on a library of the sample papers.
bool ask(const QString &library);

/// A question in a process that goes on, as a window's: its CPU over the health papers and over 5,183 abstracts.
bool questions(const QString &folder);

/// What a refusal takes more than an answer, in CPU, over 5,000 documents of a page each that all hold the words of the question.
bool refusal();

/// Servers of models: what our side adds to a streamed token, a long stream, a stop, the first sentence, a thousand
/// embeddings.
bool models();

/// A question of a profile that begins all of it at once, beside one stage after another, with a model of known delays: the last sentence comes
/// no later than the longest chain of stages that it needs, and a little.
bool speculation();

/// A library of 10,000 passages served to 1, 8 and 64 clients: CPU beside the command line's, questions a second, latency and memory.
bool server(const QString &folder);

/// The window on that library: until it is on screen, and what it holds.
bool window(const QString &library, const QString &folder);

/// The reader: its first page, turning pages, and what the GUI thread does while 30 papers are read.
bool reader();

/// Its pages over much: 10,000 threads listed and searched, 5,000 rows of evidence scrolled and written as PDF.
bool pages();

} // namespace adduce::bench
