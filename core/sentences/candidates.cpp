#include "core/sentences/candidates.h"

#include "core/embedding/text_embedder.h"
#include "core/sentences/table_rows.h"
#include "core/text/stemmer.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace adduce {

namespace {

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

bool isRow(const PassageText &text, std::size_t i)
{
    return text.kind == ChunkKind::TableRow && text.firstRead + static_cast<int>(i) == text.first;
}

/// What a sentence is read as: a row of a table with its caption and the heads of its columns.
const QString &textOf(const PassageText &text, std::size_t i)
{
    return isRow(text, i) ? text.text : text.sentences[i].text;
}

/// A passage as words, and what of the question stands in them, sentence by sentence.
struct ReadPassage
{
    std::vector<SentenceWords> words;
    std::vector<TermStrengths> strengths;
    std::vector<QuestionMatch> matches;
    TermStrengths all;

    ReadPassage(
        const PassageText &text, const QuestionTerms &asked, const TermLookup &terms, const Parameters &parameters, Stemmer &stem)
    {
        for (std::size_t i = 0; i < text.sentences.size(); ++i) {
            const QString &said = textOf(text, i);
            const SentenceWords &read = words.emplace_back(wordsOf(said, stem));
            strengths.push_back(terms.strengthsIn(read.stems));
            raise(all, strengths.back());
            matches.push_back(matchOf(asked, terms, read, said, parameters.retrieval.bm25, parameters.sentences.meanLength));
        }
    }
};

/// Authors, their addresses and institutions: said by nobody.
bool isAddress(const Candidate &c)
{
    return c.section == SectionType::Front
        && (c.sentence.text.contains(u'@') || 2 * c.form.names > static_cast<int>(c.stems.size()));
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
    c.stems = { read.words[i].stems.begin(), read.words[i].stems.end() };
    c.context.own = read.strengths[i];
    c.context.passage = read.all;
    c.cues = cuesOf(read.words[i].words);
    c.form = formOf(textOf(text, i), read.words[i].words);
    c.match = read.matches[i];
    if (isRow(text, i))
        c.row = asOneRun(c.sentence, document);
    if (i > 0)
        c.before = text.sentences[i - 1].text;
    if (i + 1 < text.sentences.size())
        c.after = text.sentences[i + 1].text;
    for (std::size_t distance = 1; distance <= nearSentences; ++distance)
        for (const std::size_t at : { i - distance, i + distance })
            if (at < text.sentences.size()) { // an index before the first wraps around
                raise(c.context.near, read.strengths[at]);
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
    const TermLookup terms(asked.terms);
    std::map<DocumentId, TermStrengths> titles;
    std::map<DocumentId, QSet<QString>> headings;
    std::set<std::pair<DocumentId, int>> seen; // chunks overlap: the better passage, which comes first, keeps the sentence
    std::vector<Candidate> candidates;
    for (const PassageText &text : passages) {
        const DocumentId id = text.passage.document;
        const SourceDocument &document = documents.at(id);
        Stemmer &stem = stemmers.in(document.row.language);
        if (!titles.contains(id)) {
            titles.emplace(id, terms.strengthsIn(contentStems(document.row.title, stem)));
            headings.emplace(id, headingsOf(document));
        }
        const ReadPassage read(text, asked, terms, parameters, stem);
        for (std::size_t i = 0; i < text.sentences.size(); ++i) {
            const int ordinal = text.firstRead + static_cast<int>(i);
            const Sentence &sentence = text.sentences[i];
            if (ordinal < text.first || ordinal > text.last || (sentence.kind == SentenceKind::Table && !isRow(text, i))
                || !isSearchable(sentence.kind, document.typeOf(sentence.section))
                || headings[id].contains(lettersOf(sentence.text)) || !seen.emplace(id, ordinal).second)
                continue;
            Candidate c = candidateAt(i, text, read, document, static_cast<std::size_t>(parameters.topic.nearSentences));
            if (isAddress(c))
                continue;
            c.context.heading = titles[id];
            c.titleCoverage = topicCoverage(asked.terms, { titles[id] });
            if (const Section *section = document.section(sentence.section)) {
                const TermStrengths heading = terms.strengthsIn(contentStems(section->title, stem));
                c.headingCoverage = topicCoverage(asked.terms, { heading });
                raise(c.context.heading, heading);
            }
            if (c.row)
                c.rowCoverage = topicCoverage(asked.terms, { terms.strengthsIn(contentStems(sentence.text, stem)) });
            c.similarity = embedder ? cosine(query, embedder->embed(textOf(text, i), read.words[i].stems).vector)
                : isServer          ? text.passage.similarity.value_or(0)
                                    : 0;
            c.coverage = topicCoverage(asked.terms, c.context, parameters.topic);
            candidates.push_back(std::move(c));
        }
    }
    return candidates;
}

} // namespace adduce
