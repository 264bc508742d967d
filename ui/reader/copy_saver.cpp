#include "ui/reader/copy_saver.h"

#include "core/base/device.h"
#include "core/highlights/annotated_copy.h"
#include "ui/common/file_writing.h"
#include "ui/reader/reader_file.h"
#include <QFileDialog>
#include <QSettings>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

CopySaver::CopySaver(const Services &services, const ReaderFile &file, FileWriting &writing, QWidget &window)
    : QObject(&window)
    , m_services(services)
    , m_file(file)
    , m_writing(writing)
    , m_window(window)
{
}

bool CopySaver::canSave() const
{
    return m_file.isOpen() && !m_file.isAccepted() && m_file.path().endsWith(u".pdf"_s, Qt::CaseInsensitive);
}

void CopySaver::choose(std::vector<Highlight> highlights)
{
    constexpr auto kFolder = "export/folder"_L1;
    const QString folder =
        m_services.settings.value(kFolder, QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)).toString();
    const QString name = tr("%1 (highlights)").arg(QFileInfo(m_file.path()).completeBaseName()) + u".pdf"_s;
    auto *dialog =
        new QFileDialog(&m_window, tr("Save a copy with highlights"), folder + u'/' + name, tr("PDF documents (*.pdf)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QFileDialog::fileSelected, this, [this, kFolder, highlights = std::move(highlights)](const QString &path) {
        m_services.settings.setValue(kFolder, QFileInfo(path).absolutePath());
        save(path, highlights);
    });
    dialog->open();
}

void CopySaver::save(const QString &path, const std::vector<Highlight> &highlights)
{
    const QString there = QFileInfo(path).canonicalFilePath(); // empty: nothing is there
    if (!there.isEmpty() && there == QFileInfo(m_file.path()).canonicalFilePath())
        return emit said(tr("That is the paper itself, which stays as it is. Choose another name for the copy."));
    const auto write = [path, highlights, from = m_file.path(), sha256 = m_file.sha256(), worker = m_services.worker](
                           const FileWriting::Report &, const std::stop_token &stop) {
        PageRenderer source(worker, from);
        if (source.sha256() != sha256) // since it was opened
            throw Error(ErrorKind::FileChanged, from);
        replaceFile(path, [&](QIODevice &device) { writeAnnotatedCopy(source, highlights, device, stop); });
        return QStringList { path };
    };
    m_writing.add(path, write);
}

} // namespace adduce
