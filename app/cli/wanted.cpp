#include "app/cli/command.h"
#include "app/cli/ingesting.h"
#include "app/cli/output.h"

#include "core/library/database.h"
#include "core/references/wanted_papers.h"
#include "core/web/web_page.h"
#include "core/workspace/new_papers.h"

#include <QFileInfo>
#include <QJsonArray>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QString lineOf(const WantedPaper &paper)
{
    const Reference &r = paper.reference;
    const QString by = r.authors.empty() ? QString() : displayNames(r.authors).mid(0, 3).join(u", "_s) + u": "_s;
    const QString year = r.year > 0 ? u" (%1)"_s.arg(r.year) : QString();
    QString line = u"%1  %2%3%4"_s.arg(QString::number(paper.id.value).rightJustified(4), by, r.title, year);
    for (const QString &more : { r.venue, r.doi })
        line += more.isEmpty() ? QString() : u". "_s + more;
    return line;
}

QJsonObject toJson(const WantedPaper &paper)
{
    const Reference &r = paper.reference;
    return { { u"id"_s, paper.id.value }, { u"title"_s, r.title },
        { u"authors"_s, QJsonArray::fromStringList(displayNames(r.authors)) }, { u"year"_s, r.year }, { u"doi"_s, r.doi },
        { u"venue"_s, r.venue }, { u"collections"_s, QJsonArray::fromStringList(r.collections) },
        { u"added_at"_s, paper.addedAt.toString(Qt::ISODateWithMs) } };
}

ExitCode listed(const Context &context, const std::vector<WantedPaper> &papers)
{
    QJsonArray json;
    for (const WantedPaper &paper : papers) {
        json.append(toJson(paper));
        if (!context.isJson)
            printLine(lineOf(paper));
    }
    if (context.isJson)
        printJson(json);
    else if (papers.empty())
        note(u"Every reference has its paper."_s);
    return Done;
}

/// Throws BadInput for what is no number of the list.
std::vector<WantedPaper> named(const std::vector<WantedPaper> &all, const QStringList &numbers)
{
    std::vector<WantedPaper> papers;
    for (const QString &number : numbers) {
        const auto found = std::ranges::find(all, number, [](const WantedPaper &p) { return QString::number(p.id.value); });
        if (found == all.end())
            throw Error(
                ErrorKind::BadInput, u"\"%1\" is no number of a wanted paper; \"adduce-cli wanted\" lists them"_s.arg(number));
        papers.push_back(*found);
    }
    return papers;
}

/// Each is attached before it is read, so that it is known by its file.
ExitCode readAttached(const Context &context, const QStringList &paths)
{
    const auto reading = readingOf(context);
    return reading ? read(context, *reading, requestToAdd(context.workspace, { .paths = paths })) : Usage;
}

/// What fails is said, and the rest goes on.
ExitCode find(const Context &context, const std::vector<WantedPaper> &papers)
{
    const PaperServices services = paperServices(context.workspace);
    QStringList paths;
    for (const WantedPaper &paper : papers) {
        try {
            paths << fetchWanted(context.workspace, services, paper, paperLimits(), context.stop);
        } catch (const Error &error) {
            if (error.kind() == ErrorKind::Stopped || error.kind() == ErrorKind::WebNotAllowed
                || error.kind() == ErrorKind::LocalOnly)
                throw;
            note(paper.reference.title + u": "_s + sentence(error));
        }
    }
    const ExitCode code = paths.isEmpty() ? Done : readAttached(context, paths);
    return code == Done && paths.size() < static_cast<qsizetype>(papers.size()) ? Partly : code;
}

} // namespace

ExitCode wanted(const Context &context)
{
    Database database = context.workspace.library().open();
    WantedPapers store(database);
    const std::vector<WantedPaper> all = store.list();
    const QString what = context.arguments.value(0);
    const QStringList rest = context.arguments.mid(1);
    const bool everyOne = context.options.isSet(u"all"_s);
    if (what.isEmpty() && !everyOne)
        return listed(context, all);
    if (what == u"find" && everyOne == rest.isEmpty())
        return find(context, everyOne ? all : named(all, rest));
    if (what == u"attach" && rest.size() == 2 && !everyOne) {
        const WantedPaper paper = named(all, { rest[0] }).front();
        if (!QFileInfo(rest[1]).isFile())
            throw Error(ErrorKind::Missing, rest[1]);
        store.attach(paper.id, QFileInfo(rest[1]).absoluteFilePath());
        return readAttached(context, { rest[1] });
    }
    if (what == u"remove" && !rest.isEmpty() && !everyOne) {
        for (const WantedPaper &paper : named(all, rest))
            store.remove(paper.id);
        return listed(context, store.list());
    }
    note(u"wanted: alone, find N... or --all, attach N FILE, or remove N..."_s);
    return Usage;
}

} // namespace adduce::cli
