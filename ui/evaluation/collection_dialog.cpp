#include "ui/evaluation/collection_dialog.h"

#include "core/base/device.h"
#include "core/base/run.h"
#include "core/evaluation/collection.h"
#include "core/evaluation/comparison.h"
#include "ui/common/flow_layout.h"
#include "ui/common/live_region.h"
#include "ui/common/table.h"
#include "ui/common/widgets.h"
#include "ui/evaluation/collection_words.h"
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFormLayout>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QProgressBar>
#include <QSettings>
#include <QStandardPaths>
#include <QTableWidget>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

QString placeOfIndexes()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/collections"_s;
}

QString indexOf(const QString &folder)
{
    return folder.isEmpty() ? QString() : collectionLibrary(placeOfIndexes(), folder);
}

} // namespace

CollectionDialog::CollectionDialog(QSettings &settings, Parameters parameters, const QStringList &profiles, QWidget *parent)
    : QDialog(parent)
    , m_settings(settings)
    , m_parameters(std::move(parameters))
    , m_folder(new QLineEdit)
    , m_choose(button(tr("Choose..."), u"folder"_s))
    , m_start(primaryButton(tr("Run"), u"media-playback-start"_s))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
    , m_copy(button(tr("Copy as CSV"), u"edit-copy"_s))
    , m_export(button(tr("Export..."), u"document-export"_s))
    , m_remove(button(tr("Remove its index"), u"edit-delete"_s))
    , m_earlier(new QComboBox)
    , m_stage(new ElidedLabel(Type::Caption))
    , m_bar(new QProgressBar)
    , m_table(new QTableWidget(0, 6))
    , m_words(new PlainLabel({}, Type::Caption))
    , m_live(new LiveRegion(this))
{
    setWindowTitle(tr("Measure a retrieval collection"));
    for (const QString &name : variantNames()) {
        m_profiles.push_back(new QCheckBox(name));
        m_profiles.back()->setChecked(profiles.contains(name));
    }
    prepareTableView(*m_table);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setHorizontalHeaderLabels(
        { tr("Profile"), tr("Queries"), u"nDCG@10"_s, u"Recall@10"_s, u"Recall@100"_s, tr("Median time") });
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->setAccessibleName(tr("Figures of each profile"));
    m_words->setWrapping();
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(5), space(6), space(4));
    all->setSpacing(space(3));
    all->addWidget(hint(tr("The folder holds corpus.jsonl, queries.jsonl and qrels/test.tsv, as BEIR has them. Its texts are "
                           "indexed once, apart from your library.")));
    all->addWidget(makeChoices());
    all->addWidget(makeRunning());
    all->addWidget(m_table, 1);
    all->addWidget(hint(tr("In brackets: where the mean of all such queries lies, at 95 %.")));
    all->addWidget(m_words);
    all->addWidget(makeFoot());
    resizeInSight(*this, { space(200), space(140) });
    connect(this, &CollectionDialog::failed, this, [this](const Error &error) { say(sentence(error)); });
    say({});
    setFolder(m_settings.value(u"evaluation/collection"_s).toString());
}

CollectionDialog::~CollectionDialog()
{
    if (m_run)
        m_run->stop(); // it goes by itself
    if (m_removal.valid())
        m_removal.wait(); // a moment
}

QWidget *CollectionDialog::makeChoices()
{
    m_folder->setAccessibleName(tr("Folder"));
    m_choose->setAutoDefault(false);
    auto *place = new QHBoxLayout;
    place->setSpacing(space(2));
    place->addWidget(m_folder, 1);
    place->addWidget(m_choose);
    auto *profiles = new FlowLayout;
    profiles->setSpacing(space(3));
    for (QCheckBox *profile : m_profiles) {
        profiles->addWidget(profile);
        connect(profile, &QCheckBox::toggled, this, &CollectionDialog::check);
    }
    auto *choices = new QWidget;
    auto *form = new QFormLayout(choices);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(3));
    form->addRow(new PlainLabel(tr("Folder")), place);
    form->addRow(new PlainLabel(tr("Profiles")), profiles);
    m_earlier->setAccessibleName(tr("Result"));
    form->addRow(new PlainLabel(tr("Result")), m_earlier);
    connect(m_earlier, &QComboBox::activated, this, [this](int at) {
        m_asked = 0;
        showResult(at);
    });
    connect(m_folder, &QLineEdit::textChanged, this, &CollectionDialog::check);
    connect(m_folder, &QLineEdit::textChanged, this, &CollectionDialog::showNewest);
    connect(m_choose, &QPushButton::clicked, this, &CollectionDialog::chooseFolder);
    return choices;
}

