#include "ui/settings/run_model_dialog.h"

#include "ui/common/live_region.h"
#include "ui/common/widgets.h"
#include "ui/jobs/model_keeper.h"
#include <QDialogButtonBox>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QFormLayout>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSpinBox>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostContextTokens = 2'000'000;
constexpr int kShownLines = 1'000;

/// The one GGUF file that is held; empty: none is, or something else.
QString modelIn(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    const QString path = urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
    return path.endsWith(u".gguf"_s, Qt::CaseInsensitive) ? path : QString();
}

} // namespace

RunModelDialog::RunModelDialog(ModelKeeper &keeper, QWidget *parent)
    : QDialog(parent)
    , m_runner(keeper.local())
    , m_file(new QLineEdit)
    , m_choose(button(tr("Choose...")))
    , m_context(new QSpinBox)
    , m_bar(new QProgressBar)
    , m_mark(new IconLabel(u"dialog-warning"_s, Tone::Attention))
    , m_state(new PlainLabel({}, Type::Caption))
    , m_live(new LiveRegion(this))
    , m_said(new QPlainTextEdit)
    , m_start(primaryButton(tr("Start")))
    , m_stop(button(tr("Stop"), u"media-playback-stop"_s))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Run a GGUF file"));
    setAcceptDrops(true);
    m_bar->setRange(0, 0); // nobody knows how long
    m_bar->setTextVisible(false);
    m_bar->setAccessibleName(tr("The model is being loaded"));
    m_state->setWrapping();
    m_state->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_said->setReadOnly(true);
    m_said->setTabChangesFocus(true);
    m_said->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_said->setMaximumBlockCount(kShownLines);
    m_said->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_said->setAccessibleName(tr("What llama-server prints"));
    m_said->setPlaceholderText(tr("What llama-server prints is shown here."));
    m_said->setMinimumHeight(space(30));
    auto *state = new QHBoxLayout;
    state->setSpacing(space(2));
    state->addWidget(m_mark, 0, Qt::AlignTop);
    state->addWidget(m_state, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->addButton(m_stop, QDialogButtonBox::ActionRole);
    buttons->addButton(m_start, QDialogButtonBox::ActionRole);
    m_choose->setAutoDefault(false);
    m_stop->setAutoDefault(false);
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(space(6), space(5), space(6), space(4));
    all->setSpacing(space(3));
    all->addWidget(
        hint(tr("llama-server runs a model out of a file on this computer: what is asked stays here. It is reached by this "
                "computer alone, writes the answers while it runs, and ends with Stop or with Adduce.")));
    all->addWidget(makeForm());
    all->addWidget(m_bar);
    all->addLayout(state);
    all->addWidget(m_said, 1);
    all->addWidget(buttons);
    resizeInSight(*this, { space(150), space(125) });

    connect(m_file, &QLineEdit::textChanged, this, &RunModelDialog::refresh);
    connect(m_choose, &QPushButton::clicked, this, &RunModelDialog::chooseFile);
    connect(m_start, &QPushButton::clicked, this, &RunModelDialog::start);
    connect(m_stop, &QPushButton::clicked, &m_runner, &LocalModelRunner::stop);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(&m_runner, &LocalModelRunner::changed, this, &RunModelDialog::refresh);
    connect(&m_runner, &LocalModelRunner::saidLine, m_said, &QPlainTextEdit::appendPlainText);
    m_said->setPlainText(m_runner.said().join(u'\n'));
    refresh();
}

QWidget *RunModelDialog::makeForm()
{
    const LocalModel last = m_runner.last();
    m_file->setText(QDir::toNativeSeparators(last.path));
    m_file->setPlaceholderText(tr("a file that ends in .gguf: choose it, or drop it here"));
    m_file->setAccessibleName(tr("GGUF file"));
    m_context->setRange(kFewestContextTokens, kMostContextTokens);
    m_context->setSingleStep(kFewestContextTokens);
    m_context->setGroupSeparatorShown(true);
    m_context->setValue(last.contextTokens);
    m_context->setAccessibleName(tr("Context in tokens"));
    auto *file = new QHBoxLayout;
    file->setSpacing(space(2));
    file->addWidget(m_file, 1);
    file->addWidget(m_choose);
    auto *context = new QHBoxLayout;
    context->setSpacing(space(2));
    context->addWidget(m_context);
    context->addWidget(quiet(tr("tokens; more holds more passages and takes more memory"), Type::Caption), 1);
    auto *parts = new QWidget;
    auto *form = new QFormLayout(parts);
    form->setContentsMargins(0, 0, 0, 0);
    form->setHorizontalSpacing(space(4));
    form->setVerticalSpacing(space(2));
    form->addRow(new PlainLabel(tr("GGUF file")), file);
    form->addRow(new PlainLabel(tr("Context")), context);
    return parts;
}

void RunModelDialog::chooseFile()
{
    auto *chooser = new QFileDialog(
        this, tr("Choose a GGUF file"), QFileInfo(m_file->text()).path(), tr("Models (*.gguf)") + u";;"_s + tr("All files (*)"));
    chooser->setAttribute(Qt::WA_DeleteOnClose);
    chooser->setFileMode(QFileDialog::ExistingFile);
    connect(chooser, &QFileDialog::fileSelected, this, &RunModelDialog::setFile);
    chooser->open();
}

void RunModelDialog::setFile(const QString &path)
{
    m_file->setText(QDir::toNativeSeparators(path));
    m_start->setFocus();
}

void RunModelDialog::start()
{
    m_runner.start({ QDir::fromNativeSeparators(m_file->text().trimmed()), m_context->value() });
}

void RunModelDialog::refresh()
{
    const bool isInstalled = !LocalServer::installed().isEmpty();
    const bool isFree = !m_runner.isRunning();
    const bool isLoading = m_runner.state() == LocalServer::State::Loading;
    const bool isReady = m_runner.state() == LocalServer::State::Ready;
    for (QWidget *input : { static_cast<QWidget *>(m_file), static_cast<QWidget *>(m_choose), static_cast<QWidget *>(m_context) })
        input->setEnabled(isFree && isInstalled);
    m_start->setEnabled(isFree && isInstalled && !m_file->text().trimmed().isEmpty());
    m_stop->setEnabled(isLoading || isReady);
    m_bar->setVisible(isLoading);
    m_mark->setVisible(isFree && (!isInstalled || m_runner.hasFailed()));
    const QString words = isFree && !isInstalled ? LocalServer::howToInstall() : m_runner.words();
    if (std::exchange(m_words, words) != words && !words.isEmpty())
        m_live->say(words);
    m_state->setText(words);
    m_state->setVisible(!words.isEmpty());
    if (m_runner.said().isEmpty()) // another start
        m_said->clear();
}

void RunModelDialog::dragEnterEvent(QDragEnterEvent *event)
{
    if (m_file->isEnabled() && !modelIn(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void RunModelDialog::dropEvent(QDropEvent *event)
{
    if (const QString path = modelIn(*event->mimeData()); m_file->isEnabled() && !path.isEmpty()) {
        event->acceptProposedAction();
        setFile(path);
    }
}

} // namespace adduce
