#include "core/library/page_file.h"

#include "core/base/error.h"

#include <QSet>
#include <algorithm>
#include <bit>
#include <cstring>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

using Bytes = std::span<const uchar>;

constexpr std::size_t kHead = 100; // of the file, before the first page's own
constexpr qint64 kMostPayload = qint64(1) << 30;

// https://www.sqlite.org/fileformat2.html#b_tree_pages
enum PageKind : uchar
{
    IndexInner = 2,
    TableInner = 5,
    IndexLeaf = 10,
    TableLeaf = 13
};

std::size_t number(Bytes bytes, std::size_t at, std::size_t length)
{
    std::size_t value = 0;
    for (std::size_t i = 0; i < length; ++i)
        value = value << 8U | bytes[at + i];
    return value;
}

/// Reads a number of one to nine bytes and moves on; none past the end.
std::optional<qint64> varint(Bytes bytes, std::size_t &at)
{
    quint64 value = 0;
    for (int i = 0; i < 9; ++i) {
        if (at >= bytes.size())
            return std::nullopt;
        const uchar byte = bytes[at++];
        if (i == 8)
            return static_cast<qint64>(value << 8U | byte);
        value = value << 7U | (byte & 0x7fU);
        if (!(byte & 0x80U))
            return static_cast<qint64>(value);
    }
    return std::nullopt;
}

/// How many bytes a value of this type takes; none for a type that there is not.
std::optional<std::size_t> lengthOf(qint64 type)
{
    constexpr std::array<std::size_t, 10> kFixed { 0, 1, 2, 3, 4, 6, 8, 8, 0, 0 };
    if (type >= 12 && type < 2 * kMostPayload)
        return static_cast<std::size_t>((type - 12) / 2);
    if (type < 0 || type >= static_cast<qint64>(kFixed.size()))
        return std::nullopt;
    return kFixed[static_cast<std::size_t>(type)];
}

qint64 signedNumber(Bytes bytes)
{
    quint64 value = !bytes.empty() && (bytes[0] & 0x80U) ? ~quint64(0) : 0;
    for (const uchar byte : bytes)
        value = value << 8U | byte;
    return static_cast<qint64>(value);
}

StoredValue valueOf(qint64 type, Bytes bytes)
{
    if (type == 0)
        return {};
    if (type == 8 || type == 9)
        return type - 8;
    if (type == 7)
        return std::bit_cast<double>(signedNumber(bytes));
    if (type < 7)
        return signedNumber(bytes);
    const QByteArrayView view(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return type % 2 ? StoredValue(QString::fromUtf8(view)) : StoredValue(view.toByteArray());
}

/// The values of a row; none unless its parts add up to the whole.
std::optional<std::vector<StoredValue>> valuesOf(Bytes record)
{
    std::size_t at = 0;
    const auto head = varint(record, at);
    if (!head || *head < static_cast<qint64>(at) || *head > static_cast<qint64>(record.size()))
        return std::nullopt;
    const Bytes types = record.first(static_cast<std::size_t>(*head));
    auto content = static_cast<std::size_t>(*head);
    std::vector<StoredValue> values;
    while (at < types.size()) {
        const auto type = varint(types, at);
        const auto length = type ? lengthOf(*type) : std::nullopt;
        if (!length || *length > record.size() - content)
            return std::nullopt;
        values.push_back(valueOf(*type, record.subspan(content, *length)));
        content += *length;
    }
    return content == record.size() ? std::optional(std::move(values)) : std::nullopt;
}

} // namespace

PageFile::PageFile(const QString &path)
    : m_file(path)
{
    if (!m_file.open(QIODevice::ReadOnly))
        throw Error(ErrorKind::Unreadable, path);
    if (const uchar *bytes = m_file.size() > 0 ? m_file.map(0, m_file.size()) : nullptr)
        m_bytes = { bytes, static_cast<std::size_t>(m_file.size()) };
    if (m_bytes.size() >= kHead && std::memcmp(m_bytes.data(), "SQLite format 3", 16) == 0) {
        const std::size_t said = number(m_bytes, 16, 2) == 1 ? 65536 : number(m_bytes, 16, 2);
        if (said >= 512 && std::has_single_bit(said)) {
            m_size = said;
            m_usable = said - m_bytes[20] >= 480 ? said - m_bytes[20] : said;
        }
    }
    m_pages = static_cast<quint32>(m_bytes.size() / m_size);
}

PageFile::Bytes PageFile::at(quint32 page) const
{
    return page > 0 && page <= m_pages ? m_bytes.subspan((page - 1) * m_size, m_usable) : Bytes();
}

