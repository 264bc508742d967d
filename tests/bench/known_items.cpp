#include "tests/bench/known_items.h"

#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"
#include "core/retrieval/retriever.h"
#include "core/text/stop_words.h"
#include "core/text/words.h"

#include <algorithm>
#include <random>

namespace adduce::bench {

namespace {

constexpr int kSentences = 1000;
constexpr qsizetype kWords = 5;
constexpr std::size_t kFirst = 3; // passages

/// The words of a sentence that carry its topic, each once, in another order; none when they are too few.
QStringList contentWords(const QString &sentence, std::mt19937 &random)
{
    QStringList words;
    for (const Word &word : splitWords(sentence))
        if (word.text.size() > 3 && !word.text.front().isDigit() && !isStopWord(word.text) && !isQuestionWord(word.text)
            && !words.contains(word.text))
            words << word.text;
    std::ranges::sort(words);
    std::ranges::shuffle(words, random);
    return words.size() < kWords ? QStringList() : words.mid(0, kWords);
}

bool isOnPage(const Passage &passage, DocumentId document, const Sentence &sentence)
{
    return passage.document == document && std::ranges::any_of(sentence.parts, [&](const SentencePart &part) {
        return part.page >= passage.firstPage && part.page <= passage.lastPage;
    });
}

} // namespace

KnownItems knownItems(const QString &path)
{
    const Library library(path);
    Database database = library.open();
    const Retriever retriever(library);
    const TextStore texts(database);
    std::vector<std::pair<DocumentId, Sentence>> sentences;
    for (const DocumentRow &row : DocumentStore(database).list()) {
        const std::vector<Section> sections = texts.sections(row.id);
        const auto isSearched = [&](const Sentence &sentence) {
            const SectionType type =
                sentence.section < 0 ? SectionType::Front : sections[static_cast<std::size_t>(sentence.section)].type;
            return sentence.kind == SentenceKind::Body && isSearchable(sentence.kind, type) && !isBackMatter(type);
        };
        for (const Sentence &sentence : texts.sentences(row.id))
            if (isSearched(sentence) && !sentence.isDoubtful)
                sentences.emplace_back(row.id, sentence);
    }
    KnownItems items;
    std::mt19937 random(1); // NOLINT: the same every time
    for (int i = 0; i < kSentences && !sentences.empty(); ++i) {
        const auto &[document, sentence] = sentences[random() % sentences.size()];
        const QStringList words = contentWords(sentence.text, random);
        if (words.isEmpty())
            continue;
        ++items.asked;
        const std::vector<Passage> passages = retriever.find(database, words.join(u' '), {}, {});
        for (std::size_t k = 0; k < std::min(kFirst, passages.size()); ++k)
            if (isOnPage(passages[k], document, sentence)) {
                ++items.found;
                break;
            }
    }
    return items;
}

} // namespace adduce::bench
