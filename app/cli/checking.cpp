#include "app/cli/command.h"
#include "app/cli/output.h"
#include "core/answer/answer_words.h"
#include "core/base/error.h"
#include "core/evaluation/check_set.h"
#include "core/lexicon/lexicon.h"

#include <QFile>
#include <QJsonDocument>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QJsonObject toJson(const PlainVerdict &verdict)
{
    QJsonArray reasons;
    for (const Removed &removed : verdict.reasons)
        reasons.append(QJsonObject {
            { u"reason"_s, nameOf(removed.reason) }, { u"detail"_s, removed.detail }, { u"words"_s, words(removed) } });
    return { { u"verdict"_s, nameOf(verdict.verdict) }, { u"score"_s, verdict.score }, { u"reasons"_s, reasons } };
}

} // namespace

ExitCode check(const Context &context)
{
    if (context.arguments.size() != 1) {
        note(u"check takes one file, or - for standard input"_s);
        return Usage;
    }
    QFile file(context.arguments.first());
    const bool isOpen =
        context.arguments.first() == u"-" ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!isOpen)
        throw Error(file.exists() ? ErrorKind::Unreadable : ErrorKind::Missing, context.arguments.first(), file.errorString());
    const auto lexicon = Lexicon::installed();
    for (int number = 1; !file.atEnd() && !context.stop.stop_requested(); ++number) {
        const QByteArray line = file.readLine().trimmed();
        if (line.isEmpty())
            continue;
        const PlainVerdict verdict = checkPlain(statementFromLine(line, number), lexicon.get(), context.parameters().writing);
        printJson(QJsonDocument(toJson(verdict)).toJson(QJsonDocument::Compact) + '\n');
    }
    return context.stop.stop_requested() ? Interrupted : Done;
}

} // namespace adduce::cli
