#include "core/library/salvage.h"

#include "core/library/database.h"
#include "core/library/packed_text.h"
#include "core/library/schema.h"

#include <QSet>
#include <algorithm>
#include <array>
#include <deque>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// Made anew from the others, or from the papers.
bool isMadeAnew(const QString &table)
{
    constexpr std::array kMadeAnew { "turn_facts"_L1, "turn_quotes"_L1, "thread_texts"_L1, "search_revision"_L1, "spaces"_L1,
        "space_terms"_L1, "vectors"_L1, "chunkings"_L1, "chunking_chunks"_L1, "chunking_vectors"_L1, "rank_scores"_L1,
        "evidence_looks"_L1, "evidence_changes"_L1 };
    return table.contains("_fts"_L1) || table.startsWith("sqlite_"_L1) || std::ranges::find(kMadeAnew, table) != kMadeAnew.end();
}

/// What rows of a table look like.
struct Shape
{
    enum class Kind
    {
        RowNumber, ///< stands in the row's number, and NULL in its place
        Integer,
        Real,
        Text,
        PackedText, ///< packed_text.h
        Bytes,
        Any ///< of tables of SQLite's own
    };
    /// What its texts begin with: tables with columns of the same kinds are told apart by these.
    enum class Content
    {
        Any,
        Time,
        Json,
        Path,
        Rating
    };
    struct Column
    {
        Kind kind;
        bool mayBeNull;
        bool mayLack; ///< in a row from before it was added
        Content content = Content::Any;
    };
    QString table;
    QStringList names {};
    std::vector<Column> columns {};
    bool hasNumbers = true; ///< else it is kept as an index is
};

Shape::Kind kindOf(const QString &table, const QString &column, const QString &declared)
{
    if (column == "text"_L1 && std::ranges::find(kPackedTables, table) != kPackedTables.end())
        return Shape::Kind::PackedText;
    if (declared.contains("INT"_L1, Qt::CaseInsensitive))
        return Shape::Kind::Integer;
    if (declared.contains("REAL"_L1, Qt::CaseInsensitive))
        return Shape::Kind::Real;
    if (declared.contains("TEXT"_L1, Qt::CaseInsensitive))
        return Shape::Kind::Text;
    return declared.isEmpty() ? Shape::Kind::Any : Shape::Kind::Bytes;
}

Shape::Content contentOf(const QString &column)
{
    if (column.endsWith("_at"_L1))
        return Shape::Content::Time;
    if (column == "report"_L1 || column == "json"_L1 || column == "parameters"_L1)
        return Shape::Content::Json;
    if (column == "path"_L1)
        return Shape::Content::Path;
    return column == "rating"_L1 ? Shape::Content::Rating : Shape::Content::Any;
}

bool holds(Shape::Content content, const QString &text)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    switch (content) {
    case Shape::Content::Any:
        return true;
    case Shape::Content::Time:
        return text.isEmpty() || (text.size() >= 4 && std::all_of(text.begin(), text.begin() + 4, isDigit));
    case Shape::Content::Json:
        return text.startsWith(u'{');
    case Shape::Content::Path:
        return text.startsWith(u'/') || text.contains(":"_L1);
    case Shape::Content::Rating:
        return text == "right"_L1 || text == "partly"_L1 || text == "wrong"_L1;
    }
    return false;
}

Shape shapeOf(const Database &database, const QString &table, const QString &sql)
{
    Shape shape { .table = table, .hasNumbers = !sql.contains("WITHOUT ROWID"_L1) };
    Statement column(database, "SELECT name, type, \"notnull\", pk, dflt_value FROM pragma_table_info(?) ORDER BY cid");
    column.bind(1, table);
    std::vector<std::pair<int, std::size_t>> keys;
    while (column.step()) {
        const bool isKey = column.number(3) > 0;
        const bool isNumber = shape.hasNumbers && isKey && column.text(1).compare("INTEGER"_L1, Qt::CaseInsensitive) == 0;
        shape.names << column.text(0);
        shape.columns.push_back({ isNumber ? Shape::Kind::RowNumber : kindOf(table, column.text(0), column.text(1)),
            column.number(2) == 0 && (shape.hasNumbers || !isKey), column.number(2) == 0 || !column.isNull(4),
            contentOf(column.text(0)) });
        if (isKey)
            keys.emplace_back(column.number(3), shape.columns.size() - 1);
    }
    if (shape.hasNumbers)
        return shape;
    // Kept in the order of its key.
    std::ranges::sort(keys);
    Shape ordered { .table = table, .hasNumbers = false };
    const auto take = [&](std::size_t i) {
        ordered.names << shape.names[static_cast<qsizetype>(i)];
        ordered.columns.push_back(shape.columns[i]);
    };
    for (const auto &[place, i] : keys)
        take(i);
    for (std::size_t i = 0; i < shape.columns.size(); ++i)
        if (std::ranges::find(keys, i, &std::pair<int, std::size_t>::second) == keys.end())
            take(i);
    return ordered;
}

