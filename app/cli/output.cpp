#include "app/cli/output.h"

#include "core/answer/answer_words.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
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
QByteArray harmless(QString line)
{
    for (QChar &c : line)
        if (steers(c))
            c = c == u'\n' ? QChar(u' ') : QChar(QChar::ReplacementCharacter);
    return line.toUtf8();
}

void write(std::FILE *stream, const QByteArray &bytes)
{
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
}

QJsonObject publicCitation(const Citation &c)
{
    QJsonArray rects;
    for (const QRectF &r : c.rects)
        rects.append(QJsonArray { r.left(), r.top(), r.right(), r.bottom() });
    return { { u"document"_s, c.document.value }, { u"source"_s, c.source }, { u"title"_s, c.title }, { u"path"_s, c.path },
        { u"sha256"_s, c.sha256 }, { u"page"_s, c.page }, { u"label"_s, c.label }, { u"section"_s, c.section },
        { u"quote"_s, c.quote }, { u"rects"_s, rects } };
}

QJsonObject publicSearch(const SearchReport &search)
{
    QJsonArray terms;
    for (const TermHits &t : search.terms)
        terms.append(QJsonObject { { u"term"_s, t.term }, { u"sentences"_s, t.sentences }, { u"documents"_s, t.documents } });
    QJsonArray nearest;
    for (const NearMiss &n : search.nearest)
        nearest.append(QJsonObject {
            { u"score"_s, n.score }, { u"text"_s, n.sentence.text }, { u"lacks"_s, QJsonArray::fromStringList(n.lacks) } });
    QJsonArray suggestions;
    for (const Suggestion s : search.suggestions)
        suggestions.append(words(s));
    return { { u"documents"_s, search.documents }, { u"documents_in_all"_s, search.documentsInAll },
        { u"passages"_s, search.passages }, { u"floor"_s, search.floor }, { u"terms"_s, terms }, { u"nearest"_s, nearest },
        { u"suggestions"_s, suggestions } };
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

QJsonObject answerJson(const Answer &answer, const SavedTurn &saved)
{
    QJsonArray sentences;
    for (const AnswerSentence &s : answer.sentences) {
        QJsonArray citations;
        for (const Citation &c : s.citations)
            citations.append(publicCitation(c));
        sentences.append(QJsonObject { { u"text"_s, s.text }, { u"citations"_s, citations } });
    }
    QJsonArray caveats;
    for (const CaveatNote &c : answer.caveats)
        caveats.append(words(c));
    QJsonArray removed;
    for (const Removed &r : answer.removed)
        removed.append(QJsonObject { { u"text"_s, r.text }, { u"reason"_s, nameOf(r.reason) } });
    QJsonObject json { { u"question"_s, answer.question }, { u"verdict"_s, nameOf(answer.verdict) },
        { u"confidence"_s, nameOf(answer.confidence) }, { u"sentences"_s, sentences }, { u"caveats"_s, caveats },
        { u"removed"_s, removed }, { u"trace"_s, saved.turn.value }, { u"thread"_s, saved.thread.value },
        { u"ms"_s, answer.milliseconds } };
    if (const auto &profile = answer.trace.profile)
        json[u"profile"_s] = QJsonObject { { u"name"_s, profile->name }, { u"hash"_s, profile->hash } };
    if (answer.writer)
        json[u"writer"_s] = toJson(*answer.writer);
    if (answer.verdict == Verdict::Answered)
        json[u"reason"_s] = words(answer, answer.reason);
    else
        json[u"message"_s] = answer.verdict == Verdict::Reply ? replyWords(answer) : refusalWords(answer);
    if (answer.verdict == Verdict::NoEvidence)
        json[u"search"_s] = publicSearch(answer.search);
    return json;
}

QJsonObject documentJson(const DocumentRow &row)
{
    return { { u"id"_s, row.id.value }, { u"sha256"_s, row.sha256 }, { u"path"_s, row.path }, { u"title"_s, row.title },
        { u"authors"_s, QJsonArray::fromStringList(row.authors) }, { u"year"_s, row.year }, { u"state"_s, nameOf(row.state) },
        { u"reason"_s, row.reason ? QJsonValue(nameOf(*row.reason)) : QJsonValue() },
        { u"message"_s, row.reason ? QJsonValue(stateWords(row)) : QJsonValue() }, { u"doi"_s, row.doi },
        { u"venue"_s, row.venue }, { u"format"_s, nameOf(row.format) }, { u"profile"_s, row.profile },
        { u"language"_s, row.language }, { u"warnings"_s, QJsonArray::fromStringList(row.warnings) }, { u"pages"_s, row.pages },
        { u"sentences"_s, row.sentences }, { u"chunks"_s, row.chunks }, { u"bytes"_s, row.bytes },
        { u"added_at"_s, row.addedAt.toString(Qt::ISODateWithMs) } };
}

void printAnswer(const Answer &answer)
{
    if (answer.verdict == Verdict::Reply) {
        printLine(replyWords(answer));
        return;
    }
    if (answer.verdict == Verdict::NoEvidence) {
        printLine(refusalWords(answer));
        for (const TermHits &t : answer.search.terms)
            printLine(u"  %1: %2 sentences in %3 documents"_s.arg(t.term).arg(t.sentences).arg(t.documents));
        for (const Suggestion s : answer.search.suggestions)
            printLine(u"  - "_s + words(s));
        for (const CaveatNote &c : answer.caveats)
            printLine(u"  - "_s + words(c));
        return;
    }
    for (const AnswerSentence &s : answer.sentences) {
        QStringList chips;
        for (const Citation &c : s.citations)
            chips << u'[' + chipText(c) + u']';
        printLine(s.text + u' ' + chips.join(u' '));
    }
    printLine({});
    printLine(u"%1: %2"_s.arg(words(answer.confidence), words(answer, answer.reason)));
    for (const CaveatNote &c : answer.caveats)
        printLine(u"  - "_s + words(c));
}

void refuseToOverwrite(const QString &path)
{
    if (QFileInfo::exists(path))
        throw Error(ErrorKind::BadInput, path, u"the file is there already; name another"_s);
}

QString stateWords(const DocumentRow &row)
{
    if (!row.reason)
        return nameOf(row.state);
    const ErrorWords w = words(*row.reason, QFileInfo(row.path).fileName());
    return w.what + u' ' + w.next;
}

} // namespace adduce::cli
