#include "app/ocrworker/page_recogniser.h"
#include "core/worker/ocr_process.h"
#include "core/worker/sandbox.h"
#include "core/worker/worker_stream.h"

#include <cstdlib>
#include <cstring>
#include <new>
#include <tesseract/baseapi.h>
#include <unistd.h>

using namespace adduce;
using protocol::FrameType;

namespace {

const char *valueAfter(const char *name, int argc, char **argv, const char *otherwise)
{
    for (int i = 1; i + 1 < argc; ++i)
        if (std::strcmp(argv[i], name) == 0)
            return argv[i + 1];
    return otherwise;
}

} // namespace

/// Recognises the text of one picture after another for the program at the other end of its pipes.
int main(int argc, char **argv)
{
    // The data of the languages is loaded before the sandbox closes; the pictures come after.
    const char *data = valueAfter("--data", argc, argv, nullptr);
    tesseract::TessBaseAPI languages;
    if (languages.Init(data, valueAfter("--languages", argc, argv, "eng"), tesseract::OEM_DEFAULT) != 0)
        return kOcrNoLanguageExit;
    languages.SetPageSegMode(tesseract::PSM_AUTO);
    tesseract::TessBaseAPI scripts;
    const bool knowsScripts = scripts.Init(data, "osd", tesseract::OEM_TESSERACT_ONLY) == 0; // may not be installed
    const SandboxLimits limits { std::atoll(valueAfter("--memory", argc, argv, "1073741824")),
        std::atoi(valueAfter("--cpu", argc, argv, "600")) };
    ::close_range(STDERR_FILENO + 1, ~0U, 0);
    if (!enterSandbox(limits))
        return kOcrNoSandboxExit;
    try {
        while (const auto request = nextRequest()) {
            if (request->type != FrameType::Recognise)
                return EXIT_FAILURE;
            const OcrPage page =
                recognisePicture(languages, knowsScripts ? &scripts : nullptr, protocol::decodeRecognise(request->payload));
            sendAnswer(FrameType::Recognised, protocol::ocrPagePayload(page));
        }
    } catch (const std::bad_alloc &) {
        std::_Exit(kOcrOutOfMemoryExit);
    } catch (const Error &) {
        std::_Exit(EXIT_FAILURE);
    }
    std::_Exit(EXIT_SUCCESS); // what Tesseract holds goes with the process
}
