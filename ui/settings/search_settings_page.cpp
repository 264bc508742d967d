#include "ui/settings/search_settings_page.h"

#include "core/embedding/server_space.h"
#include "core/lexicon/lexicon.h"
#include "core/network/http.h"
#include "core/settings/parameter_fields.h"
#include "ui/common/flow_layout.h"
#include "ui/common/widgets.h"
#include "ui/jobs/model_keeper.h"
#include "ui/settings/add_server_dialog.h"
#include "ui/settings/chunkings_list.h"
#include "ui/settings/configuration_change.h"
#include "ui/settings/model_download_dialog.h"
#include <QComboBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLocale>
#include <QMessageBox>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardPaths>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

QString spaceName(const SpaceRow &space)
{
    if (space.provider == SpaceProvider::Server)
        return SearchSettingsPage::tr("%1 at %2").arg(space.model, serverUrlOf(space).host());
    return space.provider == SpaceProvider::Learned ? SearchSettingsPage::tr("What your library teaches")
                                                    : space.source.section(u'/', -1, -1, QString::SectionSkipEmpty);
}

QString stageText(const SpaceProgress &progress)
{
    const QLocale locale;
    switch (progress.stage) {
    case SpaceStage::Idle:
        return {};
    case SpaceStage::Downloading:
        return progress.all > 0 ? SearchSettingsPage::tr("Downloading: %1 of %2")
                                      .arg(locale.formattedDataSize(progress.done), locale.formattedDataSize(progress.all))
                                : SearchSettingsPage::tr("Downloading");
    case SpaceStage::Cutting:
        return progress.all > 0 ? SearchSettingsPage::tr("Cutting papers another way: %1 of %2")
                                      .arg(locale.toString(progress.done), locale.toString(progress.all))
                                : SearchSettingsPage::tr("Cutting papers another way");
    case SpaceStage::Embedding:
        return progress.all > 0 ? SearchSettingsPage::tr("Comparing words: passage %1 of %2")
                                      .arg(locale.toString(progress.done), locale.toString(progress.all))
                                : SearchSettingsPage::tr("Reading the model");
    case SpaceStage::Writing:
        return SearchSettingsPage::tr("Writing the index");
    }
    return {};
}

/// What a dictionary is for.
static QString useOf(const KnownDictionary &dictionary)
{
    if (dictionary.language.isEmpty())
        return dictionary.name == u"WordNet" ? SearchSettingsPage::tr("Words of like meaning")
                                             : SearchSettingsPage::tr("Mistyped words");
    return dictionary.language == u"de" ? SearchSettingsPage::tr("Questions in German")
        : dictionary.language == u"fr"  ? SearchSettingsPage::tr("Questions in French")
                                        : SearchSettingsPage::tr("Questions in Spanish");
}

/// Which dictionaries are in use, and how to get the others.
static QLayout *makeDictionaries()
{
    auto *lines = new QVBoxLayout;
    lines->setSpacing(space(1));
    for (const KnownDictionary &one : knownDictionaries())
        lines->addWidget(
            hint(one.isThere ? SearchSettingsPage::tr("%1: %2, %3").arg(useOf(one), one.name, one.path)
                             : SearchSettingsPage::tr("%1: not installed (Debian package %2)").arg(useOf(one), one.package)));
    return lines;
}

