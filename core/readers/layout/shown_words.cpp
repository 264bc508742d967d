#include "core/readers/layout/shown_words.h"

#include "core/text/word_hash.h"
#include "core/text/words.h"

#include <unordered_set>

namespace adduce {

namespace {

/// "life-threatening" in one line, of whole words.
void addCompounds(QStringView line, const std::vector<QStringView> &words, KnownWords &known)
{
    for (std::size_t i = 1; i < words.size(); ++i) {
        const qsizetype end = words[i - 1].data() + words[i - 1].size() - line.data();
        if (words[i].data() - line.data() == end + 1 && (line[end] == u'-' || line[end].unicode() == 0x2010))
            known.addCompound(foldWord(words[i - 1]) + u'-' + foldWord(words[i]));
    }
}

} // namespace

KnownWords shownWords(const std::vector<PageLayout> &pages, const WordList *dictionary)
{
    std::unordered_set<QStringView, WordHash> seen; // as printed, so that each is folded once
    KnownWords known(dictionary);
    bool cut = false; // does a word go on from the line before?
    for (const PageLayout &page : pages)
        for (const Line &line : page.lines) {
            const QStringView text = QStringView(line.text).trimmed();
            std::vector<QStringView> words = wordsIn(text);
            if (cut && !words.empty())
                words.erase(words.begin());
            cut = text.endsWith(u'-') || text.endsWith(QChar(0x2010)) || text.endsWith(QChar(0x00ad));
            if (cut && !words.empty())
                words.pop_back();
            addCompounds(text, words, known);
            for (const QStringView word : words) {
                if (seen.insert(word).second)
                    known.addWord(foldWord(word));
            }
        }
    return known;
}

} // namespace adduce