QWidget *CollectionDialog::makeRunning()
{
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(space(3));
    m_bar->setAccessibleName(tr("Progress"));
    m_running = new QWidget;
    auto *row = new QHBoxLayout(m_running);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(3));
    row->addWidget(m_stage, 1);
    row->addWidget(m_bar, 2);
    return m_running;
}

QWidget *CollectionDialog::makeFoot()
{
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    for (QPushButton *one : { m_copy, m_export, m_remove }) {
        one->setAutoDefault(false);
        buttons->addButton(one, QDialogButtonBox::ActionRole);
    }
    m_stop->setAutoDefault(false);
    auto *foot = new QWidget;
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(space(2));
    row->addWidget(m_start);
    row->addWidget(m_stop);
    row->addWidget(buttons, 1);
    m_start->setDefault(true);
    connect(m_start, &QPushButton::clicked, this, &CollectionDialog::run);
    connect(m_stop, &QPushButton::clicked, this, &CollectionDialog::stop);
    connect(m_copy, &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(toCsv(m_measure)));
        say(tr("Copied."));
    });
    connect(m_export, &QPushButton::clicked, this, &CollectionDialog::chooseExport);
    connect(m_remove, &QPushButton::clicked, this, &CollectionDialog::removeIndex);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return foot;
}

void CollectionDialog::setFolder(const QString &folder)
{
    m_folder->setText(QDir::toNativeSeparators(folder));
    check();
}

void CollectionDialog::listResults()
{
    m_results.clear();
    m_trouble.clear();
    try {
        m_results = collectionResults(placeOfIndexes(), folder());
    } catch (const Error &error) {
        m_trouble = unreadableResultsWords(error.detail());
    }
    m_earlier->clear();
    for (const CollectionResult &result : m_results)
        m_earlier->addItem(resultWords(result));
    m_earlier->setEnabled(!isBusy() && !m_results.empty());
}

void CollectionDialog::showNewest()
{
    m_asked = 0;
    listResults();
    if (m_results.empty())
        showMeasure({});
    else
        showResult(0);
}

void CollectionDialog::showResult(int at)
{
    const CollectionResult &result = m_results.at(static_cast<std::size_t>(at));
    showMeasure(result.measure);
    if (const CollectionResult *before = resultBefore(m_results, result))
        sayMore(changeWords(result, *before));
}

void CollectionDialog::showDone(const CollectionMeasure &measure, bool isKept)
{
    listResults();
    if (isKept)
        return showResult(0);
    m_earlier->setCurrentIndex(-1);
    showMeasure(measure);
}

QString CollectionDialog::folder() const
{
    return QDir::fromNativeSeparators(m_folder->text().trimmed());
}

QStringList CollectionDialog::profiles() const
{
    QStringList names;
    for (const QCheckBox *profile : m_profiles)
        if (profile->isChecked())
            names << profile->text();
    return names;
}

void CollectionDialog::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Choose a folder with a collection"), folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &chosen) {
        m_settings.setValue(u"evaluation/collection"_s, chosen);
        setFolder(chosen);
    });
    dialog->open();
}

void CollectionDialog::check()
{
    const bool isFree = !isBusy();
    const QString index = indexOf(folder());
    m_hasIndex = !index.isEmpty() && QFileInfo::exists(index);
    m_start->setEnabled(isFree && !folder().isEmpty() && !profiles().isEmpty());
    m_remove->setVisible(m_hasIndex);
    m_remove->setEnabled(isFree);
    m_folder->setEnabled(isFree);
    m_earlier->setEnabled(isFree && !m_results.empty());
    m_choose->setEnabled(isFree);
    for (QCheckBox *profile : m_profiles)
        profile->setEnabled(isFree);
    for (QPushButton *one : { m_copy, m_export })
        one->setEnabled(!m_measure.profiles.empty());
    const bool hadFocus = m_start->hasFocus() || m_stop->hasFocus();
    m_start->setVisible(!isRunning());
    m_stop->setVisible(isRunning());
    m_running->setVisible(isRunning());
    if (hadFocus)
        (isRunning() ? m_stop : m_start)->setFocus(Qt::OtherFocusReason);
}

