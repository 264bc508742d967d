#pragma once
#include <QFile>
#include <QTest>
#include <sys/stat.h>
#include <unistd.h>

namespace adduce::test {

/// The process is a user without rights of its own while this lives, if it was started as one who has them all.
class OtherUser
{
public:
    OtherUser()
    {
        if (m_isRoot && (setegid(kNobody) != 0 || seteuid(kNobody) != 0))
            qFatal("cannot become another user");
    }
    ~OtherUser()
    {
        if (m_isRoot && (seteuid(0) != 0 || setegid(0) != 0))
            qFatal("cannot come back");
    }
    OtherUser(const OtherUser &) = delete;
    OtherUser &operator=(const OtherUser &) = delete;
    [[nodiscard]] static bool isPossible() { return geteuid() == 0; }

private:
    static constexpr unsigned kNobody = 65534;
    bool m_isRoot = geteuid() == 0;
};

/// The permissions of a file, such as 0600; 0 where there is none.
inline int modeOf(const QString &path)
{
    struct stat info = {};
    return stat(QFile::encodeName(path).constData(), &info) == 0 ? static_cast<int>(info.st_mode & 07777) : 0;
}

inline void setMode(const QString &path, int mode)
{
    QCOMPARE(chmod(QFile::encodeName(path).constData(), static_cast<mode_t>(mode)), 0);
}

} // namespace adduce::test