std::vector<Shape> knownShapes()
{
    Database database({}, Database::Mode::Memory);
    migrate(database);
    std::vector<Shape> shapes;
    for (Statement table(database,
             "SELECT name, sql FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name");
         table.step();)
        shapes.push_back(shapeOf(database, table.text(0), table.text(1)));
    return shapes;
}

bool fits(const StoredValue &value, const Shape::Column &column)
{
    if (std::holds_alternative<std::monostate>(value))
        return column.mayBeNull || column.kind == Shape::Kind::RowNumber;
    switch (column.kind) {
    case Shape::Kind::RowNumber:
        return false;
    case Shape::Kind::Integer:
        return std::holds_alternative<qint64>(value);
    case Shape::Kind::Real:
        return std::holds_alternative<double>(value) || std::holds_alternative<qint64>(value);
    case Shape::Kind::Text:
        return std::holds_alternative<QString>(value);
    case Shape::Kind::PackedText: {
        const auto *bytes = std::get_if<QByteArray>(&value);
        return std::holds_alternative<QString>(value) || (bytes && isPackedText(*bytes));
    }
    case Shape::Kind::Bytes:
        return std::holds_alternative<QByteArray>(value);
    case Shape::Kind::Any:
        return true;
    }
    return false;
}

bool fits(const StoredRow &row, const Shape &shape)
{
    if (row.values.empty() || row.values.size() > shape.columns.size())
        return false;
    for (std::size_t i = 0; i < shape.columns.size(); ++i)
        if (i < row.values.size() ? !fits(row.values[i], shape.columns[i]) : !shape.columns[i].mayLack)
            return false;
    return true;
}

bool holdsWhatItShould(const StoredRow &row, const Shape &shape)
{
    for (std::size_t i = 0; i < row.values.size(); ++i)
        if (const auto *text = std::get_if<QString>(&row.values[i]); text && !holds(shape.columns[i].content, *text))
            return false;
    return true;
}

class Reader
{
public:
    explicit Reader(const QString &path)
        : m_file(path)
        , m_shapes(knownShapes())
    {
    }

    Salvage read()
    {
        readRoots();
        for (const auto &[name, root] : m_roots)
            walk(root, shapeNamed(name));
        if (m_hasGap)
            takeLost();
        return std::move(m_salvage);
    }

private:
    [[nodiscard]] const Shape *shapeNamed(const QString &name) const
    {
        const auto found = std::ranges::find(m_shapes, name, &Shape::table);
        return found != m_shapes.end() ? &*found : nullptr;
    }

    /// From the first page, which leads to the rows of the schema: type, name, table, page, SQL.
    void readRoots()
    {
        QSet<QString> begun;
        walkFrom(1, [&](const TreePage &page) {
            for (const StoredRow &row : page.rows) {
                if (row.values.size() != 5 || !std::holds_alternative<QString>(row.values[1])
                    || !std::holds_alternative<qint64>(row.values[3]))
                    continue;
                const QString name = std::get<QString>(row.values[1]);
                const bool isTable = row.values[0] == StoredValue(u"table"_s);
                const qint64 root = std::get<qint64>(row.values[3]);
                if (root > 1 && root <= m_file.pages()) {
                    // The pages of an index are passed by, too: they are nobody's rows.
                    m_roots.emplace_back(isTable ? name : QString(), static_cast<quint32>(root));
                    begun.insert(name);
                }
            }
            return page.isTable;
        });
        m_salvage.hasSchema = !begun.isEmpty();
        for (const Shape &shape : m_shapes)
            m_hasGap = m_hasGap || !begun.contains(shape.table);
    }

