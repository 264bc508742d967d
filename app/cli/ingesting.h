#pragma once
#include "app/cli/command.h"
#include "core/workspace/read_documents.h"
#include <QJsonObject>
#include <optional>

namespace adduce::cli {

/// How commands that read documents read them.
struct Reading
{
    IngestSettings settings;
    QString encoding; ///< of texts; empty: detect it
    QString chunking; ///< chunkingName() where the command says how to cut: what was cut otherwise is cut anew; else empty
};

/// As the configuration says, with --jobs, --encoding, --ocr, --chunk-size and --chunk-overlap over it; none when they are wrong,
/// which was said then.
std::optional<Reading> readingOf(const Context &context);

struct ReadOutcome
{
    ExitCode code = Done;
    QJsonObject json; ///< counts and documents
};

/// Reads what is asked for and what waits in the queue of a workspace's library; tells the terminal how it goes, but prints no JSON.
ReadOutcome readAll(const Context &context, Workspace &workspace, const Reading &reading, const IngestRequest &request);
/// The same in the library of the command, and with --json the outcome is printed.
ExitCode read(const Context &context, const Reading &reading, const IngestRequest &request);

} // namespace adduce::cli
