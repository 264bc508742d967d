#include "tests/bench/large_library.h"

#include "core/base/error.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"

#include <QCryptographicHash>
#include <QHash>
#include <QStringList>
#include <algorithm>
#include <map>
#include <random>

namespace adduce::bench {

using namespace Qt::StringLiterals;

namespace {

/// A document as the library holds it.
struct Stored
{
    Document document;
    std::vector<Chunk> chunks;
};

Stored storedOf(const TextStore &texts, const DocumentRow &row)
{
    Stored stored;
    for (int page = 0; page < row.pages; ++page)
        stored.document.pages.push_back(texts.page(row.id, page).value_or(Page {}));
    stored.document.sections = texts.sections(row.id);
    stored.document.sentences = texts.sentences(row.id);
    for (int ordinal = 0; ordinal < row.chunks; ++ordinal)
        if (const auto chunk = texts.chunk(row.id, ordinal))
            stored.chunks.push_back(*chunk);
    return stored;
}

std::vector<DocumentRow> documentsIn(Database &database)
{
    std::vector<DocumentRow> documents = DocumentStore(database).list();
    if (documents.empty())
        throw Error(ErrorKind::Missing, database.path());
    return documents;
}

void save(Database &database, const DocumentRow &row, const Stored &stored, int copy)
{
    DocumentStore documents(database);
    const QString name = u"%1 copy %2"_s.arg(row.sha256).arg(copy);
    Transaction transaction(database);
    const DocumentId id = documents.insert(u"/nowhere/"_s + name);
    const QByteArray hash = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256).toHex();
    documents.setIdentity(id, QString::fromLatin1(hash), row.bytes);
    TextStore(database).save(id, stored.document, stored.chunks);
    transaction.commit();
}

/// Calls `word` with the place and length of each run of letters.
template <class Word> void forWords(const QString &text, const Word &word)
{
    for (qsizetype i = 0; i < text.size();) {
        qsizetype end = i;
        while (end < text.size() && text[end].isLetter())
            ++end;
        if (end > i)
            word(i, end - i);
        i = end + 1;
    }
}

/// Longer words of a text stand for each other. Offsets into the text stay as they are.
class WordExchange
{
public:
    WordExchange(const std::vector<Page> &pages, unsigned seed)
    {
        constexpr qsizetype kShortest = 5; // letters: what is shorter holds sentences together
        std::map<qsizetype, QStringList> byLength;
        for (const Page &page : pages)
            forWords(page.text, [&](qsizetype at, qsizetype length) {
                if (length >= kShortest)
                    byLength[length] << page.text.sliced(at, length);
            });
        std::mt19937 random(seed);
        for (auto &[length, words] : byLength) {
            words.removeDuplicates();
            QStringList others = words;
            std::ranges::shuffle(others, random);
            for (qsizetype i = 0; i < words.size(); ++i)
                m_others[words[i]] = others[i];
        }
    }

    void apply(QString &text) const
    {
        const QString before = text;
        forWords(before, [&](qsizetype at, qsizetype length) {
            if (const auto other = m_others.constFind(before.sliced(at, length)); other != m_others.cend())
                text.replace(at, length, *other);
        });
    }

private:
    QHash<QString, QString> m_others;
};

Stored exchanged(Stored stored, unsigned seed)
{
    const WordExchange words(stored.document.pages, seed);
    for (Page &page : stored.document.pages)
        words.apply(page.text);
    for (Sentence &sentence : stored.document.sentences)
        words.apply(sentence.text);
    for (Chunk &chunk : stored.chunks)
        words.apply(chunk.text);
    return stored;
}

} // namespace

void growLibrary(Database &database, int chunks)
{
    const TextStore texts(database);
    const std::vector<DocumentRow> originals = documentsIn(database);
    for (int copy = 0; texts.chunkCount() < chunks; ++copy)
        for (const DocumentRow &row : originals)
            save(database, row, storedOf(texts, row), copy);
}

void growPapers(Database &database, int documents)
{
    const TextStore texts(database);
    const std::vector<DocumentRow> originals = documentsIn(database);
    int count = static_cast<int>(originals.size());
    for (int copy = 0; count < documents; ++copy)
        for (const DocumentRow &row : originals) {
            if (count == documents)
                break;
            save(database, row, exchanged(storedOf(texts, row), static_cast<unsigned>(count)), copy);
            ++count;
        }
}

} // namespace adduce::bench
