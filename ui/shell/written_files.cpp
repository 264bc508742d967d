#include "ui/shell/written_files.h"

#include "ui/common/open_outside.h"
#include "ui/common/widgets.h"
#include <QFileInfo>
#include <QHBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

WrittenFiles::WrittenFiles(QWidget *parent)
    : QWidget(parent)
    , m_open(flatButton(u"document-open"_s, tr("Open")))
    , m_folder(flatButton(u"folder"_s, tr("Show in folder")))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(1));
    for (QToolButton *one : { m_open, m_folder }) {
        one->setFont(typeFont(Type::Caption));
        row->addWidget(one);
    }
    connect(m_open, &QToolButton::clicked, this, [this] { openIfThere(m_paths.front(), m_paths.front()); });
    connect(m_folder, &QToolButton::clicked, this, [this] {
        const QFileInfo first(m_paths.front());
        openIfThere(first.filePath(), first.absolutePath());
    });
    hide();
}

void WrittenFiles::setFiles(const QStringList &paths)
{
    m_paths = paths;
    setVisible(!paths.isEmpty());
    m_open->setVisible(paths.size() == 1);
}

void WrittenFiles::openIfThere(const QString &path, const QString &target)
{
    if (!QFileInfo::exists(path))
        emit gone(path);
    else
        openOutside(QUrl::fromLocalFile(target));
}

} // namespace adduce
