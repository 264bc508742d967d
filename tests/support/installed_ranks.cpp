#include "tests/support/installed_ranks.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QStandardPaths>

namespace adduce::test {

using namespace Qt::StringLiterals;

InstalledRanksFixture::InstalledRanksFixture()
    : m_before(qgetenv("XDG_DATA_HOME"))
    , m_others(qgetenv("XDG_DATA_DIRS"))
{
    QStandardPaths::setTestModeEnabled(false); // which has a place of its own
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    qputenv("XDG_DATA_DIRS", m_folder.path().toUtf8());
    write(rankLines({}));
}

InstalledRanksFixture::~InstalledRanksFixture()
{
    qputenv("XDG_DATA_HOME", m_before);
    qputenv("XDG_DATA_DIRS", m_others);
    QStandardPaths::setTestModeEnabled(true);
}

void InstalledRanksFixture::write(const QByteArray &lines) const
{
    QDir(m_folder.path()).mkpath(u"adduce"_s);
    QFile out(file());
    if (!out.open(QIODevice::WriteOnly))
        qFatal("no folder for ranks");
    out.write(lines);
    out.flush();
    out.setFileTime(QDateTime(QDate(2026, 1, 1), QTime(12, 0)).addDays(m_writes++), QFileDevice::FileModificationTime);
}

QString InstalledRanksFixture::file() const
{
    return m_folder.filePath(u"adduce/cl100k_base.tiktoken"_s);
}

} // namespace adduce::test
