#include "app/cli/command.h"
#include "app/cli/importing_chunks.h"
#include "app/cli/ingesting.h"
#include "app/cli/output.h"

#include "core/base/device.h"
#include "core/export/library_export.h"
#include "core/highlights/reference_marks.h"
#include "core/library/database.h"
#include "core/library/metadata_edit.h"
#include "core/library/metadata_store.h"
#include "core/library/note_store.h"
#include "core/references/apply_references.h"
#include "core/references/crossref.h"
#include "core/references/reference_file.h"
#include "core/workspace/named_rows.h"
#include "core/workspace/read_documents.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonObject>
#include <array>
#include <map>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array kFields { std::pair("title", MetadataField::Title), std::pair("author", MetadataField::Authors),
    std::pair("year", MetadataField::Year), std::pair("doi", MetadataField::Doi), std::pair("venue", MetadataField::Venue),
    std::pair("volume", MetadataField::Volume), std::pair("issue", MetadataField::Issue),
    std::pair("page-range", MetadataField::Pages), std::pair("issn", MetadataField::Issn),
    std::pair("licence", MetadataField::Licence), std::pair("retraction", MetadataField::Retraction),
    std::pair("abstract", MetadataField::Abstract), std::pair("language", MetadataField::Language),
    std::pair("address", MetadataField::Address) };

const std::map<QString, ReferenceFormat> kFormats { { u"bibtex"_s, ReferenceFormat::Bibtex }, { u"ris"_s, ReferenceFormat::Ris },
    { u"csl"_s, ReferenceFormat::Csl }, { u"zotero"_s, ReferenceFormat::Zotero } };

void printProblems(const std::vector<ReferenceProblem> &problems)
{
    for (const ReferenceProblem &p : problems)
        note(
            p.line > 0 ? u"line %1: %2 (%3)"_s.arg(QString::number(p.line), p.what, p.entry) : u"%1 (%2)"_s.arg(p.what, p.entry));
}

/// --output FILE, which must not exist; otherwise standard output.
void writeTo(const Context &context, const std::function<void(QIODevice &)> &write, void (*print)(const QByteArray &) = printText)
{
    const QString path = context.arguments.value(0, context.options.value(u"output"_s));
    if (path.isEmpty()) {
        QBuffer out;
        out.open(QIODevice::WriteOnly);
        write(out);
        print(out.data());
        return;
    }
    refuseToOverwrite(path);
    replaceFile(path, write);
}

QString inWords(const QString &value)
{
    return value;
}

QString inWords(const QStringList &values)
{
    return values.join(u"; "_s);
}

QString inWords(int year)
{
    return year > 0 ? QString::number(year) : QString();
}

QString valueOf(const Metadata &metadata, MetadataField wanted)
{
    QString words;
    forEachField([&](MetadataField field, const auto &value) { words = field == wanted ? inWords(value) : words; }, metadata);
    return words;
}

void take(QString &value, const QStringList &given)
{
    value = given.last().simplified();
}

void take(QStringList &values, const QStringList &given)
{
    values.clear();
    for (const QString &one : given)
        if (!one.simplified().isEmpty())
            values << one.simplified();
}

void take(int &year, const QStringList &given)
{
    year = yearIn(given.last());
    if (year == 0 && !given.last().simplified().isEmpty())
        throw Error(ErrorKind::BadInput, u"\"%1\" is no year, such as 2019"_s.arg(given.last().simplified()));
}

void setValue(Metadata &metadata, MetadataField wanted, const QStringList &given)
{
    forEachField(
        [&](MetadataField field, auto &value) {
            if (field == wanted)
                take(value, given);
        },
        metadata);
    metadata.setOrigin(wanted, FieldOrigin::User);
}

void printMetadata(const Context &context, const Metadata &metadata, const QString &own)
{
    QJsonObject json { { u"note"_s,
        QJsonObject { { u"value"_s, own }, { u"origin"_s, nameOf(own.isEmpty() ? FieldOrigin::None : FieldOrigin::User) } } } };
    for (const auto &[name, field] : kFields) {
        const QString value = valueOf(metadata, field);
        const QString origin = nameOf(metadata.origin(field));
        json[QString::fromLatin1(name)] = QJsonObject { { u"value"_s, value }, { u"origin"_s, origin } };
        if (!context.isJson)
            printLine(u"%1  %2%3"_s.arg(
                QString::fromLatin1(name).leftJustified(10), value, value.isEmpty() ? QString() : u"  ("_s + origin + u')'));
    }
    if (context.isJson)
        printJson(json);
    else if (!own.isEmpty())
        printText("note\n" + own.toUtf8() + '\n');
}

ExitCode writeLibraryTo(const Context &context, ReferenceFormat format, void (*print)(const QByteArray &))
{
    Database database = context.workspace.library().open();
    writeTo(context, [&](QIODevice &device) { writeLibrary(database, format, device); }, print);
    return Done;
}

} // namespace

