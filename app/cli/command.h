#pragma once
#include "core/base/interrupt.h"
#include "core/guardrails/personal_data.h"
#include "core/workspace/workspace.h"
#include <QCommandLineParser>
#include <stop_token>

namespace adduce::cli {

/// What every command gets. Results go to standard output, progress and errors to standard error.
struct Context
{
    const QCommandLineParser &options;
    QStringList arguments; ///< without the command's name
    Workspace &workspace;
    Configuration configuration; ///< with the profile that the options name
    bool isJson = false;
    std::stop_token stop; ///< requested by Ctrl+C
    Interrupt &interrupt; ///< that requests it

    [[nodiscard]] const Parameters &parameters() const { return configuration.profile.parameters; }
};

/// What the process ends with.
enum ExitCode
{
    Done = 0, ///< also for a refusal: "no evidence" is an answer
    Failed = 1, ///< the reason is on standard error
    Usage = 2,
    Partly = 3, ///< some documents could not be read, or some quotes do not stand any more
    Missed = 4, ///< a figure that was asked for was not reached
    Interrupted = 130,
};

/// Whether --personal-data was given.
inline PersonalData personalData(const Context &context)
{
    return context.options.isSet(QStringLiteral("personal-data")) ? PersonalData::Shown : PersonalData::Masked;
}

ExitCode add(const Context &context);
ExitCode lab(const Context &context);
ExitCode retry(const Context &context);
ExitCode list(const Context &context);
ExitCode remove(const Context &context);
ExitCode text(const Context &context);
ExitCode chunks(const Context &context);
ExitCode page(const Context &context);
ExitCode collections(const Context &context);
ExitCode tags(const Context &context);
ExitCode duplicates(const Context &context);
ExitCode import(const Context &context);
ExitCode manifest(const Context &context);
ExitCode bibtex(const Context &context);
ExitCode ris(const Context &context);
ExitCode csl(const Context &context);
ExitCode metadata(const Context &context);
ExitCode lookUp(const Context &context);
ExitCode ask(const Context &context);
ExitCode chat(const Context &context);
ExitCode memory(const Context &context);
ExitCode records(const Context &context);
ExitCode web(const Context &context);
ExitCode settings(const Context &context);
ExitCode privacy(const Context &context);
ExitCode watched(const Context &context);
ExitCode papers(const Context &context);
ExitCode wanted(const Context &context);
ExitCode highlights(const Context &context);
ExitCode search(const Context &context);
ExitCode explain(const Context &context);
ExitCode chunkings(const Context &context);
ExitCode spaces(const Context &context);
ExitCode models(const Context &context);
ExitCode profiles(const Context &context);
ExitCode pipeline(const Context &context);
ExitCode threads(const Context &context);
ExitCode show(const Context &context);
ExitCode exportThread(const Context &context);
ExitCode evidence(const Context &context);
ExitCode matrix(const Context &context);
ExitCode replay(const Context &context);
ExitCode ratings(const Context &context);
ExitCode evaluate(const Context &context);
ExitCode check(const Context &context);
ExitCode verify(const Context &context);
ExitCode rescue(const Context &context);
ExitCode backup(const Context &context);
ExitCode restore(const Context &context);
ExitCode collection(const Context &context);

} // namespace adduce::cli
