#pragma once
#include <QString>
#include <map>
#include <vector>

class QIODevice;

namespace adduce {

/// What a search gave: for each query the documents, best first.
using RankedRun = std::map<QString, std::vector<QString>>;
/// What people found: for each query the grades of documents, 0 for one that is not relevant.
using Judgements = std::map<QString, std::map<QString, int>>;

/// A TREC run: lines of query, "Q0", document, rank, score, tag and whatever follows, parted by white space. A query's lines
/// count in the order of their ranks. Throws Error{BadInput} with the line.
RankedRun readRun(QIODevice &device);

/// Judgements: query, document, grade with a header line (BEIR), or query, "0", document, grade (TREC); parted by tabs, in a
/// line without any by white space.
/// Throws Error{BadInput} with the line.
Judgements readJudgements(QIODevice &device);

} // namespace adduce
