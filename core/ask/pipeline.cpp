#include "core/ask/pipeline.h"

#include "core/ask/search_web.h"
#include "core/base/tr.h"

#include <QTextStream>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What stands for a model where there is none, most of the time.
QString leftOut()
{
    return tr("left out");
}

QString listWords(const RetrievalParameters &retrieval)
{
    const bool isAdaptive = retrieval.adaptiveK.formula != AdaptiveK::Formula::Off;
    const auto count = [&](int k) {
        const int wanted = k > 0 && isAdaptive ? candidatesFor(retrieval.finalK, retrieval.adaptiveK) : k;
        return wanted > 0 && retrieval.diversifyLambda ? fetchedFor(wanted, retrieval.adaptiveK) : wanted;
    };
    QString words = tr("%1 by keyword, %2 by vector").arg(count(retrieval.keywordK)).arg(count(retrieval.vectorK));
    if (retrieval.diversifyLambda)
        words += u"; "_s + tr("thinned to %1 by marginal relevance").arg(candidatesFor(retrieval.finalK, retrieval.adaptiveK));
    return words;
}

QString selectionWords(const RetrievalParameters &retrieval)
{
    switch (retrieval.selection) {
    case SelectionMethod::Diverse:
        return tr("%1 passages, from many pages and papers").arg(retrieval.finalK);
    case SelectionMethod::Relevant:
        return tr("%1 passages, the best of each page").arg(retrieval.finalK);
    case SelectionMethod::Best:
        break;
    }
    return tr("the best %1 passages").arg(retrieval.finalK);
}

QString resolvingWords(const PlanningParameters &planning)
{
    const QString words = planning.tellsAnswers ? tr("what it points at in the last %1 questions and answers")
                                                : tr("what it points at in the last %1 questions");
    return words.arg(planning.historyTurns) + (planning.mostChoices > 1 ? u"; "_s + tr("asks back") : QString());
}

QString rankingWords(const RankingParameters &ranking)
{
    const QString words = ranking.isByWriter ? tr("by a model for it, or by the one that writes") : tr("by a model for it");
    return ranking.dropsUnhelpful ? words + u"; "_s + tr("only what helps stays") : words;
}

void addPlanning(std::vector<PipelineStep> &steps, const Parameters &parameters)
{
    const PlanningParameters &planning = parameters.planning;
    steps.push_back({ Stage::Route, tr("what is wanted, of which papers, in which words and language"), {} });
    if (parameters.conversation.recalledSentences > 0)
        steps.push_back({ Stage::Recall,
            tr("up to %1 sentences of the last %2 messages, for the model that writes")
                .arg(parameters.conversation.recalledSentences)
                .arg(parameters.conversation.messages),
            leftOut() });
    if (planning.router == Router::Decision)
        steps.push_back({ Stage::Decide, tr("papers, web, and up to %1 passages").arg(planning.mostPassages),
            tr("complex questions get twice as many passages, and the web is for what is recent") });
    if (planning.router == Router::Binary)
        steps.push_back({ Stage::Decide, tr("papers or web"), tr("papers") });
    if (planning.resolves)
        steps.push_back({ Stage::Resolve, resolvingWords(planning), tr("the subject is carried over by rule") });
    if (planning.mostParts > 1)
        steps.push_back(
            { Stage::Split, tr("up to %1 sub-questions, searched at the same time").arg(planning.mostParts), leftOut() });
    if (planning.rewrites)
        steps.push_back({ Stage::Rewrite, tr("the words of a search"), tr("searched as it is asked") });
    if (planning.routesCollections)
        steps.push_back({ Stage::Collections, tr("those that the question is for, where no scope was chosen"),
            tr("one that is clearly nearest by its words") });
    if (parameters.retrieval.imaginedPassages > 0)
        steps.push_back({ Stage::Imagine,
            tr("%1 passages, to search for what is like them, of complex questions").arg(parameters.retrieval.imaginedPassages),
            leftOut() });
}

QString writingWords(const WritingParameters &writing)
{
    QString words = writing.form == AnswerForm::Prose ? tr("free text, then taken apart into statements, each with a quote")
                                                      : tr("statements, each with a quote");
    if (writing.checksGrounding || writing.checksQuality)
        words += u"; "_s + tr("checked as a whole, up to %1 attempts").arg(writing.mostAttempts);
    return words;
}

QString webWords(const WebParameters &web)
{
    if (web.always)
        return tr("if you allow it for a question, at the same time as the papers");
    switch (web.fallback) {
    case WebFallback::FlatScores:
        return tr("if you allow it for a question, where no passage stands out");
    case WebFallback::FewRelevant:
        return tr("if you allow it for a question, where fewer than %1 passages help").arg(web.fewRelevant);
    case WebFallback::Never:
        break;
    }
    return tr("if you allow it for a question, and a model holds it to be needed");
}

QString escaped(QString text)
{
    return text.toHtmlEscaped();
}