    template <class Take> void walkFrom(quint32 root, Take take)
    {
        std::deque<quint32> waiting { root };
        while (!waiting.empty()) {
            const quint32 number = waiting.front();
            waiting.pop_front();
            const bool isSeen = m_seen.contains(number);
            const auto page = isSeen || number == 0 || number > m_file.pages() ? std::nullopt : m_file.read(number);
            m_seen.insert(number);
            if (!page) {
                m_hasGap = true;
                ++m_salvage.unreadablePages;
                continue;
            }
            if (!take(*page)) { // an address that the damage changed leads to the pages of another
                m_seen.erase(number);
                m_hasGap = true;
                continue;
            }
            m_salvage.unreadableRows += page->unreadable;
            m_hasGap = m_hasGap || (page->unreadable > 0 && !page->isLeaf);
            waiting.insert(waiting.end(), page->children.begin(), page->children.end());
        }
    }

    void walk(quint32 root, const Shape *shape)
    {
        const auto first = m_file.read(root);
        const bool isTable = shape ? shape->hasNumbers : first && first->isTable;
        walkFrom(root, [&](const TreePage &page) {
            const auto isOurs = [&](const StoredRow &row) { return !shape || fits(row, *shape); };
            if (page.isTable != isTable || (!page.rows.empty() && std::ranges::none_of(page.rows, isOurs)))
                return false;
            for (const StoredRow &row : page.rows) {
                m_seen.insert(row.pages.begin(), row.pages.end());
                if (shape && isOurs(row))
                    keep(*shape, row);
            }
            return true;
        });
    }

    /// Pages that nothing leads to any more.
    void takeLost()
    {
        const std::vector<quint32> free = m_file.freePages();
        m_seen.insert(free.begin(), free.end());
        for (quint32 number = 1; number <= m_file.pages(); ++number) {
            if (m_seen.contains(number))
                continue;
            const auto page = m_file.read(number);
            if (!page || page->rows.empty())
                continue;
            const std::vector<const Shape *> shapes = shapesOf(*page);
            if (shapes.size() != 1) {
                m_salvage.doubtfulPages += page->isTable ? 1 : 0; // an index has nothing that its table has not
                continue;
            }
            for (const StoredRow &row : page->rows)
                keep(*shapes.front(), row);
        }
    }

    /// The tables that all its rows may be of: of those whose rows have as many values, if there are such, the ones that say the most
    /// about them.
    [[nodiscard]] std::vector<const Shape *> shapesOf(const TreePage &page) const
    {
        std::vector<const Shape *> best;
        std::pair<bool, std::ptrdiff_t> most { false, 0 };
        for (const Shape &shape : m_shapes) {
            const auto isOf = [&](const StoredRow &row) { return fits(row, shape) && holdsWhatItShould(row, shape); };
            const bool isAnything =
                std::ranges::find(shape.columns, Shape::Kind::Any, &Shape::Column::kind) != shape.columns.end();
            if (isAnything || shape.hasNumbers != page.isTable || !std::ranges::all_of(page.rows, isOf))
                continue;
            const std::pair said { page.rows.front().values.size() == shape.columns.size(),
                std::ranges::count_if(shape.columns, [](const Shape::Column &c) { return c.content != Shape::Content::Any; }) };
            if (best.empty() || said >= most) {
                if (said > most)
                    best.clear();
                most = said;
                best.push_back(&shape);
            }
        }
        return best;
    }

    void keep(const Shape &shape, StoredRow row)
    {
        if (isMadeAnew(shape.table))
            return;
        for (std::size_t i = 0; i < row.values.size(); ++i)
            if (shape.columns[i].kind == Shape::Kind::RowNumber)
                row.values[i] = row.rowid;
        Salvage::Table &table = m_salvage.tables[shape.table];
        table.columns = shape.names;
        table.rows.push_back(std::move(row));
    }

    PageFile m_file;
    std::vector<Shape> m_shapes;
    std::vector<std::pair<QString, quint32>> m_roots; ///< where the trees begin; without a name for those of no table
    std::set<quint32> m_seen;
    bool m_hasGap = false; ///< something is not where it should be
    Salvage m_salvage;
};

} // namespace

Salvage salvage(const QString &path)
{
    return Reader(path).read();
}

} // namespace adduce
