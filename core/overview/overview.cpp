#include "core/overview/overview.h"

#include "core/ask/question_form_words.h"
#include "core/base/stop.h"
#include "core/embedding/server_space.h"
#include "core/evaluation/gold.h"
#include "core/evaluation/proposed_questions.h"
#include "core/evidence/selected_quote.h"
#include "core/library/current_documents.h"
#include "core/library/database.h"
#include "core/library/space_store.h"
#include "core/library/text_store.h"
#include "core/overview/subjects.h"
#include "core/text/sentence_cues.h"
#include "core/text/stemmer.h"
#include "core/text/text_language.h"

#include <QCryptographicHash>
#include <QHash>
#include <QSet>
#include <algorithm>
#include <array>
#include <ranges>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kMostPapers = 100; // whose first sentences are looked at
constexpr int kFirstSentences = 60;
constexpr int kMostSubjects = 8;
constexpr qsizetype kLongestAbstract = 900; // characters
constexpr std::size_t kMostFindings = 3;
constexpr qsizetype kShortestFinding = 60; // characters
constexpr qsizetype kLongestFinding = 320;
constexpr std::size_t kPapersAsked = 12;
constexpr int kCandidates = 10; // for each question that is wanted
constexpr int kMostOfOnePaper = 2; // questions, of several papers
constexpr double kLeastCentrality = 0.75; // share of a question's words that titles and abstracts hold

bool isToldAlone(const Sentence &sentence)
{
    return sentence.kind == SentenceKind::Body && !sentence.isDoubtful;
}

Opening openingOf(const DocumentRow &row, const TextStore &store)
{
    Opening opening { row.title, {} };
    const std::vector<Section> sections = store.sections(row.id);
    for (const Sentence &sentence : store.sentences(row.id, 0, kFirstSentences))
        if (isToldAlone(sentence) && sectionTypeOf(sentence, sections) == SectionType::Abstract)
            opening.sentences << sentence.text;
    return opening;
}

/// That can be asked.
std::vector<DocumentRow> askedPapers(Database &database, const Scope &scope)
{
    const DocumentScope asked = CollectionStore(database).resolve(scope);
    std::vector<DocumentRow> rows = currentDocuments(database);
    std::erase_if(rows, [&](const DocumentRow &row) {
        return row.state != DocumentState::Ready || (asked && !std::ranges::binary_search(*asked, row.id));
    });
    return rows;
}

std::vector<Opening> openingsOf(const std::vector<DocumentRow> &papers, const TextStore &store, const std::stop_token &stop)
{
    std::vector<Opening> openings;
    for (const DocumentRow &row : papers) {
        throwIfStopped(stop);
        if (openings.size() < kMostPapers)
            openings.push_back(openingOf(row, store));
    }
    return openings;
}

/// Says how near questions are to what papers are about.
class Centrality
{
public:
    explicit Centrality(const std::vector<Opening> &openings)
    {
        for (const Opening &opening : openings) {
            for (const QString &one : contentStems(opening.title, m_stem))
                m_ofTitles.insert(one);
            for (const QString &one : contentStems(opening.sentences.join(u' '), m_stem))
                m_ofAll.insert(one);
        }
        m_ofAll.unite(m_ofTitles);
    }

    /// The share of its words of content that titles and abstracts hold; of a single one, whether titles do.
    [[nodiscard]] double of(const QString &question)
    {
        const QStringList asked = contentStems(question, m_stem);
        const QSet<QString> &held = asked.size() > 1 ? m_ofAll : m_ofTitles;
        const auto count = std::ranges::count_if(asked, [&](const QString &one) { return held.contains(one); });
        return asked.isEmpty() ? 0 : double(count) / double(asked.size());
    }

private:
    Stemmer m_stem;
    QSet<QString> m_ofTitles, m_ofAll;
};

