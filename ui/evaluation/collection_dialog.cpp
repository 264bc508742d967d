#include "ui/evaluation/collection_dialog.h"

#include "core/base/device.h"
#include "core/base/run.h"
#include "core/evaluation/collection.h"
#include "core/evaluation/comparison.h"
#include "ui/evaluation/collection_choices.h"
#include "ui/evaluation/collection_table.h"
#include "ui/evaluation/collection_words.h"
#include "ui/evaluation/measuring_bar.h"
#include "ui/evaluation/spoken_label.h"
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGuiApplication>
#include <QSettings>
#include <QStandardPaths>
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
    , m_choices(new CollectionChoices(settings, profiles))
    , m_start(primaryButton(tr("Run"), u"media-playback-start"_s))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
    , m_copy(button(tr("Copy as CSV"), u"edit-copy"_s))
    , m_export(button(tr("Export..."), u"document-export"_s))
    , m_remove(button(tr("Remove its index"), u"edit-delete"_s))
    , m_running(new MeasuringBar)
    , m_table(new CollectionTable)
    , m_words(new SpokenLabel(this))
{
    setWindowTitle(tr("Measure a retrieval collection"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(5), space(6), space(4));
    all->setSpacing(space(3));
    all->addWidget(hint(tr("The folder holds corpus.jsonl, queries.jsonl and qrels/test.tsv, as BEIR has them. Its texts are "
                           "indexed once, apart from your library.")));
    all->addWidget(m_choices);
    all->addWidget(m_running);
    all->addWidget(m_table, 1);
    all->addWidget(hint(tr("In brackets: where the mean of all such queries lies, at 95 %.")));
    all->addWidget(m_words);
    all->addWidget(makeFoot());
    resizeInSight(*this, { space(200), space(140) });
    connect(m_choices, &CollectionChoices::folderChanged, this, &CollectionDialog::check);
    connect(m_choices, &CollectionChoices::folderChanged, this, &CollectionDialog::showNewest);
    connect(m_choices, &CollectionChoices::profilesChanged, this, &CollectionDialog::check);
    connect(m_choices, &CollectionChoices::resultChosen, this, [this](int at) {
        m_asked = 0;
        showResult(at);
    });
    connect(this, &CollectionDialog::failed, this, [this](const Error &error) { m_words->say(sentence(error)); });
    m_words->say({});
    setFolder(m_settings.value(u"evaluation/collection"_s).toString());
}

CollectionDialog::~CollectionDialog()
{
    if (m_run)
        m_run->stop(); // it goes by itself
    if (m_removal.valid())
        m_removal.wait(); // a moment
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
        m_words->say(tr("Copied."));
    });
    connect(m_export, &QPushButton::clicked, this, &CollectionDialog::chooseExport);
    connect(m_remove, &QPushButton::clicked, this, &CollectionDialog::removeIndex);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return foot;
}

void CollectionDialog::setFolder(const QString &folder)
{
    m_choices->setFolder(folder);
    check();
}

void CollectionDialog::listResults()
{
    m_results.clear();
    m_error.clear();
    try {
        m_results = collectionResults(placeOfIndexes(), m_choices->folder());
    } catch (const Error &error) {
        m_error = unreadableResultsWords(error.detail());
    }
    m_choices->setResults(m_results);
    m_choices->setFree(!isBusy());
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
        m_words->sayMore(changeWords(result, *before));
}

void CollectionDialog::showDone(const CollectionMeasure &measure, bool isKept)
{
    listResults();
    if (isKept)
        return showResult(0);
    m_choices->showNoResult();
    showMeasure(measure);
}

QStringList CollectionDialog::profiles() const
{
    return m_choices->profiles();
}

QTableWidget &CollectionDialog::table() const
{
    return *m_table;
}

void CollectionDialog::check()
{
    const bool isFree = !isBusy();
    const QString index = indexOf(m_choices->folder());
    m_hasIndex = !index.isEmpty() && QFileInfo::exists(index);
    m_start->setEnabled(isFree && !m_choices->folder().isEmpty() && !profiles().isEmpty());
    m_remove->setVisible(m_hasIndex);
    m_remove->setEnabled(isFree);
    m_choices->setFree(isFree);
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
    m_choices->remember();
    std::vector<NamedRetrieval> named;
    for (const QString &name : profiles())
        named.push_back({ name, *variantParameters(name) });
    m_asked = 0;
    showMeasure({});
    m_asked = named.size();
    m_running->begin();
    m_run = new CollectionRun(m_choices->folder(), placeOfIndexes(), std::move(named), m_parameters, parentWidget());
    connect(m_run, &CollectionRun::progressed, m_running, &MeasuringBar::setProgress);
    connect(m_run, &CollectionRun::done, this, &CollectionDialog::showDone);
    connect(m_run, &CollectionRun::notKept, this, [this](const Error &error) { m_words->sayMore(unkeptFiguresWords(error)); });
    connect(m_run, &CollectionRun::putAside, this, [this](const QString &path) { m_words->sayMore(putAsideWords(path)); });
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

void CollectionDialog::showMeasure(const CollectionMeasure &measure)
{
    m_measure = measure;
    m_table->setMeasure(measure);
    QStringList words;
    if (measure.profiles.size() < m_asked)
        words << tr("Stopped: %Ln profile(s) measured whole.", nullptr, static_cast<int>(measure.profiles.size()));
    if (measure.ignored > 0)
        words << tr("%Ln judgement(s) of queries or texts that are not in the folder left out.", nullptr, measure.ignored);
    if (!m_error.isEmpty())
        words << m_error;
    m_words->say(words.join(u' '));
}

QString CollectionDialog::words() const
{
    return isRunning() ? m_running->words() : m_words->words();
}

void CollectionDialog::removeIndex()
{
    const QString index = indexOf(m_choices->folder());
    if (isBusy() || index.isEmpty())
        return;
    m_isRemoving = true;
    check();
    m_words->say({});
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
    m_words->say(tr("Written: %1").arg(path));
} catch (const Error &error) {
    m_words->say(sentence(error));
}

} // namespace adduce
