#include "core/sentences/candidates.h"

#include "core/embedding/text_embedder.h"
#include "core/lexicon/lexicon.h"
#include "core/sentences/table_rows.h"
#include "core/text/stemmer.h"

#include <QRegularExpression>
#include <QStringMatcher>
#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

double productOf(const std::vector<float> &a, const std::vector<float> &b)
{
    return a.size() == b.size() ? static_cast<double>(std::inner_product(a.begin(), a.end(), b.begin(), 0.0F)) : 0;
}

/// The title of a document and the headings of its sections.
class Headings
{
public:
    Headings(const SourceDocument &document, const QuestionTerms &asked, const TermLookup &terms, Stemmer &stem)
        : m_title(read(document.row.title, asked, terms, stem))
    {
        for (const Section &section : document.sections)
            m_sections.push_back(read(section.title, asked, terms, stem));
    }

    /// Is a line one of them by its letters? Where one stands once more as running text (how to cite, a table of contents, a running
    /// head) it says no more.
    [[nodiscard]] bool contains(const QString &line) const { return m_letters.contains(lettersOf(line, m_longest + 1)); }

    /// Tells a candidate what of the question stands over it.
    void standOver(Candidate &c) const
    {
        c.context.heading = m_title.strengths;
        c.titleCoverage = m_title.coverage;
        if (const auto section = static_cast<std::size_t>(c.sentence.section);
            c.sentence.section >= 0 && section < m_sections.size()) {
            c.headingCoverage = m_sections[section].coverage;
            raise(c.context.heading, m_sections[section].strengths);
        }
    }

private:
    struct Heading
    {
        TermStrengths strengths;
        double coverage = 0;
    };

    /// What is left of a line when numbers, leader dots and case are put aside, as far as it is asked for.
    static QString lettersOf(const QString &text, qsizetype most)
    {
        QString letters;
        for (auto c = text.cbegin(); c != text.cend() && letters.size() < most; ++c)
            if (c->isLetter())
                letters += c->toCaseFolded();
        return letters;
    }

    Heading read(const QString &heading, const QuestionTerms &asked, const TermLookup &terms, Stemmer &stem)
    {
        const QString letters = lettersOf(heading, heading.size());
        m_longest = std::max(m_longest, letters.size());
        m_letters.insert(letters);
        const TermStrengths strengths = terms.strengthsIn(wordsOf(heading, stem).stems);
        return { strengths, topicCoverage(asked.terms, { strengths }) };
    }

    QSet<QString> m_letters;
    qsizetype m_longest = 0;
    Heading m_title;
    std::vector<Heading> m_sections;
};

