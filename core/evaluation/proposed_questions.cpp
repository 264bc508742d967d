#include "core/evaluation/proposed_questions.h"

#include "core/ask/noun_phrase.h"
#include "core/ask/question_form_words.h"
#include "core/base/stop.h"
#include "core/lexicon/lexicon.h"
#include "core/library/database.h"
#include "core/library/text_store.h"
#include "core/retrieval/retriever.h"
#include "core/text/sentence_cues.h"
#include "core/text/stemmer.h"
#include "core/text/text_language.h"

#include <QFileInfo>
#include <QHash>
#include <QScopeGuard>
#include <QSet>
#include <algorithm>
#include <map>
#include <random>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kShortest = 50; // characters of a sentence
constexpr qsizetype kLongest = 320;

QRegularExpression pattern(const QString &text)
{
    return QRegularExpression(text, QRegularExpression::UseUnicodePropertiesOption);
}

/// How a form of question is called in a set, and what a sentence that answers it says.
struct Answering
{
    QuestionForm form;
    const char *type;
    QRegularExpression says;
};

const std::vector<Answering> &answering()
{
    using F = QuestionForm;
    static const std::vector<Answering> all {
        { F::Definition, "definition", pattern(u"\\bdefined (?:as|by)\\b"_s) },
        { F::Composition, "definition", pattern(u"\\b(?:consists? of|composed of)\\b"_s) },
        { F::Measured, "method",
            pattern(u"\\b(?:measured|assessed|determined|estimated|quantified|evaluated|calculated|recorded|monitored)\\b.*\\b(?:"
                    u"using|"
                    u"with|by|from|via|through)\\b"_s) },
        { F::Relation, "finding", pattern(u"\\b(?:associated|correlated|linked|related)\\b"_s) },
        { F::Difference, "finding",
            pattern(
                u"\\b(?:higher|lower|greater|smaller|longer|shorter|better|worse|larger|differ(?:s|ed)?|var(?:y|ies|ied))\\b"_s) },
        { F::Affects, "finding",
            pattern(
                u"\\b(?:increas|decreas|reduc|improv|impair|enhanc|prevent|affect|influenc|promot|inhibit)(?:es?|ed|s)\\b"_s) },
        { F::Limits, "finding", pattern(u"\\b(?:limited|restricted|constrained) by\\b"_s) },
        { F::Causes, "finding", pattern(u"\\b(?:caused|triggered) by\\b"_s) },
        { F::Dependence, "finding", pattern(u"\\bdepend(?:s|ed)? (?:up)?on\\b"_s) },
    };
    return all;
}

/// Can be understood by itself, and tells something.
bool stands(const QString &sentence)
{
    if (sentence.size() < kShortest || sentence.size() > kLongest)
        return false;
    const std::vector<Word> words = splitWords(sentence);
    const SentenceForm form = formOf(sentence, words);
    const Cues cues = cuesOf(words);
    return !form.isQuestion && !form.leadsIn && !form.endsOpen && !form.startsLower && !form.isCode
        && !(cues & (Cues(Cue::Aim) | Cue::PointsBack | Cue::PointsAtFigure | Cue::Funding));
}

/// A number as it may be told: "1,024" or "1024".
QString toldAs(QString number)
{
    while (number.endsWith(u'.') || number.endsWith(u','))
        number.chop(1);
    return u"(?<![\\d.,])"_s + QRegularExpression::escape(number).replace(u"\\,"_s, u",?"_s) + u"(?![\\d]|[.,]\\d)"_s;
}

/// "Energy availability is the energy that is left for ..." as "What is energy availability?".
void addDefinition(std::vector<SentenceQuestion> &questions, const QString &sentence, const NounPhrases &phrases)
{
    static const QRegularExpression defined =
        pattern(u"^(?:The |An? )?([^,;:()]{2,60}?) (is|are) (?:an?|the|one of the) (?!aim|goal|purpose)\\p{Ll}"_s);
    const auto match = defined.match(sentence);
    const auto phrase = match.hasMatch() ? phrases.before(sentence, match.capturedEnd(1)) : std::nullopt;
    if (!phrase || !phrase->text.endsWith(match.captured(1), Qt::CaseInsensitive)) // not all that stands before the verb
        return;
    if (phrase->text.contains(u' ') && phrase->text.section(u' ', 0, 0).endsWith(u"ing"_s)) // "modeling counts is a common task"
        return;
    const bool isOfItsText = phrase->text.startsWith(u"the "_s) && phrase->text.count(u' ') < 2; // "the default", "the second"
    if (!isOfItsText)
        questions.push_back({ u"definition"_s, u"What %1 %2?"_s.arg(match.captured(2), phrase->text) });
}

