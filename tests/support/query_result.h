#pragma once
#include "core/evaluation/evaluation_report.h"
#include "tests/support/sample_thread.h"
#include <functional>

namespace adduce::test {

/// The same question with another answer.
inline void changeAnswer(QueryResult &result, const std::function<void(Answer &)> &change)
{
    Answer answer = result.answer.unpacked();
    change(answer);
    result.setAnswer(std::move(answer));
}

/// A question of an evaluation that was answered with two citations; its words hold what tables set apart.
[[nodiscard]] inline QueryResult resultOf(
    const QString &id, QueryCategory category, bool hasExpected, int verbatim, double milliseconds)
{
    using namespace Qt::StringLiterals;
    QueryResult result;
    result.query = { id, category, u"Is it | so?"_s, { { u"a.pdf"_s, { 2 } } } };
    Answer answer = answerOf(u"Is it | so?"_s, u"It is."_s, u"it is"_s);
    answer.milliseconds = milliseconds;
    result.setAnswer(std::move(answer));
    result.hasExpected = hasExpected;
    result.citations = 2;
    result.citationsVerbatim = verbatim;
    return result;
}

} // namespace adduce::test