bool isEnglish(const QString &language) ///< or not known: a short text
{
    return language.isEmpty() || language == u"en";
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

/// A sentence as words, and what of the question stands in them.
struct ReadSentence
{
    SentenceWords words;
    QuestionMatch match;
};

/// A passage sentence by sentence.
struct ReadPassage
{
    std::vector<const ReadSentence *> sentences;
    TermStrengths all;
};

/// Reads the sentences of passages, each once: passages overlap, and their neighbours are read with them.
class SentenceReader
{
public:
    SentenceReader(const QuestionTerms &asked, const TermLookup &terms, const Parameters &parameters)
        : m_asked(asked)
        , m_terms(terms)
        , m_parameters(parameters)
    {
    }

    ReadPassage read(const PassageText &text, Stemmer &stem)
    {
        ReadPassage passage;
        for (std::size_t i = 0; i < text.sentences.size(); ++i) {
            const int ordinal = text.firstRead + static_cast<int>(i);
            const auto [known, isNew] = m_read.try_emplace({ text.passage.document, ordinal, isRow(text, i) });
            if (isNew)
                known->second = read(textOf(text, i), stem);
            passage.sentences.push_back(&known->second);
            raise(passage.all, known->second.match.strengths);
        }
        return passage;
    }

private:
    ReadSentence read(const QString &said, Stemmer &stem)
    {
        SentenceWords words = wordsOf(said, stem);
        QuestionMatch match =
            matchOf(m_asked, m_terms, words, said, m_parameters.retrieval.bm25, m_parameters.sentences.meanLength);
        return { std::move(words), std::move(match) };
    }

    const QuestionTerms &m_asked;
    const TermLookup &m_terms;
    const Parameters &m_parameters;
    std::map<std::tuple<DocumentId, int, bool>, ReadSentence> m_read; ///< by document, place, and whether as a row with its heads
};

/// Authors, their addresses, institutions, numbers (ORCID) and shares in the work, keywords: said by nobody.
bool isAddress(const Candidate &c)
{
    const QString &text = c.sentence.text;
    static const QRegularExpression letters(u"^\\W*(correspondence|corresponding author)\\b.*@"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::DotMatchesEverythingOption);
    static const QStringMatcher orcid(u"0000-000");
    static const QStringMatcher draft(u"original draft", Qt::CaseInsensitive);
    if (orcid.indexIn(text) >= 0 || draft.indexIn(text) >= 0 || letters.match(text).hasMatch())
        return true;
    return c.section == SectionType::Front
        && (!c.sectionName.isEmpty() || text.contains(u'@') || 2 * c.form.names > static_cast<int>(c.stems.size()));
}

Candidate candidateAt(
    std::size_t i, const PassageText &text, const ReadPassage &read, const SourceDocument &document, std::size_t nearSentences)
{
    Candidate c;
    c.document = text.passage.document;
    c.paper = document.paper;
    c.ordinal = text.firstRead + static_cast<int>(i);
    c.place = (c.ordinal + 0.5) / std::max(1, document.row.sentences);
    c.sentence = text.sentences[i];
    c.passage = text.passage;
    c.chunk = text.chunk;
    c.section = document.typeOf(c.sentence.section);
    c.sectionName = document.nameOf(c.sentence.section);
    const ReadSentence &own = *read.sentences[i];
    c.stems = keysOf(own.words.stems);
    c.context.own = own.match.strengths;
    c.context.passage = read.all;
    c.cues = cuesOf(own.words.words);
    c.form = formOf(textOf(text, i), own.words.words);
    c.match = own.match;
    if (isRow(text, i))
        c.row = asOneRun(c.sentence, document);
    if (i > 0)
        c.before = text.sentences[i - 1].text;
    if (i + 1 < text.sentences.size())
        c.after = text.sentences[i + 1].text;
    for (std::size_t distance = 1; distance <= nearSentences; ++distance)
        for (const std::size_t at : { i - distance, i + distance })
            if (at < text.sentences.size()) { // an index before the first wraps around
                raise(c.context.near, read.sentences[at]->match.strengths);
                c.nearBm25 = std::max(c.nearBm25, read.sentences[at]->match.bm25);
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
    SentenceReader reader(asked, terms, parameters);
    const auto *lexicon = snapshot.lexicon.get();
    QuestionVector meaning(
        question, lexicon && lexicon->vectors ? &*lexicon->vectors : nullptr, *snapshot.keywords, terms, snapshot.meanings.get());
    std::map<DocumentId, Headings> headings;
    std::set<std::pair<DocumentId, int>> seen; // chunks overlap: the better passage, which comes first, keeps the sentence
    std::vector<Candidate> candidates;
    for (const PassageText &text : passages) {
        const DocumentId id = text.passage.document;
        const SourceDocument &document = documents.at(id);
        Stemmer &stem = stemmers.in(document.row.language);
        if (!headings.contains(id))
            headings.emplace(id, Headings(document, asked, terms, stem));
        const Headings &over = headings.at(id);
        const ReadPassage read = reader.read(text, stem);
        for (std::size_t i = 0; i < text.sentences.size(); ++i) {
            const int ordinal = text.firstRead + static_cast<int>(i);
            const Sentence &sentence = text.sentences[i];
            if (ordinal < text.first || ordinal > text.last || (sentence.kind == SentenceKind::Table && !isRow(text, i))
                || !text.holds(sentence, document) || over.contains(sentence.text) || !seen.emplace(id, ordinal).second)
                continue;
            Candidate c = candidateAt(i, text, read, document, static_cast<std::size_t>(parameters.topic.nearSentences));
            if (isAddress(c))
                continue;
            over.standOver(c);
            if (c.row)
                c.rowCoverage = topicCoverage(asked.terms, { terms.strengthsIn(wordsOf(sentence.text, stem).stems) });
            c.similarity = embedder ? productOf(query, embedder->embed(textOf(text, i), read.sentences[i]->words.stems).vector)
                : isServer          ? text.passage.similarity.value_or(0)
                                    : 0;
            if (isEnglish(document.row.language))
                c.likeness = meaning.likenessOf(read.sentences[i]->words);
            c.coverage = topicCoverage(asked.terms, c.context, parameters.topic);
            candidates.push_back(std::move(c));
        }
    }
    return candidates;
}

} // namespace adduce
