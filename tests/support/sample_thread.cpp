#include "tests/support/sample_thread.h"

#include "core/answer/trace_json.h"

using namespace Qt::StringLiterals;

namespace adduce::test {

static const QDateTime kMoment(QDate(2026, 3, 1), QTime(12, 30), Qt::UTC);

Citation citationOf(const QString &quote, int page)
{
    Citation citation;
    citation.document = { 7 };
    citation.sha256 = QString(64, u'a');
    citation.source = u"Zeileis 2006"_s;
    citation.title = u"Object-Oriented Computation"_s;
    citation.path = u"/papers/sandwich.pdf"_s;
    citation.page = page;
    citation.pageCount = 21;
    citation.label = QString::number(page);
    citation.section = u"2 Estimators"_s;
    citation.chunk = u"c0ffee"_s;
    citation.quote = quote;
    citation.rects = { { 72, 100, 300, 12 } };
    return citation;
}

Answer answerOf(const QString &question, const QString &sentence, const QString &quote)
{
    Answer answer;
    answer.question = question;
    answer.askedAt = kMoment;
    answer.verdict = Verdict::Answered;
    answer.confidence = Confidence::High;
    answer.reason = ConfidenceReason::AllTermsTogether;
    answer.sentences = { { sentence, { citationOf(quote) } } };
    return answer;
}

Answer storedAndRead(const Answer &answer)
{
    Answer read = answerFromJson(toJson(answer));
    if (read.trace.profile)
        setProfileValue(read.trace, answer.trace.profile->value);
    return read;
}

Answer refusalOf(const QString &question)
{
    Answer answer;
    answer.question = question;
    answer.askedAt = kMoment;
    return answer;
}

Thread threadOf(const QString &title, const std::vector<Answer> &answers)
{
    Thread thread;
    thread.row.id = { 1 };
    thread.row.marks.title = title;
    thread.row.createdAt = kMoment;
    thread.row.updatedAt = kMoment;
    for (const Answer &answer : answers)
        thread.turns.push_back({ { qint64(thread.turns.size()) + 1 }, {}, answer });
    thread.row.questions = int(thread.turns.size());
    return thread;
}

} // namespace adduce::test
