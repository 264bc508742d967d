#include "core/workspace/proved_sentences.h"

#include "core/library/database.h"
#include "core/threads/thread_store.h"
#include "core/workspace/workspace.h"

#include <algorithm>

namespace adduce {

std::vector<ProvedSentence> provedSentences(Workspace &workspace)
{
    Database database = workspace.library().open();
    const ThreadStore threads(database);
    std::vector<ProvedSentence> sentences;
    for (const ThreadRow &row : threads.list())
        if (const auto thread = threads.find(row.id))
            for (const Turn &turn : lastVersions(*thread))
                for (ProvedSentence &sentence : provedSentences(turn.answer))
                    if (std::ranges::find(sentences, sentence) == sentences.end())
                        sentences.push_back(std::move(sentence));
    return sentences;
}

} // namespace adduce
