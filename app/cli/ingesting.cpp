#include "app/cli/ingesting.h"

#include "app/cli/ocr_options.h"
#include "app/cli/output.h"
#include "core/documents/read_options.h"
#include "core/profiles/profile.h"
#include "core/settings/parameter_fields.h"
#include "core/workspace/public_json.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <cstdio>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostJobs = 64;

/// "3 of 12 documents, page 40 of about 190, 21 pages/s, about 8 s left"
QString progressWords(const IngestProgress &at)
{
    QString words = u"%1 of %2 documents, page %3"_s.arg(at.done).arg(at.total).arg(at.pagesDone);
    if (at.pagesTotal > 0)
        words += u" of about %1"_s.arg(at.pagesTotal);
    if (at.pagesPerSecond > 0)
        words += u", %1 pages/s"_s.arg(at.pagesPerSecond, 0, 'f', 0);
    if (at.msLeft)
        words += u", about %1 s left"_s.arg(*at.msLeft / 1000 + 1);
    return words;
}

/// Tells the terminal how it goes and gathers what each document became.
class Reporter
{
public:
    explicit Reporter(bool json)
        : m_json(json)
    {
    }

    void operator()(const IngestEvent &event)
    {
        if (const auto *at = std::get_if<IngestProgress>(&event))
            progress(progressWords(*at));
        else if (const auto *recognised = std::get_if<PageRecognised>(&event))
            progress(u"recognising page %1 of %2"_s.arg(recognised->page).arg(recognised->pages));
        else if (std::holds_alternative<Learning>(event))
            progress(u"learning the words of the library"_s);
        else if (const auto *done = std::get_if<DocumentDone>(&event))
            report(*done);
    }

    [[nodiscard]] QJsonArray documents() const { return toPublicJson(m_documents); }

private:
    void report(const DocumentDone &done)
    {
        m_documents.push_back(publicDocument(done.row));
        m_documents.back().wasAlreadyThere = done.isAlreadyThere;
        if (m_json)
            return;
        progress({});
        const QString name = QFileInfo(done.row.path).fileName();
        if (done.isAlreadyThere)
            printLine(u"already there  %1"_s.arg(name));
        else if (done.row.state == DocumentState::Ready)
            printLine(u"ready          %1  (%2) %3"_s.arg(name, counted(done.row.pages, u"page"_s), done.row.title));
        else
            printLine(u"failed         %1  %2"_s.arg(name, stateWords(done.row)));
        std::fflush(stdout); // who reads along sees each as it comes
    }

    bool m_json;
    std::vector<PublicDocument> m_documents;
};

/// Why something in a folder is not among its documents, in words and as JSON has it.
QString whyOf(PassedOver::Why why, bool json)
{
    switch (why) {
    case PassedOver::Why::NoPermission:
        return json ? u"no_permission"_s : u"a folder that may not be looked into"_s;
    case PassedOver::Why::NoFile:
        return json ? u"no_file"_s : u"a pipe, a socket or a device"_s;
    case PassedOver::Why::OfFolder:
        return json ? u"of_folder"_s : u"what the folder says of itself: name it to add it"_s;
    case PassedOver::Why::Link:
        break;
    }
    return json ? u"link"_s : u"a link, which is not followed inside a folder"_s;
}

QJsonArray passedOverJson(const IngestSummary &summary)
{
    QJsonArray all;
    for (const PassedOver &one : summary.passedOver)
        all << QJsonObject { { u"path"_s, one.path }, { u"why"_s, whyOf(one.why, true) } };
    return all;
}

void tellPassedOver(const IngestSummary &summary)
{
    if (summary.passedOver.empty())
        return;
    note(u"%1 passed over:"_s.arg(summary.passedOver.size()));
    for (const PassedOver &one : summary.passedOver)
        note(u"  %1  (%2)"_s.arg(one.path, whyOf(one.why, false)));
}

ExitCode codeOf(const IngestSummary &summary)
{
    if (summary.isStopped)
        return Interrupted;
    if (summary.failed == 0)
        return Done;
    return summary.ready + summary.alreadyThere + summary.reread > 0 ? Partly : Failed;
}