/// "A total of 48 trained men completed the trial." as "How many trained men completed the trial?".
void addCount(std::vector<SentenceQuestion> &questions, const QString &sentence)
{
    static const QRegularExpression counted =
        pattern(u"^(?:[\\p{L}\\d -]{0,40}, )?(?:[Aa] total of |[Oo]verall, |[Ii]n total, )?(\\d{1,3}(?:,\\d{3})+|\\d{2,6}) "
                u"((?:\\p{Ll}[\\p{Ll}-]* ){0,2}(?:\\p{Ll}[\\p{Ll}-]+s|people|men|women|children)) "
                u"(were|completed|participated|took part|received|dropped out|withdrew|met|had|reported|responded|agreed|"
                u"visited|attended)\\b([^.,;:()\\[\\]]{8,90}?)(?= and | but | of whom|[.,;:(\\[])"_s);
    static const QRegularExpression openRange = pattern(u"\\bbetween \\S+$"_s); // "between 2013 and 2023"
    const auto match = counted.match(sentence);
    if (match.hasMatch() && !openRange.match(match.captured(4)).hasMatch())
        questions.push_back({ u"number"_s,
            u"How many %1 %2%3?"_s.arg(match.captured(2), match.captured(3), match.captured(4).trimmed().prepend(u' ')),
            { toldAs(match.captured(1)) } });
}

/// "Sprint time fell by 3.2 %" as "By how much did sprint time fall?".
void addChange(std::vector<SentenceQuestion> &questions, const QString &sentence, const NounPhrases &phrases)
{
    static const QHash<QString, QString> infinitives { { u"increased"_s, u"increase"_s }, { u"decreased"_s, u"decrease"_s },
        { u"rose"_s, u"rise"_s }, { u"fell"_s, u"fall"_s }, { u"declined"_s, u"decline"_s }, { u"improved"_s, u"improve"_s },
        { u"dropped"_s, u"drop"_s }, { u"grew"_s, u"grow"_s } };
    static const QRegularExpression changed = pattern(
        u" (increased|decreased|rose|fell|declined|improved|dropped|grew|(?:was|were) (?:reduced|increased|lowered|raised))"
        u"(?: significantly| markedly)? by (?:about |approximately |around |almost |nearly |up to |~ ?)?(\\d[\\d.,]*)"_s);
    const auto match = changed.match(sentence);
    if (!match.hasMatch())
        return;
    const auto phrase = phrases.before(sentence, match.capturedStart());
    if (!phrase)
        return;
    const QString verb = match.captured(1);
    const QString question = verb.contains(u' ')
        ? u"By how much %1 %2 %3?"_s.arg(verb.section(u' ', 0, 0), phrase->text, verb.section(u' ', 1))
        : u"By how much did %1 %2?"_s.arg(phrase->text, infinitives.value(verb));
    questions.push_back({ u"number"_s, question, { toldAs(match.captured(2)) } });
}

/// "The mean age of the runners was 23.4 years." as "What was the mean age of the runners?".
void addValue(std::vector<SentenceQuestion> &questions, const QString &sentence)
{
    static const QRegularExpression stated = pattern(u"^(?:[\\p{L}\\d -]{0,40}, t|T)he ((?:\\p{Ll}[\\p{Ll}-]* ){1,4}of (?:the "
                                                     u")?\\p{L}[\\p{L}-]*+(?: \\p{L}[\\p{L}-]*+){0,4}) (was|is|were|are) "
                                                     u"(?:about |approximately |around )?(\\d[\\d.,]*)"_s);
    const auto match = stated.match(sentence);
    if (match.hasMatch())
        questions.push_back(
            { u"number"_s, u"What %1 the %2?"_s.arg(match.captured(2), match.captured(1)), { toldAs(match.captured(3)) } });
}

/// What a paper tells, and where.
struct Candidate
{
    SentenceQuestion asked;
    GoldSentence gold;
};

