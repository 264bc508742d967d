#include "app/cli/command.h"
#include "app/cli/ingesting.h"
#include "app/cli/output.h"

#include "core/web/web_page.h"
#include "core/workspace/new_papers.h"
#include "core/workspace/read_documents.h"

#include <QJsonArray>
#include <QJsonObject>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

QString lineOf(std::size_t number, const FoundPaper &paper)
{
    const QString by = paper.authors.isEmpty() ? QString() : paper.authors.mid(0, 3).join(u", "_s) + u": "_s;
    const QString year = paper.year > 0 ? u" (%1)"_s.arg(paper.year) : QString();
    const QString copy =
        paper.isOpen() ? u"free%1"_s.arg(paper.licence.isEmpty() ? QString() : u", "_s + paper.licence) : u"no free copy known"_s;
    return u"%1  %2%3%4  [%5]  %6"_s.arg(QString::number(number), by, paper.title, year, copy, paper.doi);
}

QJsonObject toJson(const FoundPaper &paper)
{
    return { { u"title"_s, paper.title }, { u"authors"_s, QJsonArray::fromStringList(paper.authors) }, { u"year"_s, paper.year },
        { u"doi"_s, paper.doi }, { u"venue"_s, paper.venue }, { u"licence"_s, paper.licence },
        { u"pdf"_s, paper.pdf.toString() } };
}

/// "1,3": places in the list, from 0. Throws BadInput for another.
std::vector<std::size_t> placesIn(const QString &list, std::size_t count)
{
    std::vector<std::size_t> places;
    for (const QString &word : list.split(u',', Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const qulonglong number = word.trimmed().toULongLong(&isNumber);
        if (!isNumber || number < 1 || number > count)
            throw Error(ErrorKind::BadInput,
                u"\"%1\" is no number of the list, which has %2"_s.arg(
                    word.trimmed(), count == 0 ? u"none"_s : u"1 to %1"_s.arg(count)));
        places.push_back(number - 1);
    }
    return places;
}

/// Fetches those and reads them. Those that fail are said, and the rest goes on.
ExitCode add(const Context &context, const std::vector<FoundPaper> &papers, const std::vector<std::size_t> &places)
{
    QStringList paths;
    bool hasFailed = false;
    for (const std::size_t place : places) {
        const FoundPaper &paper = papers[place];
        PageLimits limits = paperLimits();
        limits.onBytes = [&](qint64 done, qint64 total) {
            constexpr double kMillion = 1e6;
            progress(total > 0 ? u"%1: %2 of %3 MB"_s.arg(paper.title)
                                     .arg(double(done) / kMillion, 0, 'f', 1)
                                     .arg(double(total) / kMillion, 0, 'f', 1)
                               : u"%1: %2 MB"_s.arg(paper.title).arg(double(done) / kMillion, 0, 'f', 1));
        };
        try {
            paths << fetchPaper(context.workspace, paper, limits, context.stop);
            progress({});
        } catch (const Error &error) {
            progress({});
            if (error.kind() == ErrorKind::Stopped)
                throw;
            note(paper.title + u": "_s + sentence(error));
            hasFailed = true;
        }
    }
    const IngestSummary summary = readDocuments(context.workspace, ingestSettings(context.configuration),
        requestToAdd(context.workspace, { .paths = paths }), {}, context.stop);
    note(u"added %1"_s.arg(summary.ready));
    return hasFailed || summary.failed > 0 ? Partly : Done;
}

} // namespace

ExitCode papers(const Context &context)
{
    bool isNumber = false;
    const int most = context.options.value(u"most"_s).toInt(&isNumber);
    if (context.arguments.isEmpty() || !isNumber || most < 1) {
        note(u"papers: type a question, and with --most a number"_s);
        return Usage;
    }
    const FoundPapers found = findPapers(context.workspace, paperServices(context.workspace), context.arguments.join(u' '),
        static_cast<std::size_t>(most), context.stop);
    QJsonArray json;
    for (std::size_t i = 0; i < found.papers.size(); ++i) {
        json.append(toJson(found.papers[i]));
        if (!context.isJson)
            printLine(lineOf(i + 1, found.papers[i]));
    }
    if (context.isJson)
        printJson(json);
    for (const Error &error : found.errors)
        note(sentence(error));
    if (found.papers.empty() && !found.errors.empty())
        return Failed;
    if (found.papers.empty())
        note(u"No paper was found."_s);
    const auto places = placesIn(context.options.value(u"add"_s), found.papers.size());
    return places.empty() ? Done : add(context, found.papers, places);
}

} // namespace adduce::cli
