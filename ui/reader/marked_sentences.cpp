#include "ui/reader/marked_sentences.h"

#include "core/guardrails/spoken_to_model.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/threads/thread_store.h"

namespace adduce {

/// A place for each page that such a sentence stands on.
static std::vector<Citation> spokenToModel(Database &database, const QString &sha256)
{
    std::vector<Citation> places;
    const auto document = DocumentStore(database).findByHash(sha256);
    if (!document)
        return places;
    for (const Sentence &sentence : TextStore(database).sentences(document->id))
        if (speaksToModel(sentence.text))
            for (const SentencePart &part : sentence.parts) {
                Citation place;
                place.sha256 = sha256;
                place.page = part.page + 1;
                place.rects = part.rects;
                places.push_back(std::move(place));
            }
    return places;
}

MarkedSentences::MarkedSentences(const Library &library, QObject *parent)
    : QObject(parent)
    , m_library(library)
    , m_task(this)
{
}

void MarkedSentences::find(const QString &sha256)
{
    m_task.run([this, sha256](const auto &post, const std::stop_token &) {
        Database database = m_library.open();
        post([this, sha256, citations = ThreadStore(database).citationsFrom(sha256), warned = spokenToModel(database, sha256)] {
            emit found(sha256, citations, warned);
        });
    });
}

} // namespace adduce
