#include "core/evidence/table_content.h"
#include "core/laboratory/shareable.h"

#include <QJsonArray>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype kLongestName = 200; // of a table, before its owner's

class ShareableTables final : public Shareable
{
public:
    [[nodiscard]] QString relation() const override { return u"evidence_tables"_s; }
    [[nodiscard]] Error missing(qint64 id) const override { return Error(ErrorKind::NoSuchTable, QString::number(id)); }
    [[nodiscard]] std::optional<QJsonObject> read(Database &database, qint64 id) const override
    {
        const std::optional<TableContent> content = tableContent(database, { id });
        return content ? std::optional(toJson(*content)) : std::nullopt;
    }
    [[nodiscard]] bool isInBin(Database &, qint64) const override { return false; }
    /// Papers without their names, which change with what the library has of them.
    [[nodiscard]] QJsonObject essence(const QJsonObject &content) const override
    {
        QJsonArray papers;
        for (const QJsonValue paper : content[u"papers"].toArray())
            papers << paper[u"sha256"];
        QJsonObject essence = content;
        essence[u"papers"_s] = papers;
        return essence;
    }
    [[nodiscard]] std::vector<CitedPaper> papers(Database &database, qint64 id) const override
    {
        std::vector<CitedPaper> papers;
        const std::optional<TableContent> content = tableContent(database, { id });
        if (!content)
            return papers;
        const auto add = [&papers](const std::optional<Citation> &citation) {
            if (citation)
                papers.push_back({ citation->sha256, citation->source });
        };
        for (const PlacedRow &placed : content->rows)
            add(placed.row.citation);
        for (const auto &[place, cell] : content->matrix.cells)
            add(cell.citation);
        for (const MatrixPaper &paper : content->matrix.papers)
            papers.push_back({ paper.sha256, paper.source });
        return papers;
    }
    /// Named after its owner, too: "Sleep (anna)".
    qint64 putCopy(Database &database, const QJsonObject &content, const QString &owner, qint64 before) const override
    {
        TableContent copy = tableContentFromJson(content, owner);
        copy.name = u"%1 (%2)"_s.arg(copy.name.simplified().left(kLongestName), owner);
        return putTableContent(database, { before }, std::move(copy)).value;
    }
    void remove(Database &database, qint64 id) const override
    {
        EvidenceStore store(database);
        if (const auto table = store.find({ id }))
            store.apply({ table->id, table->name, std::nullopt, {}, {}, {} });
    }
};

} // namespace

const Shareable &shareableTables()
{
    static const ShareableTables tables;
    return tables;
}

} // namespace adduce
