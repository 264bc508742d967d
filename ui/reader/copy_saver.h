#pragma once
#include "core/highlights/highlight.h"
#include "ui/common/services.h"
#include <QObject>

namespace adduce {

class FileWriting;
class ReaderFile;

/// Saves a copy of the PDF in the reader with its highlights as annotations, which every reader of PDFs shows. All that it is given
/// outlives it.
class CopySaver : public QObject
{
    Q_OBJECT

public:
    CopySaver(const Services &services, const ReaderFile &file, FileWriting &writing, QWidget &window);

    [[nodiscard]] bool canSave() const; ///< a PDF is open, as it was read
    void choose(std::vector<Highlight> highlights); ///< asks where to

signals:
    void said(const QString &text);

private:
    void save(const QString &path, const std::vector<Highlight> &highlights);

    const Services &m_services;
    const ReaderFile &m_file;
    FileWriting &m_writing;
    QWidget &m_window;
};

} // namespace adduce