SearchSettingsPage::SearchSettingsPage(
    const ConfigurationFile &configuration, SpaceJob &job, ModelKeeper &models, QWidget *parent)
    : QWidget(parent)
    , m_configuration(configuration)
    , m_job(job)
    , m_models(models)
    , m_space(new QComboBox)
    , m_about(hint({}))
    , m_folder(button(tr("Choose a model folder..."), u"folder"_s))
    , m_download(button(tr("Download a model..."), u"download"_s))
    , m_server(button(tr("Add a server..."), u"list-add"_s))
    , m_remove(button(tr("Remove"), u"list-remove"_s))
    , m_running(new QWidget)
    , m_stage(new PlainLabel({}, Type::Caption))
    , m_bar(new QProgressBar)
    , m_error(new PlainLabel({}, Type::Caption))
    , m_graphFrom(new QSpinBox)
{
    for (QPushButton *one : { m_folder, m_download, m_server, m_remove })
        one->setAutoDefault(false);
    m_space->setAccessibleName(tr("Meaning of words from"));
    m_space->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_error->setWrapping();
    m_error->setObjectName(u"trouble"_s);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(space(3));
    m_bar->setAccessibleName(tr("Progress"));
    auto *cancel = flatButton(u"media-playback-stop"_s, tr("Cancel"));
    auto *running = new QHBoxLayout(m_running);
    running->setContentsMargins(0, 0, 0, 0);
    running->setSpacing(space(3));
    running->addWidget(m_stage);
    running->addWidget(m_bar, 1);
    running->addWidget(cancel);
    const ParameterField &graphFrom = *parameterField(u"index.graph_from"_s);
    m_graphFrom->setRange(static_cast<int>(graphFrom.low), static_cast<int>(graphFrom.high));
    m_graphFrom->setSingleStep(static_cast<int>(graphFrom.low));
    m_graphFrom->setGroupSeparatorShown(true);
    m_graphFrom->setSuffix(tr(" passages"));
    m_graphFrom->setAccessibleName(tr("Search by a graph from"));

    auto *chosen = new QHBoxLayout;
    chosen->setSpacing(space(2));
    chosen->addWidget(m_space, 1);
    chosen->addWidget(m_remove);
    auto *others = new FlowLayout; // their names are long in some languages
    others->setSpacing(space(2));
    for (QPushButton *one : { m_folder, m_download, m_server })
        others->addWidget(one);
    auto *meaning = new QVBoxLayout;
    meaning->setSpacing(space(2));
    meaning->addLayout(chosen);
    meaning->addWidget(m_about);
    meaning->addLayout(others);
    meaning->addWidget(m_running);
    meaning->addWidget(m_error);
    auto *graph = new QVBoxLayout;
    graph->setSpacing(space(1));
    graph->addWidget(m_graphFrom);
    graph->addWidget(hint(tr("A smaller library is compared whole, which misses nothing. The graph of a larger one takes long to "
                             "build and is faster to ask; it is built when the library's index is written next.")));
    auto *form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(4));
    form->addRow(new PlainLabel(tr("Meaning of words from")), meaning);
    form->addRow(new PlainLabel(tr("Search by a graph from")), graph);
    form->addRow(new PlainLabel(tr("Other cuts of the papers")), new ChunkingsList(job));
    form->addRow(new PlainLabel(tr("Dictionaries")), makeDictionaries());
    m_graphFrom->setValue(static_cast<int>(configuration.current().profile.parameters.index.graphFrom));

    connect(m_space, &QComboBox::activated, this, &SearchSettingsPage::choose);
    connect(m_folder, &QPushButton::clicked, this, &SearchSettingsPage::chooseFolder);
    connect(m_download, &QPushButton::clicked, this, &SearchSettingsPage::download);
    connect(
        m_server, &QPushButton::clicked, this, [this] { (new AddServerDialog(m_models, ModelKind::Embedder, this))->open(); });
    connect(m_remove, &QPushButton::clicked, this, &SearchSettingsPage::removeChosen);
    connect(cancel, &QToolButton::clicked, &m_job, &SpaceJob::stop);
    connect(m_graphFrom, &QSpinBox::valueChanged, this, [this](int from) {
        changeConfiguration(m_configuration, this, [from](Configuration &now) { now.profile.parameters.index.graphFrom = from; });
    });
    connect(&m_job, &SpaceJob::progressed, this, &SearchSettingsPage::showProgress);
    connect(&m_job, &SpaceJob::changed, this, &SearchSettingsPage::fill);
    connect(&m_models, &ModelKeeper::changed, this, &SearchSettingsPage::showSpaces);
    connect(&m_job, &SpaceJob::failed, this, &SearchSettingsPage::report);
    m_error->hide();
    fill();
    m_job.readSpaces(); // others may have been learned meanwhile
}

void SearchSettingsPage::fill()
{
    m_spaces = m_job.spaces();
    // Without papers nothing was learned; it is what will be searched all the same.
    if (std::ranges::none_of(m_spaces, [](const SpaceState &s) { return s.row.provider == SpaceProvider::Learned; }))
        m_spaces.insert(m_spaces.begin(), { {}, m_spaces.empty() });
    showSpaces();
}

void SearchSettingsPage::showSpaces()
{
    const QSignalBlocker quiet(m_space);
    m_space->clear();
    for (const SpaceState &state : m_spaces) {
        m_space->addItem(spaceName(state.row));
        m_space->setItemData(m_space->count() - 1, plainTip(state.row.source), Qt::ToolTipRole);
        if (!state.isActive)
            continue;
        m_space->setCurrentIndex(m_space->count() - 1);
        const QString size = tr("%Ln dimension(s)", nullptr, state.row.dimensions);
        m_about->setText(state.row.provider == SpaceProvider::Learned
                ? tr("Learned from the papers alone, on this computer: which words are used alike.")
                : state.row.provider == SpaceProvider::Server
                ? tr("%1. Each passage was sent to the server once, each question is sent when it is asked.").arg(size)
                : tr("%1. Read from %2.").arg(size, state.row.source));
    }
    addServers();
    showProgress();
}

