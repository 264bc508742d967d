#include "ui/library/encoding_choice.h"

#include "core/documents/read_options.h"
#include "ui/common/widgets.h"
#include <QComboBox>
#include <QHBoxLayout>

namespace adduce {

EncodingChoice::EncodingChoice(QWidget *parent)
    : QWidget(parent)
    , m_box(new QComboBox)
{
    auto *label = new PlainLabel(tr("Characters coded as"));
    label->setSecondary(true);
    label->setBuddy(m_box);
    m_box->setAccessibleName(label->text());
    m_box->addItem(tr("Detect it"), QString());
    for (const QString &name : textEncodings())
        m_box->addItem(name, name);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, space(3), 0, 0);
    row->setSpacing(space(3));
    row->addWidget(label);
    row->addWidget(m_box);
    row->addStretch(1);
    connect(m_box, &QComboBox::activated, this, [this] { emit chosen(m_box->currentData().toString()); });
    hide();
}

void EncodingChoice::setDocument(const DocumentRow &row)
{
    setVisible(!row.encoding.isEmpty() || !row.chosenEncoding.isEmpty());
    m_box->setItemText(0, row.chosenEncoding.isEmpty() ? tr("Detected: %1").arg(row.encoding) : tr("Detect it"));
    m_box->setCurrentIndex(std::max(0, m_box->findData(row.chosenEncoding)));
}

} // namespace adduce
