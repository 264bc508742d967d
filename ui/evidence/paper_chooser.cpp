#include "ui/evidence/paper_chooser.h"

#include "ui/common/widgets.h"
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

PaperChooser::PaperChooser(const std::vector<DocumentRow> &rows, const std::vector<DocumentId> &ticked, QWidget *parent)
    : QDialog(parent)
    , m_find(new QLineEdit)
    , m_list(new QListWidget)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Add papers"));
    m_find->setPlaceholderText(tr("Find"));
    m_find->setAccessibleName(tr("Find a paper"));
    makeFindBox(*m_find);
    m_list->setAccessibleName(tr("Papers"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // a long title ends in dots and is whole in the tip
    for (const DocumentRow &row : rows) {
        auto *item = new QListWidgetItem(u"%1  \u2014  %2"_s.arg(shortName(row), displayTitle(row)), m_list);
        item->setData(Qt::UserRole, QVariant::fromValue(row.id));
        item->setToolTip(plainTip(displayTitle(row)));
        const bool on = std::ranges::find(ticked, row.id) != ticked.end();
        item->setCheckState(on ? Qt::Checked : Qt::Unchecked);
    }
    auto *all = linkButton(tr("All"));
    auto *none = linkButton(tr("None"));
    const auto tickShown = [this](Qt::CheckState state) {
        for (int i = 0; i < m_list->count(); ++i)
            if (!m_list->item(i)->isHidden())
                m_list->item(i)->setCheckState(state);
    };
    connect(all, &QToolButton::clicked, this, [tickShown] { tickShown(Qt::Checked); });
    connect(none, &QToolButton::clicked, this, [tickShown] { tickShown(Qt::Unchecked); });
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    QPushButton *add = primaryButton(tr("Add"));
    buttons->addButton(add, QDialogButtonBox::AcceptRole);
    auto *head = new QHBoxLayout;
    head->addWidget(m_find, 1);
    head->addWidget(all);
    head->addWidget(none);
    auto *column = new QVBoxLayout(this);
    column->addLayout(head);
    column->addWidget(m_list, 1);
    column->addWidget(buttons);
    resizeInSight(*this, { space(140), space(120) });
    connect(m_find, &QLineEdit::textChanged, this, &PaperChooser::filter);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        emit papersChosen(chosen());
        accept();
    });
}

void PaperChooser::filter(const QString &words)
{
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setHidden(!m_list->item(i)->text().contains(words.trimmed(), Qt::CaseInsensitive));
}

std::vector<DocumentId> PaperChooser::chosen() const
{
    std::vector<DocumentId> documents;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->checkState() == Qt::Checked)
            documents.push_back(m_list->item(i)->data(Qt::UserRole).value<DocumentId>());
    return documents;
}

} // namespace adduce