/// Those that ask about what the papers are about, the nearest to it first; of equal ones, the first.
std::vector<EvaluationQuery> centralQuestions(std::vector<EvaluationQuery> queries, const std::vector<Opening> &openings)
{
    Centrality centrality(openings);
    std::vector<std::pair<double, EvaluationQuery>> ranked;
    for (EvaluationQuery &query : queries)
        if (const double share = centrality.of(query.question); share >= kLeastCentrality)
            ranked.emplace_back(share, std::move(query));
    std::ranges::stable_sort(ranked, std::ranges::greater {}, [](const auto &one) { return one.first; });
    std::vector<EvaluationQuery> central;
    for (auto &[share, query] : ranked)
        central.push_back(std::move(query));
    return central;
}

Answer askedAlone(
    const Ask &ask, const QString &text, const Scope &scope, const QuestionSettings &settings, const std::stop_token &stop)
{
    Question question { .text = text, .scope = scope, .settings = settings };
    question.isTrial = true;
    Answer answer = ask(question, [](const AskEvent &) { }, stop);
    throwIfStopped(stop);
    return answer;
}

/// Whether it is answered, first of all by one of these.
bool isAnsweredBy(const Answer &answer, const std::vector<DocumentRow> &papers)
{
    return answer.verdict == Verdict::Answered && !answer.sentences.empty() && !answer.sentences.front().citations.empty()
        && std::ranges::find(papers, answer.sentences.front().citations.front().document, &DocumentRow::id) != papers.end();
}

/// Where a paper says what it found, the most general place first.
constexpr std::array kFindingPlaces { SectionType::Conclusion, SectionType::Abstract, SectionType::Discussion,
    SectionType::Results };

/// By itself and about itself: no aim, no other's work, nothing that points elsewhere.
bool isFinding(const Sentence &sentence)
{
    const QString &text = sentence.text;
    if (!isToldAlone(sentence) || sentence.parts.size() != 1 || text.size() < kShortestFinding || text.size() > kLongestFinding)
        return false;
    const std::vector<Word> words = splitWords(text);
    const Cues cues = cuesOf(words);
    const SentenceForm form = formOf(text, words);
    constexpr Cues others = Cues(Cue::Aim) | Cue::PointsBack | Cue::PointsAtFigure | Cue::CitesOthers | Cue::Funding;
    return (cues & Cue::Finding) && !(cues & others) && !form.isQuestion && !form.leadsIn && !form.endsOpen && !form.startsLower
        && !form.isCode;
}

std::optional<AnswerSentence> quoted(const Sentence &sentence, const DocumentRow &row, const TextStore &store, Database &database)
{
    const SentencePart &part = sentence.parts.front();
    const auto page = store.page(row.id, part.page);
    if (!page)
        return std::nullopt;
    auto citation = selectedQuote(database, row.sha256, part.page + 1, page->text.mid(part.start, part.length), part.rects);
    if (!citation)
        return std::nullopt;
    return AnswerSentence { sentence.text, { *std::move(citation) } };
}

} // namespace

Overview overviewOf(Database &database, const Scope &scope, const std::stop_token &stop)
{
    Overview overview;
    const std::vector<DocumentRow> papers = askedPapers(database, scope);
    QStringList hashes;
    for (const DocumentRow &row : papers) {
        hashes << row.sha256;
        ++overview.papers;
        if (row.year <= 0)
            continue;
        overview.firstYear = overview.firstYear ? std::min(overview.firstYear, row.year) : row.year;
        overview.lastYear = std::max(overview.lastYear, row.year);
    }
    hashes.sort();
    overview.digest =
        QString::fromLatin1(QCryptographicHash::hash(hashes.join(u' ').toLatin1(), QCryptographicHash::Sha256).toHex());
    overview.subjects = subjectsOf(openingsOf(papers, TextStore(database), stop), kMostSubjects);
    return overview;
}

