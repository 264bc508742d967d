#include "tests/bench/large_library.h"

#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"

#include <QCryptographicHash>

namespace adduce::bench {

using namespace Qt::StringLiterals;

void growLibrary(Database &database, int chunks)
{
    DocumentStore documents(database);
    TextStore texts(database);
    const std::vector<DocumentRow> originals = documents.list();
    for (int copy = 0; texts.chunkCount() < chunks; ++copy)
        for (const DocumentRow &row : originals) {
            Document document;
            for (int page = 0; page < row.pages; ++page)
                document.pages.push_back(texts.page(row.id, page).value_or(Page {}));
            document.sections = texts.sections(row.id);
            document.sentences = texts.sentences(row.id);
            std::vector<Chunk> copies;
            for (int ordinal = 0; ordinal < row.chunks; ++ordinal)
                if (const auto chunk = texts.chunk(row.id, ordinal))
                    copies.push_back(*chunk);
            const QString name = u"%1 copy %2"_s.arg(row.sha256).arg(copy);
            Transaction transaction(database);
            const DocumentId id = documents.insert(u"/nowhere/"_s + name);
            const QByteArray hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex();
            documents.setIdentity(id, QString::fromLatin1(hash), row.bytes);
            texts.save(id, document, copies);
            transaction.commit();
        }
}

} // namespace adduce::bench
