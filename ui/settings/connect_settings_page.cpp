#include "ui/settings/connect_settings_page.h"

#include "core/base/tr.h"
#include "ui/common/widgets.h"
#include "ui/settings/configuration_change.h"
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHostAddress>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kFoldersShown = 2;
constexpr int kFolder = Qt::UserRole;

/// Lines to be copied: with the keyboard or by a button beside them.
QPlainTextEdit *linesBox(const QString &name)
{
    auto *lines = new QPlainTextEdit;
    lines->setAccessibleName(name);
    lines->setReadOnly(true);
    lines->setTabChangesFocus(true);
    lines->setLineWrapMode(QPlainTextEdit::NoWrap);
    lines->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    lines->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return lines;
}

/// High enough for `count` lines and a scroll bar below them.
void fitLines(QPlainTextEdit &box, int count)
{
    box.setFixedHeight(count * box.fontMetrics().lineSpacing() + controlHeight());
}

QPushButton *copyButton(const QPlainTextEdit &lines)
{
    auto *copy = button(tr("Copy"), u"edit-copy"_s);
    copy->setAutoDefault(false);
    setTip(*copy, tr("Copy these lines"));
    copy->setAccessibleDescription(lines.accessibleName());
    QObject::connect(
        copy, &QPushButton::clicked, &lines, [&lines] { QGuiApplication::clipboard()->setText(lines.toPlainText()); });
    return copy;
}

/// Of a part of the page; what stands in it comes below.
QVBoxLayout *partOf(QWidget &part, const QString &title, const QString &about)
{
    auto *column = new QVBoxLayout(&part);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(1));
    column->addWidget(new PlainLabel(title, Type::Strong));
    column->addWidget(hint(about));
    return column;
}

/// Programs that start elsewhere find the files by it; empty for the usual configuration.
QString namedConfiguration(const QString &configuration)
{
    const QString path = QFileInfo(configuration).absoluteFilePath();
    return path == QFileInfo(ConfigurationFile::usualPath()).absoluteFilePath() ? QString() : path;
}

/// As a chat program at this computer reaches it.
QString addressOf(const ServerSettings &server)
{
    QUrl address;
    address.setScheme(server.certificate.isEmpty() ? u"http"_s : u"https"_s);
    const QHostAddress listens(server.address);
    const bool isAny = listens == QHostAddress(QHostAddress::AnyIPv4) || listens == QHostAddress(QHostAddress::AnyIPv6);
    address.setHost(isAny ? u"127.0.0.1"_s : server.address);
    address.setPort(server.port);
    address.setPath(u"/v1"_s);
    return address.toString();
}

} // namespace

ConnectSettingsPage::ConnectSettingsPage(
    const ConfigurationFile &configuration, const QString &library, const QString &programFolder, QWidget *parent)
    : QWidget(parent)
    , m_configuration(configuration)
    , m_files { QFileInfo(library).absoluteFilePath(), namedConfiguration(configuration.path()) }
    , m_programFolder(programFolder)
    , m_client(new QComboBox)
    , m_all(new QCheckBox(tr("Give it papers that never leave this computer, too")))
    , m_place(hint({}))
    , m_lines(linesBox(tr("Lines for the program")))
    , m_folders(new QListWidget)
    , m_remove(button(tr("Remove")))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space(5));
    column->addWidget(makeClientBox());
    column->addWidget(makeFolderBox());
    if (!qEnvironmentVariableIsSet("FLATPAK_ID")) // which does not have the server
        column->addWidget(makeServerBox());
    column->addStretch(1);
    showLines();
    fillFolders();
}

QWidget *ConnectSettingsPage::makeClientBox()
{
    auto *part = new QWidget;
    auto *column = partOf(*part, tr("Assistants and editors"),
        tr("Programs that speak the Model Context Protocol can search this library and ask it. Whatever they get names its "
           "paper, "
           "page and exact quote."));
    m_client->addItem(tr("Another program"), static_cast<int>(ClientForm::McpServers));
    for (const KnownClient &client : knownClients())
        m_client->addItem(QString::fromUtf8(client.name), static_cast<int>(client.form));
    m_client->setAccessibleName(tr("Which program"));
    column->addWidget(m_client, 0, Qt::AlignLeft);
    column->addWidget(m_place);
    column->addWidget(m_lines);
    column->addWidget(copyButton(*m_lines), 0, Qt::AlignRight);
    column->addWidget(m_all);
    auto *warning = hint(tr("Only for a program whose model runs on this computer: it may pass on what it gets."));
    m_all->setAccessibleDescription(warning->text());
    column->addWidget(warning);
    if (!QFileInfo::exists(QDir(m_programFolder).filePath(u"adduce-mcp"_s)))
        column->addWidget(hint(tr("adduce-mcp is not installed here. It comes with the package “adduce-server”.")));
    connect(m_client, &QComboBox::currentIndexChanged, this, &ConnectSettingsPage::showLines);
    connect(m_all, &QCheckBox::toggled, this, &ConnectSettingsPage::showLines);
    return part;
}

