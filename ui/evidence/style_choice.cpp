#include "ui/evidence/style_choice.h"

#include "core/base/error.h"
#include "ui/common/widgets.h"
#include <QComboBox>
#include <QFileDialog>
#include <QMessageBox>
#include <QSettings>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

static constexpr auto kStyle = "export/style"_L1;
static constexpr auto kAnother = ":another"_L1; // that no file is called

StyleChoice::StyleChoice(QSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_styles(new QComboBox)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(2));
    column->addWidget(new PlainLabel(tr("Citation style"), Type::Strong));
    column->addWidget(m_styles);
    m_styles->setAccessibleName(tr("Citation style"));
    m_styles->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_styles->addItem(tr("As pandoc does"), QString());
    for (const CitationStyle &style : installedStyles())
        add(style);
    m_styles->addItem(tr("Another style file..."), QString(kAnother));
    connect(m_styles, &QComboBox::activated, this, &StyleChoice::activate);
    const QString last = m_settings.value(kStyle).toString();
    if (const int known = m_styles->findData(last); known >= 0) {
        m_styles->setCurrentIndex(m_shown = known);
    } else {
        try {
            add(citationStyleFrom(last));
            m_styles->setCurrentIndex(m_shown = m_styles->findData(last));
        } catch (const Error &) {
            // the file is gone: the first one is chosen
        }
    }
}

QString StyleChoice::style() const
{
    const QString path = m_styles->currentData().toString();
    return path == kAnother ? QString() : path;
}

/// Before the way to others.
void StyleChoice::add(const CitationStyle &style)
{
    const int another = m_styles->findData(QString(kAnother));
    const int at = another < 0 ? m_styles->count() : another;
    m_styles->insertItem(at, style.title, style.path);
    m_styles->setItemData(at, plainTip(style.path), Qt::ToolTipRole);
}

void StyleChoice::activate(int index)
{
    if (m_styles->itemData(index).toString() == kAnother) {
        m_styles->setCurrentIndex(m_shown);
        return browse();
    }
    m_shown = index;
    m_settings.setValue(kStyle, style());
}

void StyleChoice::browse()
{
    auto *dialog = new QFileDialog(this, tr("Citation style"), QDir::homePath(), tr("Citation styles (*.csl);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &StyleChoice::choose);
    dialog->open();
}

void StyleChoice::choose(const QString &path)
{
    try {
        if (m_styles->findData(path) < 0)
            add(citationStyleFrom(path));
    } catch (const Error &error) {
        auto *box = new QMessageBox(QMessageBox::Warning, tr("Citation style"), sentence(error), QMessageBox::Ok, this);
        box->setTextFormat(Qt::PlainText);
        box->setAttribute(Qt::WA_DeleteOnClose);
        box->open();
        return;
    }
    m_styles->setCurrentIndex(m_shown = m_styles->findData(path));
    m_settings.setValue(kStyle, path);
}

} // namespace adduce
