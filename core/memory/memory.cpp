#include "core/memory/memory.h"

#include "core/base/device.h"
#include "core/base/file_lock.h"
#include "core/base/private_file.h"
#include "core/guardrails/injection.h"
#include "core/guardrails/personal_data.h"
#include "core/guardrails/spoken_to_model.h"
#include "core/text/letters.h"

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 kMostBytes = 1 << 20;
constexpr int kPatienceMs = 5'000;

/// Held while a file is changed.
class Held
{
public:
    explicit Held(const QString &path)
        : m_lock(lockOf(path), kPatienceMs)
    {
        throwUnlessHeld(m_lock, path);
    }

private:
    static QString lockOf(const QString &path)
    {
        makePrivateFolder(QFileInfo(path).absolutePath());
        return path + u".lock"_s;
    }
    FileLock m_lock;
};

QString read(const QString &path)
{
    QFile file(path);
    if (!file.exists())
        return {};
    if (!file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Unreadable, path, file.errorString());
    if (file.size() > kMostBytes)
        throw Error(ErrorKind::TooLarge, path);
    return QString::fromUtf8(file.readAll());
}

/// What a line says, without its day.
QString saidIn(const QString &line)
{
    static const QRegularExpression head(u"^\\s*- \\[[^\\]]*\\]\\s*"_s);
    return lettersAndDigits(QString(line).remove(head));
}

} // namespace

QString memoryFile(const QString &folder, MemoryTarget target)
{
    return folder + (target == MemoryTarget::User ? u"/USER_MEMORY.md"_s : u"/COMPANY_MEMORY.md"_s);
}

QString memoryText(const QString &folder, MemoryTarget target)
{
    return read(memoryFile(folder, target));
}

void saveMemory(const QString &folder, MemoryTarget target, const QString &text)
{
    const QString path = memoryFile(folder, target);
    if (text.toUtf8().size() > kMostBytes)
        throw Error(ErrorKind::TooLarge, path);
    const Held held(path);
    replacePrivateFile(path, text.toUtf8());
}

QStringList lastMemories(const QString &folder, int most)
{
    QStringList lines;
    for (const MemoryTarget target : { MemoryTarget::User, MemoryTarget::Company }) {
        try {
            for (const QString &line : memoryText(folder, target).split(u'\n'))
                if (!saidIn(line).isEmpty())
                    lines << line.trimmed();
        } catch (const Error &) { // an answer needs no memory
        }
    }
    return most > 0 ? lines.last(std::min<qsizetype>(lines.size(), most)) : QStringList();
}

bool mayBeRemembered(const QString &text, int mostLetters)
{
    return !lettersAndDigits(text).isEmpty() && text.size() <= mostLetters && text == text.simplified()
        && personalDataIn(text).empty() && !injectionIn(text) && !speaksToModel(text);
}

QString memoryLine(const QString &text, const QDateTime &at)
{
    return u"- [%1] %2"_s.arg(at.toLocalTime().toString(u"yyyy-MM-dd HH:mm"_s), text);
}

bool addMemory(const QString &folder, const Remembered &memory)
{
    const QString path = memoryFile(folder, memory.target);
    const Held held(path);
    QString known = read(path);
    const QString said = lettersAndDigits(memory.text);
    for (const QString &line : known.split(u'\n'))
        if (saidIn(line) == said)
            return false;
    if (!known.isEmpty() && !known.endsWith(u'\n'))
        known += u'\n';
    replacePrivateFile(path, (known + memoryLine(memory.text, memory.at) + u'\n').toUtf8());
    return true;
}

void takeBackMemory(const QString &folder, const Remembered &memory)
{
    const QString path = memoryFile(folder, memory.target);
    const Held held(path);
    QStringList lines = read(path).split(u'\n');
    const auto at = lines.lastIndexOf(memoryLine(memory.text, memory.at));
    if (at < 0)
        return;
    lines.removeAt(at);
    replacePrivateFile(path, lines.join(u'\n').toUtf8());
}

void forgetMemories(const QString &folder)
{
    for (const MemoryTarget target : { MemoryTarget::User, MemoryTarget::Company }) {
        const QString path = memoryFile(folder, target);
        if (!QFile::exists(path))
            continue;
        const Held held(path);
        QFile file(path);
        if (!file.remove())
            throw writeError(file);
    }
}

} // namespace adduce
