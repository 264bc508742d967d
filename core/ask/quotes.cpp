#include "core/ask/ask.h"
#include "core/ask/citations.h"
#include "core/ask/extractive.h"
#include "core/base/stop.h"
#include "core/embedding/server_space.h"
#include "core/library/database.h"
#include "core/library/text_store.h"

#include <algorithm>

namespace adduce {

std::vector<AnswerSentence> Ask::quotes(
    const QString &words, const DocumentScope &scope, int most, const std::stop_token &stop) const
{
    Database database = m_library.open();
    const AskedServer asked = embedByServer(database, words, stop);
    const std::vector<Passage> found = m_retriever.find(database, words, scope, m_parameters.retrieval, asked.vector);
    throwIfStopped(stop);
    const SearchSnapshot snapshot = m_retriever.snapshot(database);
    CandidateSet candidates = loadCandidates(found, words, keyTerms(words, snapshot.keywords.get()), snapshot.space, database);
    scoreCandidates(candidates.sentences);
    std::ranges::sort(candidates.sentences, std::greater<> {}, &Candidate::score);
    const TextStore texts(database);
    std::vector<AnswerSentence> sentences;
    for (const Candidate &candidate : candidates.sentences) {
        throwIfStopped(stop);
        if (static_cast<int>(sentences.size()) >= most)
            break;
        const auto row = std::ranges::find(candidates.documents, candidate.document, &DocumentRow::id);
        if (candidate.sentence.doubtful || row == candidates.documents.end())
            continue;
        if (auto sentence = cite(candidate, *row, texts))
            sentences.push_back(std::move(*sentence));
    }
    return sentences;
}

} // namespace adduce
