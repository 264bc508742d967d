#pragma once
#include "core/answer/answer.h"
#include "ui/common/file_writing.h"
#include <QWidget>

namespace adduce {

class PlainLabel;

/// Saves what a refusal rests on as a file of its own, and says where it is or why it is not.
class CertificateButton : public QWidget
{
    Q_OBJECT

public:
    explicit CertificateButton(Answer refusal, QWidget *parent = nullptr);

    void save(const QString &path); ///< by its suffix: .md, .pdf, .json

signals:
    void settled(); ///< the file is there, or the reason why not is shown

private:
    void choose();

    Answer m_refusal;
    PlainLabel *m_outcome;
    FileWriting m_writing;
};

} // namespace adduce
