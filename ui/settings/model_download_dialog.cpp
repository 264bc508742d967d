#include "ui/settings/model_download_dialog.h"

#include "core/network/http.h"
#include "ui/common/widgets.h"
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLineEdit>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

ModelDownloadDialog::ModelDownloadDialog(QWidget *parent)
    : QDialog(parent)
    , m_address(new QLineEdit)
    , m_checksum(new QLineEdit)
    , m_folder(new QLineEdit)
    , m_missing(new PlainLabel({}, Type::Caption))
    , m_download(primaryButton(tr("Download")))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Download a model"));
    const ModelSource recommended = recommendedModel();
    m_address->setText(recommended.folder.toString());
    m_checksum->setText(QString::fromLatin1(recommended.sha256));
    m_folder->setText(QDir::toNativeSeparators(
        QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/models/potion-base-8M"_s));
    for (QLineEdit *one : { m_address, m_checksum, m_folder })
        one->setCursorPosition(0);

    auto *browse = iconButton(u"folder"_s, tr("Choose where the folder is made"));
    auto *place = new QHBoxLayout;
    place->setSpacing(space(1));
    place->addWidget(m_folder, 1);
    place->addWidget(browse);
    auto *form = new QFormLayout;
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(3));
    const auto add = [&](const QString &name, QLineEdit *input, auto *row) {
        input->setAccessibleName(name);
        form->addRow(new PlainLabel(name), row);
    };
    add(tr("Address"), m_address, m_address);
    add(tr("SHA-256 of model.safetensors"), m_checksum, m_checksum);
    add(tr("Save as"), m_folder, place);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->addButton(m_download, QDialogButtonBox::AcceptRole);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(5), space(6), space(4));
    all->setSpacing(space(3));
    auto *about =
        hint(tr("A static model (model2vec) knows words that your papers do not use. potion-base-8M is for English, of 30 "
                "MB, by MinishLab under the MIT licence. Nothing of your library is sent. What comes is kept only if it has "
                "the checksum; a download that breaks goes on where it was."));
    all->addWidget(about);
    all->addLayout(form);
    m_missing->setWrapping();
    all->addWidget(m_missing);
    all->addStretch(1);
    all->addWidget(buttons);
    resize(space(150), sizeHint().height());

    for (QLineEdit *one : { m_address, m_checksum, m_folder })
        connect(one, &QLineEdit::textChanged, this, &ModelDownloadDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &ModelDownloadDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(browse, &QToolButton::clicked, this, [this] {
        const QString name = QFileInfo(m_folder->text()).fileName();
        auto *dialog = new QFileDialog(this, tr("Choose where the folder is made"), QDir::homePath());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        connect(dialog, &QFileDialog::fileSelected, this, [this, name](const QString &into) {
            m_folder->setText(QDir::toNativeSeparators(QDir(into).filePath(name.isEmpty() ? u"model"_s : name)));
        });
        dialog->open();
    });
    check();
}

ModelSource ModelDownloadDialog::source() const
{
    return { QUrl(m_address->text().trimmed(), QUrl::StrictMode), m_checksum->text().trimmed().toLatin1() };
}

void ModelDownloadDialog::check()
{
    const QString folder = QDir::fromNativeSeparators(m_folder->text().trimmed());
    QString missing;
    if (!isSafe(source().folder))
        missing = tr("The address of the model's folder begins with https://");
    else if (!isSha256(source().sha256))
        missing = tr("The checksum has 64 digits, 0 to 9 and a to f. The page of the model tells it.");
    else if (!QDir::isAbsolutePath(folder))
        missing = tr("The folder is named with its whole path.");
    else if (QFileInfo::exists(folder))
        missing = tr("There is something of this name already. To use it: Choose a model folder.");
    m_missing->setText(missing);
    m_download->setEnabled(missing.isEmpty());
}

void ModelDownloadDialog::accept()
{
    emit chosen(source(), QDir::fromNativeSeparators(m_folder->text().trimmed()));
    QDialog::accept();
}

} // namespace adduce