QString titleOf(const PipelineStep &step, std::size_t place)
{
    return u"%1  %2"_s.arg(place + 1).arg(words(step.stage));
}

} // namespace

std::vector<PipelineStep> pipelineOf(const Profile &profile)
{
    const Parameters &parameters = profile.parameters;
    std::vector<PipelineStep> steps;
    addPlanning(steps, parameters);
    steps.push_back({ Stage::Retrieve, listWords(parameters.retrieval), {} });
    steps.push_back({ Stage::Rank, rankingWords(parameters.ranking), tr("as retrieval ranked them") });
    if (parameters.examination.examines)
        steps.push_back({ Stage::Examine, tr("each of the best by itself, unless the scores are clear"), leftOut() });
    steps.push_back({ Stage::Select, selectionWords(parameters.retrieval), {} });
    if (parameters.retrieval.expandWindow > 0)
        steps.push_back({ Stage::Expand,
            tr("%1 neighbours on either side, %2 passages at most")
                .arg(parameters.retrieval.expandWindow)
                .arg(parameters.retrieval.maxAfterExpand),
            {} });
    steps.push_back({ Stage::Topic, tr("do they speak of it, and do they answer it?"), {} });
    if (mayUseWeb(parameters))
        steps.push_back({ Stage::Web, webWords(parameters.web), {} });
    if (parameters.sufficiency.judge == SufficiencyJudge::Scores)
        steps.push_back({ Stage::Assess, tr("by scores; once more in other words where they are low"), leftOut() });
    if (parameters.sufficiency.judge == SufficiencyJudge::Model)
        steps.push_back(
            { Stage::Assess, tr("up to %1 questions for what is missing").arg(parameters.sufficiency.mostQuestions), leftOut() });
    steps.push_back({ Stage::Write, writingWords(parameters.writing), tr("the papers' own sentences") });
    steps.push_back({ Stage::Check, tr("every quote on its page"), {} });
    return steps;
}

QString pipelineText(const std::vector<PipelineStep> &steps)
{
    QString text;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        text += u"%1  %2: %3\n"_s.arg(i + 1, 2).arg(words(steps[i].stage), steps[i].does);
        if (!steps[i].without.isEmpty())
            text += u"      "_s + tr("without a model: %1").arg(steps[i].without) + u'\n';
    }
    return text;
}

QString pipelineMermaid(const std::vector<PipelineStep> &steps)
{
    const auto label = [](QString text) { return text.replace(u'"', u"#quot;"_s).replace(u'<', u"#lt;"_s); };
    QString text = u"flowchart TD\n"_s;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool needsModel = !steps[i].without.isEmpty();
        text += u"    s%1%2\"%3: %4\"%5\n"_s.arg(i + 1).arg(
            needsModel ? u"(["_s : u"["_s, label(words(steps[i].stage)), label(steps[i].does), needsModel ? u"])"_s : u"]"_s);
    }
    for (std::size_t i = 1; i < steps.size(); ++i)
        text += u"    s%1 --> s%2\n"_s.arg(i).arg(i + 1);
    return text;
}

QString pipelineSvg(const std::vector<PipelineStep> &steps, const QString &title)
{
    constexpr int kWidth = 640;
    constexpr int kBox = 58;
    constexpr int kGap = 22;
    constexpr int kTop = 56;
    const auto height = kTop + static_cast<int>(steps.size()) * (kBox + kGap);
    QString svg;
    QTextStream out(&svg);
    out << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << kWidth << "\" height=\"" << height << "\" viewBox=\"0 0 "
        << kWidth << ' ' << height << "\" font-family=\"sans-serif\" role=\"img\">\n<title>" << escaped(title) << "</title>\n"
        << "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n<text x=\"20\" y=\"32\" font-size=\"18\">" << escaped(title)
        << "</text>\n";
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const int top = kTop + static_cast<int>(i) * (kBox + kGap);
        const bool needsModel = !steps[i].without.isEmpty();
        out << "<rect x=\"20\" y=\"" << top << "\" width=\"" << kWidth - 40 << "\" height=\"" << kBox << "\" rx=\""
            << (needsModel ? kBox / 2 : 4) << "\" fill=\"#fff\" stroke=\"#333\"/>\n<text x=\"44\" y=\"" << top + 23
            << "\" font-size=\"14\" font-weight=\"bold\">" << escaped(titleOf(steps[i], i)) << "</text>\n<text x=\"44\" y=\""
            << top + 43 << "\" font-size=\"12\">" << escaped(steps[i].does) << "</text>\n";
        if (i + 1 < steps.size())
            out << "<path d=\"M" << kWidth / 2 << ' ' << top + kBox << "v" << kGap - 6
                << "m-4 -1l4 6l4 -6\" fill=\"none\" stroke=\"#333\"/>\n";
    }
    out << "</svg>\n";
    out.flush();
    return svg;
}

} // namespace adduce
