#include "ui/evaluation/checks_dialog.h"

#include "core/evaluation/check_set.h"
#include "ui/common/table.h"
#include "ui/common/type.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/spoken_label.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLocale>
#include <QProgressBar>
#include <QPushButton>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QTableWidget *makeTable(const QStringList &heads, const QString &name)
{
    auto *table = new QTableWidget(0, static_cast<int>(heads.size()));
    prepareTableView(*table);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setHorizontalHeaderLabels(heads);
    table->horizontalHeader()->setStretchLastSection(true);
    table->setAccessibleName(name);
    return table;
}

void addRow(QTableWidget &table, const QStringList &cells, bool isStrong = false)
{
    const int row = table.rowCount();
    table.insertRow(row);
    for (int column = 0; const QString &text : cells) {
        auto *item = new QTableWidgetItem(text.simplified());
        item->setToolTip(plainTip(text));
        if (isStrong)
            item->setFont(typeFont(Type::Strong));
        table.setItem(row, column++, item);
    }
}

QString share(int part, int whole)
{
    return whole > 0 ? ChecksDialog::tr("%1 %").arg(QLocale().toString(100.0 * part / whole, 'f', 0)) : u"\u2013"_s;
}

QStringList figures(const QString &name, const KindScore &score)
{
    const QLocale locale;
    return { name, locale.toString(score.made), locale.toString(score.caught), share(score.caught, score.made) };
}

} // namespace

ChecksDialog::ChecksDialog(Workspace &workspace, const WritingParameters &parameters, QWidget *parent)
    : QDialog(parent)
    , m_workspace(workspace)
    , m_parameters(parameters)
    , m_words(new SpokenLabel(this))
    , m_bar(new QProgressBar)
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
    , m_kinds(makeTable({ tr("What was made false"), tr("Made"), tr("Found"), tr("Share") }, tr("False statements by kind")))
    , m_passed(makeTable({ tr("Passed as proved"), tr("Changed"), tr("Quote") }, tr("False statements that passed")))
    , m_keep(button(tr("Add to my set"), u"list-add"_s))
{
    setWindowTitle(tr("What the checks find"));
    m_words->setWrapping();
    m_bar->setAccessibleName(tr("Sentences checked"));
    auto *going = new QHBoxLayout;
    going->addWidget(m_bar, 1);
    going->addWidget(m_stop);
    auto *tables = new QSplitter(Qt::Vertical);
    tables->addWidget(m_kinds);
    tables->addWidget(m_passed);
    tables->setChildrenCollapsible(false);
    tables->setStretchFactor(0, 3);
    tables->setStretchFactor(1, 2);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton *again = button(tr("Check again"), u"view-refresh"_s);
    buttons->addButton(again, QDialogButtonBox::ActionRole);
    buttons->addButton(m_keep, QDialogButtonBox::ActionRole);
    m_keep->setEnabled(false);
    setTip(*m_keep, tr("Keeps the chosen false statements beside the library, to be checked with every run"));
    auto *column = new QVBoxLayout(this);
    column->setSpacing(space(4));
    column->addWidget(
        hint(tr("Sentences of your saved answers are made false in one way each and given to the checks of a model's "
                "statements. No model is asked.")));
    column->addWidget(m_words);
    column->addLayout(going);
    column->addWidget(tables, 1);
    column->addWidget(buttons);
    resizeInSight(*this, { space(240), space(170) });
    m_kinds->setColumnWidth(0, space(110));
    m_passed->setColumnWidth(0, space(110));
    m_passed->setColumnWidth(1, space(50));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(again, &QPushButton::clicked, this, &ChecksDialog::start);
    connect(m_stop, &QPushButton::clicked, this, [this] { m_run->stop(); });
    connect(m_keep, &QPushButton::clicked, this, &ChecksDialog::keepSelected);
    connect(m_passed->selectionModel(), &QItemSelectionModel::selectionChanged, this,
        [this] { m_keep->setEnabled(m_passed->selectionModel()->hasSelection()); });
    start();
}

ChecksDialog::~ChecksDialog() = default;

QString ChecksDialog::words() const
{
    return m_words->words();
}

void ChecksDialog::start()
{
    m_run = std::make_unique<CheckScoreRun>(m_workspace, m_parameters);
    m_bar->setRange(0, 0);
    m_bar->show();
    m_stop->show();
    connect(m_run.get(), &CheckScoreRun::progressed, this, [this](int done, int total) {
        m_bar->setRange(0, total);
        m_bar->setValue(done);
    });
    connect(m_run.get(), &CheckScoreRun::done, this, &ChecksDialog::showScore);
    connect(m_run.get(), &CheckScoreRun::failed, this, [this](const Error &error) { m_words->say(sentence(error)); });
    connect(m_run.get(), &CheckScoreRun::finished, this, [this] {
        m_bar->hide();
        m_stop->hide();
        emit settled();
    });
}

void ChecksDialog::showScore(const MutationScore &score)
{
    m_score = score;
    showKinds();
    showPassed();
    if (score.sentences == 0 && score.kept == 0)
        return m_words->say(tr("No answer with quotes is saved: ask something first."));
    const KindScore listed = score.all(false);
    const KindScore unlisted = score.all(true);
    m_words->say(tr("Of %1 false statements %2 were found (%3); %4 of %Ln true one(s) were lost.", nullptr, score.sentences)
            .arg(listed.made + unlisted.made)
            .arg(listed.caught + unlisted.caught)
            .arg(share(listed.caught + unlisted.caught, listed.made + unlisted.made))
            .arg(score.lost));
}

void ChecksDialog::showKinds()
{
    m_kinds->setRowCount(0);
    for (const bool isHeldOut : { false, true }) {
        if (m_score.all(isHeldOut).made == 0)
            continue;
        addRow(*m_kinds, figures(isHeldOut ? tr("By words that no list of the checks has") : tr("All"), m_score.all(isHeldOut)),
            true);
        for (const KindScore &kind : m_score.kinds)
            if (kind.isHeldOut == isHeldOut)
                addRow(*m_kinds, figures(adduce::words(kind.kind), kind));
    }
    if (m_score.kept > 0)
        addRow(*m_kinds, figures(tr("My set"), { {}, false, m_score.kept, m_score.keptCaught }), true);
}

void ChecksDialog::showPassed()
{
    m_passed->setRowCount(0);
    for (const PassedMutant &one : m_score.passed)
        addRow(*m_passed, { one.mutant.text, one.mutant.change, one.sentence.quote });
}

void ChecksDialog::keepSelected()
try {
    const QModelIndexList rows = m_passed->selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        const PassedMutant &one = m_score.passed.at(static_cast<std::size_t>(row.row()));
        addToCheckSet(checkSetPath(m_workspace), { one.mutant.text, { one.sentence.passage }, one.sentence.quote });
    }
    m_words->say(tr("%Ln statement(s) kept in %1", nullptr, static_cast<int>(rows.size())).arg(checkSetPath(m_workspace)));
} catch (const Error &error) {
    m_words->say(sentence(error));
}

} // namespace adduce
