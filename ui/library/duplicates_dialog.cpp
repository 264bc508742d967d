#include "ui/library/duplicates_dialog.h"

#include "ui/common/widgets.h"
#include "ui/jobs/library_job.h"
#include "ui/library/document_editing.h"
#include "ui/library/metadata_words.h"
#include <QAction>
#include <QApplication>
#include <QFileInfo>
#include <QHeaderView>
#include <QSplitter>
#include <QTableWidget>
#include <QTimer>
#include <QTreeWidget>
#include <QUndoStack>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

enum ComparedColumns
{
    OneColumn,
    OtherColumn,
    ComparedColumnCount
};

constexpr int kFileRow = 0; // which of the two files is searched from now on
constexpr int kTallestRow = 6; // lines

QString fileName(const ComparedPaper &paper)
{
    return QFileInfo(paper.row.path).fileName().simplified();
}

} // namespace

DuplicatesDialog::DuplicatesDialog(
    LibraryThread &library, LibraryJob &job, DocumentEditing &editing, QUndoStack &undo, QWidget *parent)
    : QDialog(parent)
    , m_reading(library)
    , m_editing(editing)
    , m_list(new QTreeWidget)
    , m_fields(new QTableWidget(0, ComparedColumnCount))
    , m_empty(emptyNote(tr("No two papers look like one.")))
    , m_what(hint({}))
    , m_apart(button(tr("They are two papers")))
    , m_merge(primaryButton(tr("Merge")))
    , m_openOne(button(tr("Open the first"), u"document-open"_s))
    , m_openOther(button(tr("Open the second"), u"document-open"_s))
{
    setWindowTitle(tr("Possible duplicates"));
    m_list->setHeaderLabels({ tr("Papers that look like one"), tr("Because of") });
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Papers that look like one"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_fields->setHorizontalHeaderLabels({ tr("First"), tr("Second") });
    m_fields->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_fields->setSelectionMode(QAbstractItemView::SingleSelection);
    m_fields->setTabKeyNavigation(false);
    m_fields->setWordWrap(true);
    m_fields->setAccessibleName(tr("Field by field"));
    m_fields->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    m_fields->verticalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_fields->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    layOut(undo);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &DuplicatesDialog::compare);
    connect(m_fields, &QTableWidget::itemChanged, this, [this](QTableWidgetItem *item) { take(*item); });
    connect(m_merge, &QPushButton::clicked, this, &DuplicatesDialog::merge);
    connect(m_apart, &QPushButton::clicked, this, &DuplicatesDialog::tellApart);
    connect(m_openOne, &QPushButton::clicked, this, [this] { emit openWanted(current()->one.row); });
    connect(m_openOther, &QPushButton::clicked, this, [this] { emit openWanted(current()->other.row); });
    connect(&m_editing, &DocumentEditing::failed, this, [this] {
        m_isDeciding = false;
        showButtons();
    });
    connect(&job, &LibraryJob::changed, this, &DuplicatesDialog::fill); // follows a change of the documents, too
    fill();
}

void DuplicatesDialog::layOut(QUndoStack &undo)
{
    QAction *takeBack = undo.createUndoAction(this); // the window's own is out of reach here
    takeBack->setShortcut(QKeySequence::Undo);
    addAction(takeBack);
    auto *close = button(tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    auto *buttons = new QHBoxLayout;
    for (QPushButton *one : { m_openOne, m_openOther })
        buttons->addWidget(one);
    buttons->addStretch(1);
    for (QPushButton *one : { m_apart, m_merge, close })
        buttons->addWidget(one);
    for (QPushButton *one : { m_openOne, m_openOther, m_apart, m_merge, close })
        one->setAutoDefault(false);
    auto *parts = new QSplitter(Qt::Vertical);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_list);
    parts->addWidget(m_fields);
    parts->setStretchFactor(1, 1);
    parts->setSizes({ space(26), space(110) });
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_what);
    column->addWidget(m_empty, 1);
    column->addWidget(parts, 1);
    column->addLayout(buttons);
    resizeInSight(*this, { space(200), space(165) });
}

void DuplicatesDialog::setCurrentPaper(DocumentId id)
{
    m_wanted = id;
    list(m_pairs);
}

void DuplicatesDialog::fill()
{
    m_reading.run(this, readDuplicates, [this](std::vector<ComparedPapers> pairs) {
        m_isDeciding = false;
        if (pairs != m_pairs || m_pairs.empty())
            list(std::move(pairs));
        showButtons();
    });
}

void DuplicatesDialog::list(std::vector<ComparedPapers> pairs)
{
    const auto before = current() ? std::optional(current()->pair) : std::nullopt;
    int chosen = std::max(m_list->indexOfTopLevelItem(m_list->currentItem()), 0); // the next one, where that pair is gone
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        m_pairs = std::move(pairs);
        for (int i = 0; const auto &[pair, one, other] : m_pairs) {
            const QString reason = pair.reason == DuplicateReason::Doi ? tr("the same DOI") : tr("the same text");
            auto *item = new QTreeWidgetItem(m_list, { displayTitle(one.row).simplified(), reason });
            item->setToolTip(0, plainTip(one.row.path + u'\n' + other.row.path));
            if (m_wanted ? pair.document == m_wanted || pair.other == m_wanted : before == pair)
                chosen = i;
            ++i;
        }
    }
    const int last = static_cast<int>(m_pairs.size()) - 1;
    if (last >= 0) {
        m_list->setCurrentItem(m_list->topLevelItem(std::min(chosen, last)));
        m_wanted = {};
    }
    m_list->parentWidget()->setVisible(last >= 0);
    m_empty->setVisible(last < 0);
    compare();
}

