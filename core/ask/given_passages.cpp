#include "core/ask/given_passages.h"

#include "core/library/text_store.h"

#include <QJsonObject>
#include <map>
#include <set>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// What the passages are read from, each thing once.
class Sources
{
public:
    explicit Sources(Database &database)
        : m_texts(database)
        , m_documents(database)
    {
    }

    [[nodiscard]] const TextStore &texts() const { return m_texts; }
    const DocumentRow *document(DocumentId id)
    {
        if (!m_rows.contains(id))
            m_rows[id] = m_documents.find(id);
        const auto &row = m_rows[id];
        return row ? &*row : nullptr;
    }
    const std::vector<Section> &sections(DocumentId id)
    {
        if (!m_sections.contains(id))
            m_sections[id] = m_texts.sections(id);
        return m_sections[id];
    }
    QString page(DocumentId id, int page)
    {
        const auto key = std::pair(id, page);
        if (!m_pages.contains(key)) {
            const auto read = m_texts.page(id, page);
            m_pages[key] = read ? read->text : QString();
        }
        return m_pages[key];
    }

private:
    TextStore m_texts;
    DocumentStore m_documents;
    std::map<DocumentId, std::optional<DocumentRow>> m_rows;
    std::map<DocumentId, std::vector<Section>> m_sections;
    std::map<std::pair<DocumentId, int>, QString> m_pages;
};

SectionType typeOf(const Sentence &sentence, const std::vector<Section> &sections)
{
    const auto ordinal = static_cast<std::size_t>(sentence.section);
    return sentence.section >= 0 && ordinal < sections.size() ? sections[ordinal].type : SectionType::Front;
}

void add(GivenPassage &given, int ordinal, const Sentence &sentence, Sources &sources)
{
    GivenSentence added { ordinal, sentence, given.letters.letters().size(), 0 };
    for (const SentencePart &part : sentence.parts)
        given.letters.add({ part.page, part.start, part.length }, sources.page(given.document.id, part.page));
    added.endLetter = given.letters.letters().size();
    given.text += (given.text.isEmpty() ? QString() : u" "_s) + sentence.text;
    given.sentences.push_back(std::move(added));
}

} // namespace

QString GivenPassage::about() const
{
    QStringList parts { document.title, document.authors.join(u", "_s), shortName(document), section };
    if (document.year > 0)
        parts << QString::number(document.year);
    return parts.join(u". "_s);
}

std::vector<GivenPassage> givenPassages(const std::vector<Passage> &passages, Database &database)
{
    Sources sources(database);
    std::set<std::pair<DocumentId, int>> seen;
    std::vector<GivenPassage> all;
    for (const Passage &passage : passages) {
        const auto chunk = sources.texts().chunk(passage.chunk);
        const DocumentRow *document = sources.document(passage.document);
        if (!chunk || !document)
            continue;
        GivenPassage given;
        given.chunk = chunk->stableId;
        given.passage = passage;
        given.document = *document;
        const std::vector<Section> &sections = sources.sections(document->id);
        if (const auto at = static_cast<std::size_t>(chunk->section); chunk->section >= 0 && at < sections.size())
            given.section = (sections[at].number + u' ' + sections[at].title).trimmed();
        int ordinal = chunk->firstSentence;
        for (const Sentence &sentence : sources.texts().sentences(document->id, chunk->firstSentence, chunk->lastSentence)) {
            if (!sentence.doubtful && isSearchable(sentence.kind, typeOf(sentence, sections))
                && seen.emplace(document->id, ordinal).second)
                add(given, ordinal, sentence, sources);
            ++ordinal;
        }
        if (given.sentences.empty())
            continue;
        given.id = u"P%1"_s.arg(all.size() + 1);
        all.push_back(std::move(given));
    }
    return all;
}

PromptPassage promptPassage(const GivenPassage &given)
{
    const int first = given.passage.firstPage + 1;
    const int last = given.passage.lastPage + 1;
    return { given.id, shortName(given.document), first == last ? QString::number(first) : u"%1-%2"_s.arg(first).arg(last),
        given.text };
}

std::vector<OutgoingPassage> outgoing(const std::vector<GivenPassage> &given)
{
    std::vector<OutgoingPassage> all;
    all.reserve(given.size());
    for (const GivenPassage &passage : given)
        all.push_back({ passage.chunk, shortName(passage.document), passage.document.staysHere });
    return all;
}

QJsonArray toJson(const std::vector<GivenPassage> &given)
{
    QJsonArray all;
    for (const GivenPassage &passage : given)
        all.append(
            QJsonObject { { u"id"_s, passage.id }, { u"chunk"_s, passage.chunk }, { u"document"_s, passage.document.id.value },
                { u"page"_s, passage.passage.firstPage + 1 }, { u"text"_s, promptText(passage.text) } });
    return all;
}

} // namespace adduce
