#include "ui/history/verify_dialog.h"

#include "core/answer/answer_words.h"
#include "core/workspace/workspace.h"
#include "ui/common/table.h"
#include "ui/common/widgets.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QStandardPaths>
#include <QTableWidget>
#include <QVBoxLayout>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

VerifyDialog::VerifyDialog(Workspace &workspace, const QString &path, QWidget *parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_path(path)
    , m_words(new PlainLabel)
    , m_table(new QTableWidget(0, 4))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Verify %1").arg(QFileInfo(path).fileName()));
    m_words->setWrapping();
    m_words->setAccessibleName(tr("What came of it"));
    prepareTableView(*m_table);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setHorizontalHeaderLabels({ tr("Outcome"), tr("Source"), tr("Statement"), tr("Quote") });
    m_table->setAccessibleName(tr("Statements of the file"));
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Interactive);
    m_table->horizontalHeader()->setStretchLastSection(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *elsewhere = button(tr("The papers are elsewhere..."), u"folder"_s);
    buttons->addButton(elsewhere, QDialogButtonBox::ActionRole);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(space(4));
    column->addWidget(m_words);
    column->addWidget(m_table, 1);
    column->addWidget(hint(tr("Each paper is found by the hash of its bytes and read anew. A row opens its page.")));
    column->addWidget(buttons);
    resizeInSight(*this, { space(260), space(140) });
    for (const auto &[at, width] : { std::pair { 0, 90 }, { 1, 42 }, { 2, 64 } })
        m_table->setColumnWidth(at, space(width));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row, int) { openRow(row); });
    connect(elsewhere, &QPushButton::clicked, this, [this] {
        auto *chooser = new QFileDialog(this, tr("Folder with the papers"), QFileInfo(m_path).absolutePath());
        chooser->setAttribute(Qt::WA_DeleteOnClose);
        chooser->setFileMode(QFileDialog::Directory);
        connect(chooser, &QFileDialog::fileSelected, this, &VerifyDialog::lookIn);
        chooser->open();
    });
    start();
}

VerifyDialog::~VerifyDialog() = default;

void VerifyDialog::choose(Workspace &workspace, QWidget *parent, const std::function<void(const Citation &)> &open)
{
    auto *chooser = new QFileDialog(parent, tr("Verify an exported file"),
        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
        tr("Exported files (*.json *.md *.pdf *.csv);;All files (*)"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    connect(chooser, &QFileDialog::fileSelected, parent, [&workspace, parent, open](const QString &path) {
        auto *dialog = new VerifyDialog(workspace, path, parent);
        connect(dialog, &VerifyDialog::citationActivated, parent, open);
        dialog->open();
    });
    chooser->open();
}

QString VerifyDialog::words() const
{
    return m_words->text();
}

void VerifyDialog::lookIn(const QString &folder)
{
    m_folders << folder;
    start();
}

void VerifyDialog::start()
{
    m_words->setText(tr("Reading the papers..."));
    m_run = std::make_unique<VerifyRun>(m_workspace, m_path, m_folders);
    connect(m_run.get(), &VerifyRun::progressed, this,
        [this](int done, int total) { m_words->setText(tr("%L1 of %Ln paper(s) read", nullptr, total).arg(done)); });
    connect(m_run.get(), &VerifyRun::done, this, &VerifyDialog::showRows);
    connect(m_run.get(), &VerifyRun::failed, this, [this](const Error &error) { m_words->setText(sentence(error)); });
    connect(m_run.get(), &VerifyRun::finished, this, &VerifyDialog::settled);
}

void VerifyDialog::showRows(const std::vector<VerifiedRow> &rows)
{
    m_rows = rows;
    const auto stand = static_cast<int>(std::ranges::count_if(rows, &VerifiedRow::stands));
    const auto all = static_cast<int>(rows.size());
    m_words->setText(all == 0 ? tr("The file quotes nothing.")
            : stand == all
            ? tr("All %Ln place(s) stand: the file says what it said, and the papers hold every quote.", nullptr, all)
            : tr("%1 of %Ln place(s) stand.", nullptr, all).arg(stand));
    m_table->setRowCount(all);
    for (int at = 0; const VerifiedRow &row : rows) {
        int column = 0;
        for (const QString &text :
            { adduce::words(row.outcome), chipText(row.row.citation), row.row.statement, row.row.citation.quote }) {
            auto *item = new QTableWidgetItem(text.simplified());
            item->setToolTip(plainTip(text));
            if (column == 0)
                item->setIcon(row.stands() ? icon(u"check"_s, Tone::Accent) : icon(u"dialog-error"_s, Tone::Error));
            m_table->setItem(at, column++, item);
        }
        ++at;
    }
}

/// The paper as the library knows it; one that it does not know opens as its file.
void VerifyDialog::openRow(int row)
{
    const VerifiedRow &chosen = m_rows.at(static_cast<std::size_t>(row));
    Citation citation = chosen.row.citation;
    citation.path = chosen.file;
    if (!citation.path.isEmpty())
        emit citationActivated(citation);
}

} // namespace adduce
