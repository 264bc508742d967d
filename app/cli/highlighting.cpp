#include "app/cli/command.h"
#include "app/cli/output.h"

#include "core/base/device.h"
#include "core/evidence/selected_quote.h"
#include "core/export/highlights_markdown.h"
#include "core/highlights/annotated_copy.h"
#include "core/highlights/highlight_places.h"
#include "core/highlights/highlight_store.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/workspace/named_rows.h"

#include <QJsonArray>
#include <algorithm>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QJsonObject toJson(const Highlight &highlight)
{
    return { { u"id"_s, highlight.id.value }, { u"sha256"_s, highlight.sha256 }, { u"title"_s, highlight.title },
        { u"page"_s, highlight.page }, { u"label"_s, highlight.label }, { u"quote"_s, highlight.quote },
        { u"colour"_s, nameOf(highlight.colour) }, { u"note"_s, highlight.note },
        { u"made_at"_s, highlight.madeAt.toString(Qt::ISODateWithMs) } };
}

QString linesOf(const Highlight &highlight)
{
    QString lines = u"%1  %2  %3  %4  “%5”"_s.arg(QString::number(highlight.id.value).rightJustified(4), highlight.title,
        pageWords(highlight), nameOf(highlight.colour), highlight.quote);
    if (!highlight.note.isEmpty())
        lines += u"\n      "_s + highlight.note.simplified();
    return lines;
}

/// Throws BadInput for a name that is none.
HighlightColour colourOf(const Context &context, HighlightColour otherwise)
{
    const QString name = context.options.value(u"colour"_s);
    if (name.isEmpty())
        return otherwise;
    const auto colour = valueNamed<HighlightColour>(name);
    if (!colour)
        throw Error(ErrorKind::BadInput, u"--colour is yellow, green, blue, pink or purple, and not \"%1\""_s.arg(name));
    return *colour;
}

/// Throws Missing for a number that is none of a highlight.
Highlight numbered(const HighlightStore &store, const QString &number)
{
    const auto found = store.find({ number.toLongLong() });
    if (!found)
        throw Error(
            ErrorKind::BadInput, u"\"%1\" is no number of a highlight; \"adduce-cli highlights\" lists them"_s.arg(number));
    return *found;
}

ExitCode listed(const Context &context, const std::vector<Highlight> &highlights)
{
    if (const QString path = context.options.value(u"output"_s); !path.isEmpty()) {
        refuseToOverwrite(path);
        replaceFile(path, highlightsMarkdown(highlights));
        return Done;
    }
    QJsonArray json;
    for (const Highlight &highlight : highlights) {
        json.append(toJson(highlight));
        if (!context.isJson)
            printLine(linesOf(highlight));
    }
    if (context.isJson)
        printJson(json);
    else if (highlights.empty())
        note(u"Nothing is highlighted."_s);
    return Done;
}

/// Throws BadInput where the file is not the one that was read, or would be written over.
ExitCode copied(const Context &context, Database &database, const QString &paper, const QString &path)
{
    const DocumentRow row = documentNamed(database, paper);
    refuseToOverwrite(path);
    PageRenderer source(context.workspace.worker(), row.path);
    if (source.sha256() != row.sha256)
        throw Error(ErrorKind::FileChanged, row.path);
    const std::vector<Highlight> all = HighlightStore(database).of(row.sha256);
    int written = 0;
    replaceFile(path, [&](QIODevice &device) { written = writeAnnotatedCopy(source, all, device, context.stop); });
    if (context.isJson)
        printJson(
            { { u"file"_s, path }, { u"highlights"_s, written }, { u"left_out"_s, static_cast<int>(all.size()) - written } });
    else
        printLine(u"%1 of %2 highlights were written into %3."_s.arg(written).arg(all.size()).arg(path));
    return Done;
}

/// Of one paper, or of all, as the options ask.
ExitCode listSome(const Context &context, Database &database, const QString &paper)
{
    const HighlightStore store(database);
    std::vector<Highlight> all = paper.isEmpty() ? store.list() : store.of(documentNamed(database, paper).sha256);
    std::erase_if(all, [&](const Highlight &highlight) {
        return !speaksOf(highlight, context.options.value(u"find"_s)) || colourOf(context, highlight.colour) != highlight.colour;
    });
    return listed(context, all);
}

ExitCode addOne(const Context &context, Database &database, const QStringList &what)
{
    const int page = what[1].toInt();
    const auto quote = selectedQuote(database, documentNamed(database, what[0]).sha256, page, what[2], {});
    if (!quote)
        throw Error(
            ErrorKind::BadInput, u"page %1 of %2 does not have the words \"%3\""_s.arg(what[1], what[0], what[2].left(200)));
    HighlightStore store(database);
    Highlight made = highlightOf(database, *quote, colourOf(context, HighlightColour::Yellow));
    made.id = store.newId();
    made.note = context.options.value(u"note"_s);
    store.apply({ {}, { made } });
    return listed(context, { made });
}

ExitCode changeOne(const Context &context, Database &database, const QString &number)
{
    HighlightStore store(database);
    const Highlight before = numbered(store, number);
    Highlight after = before;
    after.colour = colourOf(context, before.colour);
    if (context.options.isSet(u"note"_s))
        after.note = context.options.value(u"note"_s);
    store.apply({ { before }, { after } });
    return listed(context, { after });
}

ExitCode removeSome(Database &database, const QStringList &numbers)
{
    HighlightStore store(database);
    HighlightChange change;
    for (const QString &number : numbers)
        change.taken.push_back(numbered(store, number));
    store.apply(change);
    return Done;
}

} // namespace

ExitCode highlights(const Context &context)
{
    Database database = context.workspace.library().open();
    const QString what = context.arguments.value(0);
    const QStringList rest = context.arguments.mid(1);
    if (context.workspace.library().readOnly() == ReadOnly::No)
        moveToCurrentVersions(database);
    if (what == u"add" && rest.size() == 3)
        return addOne(context, database, rest);
    if (what == u"change" && rest.size() == 1)
        return changeOne(context, database, rest.front());
    if (what == u"remove" && !rest.isEmpty())
        return removeSome(database, rest);
    if (const QString copy = context.options.value(u"copy"_s); !copy.isEmpty() && !what.isEmpty() && rest.isEmpty())
        return copied(context, database, what, copy);
    if (rest.isEmpty() && !context.options.isSet(u"copy"_s))
        return listSome(context, database, what);
    note(u"highlights: alone or with a paper (and --copy FILE), add PAPER PAGE WORDS, change N, or remove N..."_s);
    return Usage;
}

} // namespace adduce::cli
