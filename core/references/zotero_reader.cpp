#include "core/references/zotero_reader.h"

#include "core/base/error.h"
#include "core/base/tr.h"
#include "core/library/database.h"
#include "core/references/zotero_fields.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QTemporaryDir>
#include <optional>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr int kDeepestCollection = 100;
constexpr std::size_t kMostMarks = 10'000; // of an item

/// The database with what has not yet been merged into it, beside each other as SQLite wants them.
QString copyOf(const QString &folder, const QTemporaryDir &place)
{
    const QString copy = place.filePath(u"zotero.sqlite"_s);
    for (const QString &suffix : { u""_s, u"-journal"_s, u"-wal"_s })
        if (const QString file = folder + u"/zotero.sqlite"_s + suffix;
            QFileInfo(file).isFile() && !QFile::copy(file, copy + suffix))
            throw Error(ErrorKind::Unreadable, file);
    return copy;
}

/// Reads the copy. One query a kind of thing, each over the whole library.
class ZoteroLibrary
{
public:
    ZoteroLibrary(const QString &path, QString folder)
        : m_database(path)
        , m_folder(std::move(folder))
    {
        m_database.execute("PRAGMA trusted_schema = OFF; PRAGMA query_only = ON");
    }

    ReferenceList read()
    {
        readItems();
        readBetterKeys();
        readFields(); // a key that the user wrote there wins
        readCreators();
        readTags();
        readCollections();
        readFiles();
        readNotes();
        readMarks();
        ReferenceList list;
        for (const qint64 id : m_order) {
            Reference &reference = m_items[id];
            if (reference.title.isEmpty() && reference.doi.isEmpty() && reference.files.isEmpty())
                m_problems.push_back({ 0, reference.key, u"neither a title nor a DOI nor a file"_s });
            else
                list.references.push_back(std::move(reference));
        }
        list.problems = std::move(m_problems);
        return list;
    }

private:
    void readItems()
    {
        Statement row(m_database,
            "SELECT i.itemID, i.key, t.typeName FROM items i JOIN itemTypes t USING (itemTypeID) "
            "WHERE t.typeName NOT IN ('attachment', 'note', 'annotation') "
            "AND i.itemID NOT IN (SELECT itemID FROM deletedItems) ORDER BY i.itemID");
        while (row.step()) {
            if (m_order.size() == kMostReferences) {
                m_problems.push_back({ 0, {}, u"more than %1 entries; the rest is left out"_s.arg(kMostReferences) });
                return;
            }
            Reference &reference = m_items[row.integer(0)];
            reference.key = row.text(1);
            reference.type = cslTypeOfZotero(row.text(2));
            m_order.push_back(row.integer(0));
        }
    }

    void readFields()
    {
        Statement row(m_database,
            "SELECT d.itemID, f.fieldName, v.value FROM itemData d JOIN fields f USING (fieldID) JOIN itemDataValues v USING "
            "(valueID)");
        while (row.step()) {
            const auto item = m_items.find(row.integer(0));
            if (item == m_items.end())
                continue;
            setZoteroField(*item, row.text(1), row.text(2));
        }
    }

    /// The keys that Better BibTeX keeps in a database of its own.
    void readBetterKeys()
    {
        const QTemporaryDir place;
        const QString path = m_folder + u"/better-bibtex.sqlite"_s;
        if (!place.isValid() || !QFileInfo(path).isFile() || !QFile::copy(path, place.filePath(u"keys.sqlite"_s)))
            return;
        try {
            Database database(place.filePath(u"keys.sqlite"_s));
            database.execute("PRAGMA trusted_schema = OFF; PRAGMA query_only = ON");
            Statement row(database, "SELECT itemID, citationKey FROM citationkey");
            while (row.step())
                if (const auto item = m_items.find(row.integer(0)); item != m_items.end())
                    if (const QString key = row.text(1).simplified(); !key.isEmpty())
                        item->key = key;
        } catch (const Error &) { // of a version that keeps them otherwise
            m_problems.push_back({ 0, u"better-bibtex.sqlite"_s, u"its citation keys cannot be read"_s });
        }
    }

    void readCreators()
    {
        Statement row(m_database,
            "SELECT ic.itemID, t.creatorType, c.firstName, c.lastName, c.fieldMode FROM itemCreators ic JOIN creators c "
            "USING (creatorID) JOIN creatorTypes t USING (creatorTypeID) ORDER BY ic.itemID, ic.orderIndex");
        while (row.step()) {
            const QString family = row.text(3).left(kLongestPersonName);
            PersonName name;
            if (row.number(4) == 1) // one field: an institution
                name.literal = family.simplified();
            else
                name = nameFromFields(row.text(2).left(kLongestPersonName), family);
            if (const auto item = m_items.find(row.integer(0)); item != m_items.end())
                addZoteroCreator(*item, row.text(1), name);
        }
    }

    void readTags()
    {
        Statement row(
            m_database, "SELECT it.itemID, t.name FROM itemTags it JOIN tags t USING (tagID) ORDER BY it.itemID, t.name");
        while (row.step())
            if (const auto item = m_items.find(row.integer(0)); item != m_items.end())
                if (const QString tag = row.text(1).simplified(); !tag.isEmpty())
                    item->tags << tag;
    }

