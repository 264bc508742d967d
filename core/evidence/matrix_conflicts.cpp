#include "core/evidence/matrix_conflicts.h"

#include "core/effects/stated_answer.h"
#include "core/guardrails/directions.h"
#include "core/guardrails/opposites.h"

#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// A cell as it is compared.
struct Said
{
    MatrixPaperId paper;
    ParsedSentence sentence;
    StatedAnswer answer;
    QSet<QString> subject; ///< where whole sentences are compared
    std::map<int, QString> directions; ///< the same
};

Said saidIn(const MatrixCell &cell, const EffectQuestion &asked, const ConflictParameters &parameters, Stemmer &stem)
{
    Said said { cell.paper, parsed(cell.citation->quote, stem), {}, {}, {} };
    if (!asked.isOfNothing()) {
        said.answer = answerIn(cell.citation->quote, asked, { parameters.outcomeShare, parameters.causeShare }, stem);
        return said;
    }
    said.subject = subjectOf(said.sentence);
    said.directions = directionsOf(said.sentence);
    said.answer.isOnTopic = true;
    said.answer.measured = measuredOf(cell.citation->quote, {}, stem);
    return said;
}

bool areComparable(const Said &one, const Said &other, const EffectQuestion &asked, const ConflictParameters &parameters)
{
    if (!one.answer.isOnTopic || !other.answer.isOnTopic || areGroupsApart(one.answer.groups, other.answer.groups)
        || areOfOtherConditions(one.answer, other.answer))
        return false;
    if (!asked.isOfNothing())
        return true;
    return !areOfOtherConditions(one.sentence, other.sentence) && !areOfOtherGroups(one.sentence, other.sentence)
        && sharedSubject(one.subject, other.subject, parameters.fewestShared) >= parameters.subjectShare;
}

std::optional<MatrixConflict> otherDirections(const Said &one, const Said &other)
{
    for (const auto &[scale, word] : one.directions)
        if (const auto found = other.directions.find(scale);
            found != other.directions.end() && isScaleOfEffects(scale) && poleOf(word)->isUpper != poleOf(found->second)->isUpper)
            return MatrixConflict { {}, one.paper, other.paper, ConflictKind::Directions, word, found->second };
    for (const StatedEffect &effect : one.answer.effects)
        for (const StatedEffect &beside : other.answer.effects)
            if (effect.axis == beside.axis && effect.isUp != beside.isUp)
                return MatrixConflict { {}, one.paper, other.paper, ConflictKind::Directions, effect.words, beside.words };
    return std::nullopt;
}

/// Where the one has several, the other meets none of them.
std::optional<MatrixConflict> otherIntervals(const Said &one, const Said &other)
{
    std::optional<MatrixConflict> conflict;
    for (const Measurement &first : one.answer.measured)
        for (const Measurement &second : other.answer.measured) {
            const QSet<QString> &groups = one.answer.groups;
            const bool isOfOthers =
                !groups.isEmpty() && !other.answer.groups.isEmpty() && !groups.intersects(other.answer.groups);
            const bool isOfOtherSides = first.kind != EffectKind::Amount && one.answer.isTurned != other.answer.isTurned;
            if (!first.interval || !second.interval || !areComparable(first, second) || isOfOtherSides || isOfOthers)
                continue;
            if (!areDisjoint(first, second))
                return std::nullopt;
            if (!conflict)
                conflict = MatrixConflict { {}, one.paper, other.paper, ConflictKind::Intervals, words(first), words(second) };
        }
    return conflict;
}

} // namespace

std::vector<MatrixConflict> conflictsIn(const Matrix &matrix, const ConflictParameters &parameters)
{
    Stemmer stem;
    std::vector<MatrixConflict> conflicts;
    for (const MatrixQuestion &question : matrix.questions) {
        const std::optional<EffectQuestion> asked = effectQuestion(question.text, stem);
        if (!asked)
            continue;
        std::vector<Said> said;
        for (const MatrixPaper &paper : matrix.papers)
            if (const auto cell = matrix.cells.find({ paper.id, question.id });
                cell != matrix.cells.end() && cell->second.citation)
                said.push_back(saidIn(cell->second, *asked, parameters, stem));
        for (std::size_t i = 0; i < said.size(); ++i)
            for (std::size_t j = i + 1; j < said.size(); ++j) {
                if (!areComparable(said[i], said[j], *asked, parameters))
                    continue;
                auto conflict = otherDirections(said[i], said[j]);
                if (!conflict)
                    conflict = otherIntervals(said[i], said[j]);
                if (!conflict)
                    continue;
                conflict->question = question.id;
                conflicts.push_back(std::move(*conflict));
            }
    }
    return conflicts;
}

} // namespace adduce