std::optional<TreePage> PageFile::read(quint32 page) const
{
    const Bytes bytes = at(page);
    const std::size_t head = page == 1 ? kHead : 0;
    if (bytes.empty())
        return std::nullopt;
    const uchar kind = bytes[head];
    if (kind != IndexInner && kind != TableInner && kind != IndexLeaf && kind != TableLeaf)
        return std::nullopt;
    TreePage tree { .isTable = kind == TableInner || kind == TableLeaf, .isLeaf = kind == IndexLeaf || kind == TableLeaf };
    const std::size_t pointers = head + (tree.isLeaf ? 8 : 12);
    const std::size_t cells = number(bytes, head + 3, 2);
    if (cells > (m_usable - pointers) / 2)
        return std::nullopt;
    for (std::size_t i = 0; i < cells; ++i) {
        const std::size_t cell = number(bytes, pointers + 2 * i, 2);
        if (cell < pointers + 2 * cells || cell + 4 > bytes.size() || !takeCell(tree, page, bytes, cell))
            ++tree.unreadable;
    }
    if (!tree.isLeaf)
        tree.children.push_back(static_cast<quint32>(number(bytes, head + 8, 4)));
    return tree;
}

bool PageFile::takeCell(TreePage &into, quint32 page, Bytes bytes, std::size_t at) const
{
    if (!into.isLeaf) {
        into.children.push_back(static_cast<quint32>(number(bytes, at, 4)));
        at += 4;
        if (into.isTable)
            return varint(bytes, at).has_value();
    }
    const auto payload = varint(bytes, at);
    const auto rowid = into.isTable ? varint(bytes, at) : std::optional<qint64>(0);
    if (!payload || !rowid || *payload < 0 || *payload > kMostPayload)
        return false;
    auto row = rowAt(bytes, at, *payload, into.isTable);
    if (!row)
        return false;
    row->rowid = *rowid;
    row->pages.insert(row->pages.begin(), page);
    into.rows.push_back(*std::move(row));
    return true;
}

/// The first part stands in the page, the rest in pages that each name the next.
std::optional<StoredRow> PageFile::rowAt(Bytes bytes, std::size_t at, qint64 payload, bool isTable) const
{
    const auto all = static_cast<std::size_t>(payload);
    const std::size_t most = isTable ? m_usable - 35 : (m_usable - 12) * 64 / 255 - 23;
    const std::size_t least = (m_usable - 12) * 32 / 255 - 23;
    std::size_t here = all;
    if (all > most) {
        here = least + (all - least) % (m_usable - 4);
        here = here <= most ? here : least;
    }
    if (here > bytes.size() - at || (all > here && here + 4 > bytes.size() - at))
        return std::nullopt;
    StoredRow row;
    if (all == here) {
        auto values = valuesOf(bytes.subspan(at, here));
        if (!values)
            return std::nullopt;
        row.values = *std::move(values);
        return row;
    }
    if (all > m_bytes.size())
        return std::nullopt;
    QByteArray record(reinterpret_cast<const char *>(bytes.data() + at), static_cast<qsizetype>(here));
    auto next = static_cast<quint32>(number(bytes, at + here, 4));
    while (static_cast<std::size_t>(record.size()) < all) {
        const Bytes part = this->at(next);
        if (part.empty())
            return std::nullopt;
        row.pages.push_back(next);
        const std::size_t take = std::min(m_usable - 4, all - static_cast<std::size_t>(record.size()));
        record.append(reinterpret_cast<const char *>(part.data() + 4), static_cast<qsizetype>(take));
        next = static_cast<quint32>(number(part, 0, 4));
    }
    if (next != 0) // of another row, or of none
        return std::nullopt;
    auto values = valuesOf({ reinterpret_cast<const uchar *>(record.constData()), all });
    if (!values)
        return std::nullopt;
    row.values = *std::move(values);
    return row;
}

std::vector<quint32> PageFile::freePages() const
{
    std::vector<quint32> free;
    if (m_bytes.size() < kHead)
        return free;
    QSet<quint32> seen;
    auto trunk = static_cast<quint32>(number(m_bytes, 32, 4));
    while (!seen.contains(trunk)) {
        const Bytes bytes = at(trunk);
        if (bytes.empty())
            break;
        seen.insert(trunk);
        free.push_back(trunk);
        const std::size_t leaves = number(bytes, 4, 4);
        if (leaves > m_usable / 4 - 2)
            break;
        for (std::size_t i = 0; i < leaves; ++i)
            free.push_back(static_cast<quint32>(number(bytes, 8 + 4 * i, 4)));
        trunk = static_cast<quint32>(number(bytes, 0, 4));
    }
    return free;
}

} // namespace adduce