    void readCollections()
    {
        struct Node
        {
            QString name;
            qint64 parent = 0;
        };
        QHash<qint64, Node> nodes;
        Statement collections(m_database, "SELECT collectionID, collectionName, parentCollectionID FROM collections");
        while (collections.step()) // a slash would part the name
            nodes.insert(
                collections.integer(0), { collections.text(1).simplified().replace(u'/', u'-'), collections.integer(2) });
        Statement row(m_database, "SELECT itemID, collectionID FROM collectionItems ORDER BY itemID, orderIndex");
        while (row.step()) {
            const auto item = m_items.find(row.integer(0));
            QStringList path;
            qint64 id = row.integer(1);
            for (int depth = 0; nodes.contains(id) && depth < kDeepestCollection; ++depth) {
                path.prepend(nodes[id].name);
                id = nodes[id].parent;
            }
            if (item != m_items.end() && !path.isEmpty())
                item->collections << path.join(u'/');
        }
    }

    [[nodiscard]] bool hasTable(const QString &name) const
    {
        Statement row(m_database, "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
        return row.bind(1, name).step();
    }

    /// Several of one item stand below each other.
    void readNotes()
    {
        if (!hasTable(u"itemNotes"_s))
            return;
        Statement row(m_database,
            "SELECT parentItemID, note FROM itemNotes WHERE parentItemID IS NOT NULL "
            "AND itemID NOT IN (SELECT itemID FROM deletedItems) ORDER BY itemID");
        while (row.step()) {
            const auto item = m_items.find(row.integer(0));
            if (item != m_items.end())
                addZoteroNote(*item, row.text(1));
        }
    }

    /// Words that were marked in attached files, since Zotero 6.
    void readMarks()
    {
        constexpr int kHighlighted = 1;
        constexpr int kUnderlined = 5;
        if (!hasTable(u"itemAnnotations"_s))
            return;
        Statement row(m_database,
            "SELECT parentItemID, type, text, comment, color, position FROM itemAnnotations "
            "WHERE itemID NOT IN (SELECT itemID FROM deletedItems) ORDER BY parentItemID, sortIndex");
        while (row.step()) {
            const auto item = m_items.find(m_owners.value(row.integer(0)));
            const QString type = row.number(1) == kHighlighted ? u"highlight"_s
                : row.number(1) == kUnderlined                 ? u"underline"_s
                                                               : QString();
            const auto mark = markOfZotero(type, row.text(2), row.text(3), row.text(4), row.text(5));
            if (mark && item != m_items.end() && item->marks.size() < kMostMarks)
                item->marks.push_back(*mark);
        }
    }

    /// Files of an item, and files that belong to none: papers that nobody has described yet.
    void readFiles()
    {
        Statement row(m_database,
            "SELECT a.itemID, a.parentItemID, a.path, i.key FROM itemAttachments a JOIN items i ON i.itemID = a.itemID "
            "WHERE a.path IS NOT NULL AND a.itemID NOT IN (SELECT itemID FROM deletedItems) ORDER BY a.itemID");
        while (row.step()) {
            const auto file = pathOf(row.text(2), row.text(3));
            const auto parent = m_items.find(row.integer(1));
            if (!file)
                m_problems.push_back({ 0, row.text(2), u"a link relative to a folder that only Zotero knows"_s });
            else if (parent != m_items.end()) {
                parent->files << *file;
                m_owners.insert(row.integer(0), row.integer(1));
            } else if (row.isNull(1) && m_order.size() < kMostReferences) {
                m_order.push_back(row.integer(0));
                m_items[row.integer(0)].key = row.text(3);
                m_items[row.integer(0)].files << *file;
                m_owners.insert(row.integer(0), row.integer(0));
            }
        }
    }

    /// "storage:a.pdf" lies in a folder with the key's name; nothing may lead out of it.
    [[nodiscard]] std::optional<QString> pathOf(const QString &path, const QString &key) const
    {
        if (path.startsWith(u"storage:"_s))
            return QDir::cleanPath(
                m_folder + u"/storage/"_s + QFileInfo(key).fileName() + u'/' + QFileInfo(path.mid(8)).fileName());
        if (QFileInfo(path).isAbsolute())
            return QDir::cleanPath(path);
        return std::nullopt;
    }

    Database m_database;
    QString m_folder;
    QHash<qint64, Reference> m_items;
    QHash<qint64, qint64> m_owners; ///< items by their attached files
    std::vector<qint64> m_order;
    std::vector<ReferenceProblem> m_problems;
};

} // namespace

bool isZoteroFolder(const QString &folder)
{
    return QFileInfo(folder + u"/zotero.sqlite"_s).isFile();
}

ReferenceList readZotero(const QString &folder)
{
    if (!isZoteroFolder(folder))
        throw Error(ErrorKind::Missing, folder + u"/zotero.sqlite"_s);
    const QTemporaryDir place;
    if (!place.isValid())
        throw Error(ErrorKind::DiskFull, place.path());
    const QString copy = copyOf(folder, place);
    try {
        return ZoteroLibrary(copy, QDir(folder).absolutePath()).read();
    } catch (const Error &error) {
        throw Error(ErrorKind::BadInput, tr("\"%1\" cannot be read as a library of Zotero").arg(folder + u"/zotero.sqlite"_s),
            error.technical());
    }
}

} // namespace adduce