/// A paper that was read.
struct ReadPaper
{
    QString file;
    std::vector<Candidate> candidates;
    QSet<QString> stems; ///< of its words of content
};

bool isAskable(const Sentence &sentence, const std::vector<Section> &sections)
{
    const auto section = static_cast<std::size_t>(sentence.section);
    const SectionType type = section < sections.size() ? sections[section].type : SectionType::Other;
    return sentence.kind == SentenceKind::Body && !sentence.isDoubtful && sentence.parts.size() == 1
        && isSearchable(sentence.kind, type) && !isBackMatter(type) && type != SectionType::Front;
}

ReadPaper readPaper(Database &database, const DocumentRow &row, const Lexicon *lexicon, const std::stop_token &stop)
{
    const TextStore store(database);
    const std::vector<Section> sections = store.sections(row.id);
    const std::vector<Sentence> sentences = store.sentences(row.id);
    QStringList texts;
    for (const Sentence &sentence : sentences)
        texts << sentence.text;
    const NounPhrases phrases(texts, lexicon);
    const QString language = languageOfText(texts.join(u' '));
    Stemmer stem;
    ReadPaper paper { QFileInfo(row.path).fileName(), {}, {} };
    for (const Sentence &sentence : sentences) {
        throwIfStopped(stop);
        for (const QString &one : contentStems(sentence.text, stem))
            paper.stems.insert(one);
        if (isAskable(sentence, sections))
            for (SentenceQuestion &question : questionsAnsweredBy(sentence.text, phrases, language))
                paper.candidates.push_back(
                    { std::move(question), { paper.file, sentence.parts.front().page + 1, sentence.text } });
    }
    return paper;
}

/// Ready papers of the scope, each under a name of its own, by which gold sentences find them.
std::vector<DocumentRow> papersToRead(Database &database, const DocumentScope &scope, std::size_t most, std::mt19937 &random)
{
    std::vector<DocumentRow> rows = DocumentStore(database).list();
    std::erase_if(rows, [&](const DocumentRow &row) {
        return row.state != DocumentState::Ready || row.supersededBy
            || (scope && std::ranges::find(*scope, row.id) == scope->end());
    });
    QHash<QString, int> names;
    for (const DocumentRow &row : rows)
        ++names[QFileInfo(row.path).fileName()];
    std::erase_if(rows, [&](const DocumentRow &row) { return names[QFileInfo(row.path).fileName()] > 1; });
    std::ranges::sort(rows, {}, &DocumentRow::id);
    std::ranges::shuffle(rows, random);
    rows.resize(std::min(rows.size(), most));
    return rows;
}

/// Takes candidates in turns: each paper once, of another kind each time, before any comes again.
class Turns
{
public:
    Turns(const std::vector<ReadPaper> &papers, std::mt19937 &random)
    {
        for (const ReadPaper &paper : papers)
            std::ranges::shuffle(m_papers.emplace_back(paper.candidates), random);
    }

    /// The next that this wants, which is then no candidate any more; none is left otherwise.
    std::optional<Candidate> next(const auto &wants)
    {
        for (std::size_t tried = 0; tried < m_papers.size(); ++tried) {
            std::vector<Candidate> &paper = m_papers[m_paper];
            m_paper = (m_paper + 1) % m_papers.size();
            auto best = paper.end();
            for (auto one = paper.begin(); one != paper.end(); ++one)
                if (wants(*one) && (best == paper.end() || m_had[one->asked.type] < m_had[best->asked.type]))
                    best = one;
            if (best == paper.end())
                continue;
            Candidate taken = std::move(*best);
            paper.erase(best);
            ++m_had[taken.asked.type];
            return taken;
        }
        return std::nullopt;
    }

private:
    std::vector<std::vector<Candidate>> m_papers;
    std::size_t m_paper = 0;
    std::map<QString, int> m_had; // of each type
};

/// Must be refused once its own paper is withheld, and is no easy one: others hold some of its words, and none holds all.
bool isNearMiss(const Candidate &one, const std::vector<ReadPaper> &papers, Stemmer &stem)
{
    const QStringList stems = contentStems(one.asked.question, stem);
    bool areSome = false;
    for (const ReadPaper &paper : papers) {
        if (paper.file == one.gold.file)
            continue;
        const auto held = std::ranges::count_if(stems, [&](const QString &word) { return paper.stems.contains(word); });
        if (held == stems.size())
            return false;
        areSome = areSome || held > 0;
    }
    return areSome;
}

