#pragma once
#include "core/base/error.h"
#include "core/worker/worker.h"
#include <functional>
#include <stop_token>

namespace adduce {

/// Where the recognition worker is and how it is held; a value.
struct OcrProgram
{
    QString path; ///< of adduce-ocrworker
    qint64 memoryBytes = qint64(1) << 30;
    int cpuSeconds = 600; ///< of one process, over all pages that it reads
    int pageMs = 90'000; ///< for one page
};

/// The recognition worker that is installed with the given document worker.
OcrProgram ocrProgramBeside(const WorkerProgram &program);

/// Tesseract's codes of the languages whose data is installed ("deu", "eng"), sorted.
QStringList installedOcrLanguages();

/// The codes of the languages that are written so, the most spoken first, by Tesseract's name of the script ("ara" and others for
/// "Arabic"); none for Latin, and for scripts that are not known.
QStringList languagesWrittenIn(const QString &script);

/// The folder that holds the data of all these languages. Throws MissingLanguage with the codes of those that no folder
/// has, and BadInput for what cannot be a code.
QString ocrDataFolder(const QStringList &languages);

/// Why a page could not be recognised.
struct OcrFailure
{
    int page = 0; ///< 0-based
    Error error;
};

/// Told of each page as soon as it is recognised, in order.
using OcrPageSink = std::function<void(const OcrPage &page)>;

/// Recognises the text of `pages` (0-based), drawn by `renderer`, one at a time, and hands each to `done`; tells
/// `progress` after each. Blocks. A page that cannot be drawn, or whose recognition crashes or takes too long, costs that
/// page only and is returned. Throws MissingLanguage, BadInput, Stopped, and Crashed when the worker cannot be started.
std::vector<OcrFailure> recognisePages(const OcrProgram &program, PageRenderer &renderer, const std::vector<int> &pages,
    const QStringList &languages, const OcrPageSink &done, const PageProgress &progress = {}, const std::stop_token &stop = {});

} // namespace adduce
