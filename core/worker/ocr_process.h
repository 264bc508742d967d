#pragma once
#include "core/worker/ocr.h"
#include "core/worker/ocr_protocol.h"
#include <QProcess>

namespace adduce {

/// A running adduce-ocrworker. For one thread, without an event loop. Its destructor kills it.
class OcrProcess
{
public:
    OcrProcess(const OcrProgram &program, const QStringList &languages); ///< throws Crashed when it cannot start
    ~OcrProcess();
    OcrProcess(const OcrProcess &) = delete;
    OcrProcess &operator=(const OcrProcess &) = delete;

    /// Boxes in the answer are pixels of the image as it was turned. Throws Crashed, TimedOut, OutOfMemory, Stopped; the process is of no
    /// use after any of these.
    OcrPage recognise(const protocol::OcrImage &image, const std::stop_token &stop);

private:
    [[noreturn]] void throwWhyItEnded() const;

    OcrProgram m_program;
    QProcess m_process;
    QByteArray m_buffer;
};

/// The worker's exit codes.
constexpr int kOcrNoSandboxExit = 10;
constexpr int kOcrNoLanguageExit = 11;
constexpr int kOcrOutOfMemoryExit = 12;

} // namespace adduce
