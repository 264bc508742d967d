#pragma once
#include "core/settings/parameters.h"
#include "core/worker/ocr.h"
#include <optional>

namespace adduce {

/// What was recognised before and is kept; both are called from the thread that reads.
struct RecognisedCache
{
    std::function<std::optional<OcrPage>(int page)> find;
    std::function<void(const OcrPage &page)> keep;
};

struct ReadDocument
{
    Document document;
    QString languages; ///< in which pages were recognised ("eng+deu"); empty when none was
};

/// Reads a document, a text in this encoding unless it is empty, and where `ocr` says so recognises the pages that hold no text or nonsense and reads it again with
/// them. Pages in the cache are taken in every mode but Off. A page that cannot be recognised stays as it was, with the
/// warning "ocr_incomplete". Blocks. Throws as readDocument; OtherScript for pages that are written otherwise than `ocr` can read; NoText tells in words why recognition failed, as for the lack of a
/// language.
ReadDocument readRecognising(const WorkerProgram &program, const SourceFile &file, const QString &sha256, const QString &encoding,
    const OcrParameters &ocr, const RecognisedCache &cache, const PageProgress &progress, const PageProgress &recognising,
    const std::stop_token &stop);

} // namespace adduce
