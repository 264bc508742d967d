#include "core/evaluation/mutation_score.h"

#include "core/base/tr.h"
#include "core/guardrails/plain_check.h"

#include <QJsonArray>
#include <algorithm>
#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr std::size_t kExamples = 20;

QString percent(int part, int whole)
{
    return whole > 0 ? u"%1 %"_s.arg(100.0 * part / whole, 0, 'f', 0) : u"–"_s;
}

QString row(const QString &name, const KindScore &score)
{
    return u"| %1 | %2 | %3 | %4 |\n"_s.arg(name).arg(score.made).arg(score.caught).arg(percent(score.caught, score.made));
}

} // namespace

std::vector<ProvedSentence> provedSentences(const Answer &answer)
{
    std::vector<ProvedSentence> sentences;
    for (const AnswerSentence &one : answer.sentences) {
        if (one.citations.size() != 1)
            continue;
        const Citation &cited = one.citations.front();
        const QString said = one.quoted ? one.text.mid(one.quoted->start, one.quoted->length) : one.text;
        const bool isRow = !answer.writer && cited.quote.simplified() != said.simplified();
        if (!isRow)
            sentences.push_back({ said, cited.quote, u"%1 %2 %3"_s.arg(cited.before, cited.quote, cited.after).simplified() });
    }
    return sentences;
}

KindScore MutationScore::all(bool isHeldOut) const
{
    KindScore sum;
    sum.isHeldOut = isHeldOut;
    for (const KindScore &one : kinds)
        if (one.isHeldOut == isHeldOut) {
            sum.made += one.made;
            sum.caught += one.caught;
        }
    return sum;
}

QString words(MutationKind kind)
{
    switch (kind) {
    case MutationKind::Number:
        return tr("Another number");
    case MutationKind::Unit:
        return tr("Another unit");
    case MutationKind::Period:
        return tr("Another period");
    case MutationKind::PValue:
        return tr("Another p-value");
    case MutationKind::Range:
        return tr("Another range");
    case MutationKind::NumberWord:
        return tr("Another number in words");
    case MutationKind::Direction:
        return tr("Another direction");
    case MutationKind::Antonym:
        return tr("A word's opposite");
    case MutationKind::Population:
        return tr("Other people or animals");
    case MutationKind::Hedge:
        return tr("Certain in place of possible");
    case MutationKind::NumbersExchanged:
        return tr("Numbers exchanged");
    case MutationKind::Quantifier:
        return tr("All, some or none");
    case MutationKind::Points:
        return tr("Per cent or percentage points");
    case MutationKind::Order:
        return tr("Before or after");
    case MutationKind::Cause:
        return tr("Cause in place of association");
    case MutationKind::Comparator:
        return tr("At least or at most");
    case MutationKind::Roles:
        return tr("Sides of a comparison exchanged");
    case MutationKind::NegationDropped:
        return tr("Denial taken out");
    case MutationKind::NegationAdded:
        return tr("Denial put in");
    case MutationKind::Significance:
        return tr("Significant or not");
    case MutationKind::Name:
        return tr("Another name");
    case MutationKind::Word:
        return tr("Another thing");
    case MutationKind::AddedClause:
        return tr("A clause put in");
    }
    return {};
}

MutationScore scoreMutations(std::span<const ProvedSentence> sentences, std::span<const PlainStatement> kept, quint32 seed,
    const Lexicon *lexicon, const WritingParameters &parameters, const std::function<void(int)> &onProgress,
    const std::stop_token &stop)
{
    MutationScore score;
    std::map<std::pair<MutationKind, bool>, KindScore> kinds;
    const auto isProved = [&](const QString &text, const ProvedSentence &sentence) {
        return checkPlain({ text, { sentence.passage }, sentence.quote }, lexicon, parameters).verdict
            == StatementVerdict::Proved;
    };
    for (const ProvedSentence &sentence : sentences) {
        if (stop.stop_requested())
            break;
        ++score.sentences;
        score.lost += !isProved(sentence.text, sentence);
        for (Mutant &mutant : mutantsOf(sentence.text, seed++)) {
            KindScore &kind = kinds[{ mutant.kind, mutant.isHeldOut }];
            kind.kind = mutant.kind;
            kind.isHeldOut = mutant.isHeldOut;
            ++kind.made;
            const bool isCaught = !isProved(mutant.text, sentence);
            kind.caught += isCaught;
            if (!isCaught && score.passed.size() < kExamples)
                score.passed.push_back({ std::move(mutant), sentence });
        }
        if (onProgress)
            onProgress(score.sentences);
    }
    for (const PlainStatement &statement : kept) {
        if (stop.stop_requested())
            break;
        ++score.kept;
        score.keptCaught += checkPlain(statement, lexicon, parameters).verdict != StatementVerdict::Proved;
    }
    for (const auto &[key, kind] : kinds)
        score.kinds.push_back(kind);
    return score;
}

QString toMarkdown(const MutationScore &score)
{
    QString text = u"# %1\n\n"_s.arg(tr("False statements that the checks find"));
    text +=
        tr("%1 sentences of saved answers; unchanged, %2 of them were lost.").arg(score.sentences).arg(score.lost) + u"\n\n"_s;
    text += u"| %1 | %2 | %3 | %4 |\n|---|---|---|---|\n"_s.arg(tr("Kind"), tr("Made"), tr("Found"), tr("Share"));
    for (const bool isHeldOut : { false, true }) {
        for (const KindScore &kind : score.kinds)
            if (kind.isHeldOut == isHeldOut)
                text += row(words(kind.kind), kind);
        text += row(
            u"**%1**"_s.arg(isHeldOut ? tr("All, by words that no list of the checks has") : tr("All")), score.all(isHeldOut));
    }
    if (score.kept > 0)
        text +=
            u'\n' + tr("Of the %1 false statements of your own set %2 were found.").arg(score.kept).arg(score.keptCaught) + u'\n';
    if (!score.passed.empty())
        text += u"\n## %1\n\n"_s.arg(tr("Passed as proved"));
    for (const PassedMutant &one : score.passed)
        text += u"- %1 (%2)\n"_s.arg(one.mutant.text, one.mutant.change);
    return text;
}

QJsonObject toJson(const MutationScore &score)
{
    QJsonArray kinds;
    for (const KindScore &one : score.kinds)
        kinds.append(QJsonObject { { u"kind"_s, nameOf(one.kind) }, { u"held_out"_s, one.isHeldOut }, { u"made"_s, one.made },
            { u"caught"_s, one.caught } });
    QJsonArray passed;
    for (const PassedMutant &one : score.passed)
        passed.append(QJsonObject { { u"kind"_s, nameOf(one.mutant.kind) }, { u"statement"_s, one.mutant.text },
            { u"change"_s, one.mutant.change }, { u"quote"_s, one.sentence.quote } });
    return { { u"sentences"_s, score.sentences }, { u"lost"_s, score.lost }, { u"kinds"_s, kinds }, { u"passed"_s, passed },
        { u"kept"_s, score.kept }, { u"kept_caught"_s, score.keptCaught } };
}

} // namespace adduce
