#include "core/answer/answer_words.h"
#include "core/answer/cited_source.h"
#include "core/answer/measured_rate.h"
#include "core/base/device.h"
#include "core/base/tr.h"
#include "core/export/export.h"
#include "core/export/markdown_text.h"
#include "core/export/refusal_report.h"
#include "core/export/sealed_rows.h"

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString moment(const QDateTime &at)
{
    return at.toUTC().toString(u"yyyy-MM-dd HH:mm 'UTC'"_s);
}

QString placeOf(const Citation &citation, AnswerMark mark)
{
    QString place = markdownText(mark == AnswerMark::SourceAndPage ? chipText(citation) : markText(citation, mark));
    if (!citation.title.isEmpty())
        place += u", "_s + markdownText(citation.title);
    if (!citation.section.isEmpty())
        place += u", "_s + markdownText(citation.section);
    if (citation.web)
        place += u", "_s + markdownText(words(*citation.web));
    return place;
}

/// The sentences, each with its sources as footnotes, then those with their quotes. `name` tells the footnotes of one
/// answer from those of another in the file.
QString cited(const std::vector<AnswerSentence> &told, const QString &name, AnswerMark mark, std::vector<ShownRow> &shown)
{
    QStringList sentences;
    QStringList notes;
    for (const AnswerSentence &sentence : told) {
        QString line = u"- "_s + markdownText(toldText(sentence));
        const qsizetype first = notes.size();
        for (const Citation &citation : sentence.citations) {
            const QString note = u"[^%1-%2]"_s.arg(name).arg(notes.size() + 1);
            line += note;
            notes << note + u": "_s + placeOf(citation, mark) + u": \u201C"_s + markdownText(citation.quote) + u'\u201D';
        }
        for (std::size_t i = 0; i < sentence.citations.size(); ++i)
            shown.push_back(
                { sealed(toldText(sentence), sentence.citations[i]), { line, notes[first + static_cast<qsizetype>(i)] } });
        sentences << line;
    }
    return sentences.join(u'\n') + u"\n\n"_s + notes.join(u'\n') + u'\n';
}

QString unquotable(const Answer &answer)
{
    QString out;
    for (const Citation &place : answer.unquotable)
        out += markdownText(unquotableWords(place)) + u"\n\n"_s;
    return out;
}

/// What is told, where it disagrees, and what is said besides.
QString answered(const Answer &answer, const QString &name, std::vector<ShownRow> &shown)
{
    QString out;
    for (const Disagreement &disagreement : answer.disagreements)
        out += markdownText(words(answer, disagreement)) + u"\n\n"_s;
    out += cited(answer.sentences, name, markOf(answer), shown);
    if (!answer.unquotable.empty())
        out += u'\n' + unquotable(answer);
    if (!answer.alsoSaid.empty())
        out +=
            u'\n' + markdownText(tr("Also said")) + u"\n\n"_s + cited(answer.alsoSaid, name + u"-also"_s, markOf(answer), shown);
    return out;
}

QString line(const QStringList &cells)
{
    QString out;
    for (const QString &text : cells)
        out += u"| "_s + markdownText(text) + u' ';
    return out + u"|\n"_s;
}

QString tableOf(const QStringList &heads, const std::vector<QStringList> &rows)
{
    QString out = line(heads) + u"| --- "_s.repeated(heads.size()) + u"|\n"_s;
    for (const QStringList &row : rows)
        out += line(row);
    return out + u'\n';
}

QString listOf(const QStringList &items)
{
    QString out;
    for (const QString &item : items)
        out += u"- "_s + markdownText(item) + u'\n';
    return out + u'\n';
}

/// What was searched in vain.
QString refused(const Answer &answer)
{
    const RefusalReport report = refusalReport(answer);
    QString out = markdownText(report.searched) + u"\n\n"_s;
    if (!report.terms.empty())
        out += tableOf(report.heads, report.terms);
    if (!report.nearest.isEmpty())
        out += markdownText(report.nearestTitle) + u"\n\n"_s + listOf(report.nearest);
    if (!report.nextSteps.isEmpty())
        out += markdownText(tr("Next steps")) + u"\n\n"_s + listOf(report.nextSteps);
    if (!report.unsearched.isEmpty())
        out += markdownText(tr("Could not be searched")) + u"\n\n"_s + listOf(report.unsearched);
    return out;
}

