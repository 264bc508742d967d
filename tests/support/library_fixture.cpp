#include "tests/support/library_fixture.h"

#include "core/embedding/learn.h"
#include "core/ingest/chunker.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"

#include <QCryptographicHash>

using namespace Qt::StringLiterals;

namespace adduce::test {

void giveOwnTexts(Database &database)
{
    const TextStore texts(database);
    Statement write(database, "UPDATE sentences SET text = ? WHERE document = ? AND ordinal = ?");
    for (Statement row(database, "SELECT id FROM documents ORDER BY id"); row.step();) {
        const DocumentId document { row.integer(0) };
        for (int i = 0; const Sentence &sentence : texts.sentences(document))
            write.bind(1, sentence.text).bind(2, document.value).bind(3, i++).run();
    }
}

LibraryFixture::LibraryFixture()
    : m_library(m_folder.path() + u"/test.adduce"_s)
    , m_database(m_library.open())
{
}

DocumentId LibraryFixture::add(const QString &name, const QStringList &lines)
{
    Document document = makeDocument(lines);
    document.metadata = { name, { u"Ada Test"_s }, 2020, {}, {}, {} };
    DocumentStore documents(m_database);
    const DocumentId id = documents.insert(m_folder.path() + u'/' + name + u".pdf"_s);
    const QByteArray hash = QCryptographicHash::hash(lines.join(u'\n').toUtf8(), QCryptographicHash::Sha256).toHex();
    documents.setIdentity(id, QString::fromLatin1(hash), 1000);
    Transaction transaction(m_database);
    TextStore(m_database)
        .save(id, document, chunkDocument(document, name, ChunkParameters { .maxTokens = 60, .overlapTokens = 10 }));
    transaction.commit();
    return id;
}

void LibraryFixture::learn()
{
    learnSpace(m_database, {}, {});
}

} // namespace adduce::test
