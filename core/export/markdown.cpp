#include "core/ask/answer_words.h"
#include "core/base/device.h"
#include "core/export/export.h"
#include "core/export/markdown_text.h"

#include <QCoreApplication>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("Export", text);
}

QString moment(const QDateTime &at)
{
    return at.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s);
}

QString placeOf(const Citation &citation)
{
    QString place = markdownText(chipText(citation));
    if (!citation.title.isEmpty())
        place += u", "_s + markdownText(citation.title);
    if (!citation.section.isEmpty())
        place += u", "_s + markdownText(citation.section);
    return place;
}

/// The sentences, each with the numbers of its sources, then the sources with their quotes.
QString answered(const Answer &answer)
{
    QString sentences;
    QString sources;
    int number = 0;
    for (const AnswerSentence &sentence : answer.sentences) {
        sentences += u"- "_s + markdownText(sentence.text);
        for (const Citation &citation : sentence.citations) {
            ++number;
            sentences += u" \\[%1\\]"_s.arg(number);
            sources +=
                u"- \\[%1\\] %2: \u201C"_s.arg(number).arg(placeOf(citation)) + markdownText(citation.quote) + u"\u201D\n"_s;
        }
        sentences += u'\n';
    }
    return sentences + u'\n' + tr("Sources") + u":\n\n"_s + sources;
}

QString turnText(const Answer &answer, qsizetype number)
{
    QString out = u"## %1\\. "_s.arg(number) + markdownText(answer.question) + u"\n\n"_s;
    switch (answer.verdict) {
    case Verdict::Answered:
        out += tr("Confidence: %1 (%2)").arg(markdownText(words(answer.confidence)), markdownText(words(answer, answer.reason)));
        out += u" \u00B7 "_s + moment(answer.askedAt) + u"\n\n"_s + answered(answer);
        break;
    case Verdict::NoEvidence:
        out += markdownText(refusalWords(answer)) + u'\n';
        break;
    case Verdict::Reply:
        out += markdownText(replyWords(answer)) + u'\n';
        break;
    }
    for (const CaveatNote &caveat : answer.caveats)
        out += u'\n' + tr("Note: %1").arg(markdownText(words(caveat))) + u'\n';
    return out + u'\n';
}

QString tableText(const std::vector<EvidenceRow> &rows)
{
    const QStringList heads { tr("Claim"), tr("Quote"), tr("Source"), tr("Confidence"), tr("Notes") };
    QString out = u"## "_s + tr("Evidence table") + u"\n\n| "_s + heads.join(u" | "_s) + u" |\n"_s
        + u"| --- "_s.repeated(heads.size()) + u"|\n"_s;
    for (const EvidenceRow &row : rows) {
        const QStringList cells { row.claim, row.quote, chipText(row.citation), words(row.confidence), row.notes.join(u' ') };
        for (const QString &text : cells)
            out += u"| "_s + markdownText(text) + u' ';
        out += u"|\n"_s;
    }
    return out;
}

} // namespace

static void writeThread(const Thread &thread, QIODevice &device)
{
    QString head = u"# "_s + markdownText(thread.row.marks.title) + u"\n\n"_s + moment(thread.row.createdAt) + u"\n\n"_s;
    writeAll(device, head.toUtf8());
    qsizetype number = 0;
    for (const Turn &turn : lastVersions(thread))
        writeAll(device, turnText(turn.answer, ++number).toUtf8());
    if (const auto rows = evidenceRows(thread); !rows.empty())
        writeAll(device, tableText(rows).toUtf8());
}

void writeMarkdown(const std::vector<Thread> &threads, QIODevice &device)
{
    for (const Thread &thread : threads) {
        if (&thread != &threads.front())
            writeAll(device, "\n");
        writeThread(thread, device);
    }
}

} // namespace adduce