ExitCode import(const Context &context)
{
    const auto reading = readingOf(context);
    if (!reading)
        return Usage;
    if (context.arguments.value(0) == u"chunks")
        return importChunks(context, *reading, context.arguments.mid(1));
    if (context.arguments.size() != 2) {
        note(u"import: bibtex FILE, ris FILE, csl FILE, zotero FOLDER or chunks FILE..."_s);
        return Usage;
    }
    const auto format = kFormats.find(context.arguments[0]);
    if (format == kFormats.end()) {
        note(u"import: %1 is none of bibtex, ris, csl, zotero, chunks"_s.arg(context.arguments[0]));
        return Usage;
    }
    const ReferenceList list = readReferences(context.arguments[1], format->second);
    printProblems(list.problems);
    Database database = context.workspace.library(LibraryUse::MadeIfMissing).open();
    ExitCode code = Done;
    const QStringList files =
        context.options.isSet(u"no-files"_s) ? QStringList() : filesToAdd(database, list.references, context.stop);
    if (!files.isEmpty()) {
        const IngestRequest request =
            requestToAdd(context.workspace, { files, context.options.value(u"collection"_s), context.options.values(u"tag"_s) });
        code = readAll(context, context.workspace, *reading, request).code;
        if (code == Interrupted)
            return code;
    }
    const AppliedReferences applied = applyReferences(database, list.references, context.stop);
    const int highlights = takeMarks(database, list.references, applied);
    if (context.isJson)
        printJson(QJsonObject { { u"highlights"_s, highlights }, { u"references"_s, static_cast<qint64>(list.references.size()) },
            { u"problems"_s, static_cast<qint64>(list.problems.size()) }, { u"files"_s, files.size() },
            { u"added"_s, applied.added }, { u"already_there"_s, applied.alreadyThere },
            { u"without_document"_s, applied.withoutDocument } });
    else
        printLine(
            u"%1: added to %2, already there %3, without a document %4"_s.arg(counted(list.references.size(), u"reference"_s))
                .arg(counted(applied.added, u"document"_s))
                .arg(applied.alreadyThere)
                .arg(applied.withoutDocument));
    if (highlights > 0 && !context.isJson)
        printLine(u"Highlights that came along: %1"_s.arg(highlights));
    return code == Done && !list.problems.empty() ? Partly : code;
}

ExitCode manifest(const Context &context)
{
    Database database = context.workspace.library().open();
    writeTo(context, [&](QIODevice &device) { writeManifest(database, device); }, printCsv);
    return Done;
}

ExitCode bibtex(const Context &context)
{
    return writeLibraryTo(context, ReferenceFormat::Bibtex, printText);
}

ExitCode ris(const Context &context)
{
    return writeLibraryTo(context, ReferenceFormat::Ris, printText);
}

ExitCode csl(const Context &context)
{
    return writeLibraryTo(context, ReferenceFormat::Csl, [](const QByteArray &json) { printJson(json); });
}

ExitCode metadata(const Context &context)
{
    if (context.arguments.size() != 1) {
        note(
            u"metadata: name one document; --title, --author, --year, --doi, --venue, --volume, --issue, --page-range, --issn, --licence, --retraction, --abstract, --language and --address set what it says, --note your own note on it"_s);
        return Usage;
    }
    Database database = context.workspace.library().open();
    const DocumentRow row = documentNamed(database, context.arguments.first());
    const MetadataStore store(database);
    Metadata edited = store.find(row.id);
    for (const auto &[name, field] : kFields)
        if (const QString option = QString::fromLatin1(name); context.options.isSet(option))
            setValue(edited, field, context.options.values(option));
    if (edited != store.find(row.id)) {
        editMetadata(database, row.id, edited);
    }
    NoteStore notes(database);
    if (context.options.isSet(u"note"_s))
        notes.set(row.id, context.options.value(u"note"_s));
    printMetadata(context, edited, notes.find(row.id));
    return Done;
}

ExitCode lookUp(const Context &context)
{
    const bool all = context.options.isSet(u"all"_s);
    if (all != context.arguments.isEmpty()) {
        note(u"lookup: name documents, or --all; their DOIs are sent to api.crossref.org"_s);
        return Usage;
    }
    Database database = context.workspace.library().open();
    const std::vector<DocumentRow> rows = all ? DocumentStore(database).list() : documentsNamed(database, context.arguments);
    CrossrefService service;
    if (const QString server = context.options.value(u"crossref"_s); !server.isEmpty())
        service.works = QUrl(server);
    ExitCode code = Done;
    for (const DocumentRow &row : rows) {
        if (row.doi.isEmpty() || row.supersededBy) {
            if (!all)
                note(u"%1: no DOI is known; set it with metadata --doi"_s.arg(displayTitle(row)));
            continue;
        }
        if (row.isLocalOnly) {
            note(u"%1: never leaves this computer, and so does its DOI"_s.arg(displayTitle(row)));
            continue;
        }
        const auto found = lookUpDocument(context.workspace.gate(), database, row, service, context.stop);
        if (!found) {
            note(u"%1: Crossref does not know %2"_s.arg(displayTitle(row), row.doi));
            code = Partly;
            continue;
        }
        printLine(u"%1  %2"_s.arg(row.doi, found->title));
        if (!found->retraction.isEmpty())
            printLine(u"    retracted: %1"_s.arg(found->retraction));
    }
    return code;
}

} // namespace adduce::cli
