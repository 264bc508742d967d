#include "core/question/acronym_terms.h"

#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/full_text.h"
#include "core/library/text_store.h"
#include "core/text/acronyms.h"

#include <QHash>
#include <QRegularExpression>
#include <algorithm>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

/// "RED-S" is "REDs" to another author.
QString withoutHyphen(const QString &shortForm)
{
    return QString(shortForm).remove(u'-').toLower();
}

/// What most passages say that it stands for; empty when none says. Papers that never leave this computer are not asked: what a question is searched by
/// may go to other servers.
QString longFormOf(const QString &shortForm, Database &database)
{
    constexpr std::size_t kMostRead = 60; // passages
    const TextStore texts(database);
    const DocumentStore documents(database);
    const auto mayLeave = [&](DocumentId id) {
        const auto row = documents.find(id);
        return row && !row->isLocalOnly;
    };
    QHash<QString, int> said;
    QString most;
    for (const QString &written : { shortForm, withoutHyphen(shortForm) }) {
        std::vector<ChunkId> chunks = chunksWith(database, written);
        chunks.resize(std::min(chunks.size(), kMostRead));
        for (const ChunkId id : chunks)
            if (const auto chunk = texts.chunk(id); chunk && mayLeave(texts.documentOf(id)))
                for (const Acronym &one : acronymsIn(chunk->text))
                    if (withoutHyphen(one.shortForm) == withoutHyphen(shortForm)
                        && ++said[one.longForm.toLower()] > said.value(most.toLower()))
                        most = one.longForm;
    }
    return most;
}

} // namespace

SpeltOutQuestion speltOut(const QString &question, Database &database)
{
    static const QRegularExpression acronym(
        uR"((?<![\p{L}\p{N}-])(?=[\p{L}\p{N}-]*\p{Lu}[\p{L}\p{N}-]*\p{Lu})[\p{L}\p{N}-]{2,10}(?![\p{L}\p{N}-]))"_s);
    SpeltOutQuestion result { question, {} };
    std::vector<std::pair<qsizetype, QString>> found;
    for (auto it = acronym.globalMatch(question); it.hasNext();) {
        const auto match = it.next();
        if (match.captured().contains(u'-'))
            found.emplace_back(match.capturedStart(), match.captured());
    }
    for (auto one = found.rbegin(); one != found.rend(); ++one) // from the end, so that places stay
        if (const QString longForm = longFormOf(one->second, database);
            !longForm.isEmpty() && !question.contains(longForm, Qt::CaseInsensitive)) {
            result.text.replace(one->first, one->second.size(), longForm);
            result.acronyms.insert(result.acronyms.begin(), { one->second, longForm });
        }
    return result;
}

} // namespace adduce