const ComparedPapers *DuplicatesDialog::current() const
{
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    return row >= 0 && row < static_cast<int>(m_pairs.size()) ? &m_pairs[static_cast<std::size_t>(row)] : nullptr;
}

void DuplicatesDialog::compare()
{
    const ComparedPapers *papers = current();
    showButtons();
    m_what->setText(papers
            ? tr("What is checked is kept. The other file is no longer searched, and answers that cite it still open; its "
                 "collections, tags and notes go to the paper that stays.")
            : QString());
    const QSignalBlocker blocker(m_fields);
    m_fields->clearSpans();
    m_fields->setRowCount(0);
    m_rows.clear();
    if (!papers)
        return;
    if (m_compared != *papers) {
        m_compared = *papers;
        m_keepsOther = false;
        m_taken = fieldsToTake(*papers, m_keepsOther);
    }
    const bool isNamedAlike = fileName(papers->one) == fileName(papers->other);
    addChoice(kFileRow, tr("File"), isNamedAlike ? papers->one.row.path : fileName(papers->one),
        isNamedAlike ? papers->other.row.path : fileName(papers->other));
    m_fields->item(kFileRow, OneColumn)->setToolTip(plainTip(papers->one.row.path));
    m_fields->item(kFileRow, OtherColumn)->setToolTip(plainTip(papers->other.row.path));
    m_rows.emplace_back();
    for (const ComparedLine &line : comparedLines(*papers)) {
        addChoice(static_cast<int>(m_rows.size()), line.name, line.one, line.other);
        m_rows.push_back(line.field);
    }
    showChoices();
    m_fields->resizeRowsToContents();
    const int tallest = kTallestRow * m_fields->fontMetrics().lineSpacing();
    for (int row = 0; row < m_fields->rowCount(); ++row)
        m_fields->setRowHeight(row, std::min(m_fields->rowHeight(row), tallest));
}

void DuplicatesDialog::showButtons()
{
    const bool isAny = current() != nullptr;
    for (QPushButton *one : { m_openOne, m_openOther })
        one->setEnabled(isAny);
    const bool isFree = !m_isDeciding && (!m_decided.isValid() || m_decided.hasExpired(QApplication::doubleClickInterval()));
    for (QPushButton *one : { m_apart, m_merge })
        one->setEnabled(isAny && isFree);
    if (isAny && !isFree && !m_isDeciding)
        QTimer::singleShot(QApplication::doubleClickInterval(), this, &DuplicatesDialog::showButtons);
}

void DuplicatesDialog::decide()
{
    m_isDeciding = true;
    m_decided.start();
    showButtons();
}

void DuplicatesDialog::addChoice(int row, const QString &name, const QString &one, const QString &other)
{
    m_fields->insertRow(row);
    m_fields->setVerticalHeaderItem(row, new QTableWidgetItem(name));
    for (const auto &[column, text] : { std::pair(OneColumn, one), std::pair(OtherColumn, other) }) {
        auto *item = new QTableWidgetItem(text);
        item->setToolTip(plainTip(text));
        m_fields->setItem(row, column, item);
    }
    if (one == other && row != kFileRow)
        m_fields->setSpan(row, OneColumn, 1, ComparedColumnCount); // said once
}

void DuplicatesDialog::showChoices()
{
    const QSignalBlocker blocker(m_fields);
    for (int row = 0; row < m_fields->rowCount(); ++row) {
        const auto field = m_rows[static_cast<std::size_t>(row)];
        if (!field && row != kFileRow)
            continue;
        const bool ofOther = field ? m_taken[static_cast<std::size_t>(*field)] : m_keepsOther;
        m_fields->item(row, OneColumn)->setCheckState(ofOther ? Qt::Unchecked : Qt::Checked);
        m_fields->item(row, OtherColumn)->setCheckState(ofOther ? Qt::Checked : Qt::Unchecked);
    }
    m_fields->viewport()->update();
}

void DuplicatesDialog::take(QTableWidgetItem &item)
{
    const auto field = m_rows.at(static_cast<std::size_t>(item.row()));
    const bool isOther = (item.column() == OtherColumn) == (item.checkState() == Qt::Checked); // unchecked: the one beside it
    if (field) {
        m_taken[static_cast<std::size_t>(*field)] = isOther;
    } else if (item.row() == kFileRow && isOther != m_keepsOther) {
        m_keepsOther = isOther;
        m_taken = fieldsToTake(*current(), isOther); // it is described as it was, until told otherwise
    }
    showChoices();
}

void DuplicatesDialog::merge()
{
    decide();
    m_editing.mergeDuplicates(current()->pair, m_keepsOther,
        [taken = m_taken](const Metadata &one, const Metadata &other) { return mergedMetadata(one, other, taken); });
}

void DuplicatesDialog::tellApart()
{
    decide();
    m_editing.dismissDuplicate(current()->pair);
}

} // namespace adduce