QString turnText(const Answer &answer, qsizetype number, const QString &name, std::vector<ShownRow> &shown)
{
    QString out = u"## %1\\. "_s.arg(number) + markdownText(answer.question) + u"\n\n"_s;
    switch (answer.verdict) {
    case Verdict::Answered:
        out += tr("Confidence: %1 (%2)").arg(markdownText(words(answer.confidence)), markdownText(words(answer, answer.reason)));
        if (const auto rate = testedRate(answer))
            out += u": "_s + markdownText(testedWords(*rate));
        out += u" \u00B7 "_s + moment(answer.askedAt) + u"\n\n"_s + answered(answer, name, shown);
        break;
    case Verdict::Partial:
        out += markdownText(refusalWords(answer)) + u"\n\n"_s + answered(answer, name, shown) + u'\n' + refused(answer);
        break;
    case Verdict::NoEvidence:
        out += markdownText(refusalWords(answer)) + u"\n\n"_s + unquotable(answer) + refused(answer);
        break;
    case Verdict::Reply:
    case Verdict::Clarify:
        out += markdownText(replyWords(answer)) + u'\n';
        break;
    }
    for (const CaveatNote &caveat : answer.caveats)
        out += u'\n' + tr("Note: %1").arg(markdownText(words(caveat))) + u'\n';
    return out + u'\n';
}

QString head(const QString &name, const QStringList &heads)
{
    return u"## "_s + markdownText(name) + u"\n\n"_s + line(heads) + u"| --- "_s.repeated(heads.size()) + u"|\n"_s;
}

QString tableText(const NamedRows &table, std::vector<ShownRow> &shown)
{
    QString out = head(table.name, { tr("Claim"), tr("Quote"), tr("Source"), tr("Confidence"), tr("Caveats"), tr("Notes") });
    for (const EvidenceRow &row : table.rows) {
        const QString text = line({ row.claim, shownQuote(row), row.citation ? chipText(*row.citation) : QString(),
            row.confidence ? words(*row.confidence) : QString(), row.caveats, row.notes });
        if (row.citation)
            shown.push_back({ sealed(row.claim, *row.citation), { text } });
        out += text;
    }
    return out + u'\n';
}

QString matrixText(const NamedMatrix &named, std::vector<ShownRow> &shown)
{
    QStringList heads { tr("Paper") };
    for (const MatrixQuestion &question : named.matrix.questions)
        heads << question.text;
    QString out = head(named.name, heads);
    for (const MatrixPaper &paper : named.matrix.papers) {
        QStringList cells { paper.source + u": "_s + paper.title };
        for (const MatrixQuestion &question : named.matrix.questions)
            cells << cellText(named.matrix, paper, question);
        const QString text = line(cells);
        for (const MatrixQuestion &question : named.matrix.questions)
            if (const auto cell = named.matrix.cells.find({ paper.id, question.id });
                cell != named.matrix.cells.end() && cell->second.citation)
                shown.push_back({ sealed(question.text, *cell->second.citation), { text } });
        out += text;
    }
    out += u'\n';
    const QStringList conflicts = conflictLines(named.matrix);
    if (!conflicts.isEmpty())
        out += u"**%1**\n\n"_s.arg(tr("What the papers say against each other"));
    for (const QString &conflict : conflicts)
        out += u"- "_s + markdownText(conflict) + u'\n';
    return conflicts.isEmpty() ? out : out + u'\n';
}

QString threadText(const Thread &thread, qsizetype place, std::vector<ShownRow> &shown)
{
    QString text = u"# "_s + markdownText(thread.row.marks.title) + u"\n\n"_s + moment(thread.row.createdAt) + u"\n\n"_s;
    qsizetype number = 0;
    for (const Turn &turn : lastVersions(thread)) {
        ++number;
        text +=
            turnText(turn.answer, number, place == 0 ? QString::number(number) : u"%1-%2"_s.arg(place + 1).arg(number), shown);
    }
    return text;
}

QString textOf(const ExportContent &content, std::vector<ShownRow> &shown)
{
    QString text;
    if (content.threads.empty())
        text += u"# "_s + markdownText(content.title) + u"\n\n"_s;
    for (std::size_t i = 0; i < content.threads.size(); ++i)
        text += threadText(content.threads[i], static_cast<qsizetype>(i), shown);
    for (const NamedRows &table : content.tables)
        text += tableText(table, shown);
    for (const NamedMatrix &matrix : content.matrices)
        text += matrixText(matrix, shown);
    return text;
}

} // namespace

QString markdownOf(const ExportContent &content)
{
    std::vector<ShownRow> shown;
    return textOf(content, shown);
}

void writeMarkdown(const ExportContent &content, QIODevice &device)
{
    std::vector<ShownRow> shown;
    writeAll(device, textOf(content, shown).toUtf8());
    writeAll(device, evidenceComment(shown));
}

} // namespace adduce
