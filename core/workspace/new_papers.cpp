#include "core/workspace/new_papers.h"

#include "core/base/device.h"
#include "core/base/private_file.h"
#include "core/base/stop.h"
#include "core/base/tr.h"
#include "core/configuration/configuration.h"
#include "core/ingest/ingest_queue.h"
#include "core/library/database.h"
#include "core/library/kept_here.h"
#include "core/library/metadata_store.h"
#include "core/web/web_page.h"
#include "core/web/web_query.h"
#include "core/workspace/workspace.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// "Smith 2021 Naps and recall": letters, digits and blanks, of a length that every file system takes.
QString fileNameOf(const FoundPaper &paper)
{
    static const QRegularExpression others(u"[^\\p{L}\\p{N} -]+"_s);
    constexpr qsizetype kMostLetters = 80;
    const QString author = paper.authors.isEmpty() ? QString() : paper.authors.front().section(u' ', -1);
    const QString year = paper.year > 0 ? QString::number(paper.year) : QString();
    QString name = QStringList { author, year, paper.title }.join(u' ').replace(others, u" "_s).simplified();
    name = name.left(kMostLetters).trimmed();
    return name.isEmpty() ? u"paper"_s : name;
}

/// A file of this name that is not there, or has these very bytes.
QString placeFor(const QString &folder, const QString &name, const QByteArray &bytes)
{
    for (int i = 1;; ++i) {
        const QString path = u"%1/%2%3.pdf"_s.arg(folder, name, i == 1 ? QString() : u" (%1)"_s.arg(i));
        QFile file(path);
        if (!file.exists() || (file.open(QIODevice::ReadOnly) && file.readAll() == bytes))
            return path;
    }
}

Metadata metadataOf(const FoundPaper &paper)
{
    Metadata metadata;
    metadata.title = paper.title;
    metadata.authors = paper.authors;
    metadata.year = paper.year;
    metadata.doi = paper.doi;
    metadata.venue = paper.venue;
    setOrigins(metadata, FieldOrigin::Crossref); // a register of papers, as that is one
    return metadata;
}

} // namespace

PaperServices paperServices(const Workspace &workspace)
{
    const WebSettings web = workspace.configuration().current().online.web;
    PaperServices services;
    services.crossref.email = web.email;
    if (const Secret key = workspace.keys().keyFor(OpenAlexSearch {}.works); !key.isEmpty())
        services.openAlex = OpenAlexSearch { .key = QString::fromUtf8(key.bytes()) };
    if (!web.email.isEmpty())
        services.unpaywall = Unpaywall { .email = web.email };
    return services;
}

FoundPapers findPapers(
    Workspace &workspace, const PaperServices &services, const QString &question, std::size_t most, const std::stop_token &stop)
{
    if (!workspace.configuration().current().online.web.isAllowed)
        throw Error(ErrorKind::WebNotAllowed, u"Europe PMC, Crossref"_s);
    const Database database = workspace.library(LibraryUse::MadeIfMissing).open();
    const LongRuns said({ question });
    const auto isOfPage = [&](const QString &page) {
        throwIfStopped(stop);
        return said.areIn(page);
    };
    if (!said.isEmpty() && anyPageKeptHere(database, isOfPage))
        throw Error(ErrorKind::DocumentLocalOnly, tr("the question"));
    return findPapers(workspace.gate(), services, question, most, stop);
}

const FoundPaper *paperOf(const Reference &reference, const std::vector<FoundPaper> &found)
{
    const QString title = titleKey(reference.title);
    const FoundPaper *paper = nullptr;
    for (const FoundPaper &one : found) {
        const bool sameYear = one.year == 0 || reference.year == 0 || std::abs(one.year - reference.year) <= 1;
        const bool isIt = !reference.doi.isEmpty() && !one.doi.isEmpty()
            ? one.doi == reference.doi
            : !title.isEmpty() && titleKey(one.title) == title && sameYear;
        if (isIt && (!paper || (one.isOpen() && !paper->isOpen())))
            paper = &one;
    }
    return paper;
}

std::optional<FoundPaper> findCopy(
    Workspace &workspace, const PaperServices &services, const Reference &reference, const std::stop_token &stop)
{
    constexpr std::size_t kMost = 5; // the paper itself is among the first that its title finds
    const FoundPapers found = findPapers(workspace, services, reference.title, kMost, stop);
    if (const FoundPaper *paper = paperOf(reference, found.papers); paper && paper->isOpen())
        return *paper;
    if (!reference.doi.isEmpty() && services.unpaywall)
        if (auto copy = openCopy(workspace.gate(), *services.unpaywall, reference.doi, stop); copy && copy->isOpen())
            return copy;
    if (found.papers.empty() && !found.errors.empty())
        throw found.errors.front();
    return std::nullopt;
}

QString paperFolder(const QString &libraryPath)
{
    return QFileInfo(libraryPath).absoluteFilePath() + u".papers"_s;
}

PageLimits paperLimits()
{
    constexpr qint64 kMostBytes = qint64(100) << 20;
    constexpr int kWholeMs = 600'000;
    return { .mostBytes = kMostBytes, .wholeMs = kWholeMs };
}

QString fetchPaper(Workspace &workspace, const FoundPaper &paper, const PageLimits &limits, const std::stop_token &stop)
{
    if (!paper.isOpen())
        throw Error(ErrorKind::NotOpen, paper.title);
    const WebPage page = fetchPage(workspace.gate(), paper.pdf, limits, stop);
    if (page.kind != PageKind::Pdf)
        throw Error(ErrorKind::Unsupported, paper.pdf.toDisplayString(), tr("It is a page about the paper, and no PDF of it."));
    const QString folder = paperFolder(workspace.libraryPath());
    if (!makePrivateFolder(folder))
        throw Error(ErrorKind::Unwritable, folder);
    QString path = placeFor(folder, fileNameOf(paper), page.bytes);
    replacePrivateFile(path, page.bytes);
    Database database = workspace.library(LibraryUse::MadeIfMissing).open();
    (void)queueFiles(database, { .paths = { path } });
    if (const auto row = DocumentStore(database).findByPath(path))
        MetadataStore(database).merge(row->id, metadataOf(paper));
    return path;
}

QString fetchWanted(Workspace &workspace, const PaperServices &services, const WantedPaper &wanted, const PageLimits &limits,
    const std::stop_token &stop)
{
    FoundPaper copy = findCopy(workspace, services, wanted.reference, stop).value_or(FoundPaper());
    copy.title = wanted.reference.title; // also of none, which fetchPaper() tells
    const QString path = fetchPaper(workspace, copy, limits, stop);
    Database database = workspace.library().open();
    WantedPapers(database).attach(wanted.id, path);
    return path;
}

} // namespace adduce