std::optional<DocumentId> onlyPaper(Database &database, const Scope &scope)
{
    const std::vector<DocumentRow> papers = askedPapers(database, scope);
    return papers.size() == 1 ? std::optional(papers.front().id) : std::nullopt;
}

std::optional<PaperOverview> overviewOf(Database &database, DocumentId document, const std::stop_token &stop)
{
    const auto row = DocumentStore(database).find(document);
    if (!row || row->state != DocumentState::Ready)
        return std::nullopt;
    PaperOverview overview { document, displayTitle(*row), shortName(*row) };
    const TextStore store(database);
    const std::vector<Section> sections = store.sections(document);
    std::array<std::vector<Sentence>, kFindingPlaces.size()> findings;
    bool isAbstractFull = false;
    for (Sentence &sentence : store.sentences(document)) {
        throwIfStopped(stop);
        const SectionType type = sectionTypeOf(sentence, sections);
        if (type == SectionType::Abstract && isToldAlone(sentence) && !isAbstractFull) {
            isAbstractFull = overview.abstract.size() + sentence.text.size() > kLongestAbstract;
            if (!isAbstractFull || overview.abstract.isEmpty())
                overview.abstract += (overview.abstract.isEmpty() ? QString() : u" "_s) + sentence.text;
        }
        const auto place = std::ranges::find(kFindingPlaces, type);
        if (place != kFindingPlaces.end() && isFinding(sentence))
            findings[static_cast<std::size_t>(place - kFindingPlaces.begin())].push_back(std::move(sentence));
    }
    if (overview.abstract.isEmpty()) // a manual's "Results" are of its examples
        std::ranges::for_each(findings | std::views::drop(1), [](auto &ofPlace) { ofPlace.clear(); });
    for (const std::vector<Sentence> &ofPlace : findings)
        for (const Sentence &sentence : ofPlace)
            if (overview.findings.size() < kMostFindings && !overview.abstract.contains(sentence.text))
                if (auto finding = quoted(sentence, *row, store, database))
                    overview.findings.push_back(*std::move(finding));
    return overview;
}

void findQuestions(const Ask &ask, const QuestionsRequest &request, const std::function<void(const QString &question)> &found,
    const std::stop_token &stop)
{
    Database database = ask.library().open();
    if (request.most <= 0)
        return;
    QuestionSettings settings { .profile = request.profile };
    if (asksElsewhere(database)) { // nobody asked for what these requests would tell
        const auto learned = SpaceStore(database).learned();
        if (!learned)
            return;
        settings.space = choiceOf(*learned);
    }
    const std::vector<DocumentRow> papers = askedPapers(database, request.madeOf);
    const std::vector<Opening> openings = openingsOf(papers, TextStore(database), stop);
    const ProposalOptions options { .answerable = request.most * kCandidates, .unanswerable = 0, .papers = kPapersAsked };
    const int mostOfOne = papers.size() > 1 ? kMostOfOnePaper : request.most;
    QHash<QString, int> toldOf; // by file
    int told = 0;
    for (const EvaluationQuery &query :
        centralQuestions(proposedQuestions(ask.retriever(), database, request.madeOf, options, stop), openings)) {
        if (told == request.most)
            return;
        int &ofPaper = toldOf[query.gold.front().file];
        if (ofPaper == mostOfOne || !goldTold(askedAlone(ask, query.question, request.asked, settings, stop), query).isFirst())
            continue;
        found(query.question);
        ++ofPaper;
        ++told;
    }
    QStringList titles;
    for (const Opening &opening : openings)
        titles << opening.title;
    const QString language = languageOfText(titles.join(u' '));
    for (const QString &subject : subjectsOf(openings, request.most)) {
        const QString question = questionWords({ QuestionForm::Known, { subject } }, language);
        if (told == request.most || !isAnsweredBy(askedAlone(ask, question, request.asked, settings, stop), papers))
            continue;
        found(question);
        ++told;
    }
}

} // namespace adduce
