#pragma once
#include <QByteArray>
#include <QFile>
#include <QString>
#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace adduce {

/// A value as it stands in a row of a file: NULL, a number, a text or bytes.
using StoredValue = std::variant<std::monostate, qint64, double, QString, QByteArray>;

/// A row of a table, or of an index, which has no number of its own.
struct StoredRow
{
    qint64 rowid = 0;
    std::vector<StoredValue> values;
    std::vector<quint32> pages; ///< where it stands: its page, and those that it runs over to
};

/// A page of a tree of rows.
struct TreePage
{
    bool isTable = false; ///< else of an index, or of a table without row numbers
    bool isLeaf = false;
    std::vector<quint32> children {}; ///< of an inner page
    std::vector<StoredRow> rows {}; ///< none in an inner page of a table
    int unreadable = 0; ///< cells that are none
};

/// The pages of a file of SQLite, as they stand there: for files that SQLite refuses. Nothing in it is believed: every length, every
/// address and every form is checked. What it returns is what can be read; whether it was changed by the damage nobody can say.
class PageFile
{
public:
    /// Throws Unreadable. The size of a page is taken to be that of every library where the head of the file does not say.
    explicit PageFile(const QString &path);

    [[nodiscard]] quint32 pages() const { return m_pages; } ///< numbered from 1; a torn last one is none
    [[nodiscard]] std::optional<TreePage> read(quint32 page) const; ///< none for one that is no page of a tree
    [[nodiscard]] std::vector<quint32> freePages() const; ///< as far as the list of those can be followed

private:
    using Bytes = std::span<const uchar>;
    [[nodiscard]] Bytes at(quint32 page) const;
    [[nodiscard]] bool takeCell(TreePage &into, quint32 page, Bytes bytes, std::size_t at) const;
    [[nodiscard]] std::optional<StoredRow> rowAt(Bytes bytes, std::size_t at, qint64 payload, bool isTable) const;

    QFile m_file;
    Bytes m_bytes;
    std::size_t m_size = 4096; ///< of a page
    std::size_t m_usable = 4096; ///< of it
    quint32 m_pages = 0;
};

} // namespace adduce
