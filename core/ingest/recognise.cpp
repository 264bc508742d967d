#include "core/ingest/recognise.h"

#include "core/base/tr.h"
#include <algorithm>
#include <map>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// The file's own text; nothing when it has none.
std::optional<Document> readPlain(const WorkerProgram &program, const SourceFile &file, const ReadOptions &options,
    const PageProgress &progress, const std::stop_token &stop)
{
    try {
        return readDocument(program, file, options, progress, stop);
    } catch (const Error &error) {
        if (error.kind() != ErrorKind::NoText)
            throw;
        return std::nullopt;
    }
}

std::vector<int> pagesToRecognise(const std::optional<Document> &plain, PageRenderer &renderer)
{
    std::vector<int> pages;
    const int count = plain ? static_cast<int>(plain->pages.size()) : renderer.pageCount();
    for (int p = 0; p < count; ++p) {
        const PageQuality quality = plain ? plain->pages[static_cast<std::size_t>(p)].quality : PageQuality::Scan;
        if (quality == PageQuality::Scan || quality == PageQuality::Gibberish)
            pages.push_back(p);
    }
    return pages;
}

/// Why pages make no sense as they were recognised: most may be written in a script that none of the languages has.
Error whyNoSense(const std::vector<OcrPage> &pages, const QStringList &languages, const QString &path)
{
    std::map<QString, int> scripts;
    for (const OcrPage &page : pages)
        ++scripts[page.script];
    const auto most = std::ranges::max_element(scripts, {}, [](const auto &script) { return script.second; });
    const QStringList written = most == scripts.end() ? QStringList() : languagesWrittenIn(most->first);
    const auto isAsked = [&](const QString &language) { return languages.contains(language); };
    if (!written.isEmpty() && std::ranges::none_of(written, isAsked))
        return Error(ErrorKind::OtherScript, written.front(), written.front());
    return Error(ErrorKind::NoText, path,
        tr("Read as %1 it makes no sense. Choose the language that it is in, and recognise it again").arg(languages.join(u'+')));
}

bool needsRecognition(const std::optional<Document> &plain)
{
    return !plain || plain->warnings.contains(u"scanned_pages"_s) || plain->warnings.contains(u"gibberish_pages"_s);
}

} // namespace

ReadDocument readRecognising(const WorkerProgram &program, const SourceFile &file, const QString &sha256, const QString &encoding,
    const OcrParameters &ocr, const RecognisedCache &cache, const PageProgress &progress, const PageProgress &recognising,
    const std::stop_token &stop)
{
    ReadOptions options { encoding, {} };
    std::optional<Document> plain = readPlain(program, file, options, progress, stop);
    if (!needsRecognition(plain) || ocr.mode == OcrMode::Off) {
        if (!plain)
            throw Error(ErrorKind::NoText, file.path());
        return { std::move(*plain), {} };
    }
    PageRenderer renderer(program, file.path());
    if (renderer.sha256() != sha256)
        throw Error(ErrorKind::Unreadable, file.path(), u"the file was changed while it was read"_s);
    std::vector<int> missing;
    for (const int page : pagesToRecognise(plain, renderer)) {
        if (auto known = cache.find(page))
            options.recognised.push_back(std::move(*known));
        else
            missing.push_back(page);
    }
    std::optional<Error> failure;
    if (ocr.mode == OcrMode::Automatic && !missing.empty()) {
        const auto done = [&](const OcrPage &page) {
            cache.keep(page);
            options.recognised.push_back(page);
        };
        try {
            const auto failures =
                recognisePages(ocrProgramBeside(program), renderer, missing, ocr.languages, done, recognising, stop);
            if (!failures.empty())
                failure = failures.front().error;
        } catch (const Error &error) {
            if (error.kind() == ErrorKind::Stopped)
                throw;
            failure = error;
        }
    }
    if (options.recognised.empty()) {
        if (!plain)
            throw Error(ErrorKind::NoText, file.path(), failure ? sentence(*failure) : QString());
        if (failure)
            plain->warnings << u"ocr_incomplete"_s;
        return { std::move(*plain), {} };
    }
    ReadDocument read { plain ? std::move(*plain) : Document(), ocr.languages.join(u'+') };
    try {
        read.document = readDocument(program, file, options, progress, stop);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::NoText)
            throw whyNoSense(options.recognised, ocr.languages, file.path());
        throw;
    }
    if (failure)
        read.document.warnings << u"ocr_incomplete"_s;
    return read;
}

} // namespace adduce