/// --chunk-size and --chunk-overlap, in what the strategy cuts by: tokens, or characters. False for what it cannot be cut by.
bool setChunks(const QCommandLineParser &options, ChunkParameters &chunks)
{
    const bool isByTokens = chunks.strategy == ChunkStrategy::Sentences || chunks.strategy == ChunkStrategy::Paragraphs;
    if (chunks.strategy == ChunkStrategy::Paragraphs && options.isSet(u"chunk-overlap"_s))
        return false;
    Parameters cut;
    cut.chunks = chunks;
    for (const auto &[option, key] : { std::pair(u"chunk-size"_s, isByTokens ? u"chunks.max_tokens"_s : u"chunks.characters"_s),
             std::pair(u"chunk-overlap"_s, isByTokens ? u"chunks.overlap_tokens"_s : u"chunks.overlap_characters"_s) }) {
        if (!options.isSet(option))
            continue;
        const ParameterField &field = *parameterField(key);
        const auto typed = fieldFromText(field, options.value(option));
        if (!typed || !typed->value || *typed->value < field.low || *typed->value > field.high)
            return false;
        setField(cut, field, typed->value);
    }
    chunks = cut.chunks;
    const int size = isByTokens ? chunks.maxTokens : chunks.characters;
    const int overlap = isByTokens ? chunks.overlapTokens : chunks.overlapCharacters;
    return size > 0 && (overlap < size || chunks.strategy == ChunkStrategy::Paragraphs);
}

} // namespace

std::optional<Reading> readingOf(const Context &context)
{
    Reading reading { ingestSettings(context.configuration), {}, {} };
    if (context.options.isSet(u"jobs"_s))
        reading.settings.jobs = context.options.value(u"jobs"_s).toInt();
    if (reading.settings.jobs < 1 || reading.settings.jobs > kMostJobs) {
        note(u"--jobs takes a number from 1 to %1"_s.arg(kMostJobs));
        return std::nullopt;
    }
    if (context.options.isSet(u"encoding"_s)) {
        const QString requested = context.options.value(u"encoding"_s);
        for (const QString &known : textEncodings())
            if (known.compare(requested, Qt::CaseInsensitive) == 0)
                reading.encoding = known;
        if (reading.encoding.isEmpty()) {
            note(u"--encoding is one of %1"_s.arg(textEncodings().join(u", "_s)));
            return std::nullopt;
        }
    }
    const bool saysHowLong = context.options.isSet(u"chunk-size"_s) || context.options.isSet(u"chunk-overlap"_s);
    if (saysHowLong && !setChunks(context.options, reading.settings.chunks)) {
        note(u"--chunk-size and --chunk-overlap are whole numbers, the overlap less than the size; paragraphs do not overlap"_s);
        return std::nullopt;
    }
    if (saysHowLong || context.options.isSet(u"profile"_s))
        reading.chunking = chunkingName(asCutHere(reading.settings.chunks));
    if (!setOcr(context.options, reading.settings.ocr)) {
        note(u"--ocr is off or auto"_s);
        return std::nullopt;
    }
    return reading;
}

ReadOutcome readAll(const Context &context, Workspace &workspace, const Reading &reading, const IngestRequest &request)
{
    Reporter report(context.isJson);
    const IngestSummary summary =
        readDocuments(workspace, reading.settings, request, [&](const IngestEvent &event) { report(event); }, context.stop);
    progress({});
    if (!context.isJson)
        note(u"%1 ready, %2 read again, %3 already there, %4 failed; chunks: added %5, already there %6"_s.arg(summary.ready)
                .arg(summary.reread)
                .arg(summary.alreadyThere)
                .arg(summary.failed)
                .arg(summary.chunksAdded)
                .arg(summary.chunksAlreadyThere));
    if (!context.isJson)
        tellPassedOver(summary);
    return { codeOf(summary),
        { { u"ready"_s, summary.ready }, { u"already_there"_s, summary.alreadyThere }, { u"failed"_s, summary.failed },
            { u"reread"_s, summary.reread }, { u"chunks_added"_s, summary.chunksAdded },
            { u"chunks_already_there"_s, summary.chunksAlreadyThere }, { u"stopped"_s, summary.isStopped },
            { u"passed_over"_s, passedOverJson(summary) }, { u"documents"_s, report.documents() } } };
}

ExitCode read(const Context &context, const Reading &reading, const IngestRequest &request)
{
    const ReadOutcome outcome = readAll(context, context.workspace, reading, request);
    if (context.isJson)
        printJson(outcome.json);
    return outcome.code;
}

} // namespace adduce::cli