void CollectionDialog::run()
{
    if (!m_start->isEnabled() || isRunning())
        return;
    m_settings.setValue(u"evaluation/collection"_s, folder());
    std::vector<NamedRetrieval> named;
    for (const QString &name : profiles())
        named.push_back({ name, *variantParameters(name) });
    m_asked = 0;
    showMeasure({});
    m_asked = named.size();
    m_stage->setText(tr("Reading the folder"));
    m_bar->setRange(0, 0);
    m_run = new CollectionRun(folder(), placeOfIndexes(), std::move(named), m_parameters, parentWidget());
    connect(m_run, &CollectionRun::progressed, this, &CollectionDialog::showProgress);
    connect(m_run, &CollectionRun::done, this, &CollectionDialog::showDone);
    connect(m_run, &CollectionRun::notKept, this, [this](const Error &error) { sayMore(unkeptFiguresWords(error)); });
    connect(m_run, &CollectionRun::putAside, this, [this](const QString &path) { sayMore(putAsideWords(path)); });
    connect(m_run, &CollectionRun::failed, this, &CollectionDialog::failed);
    connect(m_run, &CollectionRun::finished, this, &CollectionDialog::ended);
    connect(m_run, &CollectionRun::finished, m_run, &QObject::deleteLater);
    check();
}

void CollectionDialog::stop()
{
    if (m_run)
        m_run->stop();
}

void CollectionDialog::ended()
{
    m_run = nullptr;
    check();
    emit settled();
}

void CollectionDialog::showProgress(const CollectionProgress &progress)
{
    m_stage->setText(progressWords(progress));
    const bool isLearning = progress.profile.isEmpty() && progress.done == progress.total;
    m_bar->setRange(0, isLearning ? 0 : progress.total);
    m_bar->setValue(progress.done);
}

void CollectionDialog::showMeasure(const CollectionMeasure &measure)
{
    m_measure = measure;
    m_table->setRowCount(static_cast<int>(measure.profiles.size()));
    for (int row = 0; const ProfileMeasure &profile : measure.profiles) {
        const QLocale locale;
        int column = 0;
        for (const QString &text :
            { profile.profile, locale.toString(profile.queries), meanWords(profile.ndcg10), meanWords(profile.recall10),
                meanWords(profile.recall100), tr("%1 ms").arg(locale.toString(profile.medianMilliseconds, 'f', 1)) })
            m_table->setItem(row, column++, new QTableWidgetItem(text));
        ++row;
    }
    QStringList words;
    if (measure.profiles.size() < m_asked)
        words << tr("Stopped: %n profile(s) measured whole.", nullptr, static_cast<int>(measure.profiles.size()));
    if (measure.ignored > 0)
        words << tr("%n judgement(s) of queries or texts that are not in the folder left out.", nullptr, measure.ignored);
    if (!m_trouble.isEmpty())
        words << m_trouble;
    say(words.join(u' '));
}

QString CollectionDialog::words() const
{
    return isRunning() ? m_stage->text() : m_said;
}

void CollectionDialog::say(const QString &words)
{
    m_said = words;
    m_words->setText(words);
    m_words->setVisible(!words.isEmpty());
    if (!words.isEmpty())
        m_live->say(words);
}

void CollectionDialog::sayMore(const QString &words)
{
    say((m_said + u' ' + words).trimmed());
}

void CollectionDialog::removeIndex()
{
    const QString index = indexOf(folder());
    if (isBusy() || index.isEmpty())
        return;
    m_isRemoving = true;
    check();
    say({});
    const auto work = [index](auto) { removeCollection(index); };
    m_removal = startTask(this, work, [this] {
        m_isRemoving = false;
        check();
        emit settled();
    });
}

void CollectionDialog::chooseExport()
{
    auto *dialog = new QFileDialog(this, tr("Export figures"), m_settings.value(u"export/folder"_s).toString());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Figures as CSV (*.csv)"));
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(u"collection.csv"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &CollectionDialog::write);
    dialog->open();
}

void CollectionDialog::write(const QString &path)
try {
    m_settings.setValue(u"export/folder"_s, QFileInfo(path).path());
    replaceFile(path, toCsv(m_measure));
    say(tr("Written: %1").arg(path));
} catch (const Error &error) {
    say(sentence(error));
}

} // namespace adduce
