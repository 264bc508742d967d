#include "app/cli/find_document.h"

#include "core/library/database.h"

#include <QFileInfo>

namespace adduce::cli {

using namespace Qt::StringLiterals;

QString scopeName(const Context &context)
{
    QStringList names = context.options.values(u"collection"_s);
    for (const QString &tag : context.options.values(u"tag"_s))
        names << u"# "_s + tag;
    return (names + context.options.values(u"document"_s)).join(u", "_s);
}

CollectionId findCollection(Database &database, const QString &name)
{
    const CollectionId id = CollectionStore(database).find(name);
    if (!id)
        throw Error(ErrorKind::BadInput, name, u"no such collection, see collections"_s);
    return id;
}

std::vector<DocumentId> findDocuments(Database &database, const QStringList &names)
{
    std::vector<DocumentId> found;
    for (const QString &name : names)
        found.push_back(findDocument(database, name).id);
    return found;
}

Scope scopeOf(const Context &context, Database &database)
{
    Scope scope;
    scope.tags = context.options.values(u"tag"_s);
    scope.documents = findDocuments(database, context.options.values(u"document"_s));
    for (const QString &name : context.options.values(u"collection"_s))
        scope.collections.push_back(findCollection(database, name));
    const DocumentScope documents = CollectionStore(database).resolve(scope);
    if (documents && documents->empty())
        throw Error(ErrorKind::BadInput, {}, u"no document that can be searched is in this scope"_s);
    return scope;
}

DocumentRow findDocument(Database &database, const QString &name)
{
    const DocumentStore documents(database);
    bool isNumber = false;
    const DocumentId id { name.toLongLong(&isNumber) };
    if (isNumber)
        if (const auto row = documents.find(id))
            return *row;
    if (const auto row = documents.findByPath(QFileInfo(name).absoluteFilePath()))
        return *row;
    std::vector<DocumentRow> matches;
    for (const DocumentRow &row : documents.list())
        if (QFileInfo(row.path).fileName() == name || (name.size() >= 8 && row.sha256.startsWith(name)))
            matches.push_back(row);
    if (matches.size() > 1) // a former version is meant only when there is nothing else
        std::erase_if(matches, [](const DocumentRow &row) { return bool(row.supersededBy); });
    if (matches.empty())
        throw Error(ErrorKind::Missing, name, u"no such document in the library"_s);
    if (matches.size() > 1) {
        QStringList ids;
        for (const DocumentRow &row : matches)
            ids << QString::number(row.id.value);
        throw Error(ErrorKind::BadInput, name, u"several documents are called so: %1"_s.arg(ids.join(u", "_s)));
    }
    return matches.front();
}

} // namespace adduce::cli
