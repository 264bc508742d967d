#include "ui/library/compared_papers.h"

#include "core/highlights/highlight_store.h"
#include "core/library/collection_store.h"
#include "core/library/metadata_store.h"
#include "core/library/note_store.h"
#include "core/threads/thread_store.h"
#include "ui/library/metadata_words.h"
#include <QCoreApplication>
#include <QLocale>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

struct CompareWords
{
    Q_DECLARE_TR_FUNCTIONS(adduce::ComparedPapers)
};

std::optional<ComparedPaper> comparedPaper(
    Database &database, DocumentId id, const std::vector<Collection> &collections, const QHash<QString, int> &citing)
{
    const auto row = DocumentStore(database).find(id);
    if (!row)
        return std::nullopt;
    ComparedPaper paper { *row, MetadataStore(database).find(id), {}, {}, NoteStore(database).find(id) };
    const CollectionStore filed(database);
    paper.tags = filed.tagsOf(id);
    const std::vector<CollectionId> in = filed.collectionsOf(id);
    for (const Collection &collection : collections)
        if (std::ranges::find(in, collection.id) != in.end())
            paper.collections << collection.path;
    paper.threads = citing.value(row->sha256);
    paper.highlights = static_cast<int>(HighlightStore(database).of(row->sha256).size());
    return paper;
}

QString countWords(int count)
{
    return count > 0 ? QLocale().toString(count) : QString();
}

} // namespace

std::vector<ComparedPapers> readDuplicates(Database &database)
{
    std::vector<ComparedPapers> pairs;
    const std::vector<Collection> collections = CollectionStore(database).list();
    const QHash<QString, int> citing = ThreadStore(database).citingCounts();
    for (const Duplicate &pair : DuplicateStore(database).list()) {
        auto one = comparedPaper(database, pair.document, collections, citing);
        auto other = comparedPaper(database, pair.other, collections, citing);
        if (one && other)
            pairs.push_back({ pair, *std::move(one), *std::move(other) });
    }
    return pairs;
}

std::vector<ComparedLine> comparedLines(const ComparedPapers &papers)
{
    const auto &[pair, one, other] = papers;
    std::vector<ComparedLine> lines;
    forEachField(
        [&](MetadataField field, const auto &mine, const auto &theirs) {
            ComparedLine line { fieldName(field), valueText(mine), valueText(theirs) };
            if (line.one != line.other)
                line.field = field;
            lines.push_back(std::move(line));
        },
        one.metadata, other.metadata);
    const auto add = [&](const QString &name, const auto &words) { lines.push_back({ name, words(one), words(other) }); };
    const QLocale locale;
    add(CompareWords::tr("Pages"), [](const ComparedPaper &p) { return countWords(p.row.pages); });
    add(CompareWords::tr("Size"), [&](const ComparedPaper &p) { return locale.formattedDataSize(p.row.bytes, 1); });
    add(CompareWords::tr("Added"),
        [&](const ComparedPaper &p) { return locale.toString(p.row.addedAt.toLocalTime().date(), QLocale::ShortFormat); });
    add(CompareWords::tr("Collections"), [](const ComparedPaper &p) { return p.collections.join(u", "_s); });
    add(CompareWords::tr("Tags"), [](const ComparedPaper &p) { return p.tags.join(u", "_s); });
    add(CompareWords::tr("Notes"), [](const ComparedPaper &p) { return p.note; });
    add(CompareWords::tr("Threads that cite it"), [](const ComparedPaper &p) { return countWords(p.threads); });
    add(CompareWords::tr("Highlights"), [](const ComparedPaper &p) { return countWords(p.highlights); });
    std::erase_if(lines, [](const ComparedLine &line) { return line.one.isEmpty() && line.other.isEmpty(); });
    return lines;
}

TakenFields fieldsToTake(const ComparedPapers &papers, bool keepsOther)
{
    TakenFields taken {};
    forEachField(
        [&](MetadataField field, const auto &mine, const auto &theirs) {
            const std::remove_cvref_t<decltype(mine)> nothing {};
            taken[static_cast<std::size_t>(field)] = keepsOther ? theirs != nothing || mine == nothing : mine == nothing;
        },
        papers.one.metadata, papers.other.metadata);
    return taken;
}

Metadata mergedMetadata(const Metadata &one, const Metadata &other, const TakenFields &taken)
{
    Metadata merged = one;
    forEachField(
        [&](MetadataField field, auto &value, const auto &theirs) {
            if (!taken[static_cast<std::size_t>(field)])
                return;
            value = theirs;
            merged.setOrigin(field, other.origin(field));
        },
        merged, other);
    return merged;
}

} // namespace adduce
