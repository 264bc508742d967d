#include "core/ask/quotes.h"

#include "core/ask/citations.h"
#include "core/base/stop.h"
#include "core/embedding/server_space.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/sentences/answer_model.h"

#include <algorithm>
#include <span>

namespace adduce {

namespace {

/// Of these passages, best first.
std::vector<AnswerSentence> quotesAmong(std::span<const Passage> passages, const QString &words, int most,
    const SearchSnapshot &snapshot, Database &database, const Parameters &parameters, const std::stop_token &stop)
{
    PassageReader reader(database, parameters.topic.nearSentences);
    const QuestionTerms asking { keyTerms(words, snapshot.keywords.get(), parameters.topic), askedFor(words) };
    std::vector<Candidate> candidates =
        candidatesIn(reader.read(passages), reader.documents(), words, asking, parameters, snapshot, database);
    scoreSentences(candidates, asking, builtInAnswerModel());
    std::ranges::sort(candidates, std::greater<> {}, &Candidate::score);
    std::vector<AnswerSentence> sentences;
    for (const Candidate &candidate : candidates) {
        throwIfStopped(stop);
        if (static_cast<int>(sentences.size()) >= most)
            break;
        if (!candidate.isQuotable())
            continue;
        if (auto sentence = cite(candidate, reader.documents().at(candidate.document), asking, parameters.answer.quoteWords))
            sentences.push_back(*std::move(sentence));
    }
    return sentences;
}

} // namespace

std::vector<AnswerSentence> quotesFor(const QString &words, const DocumentScope &scope, int most, const Library &library,
    const Retriever &retriever, const ModelServers &servers, const Parameters &parameters, const std::stop_token &stop)
{
    Database database = library.open();
    const AskedServer asked = embedByServer(database, servers, words, stop);
    throwIfStopped(stop);
    const Transaction moment(database, Transaction::Kind::Read);
    const SearchSnapshot snapshot = retriever.snapshot(database, chunkingFor(database, parameters.chunks));
    const Retrieved found = retrieve(snapshot, database, words, scope, parameters.retrieval, asked.vector);
    throwIfStopped(stop);
    return quotesAmong(found.passages, words, most, snapshot, database, parameters, stop);
}

std::optional<Citation> quoteOf(const Passage &passage, const QString &words, const Library &library, const Retriever &retriever,
    const Parameters &parameters, const std::stop_token &stop)
{
    Database database = library.open();
    const Transaction moment(database, Transaction::Kind::Read);
    const SearchSnapshot snapshot = retriever.snapshot(database, chunkingFor(database, parameters.chunks));
    const std::vector<AnswerSentence> quotes =
        quotesAmong(std::span(&passage, 1), words, 1, snapshot, database, parameters, stop);
    return quotes.empty() || quotes.front().citations.empty() ? std::nullopt : std::optional(quotes.front().citations.front());
}

} // namespace adduce