QWidget *ConnectSettingsPage::makeFolderBox()
{
    auto *part = new QWidget;
    auto *column = partOf(*part, tr("What they may add"),
        tr("They may add papers to the library from these folders alone, and from none as long as the list is empty."));
    m_folders->setAccessibleName(tr("Folders that programs may add papers from"));
    m_folders->setFixedHeight(kFoldersShown * controlHeight());
    auto *add = button(tr("Add a folder..."), u"folder"_s);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (QPushButton *each : { add, m_remove }) {
        each->setAutoDefault(false);
        buttons->addWidget(each);
    }
    column->addWidget(m_folders);
    column->addLayout(buttons);
    connect(add, &QPushButton::clicked, this, [this] {
        const QString folder = QFileDialog::getExistingDirectory(this, tr("Programs may add papers from"), QDir::homePath());
        if (!folder.isEmpty())
            addFolder(folder);
    });
    connect(m_remove, &QPushButton::clicked, this, [this] {
        if (const QListWidgetItem *chosen = m_folders->currentItem())
            change([folder = chosen->data(kFolder).toString()](QStringList &folders) { folders.removeAll(folder); });
    });
    connect(m_folders, &QListWidget::currentRowChanged, this, [this](int row) { m_remove->setEnabled(row >= 0); });
    return part;
}

QWidget *ConnectSettingsPage::makeServerBox()
{
    auto *part = new QWidget;
    auto *column = partOf(*part, tr("Chat programs and colleagues"),
        tr("adduce-server serves the library to chat programs, as OpenAI's servers do, to browsers and to other computers. Start "
           "it, make a token, and give the program these three."));
    StartedProgram server { QDir(m_programFolder).filePath(u"adduce-server"_s), { u"--library"_s, m_files.library } };
    if (!m_files.configuration.isEmpty())
        server.arguments << u"--configuration"_s << m_files.configuration;
    StartedProgram maker = server;
    maker.arguments << u"token"_s << u"add"_s << tr("NAME");
    auto *lines = linesBox(tr("How to start the server"));
    lines->setPlainText(shellLine(server) + u'\n' + shellLine(maker));
    fitLines(*lines, 2);
    column->addWidget(lines);
    column->addWidget(copyButton(*lines), 0, Qt::AlignRight);
    auto *address =
        new PlainLabel(tr("Address: %1   Key: the token   Model: adduce").arg(addressOf(m_configuration.current().server)));
    address->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(address);
    return part;
}

void ConnectSettingsPage::showLines()
{
    const auto form = static_cast<ClientForm>(m_client->currentData().toInt());
    const QString lines = linesFor(form, libraryForClients(m_programFolder, m_files, m_all->isChecked())).trimmed();
    m_lines->setPlainText(lines);
    fitLines(*m_lines, static_cast<int>(lines.count(u'\n')) + 1);
    const int known = m_client->currentIndex() - 1; // the first is any other
    m_place->setText(known < 0 ? tr("These lines go into the program's file of servers. Most of them read this form.")
                               : tr("These lines go into %1; where servers are listed already, add this one to them.")
                                     .arg(QString::fromUtf8(knownClients()[static_cast<std::size_t>(known)].file)));
}

void ConnectSettingsPage::addFolder(const QString &folder)
{
    change([&](QStringList &folders) {
        if (!folders.contains(folder))
            folders << folder;
    });
}

void ConnectSettingsPage::change(const std::function<void(QStringList &)> &how)
{
    changeConfiguration(m_configuration, this, [&](Configuration &now) { how(now.server.addFrom); });
    fillFolders();
}

void ConnectSettingsPage::fillFolders()
{
    const int row = m_folders->currentRow();
    m_folders->clear();
    for (const QString &folder : m_configuration.current().server.addFrom) {
        auto *item = new QListWidgetItem(QDir::toNativeSeparators(folder), m_folders);
        item->setData(kFolder, folder);
    }
    m_folders->setCurrentRow(std::min(row, m_folders->count() - 1)); // so that the next can be taken out by the same key
    m_remove->setEnabled(m_folders->currentRow() >= 0);
}

void ConnectSettingsPage::reset()
{
    m_all->setChecked(false);
    m_client->setCurrentIndex(0);
    change([](QStringList &folders) { folders.clear(); });
}

} // namespace adduce
