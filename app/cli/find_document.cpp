#include "app/cli/find_document.h"

#include "core/library/database.h"

#include <QFileInfo>

namespace adduce::cli {

using namespace Qt::StringLiterals;

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