void SearchSettingsPage::addServers()
{
    m_servers.clear();
    for (const ModelChoice &model : m_models.models().models) {
        const bool hasSpace = std::ranges::any_of(m_spaces, [&](const SpaceState &s) {
            return s.row.provider == SpaceProvider::Server && s.row.model == model.model && serverUrlOf(s.row) == model.base;
        });
        if (model.kind != ModelKind::Embedder || hasSpace)
            continue;
        m_servers.push_back(endpointOf(model, m_models.servers()));
        m_space->addItem(tr("%1 at %2 (not used yet)").arg(model.model, model.base.host()));
    }
}

void SearchSettingsPage::showProgress()
{
    const SpaceProgress &progress = m_job.progress();
    const bool running = m_job.isRunning();
    m_running->setVisible(running);
    if (running)
        m_error->hide();
    for (QWidget *one : std::initializer_list<QWidget *> { m_space, m_folder, m_download, m_server })
        one->setEnabled(!running);
    const auto chosen = static_cast<std::size_t>(std::max(m_space->currentIndex(), 0));
    m_remove->setEnabled(!running && chosen < m_spaces.size() && m_spaces[chosen].row.provider != SpaceProvider::Learned);
    m_stage->setText(stageText(progress));
    // Kilobytes or passages: a bar counts in int.
    const qint64 unit = progress.stage == SpaceStage::Downloading ? 1024 : 1;
    m_bar->setRange(0, static_cast<int>(progress.all / unit));
    m_bar->setValue(static_cast<int>(progress.done / unit));
}

void SearchSettingsPage::report(const Error &error)
{
    if (error.kind() == ErrorKind::Stopped) // whoever cancelled it knows
        return;
    m_error->setText(sentence(error));
    m_error->show();
}

void SearchSettingsPage::choose(int index)
{
    const auto chosen = static_cast<std::size_t>(index);
    if (chosen >= m_spaces.size())
        return askServer(m_servers.at(chosen - m_spaces.size()));
    const SpaceRow space = m_spaces[chosen].row;
    try {
        if (space.provider == SpaceProvider::Server)
            askServer(serverOf(space, m_models.servers()));
        else if (space.provider == SpaceProvider::Learned)
            m_job.useLearned();
        else
            m_job.use(space.source);
    } catch (const Error &error) {
        report(error);
    }
}

void SearchSettingsPage::askServer(const ModelEndpoint &server)
{
    if (isLoopback(server.base))
        return m_job.useServer(server);
    auto *question = new QMessageBox(QMessageBox::Question, tr("Send the library to a server"),
        tr("Send the text of your papers to %1?").arg(server.base.host()), QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(
        tr("Every passage is sent once, and each question when you ask it. Papers marked “Never leaves this "
           "computer” are left out: they are found by their words."));
    QPushButton *send = question->addButton(tr("Send"), QMessageBox::AcceptRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(send, &QPushButton::clicked, this, [this, server] { m_job.useServer(server); });
    connect(question, &QMessageBox::rejected, this, &SearchSettingsPage::showSpaces);
    question->open();
}

void SearchSettingsPage::chooseFolder()
{
    auto *dialog =
        new QFileDialog(this, tr("Choose a model folder"), QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, &m_job, &SpaceJob::use);
    dialog->open();
}

void SearchSettingsPage::download()
{
    auto *dialog = new ModelDownloadDialog(this);
    connect(dialog, &ModelDownloadDialog::chosen, &m_job, &SpaceJob::download);
    dialog->open();
}

void SearchSettingsPage::removeChosen()
{
    const SpaceState chosen = m_spaces.at(static_cast<std::size_t>(m_space->currentIndex()));
    auto *question = new QMessageBox(QMessageBox::Question, tr("Remove a model"),
        tr("Remove “%1” and its vectors from the library?").arg(spaceName(chosen.row)), QMessageBox::Cancel, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setTextFormat(Qt::PlainText);
    question->setInformativeText(chosen.row.provider == SpaceProvider::Server
            ? tr("The server stays in the list of models. The library is searched by what it teaches.")
            : tr("The folder stays where it is. The library is searched by what it teaches."));
    QPushButton *remove = question->addButton(tr("Remove"), QMessageBox::DestructiveRole);
    question->setDefaultButton(QMessageBox::Cancel);
    connect(remove, &QPushButton::clicked, this, [this, chosen] { m_job.remove(chosen.row.id); });
    question->open();
}

void SearchSettingsPage::reset()
{
    m_graphFrom->setValue(static_cast<int>(IndexParameters {}.graphFrom));
    const auto active = std::ranges::find_if(m_spaces, &SpaceState::isActive);
    if (active != m_spaces.end() && active->row.provider != SpaceProvider::Learned)
        m_job.useLearned();
}

} // namespace adduce
