#include "app/cli/output.h"

#include "core/answer/answer_words.h"
#include "core/answer/cited_source.h"
#include "core/answer/measured_rate.h"
#include "core/answer/next_step_words.h"
#include "core/base/file_name.h"
#include "core/base/terminal_text.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <algorithm>
#include <cstdio>
#include <unistd.h>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

void write(std::FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
}

} // namespace

QString counted(qint64 count, const QString &noun)
{
    return QString::number(count) + u' ' + (count == 1 ? noun : noun + u's');
}

void printLine(const QString &line)
{
    write(stdout, terminalLine(shownPath(line)) + '\n');
}

void printText(const QByteArray &utf8)
{
    write(stdout, terminalText(utf8));
}

void printCsv(const QByteArray &utf8)
{
    write(stdout, isatty(STDOUT_FILENO) ? terminalCsv(utf8) : terminalText(utf8));
}

void printJson(const QByteArray &json)
{
    write(stdout, terminalJson(json));
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
    if (isatty(STDOUT_FILENO))
        throw Error(ErrorKind::BadInput, u"what is written here is no text for a terminal: name a file with --output FILE"_s);
    write(stdout, bytes);
}

void note(const QString &line)
{
    write(stderr, terminalLine(shownPath(line)) + '\n');
}

void progress(const QString &line)
{
    if (isatty(STDERR_FILENO))
        write(stderr, "\r\033[K" + terminalLine(shownPath(line)));
}

void printSentence(const AnswerSentence &sentence, AnswerMark mark)
{
    printLine(toldText(sentence) + u' ' + marksText(sentence.citations, mark));
    for (const Citation &c : sentence.citations)
        printLine(u"    %1, file page %2 of %3: \"%4\""_s.arg(
            chipText(c), QString::number(c.page), QString::number(c.pageCount), c.quote));
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

/// Where the files of a source were when they were cited.
static QStringList pathsOf(const CitedSource &source, const Answer &answer)
{
    QStringList paths;
    for (const std::vector<AnswerSentence> *sentences : { &answer.sentences, &answer.alsoSaid })
        for (const AnswerSentence &sentence : *sentences)
            for (const Citation &c : sentence.citations)
                if (c.source == source.source && c.title == source.title && !paths.contains(c.path))
                    paths << c.path;
    return paths;
}

static void printReferences(const Answer &answer)
{
    printLine({});
    printLine(u"References:"_s);
    for (const CitedSource &source : citedSourcesOf(answer)) {
        printLine(u"  "_s + words(source));
        for (const QString &path : pathsOf(source, answer))
            printLine(u"    "_s + path);
    }
}

/// Up to the end of a word.
static QString shortened(const QString &text)
{
    constexpr qsizetype kMostLetters = 200;
    if (text.size() <= kMostLetters)
        return text;
    const qsizetype end = text.lastIndexOf(u' ', kMostLetters);
    return text.left(end > 0 ? end : kMostLetters) + u'…';
}

/// What came near, what was looked for, and what may lead on.
static void printSearch(const Answer &answer)
{
    for (const TermHits &t : answer.search.terms)
        printLine(t.passages
                ? u"  %1: %2 in %3"_s.arg(t.term, counted(*t.passages, u"passage"_s), counted(t.documents, u"document"_s))
                : u"  %1: in %2"_s.arg(t.term, counted(t.documents, u"document"_s)));
    if (!answer.search.nearest.empty())
        printLine(u"Nearest passages:"_s);
    for (const NearMiss &miss : answer.search.nearest)
        printLine(u"  %1: %2%3"_s.arg(miss.sentence.citations.empty() ? u"-"_s : chipText(miss.sentence.citations.front()),
            shortened(toldText(miss.sentence)),
            miss.lacks.isEmpty() ? QString() : u" (lacks: %1)"_s.arg(miss.lacks.join(u", "_s))));
    for (const QString &step : nextStepWords(answer.search))
        printLine(u"  - "_s + step);
    for (const Suggestion s : answer.search.suggestions)
        printLine(u"  - "_s + words(s));
    for (const CaveatNote &c : answer.caveats)
        printLine(u"  - "_s + words(c));
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
    if (answer.isRefusal())
        return printSearch(answer);
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
    if (QFileInfo::exists(path) || QFileInfo(path).isSymLink())
        throw Error(ErrorKind::AlreadyThere, path);
}

} // namespace adduce::cli
