#include "ui/library/document_drag.h"

#include <QDataStream>
#include <QIODevice>

namespace adduce {

QByteArray encodedDocuments(const std::vector<DocumentId> &documents)
{
    QByteArray bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    for (const DocumentId id : documents)
        out << id.value;
    return bytes;
}

std::vector<DocumentId> decodedDocuments(const QByteArray &bytes)
{
    std::vector<DocumentId> documents;
    QDataStream in(bytes);
    while (!in.atEnd()) {
        qint64 id = 0;
        in >> id;
        if (in.status() != QDataStream::Ok)
            break;
        documents.push_back({ id });
    }
    return documents;
}

} // namespace adduce
