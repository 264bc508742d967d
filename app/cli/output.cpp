#include "app/cli/output.h"

#include "core/answer/answer_words.h"
#include "core/answer/cited_source.h"
#include "core/answer/measured_rate.h"
#include "core/answer/next_step_words.h"
#include "core/base/file_name.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

/// What steers a terminal, or turns the text after it round: C0, DEL, C1, the ends of lines and paragraphs, and the
/// bidirectional embeddings, overrides and isolates.
bool steers(QChar c)
{
    const char16_t code = c.unicode();
    return (code < 0x20 && c != u'\t') || (code >= 0x7f && code < 0xa0) || (code >= 0x2028 && code <= 0x202e)
        || (code >= 0x2066 && code <= 0x2069);
}

/// Documents and file names put neither commands nor further lines on the terminal.
QByteArray harmless(const QString &text)
{
    QString line = shownPath(text);
    for (QChar &c : line)
        if (steers(c))
            c = c == u'\n' ? QChar(u' ') : QChar(QChar::ReplacementCharacter);
    return line.toUtf8();
}

void write(std::FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
}

} // namespace

void printLine(const QString &line)
{
    write(stdout, harmless(line) + '\n');
}

void printText(const QByteArray &utf8)
{
    QString text = QString::fromUtf8(utf8);
    for (qsizetype i = 0; i < text.size(); ++i)
        if (steers(text[i]) && text[i] != u'\n' && QStringView(text).mid(i, 2) != u"\r\n")
            text[i] = QChar::ReplacementCharacter;
    write(stdout, text.toUtf8());
}

void printJson(const QByteArray &json)
{
    QString text;
    for (const QChar c : QString::fromUtf8(json))
        text += steers(c) && c != u'\n' ? u"\\u%1"_s.arg(c.unicode(), 4, 16, QChar(u'0')) : QString(c);
    write(stdout, text.toUtf8());
}

void printJson(const QJsonObject &object)
{
    printJson(QJsonDocument(object).toJson());
}

void printJson(const QJsonArray &array)
{
    printJson(QJsonDocument(array).toJson());
}

void printBytes(const QByteArray &bytes)
{
    write(stdout, bytes);
}

void note(const QString &line)
{
    write(stderr, harmless(line) + '\n');
}

void progress(const QString &line)
{
    if (isatty(STDERR_FILENO))
        write(stderr, "\r\033[K" + harmless(line));
}

void printSentence(const AnswerSentence &sentence, AnswerMark mark)
{
    QStringList chips;
    for (const Citation &c : sentence.citations)
        chips << markText(c, mark);
    printLine(toldText(sentence) + u' ' + chips.join(u' '));
}

static void printSentences(
    const std::vector<AnswerSentence> &sentences, AnswerMark mark, const std::vector<AnswerSentence> &told = {})
{
    for (const AnswerSentence &s : sentences)
        if (std::ranges::find(told, s) == told.end())
            printSentence(s, mark);
}

/// Another model may take away what was told already.
static void printTakenBack(const Answer &answer, const std::vector<AnswerSentence> &told)
{
    for (const AnswerSentence &s : told) {
        if (std::ranges::find(answer.sentences, s) != answer.sentences.end())
            continue;
        const auto removed = std::ranges::find(answer.removed, s.text, &Removed::text);
        printLine(u"Taken back: %1%2"_s.arg(
            toldText(s), removed == answer.removed.end() ? QString() : u" ("_s + words(*removed) + u')'));
    }
}

static void printReferences(const Answer &answer)
{
    printLine({});
    printLine(u"References:"_s);
    for (const CitedSource &source : citedSourcesOf(answer))
        printLine(u"  "_s + words(source));
}

void printAnswer(const Answer &answer, const std::vector<AnswerSentence> &told)
{
    printTakenBack(answer, told);
    if (answer.isReply()) {
        for (const QString &line : replyWords(answer).split(u'\n'))
            printLine(line);
        return;
    }
    if (answer.isRefusal())
        printLine(refusalWords(answer));
    for (const Disagreement &disagreement : answer.disagreements)
        printLine(words(answer, disagreement));
    printSentences(answer.sentences, markOf(answer), told);
    for (const Citation &place : answer.unquotable)
        printLine(unquotableWords(place));
    if (answer.isRefusal()) {
        for (const TermHits &t : answer.search.terms)
            printLine(t.passages ? u"  %1: %2 passages in %3 documents"_s.arg(t.term).arg(*t.passages).arg(t.documents)
                                 : u"  %1: in %2 documents"_s.arg(t.term).arg(t.documents));
        for (const QString &step : nextStepWords(answer.search))
            printLine(u"  - "_s + step);
        for (const Suggestion s : answer.search.suggestions)
            printLine(u"  - "_s + words(s));
        for (const CaveatNote &c : answer.caveats)
            printLine(u"  - "_s + words(c));
        return;
    }
    if (!answer.alsoSaid.empty()) {
        printLine({});
        printLine(u"Also said:"_s);
        printSentences(answer.alsoSaid, markOf(answer));
    }
    printReferences(answer);
    printLine({});
    printLine(u"%1: %2"_s.arg(words(answer.confidence), words(answer, answer.reason)));
    if (const auto rate = testedRate(answer))
        printLine(u"  - "_s + testedWords(*rate));
    for (const CaveatNote &c : answer.caveats)
        printLine(u"  - "_s + words(c));
    if (answer.trace.retrievalAttempts() > 1 || answer.trace.generationAttempts() > 1)
        printLine(u"  - "_s + attemptsWords(answer.trace));
}

void refuseToOverwrite(const QString &path)
{
    if (QFileInfo::exists(path))
        throw Error(ErrorKind::BadInput, path, u"the file is there already; name another"_s);
}

} // namespace adduce::cli
