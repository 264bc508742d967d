#include "core/workspace/proved_sentences.h"

#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "core/workspace/workspace.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

std::vector<ProvedSentence> provedSentences(Workspace &workspace)
{
    Database database = workspace.library().open();
    const ThreadStore threads(database);
    std::vector<ProvedSentence> sentences;
    for (const ThreadRow &row : threads.list())
        if (const auto thread = threads.find(row.id))
            for (const Turn &turn : lastVersions(*thread))
                for (const AnswerSentence &one : turn.answer.sentences) {
                    if (one.citations.size() != 1)
                        continue;
                    const Citation &cited = one.citations.front();
                    const QString said = one.quoted ? one.text.mid(one.quoted->start, one.quoted->length) : one.text;
                    const bool isRow = !turn.answer.writer && cited.quote.simplified() != said.simplified();
                    ProvedSentence sentence { said, cited.quote,
                        u"%1 %2 %3"_s.arg(cited.before, cited.quote, cited.after).simplified() };
                    if (!isRow && std::ranges::find(sentences, sentence) == sentences.end())
                        sentences.push_back(std::move(sentence));
                }
    return sentences;
}

} // namespace adduce
