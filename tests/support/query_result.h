#pragma once
#include "core/evaluation/evaluation_report.h"
#include "tests/support/sample_thread.h"

namespace adduce::test {

/// A question of an evaluation that was answered with two citations; its words hold what tables set apart.
[[nodiscard]] inline QueryResult resultOf(
    const QString &id, QueryCategory category, bool hasExpected, int verbatim, double milliseconds)
{
    using namespace Qt::StringLiterals;
    QueryResult result;
    result.query = { id, category, u"Is it | so?"_s, { { u"a.pdf"_s, { 2 } } } };
    result.answer = answerOf(u"Is it | so?"_s, u"It is."_s, u"it is"_s);
    result.answer.milliseconds = milliseconds;
    result.hasExpected = hasExpected;
    result.citations = 2;
    result.citationsVerbatim = verbatim;
    return result;
}

} // namespace adduce::test
