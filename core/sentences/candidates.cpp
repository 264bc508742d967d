#include "core/sentences/candidates.h"

#include "core/embedding/text_embedder.h"
#include "core/text/stemmer.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace adduce {

namespace {

QSet<QString> setOf(const QStringList &stems)
{
    return { stems.begin(), stems.end() };
}

double cosine(const std::vector<float> &a, const std::vector<float> &b)
{
    return a.size() == b.size() ? static_cast<double>(std::inner_product(a.begin(), a.end(), b.begin(), 0.0F)) : 0;
}

/// What is left of a line when numbers, leader dots and case are put aside.
QString lettersOf(const QString &text)
{
    QString letters;
    for (const QChar c : text)
        if (c.isLetter())
            letters += c.toCaseFolded();
    return letters;
}

/// The title and those of the sections, by their letters: where one stands once more as running text (how to cite, a table of
/// contents, a running head) it says no more.
QSet<QString> headingsOf(const SourceDocument &document)
{
    QSet<QString> headings { lettersOf(document.row.title) };
    for (const Section &section : document.sections)
        headings.insert(lettersOf(section.title));
    return headings;
}

/// A passage as words, and what of the question stands in them, sentence by sentence.
struct ReadPassage
{
    std::vector<SentenceWords> words;
    std::vector<QSet<QString>> stems;
    std::vector<QuestionMatch> matches;
    QSet<QString> all; ///< stems

    ReadPassage(const PassageText &text, const QuestionTerms &asked, const Parameters &parameters, Stemmer &stem)
    {
        for (const Sentence &sentence : text.sentences) {
            const SentenceWords &read = words.emplace_back(wordsOf(sentence.text, stem));
            stems.push_back(setOf(read.stems));
            all += stems.back();
            matches.push_back(matchOf(asked, read, sentence.text, parameters.retrieval.bm25, parameters.sentences.meanLength));
        }
    }
};

/// Authors, their addresses and institutions: said by nobody.
bool isAddress(const Candidate &c)
{
    return c.section == SectionType::Front
        && (c.sentence.text.contains(u'@') || 2 * c.form.names > static_cast<int>(c.context.own.size()));
}

Candidate candidateAt(
    std::size_t i, const PassageText &text, const ReadPassage &read, const SourceDocument &document, std::size_t nearSentences)
{
    Candidate c;
    c.document = text.passage.document;
    c.ordinal = text.firstRead + static_cast<int>(i);
    c.place = (c.ordinal + 0.5) / std::max(1, document.row.sentences);
    c.sentence = text.sentences[i];
    c.passage = text.passage;
    c.section = document.typeOf(c.sentence.section);
    c.sectionName = document.nameOf(c.sentence.section);
    c.context.own = read.stems[i];
    c.context.passage = read.all;
    c.cues = cuesOf(read.words[i].words);
    c.form = formOf(c.sentence.text, read.words[i].words);
    c.match = read.matches[i];
    if (i > 0)
        c.before = text.sentences[i - 1].text;
    if (i + 1 < text.sentences.size())
        c.after = text.sentences[i + 1].text;
    for (std::size_t distance = 1; distance <= nearSentences; ++distance)
        for (const std::size_t at : { i - distance, i + distance })
            if (at < text.sentences.size()) { // an index before the first wraps around
                c.context.near += read.stems[at];
                c.nearBm25 = std::max(c.nearBm25, read.matches[at].bm25);
            }
    return c;
}

} // namespace

std::vector<Candidate> candidatesIn(const std::vector<PassageText> &passages, const SourceDocuments &documents,
    const QString &question, const QuestionTerms &asked, const Parameters &parameters, const SearchSnapshot &snapshot,
    Database &database)
{
    Stemmers stemmers;
    const auto embedder = embedderIn(snapshot, database);
    // A server is not asked for each sentence: they are as near as their passage.
    const bool isServer = snapshot.space && snapshot.space->provider == SpaceProvider::Server;
    const std::vector<float> query = embedder ? embedder->embed(question).vector : std::vector<float> {};
    std::map<DocumentId, QSet<QString>> titles; // their stems
    std::map<DocumentId, QSet<QString>> headings;
    std::set<std::pair<DocumentId, int>> seen; // chunks overlap: the better passage, which comes first, keeps the sentence
    std::vector<Candidate> candidates;
    for (const PassageText &text : passages) {
        const DocumentId id = text.passage.document;
        const SourceDocument &document = documents.at(id);
        Stemmer &stem = stemmers.in(document.row.language);
        if (!titles.contains(id)) {
            titles.emplace(id, setOf(contentStems(document.row.title, stem)));
            headings.emplace(id, headingsOf(document));
        }
        const ReadPassage read(text, asked, parameters, stem);
        for (std::size_t i = 0; i < text.sentences.size(); ++i) {
            const int ordinal = text.firstRead + static_cast<int>(i);
            const Sentence &sentence = text.sentences[i];
            if (ordinal < text.first || ordinal > text.last || !isSearchable(sentence.kind, document.typeOf(sentence.section))
                || headings[id].contains(lettersOf(sentence.text)) || !seen.emplace(id, ordinal).second)
                continue;
            Candidate c = candidateAt(i, text, read, document, static_cast<std::size_t>(parameters.topic.nearSentences));
            if (isAddress(c))
                continue;
            c.context.heading = titles[id];
            c.titleCoverage = topicCoverage(asked.terms, { titles[id], {}, {}, {} });
            if (const Section *section = document.section(sentence.section)) {
                const QSet<QString> heading = setOf(contentStems(section->title, stem));
                c.headingCoverage = topicCoverage(asked.terms, { heading, {}, {}, {} });
                c.context.heading += heading;
            }
            c.similarity = embedder ? cosine(query, embedder->embed(sentence.text).vector)
                : isServer          ? text.passage.similarity.value_or(0)
                                    : 0;
            c.coverage = topicCoverage(asked.terms, c.context, parameters.topic);
            candidates.push_back(std::move(c));
        }
    }
    return candidates;
}

} // namespace adduce
