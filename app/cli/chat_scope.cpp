#include "app/cli/chat_scope.h"

#include "app/cli/chat_line.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/text/nearest_names.h"

#include <QFileInfo>
#include <algorithm>

namespace adduce::cli {

using namespace Qt::StringLiterals;

namespace {

[[noreturn]] void throwUnknown(Database &database, const QString &name)
{
    QStringList known = filedNames(database);
    for (const Collection &collection : CollectionStore(database).list())
        known << collection.name;
    for (const DocumentRow &row : DocumentStore(database).list())
        known << QFileInfo(row.path).fileName();
    const QStringList near = nearestNames(name, known);
    throw Error(ErrorKind::BadInput,
        near.isEmpty() ? u"no collection, tag or document is called \"%1\""_s.arg(name)
                       : u"no collection, tag or document is called \"%1\"; the nearest: %2"_s.arg(name, near.join(u", "_s)));
}

void addTag(Database &database, const QString &name, ScopeNames &names)
{
    const QString tag = name.mid(1).trimmed();
    const std::vector<TagCount> tags = CollectionStore(database).tags();
    if (std::ranges::find(tags, tag, &TagCount::tag) == tags.end())
        throwUnknown(database, name);
    names.tags << tag;
}

void addDocument(Database &database, const QString &name, ScopeNames &names)
{
    try {
        (void)documentNamed(database, name);
    } catch (const Error &error) {
        if (error.kind() == ErrorKind::NoSuchDocument)
            throwUnknown(database, name);
        throw;
    }
    names.documents << name;
}

} // namespace

QStringList filedNames(Database &database)
{
    QStringList names;
    const CollectionStore store(database);
    for (const Collection &collection : store.list())
        names << listedName(collection.path);
    for (const TagCount &count : store.tags())
        names << listedName(u"# "_s + count.tag);
    return names;
}

ScopeNames typedScope(Database &database, const QString &text)
{
    ScopeNames names;
    for (const QString &name : listedNames(text)) {
        if (name.startsWith(u'#'))
            addTag(database, name, names);
        else if (CollectionStore(database).find(name))
            names.collections << name;
        else
            addDocument(database, name, names);
    }
    (void)scopeNamed(database, names);
    return names;
}

QString scopeWords(const ScopeNames &names)
{
    QStringList shown;
    for (const QString &name : names.collections)
        shown << listedName(name);
    for (const QString &tag : names.tags)
        shown << listedName(u"# "_s + tag);
    for (const QString &name : names.documents)
        shown << listedName(name);
    return shown.isEmpty() ? u"every document"_s : shown.join(u", "_s);
}

} // namespace adduce::cli