EvaluationQuery proposal(Candidate candidate, bool isAnswerable)
{
    EvaluationQuery query;
    query.question = std::move(candidate.asked.question);
    query.type = isAnswerable ? std::move(candidate.asked.type) : u"unanswerable"_s;
    query.isAccepted = false;
    if (isAnswerable) {
        query.must = std::move(candidate.asked.must);
        query.expected.push_back({ candidate.gold.file, { candidate.gold.page } });
        query.gold.push_back(std::move(candidate.gold));
    } else {
        query.category = QueryCategory::EdgeCase;
        query.withheld << candidate.gold.file;
    }
    return query;
}

} // namespace

std::vector<SentenceQuestion> questionsAnsweredBy(const QString &sentence, const NounPhrases &phrases, const QString &language)
{
    std::vector<SentenceQuestion> questions;
    if (!stands(sentence))
        return questions;
    for (const SuggestedQuestion &suggested : suggestedQuestions(sentence, phrases)) {
        const auto known = std::ranges::find(answering(), suggested.form, &Answering::form);
        const qsizetype words =
            suggested.subjects.join(u' ').count(u' ') + 1; // one alone is too little to ask about: "shape", "athletes"
        if (known == answering().end() || words < 2 || !known->says.match(sentence).hasMatch())
            continue;
        SentenceQuestion question { QString::fromLatin1(known->type), questionWords(suggested, language) };
        if (std::ranges::find(questions, question) == questions.end())
            questions.push_back(std::move(question));
    }
    if (language.isEmpty()) { // English
        addDefinition(questions, sentence, phrases);
        addCount(questions, sentence);
        addChange(questions, sentence, phrases);
        addValue(questions, sentence);
    }
    return questions;
}

std::vector<EvaluationQuery> proposedQuestions(Database &database, const DocumentScope &scope, const Lexicon *lexicon,
    const ProposalOptions &options, const std::stop_token &stop)
{
    std::mt19937 random(options.seed);
    std::vector<ReadPaper> papers;
    for (const DocumentRow &row : papersToRead(database, scope, options.papers, random)) {
        throwIfStopped(stop);
        papers.push_back(readPaper(database, row, lexicon, stop));
    }
    Turns turns(papers, random);
    std::vector<EvaluationQuery> proposed;
    QSet<QString> had; // questions, and sentences that one was made of
    const auto isNew = [&](const Candidate &one) { return !had.contains(one.asked.question) && !had.contains(one.gold.quote); };
    const auto take = [&](int most, bool isAnswerable, const auto &wants) {
        for (int i = 0; i < most; ++i) {
            auto next = turns.next(wants);
            if (!next)
                return;
            had << next->asked.question << next->gold.quote;
            proposed.push_back(proposal(*std::move(next), isAnswerable));
        }
    };
    Stemmer stem;
    const auto isNearMissOf = [&](const Candidate &one) { return isNew(one) && isNearMiss(one, papers, stem); };
    int candidates = 0;
    for (const ReadPaper &paper : papers)
        candidates += static_cast<int>(paper.candidates.size());
    if (papers.size() > 1) // first, as there are fewer of them, but most sentences are left for what they answer
        take(std::min(options.unanswerable, candidates / 4), false, isNearMissOf);
    const auto misses = static_cast<std::ptrdiff_t>(proposed.size());
    take(options.answerable, true, isNew);
    std::ranges::rotate(proposed, proposed.begin() + misses);
    for (int number = 0; EvaluationQuery & query : proposed)
        query.id = u'P' + QString::number(++number).rightJustified(2, u'0');
    return proposed;
}

std::vector<EvaluationQuery> proposedQuestions(const Retriever &retriever, Database &database, const Scope &scope,
    const ProposalOptions &options, const std::stop_token &stop)
{
    const auto lexicon = retriever.snapshot(database).lexicon;
    const auto letGo = qScopeGuard([&] {
        if (lexicon)
            lexicon->letGo();
    });
    return proposedQuestions(database, CollectionStore(database).resolve(scope), lexicon.get(), options, stop);
}

} // namespace adduce
