#include "ui/evidence/paper_choice.h"

#include "ui/common/widgets.h"
#include <QComboBox>
#include <QLocale>
#include <QSettings>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

static constexpr auto kSize = "export/paper"_L1;
static constexpr auto kLandscape = "export/landscape"_L1;

/// What printers of the user's country hold.
static PaperSize usualSize()
{
    return QLocale().measurementSystem() == QLocale::ImperialUSSystem ? PaperSize::Letter : PaperSize::A4;
}

PaperChoice::PaperChoice(QSettings &settings, QWidget *parent)
    : QWidget(parent)
    , m_settings(settings)
    , m_size(new QComboBox)
    , m_orientation(new QComboBox)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(2));
    column->addWidget(new PlainLabel(tr("Paper"), Type::Strong));
    for (const auto &[size, name] :
        { std::pair(PaperSize::A4, tr("A4")), std::pair(PaperSize::A3, tr("A3")), std::pair(PaperSize::Letter, tr("Letter")) })
        m_size->addItem(name, static_cast<int>(size));
    m_size->setAccessibleName(tr("Paper size"));
    m_orientation->addItem(tr("Upright"), false);
    m_orientation->addItem(tr("Landscape"), true);
    m_orientation->setAccessibleName(tr("How the paper lies"));
    const PaperSize size = valueNamed<PaperSize>(m_settings.value(kSize).toString()).value_or(usualSize());
    m_size->setCurrentIndex(m_size->findData(static_cast<int>(size)));
    m_orientation->setCurrentIndex(m_settings.value(kLandscape).toBool() ? 1 : 0);
    column->addWidget(m_size);
    column->addWidget(m_orientation);
    connect(m_size, &QComboBox::activated, this, &PaperChoice::remember);
    connect(m_orientation, &QComboBox::activated, this, &PaperChoice::remember);
}

Paper PaperChoice::paper() const
{
    return { static_cast<PaperSize>(m_size->currentData().toInt()), m_orientation->currentData().toBool() };
}

void PaperChoice::remember()
{
    m_settings.setValue(kSize, nameOf(paper().size));
    m_settings.setValue(kLandscape, paper().isLandscape);
}

} // namespace adduce
