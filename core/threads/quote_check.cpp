#include "core/threads/quote_check.h"

#include "core/base/file_name.h"
#include "core/base/sha256.h"
#include "core/base/tr.h"
#include "core/guardrails/quote.h"
#include "core/library/database.h"
#include "core/library/document_store.h"
#include "core/library/text_store.h"

#include <QFile>
#include <QHash>
#include <array>
#include <fcntl.h>

namespace adduce {

using namespace Qt::StringLiterals;

namespace {

FileState fileOf(const DocumentRow &row, const std::stop_token &stop)
{
    const int descriptor = ::open(fileBytes(row.path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    QFile file;
    if (descriptor < 0 || !file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        return FileState::Gone;
    constexpr qint64 kPiece = 1 << 20;
    Sha256 hash;
    while (!file.atEnd() && !stop.stop_requested()) {
        const QByteArray bytes = file.read(kPiece);
        if (bytes.isEmpty())
            return FileState::Gone; // it cannot be read to its end
        hash.add(bytes);
    }
    return QString::fromLatin1(hash.takeHex()) == row.sha256 ? FileState::Unchanged : FileState::Changed;
}

void keep(Database &database, const Citation &citation, const QuoteCheck &check)
{
    Statement(
        database, "INSERT OR REPLACE INTO quote_checks(sha256, page, quote, outcome, file, checked_at) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(1, citation.sha256)
        .bind(2, citation.page)
        .bind(3, citation.quote)
        .bind(4, nameOf(check.outcome))
        .bind(5, nameOf(check.file))
        .bind(6, check.checkedAt.toString(Qt::ISODateWithMs))
        .run();
}

} // namespace

QString words(const QuoteCheck &check)
{
    switch (check.outcome) {
    case QuoteOutcome::Found:
        return tr("Quote found word for word");
    case QuoteOutcome::Respaced:
        return tr("Quote found, with other spaces or hyphens");
    case QuoteOutcome::NotOnPage:
        return tr("Quote not found on its page");
    case QuoteOutcome::NoDocument:
        return tr("The paper is not in the library");
    }
    return {};
}

QuoteOutcome lookForQuote(Database &database, const Citation &citation)
{
    const auto row = citation.sha256.isEmpty() ? std::nullopt : DocumentStore(database).findByHash(citation.sha256);
    if (!row)
        return QuoteOutcome::NoDocument;
    const std::optional<Page> page = TextStore(database).page(row->id, citation.page - 1);
    if (!page || comparable(citation.quote).isEmpty())
        return QuoteOutcome::NotOnPage;
    if (isWordForWord(citation.quote, page->text))
        return QuoteOutcome::Found;
    return isVerbatim(citation.quote, page->text) ? QuoteOutcome::Respaced : QuoteOutcome::NotOnPage;
}

std::vector<QuoteCheck> checkQuotes(Database &database, const std::vector<Citation> &citations,
    const std::function<void(int)> &report, const std::stop_token &stop)
{
    QHash<QString, FileState> files;
    std::vector<QuoteCheck> checks;
    for (const Citation &citation : citations) {
        if (!files.contains(citation.sha256))
            if (const auto row = DocumentStore(database).findByHash(citation.sha256))
                files.insert(citation.sha256, fileOf(*row, stop));
        if (stop.stop_requested())
            break;
        checks.push_back(
            { lookForQuote(database, citation), files.value(citation.sha256, FileState::Gone), QDateTime::currentDateTimeUtc() });
        report(static_cast<int>(checks.size()));
    }
    if (database.isReadOnly())
        return checks; // what came of it is told, and not kept
    Transaction transaction(database);
    for (std::size_t i = 0; i < checks.size(); ++i)
        keep(database, citations[i], checks[i]);
    transaction.commit();
    return checks;
}

std::optional<QuoteCheck> lastCheck(Database &database, const Citation &citation)
{
    Statement row(database, "SELECT outcome, file, checked_at FROM quote_checks WHERE sha256 = ? AND page = ? AND quote = ?");
    row.bind(1, citation.sha256).bind(2, citation.page).bind(3, citation.quote);
    if (!row.step())
        return std::nullopt;
    const auto outcome = valueNamed<QuoteOutcome>(row.text(0));
    const auto file = valueNamed<FileState>(row.text(1));
    if (!outcome || !file)
        return std::nullopt;
    return QuoteCheck { *outcome, *file, QDateTime::fromString(row.text(2), Qt::ISODateWithMs) };
}

std::vector<Citation> citationsOf(const Thread &thread)
{
    std::vector<Citation> all;
    for (const Turn &turn : lastVersions(thread))
        for (const auto *sentences : { &turn.answer.sentences, &turn.answer.alsoSaid })
            for (const AnswerSentence &sentence : *sentences)
                all.insert(all.end(), sentence.citations.begin(), sentence.citations.end());
    return all;
}

std::vector<Citation> everyCitationOf(const Thread &thread)
{
    std::vector<Citation> all;
    const auto add = [&](const AnswerSentence &sentence) {
        all.insert(all.end(), sentence.citations.begin(), sentence.citations.end());
    };
    for (const Turn &turn : thread.turns) {
        std::ranges::for_each(turn.answer.sentences, add);
        std::ranges::for_each(turn.answer.alsoSaid, add);
        std::ranges::for_each(turn.answer.search.nearest, add, &NearMiss::sentence);
    }
    return all;
}

} // namespace adduce
