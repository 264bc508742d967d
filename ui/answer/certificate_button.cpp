#include "ui/answer/certificate_button.h"

#include "core/workspace/certificate.h"
#include "ui/common/widgets.h"
#include <QFileDialog>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

CertificateButton::CertificateButton(Answer refusal, QWidget *parent)
    : QWidget(parent)
    , m_refusal(std::move(refusal))
    , m_outcome(quiet({}, Type::Caption))
{
    auto *save = button(tr("Save certificate..."), u"document-export"_s);
    setTip(*save,
        tr("What was searched in vain as a file: words and passages, near words, the nearest passages, what could not be "
           "searched"));
    m_outcome->setWordWrap(true);
    m_outcome->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_outcome->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1));
    column->addWidget(save);
    column->addWidget(m_outcome);
    connect(save, &QAbstractButton::clicked, this, &CertificateButton::choose);
    const auto say = [this](const QString &words) {
        m_outcome->setText(words);
        m_outcome->show();
        emit settled();
    };
    connect(&m_writing, &FileWriting::written, this,
        [say](const QStringList &paths) { say(tr("Written: %1").arg(paths.join(u", "_s))); });
    connect(&m_writing, &FileWriting::failed, this, [say](const Error &error) { say(sentence(error)); });
}

void CertificateButton::choose()
{
    auto *dialog = new QFileDialog(this, tr("Save certificate"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilters({ tr("PDF (*.pdf)"), tr("Markdown (*.md)"), tr("JSON (*.json)") });
    dialog->setDefaultSuffix(u"pdf"_s);
    connect(dialog, &QFileDialog::filterSelected, dialog,
        [dialog](const QString &filter) { dialog->setDefaultSuffix(filter.section(u"*."_s, 1).chopped(1)); });
    dialog->selectFile(u"certificate.pdf"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &CertificateButton::save);
    dialog->open();
}

void CertificateButton::save(const QString &path)
{
    m_writing.add(path, [refusal = m_refusal, path](const FileWriting::Report &, const std::stop_token &) {
        saveCertificate(refusal, path);
        return QStringList { path };
    });
}

} // namespace adduce
