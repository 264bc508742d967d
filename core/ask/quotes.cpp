#include "core/ask/quotes.h"

#include "core/ask/citations.h"
#include "core/base/stop.h"
#include "core/embedding/server_space.h"
#include "core/library/chunking_store.h"
#include "core/library/database.h"
#include "core/sentences/answer_model.h"

#include <algorithm>

namespace adduce {

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
    PassageReader reader(database, parameters.topic.nearSentences);
    const QuestionTerms asking { keyTerms(words, snapshot.keywords.get(), parameters.topic), askedFor(words) };
    std::vector<Candidate> candidates =
        candidatesIn(reader.read(found.passages), reader.documents(), words, asking, parameters, snapshot, database);
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

} // namespace adduce
