#include "ui/shell/handbook.h"

#include "core/base/tr.h"
#include "ui/ask/ask_page.h"
#include "ui/shell/handbook_band.h"
#include "ui/shell/main_window.h"
#include "ui/shell/settings_file.h"
#include <QFileInfo>
#include <QStandardPaths>

namespace adduce {

using namespace Qt::StringLiterals;

Handbook::Handbook(const Services &services, const QString &folder)
    : m_settings(privateSettingsFile(folder + u"/handbook.ini"_s), QSettings::IniFormat)
    , m_workspace({ folder + u"/handbook.adduce"_s, folder + u"/handbook.json"_s }, services.workspace)
    , m_libraryThread(m_workspace.library(LibraryUse::MadeIfMissing))
    , m_services(m_workspace, m_libraryThread, m_settings, services.theme)
    , m_window(std::make_unique<MainWindow>(m_services))
{
    m_window->setWindowTitle(adduce::tr("Adduce Handbook"));
    m_window->ask().box().setInvitation(adduce::tr("Ask the handbook a question"));
    auto *band = new HandbookBand;
    m_window->addToolBarBreak();
    m_window->addToolBar(band);
    QObject::connect(band, &HandbookBand::papersWanted, m_window.get(), &QWidget::close);
    m_window->addPaths({ services.handbook }); // what is there already, unchanged, is not read again
}

Handbook::~Handbook() = default;

void Handbook::open()
{
    m_window->show();
    m_window->raise();
    m_window->activateWindow();
    m_window->ask().box().text().setFocus(Qt::ShortcutFocusReason);
}

HandbookOpener::HandbookOpener(const Services &services, QObject *parent)
    : QObject(parent)
    , m_services(services)
{
}

HandbookOpener::~HandbookOpener() = default;

void HandbookOpener::open()
{
    try {
        if (!m_handbook)
            m_handbook =
                std::make_unique<Handbook>(m_services, QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
        m_handbook->open();
    } catch (const Error &error) {
        emit failed(error);
    }
}

void HandbookOpener::close()
{
    if (m_handbook)
        m_handbook->window().close();
}

QString Handbook::installed(const QString &programFolder)
{
    const QFileInfo file(programFolder + u"/../share/adduce/handbook.pdf"_s);
    return file.exists() ? file.canonicalFilePath() : QString();
}

} // namespace adduce
