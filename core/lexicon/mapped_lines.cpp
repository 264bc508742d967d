#include "core/lexicon/mapped_lines.h"

#include <cstdint>
#include <sys/mman.h>
#include <unistd.h>

namespace adduce {

namespace {

QByteArrayView lineFrom(QByteArrayView text, qsizetype start)
{
    const qsizetype end = text.indexOf('\n', start);
    return text.sliced(start, (end < 0 ? text.size() : end) - start);
}

qsizetype startOfLine(QByteArrayView text, qsizetype at)
{
    while (at > 0 && text[at - 1] != '\n')
        --at;
    return at;
}

QByteArrayView keyOf(QByteArrayView line, char mark)
{
    const qsizetype end = line.indexOf(mark);
    return end < 0 ? line : line.first(end);
}

/// Start of the first line whose key is not before this one.
qsizetype firstNotBefore(QByteArrayView text, QByteArrayView key, char mark)
{
    qsizetype low = 0; // starts of lines, or the end
    qsizetype high = text.size();
    while (low < high) {
        const qsizetype middle = startOfLine(text, low + (high - low) / 2);
        const QByteArrayView line = lineFrom(text, middle);
        if (keyOf(line, mark).compare(key) < 0)
            low = std::min(text.size(), middle + line.size() + 1);
        else
            high = middle;
    }
    return low;
}

} // namespace

std::optional<MappedFile> MappedFile::open(const QString &path)
{
    MappedFile mapped;
    mapped.m_file = std::make_shared<QFile>(path);
    if (!mapped.m_file->open(QIODevice::ReadOnly) || mapped.m_file->size() == 0)
        return std::nullopt;
    const uchar *start = mapped.m_file->map(0, mapped.m_file->size());
    if (!start)
        return std::nullopt;
    mapped.m_bytes = QByteArrayView(start, mapped.m_file->size());
    return mapped;
}

void MappedFile::letGo() const
{
    // Nothing is ever written there, so nothing can be lost. Where the system does not do it, the memory stays in use, and all works.
    // A file within the program (Qt's resources, uncompressed) begins and ends inside pages that hold others, too.
    const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
    const auto start = reinterpret_cast<std::uintptr_t>(m_bytes.data());
    const std::uintptr_t first = (start + page - 1) / page * page;
    const std::uintptr_t end = (start + static_cast<std::uintptr_t>(m_bytes.size())) / page * page;
    if (first < end)
        ::madvise(reinterpret_cast<void *>(first), end - first, MADV_DONTNEED);
}

QByteArrayView MappedFile::lineAt(qint64 offset) const
{
    return offset >= 0 && offset < m_bytes.size() ? lineFrom(m_bytes, offset) : QByteArrayView();
}

std::vector<QByteArrayView> linesOf(QByteArrayView text, QByteArrayView key, char mark)
{
    std::vector<QByteArrayView> found;
    for (qsizetype at = firstNotBefore(text, key, mark); at < text.size();) {
        const QByteArrayView line = lineFrom(text, at);
        if (keyOf(line, mark) != key)
            break;
        found.push_back(line.sliced(std::min(line.size(), key.size() + 1)));
        at += line.size() + 1;
    }
    return found;
}

} // namespace adduce
