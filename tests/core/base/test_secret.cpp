#include "core/base/secret.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QRandomGenerator>
#include <QTest>
#include <algorithm>
#include <array>
#include <cstring>
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace adduce;

class TestSecret : public QObject
{
    Q_OBJECT

private slots:
    void theLastCopyOverwrites();
    void whatOthersShareIsLeft();
    void textIsOverwritten();
    void noDumpIsLeft();
};

namespace {

constexpr qsizetype kLength = 96;
constexpr char kMask = 0x55;

/// A key that the memory holds once, in what is returned; `masked` tells it without holding it.
QByteArray freshKey(QByteArray &masked)
{
    QByteArray key(kLength, Qt::Uninitialized);
    masked.resize(kLength);
    for (qsizetype i = 0; i < kLength; ++i) {
        key[i] = static_cast<char>('a' + QRandomGenerator::system()->bounded(26));
        masked[i] = static_cast<char>(key[i] ^ kMask);
    }
    return key;
}

/// How many times the second half of a key stands in the memory of this process, freed memory included (of which the allocator writes over the
/// beginning).
int copiesOf(const QByteArray &masked)
{
    QFile maps(QStringLiteral("/proc/self/maps"));
    if (!maps.open(QIODevice::ReadOnly))
        return -1;
    const int memory = ::open("/proc/self/mem", O_RDONLY | O_CLOEXEC);
    const qsizetype half = kLength / 2;
    static std::array<char, 1 << 16> seen;
    int copies = 0;
    for (const QByteArray &line : maps.readAll().split('\n')) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() < 2 || !words[1].startsWith("rw"))
            continue;
        const QList<QByteArray> ends = words[0].split('-');
        const qulonglong from = ends[0].toULongLong(nullptr, 16), to = ends[1].toULongLong(nullptr, 16);
        constexpr qulonglong kMost = 256U << 20U;
        if (to - from > kMost) // a sanitizer's shadow
            continue;
        for (qulonglong at = from; at < to; at += seen.size() - kLength) { // a bit twice, so that none is cut
            const auto here = reinterpret_cast<qulonglong>(seen.data());
            if (at + seen.size() > here && at < here + seen.size())
                continue; // what is copied here
            const ssize_t read = ::pread(memory, seen.data(), std::min<qulonglong>(seen.size(), to - at), static_cast<off_t>(at));
            const char *const end = seen.data() + std::min<qsizetype>(read, seen.size() - kLength + half - 1);
            const auto isCopy = [&](const char *begin) {
                return end - begin >= half
                    && std::equal(masked.cbegin() + half, masked.cend(), begin, [](char a, char b) { return (a ^ b) == kMask; });
            };
            const auto next = [&](const char *begin) { // of what begins as a key does: libc finds that in memory at its speed
                const qsizetype left = std::max<qsizetype>(end - begin, 0);
                return static_cast<const char *>(std::memchr(begin, masked[half] ^ kMask, static_cast<std::size_t>(left)));
            };
            for (const char *found = next(seen.data()); found; found = next(found + 1))
                copies += isCopy(found) ? 1 : 0;
        }
    }
    seen.fill(0);
    ::close(memory);
    return copies;
}

} // namespace

void TestSecret::theLastCopyOverwrites()
{
    QByteArray masked;
    {
        const Secret key = freshKey(masked);
        QCOMPARE(copiesOf(masked), 1);
        Secret other = key;
        Secret moved = std::move(other);
        other = moved;
        QCOMPARE(copiesOf(masked), 1);
        const Secret header = QByteArray("Bearer " + key.bytes());
        QCOMPARE(copiesOf(masked), 2);
        moved = Secret("another");
        QCOMPARE(key == moved, false);
    }
    QCOMPARE(copiesOf(masked), 0);
}

void TestSecret::whatOthersShareIsLeft()
{
    QByteArray masked;
    const QByteArray key = freshKey(masked);
    {
        const Secret secret = key;
    }
    QCOMPARE(key.size(), kLength);
    QCOMPARE(copiesOf(masked), 1);
}

void TestSecret::textIsOverwritten()
{
    QString text = QStringLiteral("a key").repeated(3);
    const QString other = text;
    wipe(text);
    QVERIFY(text.isEmpty());
    QCOMPARE(other.size(), 15);
    wipe(text);
    QByteArray none;
    wipe(none);
    QVERIFY(none.isEmpty());
}

/// Of a process of its own, as it holds for good.
void TestSecret::noDumpIsLeft()
{
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit all { RLIM_INFINITY, RLIM_INFINITY };
        (void)setrlimit(RLIMIT_CORE, &all);
        denyDumps();
        rlimit now {};
        (void)getrlimit(RLIMIT_CORE, &now);
        ::_exit(now.rlim_cur == 0 ? 0 : 1);
    }
    int status = -1;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
}

ADDUCE_TEST(TestSecret)
#include "test_secret.moc"
