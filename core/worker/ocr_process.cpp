#include "core/worker/ocr_process.h"

#include "core/base/child_environment.h"
#include "core/base/stop.h"

#include <QElapsedTimer>
#include <csignal>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kPageReadyPollMs = 50; // how soon a stop request is noticed
constexpr int kStartMs = 10'000;

[[noreturn]] void refuse()
{
    throw Error(ErrorKind::Crashed, {}, u"text recognition said something that cannot be"_s);
}

/// Every word stands in the picture that was read, which is no larger than what was sent can be when it is turned.
void checkBoxes(const OcrPage &page, const protocol::OcrImage &image)
{
    const QRectF all({ 0, 0 }, page.size);
    if (std::max(all.width(), all.height()) > image.width + image.height)
        refuse();
    for (const OcrLine &line : page.lines) {
        if (line.baseline < 0 || line.baseline > all.height())
            refuse();
        for (const OcrWord &word : line.words)
            if (!all.contains(word.box) || word.text.size() > 1000)
                refuse();
    }
}

} // namespace

OcrProcess::OcrProcess(const OcrProgram &program, const QStringList &languages)
    : m_program(program)
{
    QStringList environment;
    for (const QByteArray &variable : childEnvironment())
        environment << QString::fromLocal8Bit(variable);
    environment << u"OMP_THREAD_LIMIT=1"_s; // read before main(); the sandbox allows no second thread
    m_process.setEnvironment(environment);
    m_process.setStandardErrorFile(QProcess::nullDevice());
    m_process.start(program.path,
        { u"--data"_s, ocrDataFolder(languages), u"--languages"_s, languages.join(u'+'), u"--memory"_s,
            QString::number(program.memoryBytes), u"--cpu"_s, QString::number(program.cpuSeconds) });
    if (!m_process.waitForStarted(kStartMs))
        throw Error(ErrorKind::Crashed, program.path, m_process.errorString());
}

OcrProcess::~OcrProcess()
{
    m_process.kill();
    m_process.waitForFinished(-1);
}

OcrPage OcrProcess::recognise(const protocol::OcrImage &image, const std::stop_token &stop)
{
    m_process.write(protocol::encode(protocol::FrameType::Recognise, protocol::recognisePayload(image)));
    QElapsedTimer running;
    running.start();
    for (;;) {
        if (const auto frame = protocol::takeFrame(m_buffer)) {
            if (frame->type != protocol::FrameType::Recognised || !m_buffer.isEmpty())
                refuse();
            OcrPage page = protocol::decodeOcrPage(frame->payload);
            checkBoxes(page, image);
            return page;
        }
        throwIfStopped(stop);
        if (running.elapsed() > m_program.pageMs)
            throw Error(ErrorKind::TimedOut, {}, u"more than %1 s for one page"_s.arg(m_program.pageMs / 1000));
        if (m_process.bytesAvailable() > 0 || m_process.waitForReadyRead(kPageReadyPollMs))
            m_buffer += m_process.readAllStandardOutput();
        else if (m_process.state() == QProcess::NotRunning)
            throwWhyItEnded();
    }
}

void OcrProcess::throwWhyItEnded() const
{
    const int code = m_process.exitCode();
    if (m_process.exitStatus() == QProcess::NormalExit) {
        if (code == kOcrOutOfMemoryExit)
            throw Error(ErrorKind::OutOfMemory, {}, u"text recognition"_s);
        throw Error(ErrorKind::Crashed, {}, u"text recognition ended with code %1"_s.arg(code));
    }
    if (code == SIGXCPU)
        throw Error(ErrorKind::TimedOut, {}, u"text recognition took more than %1 s of work"_s.arg(m_program.cpuSeconds));
    throw Error(ErrorKind::Crashed, {}, u"text recognition ended with signal %1"_s.arg(code));
}

} // namespace adduce
